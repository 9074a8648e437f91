/**
 * What is seen of a word, as a number: different things may get the same one, which the weights have learnt to live with.
 * It is made step by step of parts of texts, so that no text has to be put together for it.
 */

const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;

/** @param kind of what is told */
export const begin = (kind: number): number => Math.imul(BASIS ^ kind, PRIME);

export function add(hash: number, text: string, from = 0, to: number = text.length): number {
  let mixed = hash;
  for (let at = from; at < to; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), PRIME);
  return mixed;
}

export function finish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}
