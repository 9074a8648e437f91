/**
 * Naive Bayes model of districts by words that are more frequent in some of them, such as a river, a clan or a regional bank. Stored as terms of the pack: the word, followed by districts with their log-likelihood ratios.
 */
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { statisticsOf } from './pincode-index.ts';
import type { AddressToken } from './tokenise.ts';

const MIN_COUNT = 2;
const MAX_DISTRICTS = 10;
/** Additive smoothing: pseudo-count of a word in all districts together. */
const PSEUDO_COUNT = 2;
const MAX_WORD_LENGTH = 20;
const LETTERS = /^\p{L}{3}/u;

/** Quantisation step of the log-likelihood ratio against the districts not listed. */
const QUANTISATION_STEP = 0.25;
const MAX_STEPS = 60;
/** Base-64 digits, starting at this character: two for the district, one for the ratio. */
const FIRST_DIGIT = '0'.charCodeAt(0);
const BASE = 64;
const DIGITS_PER_ENTRY = 3;

/** @param addresses words with the index of their district, in the order of `factsOf(pack).districts` */
export function* districtTerms(addresses: Iterable<readonly [district: number, words: readonly AddressToken[]]>): Generator<string> {
  const totals = new Map<number, number>();
  const countsByWord = new Map<string, Map<number, number>>();
  let addressCount = 0;
  for (const [district, words] of addresses) {
    totals.set(district, (totals.get(district) ?? 0) + 1);
    addressCount++;
    for (const sound of new Set(words.map(({ sound }) => sound))) {
      if (!isInformative(sound)) continue;
      const counts = countsByWord.get(sound) ?? new Map<number, number>();
      countsByWord.set(sound, counts.set(district, (counts.get(district) ?? 0) + 1));
    }
  }
  for (const [sound, counts] of countsByWord) {
    const sum = [...counts.values()].reduce((total, count) => total + count, 0);
    if (sum < MIN_COUNT) continue;
    const shareOf = (district: number): number => (totals.get(district) ?? 0) / addressCount;
    const mostTypical = [...counts].sort(([a, n], [b, m]) => m / shareOf(b) - n / shareOf(a)).slice(0, MAX_DISTRICTS);
    const rest = sum - mostTypical.reduce((total, [, count]) => total + count, 0);
    const entries = mostTypical.map(([district, count]) => {
      const logRatio = Math.log(
        (count / shareOf(district) + PSEUDO_COUNT) /
          (rest / Math.max(1e-9, 1 - mostTypical.reduce((total, [item]) => total + shareOf(item), 0)) + PSEUDO_COUNT),
      );
      return logRatio < 2 * QUANTISATION_STEP
        ? ''
        : toDigit(Math.floor(district / BASE)) +
            toDigit(district % BASE) +
            toDigit(Math.min(MAX_STEPS, Math.round(logRatio / QUANTISATION_STEP)));
    });
    if (entries.some((sign) => sign !== '')) yield valueTerm('dis', `${sound} ${entries.join('')}`);
  }
}

function toDigit(number: number): string {
  return String.fromCharCode(FIRST_DIGIT + number);
}

function isInformative(sound: string): boolean {
  return sound.length <= MAX_WORD_LENGTH && LETTERS.test(sound);
}

/** Sum of the log-likelihood ratios of the words of an address, per district. */
export function districtLogLikelihoods(pack: Pack, words: readonly AddressToken[]): Float64Array {
  const sums = new Float64Array(statisticsOf(pack).districts.length);
  const seen = new Set<string>();
  for (const { sound } of words) {
    if (seen.has(sound) || !isInformative(sound)) continue;
    seen.add(sound);
    const prefix = valueTerm('dis', `${sound} `);
    const { from, to } = pack.prefixRange(prefix);
    const entries = from < to ? pack.term(from).slice(prefix.length) : '';
    for (let index = 0; index < entries.length; index += DIGITS_PER_ENTRY) {
      const district = BASE * (entries.charCodeAt(index) - FIRST_DIGIT) + entries.charCodeAt(index + 1) - FIRST_DIGIT;
      (sums[district] as number) += QUANTISATION_STEP * (entries.charCodeAt(index + 2) - FIRST_DIGIT);
    }
  }
  return sums;
}
