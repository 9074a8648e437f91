/** Address parser: finds names, scores pincodes, and estimates the confidence. */
import { rewriteToLatin } from '../../../data/script-names.ts';
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { nameKey } from '../../core/text/fold.ts';
import { phoneticFold } from '../../core/text/phonetic-key.ts';
import { calibratedConfidence } from './calibration.ts';
import { districtLogLikelihoods } from './district-naive-bayes.ts';
import { type GazetteerMatch, matchGazetteer } from './gazetteer-match.ts';
import { isPlaceKind, type PincodeTuple, statisticsOf } from './pincode-index.ts';
import { isTypo, posterior } from './posterior.ts';
import { type PreprocessedAddress, preprocessAddress } from './preprocess.ts';
import { type Resolution, resolveDistrictFirst } from './resolve.ts';
import { matchesFor, rankMatches, scorePincodes } from './scoring.ts';
import { type AddressToken, tokeniseAddress } from './tokenise.ts';
import { WEIGHTS } from './weights.ts';
import { segmentWords } from './word-split.ts';

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

/** Replaces the phonetic key of a known name in an Indic script by that of its Latin form, in which names are indexed: इंदौर is Indore. */
function withLatinPhoneticKey(word: AddressToken): AddressToken {
  const [latin] = rewriteToLatin([nameKey(word.word)]);
  return latin ? { ...word, sound: phoneticFold(latin.join('')) } : word;
}

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

export function parsePostalAddress(pack: Pack, address: string): ParsedAddress {
  const preprocessed = preprocessAddress(address);
  const words = segmentWords(pack, tokeniseAddress(preprocessed.text).map(withLatinPhoneticKey));
  const matches = matchGazetteer(pack, words);
  const resolution = resolveDistrictFirst(
    pack,
    posterior(pack, scorePincodes(pack, matches, WEIGHTS, districtLogLikelihoods(pack, words)), preprocessed.pincode),
  );
  const ranked = rankMatches(matches, WEIGHTS);
  const { places } = statisticsOf(pack);
  const [best, ...others] = (resolution?.ranking ?? []).slice(0, MAX_CANDIDATES);
  const [writtenRow] = preprocessed.pincode === undefined ? [] : pack.termPostings(valueTerm('pin', preprocessed.pincode));
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
  const confidence = calibratedConfidence(best.likelihood, bestMatches.length, isWrittenPincode);
  // The remaining probability is distributed over the others.
  const scale = (1 - confidence) / Math.max(1 - best.likelihood, Number.EPSILON);
  const candidates = [
    candidateOf(best.row, confidence, bestMatches),
    ...others.map(({ row, likelihood }) => candidateOf(row, Math.min(1, likelihood * scale))),
  ];
  return { preprocessed, words, candidates, resolution, writtenPlace };
}
