/** Builds the response from a parsed address. */
import { districtNames } from '../../../data/places.ts';
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { pointOf, searchRadius } from '../../core/dataset/query/near.ts';
import { distanceKm, type Point, roundPoint } from '../../core/place/place.ts';
import { stateOf } from '../pincode/dataset.ts';
import { MIN_CONFIRMED_PROBABILITY } from './calibration.ts';
import { splitComponents } from './components.ts';
import { correctionsOf } from './corrections.ts';
import { explainCandidate } from './explanation.ts';
import { formattedLines } from './formatted.ts';
import type { ParsedAddress, PincodeCandidate } from './parse.ts';
import type { AddressCandidate, AddressRead } from './records.ts';
import { phoneticKeyOf, phoneticKeyOfName } from './tokenise.ts';

/** Minimum probabilities to return a pincode, a district and a state; below them only candidates are returned. */
const MIN_PROBABILITY = { pincode: 0.1, district: 0.4, state: 0.4 } as const;

export function addressAnswer(pack: Pack, parsed: ParsedAddress): AddressRead {
  const { preprocessed, words, candidates: ranked, resolution } = parsed;
  const [best] = ranked;
  const components = splitComponents(preprocessed.text, words, best?.matches ?? []);
  const candidates = ranked.map((candidate) => candidateOf(parsed, candidate));
  if (!best || !resolution) {
    const parts = { ...components, district: null, stateCode: null, state: null, pincode: null };
    return {
      ...{ parts, pincodeFrom: null, candidates, latitude: null, longitude: null, accuracyKm: null, confidence: 0 },
      ...{ corrections: correctionsOf(parsed), formatted: formattedLines(parts) },
    };
  }
  const [first] = candidates as [AddressCandidate];
  const isLikely = best.confidence >= MIN_PROBABILITY.pincode;
  const { stateCode, state } = stateOf(best.place[0], best.place[1]);
  const hasState = resolution.stateProbability >= MIN_PROBABILITY.state;
  const parts = {
    ...components,
    district: resolution.districtProbability >= MIN_PROBABILITY.district ? first.district : null,
    stateCode: hasState ? stateCode : null,
    state: hasState ? state : null,
    pincode: isLikely ? first.pincode : null,
  };
  const point = isLikely ? pointOf(pack, best.row) : undefined;
  return {
    parts,
    pincodeFrom: isLikely ? pincodeFrom(parsed, best) : null,
    candidates,
    latitude: null,
    longitude: null,
    ...(point && roundPoint(point)),
    accuracyKm: point ? accuracyOf(pack, point, ranked) : null,
    confidence: first.confidence,
    corrections: correctionsOf(parsed),
    formatted: formattedLines(parts),
  };
}

function pincodeFrom(
  { preprocessed, resolution }: ParsedAddress,
  { place: [pincode], matches }: PincodeCandidate,
): AddressRead['pincodeFrom'] {
  if (preprocessed.pincode === undefined) return 'inferred';
  if (preprocessed.pincode !== pincode) return 'corrected';
  return matches.length > 0 && (resolution?.ranking[0]?.probability ?? 0) >= MIN_CONFIRMED_PROBABILITY ? 'verified' : 'given';
}

function candidateOf(parsed: ParsedAddress, candidate: PincodeCandidate): AddressCandidate {
  const { place, confidence } = candidate;
  const [pincode, code, office] = place;
  return {
    pincode,
    office,
    district: districtOf(parsed, candidate),
    state: stateOf(pincode, code).state,
    confidence,
    why: explainCandidate(parsed, candidate),
  };
}

/** Of a pincode that spans several districts, the district named in the address. */
export function districtOf({ words }: ParsedAddress, { place, matches }: PincodeCandidate): string {
  const [, state, , , ...districts] = place;
  const namedDistricts = new Set(
    matches.filter(({ kind }) => kind === 'd').map(({ from, to, phoneticKey }) => phoneticKey ?? phoneticKeyOf(words.slice(from, to))),
  );
  return (
    districts.find((district) => districtNames(state, district).some((name) => namedDistricts.has(phoneticKeyOfName(name)))) ??
    districts[0] ??
    ''
  );
}

/** Nearest pincodes that are averaged to estimate the extent of a pincode, and the search radius. */
const NEIGHBOURS = 3;
const NEIGHBOUR_KM = 60;
const MIN_ACCURACY_KM = 0.5;

/**
 * Accuracy radius: half the mean distance to the neighbours approximates the extent of the pincode; the distance to the other candidates is added,
 * weighted by their confidence.
 */
function accuracyOf(pack: Pack, point: Point, ranked: readonly PincodeCandidate[]): number {
  const { rows } = searchRadius(pack, point, NEIGHBOUR_KM, {}, { limit: NEIGHBOURS + 1, offset: 0 });
  const others = rows.slice(1);
  const extentKm = others.length > 0 ? others.reduce((sum, { km }) => sum + km, 0) / others.length / 2 : NEIGHBOUR_KM / 2;
  const expectedErrorKm = ranked.slice(1).reduce((sum, { row, confidence }) => {
    const other = pointOf(pack, row);
    return other ? sum + confidence * distanceKm(point, other) : sum;
  }, 0);
  return Math.round(Math.max(MIN_ACCURACY_KM, extentKm + expectedErrorKm) * 10) / 10;
}
