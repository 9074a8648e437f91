/** How the language of a snippet is known. */
import { LazyMap, lazy } from '../../src/core/util/lazy.ts';
import { groupBy } from '../formats/group.ts';
import { integer, pattern, table, text } from '../table.ts';

const marks = table('code_marks.tsv', { language: text, weight: integer, pattern }, 'language', 'pattern');
/** The marks of each language: patterns with their weight. */
export const codeMarks = lazy(() => groupBy(marks(), ({ language }) => language));

/** Adds the marks of another language, once one of its own is there: all TypeScript also looks like JavaScript. */
export const looksLike: Readonly<Record<string, string>> = { typescript: 'javascript', cpp: 'c', scss: 'css' };

const names = table('code_languages.tsv', { name: text, language: text }, 'name');
/** File extensions and other names of languages that the colouring library does not know by itself, and what it calls them. */
export const codeLanguageNames: ReadonlyMap<string, string> = new LazyMap(() => names().map(({ name, language }) => [name, language]));
