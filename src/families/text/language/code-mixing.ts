/** Code-mixed text: its languages, and their shares. */

export interface LanguageShare {
  readonly lang: string;
  readonly share: number;
}

/** Minimum number of words to judge by, and minimum share of a language; below that it is a quotation. */
const MIN_WORDS = 4;
const MIN_SHARE = 0.15;
const MAX_SEGMENTS = 40;

/** Segment boundaries: punctuation, and changes between Latin and Indian or Arabic scripts. */
const SEGMENT_BOUNDARY = /[.!?।॥\n;:()"“”]+|(?<=[\u0900-\u0d7f\u0600-\u06ff])\s+(?=[a-z])|(?<=[a-z])\s+(?=[\u0900-\u0d7f\u0600-\u06ff])/giu;

/** @param detect returns the language of a segment, if reliable */
export function languageShares(text: string, detect: (segment: string) => string | undefined): LanguageShare[] {
  const segments = text.split(SEGMENT_BOUNDARY).slice(0, MAX_SEGMENTS);
  const counts = new Map<string, number>();
  let totalWords = 0;
  for (const segment of segments) {
    const words = segment.match(/[\p{L}\p{M}'’]+/gu)?.length ?? 0;
    const language = words === 0 ? undefined : detect(segment);
    if (language === undefined) continue;
    counts.set(language, (counts.get(language) ?? 0) + words);
    totalWords += words;
  }
  if (totalWords < MIN_WORDS) return [];
  const shares = [...counts].map(([lang, words]) => ({ lang, share: Math.round((1000 * words) / totalWords) / 1000 }));
  const large = shares.filter(({ share }) => share >= MIN_SHARE).sort((a, b) => b.share - a.share);
  return large.length > 1 ? large : [];
}
