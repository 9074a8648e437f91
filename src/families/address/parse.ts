/** Address parser: finds names, scores pincodes, and estimates the confidence. */
import { inLatin } from '../../../data/script-names.ts';
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
function withLatinSound(word: AddressToken): AddressToken {
  const [latin] = inLatin([nameKey(word.word)]);
  return latin ? { ...word, sound: phoneticFold(latin.join('')) } : word;
}

/** Whether the written pincode is unambiguous: there is no other one, and no place but the state follows it. */
function isUnambiguousPincode(
  pack: Pack,
  { others, end }: PreprocessedAddress,
  words: readonly AddressToken[],
  clues: readonly GazetteerMatch[],
): boolean {
  const isBehind = ({ from, kind }: GazetteerMatch): boolean => isPlaceKind(kind) && kind !== 'c' && (words[from]?.start ?? 0) >= end;
  const states = clues.filter(({ kind }) => kind === 's');
  const isOfState = (clue: GazetteerMatch): boolean => states.some(({ from, to }) => clue.from >= from && clue.to <= to);
  return (
    others.every((other) => pack.termPostings(valueTerm('pin', other)).length === 0) &&
    clues.every((clue) => !isBehind(clue) || isOfState(clue))
  );
}

export function parsePostalAddress(pack: Pack, address: string): ParsedAddress {
  const given = preprocessAddress(address);
  const words = segmentWords(pack, tokeniseAddress(given.text).map(withLatinSound));
  const clues = matchGazetteer(pack, words);
  const settled = resolveDistrictFirst(
    pack,
    posterior(pack, scorePincodes(pack, clues, WEIGHTS, districtLogLikelihoods(pack, words)), given.pincode),
  );
  const ordered = rankMatches(clues, WEIGHTS);
  const { places } = statisticsOf(pack);
  const [best, ...others] = (settled?.ranking ?? []).slice(0, MAX_CANDIDATES);
  const [writtenRow] = given.pincode === undefined ? [] : pack.termPostings(valueTerm('pin', given.pincode));
  const written = writtenRow === undefined ? undefined : places[writtenRow];
  if (!best) return { preprocessed: given, words, candidates: [], resolution: settled, writtenPlace: written };
  const guessOf = (row: number, confidence: number, clues = matchesFor(row, ordered)): PincodeCandidate => {
    return { row, place: places[row] as PincodeTuple, matches: clues, confidence: Math.round(confidence * 100) / 100 };
  };
  const bestClues = matchesFor(best.row, ordered);
  // A pincode more than a typo away from the written one is supported by the names alone.
  const isWritten =
    given.pincode !== undefined &&
    isTypo((places[best.row] as PincodeTuple)[0], given.pincode) &&
    isUnambiguousPincode(pack, given, words, clues);
  const confidence = calibratedConfidence(best.likelihood, bestClues.length, isWritten);
  // The remaining probability is distributed over the others.
  const left = (1 - confidence) / Math.max(1 - best.likelihood, Number.EPSILON);
  const guesses = [
    guessOf(best.row, confidence, bestClues),
    ...others.map(({ row, likelihood }) => guessOf(row, Math.min(1, likelihood * left))),
  ];
  return { preprocessed: given, words, candidates: guesses, resolution: settled, writtenPlace: written };
}
