/** Splits an address into its components, by label words and recognised names. */
import { addresseeLabels, addressLabels, relationLabels } from '../../../data/tables/address_labels.ts';
import type { GazetteerMatch } from './gazetteer-match.ts';
import type { PlaceKind } from './pincode-index.ts';
import type { AddressToken } from './tokenise.ts';

export const COMPONENT_NAMES = ['name', 'house', 'building', 'street', 'landmark', 'locality', 'city', 'subDistrict'] as const;
export type ComponentName = (typeof COMPONENT_NAMES)[number];
export type AddressComponents = Partial<Record<ComponentName, string>>;

type LabelKind = keyof typeof addressLabels;

/** Component of each kind of name; `area` components are answered from the data. */
const COMPONENT_OF_KIND: Readonly<Partial<Record<PlaceKind, ComponentName | 'area'>>> = {
  s: 'area',
  c: 'area',
  d: 'area',
  m: 'city',
  f: 'area',
  T: 'city',
  t: 'city',
  u: 'subDistrict',
};

/** A run of words that forms one component. */
interface ComponentRun {
  readonly from: number;
  readonly to: number;
  readonly part: ComponentName | 'area' | undefined;
}

/** @param matches the names that support the chosen pincode */
export function splitComponents(text: string, words: readonly AddressToken[], matches: readonly GazetteerMatch[]): AddressComponents {
  const parts: Partial<Record<ComponentName, string[]>> = {};
  for (const { from, to, part = classifyRun(text, words, from, to) } of componentRuns(text, words, namedRuns(words, matches))) {
    if (part === 'area') continue;
    const [first, last] = [words[from] as AddressToken, words[to - 1] as AddressToken];
    const content = text.slice(first.start, last.end).replace(/\s+/g, ' ');
    const values = parts[part] ?? [];
    if (!values.includes(content)) parts[part] = [...values, content];
  }
  return Object.fromEntries(COMPONENT_NAMES.flatMap((part) => (parts[part] ? [[part, parts[part].join(', ')]] : [])));
}

/**
 * Runs that name cities, districts and states, except those in the name of a street or landmark. Later ones take precedence, so that the city is the
 * last one named.
 */
function namedRuns(words: readonly AddressToken[], matches: readonly GazetteerMatch[]): ComponentRun[] {
  const chunks: ComponentRun[] = [];
  for (const { from, to, kind, context } of matches.toSorted((a, b) => b.to - a.to || a.from - b.from)) {
    const part = COMPONENT_OF_KIND[kind];
    if (part === undefined || context === 'away') continue;
    if (part !== 'area' && chunks.some((other) => other.part === part)) continue;
    if (kind === 'u' && context !== 'marked') continue;
    if (chunks.some((other) => from < other.to && other.from < to)) continue;
    chunks.push({ from, to, part });
  }
  return chunks.flatMap((chunk) => withLabels(words, chunk));
}

/** Labels such as "Dist." and "Tq." belong to no component. */
function withLabels(words: readonly AddressToken[], chunk: ComponentRun): ComponentRun[] {
  const isAreaLabel = (index: number): boolean =>
    index >= 0 && (['district', 'subDistrict', 'state'] as const).some((label) => addressLabels[label].has(words[index]?.word ?? ''));
  const labelRuns = [chunk.from - 1, chunk.to]
    .filter(isAreaLabel)
    .map((index): ComponentRun => ({ from: index, to: index + 1, part: 'area' }));
  return [chunk, ...labelRuns];
}

/** Named runs, and the runs between them, split at commas, before landmarks, and after streets, buildings and localities. */
function componentRuns(text: string, words: readonly AddressToken[], nameRuns: readonly ComponentRun[]): ComponentRun[] {
  const ownerOf = new Map(
    nameRuns.flatMap((chunk) => Array.from({ length: chunk.to - chunk.from }, (_, index) => [chunk.from + index, chunk] as const)),
  );
  const chunks: ComponentRun[] = [];
  let from = 0;
  const close = (to: number): void => {
    if (to > from) chunks.push({ from, to, part: undefined });
    from = to;
  };
  for (let index = 0; index < words.length; index++) {
    const owner = ownerOf.get(index);
    if (owner) {
      close(index);
      if (owner.from === index) chunks.push(owner);
      from = index + 1;
      continue;
    }
    if (index > from && isBoundary(text, words, index)) close(index);
  }
  close(words.length);
  return chunks.filter(({ from, to, part }) => part !== undefined || !words.slice(from, to).every(isBareLabel));
}

const CLOSING_LABELS: readonly LabelKind[] = ['street', 'building', 'locality'];

function isBoundary(text: string, words: readonly AddressToken[], index: number): boolean {
  const [before, word] = [words[index - 1] as AddressToken, words[index] as AddressToken];
  if (before.part !== word.part || isKinshipLabel(text, words, index)) return true;
  if (addressLabels.landmark.has(word.word)) return true;
  const isContinuation = CLOSING_LABELS.some((label) => addressLabels[label].has(word.word)) || /^\d/.test(word.word);
  return !isContinuation && CLOSING_LABELS.some((label) => addressLabels[label].has(before.word)) && index - 1 > 0;
}

/** S/o, D/o, W/o, C/o. */
function isKinshipLabel(text: string, words: readonly AddressToken[], index: number): boolean {
  const { start, end, word } = words[index] as AddressToken;
  return relationLabels.has(word) || /^[sdwc]\s?\/\s?o$/i.test(text.slice(start, end));
}

/** A label without content: pin, phone, "at", the country. */
function isBareLabel({ word }: AddressToken): boolean {
  return (
    addressLabels.other.has(word) ||
    addressLabels.office.has(word) ||
    addressLabels.district.has(word) ||
    addressLabels.state.has(word) ||
    word === 'at' ||
    word === 'and'
  );
}

/** Classifies a run by its label words: the first rule that applies. */
function classifyRun(text: string, words: readonly AddressToken[], from: number, to: number): ComponentName {
  const run = words.slice(from, to);
  const has = (label: LabelKind): boolean => run.some(({ word }) => addressLabels[label].has(word));
  const first = run[0]?.word ?? '';
  if (isKinshipLabel(text, words, from) || addresseeLabels.has(first)) return 'name';
  if (has('landmark')) return 'landmark';
  if (has('subDistrict') && !/^\d/.test(run.at(-1)?.word ?? '') && run.length > 1 && !addressLabels.house.has(first)) return 'subDistrict';
  if (has('village') || has('office')) return 'locality';
  if (has('street')) return 'street';
  if (addressLabels.house.has(first) || /^\d/.test(first) || /^[a-z]{1,2}$/.test(first)) return has('locality') ? 'locality' : 'house';
  if (has('building')) return 'building';
  return 'locality';
}
