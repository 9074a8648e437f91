/** Heuristics that detect the programming language of a snippet. */
import { LazyMap, lazy } from '../../src/core/util/lazy.ts';
import { groupBy } from '../formats/group-by.ts';
import { integer, pattern, table, text } from '../table.ts';

const marks = table('code_marks.tsv', { language: text, weight: integer, pattern }, 'language', 'pattern');
/** Weighted patterns per language. */
export const codeMarks = lazy(() => groupBy(marks(), ({ language }) => language));

/** Adds the score of another language once one of the language's own patterns matches: all TypeScript also looks like JavaScript. */
export const looksLike: Readonly<Record<string, string>> = { typescript: 'javascript', cpp: 'c', scss: 'css' };

const names = table('code_languages.tsv', { name: text, language: text }, 'name');
/** File extensions and aliases that the syntax highlighter does not know → its language id. */
export const codeLanguageNames: ReadonlyMap<string, string> = new LazyMap(() => names().map(({ name, language }) => [name, language]));
