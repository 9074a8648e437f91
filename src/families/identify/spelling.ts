/** Correction of typing errors: the word of a vocabulary that differs by a transposition or a small edit distance. */
import { editDistance } from '../../core/text/name-distance.ts';

/** Factor for the confidence in a corrected word. */
export const CORRECTION_FACTOR = 0.85;
/** Shorter words are too close to others for edit distance 1; transpositions are allowed from four letters on. */
const MIN_TYPO_LENGTH = 5;
const MIN_TRANSPOSITION_LENGTH = 4;
const MIN_TWO_TYPOS_LENGTH = 9;

export function correctSpelling(
  token: string,
  vocabulary: { has(word: string): boolean; keys(): Iterable<string> },
  minTypoLength = MIN_TYPO_LENGTH,
): string | undefined {
  if (token.length < MIN_TRANSPOSITION_LENGTH) return undefined;
  for (let index = 1; index < token.length; index++) {
    const other = token.slice(0, index - 1) + token[index] + token[index - 1] + token.slice(index + 1);
    if (vocabulary.has(other)) return other;
  }
  return token.length < minTypoLength ? undefined : nearestWord(token, vocabulary.keys());
}

function nearestWord(token: string, vocabulary: Iterable<string>): string | undefined {
  const maxDistance = token.length >= MIN_TWO_TYPOS_LENGTH ? 2 : 1;
  let best: { term: string; distance: number } | undefined;
  for (const term of vocabulary) {
    if (Math.abs(term.length - token.length) > maxDistance || term.length < MIN_TYPO_LENGTH || !sharesFirstOrLastLetter(term, token))
      continue;
    const distance = editDistance(token, term, maxDistance);
    if (distance <= maxDistance && (!best || distance < best.distance)) best = { term, distance };
  }
  return best?.term;
}

/** Typing errors rarely affect both the first and the last letter; this prunes candidates. */
function sharesFirstOrLastLetter(one: string, other: string): boolean {
  return one.charCodeAt(0) === other.charCodeAt(0) || one.charCodeAt(one.length - 1) === other.charCodeAt(other.length - 1);
}
