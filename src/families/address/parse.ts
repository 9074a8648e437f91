/** Address parser: finds names, scores pincodes, and estimates the confidence. */
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { calibratedConfidence } from './calibration.ts';
import { districtLogLikelihoods } from './district-naive-bayes.ts';
import { type GazetteerMatch, matchGazetteer } from './gazetteer-match.ts';
import { isNameOfPlace, isPlaceKind, type PincodeTuple, statisticsOf } from './pincode-index.ts';
import { isTypo, posterior } from './posterior.ts';
import { type PreprocessedAddress, preprocessAddress } from './preprocess.ts';
import { type Resolution, resolveDistrictFirst } from './resolve.ts';
import { romaniseWords } from './romanise.ts';
import { matchesFor, rankMatches, scorePincodes } from './scoring.ts';
import { preferSpecificPlaces } from './specific-place.ts';
import { type AddressToken, tokeniseAddress } from './tokenise.ts';
import { WEIGHTS } from './weights.ts';
import { segmentWords } from './word-split.ts';
import { zoneMatches } from './zone-number.ts';

export interface PincodeCandidate {
  readonly row: number;
  readonly place: PincodeTuple;
  readonly confidence: number;
  /** The names that support it. */
  readonly matches: readonly GazetteerMatch[];
}

export interface ParsedAddress {
  readonly preprocessed: PreprocessedAddress;
  readonly words: readonly AddressToken[];
  /** In descending order of probability. */
  readonly candidates: readonly PincodeCandidate[];
  readonly resolution: Resolution | undefined;
  /** The place of the written pincode, if it exists. */
  readonly writtenPlace: PincodeTuple | undefined;
}

const MAX_CANDIDATES = 5;

/** Whether the written pincode is unambiguous: there is no other one, and no place but the state follows it. */
function isUnambiguousPincode(
  pack: Pack,
  { others, end }: PreprocessedAddress,
  words: readonly AddressToken[],
  matches: readonly GazetteerMatch[],
): boolean {
  const isAfterPincode = ({ from, kind }: GazetteerMatch): boolean => isPlaceKind(kind) && kind !== 'c' && (words[from]?.start ?? 0) >= end;
  const states = matches.filter(({ kind }) => kind === 's');
  const isWithinState = (match: GazetteerMatch): boolean => states.some(({ from, to }) => match.from >= from && match.to <= to);
  return (
    others.every((other) => pack.termPostings(valueTerm('pin', other)).length === 0) &&
    matches.every((match) => !isAfterPincode(match) || isWithinState(match))
  );
}

function isNamedOffice({ kind, context, phoneticKey }: GazetteerMatch): boolean {
  return (kind === 'h' || kind === 'o') && phoneticKey === undefined && context !== 'away' && context !== 'within' && context !== 'other';
}

/** Whether a place and its area are named elsewhere, and nothing in the address is at the written pincode. */
function namesContradict(writtenRow: number, bestRow: number | undefined, ranked: Parameters<typeof matchesFor>[1]): boolean {
  if (bestRow === undefined || matchesFor(writtenRow, ranked).some(({ kind }) => isPlaceKind(kind))) return false;
  const names = matchesFor(bestRow, ranked).filter(
    ({ kind, phoneticKey }) => kind !== 'c' && isNameOfPlace(kind) && phoneticKey === undefined,
  );
  return names.some((a) => names.some((b) => b.to <= a.from));
}

export function parsePostalAddress(pack: Pack, address: string): ParsedAddress {
  const preprocessed = preprocessAddress(address);
  const words = segmentWords(pack, romaniseWords(tokeniseAddress(preprocessed.text), preprocessed.text));
  const gazetteerMatches = matchGazetteer(pack, words);
  const matches = preferSpecificPlaces([...gazetteerMatches, ...zoneMatches(pack, words, gazetteerMatches)], words);
  const ranked = rankMatches(matches, WEIGHTS);
  const scored = scorePincodes(pack, matches, WEIGHTS, districtLogLikelihoods(pack, words));
  const [writtenRow] = preprocessed.pincode === undefined ? [] : pack.termPostings(valueTerm('pin', preprocessed.pincode));
  const isContradicted = writtenRow !== undefined && namesContradict(writtenRow, scored[0]?.row, ranked);
  const resolution = resolveDistrictFirst(pack, posterior(pack, scored, preprocessed.pincode, isContradicted));
  const { places } = statisticsOf(pack);
  const [best, ...others] = (resolution?.ranking ?? []).slice(0, MAX_CANDIDATES);
  const writtenPlace = writtenRow === undefined ? undefined : places[writtenRow];
  if (!best) return { preprocessed, words, candidates: [], resolution, writtenPlace };
  const candidateOf = (row: number, confidence: number, matches = matchesFor(row, ranked)): PincodeCandidate => {
    return { row, place: places[row] as PincodeTuple, matches, confidence: Math.round(confidence * 100) / 100 };
  };
  const bestMatches = matchesFor(best.row, ranked);
  // A pincode more than a typo away from the written one is supported by the names alone.
  const isWrittenPincode =
    preprocessed.pincode !== undefined &&
    isTypo((places[best.row] as PincodeTuple)[0], preprocessed.pincode) &&
    isUnambiguousPincode(pack, preprocessed, words, matches);
  const [second] = others;
  const isSecondNamed =
    second !== undefined && matchesFor(second.row, ranked).some((match) => isNamedOffice(match) && !bestMatches.includes(match));
  // Two names that only the second one has all of are no more certain than a single name.
  const confidence = calibratedConfidence(best.probability, isSecondNamed ? 1 : bestMatches.length, isWrittenPincode);
  // The remaining probability is distributed over the others.
  const scale = (1 - confidence) / Math.max(1 - best.probability, Number.EPSILON);
  const candidates = [
    candidateOf(best.row, confidence, bestMatches),
    ...others.map(({ row, probability }) => candidateOf(row, Math.min(1, probability * scale))),
  ];
  return { preprocessed, words, candidates, resolution, writtenPlace };
}
