/** Train/test split of bank branches. */
import { checksum } from '../../core/dataset/pack/blocks.ts';

/** One in this many branches is held out. */
const FOLDS = 4;

/** Split by a hash of the IFSC, so that it is stable when the list changes. */
export function foldOf(ifsc: string): number {
  return checksum(Buffer.from(ifsc)) % FOLDS;
}

/** Held-out share: never used for training; `npm run bench addresses` evaluates on it. */
export const HELD_OUT_FOLD = 0;
