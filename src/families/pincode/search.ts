/** How post offices are searched, and by what each was found. */
import { districtNames, stateName, stateNames } from '../../../data/places.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { FacetFields } from '../../core/dataset/facets.ts';
import type { FoundNames, Naming } from '../../core/dataset/names.ts';
import { type RawJson, rawArray } from '../../core/request/json.ts';
import { nameKey, titleCase, words } from '../../core/text/fold.ts';
import { OFFICE_KINDS, OFFICE_TYPES } from './dataset.ts';
import type { MatchedName, PlacedOffice } from './records.ts';

export const officeNaming: Naming = {
  field: 'place',
  fillers: new Set('pincode pin code zip of for in the post office po'.split(' ')),
  tiers: (text, name, isKnown) => [
    // An area is a state, district or town of exactly that name.
    ...(isKnown('area')
      ? [
          { is: { area: name, name }, worth: 13 },
          { is: { area: name }, begins: { name }, worth: 11.5 },
          { is: { area: name }, worth: 9.5 },
        ]
      : []),
    ...(isKnown('wellKnown')
      ? [
          { is: { wellKnown: name, name }, worth: 12 },
          { is: { wellKnown: name }, begins: { name }, worth: 11 },
        ]
      : []),
    { is: { name }, worth: 9 },
    ...(isKnown('wellKnown') ? [{ is: { wellKnown: name }, worth: 8 }] : []),
    ...(isKnown('known') ? [{ is: { known: name }, worth: 4 }] : []),
    { begins: { name }, worth: 3 },
    { wholeWords: { officeName: text }, worth: 2.5 },
    { wholeWords: { place: text }, worth: 1.5 },
  ],
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
  const called = (names: readonly string[]): string | undefined => names.find((one) => nameKey(one) === key);
  const own = new Set(words(`${name} ${district}`));
  const asked = [...words(text)];
  if (asked.every((word) => [...own].some((has) => has.startsWith(word)))) return undefined;
  const state = called(stateNames(stateCode));
  if (state !== undefined) return { kind: 'state', name: state };
  const inDistrict = called(districtNames(stateCode, district));
  if (inDistrict !== undefined) return { kind: 'district', name: inDistrict };
  const localities = (pincodes.get('localitiesOf', pincode)?.parse() ?? []) as readonly string[];
  const locality = called(localities) ?? localities.find((one) => asked.some((word) => !own.has(word) && words(one).includes(word)));
  if (locality !== undefined) return { kind: 'locality', name: locality };
  return pincodes.count('area', key) > 0 ? { kind: 'town', name: titleCase(text) } : undefined;
}
