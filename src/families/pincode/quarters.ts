/** Neighbourhoods known only from the list of villages: each is an alias of the one office that serves it. */
import { bundled } from '../../../data/bundled.ts';
import type { QuarterColumn } from '../../../data/recipes/quarters.ts';
import { nameTerms, type PackRow } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { nameKey } from '../../core/text/fold.ts';
import { readTable } from '../../core/util/table.ts';
import { areaWords, type LocalityNames, type PincodePlaces } from './localities.ts';

export const QUARTERS: URL = bundled('quarters');

type Office = Readonly<Record<'pincode' | 'name', string>>;

function keyOf({ pincode, name }: Office): string {
  return `${pincode} ${nameKey(name)}`;
}

/** Term that links the row of a neighbourhood to its office. */
export function officeTerm(office: Office): string {
  return valueTerm('serves', keyOf(office));
}

/** Returns a lookup of the neighbourhoods served by an office. */
export function readQuarters(): (office: Office) => readonly string[] {
  const quarters = new Map<string, readonly string[]>();
  for (const { pincode, office, names } of readTable<QuarterColumn>(QUARTERS)) {
    quarters.set(keyOf({ pincode, name: office }), names.split('|'));
  }
  return (office) => quarters.get(keyOf(office)) ?? [];
}

/** No initials and no importance: a place named by no bank is known only locally. */
export function* quarterRows(
  office: Office & Readonly<Record<'state' | 'district', string>>,
  places: PincodePlaces,
  quarters: readonly string[],
): Generator<PackRow> {
  if (quarters.length === 0) return;
  const { pincode, state, district } = office;
  const around = areaWords(state, district, places);
  for (const name of quarters) {
    const json: LocalityNames = { kind: 'locality', names: [name] };
    yield {
      json,
      terms: [
        valueTerm('kind', 'place'),
        valueTerm('placeOf', pincode),
        ...nameTerms('place', name),
        ...nameTerms('placeName', name),
        ...around,
      ],
      aliasOf: [officeTerm(office)],
    };
  }
}
