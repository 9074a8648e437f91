/** Gazetteer of current districts, built from the post office directory: districts of a pincode, and districts named in a text. */
import { nameKey } from '../../src/core/text/fold.ts';
import { FuzzyNameList } from '../../src/core/text/fuzzy-name-list.ts';
import { districtNames } from '../places.ts';

/** One post office of the directory. */
export interface DistrictRow {
  readonly pincode: string;
  readonly district: string;
  readonly state: string;
  readonly name: string;
}

/** Maximum phonetic distance for two spellings of one name (Trissur, Vishakapatnam). One letter more is another place: Vapi is not Tapi. */
const SAME_NAME = 0.5;
const SHORTEST_RESPELLED = 5;
/** Length of the sorting district prefix of a pincode; its districts are treated as neighbours. */
const SORTING_DIGITS = 3;
/** Noise around a district name: "DISTT. MEERUT (UP)". */
const AROUND = /\([^)]*\)|\b(?:DISTRICT|DISTT?|DT)\b|^GREATER (?=BOMBAY|MUMBAI)/gi;
/** Shorter post office names too often match inside another word of an address. */
const SHORTEST_OFFICE = 5;

export class Districts {
  readonly #stateOf = new Map<string, string>();
  readonly #at = new Map<string, Map<string, number>>();
  readonly #sorting = new Map<string, Set<string>>();
  readonly #offices = new Map<string, Set<string>>();
  readonly #ofOffice = new Map<string, Set<string>>();
  readonly #everywhere = new Set<string>();
  readonly #exact = new Map<string, string>();
  readonly #lists = new Map<string, FuzzyNameList<string>>();
  readonly #named = new Map<string, string | undefined>();

  constructor(offices: Iterable<DistrictRow>) {
    const byState = new Map<string, Set<string>>();
    for (const { pincode, district, state, name } of offices) {
      if (district === '' || state === '') continue;
      this.#stateOf.set(pincode, state);
      const here = emptyAt(this.#at, pincode, () => new Map<string, number>());
      here.set(district, (here.get(district) ?? 0) + 1);
      emptyAt(this.#sorting, pincode.slice(0, SORTING_DIGITS), () => new Set<string>()).add(district);
      emptyAt(byState, state, () => new Set<string>()).add(district);
      emptyAt(this.#ofOffice, keyOf(state, name), () => new Set<string>()).add(district);
      if (nameKey(name).length >= SHORTEST_OFFICE) emptyAt(this.#offices, pincode, () => new Set<string>()).add(nameKey(name));
    }
    for (const [state, districts] of byState) {
      for (const district of districts) for (const name of districtNames(state, district)) this.#know(state, name, district);
      for (const district of districts) this.#exact.set(keyOf(state, district), district); // overrides another district's former name
      this.#lists.set(
        state,
        new FuzzyNameList([...districts].flatMap((district) => districtNames(state, district).map((name) => [name, district] as const))),
      );
    }
  }

  #know(state: string, name: string, district: string): void {
    const key = keyOf(state, name);
    this.#everywhere.add(nameKey(name));
    if (!this.#exact.has(key)) this.#exact.set(key, district);
  }

  /** The state of a pincode, by its post offices. */
  stateOf(pincode: string): string | undefined {
    return this.#stateOf.get(pincode);
  }

  /** Districts of a pincode's post offices, most frequent first. */
  at(pincode: string): string[] {
    return [...(this.#at.get(pincode) ?? [])].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([district]) => district);
  }

  /** Whether a text contains the name of a district or a post office of the pincode. */
  confirms(text: string, pincode: string): boolean {
    const written = nameKey(text);
    const state = this.#stateOf.get(pincode) ?? '';
    const districts = this.at(pincode).flatMap((district) => districtNames(state, district).map(nameKey));
    return [...districts, ...(this.#offices.get(pincode) ?? [])].some((name) => written.includes(name));
  }

  /** The district of all post offices with this name in a state; undefined if they are in several. */
  ofOffice(state: string, name: string): string | undefined {
    const [district, ...others] = this.#ofOffice.get(keyOf(state, name)) ?? [];
    return others.length === 0 ? district : undefined;
  }

  /** Whether any state has a district of that name. */
  isDistrict(name: string): boolean {
    return this.#everywhere.has(nameKey(name));
  }

  /** Heuristic: two districts are neighbours if they share a sorting district. */
  areNear(one: string, other: string): boolean {
    return [...this.#sorting.values()].some((districts) => districts.has(one) && districts.has(other));
  }

  /** Whether a district has a post office in the sorting district of a pincode. */
  isNear(pincode: string, district: string): boolean {
    return this.#sorting.get(pincode.slice(0, SORTING_DIGITS))?.has(district) ?? false;
  }

  /** The district of a state that a text names: by current or former name, or by fuzzy match. Memoised. */
  named(state: string, text: string): string | undefined {
    const key = `${state}|${text}`;
    if (!this.#named.has(key)) this.#named.set(key, this.#find(state, text.replace(AROUND, ' ').trim()));
    return this.#named.get(key);
  }

  #find(state: string, name: string): string | undefined {
    const exact = this.#exact.get(keyOf(state, name));
    if (exact !== undefined || nameKey(name).length < SHORTEST_RESPELLED) return exact;
    const near = this.#lists.get(state)?.nearest(name);
    return near !== undefined && near.distance <= SAME_NAME ? near.value : undefined;
  }
}

function keyOf(state: string, name: string): string {
  return `${state}|${nameKey(name)}`;
}

function emptyAt<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const there = map.get(key);
  if (there !== undefined) return there;
  const made = make();
  map.set(key, made);
  return made;
}
