/** What the words around a name say about it. */
import { addressMarks } from '../../../data/tables/address_marks.ts';
import type { Kind } from './places.ts';
import type { Word } from './words.ts';

/**
 * `marked`: as what it is ("Dist. Pune", the district); `other`: as something else; `away`: it names a street, a building or a landmark,
 * which may be far from the place of that name ("Pune Road"); otherwise by where it stands: late in the address come the large places.
 */
export const CONTEXTS = ['marked', 'other', 'away', 'early', 'late'] as const;
export type Context = (typeof CONTEXTS)[number];

type Marked = 'district' | 'subDistrict' | 'office' | 'village' | 'state';
const MARKS: readonly Marked[] = ['district', 'subDistrict', 'office', 'village', 'state'];

const MEANS: Readonly<Record<Kind, readonly Marked[]>> = {
  s: ['state'],
  c: ['state'],
  d: ['district'],
  T: ['office'],
  t: ['office'],
  u: ['subDistrict'],
  h: ['office'],
  o: ['office', 'village'],
  l: [],
  v: ['village', 'office'],
  b: ['village', 'office'],
  A: [],
  a: [],
};

export interface Around {
  readonly marks: readonly Marked[];
  readonly isAway: boolean;
  readonly isLate: boolean;
}

/** How far before a name a word such as "near" still means it. */
const LANDMARK_REACH = 2;
/** The last part of an address, by words. */
const LATE = 0.6;

export function aroundOf(words: readonly Word[], from: number, to: number): Around {
  const before = markBefore(words, from);
  const after = words[to]?.part === words[to - 1]?.part ? words[to] : undefined;
  const marks = MARKS.filter((mark) => (before && addressMarks[mark].has(before.word)) || (after && addressMarks[mark].has(after.word)));
  return { marks, isAway: marks.length === 0 && isAway(words, from, after), isLate: to > words.length * LATE };
}

/** Parts of towns that are called after other places, or after people that places are called after: "Kargil Chowk", "Guru Nanak Market". */
const NAMED_AFTER = new Set(
  'nagar nagara colony layout vihar enclave chowk circle square market bazar bazaar mohalla garden gardens park gate junction puram society'.split(
    ' ',
  ),
);

/** The word before a name, unless it stands behind another name and a comma: the "Dt." of "E. G. Dt., Rajahmundry" does not mean Rajahmundry. */
function markBefore(words: readonly Word[], from: number): Word | undefined {
  const before = words[from - 1];
  return before && before.part !== words[from]?.part && words[from - 2]?.part === before.part ? undefined : before;
}

function isAway(words: readonly Word[], from: number, after: Word | undefined): boolean {
  if (after && (addressMarks.street.has(after.word) || addressMarks.building.has(after.word) || NAMED_AFTER.has(after.word))) return true;
  const { part } = words[from] as Word;
  if (words[from - 1]?.word === 'of' && words[from - 2]?.word === 'bank') return true;
  for (let at = from - 1; at >= Math.max(0, from - LANDMARK_REACH); at--) {
    const word = words[at] as Word;
    if (word.part === part && addressMarks.landmark.has(word.word)) return true;
  }
  return false;
}

export function contextOf(kind: Kind, { marks, isAway, isLate }: Around): Context {
  const isState = kind === 's' || kind === 'c';
  if (marks.length > 0 && !(isState && !marks.includes('state')))
    return marks.some((mark) => MEANS[kind].includes(mark)) ? 'marked' : 'other';
  if (isAway) return 'away';
  return isLate ? 'late' : 'early';
}
