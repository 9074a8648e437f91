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
const MAX_NAME_DISTANCE = 0.5;
const MIN_FUZZY_LENGTH = 5;
/** Length of the sorting district prefix of a pincode; its districts are treated as neighbours. */
const SORTING_DISTRICT_DIGITS = 3;
/** Noise around a district name: "DISTT. MEERUT (UP)". */
const DISTRICT_NOISE = /\([^)]*\)|\b(?:DISTRICT|DISTT?|DT)\b|^GREATER (?=BOMBAY|MUMBAI)/gi;
/** Shorter post office names too often match inside another word of an address. */
const MIN_OFFICE_NAME_LENGTH = 5;

export class DistrictGazetteer {
  readonly #stateOf = new Map<string, string>();
  readonly #districtCounts = new Map<string, Map<string, number>>();
  readonly #bySortingDistrict = new Map<string, Set<string>>();
  readonly #officeNamesByPincode = new Map<string, Set<string>>();
  readonly #districtsByOffice = new Map<string, Set<string>>();
  readonly #allNames = new Set<string>();
  readonly #byName = new Map<string, string>();
  readonly #fuzzyByState = new Map<string, FuzzyNameList<string>>();
  readonly #namedCache = new Map<string, string | undefined>();

  constructor(offices: Iterable<DistrictRow>) {
    const byState = new Map<string, Set<string>>();
    for (const { pincode, district, state, name } of offices) {
      if (district === '' || state === '') continue;
      this.#stateOf.set(pincode, state);
      const counts = getOrCreate(this.#districtCounts, pincode, () => new Map<string, number>());
      counts.set(district, (counts.get(district) ?? 0) + 1);
      getOrCreate(this.#bySortingDistrict, pincode.slice(0, SORTING_DISTRICT_DIGITS), () => new Set<string>()).add(district);
      getOrCreate(byState, state, () => new Set<string>()).add(district);
      getOrCreate(this.#districtsByOffice, keyOf(state, name), () => new Set<string>()).add(district);
      if (nameKey(name).length >= MIN_OFFICE_NAME_LENGTH)
        getOrCreate(this.#officeNamesByPincode, pincode, () => new Set<string>()).add(nameKey(name));
    }
    for (const [state, districts] of byState) {
      for (const district of districts) for (const name of districtNames(state, district)) this.#addName(state, name, district);
      for (const district of districts) this.#byName.set(keyOf(state, district), district); // overrides another district's former name
      this.#fuzzyByState.set(
        state,
        new FuzzyNameList([...districts].flatMap((district) => districtNames(state, district).map((name) => [name, district] as const))),
      );
    }
  }

  #addName(state: string, name: string, district: string): void {
    const key = keyOf(state, name);
    this.#allNames.add(nameKey(name));
    if (!this.#byName.has(key)) this.#byName.set(key, district);
  }

  /** The state of a pincode, by its post offices. */
  stateOf(pincode: string): string | undefined {
    return this.#stateOf.get(pincode);
  }

  /** Districts of a pincode's post offices, most frequent first. */
  districtsOf(pincode: string): string[] {
    return [...(this.#districtCounts.get(pincode) ?? [])].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([district]) => district);
  }

  /** Whether a text contains the name of a district or a post office of the pincode. */
  confirms(text: string, pincode: string): boolean {
    const key = nameKey(text);
    const state = this.#stateOf.get(pincode) ?? '';
    const districts = this.districtsOf(pincode).flatMap((district) => districtNames(state, district).map(nameKey));
    return [...districts, ...(this.#officeNamesByPincode.get(pincode) ?? [])].some((name) => key.includes(name));
  }

  /** The district of all post offices with this name in a state; undefined if they are in several. */
  districtOfOffice(state: string, name: string): string | undefined {
    const [district, ...others] = this.#districtsByOffice.get(keyOf(state, name)) ?? [];
    return others.length === 0 ? district : undefined;
  }

  /** Whether any state has a district of that name. */
  isDistrict(name: string): boolean {
    return this.#allNames.has(nameKey(name));
  }

  /** Heuristic: two districts are neighbours if they share a sorting district. */
  areNeighbours(a: string, other: string): boolean {
    return [...this.#bySortingDistrict.values()].some((districts) => districts.has(a) && districts.has(other));
  }

  /** Whether a district has a post office in the sorting district of a pincode. */
  isInSortingDistrictOf(pincode: string, district: string): boolean {
    return this.#bySortingDistrict.get(pincode.slice(0, SORTING_DISTRICT_DIGITS))?.has(district) ?? false;
  }

  /** The district of a state that a text names: by current or former name, or by fuzzy match. Memoised. */
  findByName(state: string, text: string): string | undefined {
    const key = `${state}|${text}`;
    if (!this.#namedCache.has(key)) this.#namedCache.set(key, this.#findByName(state, text.replace(DISTRICT_NOISE, ' ').trim()));
    return this.#namedCache.get(key);
  }

  #findByName(state: string, name: string): string | undefined {
    const exact = this.#byName.get(keyOf(state, name));
    if (exact !== undefined || nameKey(name).length < MIN_FUZZY_LENGTH) return exact;
    const nearest = this.#fuzzyByState.get(state)?.nearest(name);
    return nearest !== undefined && nearest.distance <= MAX_NAME_DISTANCE ? nearest.value : undefined;
  }
}

function keyOf(state: string, name: string): string {
  return `${state}|${nameKey(name)}`;
}

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const created = create();
  map.set(key, created);
  return created;
}
