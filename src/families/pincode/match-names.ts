/** Names of offices, districts and places, tokenised for the `matched` member. Cached, because popular places repeat. */
import { districtNames, stateNames } from '../../../data/places.ts';
import { type Pack, valueTerm } from '../../core/dataset/pack/pack.ts';
import { type Latin1Bytes, serialiseMember, stringMemberReader } from '../../core/request/json.ts';
import { nameKey, words } from '../../core/text/fold.ts';
import { SegmentedCache } from '../../core/util/segmented-cache.ts';
import { weakMemo } from '../../core/util/weak-memo.ts';
import type { LocalityNames } from './localities.ts';
import type { MatchedName } from './records.ts';

/** A name that can be reported as `matched`. */
export interface MatchName {
  readonly key: string;
  readonly words: readonly string[];
  /** The serialised `matched` member of an office record. */
  readonly member: Latin1Bytes;
}

function matchName(kind: MatchedName['kind'], name: string): MatchName {
  const matched: MatchedName = { kind, name };
  return { key: nameKey(name), words: words(name), member: serialiseMember('matched', matched) };
}

/** A district with its searchable names. */
export interface DistrictNames {
  readonly words: readonly string[];
  /** Words of all names of the district and its state. */
  readonly allWords: readonly string[];
  /** Names of the state, then of the district. */
  readonly names: readonly MatchName[];
}

/** Cache without eviction: there are fewer than 1,000 districts. */
const districtCache = new Map<string, DistrictNames>();

function districtNamesOf(state: string, district: string): DistrictNames {
  const id = `${state} ${district}`;
  let area = districtCache.get(id);
  if (area === undefined) {
    const namesOfState = stateNames(state);
    const namesOfDistrict = districtNames(state, district);
    area = {
      words: words(district),
      allWords: words([...namesOfDistrict, ...namesOfState].join(' ')),
      names: [...namesOfState.map((name) => matchName('state', name)), ...namesOfDistrict.map((name) => matchName('district', name))],
    };
    districtCache.set(id, area);
  }
  return area;
}

const stateCodeOf = stringMemberReader('stateCode');
const districtOf = stringMemberReader('district');
const nameOf = stringMemberReader('name');
const pincodeOf = stringMemberReader('pincode');

/** The parts of an office record that matching needs. */
export class OfficeNames {
  readonly #pack: Pack;
  readonly #pincode: string;
  readonly area: DistrictNames;
  readonly words: readonly string[];
  #places: Uint32Array | undefined;

  constructor(pack: Pack, record: Latin1Bytes) {
    this.#pack = pack;
    this.#pincode = pincodeOf(record);
    this.area = districtNamesOf(stateCodeOf(record), districtOf(record));
    this.words = words(nameOf(record));
  }

  /** Rows of the places of its pincode. */
  get places(): Uint32Array {
    this.#places ??= this.#pack.termPostings(valueTerm('placeOf', this.#pincode));
    return this.#places;
  }
}

const MAX_CACHED_ROWS = 5_000;
const officeCache = weakMemo((_: Pack) => new SegmentedCache<number, OfficeNames>(MAX_CACHED_ROWS));
const placeCache = weakMemo((_: Pack) => new SegmentedCache<number, readonly MatchName[]>(MAX_CACHED_ROWS));

export function officeNamesAt(pack: Pack, row: number): OfficeNames {
  return officeCache(pack).getOrCompute(row, () => new OfficeNames(pack, pack.text(row)));
}

/** Names of the place in a row. */
export function placeNamesAt(pack: Pack, row: number): readonly MatchName[] {
  return placeCache(pack).getOrCompute(row, () => {
    const { kind, names } = pack.row(row).parse() as LocalityNames;
    return names.map((name) => matchName(kind, name));
  });
}
