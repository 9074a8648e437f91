/** What is known of pincodes beyond their post offices: the towns and localities in them, and how many bank branches they have. */
import { bundled } from '../../../data/bundled.ts';
import { districtNames, placeNames, stateAliases, stateNames } from '../../../data/places.ts';
import type { LocalityColumn } from '../../../data/recipes/localities.ts';
import { wellKnownPlaces } from '../../../data/tables/well_known_places.ts';
import { has, hasInitials, hasName, type PackRow } from '../../core/dataset/pack/build.ts';
import { is } from '../../core/dataset/pack/pack.ts';
import { readTable } from '../../core/dataset/table.ts';
import { nameKey } from '../../core/text/fold.ts';

export const LOCALITIES: URL = bundled('localities');
export const BRANCHES: URL = bundled('pincode_branches');

export interface Locality {
  readonly name: string;
  /** How many banks name it. */
  readonly banks: number;
}

export interface PincodePlaces {
  readonly towns: readonly string[];
  /** Those that most banks name come first. */
  readonly localities: readonly Locality[];
  /** Bank branches: the best measure of how busy a place is. */
  readonly branches: number;
}

/** A locality that so many banks name, or that is typed as one, is known far and wide. */
export const WELL_KNOWN_BANKS = 8;

const NOTHING: PincodePlaces = { towns: [], localities: [], branches: 0 };

/** What is known of each pincode. */
export function readPlaces(): (pincode: string) => PincodePlaces {
  const places = new Map<string, { towns: string[]; localities: Locality[]; branches: number }>();
  const placeOf = (pincode: string) => {
    const known = places.get(pincode) ?? { towns: [], localities: [], branches: 0 };
    places.set(pincode, known);
    return known;
  };
  for (const { pincode, branches } of readTable<'pincode' | 'branches'>(BRANCHES)) placeOf(pincode).branches = Number(branches);
  for (const { pincode, names } of wellKnownPlaces()) {
    for (const name of names) placeOf(pincode).localities.push({ name, banks: WELL_KNOWN_BANKS });
  }
  const byBanks = [...readTable<LocalityColumn>(LOCALITIES)].sort((a, b) => Number(b.banks) - Number(a.banks));
  for (const { kind, name, pincodes, banks } of byBanks) {
    for (const pincode of pincodes.split(' ')) {
      const { towns, localities } = placeOf(pincode);
      if (kind === 'city') towns.push(name);
      else if (!localities.some((known) => known.name === name)) localities.push({ name, banks: Number(banks) });
    }
  }
  return (pincode) => places.get(pincode) ?? NOTHING;
}

/**
 * The words of the places around an office or a locality: its state, its district and its towns. Those of a town of several words are not
 * among them, but the town as one word: with the office Anna Road they would make an Anna Nagar of it.
 */
export function areaWords(state: string, district: string, { towns }: PincodePlaces): string[] {
  const names = [...stateAliases(state), ...towns, ...towns.flatMap((town) => placeNames(state, town))];
  return [...hasName('place', ...stateNames(state), ...districtNames(state, district)), ...has('place', ...names.map(nameKey))];
}

export interface NamedPlace {
  readonly kind: 'locality' | 'town';
  readonly names: readonly string[];
}

/** The towns and localities of a pincode, a row each: another name of all offices there, with the places around it. */
export function* placeRows(
  { pincode, district, state }: Record<'pincode' | 'district' | 'state', string>,
  places: PincodePlaces,
  importance: number,
): Generator<PackRow> {
  const around = areaWords(state, district, places);
  const kinds = new Map<string, 'locality' | 'town'>(places.localities.map(({ name }) => [name, 'locality']));
  for (const town of places.towns) kinds.set(town, 'town');
  for (const [name, kind] of kinds) {
    const names = [name, ...placeNames(state, name)];
    const json: NamedPlace = { kind, names };
    yield {
      json,
      terms: [
        is('kind', 'place'),
        is('placeOf', pincode),
        ...['place', 'placeName'].flatMap((field) => [...hasName(field, ...names), ...hasInitials(field, ...names)]),
        ...around,
      ],
      importance,
      nameOf: [is('office', pincode)],
    };
  }
}
