/** By what name an office was found, if that is not its own: its state, its district, or a locality of its pincode. */
import { districtNames, stateNames } from '../../../data/places.ts';
import { Bitmap } from '../../core/dataset/bitmap.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { FoundNames } from '../../core/dataset/names.ts';
import { is, type Pack } from '../../core/dataset/pack.ts';
import type { Tier } from '../../core/dataset/search.ts';
import { namesWith } from '../../core/dataset/with-words.ts';
import { type ByteText, type RawJson, textArray, textReader, withMember } from '../../core/request/json.ts';
import { nameKey, words } from '../../core/text/fold.ts';
import { memoise } from '../../core/util/memo.ts';
import type { NamedPlace } from './localities.ts';
import type { MatchedName } from './records.ts';
import { OWN_NAME, officeNaming } from './search.ts';

/** The offices found, each with the name by which it was found. */
export function officesMatched({ pack }: Dataset, { rows, tiers, readAs }: FoundNames, place: string): RawJson {
  // What only sounds alike has other words.
  const isOwn = (tier: Tier | undefined): boolean => tier === undefined || tier.label === OWN_NAME;
  if (tiers.every(isOwn)) return pack.array(rows);
  const matcher = new Matcher(pack, readAs ?? place);
  return textArray(
    rows.map((row, at) => {
      const record = pack.text(row);
      const matched = isOwn(tiers[at]) ? undefined : matcher.matched(record);
      return matched ? withMember(record, 'matched', matched) : record;
    }),
  );
}

/** A district, as a search sees it. */
interface Area {
  readonly words: readonly string[];
  /** The words of all its names, and of its state. */
  readonly allWords: readonly string[];
  /** The names of its state and its own, each with its key. */
  readonly names: readonly { readonly key: string; readonly matched: MatchedName }[];
}

/** Of all districts that were ever asked for: there are fewer than a thousand. */
const areas = new Map<string, Area>();

function areaOf(state: string, district: string): Area {
  const id = `${state} ${district}`;
  let area = areas.get(id);
  if (area === undefined) {
    const ofState = stateNames(state);
    const ofDistrict = districtNames(state, district);
    const named = (kind: MatchedName['kind']) => (name: string) => ({ key: nameKey(name), matched: { kind, name } });
    area = {
      words: words(district),
      allWords: words([...ofDistrict, ...ofState].join(' ')),
      names: [...ofState.map(named('state')), ...ofDistrict.map(named('district'))],
    };
    areas.set(id, area);
  }
  return area;
}

/** A set that every list uses again. An answer never waits, so it has it to itself. */
const namedOf = memoise(({ size }: Pack) => new Bitmap(size));

/** Places by their rows: those that people ask for are few. */
const placesOf = memoise<Pack, Map<number, NamedPlace>>(() => new Map());
const MOST_PLACES = 5_000;

function placeAt(pack: Pack, row: number): NamedPlace {
  const known = placesOf(pack);
  let place = known.get(row);
  if (place === undefined) {
    place = pack.row(row).parse() as NamedPlace;
    if (known.size >= MOST_PLACES) known.clear();
    known.set(row, place);
  }
  return place;
}

const stateCodeOf = textReader('stateCode');
const districtOf = textReader('district');
const nameOf = textReader('name');
const pincodeOf = textReader('pincode');

/** What a text is to the offices of a district, where that does not depend on the office: that it is in the record, or a name to be told. */
type AreaMatch = { readonly shown: true } | { readonly shown: false; readonly called: MatchedName | undefined };
const SHOWN: AreaMatch = { shown: true };

/** Offices of one list are mostly of few districts and pincodes: what is known of each is looked up once. */
class Matcher {
  readonly #pack: Pack;
  readonly #key: string;
  readonly #asked: readonly string[];
  /** The rows of localities and towns that have the words of the text. */
  #named: Bitmap | undefined;
  readonly #areas = new Map<Area, AreaMatch>();
  readonly #places = new Map<string, readonly NamedPlace[]>();

  constructor(pack: Pack, text: string) {
    this.#pack = pack;
    this.#key = nameKey(text);
    this.#asked = words(text);
  }

  matched(office: ByteText): MatchedName | undefined {
    const area = areaOf(stateCodeOf(office), districtOf(office));
    const match = this.#matchOf(area);
    if (match.shown) return undefined;
    const own = words(nameOf(office));
    if (this.#hasAll(own, area.words)) return undefined;
    return match.called ?? this.#placeName(pincodeOf(office), own, area);
  }

  #matchOf(area: Area): AreaMatch {
    let match = this.#areas.get(area);
    if (match === undefined) {
      match = this.#hasAll(area.words) ? SHOWN : { shown: false, called: area.names.find(({ key }) => key === this.#key)?.matched };
      this.#areas.set(area, match);
    }
    return match;
  }

  /** A locality or town of the pincode: one that is called so, or else the first that has the words. */
  #placeName(pincode: string, own: readonly string[], area: Area): MatchedName | undefined {
    const places = this.#placesOf(pincode);
    for (const { kind, names } of places) {
      const name = this.#calledSo(names);
      if (name !== undefined) return { kind, name };
    }
    const [nearest] = places;
    if (nearest === undefined) return undefined;
    const { kind, names } = nearest;
    return { kind, name: names.find((one) => this.#hasAll(own, area.allWords, words(one), [nameKey(one)])) ?? (names[0] as string) };
  }

  /** The places of a pincode that have the words of the text. */
  #placesOf(pincode: string): readonly NamedPlace[] {
    const pack = this.#pack;
    this.#named ??= namedOf(pack)
      .reset(0, pack.size)
      .add(namesWith(pack, officeNaming, this.#asked, false));
    let places = this.#places.get(pincode);
    if (places === undefined) {
      const here = pack.exact(is('placeOf', pincode));
      const found: NamedPlace[] = [];
      for (const row of here) if (this.#named.has(row)) found.push(placeAt(pack, row));
      places = found;
      this.#places.set(pincode, places);
    }
    return places;
  }

  #calledSo(names: readonly string[]): string | undefined {
    return names.find((one) => nameKey(one) === this.#key);
  }

  /** Whether each word of the text begins one of some words. */
  #hasAll(...lists: readonly (readonly string[])[]): boolean {
    return this.#asked.every((word) => lists.some((list) => list.some((one) => one.startsWith(word))));
  }
}
