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

const labelTables = lazyWarm(() => {
  const wholeWords = new Map<string, Label[]>();
  const prefixes = new Map<string, Label[]>();
  let maxKeyLength = 0;
  for (const { label, word } of identifierLabels()) {
    const isPrefix = word.endsWith('*') || !isLatin(word);
    const key = word.replace(/[*\u200c-\u200d]/g, '');
    const table = isPrefix ? prefixes : wholeWords;
    table.set(key, [...(table.get(key) ?? []), label]);
    maxKeyLength = Math.max(maxKeyLength, key.length);
  }
  return { wholeWords, prefixes, maxKeyLength };
});
const MIN_PREFIX_LENGTH = 2;

function labelsOf(key: string): readonly Label[] {
  const { wholeWords, prefixes, maxKeyLength } = labelTables();
  const labels = wholeWords.get(key);
  if (labels) return labels;
  for (let length = Math.min(maxKeyLength, key.length); length >= MIN_PREFIX_LENGTH; length--) {
    const prefixLabels = prefixes.get(key.slice(0, length));
    if (prefixLabels) return prefixLabels;
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
  const occurrences = new Map<Label, LabelOccurrence[]>();
  for (const word of words) {
    for (const label of labelsOf(word.key)) {
      const positions = occurrences.get(label);
      if (positions) positions.push(word);
      else occurrences.set(label, [word]);
    }
  }
  return {
    proximity(label, from, to) {
      const positions = occurrences.get(label);
      if (!positions) return undefined;
      const next = lowerBound(positions, to);
      let index = next - 1;
      while (index >= 0 && (positions[index] as LabelOccurrence).to > from) index--;
      const previousProximity = positions[index] ? proximityBefore(text, (positions[index] as LabelOccurrence).to, from) : undefined;
      if (previousProximity === 'close') return previousProximity;
      const nextLabel = positions[next];
      return nextLabel && nextLabel.from - to <= MAX_DISTANCE_AFTER && !/[,;:\n।.\d]/.test(text.slice(to, nextLabel.from))
        ? 'close'
        : previousProximity;
    },
  };
}

/** Another value in between makes it unlikely that the label belongs to this one. */
function proximityBefore(text: string, end: number, from: number): Proximity {
  if (from - end > MAX_DISTANCE_BEFORE) return undefined;
  return from - end <= ADJACENT_DISTANCE && !/\d{4}|@/.test(text.slice(end, from)) ? 'close' : 'near';
}

function lowerBound(occurrences: readonly LabelOccurrence[], from: number): number {
  let low = 0;
  let high = occurrences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((occurrences[middle] as LabelOccurrence).from < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
