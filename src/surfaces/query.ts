import { Fault } from '../core/fault.ts';

/** The name and value pairs of a query string. Unlike URLSearchParams it refuses broken escapes instead of guessing. */
export function queryPairs(text: string): (readonly [name: string, value: string])[] {
  if (text === '') return [];
  const pairs: (readonly [string, string])[] = [];
  for (const part of text.split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    pairs.push(at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))]);
  }
  return pairs;
}

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    throw new Fault('invalid_parameter', 'query: holds a broken percent escape');
  }
}
