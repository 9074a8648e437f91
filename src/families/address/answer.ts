/** Builds the response from a parsed address. */
import { districtNames } from '../../../data/places.ts';
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { near, pointOf } from '../../core/dataset/query/near.ts';
import { distanceKm, type Point, rounded } from '../../core/place/place.ts';
import { stateOf } from '../pincode/dataset.ts';
import { CONFIRMED } from './confidence.ts';
import { correctionsOf } from './corrections.ts';
import { formattedLines } from './formatted.ts';
import { partsOf } from './parts.ts';
import type { Guess, Reading } from './read.ts';
import type { AddressRead, Candidate } from './records.ts';
import { whyOf } from './why.ts';
import { keyOf, nameKeyOf } from './words.ts';

/** Minimum probabilities to answer a pincode, a district and a state; below them only candidates are answered. */
const LEAST_LIKELY = { pincode: 0.1, district: 0.4, state: 0.4 } as const;

export function answerOf(pack: Pack, reading: Reading): AddressRead {
  const { given, words, guesses, settled } = reading;
  const [best] = guesses;
  const written = partsOf(given.text, words, best?.clues ?? []);
  const candidates = guesses.map((guess) => candidateOf(reading, guess));
  if (!best || !settled) {
    const parts = { ...written, district: null, stateCode: null, state: null, pincode: null };
    return {
      ...{ parts, pincodeFrom: null, candidates, latitude: null, longitude: null, accuracyKm: null, confidence: 0 },
      ...{ corrections: correctionsOf(reading), formatted: formattedLines(parts) },
    };
  }
  const [first] = candidates as [Candidate];
  const isLikely = best.confidence >= LEAST_LIKELY.pincode;
  const { stateCode, state } = stateOf(best.place[0], best.place[1]);
  const hasState = settled.state >= LEAST_LIKELY.state;
  const parts = {
    ...written,
    district: settled.district >= LEAST_LIKELY.district ? first.district : null,
    stateCode: hasState ? stateCode : null,
    state: hasState ? state : null,
    pincode: isLikely ? first.pincode : null,
  };
  const point = isLikely ? pointOf(pack, best.row) : undefined;
  return {
    parts,
    pincodeFrom: isLikely ? pincodeFrom(reading, best) : null,
    candidates,
    latitude: null,
    longitude: null,
    ...(point && rounded(point)),
    accuracyKm: point ? accuracyOf(pack, point, guesses) : null,
    confidence: first.confidence,
    corrections: correctionsOf(reading),
    formatted: formattedLines(parts),
  };
}

function pincodeFrom({ given, settled }: Reading, { place: [pincode], clues }: Guess): AddressRead['pincodeFrom'] {
  if (given.pincode === undefined) return 'inferred';
  if (given.pincode !== pincode) return 'corrected';
  return clues.length > 0 && (settled?.order[0]?.likelihood ?? 0) >= CONFIRMED ? 'verified' : 'given';
}

function candidateOf(reading: Reading, guess: Guess): Candidate {
  const { place, confidence } = guess;
  const [pincode, code, office] = place;
  return {
    pincode,
    office,
    district: districtOf(reading, guess),
    state: stateOf(pincode, code).state,
    confidence,
    why: whyOf(reading, guess),
  };
}

/** Of a pincode that spans several districts, the district named in the address. */
export function districtOf({ words }: Reading, { place, clues }: Guess): string {
  const [, state, , , ...districts] = place;
  const named = new Set(clues.filter(({ kind }) => kind === 'd').map(({ from, to, heard }) => heard ?? keyOf(words.slice(from, to))));
  return districts.find((district) => districtNames(state, district).some((name) => named.has(nameKeyOf(name)))) ?? districts[0] ?? '';
}

/** Nearest pincodes that are averaged to estimate the extent of a pincode, and the search radius. */
const NEIGHBOURS = 3;
const NEIGHBOUR_KM = 60;
const SMALLEST_KM = 0.5;

/**
 * Accuracy radius: half the mean distance to the neighbours approximates the extent of the pincode; the distance to the other candidates is added,
 * weighted by their confidence.
 */
function accuracyOf(pack: Pack, point: Point, guesses: readonly Guess[]): number {
  const { rows } = near(pack, point, NEIGHBOUR_KM, {}, { limit: NEIGHBOURS + 1, offset: 0 });
  const others = rows.slice(1);
  const reach = others.length > 0 ? others.reduce((sum, { km }) => sum + km, 0) / others.length / 2 : NEIGHBOUR_KM / 2;
  const astray = guesses.slice(1).reduce((sum, { row, confidence }) => {
    const other = pointOf(pack, row);
    return other ? sum + confidence * distanceKm(point, other) : sum;
  }, 0);
  return Math.round(Math.max(SMALLEST_KM, reach + astray) * 10) / 10;
}
