/** Cost in units of the rate limit for work that grows with its input. `npm run bench units` compares it with CPU time: about 3 ms per unit. */

/** One unit per `perUnit` characters or bytes, rounded up. */
export function costBySize(size: number, perUnit: number): number {
  return Math.max(1, Math.ceil(size / perUnit));
}

/** Number of characters of a text that models read: about 512 tokens. */
const MAX_CHARACTERS_READ = 2_300;

export function charactersRead(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Math.min(text.length, MAX_CHARACTERS_READ), 0);
}
