/** Resolves the constituencies of a place, with a confidence. */
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { Point } from '../../core/place/place.ts';
import { notFound } from '../../core/request/api-error.ts';
import { type Level, seatKey } from './dataset.ts';
import { assemblyCandidates, nearestSeats, type SeatLocation, voteLokSabha } from './nearest-seats.ts';
import type { ConstituenciesOfPlace, Seat } from './records.ts';
import type { SeatAreaIndexes } from './seat-boundaries.ts';

/** Confidence is 1 with boundaries; otherwise the weighted share of nearby assembly seats in this Lok Sabha seat. */
export type ConstituencyMatch = Pick<ConstituenciesOfPlace, 'assembly' | 'lokSabha' | 'method' | 'confidence'>;

/** @param areas operator-supplied boundaries, if any */
export function constituenciesAt(seats: Dataset, location: SeatLocation, areas: SeatAreaIndexes | undefined): ConstituencyMatch {
  return (areas && byBoundary(seats, location.point, areas)) ?? byNearest(seats, location);
}

function byBoundary(seats: Dataset, point: Point, areas: SeatAreaIndexes): ConstituencyMatch | undefined {
  const assembly = areas.assembly.find(point);
  const loksabha = areas.loksabha.find(point);
  const part = assembly && record(seats, 'assembly', assembly.state, assembly.number);
  const lokSabha = part?.lokSabha
    ? record(seats, 'loksabha', part.stateCode, part.lokSabha.number)
    : loksabha && record(seats, 'loksabha', loksabha.state, loksabha.number);
  if (!lokSabha) return undefined;
  return { assembly: part ? [toAssembly(part, null)] : [], lokSabha: toLokSabha(lokSabha), method: 'boundary', confidence: 1 };
}

function byNearest(seats: Dataset, location: SeatLocation): ConstituencyMatch {
  const { state } = location;
  const near = nearestSeats(seats, location, 'assembly');
  const elected = voteLokSabha(near);
  if (!elected) return withoutAssembly(seats, location);
  const lokSabha = record(seats, 'loksabha', state, elected.number);
  if (!lokSabha) notFound(`The Lok Sabha seat of this place in ${state} is not known.`);
  return {
    assembly: assemblyCandidates(near, elected.number).map((part) => toAssembly(part, part.distanceKm)),
    lokSabha: toLokSabha(lokSabha),
    method: seats.getAll('seat', seatKey('loksabha', state, 2)).length === 0 ? 'only_seat' : 'nearest_seat',
    confidence: Math.round(elected.share * 100) / 100,
  };
}

/** Union territories without an assembly: nearly all are a single Lok Sabha seat. */
function withoutAssembly(seats: Dataset, location: SeatLocation): ConstituencyMatch {
  const [nearest, second] = nearestSeats(seats, location, 'loksabha');
  if (!nearest) notFound('No constituency is known near this place.');
  return { assembly: [], lokSabha: toLokSabha(nearest), method: second ? 'nearest_seat' : 'only_seat', confidence: 1 };
}

function record(seats: Dataset, level: Level, state: string, number: number): Seat | undefined {
  return seats.get('seat', seatKey(level, state, number))?.parse() as Seat | undefined;
}

function toAssembly({ number, name, reserved, lokSabha }: Seat, distanceKm: number | null): ConstituencyMatch['assembly'][number] {
  return { number, name, reserved, distanceKm, lokSabha: lokSabha?.number ?? 0 };
}

function toLokSabha({ number, name, reserved }: Seat): ConstituencyMatch['lokSabha'] {
  return { number, name, reserved };
}

type Surroundings = Pick<ConstituenciesOfPlace, 'stateCode' | 'state' | 'district'>;

/** Search radii in kilometres. The last one reaches the remotest places of India but no cities of its neighbours. */
const SEARCH_KM = [5, 25, 75];

/** State and district of a point, from the nearest post office. */
export function surroundingsOf(pincodes: Dataset, point: Point): Surroundings {
  for (const km of SEARCH_KM) {
    const { data } = pincodes.near(point, km, { is: { kind: 'office' } }, { limit: 1, offset: 0 });
    const [office] = data.parse() as Surroundings[];
    if (office) return office;
  }
  notFound('This point is not in India, or is far from every post office.');
}
