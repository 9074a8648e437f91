/** What is seen of a word, as a number: different things may get the same one, which the weights have learnt to live with. */

const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;

/** @param kind of what the text tells */
export function hashOf(kind: number, text: string): number {
  let hash = Math.imul(BASIS ^ kind, PRIME);
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
