/** FNV-1a, 32 bits: a fast hash of short strings. Not collision-resistant: do not use it for keys chosen by clients. */
const PRIME = 0x01000193;
export const FNV_OFFSET_BASIS = 0x811c9dc5;

/** Updates the hash with one byte or code unit. */
export function fnv1aStep(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME);
}
