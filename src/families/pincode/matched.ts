/** By what name an office was found, if that is not its own: its state, its district, or a locality of its pincode. */
import { Bitmap } from '../../core/dataset/bitmap.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { FoundNames } from '../../core/dataset/names.ts';
import type { Pack } from '../../core/dataset/pack.ts';
import type { Tier } from '../../core/dataset/search.ts';
import { namesWith } from '../../core/dataset/with-words.ts';
import { type ByteText, type RawJson, textArray, withMember } from '../../core/request/json.ts';
import { nameKey, words } from '../../core/text/fold.ts';
import { memoise } from '../../core/util/memo.ts';
import { OWN_NAME, officeNaming } from './search.ts';
import { type Area, type KnownOffice, officeAt, placeAt, placeRowsOf, type ToldName } from './told-names.ts';

/** The offices found, each with the name by which it was found. */
export function officesMatched({ pack }: Dataset, { rows, tiers, readAs }: FoundNames, place: string): RawJson {
  // What only sounds alike has other words.
  const isOwn = (tier: Tier | undefined): boolean => tier === undefined || tier.label === OWN_NAME;
  if (tiers.every(isOwn)) return pack.array(rows);
  const matcher = new Matcher(pack, readAs ?? place);
  const members = rows.map((row, at) => (isOwn(tiers[at]) ? undefined : matcher.memberFor(officeAt(pack, row))));
  if (members.every((member) => member === undefined)) return pack.array(rows);
  return textArray(
    rows.map((row, at) => {
      const record = pack.text(row);
      const member = members[at];
      return member === undefined ? record : withMember(record, member);
    }),
  );
}

/** A set that every list uses again. An answer never waits, so it has it to itself. */
const namedOf = memoise(({ size }: Pack) => new Bitmap(size));

/** What a text is to the offices of a district, where that does not depend on the office: that it is in the record, or a name to be told. */
type AreaMatch = { readonly shown: true } | { readonly shown: false; readonly called: ToldName | undefined };
const SHOWN: AreaMatch = { shown: true };

/** Offices of one list are mostly of few districts and pincodes: what is known of each is looked up once. */
class Matcher {
  readonly #pack: Pack;
  readonly #key: string;
  readonly #asked: readonly string[];
  /** The rows of localities and towns that have the words of the text. */
  #named: Bitmap | undefined;
  readonly #areas = new Map<Area, AreaMatch>();
  readonly #places = new Map<string, readonly (readonly ToldName[])[]>();

  constructor(pack: Pack, text: string) {
    this.#pack = pack;
    this.#key = nameKey(text);
    this.#asked = words(text);
  }

  memberFor({ area, words, pincode }: KnownOffice): ByteText | undefined {
    const match = this.#matchOf(area);
    if (match.shown || this.#hasAll(words, area.words)) return undefined;
    return (match.called ?? this.#placeName(pincode, words, area))?.member;
  }

  #matchOf(area: Area): AreaMatch {
    let match = this.#areas.get(area);
    if (match === undefined) {
      match = this.#hasAll(area.words) ? SHOWN : { shown: false, called: area.names.find(({ key }) => key === this.#key) };
      this.#areas.set(area, match);
    }
    return match;
  }

  /** A locality or town of the pincode: one that is called so, or else the first that has the words. */
  #placeName(pincode: string, own: readonly string[], area: Area): ToldName | undefined {
    const places = this.#placesOf(pincode);
    for (const names of places) {
      const called = names.find(({ key }) => key === this.#key);
      if (called) return called;
    }
    const [nearest] = places;
    return nearest?.find(({ words, key }) => this.#hasAll(own, area.allWords, words, [key])) ?? nearest?.[0];
  }

  /** The places of a pincode that have the words of the text. */
  #placesOf(pincode: string): readonly (readonly ToldName[])[] {
    const pack = this.#pack;
    this.#named ??= namedOf(pack)
      .reset(0, pack.size)
      .add(namesWith(pack, officeNaming, this.#asked, false));
    let places = this.#places.get(pincode);
    if (places === undefined) {
      const found: (readonly ToldName[])[] = [];
      for (const row of placeRowsOf(pack, pincode)) if (this.#named.has(row)) found.push(placeAt(pack, row));
      places = found;
      this.#places.set(pincode, places);
    }
    return places;
  }

  /** Whether each word of the text begins one of some words. */
  #hasAll(...lists: readonly (readonly string[])[]): boolean {
    return this.#asked.every((word) => lists.some((list) => list.some((one) => one.startsWith(word))));
  }
}
