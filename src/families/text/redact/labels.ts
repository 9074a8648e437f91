/** Finds label words of identifiers in a text, and their proximity to a match. */
import { identifierLabels, type Label } from '../../../../data/tables/identifier_labels.ts';
import { lazyWarm } from '../../../core/util/lazy-warm.ts';
import { isLatin, type WordToken } from './tokenise.ts';

/** `close`: adjacent, and decisive. `near`: within the window, and supporting. */
export type Proximity = 'close' | 'near' | undefined;

/** Maximum distances in characters from a label to a value: adjacent, before it, after it. */
const ADJACENT_DISTANCE = 28;
const MAX_DISTANCE_BEFORE = 48;
const MAX_DISTANCE_AFTER = 24;

const labelPrefixes = lazyWarm(() => {
  const whole = new Map<string, Label[]>();
  const beginnings = new Map<string, Label[]>();
  let longest = 0;
  for (const { label, word } of identifierLabels()) {
    const begins = word.endsWith('*') || !isLatin(word);
    const key = word.replace(/[*\u200c-\u200d]/g, '');
    const table = begins ? beginnings : whole;
    table.set(key, [...(table.get(key) ?? []), label]);
    longest = Math.max(longest, key.length);
  }
  return { whole, beginnings, longest };
});
const MIN_PREFIX_LENGTH = 2;

function labelsOf(key: string): readonly Label[] {
  const { whole, beginnings, longest } = labelPrefixes();
  const labels = whole.get(key);
  if (labels) return labels;
  for (let length = Math.min(longest, key.length); length >= MIN_PREFIX_LENGTH; length--) {
    const found = beginnings.get(key.slice(0, length));
    if (found) return found;
  }
  return [];
}

/** Whether a word is a label of an identifier that is not part of an address. */
export function isIdentifierLabel(key: string): boolean {
  return labelsOf(key).some((label) => !ADDRESS_LABELS.has(label));
}
const ADDRESS_LABELS: ReadonlySet<Label> = new Set(['address', 'pincode', 'other']);

interface LabelOccurrence {
  readonly from: number;
  readonly to: number;
}

export interface LabelFinder {
  proximity(label: Label, from: number, to: number): Proximity;
}

export function findLabels(text: string, words: readonly WordToken[]): LabelFinder {
  const places = new Map<Label, LabelOccurrence[]>();
  for (const word of words) {
    for (const label of labelsOf(word.key)) {
      const known = places.get(label);
      if (known) known.push(word);
      else places.set(label, [word]);
    }
  }
  return {
    proximity(label, from, to) {
      const known = places.get(label);
      if (!known) return undefined;
      const next = lowerBound(known, to);
      let at = next - 1;
      while (at >= 0 && (known[at] as LabelOccurrence).to > from) at--;
      const before = known[at] ? proximityBefore(text, (known[at] as LabelOccurrence).to, from) : undefined;
      if (before === 'close') return before;
      const after = known[next];
      return after && after.from - to <= MAX_DISTANCE_AFTER && !/[,;:\n।.\d]/.test(text.slice(to, after.from)) ? 'close' : before;
    },
  };
}

/** Another value in between makes it unlikely that the label belongs to this one. */
function proximityBefore(text: string, end: number, from: number): Proximity {
  if (from - end > MAX_DISTANCE_BEFORE) return undefined;
  return from - end <= ADJACENT_DISTANCE && !/\d{4}|@/.test(text.slice(end, from)) ? 'close' : 'near';
}

function lowerBound(places: readonly LabelOccurrence[], from: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as LabelOccurrence).from < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
