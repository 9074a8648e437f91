/** Towns, localities and bank branch counts per pincode. */
import { bundled } from '../../../data/bundled.ts';
import { districtNames, placeNames, stateAliases, stateNames } from '../../../data/places.ts';
import type { LocalityColumn } from '../../../data/recipes/localities.ts';
import { wellKnownPlaces } from '../../../data/tables/well_known_places.ts';
import { acronymTerms, nameTerms, type PackRow, wordTerms } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { nameKey } from '../../core/text/fold.ts';
import { readTable } from '../../core/util/table.ts';

export const LOCALITIES: URL = bundled('localities');
export const BRANCHES: URL = bundled('pincode_branches');

export interface Locality {
  readonly name: string;
  /** Number of banks that use the name in their branch lists. */
  readonly banks: number;
}

export interface PincodePlaces {
  readonly towns: readonly string[];
  /** Sorted by number of banks, descending. */
  readonly localities: readonly Locality[];
  /** Number of bank branches: the best proxy for how busy a place is. */
  readonly branches: number;
}

/** Bank count from which a locality counts as well known. Localities of the hand-written table get this count. */
export const MIN_WELL_KNOWN_BANKS = 8;

/** The first digits of a pincode, which its sorting district shares. */
const SORTING_DIGITS = 3;

const NO_PLACES: PincodePlaces = { towns: [], localities: [], branches: 0 };

/** Returns a lookup by pincode. */
export function readPincodePlaces(): (pincode: string) => PincodePlaces {
  const places = new Map<string, { towns: string[]; localities: Locality[]; branches: number }>();
  const placeOf = (pincode: string) => {
    const entry = places.get(pincode) ?? { towns: [], localities: [], branches: 0 };
    places.set(pincode, entry);
    return entry;
  };
  for (const { pincode, branches } of readTable<'pincode' | 'branches'>(BRANCHES)) placeOf(pincode).branches = Number(branches);
  const typed = new Set<string>();
  for (const { pincode, names } of wellKnownPlaces()) {
    for (const name of names) {
      placeOf(pincode).localities.push({ name, banks: MIN_WELL_KNOWN_BANKS });
      typed.add(`${pincode.slice(0, SORTING_DIGITS)} ${name}`);
    }
  }
  const byBanks = [...readTable<LocalityColumn>(LOCALITIES)].sort((a, b) => Number(b.banks) - Number(a.banks));
  for (const { kind, name, pincodes, banks } of byBanks) {
    for (const pincode of pincodes.split(' ')) {
      const { towns, localities } = placeOf(pincode);
      if (kind === 'city') towns.push(name);
      else if (!localities.some((locality) => locality.name === name)) {
        // Banks also name branches after the better known neighbour: then the typed pincodes are those of the place.
        const isElsewhere = typed.has(`${pincode.slice(0, SORTING_DIGITS)} ${name}`);
        localities.push({ name, banks: isElsewhere ? 1 : Number(banks) });
      }
    }
  }
  return (pincode) => places.get(pincode) ?? NO_PLACES;
}

/**
 * Index terms for the surroundings of an office or locality: state, district and towns. Towns are indexed as one joined word:
 * with separate words, the query "anna nagar" would match the office Anna Road in any town whose name has the word Nagar.
 */
export function areaWords(state: string, district: string, { towns }: PincodePlaces): string[] {
  const names = [...stateAliases(state), ...towns, ...towns.flatMap((town) => placeNames(state, town))];
  return [...nameTerms('place', ...stateNames(state), ...districtNames(state, district)), ...wordTerms('place', ...names.map(nameKey))];
}

export interface LocalityNames {
  readonly kind: 'locality' | 'town';
  readonly names: readonly string[];
}

/** One row per town or locality of a pincode: an alias of all offices there, with the words of its surroundings. */
export function* placeRows(
  { pincode, district, state }: Record<'pincode' | 'district' | 'state', string>,
  places: PincodePlaces,
  importance: number,
): Generator<PackRow> {
  const surroundingWords = areaWords(state, district, places);
  const kinds = new Map<string, 'locality' | 'town'>(places.localities.map(({ name }) => [name, 'locality']));
  for (const town of places.towns) kinds.set(town, 'town');
  for (const [name, kind] of kinds) {
    const names = [name, ...placeNames(state, name)];
    const json: LocalityNames = { kind, names };
    yield {
      json,
      terms: [
        valueTerm('kind', 'place'),
        valueTerm('placeOf', pincode),
        ...['place', 'placeName'].flatMap((field) => [...nameTerms(field, ...names), ...acronymTerms(field, ...names)]),
        ...surroundingWords,
      ],
      importance,
      aliasOf: [valueTerm('office', pincode)],
    };
  }
}
