/** Words of questions that name nothing, by language. */
import { LazySet } from '../../src/core/util/lazy.ts';
import { list, oneOf, table, text } from '../table.ts';

const rows = table('question_words.tsv', { list: oneOf('stop', 'filler'), language: text, words: list(' ') }, 'list', 'language');

const wordsOf = (list: 'stop' | 'filler'): readonly string[] => rows().flatMap((row) => (row.list === list ? row.words : []));

/** Question words, pronouns, particles, politeness and helping verbs. */
export const stopWords: ReadonlySet<string> = new LazySet(() => wordsOf('stop'));
/** Attributes and verbs beside the subject of a question. */
export const fillerWords: ReadonlySet<string> = new LazySet(() => wordsOf('filler'));
