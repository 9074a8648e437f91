/** Words that stand in every text of a language and say nothing of what it is about. */
import { table, text } from '../table.ts';

export const functionWords = table('function_words.tsv', { language: text, word: text }, 'language', 'word');
