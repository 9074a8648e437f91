/** The seats of a point without a map of the seats: those whose centres are nearest, within the state of the point. */
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { Point } from '../../core/place/place.ts';
import type { Seat } from './records.ts';

export type NearSeat = Seat & { readonly distanceKm: number };

/** How many seats have a say in which Lok Sabha seat it is, and how quickly their say fades with distance. */
const VOTERS = 8;
const FADING_KM = 2;
const FADING_POWER = 3;
const REACH_KM = 300;

export function nearestSeats(seats: Dataset, point: Point, state: string, level: Seat['level']): NearSeat[] {
  const { data } = seats.near(point, REACH_KM, { is: { level, state } }, { limit: VOTERS, offset: 0 });
  return data.parse() as NearSeat[];
}

export interface Elected {
  readonly number: number;
  /** The share of the votes that went to this seat, from 0 to 1. */
  readonly share: number;
}

/** Every assembly seat near by votes for its Lok Sabha seat, the nearer the louder: a centre that is placed wrongly is outvoted. */
export function electLokSabha(near: readonly NearSeat[]): Elected | undefined {
  const votes = new Map<number, number>();
  let all = 0;
  for (const { lokSabha, distanceKm } of near) {
    if (!lokSabha) continue;
    const vote = 1 / (distanceKm + FADING_KM) ** FADING_POWER;
    votes.set(lokSabha.number, (votes.get(lokSabha.number) ?? 0) + vote);
    all += vote;
  }
  const [first] = [...votes].sort((a, b) => b[1] - a[1]);
  return first && { number: first[0], share: first[1] / all };
}

/**
 * Candidates for the assembly seat, best first: seats of the elected Lok Sabha seat before others, the nearer first. An assembly seat whose
 * neighbours all belong to another Lok Sabha seat is more often placed wrongly than right.
 */
export function assemblyCandidates(near: readonly NearSeat[], lokSabha: number): NearSeat[] {
  const MOST = 3;
  const closest = near.slice(0, MOST);
  return closest.toSorted(
    (a, b) => Number(b.lokSabha?.number === lokSabha) - Number(a.lokSabha?.number === lokSabha) || a.distanceKm - b.distanceKm,
  );
}
