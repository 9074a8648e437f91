/** Questions that the service cannot answer: one sentence says so, instead of readings that look like answers. */
import { notServed } from '../../../data/tables/not_served.ts';
import { words } from '../../core/text/fold.ts';
import { singularWord } from '../../core/text/singular.ts';
import { lazyWarm } from '../../core/util/lazy-warm.ts';

/** The tax on gold is served, its price is not; satellites for the weather are. */
const SERVED_WORDS = ['gst', 'hsn', 'sac', 'satellite'];

const keysOf = (text: string): string[] => words(text.replaceAll('_', ' ')).map(singularWord);

const phrases = lazyWarm(() =>
  notServed().flatMap(({ phrases: list, sentence }) =>
    list.map((phrase) => ({ needed: phrase.split(' ').map((part) => keysOf(part).join('_')), sentence })),
  ),
);

/** The sentence for a question about something that is not served, if it is one. */
export function outOfScopeNote(text: string): string | undefined {
  const list = keysOf(text);
  const said = new Set([...list, ...list.map((word, index) => `${word}_${list[index + 1] ?? ''}`)]);
  if (SERVED_WORDS.some((word) => said.has(word))) return undefined;
  return phrases().find(({ needed }) => needed.every((word) => said.has(word)))?.sentence;
}
