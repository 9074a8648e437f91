/** JSON with indentation and syntax highlighting. */
import { el } from './dom.ts';
import { type HighlightedLanguage, tokenise } from './highlight.ts';

/** Longer texts are not highlighted: a megabyte would block the page. */
const MAX_HIGHLIGHTED_LENGTH = 200_000;

export function showJson(value: unknown, lines = Number.POSITIVE_INFINITY): HTMLElement {
  const json = JSON.stringify(value, null, 2) ?? '';
  const text = truncateLines(json, lines);
  const code = el('code');
  if (text.length > MAX_HIGHLIGHTED_LENGTH) code.append(text);
  else code.append(...highlight(text, 'json'));
  return el('pre', { class: 'json' }, code);
}

function truncateLines(text: string, lines: number): string {
  if (lines === Number.POSITIVE_INFINITY) return text;
  const all = text.split('\n');
  return all.length > lines ? `${all.slice(0, lines).join('\n')}\n…` : text;
}

/** Tokens as text and coloured spans. */
export function highlight(text: string, language: HighlightedLanguage): (Node | string)[] {
  return tokenise(text, language).map(({ text: token, kind }) => (kind ? el('span', { class: kind }, token) : token));
}
