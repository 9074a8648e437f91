/** Names of offices, districts and places, tokenised for the `matched` member. Cached, because popular places repeat. */
import { districtNames, stateNames } from '../../../data/places.ts';
import { is, type Pack } from '../../core/dataset/pack/pack.ts';
import { type Latin1Bytes, memberText, textReader } from '../../core/request/json.ts';
import { nameKey, words } from '../../core/text/fold.ts';
import { SegmentedCache } from '../../core/util/segmented-cache.ts';
import { weakMemo } from '../../core/util/weak-memo.ts';
import type { NamedPlace } from './localities.ts';
import type { MatchedName } from './records.ts';

/** A name that can be reported as `matched`. */
export interface ToldName {
  readonly key: string;
  readonly words: readonly string[];
  /** The serialised `matched` member of an office record. */
  readonly member: Latin1Bytes;
}

function toldName(kind: MatchedName['kind'], name: string): ToldName {
  const matched: MatchedName = { kind, name };
  return { key: nameKey(name), words: words(name), member: memberText('matched', matched) };
}

/** A district with its searchable names. */
export interface Area {
  readonly words: readonly string[];
  /** Words of all names of the district and its state. */
  readonly allWords: readonly string[];
  /** Names of the state, then of the district. */
  readonly names: readonly ToldName[];
}

/** Cache without eviction: there are fewer than 1,000 districts. */
const areas = new Map<string, Area>();

function areaOf(state: string, district: string): Area {
  const id = `${state} ${district}`;
  let area = areas.get(id);
  if (area === undefined) {
    const ofState = stateNames(state);
    const ofDistrict = districtNames(state, district);
    area = {
      words: words(district),
      allWords: words([...ofDistrict, ...ofState].join(' ')),
      names: [...ofState.map((name) => toldName('state', name)), ...ofDistrict.map((name) => toldName('district', name))],
    };
    areas.set(id, area);
  }
  return area;
}

const stateCodeOf = textReader('stateCode');
const districtOf = textReader('district');
const nameOf = textReader('name');
const pincodeOf = textReader('pincode');

/** The parts of an office record that matching needs. */
export class KnownOffice {
  readonly #pack: Pack;
  readonly #pincode: string;
  readonly area: Area;
  readonly words: readonly string[];
  #places: Uint32Array | undefined;

  constructor(pack: Pack, record: Latin1Bytes) {
    this.#pack = pack;
    this.#pincode = pincodeOf(record);
    this.area = areaOf(stateCodeOf(record), districtOf(record));
    this.words = words(nameOf(record));
  }

  /** Rows of the places of its pincode. */
  get places(): Uint32Array {
    this.#places ??= this.#pack.exact(is('placeOf', this.#pincode));
    return this.#places;
  }
}

const MOST_KEPT = 5_000;
const officesOf = weakMemo((_: Pack) => new SegmentedCache<number, KnownOffice>(MOST_KEPT));
const placesOf = weakMemo((_: Pack) => new SegmentedCache<number, readonly ToldName[]>(MOST_KEPT));

export function officeAt(pack: Pack, row: number): KnownOffice {
  return officesOf(pack).ask(row, () => new KnownOffice(pack, pack.text(row)));
}

/** Names of the place in a row. */
export function placeAt(pack: Pack, row: number): readonly ToldName[] {
  return placesOf(pack).ask(row, () => {
    const { kind, names } = pack.row(row).parse() as NamedPlace;
    return names.map((name) => toldName(kind, name));
  });
}
