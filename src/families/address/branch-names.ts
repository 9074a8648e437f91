/** Names learned from bank branch addresses: their towns, branch names, and the word n-grams found in the addresses of a pincode. */
import type { BranchRow } from '../../../data/formats/ifsc-branch.ts';
import { placeNames } from '../../../data/places.ts';
import { isAddressMark } from '../../../data/tables/address_marks.ts';
import { asciiDigits } from '../../core/text/fold.ts';
import type { Kind } from './places.ts';
import { keyOf, nameKeyOf, type Word, wordsOf } from './words.ts';

export interface BranchName {
  readonly pincode: string;
  readonly kind: Kind;
  readonly key: string;
}

/** Maximum words of a name. */
export const LONGEST_NAME = 4;
const LONGEST_WORDS = 3;
/** N-grams found in more pincodes than this are not informative. */
const MOST_PINCODES = 250;
/** Pincodes with at least this share of the branches of the leading pincode are the centre of a town. */
const MAIN_SHARE = 1 / 4;
/** A pincode belongs to a town, whatever its district, if at least this share of its branches give it as theirs. */
const CITY_SHARE = 1 / 2;
/** An n-gram is typical of a pincode if at least this share of its branch addresses contain it. */
const USUAL_SHARE = 1 / 3;
const SHORTEST_WORD = 3;

export function branchNames(
  branches: Iterable<Pick<BranchRow, 'branch' | 'address' | 'city' | 'centre' | 'state' | 'pincode'>>,
): BranchName[] {
  const names: BranchName[] = [];
  const counts = new Map<string, Map<string, number>>();
  const towns = new Map<string, Map<string, number>>();
  const totals = new Map<string, number>();
  for (const { branch, address, city, centre, state, pincode } of branches) {
    totals.set(pincode, (totals.get(pincode) ?? 0) + 1);
    // Under all its names: a rarely used one would otherwise look like the name of a small place.
    const called = [city, centre].flatMap((town) => [town, ...placeNames(state, town)]);
    for (const town of new Set(called.map(nameKeyOf))) count(towns, town, pincode);
    for (const name of branch.split(/[,()]| - /)) names.push({ pincode, kind: 'b', key: nameKeyOf(name) });
    for (const key of wordKeys(asciiDigits(address))) count(counts, key, pincode);
  }
  for (const [key, at] of towns) {
    for (const [pincode, times] of at) if (times >= (totals.get(pincode) ?? 0) * CITY_SHARE) names.push({ pincode, kind: 'm', key });
    const most = Math.max(...at.values());
    for (const [pincode, times] of at) names.push({ pincode, kind: times >= most * MAIN_SHARE ? 'T' : 't', key });
  }
  for (const [key, at] of counts) {
    if (at.size > MOST_PINCODES) continue;
    for (const [pincode, times] of at) {
      const isUsual = times >= (totals.get(pincode) ?? 0) * USUAL_SHARE;
      names.push({ pincode, kind: times === 1 ? 'a' : isUsual ? 'W' : 'A', key });
    }
  }
  return names;
}

function count(counts: Map<string, Map<string, number>>, key: string, pincode: string): void {
  const known = counts.get(key) ?? new Map<string, number>();
  counts.set(key, known.set(pincode, (known.get(pincode) ?? 0) + 1));
}

/** Keys of word uni-, bi- and trigrams, without those of numbers only. */
function wordKeys(address: string): Set<string> {
  const words = wordsOf(address);
  const keys = new Set<string>();
  for (let from = 0; from < words.length; from++) {
    if (!isLettered(words[from] as Word)) continue;
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_WORDS); to++) {
      if (isLong(words[to - 1] as Word)) break;
      const run = words.slice(from, to);
      if (!run.every(isMark)) keys.add(keyOf(run));
    }
  }
  return keys;
}

/** A generic address word, a number or a short word. */
function isMark({ word }: Word): boolean {
  return isAddressMark(word) || /^\d/.test(word) || word.length < SHORTEST_WORD;
}

function isLettered({ word }: Word): boolean {
  return word.length >= SHORTEST_WORD && /^\p{L}/u.test(word);
}

/** Too long a number for a sector or phase. */
function isLong({ word }: Word): boolean {
  return /^\d{4,}$/.test(word);
}
