/** Words for colours in a question. */
import { canonical } from '../../src/core/text/fold.ts';
import { lazy } from '../../src/core/util/lazy.ts';
import { list, table, text } from '../table.ts';

const rows = table('colour_words.tsv', { colour: text, words: list(', ') }, 'colour');

/** Hexadecimal colours, or transparent, by folded word. */
export const colourWords = lazy(
  () => new Map(rows().flatMap(({ colour, words }) => words.map((word) => [canonical(word), colour] as const))),
);
