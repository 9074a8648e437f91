/** Language of a snippet: as named by the client, or detected from its title or code. */
import type { ModelOperations } from '@vscode/vscode-languagedetection';
import { bundledLanguagesInfo } from 'shiki';
import { codeLanguageNames, codeMarks, looksLike } from '../../../data/tables/code_marks.ts';
import { invalid } from '../../core/request/api-error.ts';
import { LazyMap } from '../../core/util/lazy.ts';
import { MAX_CODE_COLUMNS } from './snippet.ts';

/** No highlighting: not code, or unknown. */
export const PLAIN_TEXT = 'text';

const languageIds: ReadonlyMap<string, string> = new LazyMap(() => [
  ...codeLanguageNames,
  ...bundledLanguagesInfo.flatMap(({ id, name, aliases = [] }) =>
    [name.toLowerCase(), ...aliases, id].map((alias) => [alias, id] as const),
  ),
]);

export function namedLanguage(name: string): string {
  const key = name.trim().toLowerCase().replace(/^\./, '');
  return languageIds.get(key) ?? invalid('language', `is not a known language${suggestion(key)}`);
}

function suggestion(name: string): string {
  const near = [...new Set(languageIds.keys())].filter(
    (alias) => (name.length > 1 && alias.startsWith(name)) || isWithinOneEdit(alias, name),
  );
  near.sort((a, b) => a.length - b.length);
  return near.length > 0 ? `; did you mean ${near.slice(0, 5).join(', ')}?` : '; a file extension such as py, js or sql works too';
}

/** Whether the Damerau-Levenshtein distance is at most 1: one letter changed, added, omitted, or swapped with the next. */
function isWithinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 3) return false;
  let index = 0;
  while (index < a.length && a[index] === b[index]) index++;
  const rest = (text: string, skip: number): string => text.slice(index + skip);
  if (rest(a, 1) === rest(b, 1) || rest(a, 0) === rest(b, 1) || rest(a, 1) === rest(b, 0)) return true;
  return a[index] === b[index + 1] && a[index + 1] === b[index] && rest(a, 2) === rest(b, 2);
}

/** Detection heuristics in order of precedence; falls back to plain text. */
export async function guessLanguage(code: string, title: string | undefined): Promise<string> {
  return (
    languageOfTitle(title) ??
    languageOfShebang(code) ??
    (isJson(code) ? 'json' : undefined) ??
    languageByPatterns(code) ??
    (await languageByModel(code)) ??
    PLAIN_TEXT
  );
}

function languageOfTitle(title = ''): string | undefined {
  const file = title.trim().toLowerCase().split(/[\\/]/).at(-1) ?? '';
  // `Makefile` and `Dockerfile` match as whole names; otherwise the extension decides.
  return /\s/.test(file) ? undefined : languageIds.get(file.slice(file.lastIndexOf('.') + 1));
}

function languageOfShebang(code: string): string | undefined {
  const program = /^#![ \t]*(?:\S*\/)?(?:env (?:-S )?)?([a-z]+)[\d.]*(?:\s|$)/.exec(code)?.[1];
  return program === undefined ? undefined : languageIds.get(program);
}

function isJson(code: string): boolean {
  if (!/^\s*[{[]/.test(code)) return false;
  try {
    JSON.parse(code);
    return true;
  } catch {
    return false;
  }
}

/** Minimum score: a single weak pattern may be chance; two, or a strong one, are not. */
const MIN_SCORE = 3;

/** Lines are cut to the maximum drawn width, because some patterns take more than linear time. */
function languageByPatterns(snippet: string): string | undefined {
  const code = snippet
    .split('\n')
    .map((line) => line.slice(0, MAX_CODE_COLUMNS).trimEnd())
    .join('\n');
  const scores = new Map<string, number>();
  for (const [language, marks] of codeMarks()) {
    let score = 0;
    for (const { pattern, weight } of marks) if (pattern.test(code)) score += weight;
    if (score > 0) score += scores.get(looksLike[language] ?? '') ?? 0;
    scores.set(language, score);
  }
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= MIN_SCORE && best[1] > (second?.[1] ?? 0) ? best[0] : undefined;
}

/** Below this confidence the model's guess is random. */
const MIN_CONFIDENCE = 0.1;
/** More input does not improve the guess but takes longer. */
const MAX_MODEL_CHARACTERS = 4_000;
/** Lazy: most code matches a pattern, and the model takes long to load. */
let model: Promise<ModelOperations> | undefined;

async function languageByModel(code: string): Promise<string | undefined> {
  // The model was trained on English sources: letters of other scripts would only confuse it.
  model ??= import('@vscode/vscode-languagedetection').then(({ default: detection }) => new detection.ModelOperations());
  const [best] = await (await model).runModel(code.slice(0, MAX_MODEL_CHARACTERS).replace(/[^\x00-\x7f]+/g, 'x'));
  return best && best.confidence >= MIN_CONFIDENCE ? languageIds.get(best.languageId) : undefined;
}
