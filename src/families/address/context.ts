/** Context of a name in an address, by the words around it. */
import { addressLabels, isAddressLabel } from '../../../data/tables/address_labels.ts';
import type { PlaceKind } from './pincode-index.ts';
import type { AddressToken } from './tokenise.ts';

/**
 * `marked`: labelled as what it is ("Dist. Pune", the district); `other`: labelled as something else; `away`: part of the name of a street, building
 * or landmark, which may be far from the place ("Pune Road"); `within`: part of a longer name ("Sultanpur Lodhi"). Otherwise by position: larger
 * places come late in an address.
 */
export const CONTEXTS = ['marked', 'other', 'away', 'early', 'late', 'within', 'last'] as const;
export type NameContext = (typeof CONTEXTS)[number];

type LabelledKind = 'district' | 'subDistrict' | 'office' | 'village' | 'state';
const LABELLED_KINDS: readonly LabelledKind[] = ['district', 'subDistrict', 'office', 'village', 'state'];

const LABELS_OF_KIND: Readonly<Record<PlaceKind, readonly LabelledKind[]>> = {
  s: ['state'],
  c: ['state'],
  d: ['district'],
  m: ['district'],
  f: ['district'],
  T: ['office'],
  t: ['office'],
  u: ['subDistrict'],
  h: ['office'],
  o: ['office', 'village'],
  l: [],
  v: ['village', 'office'],
  b: ['village', 'office'],
  W: [],
  A: [],
  a: [],
};

export interface ContextFeatures {
  readonly labels: readonly LabelledKind[];
  readonly isAway: boolean;
  readonly isWithin: boolean;
  readonly isLate: boolean;
  readonly isLast: boolean;
}

/** Maximum words between a landmark word such as "near" and the name. */
const MAX_LANDMARK_DISTANCE = 2;
/** From this fraction of the words on, a name is late in the address. */
const LATE_FRACTION = 0.6;

/**
 * @param namesakes the kinds of places of that name: a "Dist." after a name that no district has belongs to the next name, as in "Ladnun Dist. Nagaur"
 */
export function extractContext(
  words: readonly AddressToken[],
  {
    from,
    to,
    isWithin = false,
    end = -1,
  }: { readonly from: number; readonly to: number; readonly isWithin?: boolean; readonly end?: number },
  namesakes: readonly { readonly kind: PlaceKind }[],
): ContextFeatures {
  const before = labelBefore(words, from);
  const after = words[to]?.part === words[to - 1]?.part ? words[to] : undefined;
  const labels = LABELLED_KINDS.filter((label) => {
    if (before && addressLabels[label].has(before.word)) return true;
    return after && addressLabels[label].has(after.word) && namesakes.some(({ kind }) => LABELS_OF_KIND[kind].includes(label));
  });
  return {
    labels,
    isAway: labels.length === 0 && isInOtherName(words, from, to, after),
    isWithin,
    isLate: to > words.length * LATE_FRACTION,
    isLast: to === end,
  };
}

/** Generic words of localities named after other places or people: "Kargil Chowk", "Guru Nanak Market". */
const EPONYMOUS_SUFFIXES = new Set(
  'nagar nagara colony layout vihar enclave chowk circle square market bazar bazaar mohalla garden gardens park gate junction puram society'.split(
    ' ',
  ),
);

/**
 * The word before a name, unless a comma separates them and it follows another name: in "E. G. Dt., Rajahmundry" the "Dt." does not label
 * Rajahmundry.
 */
function labelBefore(words: readonly AddressToken[], from: number): AddressToken | undefined {
  const before = words[from - 1];
  return before && before.part !== words[from]?.part && words[from - 2]?.part === before.part ? undefined : before;
}

/** Kinds of places whose multi-word names are atomic. */
const ATOMIC_KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['s', 'd', 'u', 'h']);

/** Whether a run is an atomic name, so that the names of its parts do not count as places. */
export function isAtomicName(
  words: readonly AddressToken[],
  from: number,
  to: number,
  namesakes: readonly { readonly kind: PlaceKind }[],
): boolean {
  return to - from > 1 && !isAddressLabel((words[to - 1] as AddressToken).word) && namesakes.some(({ kind }) => ATOMIC_KINDS.has(kind));
}

/** "Link Road" and "Bus Stand" are names of post offices, but hardly ever meant as such. */
const NON_SPECIFIC_WORDS = new Set(['link', 'new', 'old']);

function isNonSpecific(words: readonly AddressToken[], from: number, to: number): boolean {
  return to - from > 1 && words.slice(from, to).every(({ word }) => isAddressLabel(word) || NON_SPECIFIC_WORDS.has(word));
}

function isInOtherName(words: readonly AddressToken[], from: number, to: number, after: AddressToken | undefined): boolean {
  if (isNonSpecific(words, from, to)) return true;
  if (after && (addressLabels.street.has(after.word) || addressLabels.building.has(after.word) || EPONYMOUS_SUFFIXES.has(after.word)))
    return true;
  const { part } = words[from] as AddressToken;
  if (words[from - 1]?.word === 'of' && words[from - 2]?.word === 'bank') return true;
  for (let index = from - 1; index >= Math.max(0, from - MAX_LANDMARK_DISTANCE); index--) {
    const word = words[index] as AddressToken;
    if (word.part === part && addressLabels.landmark.has(word.word)) return true;
  }
  return false;
}

export function classifyContext(kind: PlaceKind, { labels, isAway, isWithin, isLate, isLast }: ContextFeatures): NameContext {
  const isState = kind === 's' || kind === 'c';
  if (isWithin && !isState) return 'within';
  if (labels.length > 0 && !(isState && !labels.includes('state')))
    return labels.some((label) => LABELS_OF_KIND[kind].includes(label)) ? 'marked' : 'other';
  if (isAway) return 'away';
  if (isLast) return 'last';
  return isLate ? 'late' : 'early';
}
