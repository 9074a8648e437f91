/** Lok Sabha and assembly seats with their centre points. */
import { bundled } from '../../../data/bundled.ts';
import { placeNames, stateName } from '../../../data/places.ts';
import { sources } from '../../../data/sources.ts';
import { type AssemblySeat, type LokSabhaSeat, lokSabhaSeats, seatSynonyms } from '../../../data/tables/constituencies.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { acronymTerms, nameTerms, type PackRow } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import type { Point } from '../../core/place/place.ts';
import { nameKey } from '../../core/text/fold.ts';
import { readTable } from '../../core/util/table.ts';
import type { Seat } from './records.ts';

const POINTS = bundled('seat_points');

export type Level = Seat['level'];

export function seatKey(level: Level, state: string, number: number): string {
  return `${level} ${state} ${number}`;
}

export const constituencies: DatasetDefinition = {
  name: 'constituency',
  source: sources.constituency,
  module: import.meta.url,
  inputs: [POINTS],
  kinds: { lokSabhaSeats: 'level=loksabha', assemblySeats: 'level=assembly' },
  phoneticFields: ['words'],
  *rows() {
    const centres = readSeatCentres();
    const sorted = lokSabhaSeats().toSorted((a, b) => (a.state < b.state ? -1 : a.state > b.state ? 1 : a.number - b.number));
    for (const seat of sorted) {
      yield seatRow('loksabha', seat, null, centres);
      for (const assemblySeat of seat.assembly) yield seatRow('assembly', assemblySeat, seat, centres);
    }
  },
  check(dataset) {
    if (dataset.count('level', 'loksabha') !== 543) throw new Error('not 543 Lok Sabha seats');
    if (dataset.count('level', 'assembly') < 4_100) throw new Error('fewer than 4,100 assembly seats');
  },
};

interface SeatCentre {
  readonly point: Point;
  readonly district: string;
  /** Pincodes at the core of the seat: from the hand-written table, else those of the town it is named after. */
  readonly pincodes: readonly string[];
}

function readSeatCentres(): Map<string, SeatCentre> {
  const centres = new Map<string, SeatCentre>();
  for (const row of readTable<'state' | 'level' | 'number' | 'latitude' | 'longitude' | 'district' | 'pincodes'>(POINTS)) {
    if (row.latitude === '') continue;
    const level = row.level === 'A' ? 'assembly' : 'loksabha';
    centres.set(seatKey(level, row.state, Number(row.number)), {
      point: { latitude: Number(row.latitude), longitude: Number(row.longitude) },
      district: row.district,
      pincodes: row.pincodes.split(' ').filter((pincode) => pincode !== ''),
    });
  }
  return centres;
}

function seatRow(
  level: Level,
  seat: AssemblySeat | LokSabhaSeat,
  parent: LokSabhaSeat | null,
  centres: ReadonlyMap<string, SeatCentre>,
): PackRow {
  const { state, number, name, reserved } = seat;
  const centre = centres.get(seatKey(level, state, number));
  const record: Seat = {
    level,
    number,
    name,
    reserved,
    stateCode: state,
    state: stateName(state) ?? state,
    lokSabha: parent && { number: parent.number, name: parent.name },
  };
  return {
    json: record,
    terms: [
      valueTerm('seat', seatKey(level, state, number)),
      valueTerm('level', level),
      valueTerm('state', state),
      ...(centre?.district ? [valueTerm('district', centre.district)] : []),
      ...(centre?.pincodes ?? []).map((pincode) => valueTerm('heart', pincode)),
      valueTerm('name', nameKey(name)),
      ...nameTerms('words', name, ...seatSynonyms(name), ...placeNames(state, name)),
      ...acronymTerms('words', name),
    ],
    point: centre?.point,
  };
}
