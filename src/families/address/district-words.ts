/**
 * Which districts a word is written in more often than elsewhere, though not in every pincode of them: a river, a clan, a bank of the region.
 * Kept as terms of the pack: the word, and behind it some districts, each with how much it speaks for them.
 */
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { is } from '../../core/dataset/pack/pack.ts';
import { factsOf } from './places.ts';
import type { Word } from './words.ts';

const FEWEST_TIMES = 2;
const MOST_DISTRICTS = 10;
/** Where a word was never seen it may still be: it counts as if it were so many times in all districts together. */
const BESIDE = 2;
const LONGEST = 20;
const LETTERS = /^\p{L}{3}/u;

/** What a word says is the logarithm of how many times likelier it is there than in districts that are not listed, in steps. */
const STEP = 0.25;
const MOST_STEPS = 60;
/** Signs are letters from this on; a district has two, what the word says one. */
const FIRST_SIGN = '0'.charCodeAt(0);
const BASE = 64;
const SIGNS = 3;

/** @param addresses words with the number of the district they are written in, in the order of `factsOf(pack).districts` */
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

/** How much the words of an address speak for each district. */
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
