/** Number words that the parser of amounts accepts beside those that it writes. */
import { list, optional, table, text } from '../table.ts';

export const numberWords = table(
  'number_words.tsv',
  { language: text, add: optional, times: optional, words: list('|') },
  'language',
  'add',
  'times',
);
