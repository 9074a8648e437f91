/** Postal zones: "Chennai 28" is 600028, as city and the last digits of the pincode. */
import { type Pack, valueTerm } from '../../core/dataset/pack/pack.ts';
import { type GazetteerMatch, wordMaskOf } from './gazetteer-match.ts';
import { type PincodeTuple, type PlaceKind, statisticsOf } from './pincode-index.ts';
import type { AddressToken } from './tokenise.ts';

const CITY_KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['s', 'd', 'm', 'T']);
const ZONE = /^\d{1,3}$/;
const SORTING_DIGITS = 3;
/** Information content of a zone: that of a name with a single pincode. */
const INFORMATION = 10;

/** A number after the name of a city, at the end of its part. */
export function zoneMatches(pack: Pack, words: readonly AddressToken[], matches: readonly GazetteerMatch[]): GazetteerMatch[] {
  const { places } = statisticsOf(pack);
  return words.flatMap(({ word, part }, index): GazetteerMatch[] => {
    if (!ZONE.test(word) || Number(word) === 0 || words[index + 1]?.part === part) return [];
    const city = matches.find(({ to, kind, phoneticKey }) => to === index && CITY_KINDS.has(kind) && phoneticKey === undefined);
    if (!city) return [];
    const pincode = `${sortingDistrict(city.rows, places)}${word.padStart(SORTING_DIGITS, '0')}`;
    // A city may extend beyond the district that is named after it.
    const [row] = pack.termPostings(valueTerm('pin', pincode));
    if (row === undefined) return [];
    return [
      {
        ...city,
        kind: 'l',
        to: index + 1,
        rows: Uint32Array.of(row),
        context: 'marked',
        information: INFORMATION,
        wordMask: wordMaskOf(index, index + 1),
        isRepeated: false,
      },
    ];
  });
}

/** The first three digits that most bank branches of the rows have. */
function sortingDistrict(rows: Uint32Array, places: readonly PincodeTuple[]): string {
  const branches = new Map<string, number>();
  for (const row of rows) {
    const [pincode = '', , , count = 0] = places[row] ?? [];
    const head = pincode.slice(0, SORTING_DIGITS);
    branches.set(head, (branches.get(head) ?? 0) + count);
  }
  return [...branches].reduce((best, item) => (item[1] > best[1] ? item : best), ['', -1])[0];
}
