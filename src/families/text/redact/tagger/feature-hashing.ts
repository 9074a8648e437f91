/** Feature hashing (FNV-1a). Colliding features share a weight, as they did in training. Incremental, so that no strings are concatenated. */
import { FNV_OFFSET_BASIS, fnv1aStep } from '../../../../core/util/fnv1a.ts';

/** @param kind feature template, as the seed */
export const hashSeed = (kind: number): number => fnv1aStep(FNV_OFFSET_BASIS, kind);

export function hashUpdate(hash: number, text: string, from = 0, to: number = text.length): number {
  let mixed = hash;
  for (let index = from; index < to; index++) mixed = fnv1aStep(mixed, text.charCodeAt(index));
  return mixed;
}

export function hashFinish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}
