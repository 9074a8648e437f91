/** Parts of towns that only the list of villages names: another name of the one office that serves each. */
import { bundled } from '../../../data/bundled.ts';
import type { QuarterColumn } from '../../../data/recipes/quarters.ts';
import { hasName, type PackRow } from '../../core/dataset/pack/build.ts';
import { is } from '../../core/dataset/pack/pack.ts';
import { readTable } from '../../core/dataset/table.ts';
import { nameKey } from '../../core/text/fold.ts';
import { areaWords, type NamedPlace, type PincodePlaces } from './localities.ts';

export const QUARTERS: URL = bundled('quarters');

type Office = Readonly<Record<'pincode' | 'name', string>>;

function keyOf({ pincode, name }: Office): string {
  return `${pincode} ${nameKey(name)}`;
}

/** By which a quarter leads to its office. */
export function officeTerm(office: Office): string {
  return is('serves', keyOf(office));
}

/** The quarters that an office serves. */
export function readQuarters(): (office: Office) => readonly string[] {
  const quarters = new Map<string, readonly string[]>();
  for (const { pincode, office, names } of readTable<QuarterColumn>(QUARTERS)) {
    quarters.set(keyOf({ pincode, name: office }), names.split('|'));
  }
  return (office) => quarters.get(keyOf(office)) ?? [];
}

/** Without initials and without importance: nobody but its neighbours knows a place that no bank names. */
export function* quarterRows(
  office: Office & Readonly<Record<'state' | 'district', string>>,
  places: PincodePlaces,
  quarters: readonly string[],
): Generator<PackRow> {
  if (quarters.length === 0) return;
  const { pincode, state, district } = office;
  const around = areaWords(state, district, places);
  for (const name of quarters) {
    const json: NamedPlace = { kind: 'locality', names: [name] };
    yield {
      json,
      terms: [is('kind', 'place'), is('placeOf', pincode), ...hasName('place', name), ...hasName('placeName', name), ...around],
      nameOf: [officeTerm(office)],
    };
  }
}
