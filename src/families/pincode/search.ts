/** How post offices are searched, and by what each was found. */
import { districtNames, stateName, stateNames } from '../../../data/places.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { FacetFields } from '../../core/dataset/facets.ts';
import type { FoundNames, IsKnown, Naming } from '../../core/dataset/names.ts';
import type { Tier } from '../../core/dataset/search.ts';
import { type RawJson, rawArray } from '../../core/request/json.ts';
import { nameKey, words } from '../../core/text/fold.ts';
import { OFFICE_KINDS, OFFICE_TYPES } from './dataset.ts';
import type { NamedPlace } from './localities.ts';
import type { MatchedName, PlacedOffice } from './records.ts';

/** The tiers of a name; with `within` only in that area: a state, district or town. */
function tiersOf(text: string, name: string, isKnown: IsKnown, within?: string): Tier[] {
  const around = within === undefined ? {} : { oneOf: { area: [within] } };
  const tiers: Tier[] = [
    // An area is a state, district or town of exactly that name.
    ...(isKnown('area', name)
      ? [
          { is: { area: name, name }, worth: 13 },
          { is: { area: name }, begins: { name }, worth: 11.5 },
          { is: { area: name }, worth: 9.5 },
        ]
      : []),
    ...(isKnown('wellKnown', name)
      ? [
          { is: { wellKnown: name, name }, worth: 12 },
          { is: { wellKnown: name }, begins: { name }, worth: 11 },
        ]
      : []),
    { is: { name }, worth: 9 },
    ...(isKnown('wellKnown', name) ? [{ is: { wellKnown: name }, worth: 8 }] : []),
    ...(isKnown('known', name) ? [{ is: { known: name }, worth: 6.5 }] : []),
    { begins: { name }, worth: 3 },
    { wholeWords: { officeName: text }, worth: 2.5 },
  ];
  return tiers.map((tier) => ({ ...tier, ...around }));
}

/** Words of the longest area that is looked for: "dadra nagar haveli". */
const LONGEST_AREA = 3;

/** The area that the last or first words of a text name, and the words that are left: "aliganj lucknow". */
function areaIn(text: string, isKnown: IsKnown): { readonly area: string; readonly rest: string } | undefined {
  const all = words(text);
  for (let length = Math.min(LONGEST_AREA, all.length - 1); length > 0; length--) {
    for (const [area, rest] of [
      [all.slice(-length), all.slice(0, -length)],
      [all.slice(0, length), all.slice(length)],
    ] as const) {
      if (isKnown('area', area.join(''))) return { area: area.join(''), rest: rest.join(' ') };
    }
  }
  return undefined;
}

export const officeNaming: Naming = {
  field: 'place',
  fillers: new Set('pincode pin code zip of for in the post office po'.split(' ')),
  tiers(text, name, isKnown) {
    const parts = areaIn(text, isKnown);
    return [
      ...tiersOf(text, name, isKnown),
      ...(parts ? tiersOf(parts.rest, nameKey(parts.rest), isKnown, parts.area) : []),
      { wholeWords: { place: text }, worth: 1.5 },
    ];
  },
  names: { are: { is: { kind: 'place' } }, field: 'placeName', worth: 1.5 },
};

const KIND_OF_TYPE: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(OFFICE_KINDS).map(([kind, type]) => [type, kind]));

export const OFFICE_FACETS: FacetFields = {
  state: { field: 'state', label: (code) => stateName(code) ?? code },
  district: { field: 'districtName' },
  type: { field: 'type', value: (type) => KIND_OF_TYPE[type] ?? type, label: (type) => OFFICE_TYPES[type as keyof typeof OFFICE_TYPES] },
};

/** The offices found, each with the name by which it was found if that is not its own. */
export function officesMatched(pincodes: Dataset, { rows, tiers, readAs }: FoundNames, place: string): RawJson {
  const text = readAs ?? place;
  return rawArray(
    pincodes.pack.rows(rows).map((record, at) => {
      // What only sounds alike has other words.
      const matched = tiers[at] === undefined ? undefined : matchedName(pincodes, record.parse() as PlacedOffice, text);
      return matched ? record.with({ matched }) : record;
    }),
  );
}

function matchedName(pincodes: Dataset, { pincode, name, district, stateCode }: PlacedOffice, text: string): MatchedName | undefined {
  const key = nameKey(text);
  const asked = words(text);
  const called = (names: readonly string[]): string | undefined => names.find((one) => nameKey(one) === key);
  const own = words(`${name} ${district}`);
  if (hasAll(own, asked)) return undefined;
  const stateCalled = called(stateNames(stateCode));
  if (stateCalled !== undefined) return { kind: 'state', name: stateCalled };
  const inDistrict = called(districtNames(stateCode, district));
  if (inDistrict !== undefined) return { kind: 'district', name: inDistrict };
  const places = pincodes.all('placeOf', pincode).map((row) => row.parse() as NamedPlace);
  const exact = places.find(({ names }) => called(names) !== undefined);
  if (exact) return { kind: exact.kind, name: called(exact.names) as string };
  const around = words(`${name} ${[...districtNames(stateCode, district), ...stateNames(stateCode)].join(' ')}`);
  for (const { kind, names } of places) {
    const found = names.find((one) => hasAll([...around, ...words(one), nameKey(one)], asked));
    if (found !== undefined) return { kind, name: found };
  }
  return undefined;
}

/** Whether each word begins one of some words. */
function hasAll(list: readonly string[], asked: readonly string[]): boolean {
  return asked.every((word) => list.some((one) => one.startsWith(word)));
}
