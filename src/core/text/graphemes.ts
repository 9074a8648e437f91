/** Grapheme clusters: letters with their vowel signs and marks, as a reader counts them. */
import { lazy } from '../util/lazy.ts';

const segmenter = lazy(() => new Intl.Segmenter('und', { granularity: 'grapheme' }));

export const graphemeSegments = (text: string): Intl.Segments => segmenter().segment(text);

export function graphemesOf(text: string): string[] {
  return Array.from(graphemeSegments(text), ({ segment }) => segment);
}
