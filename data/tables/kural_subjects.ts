/** Subjects of the chapters of the Thirukkural, beside their titles. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { list, table, text } from '../table.ts';

const rows = table('kural_subjects.tsv', { chapter: text, subjects: list('|') }, 'chapter');

export const kuralSubjects: ReadonlyMap<string, readonly string[]> = new LazyMap(() =>
  rows().map(({ chapter, subjects }) => [chapter, subjects]),
);
