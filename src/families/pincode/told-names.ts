/** What is asked of offices, districts and places to tell by what name an office was found. Of what people ask for often it is kept. */
import { districtNames, stateNames } from '../../../data/places.ts';
import { is, type Pack } from '../../core/dataset/pack.ts';
import { type ByteText, memberText, textReader } from '../../core/request/json.ts';
import { nameKey, words } from '../../core/text/fold.ts';
import { memoise } from '../../core/util/memo.ts';
import { TwoGenerationCache } from '../../core/util/two-generation-cache.ts';
import type { NamedPlace } from './localities.ts';
import type { MatchedName } from './records.ts';

/** A name that can be told. */
export interface ToldName {
  readonly key: string;
  readonly words: readonly string[];
  /** As it is written in the record of an office. */
  readonly member: ByteText;
}

function toldName(kind: MatchedName['kind'], name: string): ToldName {
  const matched: MatchedName = { kind, name };
  return { key: nameKey(name), words: words(name), member: memberText('matched', matched) };
}

/** A district, as a search sees it. */
export interface Area {
  readonly words: readonly string[];
  /** The words of all its names, and of its state. */
  readonly allWords: readonly string[];
  /** The names of its state and its own. */
  readonly names: readonly ToldName[];
}

/** Of all districts that were ever asked for: there are fewer than a thousand. */
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

/** An office, as far as it matters here. */
export interface KnownOffice {
  readonly area: Area;
  readonly words: readonly string[];
  readonly pincode: string;
}

const stateCodeOf = textReader('stateCode');
const districtOf = textReader('district');
const nameOf = textReader('name');
const pincodeOf = textReader('pincode');

const MOST_KEPT = 5_000;
const officesOf = memoise((_: Pack) => new TwoGenerationCache<number, KnownOffice>(MOST_KEPT));
const placesOf = memoise((_: Pack) => new TwoGenerationCache<number, readonly ToldName[]>(MOST_KEPT));

export function officeAt(pack: Pack, row: number): KnownOffice {
  return officesOf(pack).ask(row, () => {
    const record = pack.text(row);
    return { area: areaOf(stateCodeOf(record), districtOf(record)), words: words(nameOf(record)), pincode: pincodeOf(record) };
  });
}

const placeRows = memoise((_: Pack) => new TwoGenerationCache<string, Uint32Array>(MOST_KEPT));

/** The rows of the places of a pincode. */
export function placeRowsOf(pack: Pack, pincode: string): Uint32Array {
  return placeRows(pack).ask(pincode, () => pack.exact(is('placeOf', pincode)));
}

/** The names of the place that a row is. */
export function placeAt(pack: Pack, row: number): readonly ToldName[] {
  return placesOf(pack).ask(row, () => {
    const { kind, names } = pack.row(row).parse() as NamedPlace;
    return names.map((name) => toldName(kind, name));
  });
}
