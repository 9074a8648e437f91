/** Context of a name in an address, by the words around it. */
import { addressMarks, isAddressMark } from '../../../data/tables/address_marks.ts';
import type { Kind } from './places.ts';
import type { Word } from './words.ts';

/**
 * `marked`: labelled as what it is ("Dist. Pune", the district); `other`: labelled as something else; `away`: part of the name of a street, building
 * or landmark, which may be far from the place ("Pune Road"); `within`: part of a longer name ("Sultanpur Lodhi"). Otherwise by position: larger
 * places come late in an address.
 */
export const CONTEXTS = ['marked', 'other', 'away', 'early', 'late', 'within', 'last'] as const;
export type Context = (typeof CONTEXTS)[number];

type Marked = 'district' | 'subDistrict' | 'office' | 'village' | 'state';
const MARKS: readonly Marked[] = ['district', 'subDistrict', 'office', 'village', 'state'];

const MEANS: Readonly<Record<Kind, readonly Marked[]>> = {
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

export interface Around {
  readonly marks: readonly Marked[];
  readonly isAway: boolean;
  readonly isWithin: boolean;
  readonly isLate: boolean;
  readonly isLast: boolean;
}

/** Maximum words between a landmark word such as "near" and the name. */
const LANDMARK_REACH = 2;
/** From this fraction of the words on, a name is late in the address. */
const LATE = 0.6;

/**
 * @param named the kinds of places of that name: a "Dist." after a name that no district has belongs to the next name, as in "Ladnun Dist. Nagaur"
 */
export function aroundOf(
  words: readonly Word[],
  {
    from,
    to,
    isWithin = false,
    end = -1,
  }: { readonly from: number; readonly to: number; readonly isWithin?: boolean; readonly end?: number },
  named: readonly { readonly kind: Kind }[],
): Around {
  const before = markBefore(words, from);
  const after = words[to]?.part === words[to - 1]?.part ? words[to] : undefined;
  const marks = MARKS.filter((mark) => {
    if (before && addressMarks[mark].has(before.word)) return true;
    return after && addressMarks[mark].has(after.word) && named.some(({ kind }) => MEANS[kind].includes(mark));
  });
  return {
    marks,
    isAway: marks.length === 0 && isAway(words, from, to, after),
    isWithin,
    isLate: to > words.length * LATE,
    isLast: to === end,
  };
}

/** Generic words of localities named after other places or people: "Kargil Chowk", "Guru Nanak Market". */
const NAMED_AFTER = new Set(
  'nagar nagara colony layout vihar enclave chowk circle square market bazar bazaar mohalla garden gardens park gate junction puram society'.split(
    ' ',
  ),
);

/**
 * The word before a name, unless a comma separates them and it follows another name: in "E. G. Dt., Rajahmundry" the "Dt." does not label
 * Rajahmundry.
 */
function markBefore(words: readonly Word[], from: number): Word | undefined {
  const before = words[from - 1];
  return before && before.part !== words[from]?.part && words[from - 2]?.part === before.part ? undefined : before;
}

/** Kinds of places whose multi-word names are atomic. */
const WHOLE: ReadonlySet<Kind> = new Set<Kind>(['s', 'd', 'u', 'h']);

/** Whether a run is an atomic name, so that the names of its parts do not count as places. */
export function isWhole(words: readonly Word[], from: number, to: number, named: readonly { readonly kind: Kind }[]): boolean {
  return to - from > 1 && !isAddressMark((words[to - 1] as Word).word) && named.some(({ kind }) => WHOLE.has(kind));
}

/** "Link Road" and "Bus Stand" are names of post offices, but hardly ever meant as such. */
const ANYWHERE = new Set(['link', 'new', 'old']);

function isAnywhere(words: readonly Word[], from: number, to: number): boolean {
  return to - from > 1 && words.slice(from, to).every(({ word }) => isAddressMark(word) || ANYWHERE.has(word));
}

function isAway(words: readonly Word[], from: number, to: number, after: Word | undefined): boolean {
  if (isAnywhere(words, from, to)) return true;
  if (after && (addressMarks.street.has(after.word) || addressMarks.building.has(after.word) || NAMED_AFTER.has(after.word))) return true;
  const { part } = words[from] as Word;
  if (words[from - 1]?.word === 'of' && words[from - 2]?.word === 'bank') return true;
  for (let at = from - 1; at >= Math.max(0, from - LANDMARK_REACH); at--) {
    const word = words[at] as Word;
    if (word.part === part && addressMarks.landmark.has(word.word)) return true;
  }
  return false;
}

export function contextOf(kind: Kind, { marks, isAway, isWithin, isLate, isLast }: Around): Context {
  const isState = kind === 's' || kind === 'c';
  if (isWithin && !isState) return 'within';
  if (marks.length > 0 && !(isState && !marks.includes('state')))
    return marks.some((mark) => MEANS[kind].includes(mark)) ? 'marked' : 'other';
  if (isAway) return 'away';
  if (isLast) return 'last';
  return isLate ? 'late' : 'early';
}
