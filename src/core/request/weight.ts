/** Units of the rate limit for work that grows with its input. `npm run bench units` holds them against CPU time: about 3 ms a unit. */

/** A unit for every so many characters or bytes, begun ones included. */
export function bySize(size: number, perUnit: number): number {
  return Math.max(1, Math.ceil(size / perUnit));
}

/** What models read of a text: about 512 tokens. */
const MOST_READ = 2_300;

export function charactersRead(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Math.min(text.length, MOST_READ), 0);
}
