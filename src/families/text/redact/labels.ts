/** Finds label words of identifiers in a text, and their proximity to a match. */
import { identifierLabels, type Label } from '../../../../data/tables/identifier_labels.ts';
import { lazyWarm } from '../../../core/util/lazy-warm.ts';
import { isLatin, type Word } from './reading.ts';

/** `close`: adjacent, and decisive. `near`: within the window, and supporting. */
export type Nearness = 'close' | 'near' | undefined;

/** Maximum distances in characters from a label to a value: adjacent, before it, after it. */
const CLOSE = 28;
const BEFORE = 48;
const AFTER = 24;

const known = lazyWarm(() => {
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
const SHORTEST = 2;

function labelsOf(key: string): readonly Label[] {
  const { whole, beginnings, longest } = known();
  const labels = whole.get(key);
  if (labels) return labels;
  for (let length = Math.min(longest, key.length); length >= SHORTEST; length--) {
    const found = beginnings.get(key.slice(0, length));
    if (found) return found;
  }
  return [];
}

/** Whether a word is a label of an identifier that is not part of an address. */
export function namesIdentifier(key: string): boolean {
  return labelsOf(key).some((label) => !IN_ADDRESSES.has(label));
}
const IN_ADDRESSES: ReadonlySet<Label> = new Set(['address', 'pincode', 'other']);

interface Place {
  readonly from: number;
  readonly to: number;
}

export interface Labels {
  near(label: Label, from: number, to: number): Nearness;
}

export function readLabels(text: string, words: readonly Word[]): Labels {
  const places = new Map<Label, Place[]>();
  for (const word of words) {
    for (const label of labelsOf(word.key)) {
      const known = places.get(label);
      if (known) known.push(word);
      else places.set(label, [word]);
    }
  }
  return {
    near(label, from, to) {
      const known = places.get(label);
      if (!known) return undefined;
      const next = firstFrom(known, to);
      let at = next - 1;
      while (at >= 0 && (known[at] as Place).to > from) at--;
      const before = known[at] ? nearBefore(text, (known[at] as Place).to, from) : undefined;
      if (before === 'close') return before;
      const after = known[next];
      return after && after.from - to <= AFTER && !/[,;:\n।.\d]/.test(text.slice(to, after.from)) ? 'close' : before;
    },
  };
}

/** Another value in between makes it unlikely that the label belongs to this one. */
function nearBefore(text: string, end: number, from: number): Nearness {
  if (from - end > BEFORE) return undefined;
  return from - end <= CLOSE && !/\d{4}|@/.test(text.slice(end, from)) ? 'close' : 'near';
}

function firstFrom(places: readonly Place[], from: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as Place).from < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
