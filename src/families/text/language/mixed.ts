/** Code-mixed text: its languages, and their shares. */

export interface Share {
  readonly lang: string;
  readonly share: number;
}

/** Minimum number of words to judge by, and minimum share of a language; below that it is a quotation. */
const FEWEST_WORDS = 4;
const LEAST_SHARE = 0.15;
const MOST_PIECES = 40;

/** Segment boundaries: punctuation, and changes between Latin and Indian or Arabic scripts. */
const PIECES = /[.!?।॥\n;:()"“”]+|(?<=[\u0900-\u0d7f\u0600-\u06ff])\s+(?=[a-z])|(?<=[a-z])\s+(?=[\u0900-\u0d7f\u0600-\u06ff])/giu;

/** @param detect returns the language of a segment, if reliable */
export function sharesOf(text: string, detect: (piece: string) => string | undefined): Share[] {
  const pieces = text.split(PIECES).slice(0, MOST_PIECES);
  const counts = new Map<string, number>();
  let all = 0;
  for (const piece of pieces) {
    const words = piece.match(/[\p{L}\p{M}'’]+/gu)?.length ?? 0;
    const language = words === 0 ? undefined : detect(piece);
    if (language === undefined) continue;
    counts.set(language, (counts.get(language) ?? 0) + words);
    all += words;
  }
  if (all < FEWEST_WORDS) return [];
  const shares = [...counts].map(([lang, words]) => ({ lang, share: Math.round((1000 * words) / all) / 1000 }));
  const large = shares.filter(({ share }) => share >= LEAST_SHARE).sort((a, b) => b.share - a.share);
  return large.length > 1 ? large : [];
}
