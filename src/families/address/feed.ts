/** Which bank branches teach the reader of addresses, and which are kept back to examine it. */
import { checksum } from '../../core/dataset/pack/blocks.ts';

/** One branch of so many is kept back. */
const SHARES = 4;

/** The share of a branch, by a hash of its code: the same whatever else is in the list. */
export function shareOf(ifsc: string): number {
  return checksum(Buffer.from(ifsc)) % SHARES;
}

/** Branches of this share never feed what the reader knows: `npm run bench addresses` asks it about them. */
export const KEPT_BACK = 0;
