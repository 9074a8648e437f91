/** Nearest-centre heuristic for the seats of a point without boundary data, within the state of the point. */
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { Point } from '../../core/place/place.ts';
import type { Seat } from './records.ts';

export interface SeatLocation {
  readonly point: Point;
  readonly state: string;
  readonly district: string;
  /** Set if the point is the centre of a pincode. */
  readonly pincode?: string | undefined;
}

export interface NearSeat extends Seat {
  /** To the centre of the seat; 0 in a pincode of its core. */
  readonly distanceKm: number;
  /**
   * Distance used for ranking: a seat of another district is penalised, because seats do not cross district boundaries and districts often end at
   * rivers.
   */
  readonly rankingKm: number;
}

/** Distance-weighted k-nearest-neighbour vote on the Lok Sabha seat: k, and the offset and power of the decay with distance. */
const NEIGHBOUR_COUNT = 8;
const DECAY_OFFSET_KM = 2;
const DECAY_POWER = 3;
const SEARCH_RADIUS_KM = 300;
/**
 * Within a town, the district is a weak signal. Beyond this distance, the way to a seat of another district counts double: 91 % of pincodes are then
 * in their Lok Sabha seat, otherwise 88 %.
 */
const WITHIN_TOWN_KM = 5;

/** Seats around a place, by ranking distance. */
export function nearestSeats(seats: Dataset, { point, state, district, pincode }: SeatLocation, level: Seat['level']): NearSeat[] {
  const near = (more: Readonly<Record<string, string>>): Omit<NearSeat, 'rankingKm'>[] =>
    seats
      .near(point, SEARCH_RADIUS_KM, { is: { level, state, ...more } }, { limit: NEIGHBOUR_COUNT, offset: 0 })
      .data.parse() as NearSeat[];
  const nearSeats = new Map<number, NearSeat>();
  for (const seat of near({})) nearSeats.set(seat.number, { ...seat, rankingKm: crossDistrictKm(seat.distanceKm) });
  for (const seat of near({ district })) nearSeats.set(seat.number, { ...seat, rankingKm: seat.distanceKm });
  if (pincode !== undefined)
    for (const seat of near({ heart: pincode })) nearSeats.set(seat.number, { ...seat, distanceKm: 0, rankingKm: 0 });
  return [...nearSeats.values()].sort((a, b) => a.rankingKm - b.rankingKm).slice(0, NEIGHBOUR_COUNT);
}

function crossDistrictKm(km: number): number {
  return km + Math.max(0, km - WITHIN_TOWN_KM);
}

export interface VoteResult {
  readonly number: number;
  /** Share of the votes for this seat, 0 to 1. */
  readonly share: number;
}

/** Each nearby assembly seat votes for its Lok Sabha seat, weighted by inverse distance: a misplaced centre is outvoted. */
export function voteLokSabha(near: readonly NearSeat[]): VoteResult | undefined {
  const votes = new Map<number, number>();
  let total = 0;
  for (const { lokSabha, rankingKm } of near) {
    if (!lokSabha) continue;
    const vote = 1 / (rankingKm + DECAY_OFFSET_KM) ** DECAY_POWER;
    votes.set(lokSabha.number, (votes.get(lokSabha.number) ?? 0) + vote);
    total += vote;
  }
  const [first] = [...votes].sort((a, b) => b[1] - a[1]);
  return first && { number: first[0], share: first[1] / total };
}

/**
 * Candidates for the assembly seat, best first: those in the elected Lok Sabha seat, then by distance. An assembly seat whose neighbours all belong
 * to another Lok Sabha seat is more often misplaced than right.
 */
export function assemblyCandidates(near: readonly NearSeat[], lokSabha: number): NearSeat[] {
  const MAX_CANDIDATES = 3;
  const closest = near.slice(0, MAX_CANDIDATES);
  return closest.toSorted(
    (a, b) => Number(b.lokSabha?.number === lokSabha) - Number(a.lokSabha?.number === lokSabha) || a.distanceKm - b.distanceKm,
  );
}
