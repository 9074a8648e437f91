/** Stop words by language. */
import { table, text } from '../table.ts';

export const functionWords = table('function_words.tsv', { language: text, word: text }, 'language', 'word');
