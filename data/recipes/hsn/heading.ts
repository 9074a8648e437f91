/**
 * Derives heading descriptions from tariff items. The published list has items only: each starts with the text of its heading and continues with the
 * item, separated by a dash, a colon or nothing. The differently worded WCO text of the same heading determines where to cut.
 */
import { words } from '../../../src/core/text/fold.ts';

/** Score bonuses: weight of the share of items with the same prefix, and bonus for a cut at a dash or colon. */
const SHARED_PREFIX_WEIGHT = 0.5;
const SEPARATOR_BONUS = 0.1;
/** Below this similarity the cut is a guess, and the WCO text is the better description. */
const MIN_SIMILARITY = 0.3;

/** Description of a heading in the words of its items. */
export function headingText(items: readonly string[], otherWording: string | undefined): string | undefined {
  if (otherWording === undefined) return commonPrefix(items);
  const target = words(otherWording.replace(/n\.e\.c\.?/g, 'not elsewhere specified or included'));
  const itemKeys = items.map(alphanumericKey);
  let best: { text: string; score: number } | undefined;
  for (const text of candidatePrefixes(items)) {
    const similarity = diceCoefficient(words(text), target);
    if (similarity < MIN_SIMILARITY) continue;
    const key = alphanumericKey(text);
    const shared = itemKeys.filter((item) => item.startsWith(key)).length / items.length;
    const score = similarity + SHARED_PREFIX_WEIGHT * shared + (endsAtSeparator(text, items) ? SEPARATOR_BONUS : 0);
    if (!best || score > best.score) best = { text, score };
  }
  return best?.text.replace(/^\d{4} /, '') ?? otherWording;
}

/** Longest common prefix, in words. */
export function commonPrefix(texts: readonly string[]): string | undefined {
  const [first = [], ...others] = texts.map((text) => text.split(' '));
  const firstDifference = first.findIndex((word, index) => others.some((other) => other[index] !== word));
  const common = trimEnd(first.slice(0, firstDifference < 0 ? first.length : firstDifference).join(' '));
  return common === '' ? undefined : common;
}

function candidatePrefixes(items: readonly string[]): Set<string> {
  const prefixes = new Set<string>();
  for (const item of items) for (const { index } of item.matchAll(/[\s:-]|$/g)) prefixes.add(trimEnd(item.slice(0, index)));
  prefixes.delete('');
  return prefixes;
}

function endsAtSeparator(text: string, items: readonly string[]): boolean {
  return items.some((item) => item.startsWith(text) && /^(\s*[:-]|\s*$)/.test(item.slice(text.length)));
}

/** Sørensen–Dice coefficient over multisets of words. */
function diceCoefficient(a: readonly string[], b: readonly string[]): number {
  const unmatched = [...b];
  let common = 0;
  for (const word of a) {
    const index = unmatched.indexOf(word);
    if (index < 0) continue;
    unmatched.splice(index, 1);
    common++;
  }
  return a.length + b.length === 0 ? 0 : (2 * common) / (a.length + b.length);
}

const trimEnd = (text: string): string => text.replace(/[\s\-:,;.]+$/, '');
const alphanumericKey = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
