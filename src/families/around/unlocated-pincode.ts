/** Fallback for a pincode without a position: estimates from pincodes of the same district with the longest common prefix. */
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { Point } from '../../core/place/place.ts';
import { notFound } from '../../core/request/api-error.ts';
import { type ConstituencyMatch, constituenciesAt } from '../constituency/locate.ts';
import type { SeatAreaIndexes } from '../constituency/seat-boundaries.ts';
import type { StoredPincode } from '../pincode/records.ts';

const MAX_NEIGHBOURS = 100;

/** Centres of pincodes of the district with the longest common prefix: numbers were assigned along mail routes. */
export function neighbourCentres(pincodes: Dataset, pincode: string, district: string): Point[] {
  for (const digits of [5, 4, 3]) {
    const points = pincodes
      .firstMatches({ prefix: { pin: pincode.slice(0, digits) } }, MAX_NEIGHBOURS)
      .map((row) => row.parse() as StoredPincode)
      .filter((other) => other.district === district)
      .flatMap((other) => pincodes.point('pin', other.pincode) ?? []);
    if (points.length > 0) return points;
  }
  notFound(`The position of pincode ${pincode} is not known, nor that of any pincode near it.`);
}

export function centroid(points: readonly Point[]): Point {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { latitude: mean(points.map(({ latitude }) => latitude)), longitude: mean(points.map(({ longitude }) => longitude)) };
}

/** Majority vote: the Lok Sabha seat of most neighbours; confidence is their share. */
export function majorityLokSabha(
  constituencies: Dataset,
  points: readonly Point[],
  { stateCode: state, district }: StoredPincode,
  areas: SeatAreaIndexes | undefined,
): Pick<ConstituencyMatch, 'lokSabha' | 'method' | 'confidence'> {
  const seats = points.map((point) => constituenciesAt(constituencies, { point, state, district }, areas));
  const count = (number: number): number => seats.filter(({ lokSabha }) => lokSabha.number === number).length;
  const [common] = seats.toSorted((a, b) => count(b.lokSabha.number) - count(a.lokSabha.number));
  if (!common) notFound('No constituency is known near this place.');
  const { lokSabha, method } = common;
  return { lokSabha, method, confidence: Math.round((count(lokSabha.number) / seats.length) * 100) / 100 };
}
