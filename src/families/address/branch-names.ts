/** Names learned from bank branch addresses: their towns, branch names, and the word n-grams found in the addresses of a pincode. */
import type { BranchRow } from '../../../data/formats/ifsc-branch.ts';
import { placeNames } from '../../../data/places.ts';
import { isAddressLabel } from '../../../data/tables/address_labels.ts';
import type { PlaceKind } from './pincode-index.ts';
import { type AddressToken, phoneticKeyOf, phoneticKeyOfName } from './tokenise.ts';

export interface BranchName {
  readonly pincode: string;
  readonly kind: PlaceKind;
  readonly key: string;
}

/** Maximum words of a name. */
export const MAX_PLACE_NAME_WORDS = 4;
const MAX_NGRAM_WORDS = 3;
/** N-grams found in more pincodes than this are not informative. */
const MAX_PINCODES = 250;
/** Pincodes with at least this share of the branches of the leading pincode are the centre of a town. */
const MIN_CENTRE_SHARE = 1 / 4;
/** A pincode belongs to a town, whatever its district, if at least this share of its branches give it as theirs. */
const MIN_CITY_SHARE = 1 / 2;
/** An n-gram is typical of a pincode if at least this share of its branch addresses contain it. */
const MIN_TYPICAL_SHARE = 1 / 3;
const MIN_WORD_LENGTH = 3;

export function branchNames(
  branches: Iterable<Pick<BranchRow, 'branch' | 'city' | 'centre' | 'state' | 'pincode'> & { readonly tokens: readonly AddressToken[] }>,
): BranchName[] {
  const names: BranchName[] = [];
  const counts = new PincodeCounts();
  const towns = new PincodeCounts();
  const totals = new Map<string, number>();
  const townKeys = createTownKeys();
  for (const { branch, tokens, city, centre, state, pincode } of branches) {
    totals.set(pincode, (totals.get(pincode) ?? 0) + 1);
    for (const town of townKeys(state, city, centre)) towns.add(town, pincode);
    for (const name of branch.split(/[,()]| - /)) names.push({ pincode, kind: 'b', key: phoneticKeyOfName(name) });
    for (const key of ngramKeys(tokens)) counts.add(key, pincode);
  }
  for (const [key, pincodeCounts] of towns) {
    for (const [pincode, count] of pincodeCounts)
      if (count >= (totals.get(pincode) ?? 0) * MIN_CITY_SHARE) names.push({ pincode, kind: 'm', key });
    const max = Math.max(...pincodeCounts.map(([, count]) => count));
    for (const [pincode, count] of pincodeCounts) names.push({ pincode, kind: count >= max * MIN_CENTRE_SHARE ? 'T' : 't', key });
  }
  for (const [key, pincodeCounts] of counts) {
    if (pincodeCounts.length > MAX_PINCODES) continue;
    for (const [pincode, count] of pincodeCounts) {
      const isTypical = count >= (totals.get(pincode) ?? 0) * MIN_TYPICAL_SHARE;
      names.push({ pincode, kind: count === 1 ? 'a' : isTypical ? 'W' : 'A', key });
    }
  }
  return names;
}

/** Keys of a town under all its names, because a rarely used one would otherwise look like the name of a small place. Memoised: towns have many branches. */
function createTownKeys(): (state: string, city: string, centre: string) => ReadonlySet<string> {
  const memo = new Map<string, ReadonlySet<string>>();
  return (state, city, centre) => {
    const id = `${state}\n${city}\n${centre}`;
    let keys = memo.get(id);
    if (!keys) {
      const names = [city, centre].flatMap((town) => [town, ...placeNames(state, town)]);
      keys = new Set(names.map(phoneticKeyOfName));
      memo.set(id, keys);
    }
    return keys;
  };
}

const PINCODES = 1_000_000;

/** How often each key occurs in each pincode. Millions of pairs, most of them once: sorted numbers take far less than a map per key. */
class PincodeCounts {
  readonly #numbers = new Map<string, number>();
  readonly #pairs: number[] = [];

  add(key: string, pincode: string): void {
    const number = this.#numbers.get(key) ?? this.#numbers.size;
    if (number === this.#numbers.size) this.#numbers.set(key, number);
    this.#pairs.push(number * PINCODES + Number(pincode));
  }

  *[Symbol.iterator](): Generator<[key: string, pincodeCounts: [pincode: string, count: number][]]> {
    const pairs = Float64Array.from(this.#pairs).sort();
    let next = 0;
    for (const [key, number] of this.#numbers) {
      const pincodeCounts: [string, number][] = [];
      while (next < pairs.length && (pairs[next] as number) < (number + 1) * PINCODES) {
        const first = next;
        while (pairs[next] === pairs[first]) next++;
        pincodeCounts.push([String((pairs[first] as number) % PINCODES), next - first]);
      }
      yield [key, pincodeCounts];
    }
  }
}

/** Keys of word uni-, bi- and trigrams, without those of numbers only. */
function ngramKeys(words: readonly AddressToken[]): Set<string> {
  const keys = new Set<string>();
  for (let from = 0; from < words.length; from++) {
    if (!startsWithLetters(words[from] as AddressToken)) continue;
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_NGRAM_WORDS); to++) {
      if (isLongNumber(words[to - 1] as AddressToken)) break;
      const run = words.slice(from, to);
      if (!run.every(isGenericWord)) keys.add(phoneticKeyOf(run));
    }
  }
  return keys;
}

/** A generic address word, a number or a short word. */
function isGenericWord({ word }: AddressToken): boolean {
  return isAddressLabel(word) || /^\d/.test(word) || word.length < MIN_WORD_LENGTH;
}

function startsWithLetters({ word }: AddressToken): boolean {
  return word.length >= MIN_WORD_LENGTH && /^\p{L}/u.test(word);
}

/** Too long a number for a sector or phase. */
function isLongNumber({ word }: AddressToken): boolean {
  return /^\d{4,}$/.test(word);
}
