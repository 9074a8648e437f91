/** Numbers that look random and are the same for the same seed, on every machine and every version of Node. */
import { createHash } from 'node:crypto';

/** A generator of whole numbers below a bound. */
export type Draw = (below: number) => number;

/** sfc32, started from the SHA-256 of the seed: whole-number arithmetic only, so that nothing depends on how a machine rounds. */
export function seededDraw(seed: string): Draw {
  const state = new Uint32Array(4);
  const hash = createHash('sha256').update(seed).digest();
  for (let at = 0; at < 4; at++) state[at] = hash.readUInt32LE(at * 4);
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

export function pick<T>(draw: Draw, items: ArrayLike<T>): T {
  return items[draw(items.length)] as T;
}
