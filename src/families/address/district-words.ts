/**
 * Word evidence for districts (naive Bayes): words that are more frequent in some districts than elsewhere, such as a river, a clan or a regional
 * bank. Stored as terms of the pack: the word, followed by districts with their log-likelihood ratios.
 */
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { is } from '../../core/dataset/pack/pack.ts';
import { factsOf } from './places.ts';
import type { Word } from './words.ts';

const FEWEST_TIMES = 2;
const MOST_DISTRICTS = 10;
/** Additive smoothing: pseudo-count of a word in all districts together. */
const BESIDE = 2;
const LONGEST = 20;
const LETTERS = /^\p{L}{3}/u;

/** Quantisation step of the log-likelihood ratio against the districts not listed. */
const STEP = 0.25;
const MOST_STEPS = 60;
/** Base-64 digits, starting at this character: two for the district, one for the ratio. */
const FIRST_SIGN = '0'.charCodeAt(0);
const BASE = 64;
const SIGNS = 3;

/** @param addresses words with the index of their district, in the order of `factsOf(pack).districts` */
export function* districtTerms(addresses: Iterable<readonly [district: number, words: readonly Word[]]>): Generator<string> {
  const totals = new Map<number, number>();
  const times = new Map<string, Map<number, number>>();
  let all = 0;
  for (const [district, words] of addresses) {
    totals.set(district, (totals.get(district) ?? 0) + 1);
    all++;
    for (const sound of new Set(words.map(({ sound }) => sound))) {
      if (!isTold(sound)) continue;
      const known = times.get(sound) ?? new Map<number, number>();
      times.set(sound, known.set(district, (known.get(district) ?? 0) + 1));
    }
  }
  for (const [sound, at] of times) {
    const sum = [...at.values()].reduce((total, count) => total + count, 0);
    if (sum < FEWEST_TIMES) continue;
    const shareOf = (district: number): number => (totals.get(district) ?? 0) / all;
    const likeliest = [...at].sort(([a, n], [b, m]) => m / shareOf(b) - n / shareOf(a)).slice(0, MOST_DISTRICTS);
    const rest = sum - likeliest.reduce((total, [, count]) => total + count, 0);
    const signs = likeliest.map(([district, count]) => {
      const says = Math.log(
        (count / shareOf(district) + BESIDE) /
          (rest / Math.max(1e-9, 1 - likeliest.reduce((total, [one]) => total + shareOf(one), 0)) + BESIDE),
      );
      return says < 2 * STEP
        ? ''
        : sign(Math.floor(district / BASE)) + sign(district % BASE) + sign(Math.min(MOST_STEPS, Math.round(says / STEP)));
    });
    if (signs.some((one) => one !== '')) yield is('dis', `${sound} ${signs.join('')}`);
  }
}

function sign(number: number): string {
  return String.fromCharCode(FIRST_SIGN + number);
}

function isTold(sound: string): boolean {
  return sound.length <= LONGEST && LETTERS.test(sound);
}

/** Sum of the log-likelihood ratios of the words of an address, per district. */
export function districtLeanings(pack: Pack, words: readonly Word[]): Float64Array {
  const sums = new Float64Array(factsOf(pack).districts.length);
  const seen = new Set<string>();
  for (const { sound } of words) {
    if (seen.has(sound) || !isTold(sound)) continue;
    seen.add(sound);
    const beginning = is('dis', `${sound} `);
    const { from, to } = pack.prefix(beginning);
    const told = from < to ? pack.term(from).slice(beginning.length) : '';
    for (let at = 0; at < told.length; at += SIGNS) {
      const district = BASE * (told.charCodeAt(at) - FIRST_SIGN) + told.charCodeAt(at + 1) - FIRST_SIGN;
      (sums[district] as number) += STEP * (told.charCodeAt(at + 2) - FIRST_SIGN);
    }
  }
  return sums;
}
