/** A seeded pseudorandom number generator, reproducible across machines and versions of Node. */
import { createHash } from 'node:crypto';

/** Draws an integer in [0, below). */
export type RandomInt = (below: number) => number;

/** sfc32, seeded with the SHA-256 of the seed: integer arithmetic in the state, so that it does not depend on rounding. */
export function seededRandomInt(seed: string): RandomInt {
  const state = new Uint32Array(4);
  const hash = createHash('sha256').update(seed).digest();
  for (let index = 0; index < 4; index++) state[index] = hash.readUInt32LE(index * 4);
  let [a = 0, b = 0, c = 0, counter = 0] = state;
  return (below) => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return Math.floor(((sum >>> 0) / 0x1_0000_0000) * below);
  };
}

export function pick<T>(randomInt: RandomInt, items: ArrayLike<T>): T {
  return items[randomInt(items.length)] as T;
}
