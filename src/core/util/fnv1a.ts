/** FNV-1a, 32 bits: a quick hash of short texts. Not for keys that a client chooses. */
const PRIME = 0x01000193;
export const FNV_OFFSET_BASIS = 0x811c9dc5;

/** The hash of what came before and one more byte or code unit. */
export function fnv1aStep(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME);
}
