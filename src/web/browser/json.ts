/** JSON with indentation and syntax highlighting. */
import { el } from './dom.ts';

/** Longer texts are not highlighted: a megabyte would block the page. */
const MAX_HIGHLIGHTED_LENGTH = 200_000;
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

export function showJson(value: unknown, lines = Number.POSITIVE_INFINITY): HTMLElement {
  const json = JSON.stringify(value, null, 2) ?? '';
  const text = truncateLines(json, lines);
  const code = el('code');
  if (text.length > MAX_HIGHLIGHTED_LENGTH) code.append(text);
  else code.append(...highlight(text));
  return el('pre', { class: 'json' }, code);
}

function truncateLines(text: string, lines: number): string {
  if (lines === Number.POSITIVE_INFINITY) return text;
  const all = text.split('\n');
  return all.length > lines ? `${all.slice(0, lines).join('\n')}\n…` : text;
}

function highlight(text: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token, string, colon, literal] = match;
    parts.push(text.slice(from, match.index));
    const kind = string ? (colon ? 'key' : 'string') : literal ? 'literal' : 'number';
    parts.push(el('span', { class: kind }, string ?? token), colon ?? '');
    from = match.index + token.length;
  }
  parts.push(text.slice(from));
  return parts;
}
