/**
 * Postal addresses within prose, also in lower case and without commas: "ghar B-23 Kidwai Nagar Kanpur me hai". A run starts at a house number and
 * continues as long as words of addresses, localities and cities follow at short distances; a function word ends it.
 */
import { addressWords, cities, placeWords } from '../../../../data/tables/address_words.ts';
import { functionWords } from '../../../../data/tables/function_words.ts';
import { states } from '../../../../data/tables/states.ts';
import { romanisedWords } from '../../../../data/tables/stop_words.ts';
import { LazySet } from '../../../core/util/lazy.ts';
import type { WordToken } from './tokenise.ts';
import type { DetectorInput, EntityCandidate } from './types.ts';

const LABEL = '(?:flat|house|h|d|door|plot|room|shop|qtr|quarter|makan|makaan|ghar|gala|villa|site|survey)';
const NUMBER = '(?:[a-z]-?)?\\d{1,4}(?:[/-]\\d{1,4}){0,3}(?:[ -]?[a-z])?';
/** A house number with a label, a letter or a slash is sufficient on its own; a bare number also needs a street or locality. */
const HOUSE = new RegExp(
  `(?<![\\p{L}\\p{N}/.-])(?:(${LABEL}\\.? ?(?:no|num|number)?\\.? ?[:#]? ?${NUMBER}|# ?${NUMBER}|no\\.? ?${NUMBER}|\\d{1,2}(?:st|nd|rd|th) floor|[a-z]-?\\d{1,4}(?:/\\d{1,4})?|\\d{1,4}(?:[/-]\\d{1,4}){1,3}[a-z]?)|\\d{1,4}[a-z]?)(?![\\p{L}\\p{N}/]|[.:]\\d)`,
  'giu',
);
const LOCALITY = /.(?:nagar|nagara|puram|halli|palli|pally|wadi|pakkam|palayam|ganj|gudi|guda|peta|vihar)$/;
const STREETS: ReadonlySet<string> = new Set('road rd street st lane marg avenue'.split(' '));
const SUBDIVISIONS: ReadonlySet<string> = new Set('cross main sector ward block phase tower towers'.split(' '));
const stateNames: ReadonlySet<string> = new LazySet(() => states.map(({ name }) => name.toLowerCase()));
/** Words that end an address, unless they are one of its words. */
const stopWords: ReadonlySet<string> = new LazySet(() => [
  ...functionWords().map(({ word }) => word),
  ...Object.values(romanisedWords()).flat(),
]);
/** Words before a number that is not a house number: "bus 42", "platform 3". */
const NON_HOUSE_PREFIXES: ReadonlySet<string> = new Set('bus train route platform gate ward class page rs day'.split(' '));
/** Words that may not end an address. */
const NON_FINAL_WORDS: ReadonlySet<string> = new Set(
  'near opp opposite behind no number old new east west north south bus main'.split(' '),
);

/** Maximum consecutive words without evidence, and maximum words of a run. */
const MAX_UNKNOWN = 3;
const MAX_WORDS = 24;
/** Minimum evidence after a house number, and after one that may be any other number. */
const MIN_EVIDENCE = { house: 2, number: 3 } as const;

/** Gap within an address: spaces, a comma, and numbers as in "sector 62, phase 2" or "560 034". */
const GAP = /^(?:[ ,.\n-]{1,3}|[ ,.\n-]{0,3}(?:no\.? ?)?#?\d{1,3}(?:st|nd|rd|th)?(?:[/-]\d{1,3})?[ ,.\n-]{0,3})$/;
const NUMBER_AFTER = /^ ?-? ?(?:\d{3} ?\d{3}|\d{1,3}[a-z]?)(?![\p{L}\p{N}/.-])/iu;

const MAX_NUMBER_LENGTH = 10;
const PINCODE = /\d{3} ?\d{3}$/;

function evidenceOf(key: string): number {
  if (addressWords.has(key) || STREETS.has(key) || LOCALITY.test(key)) return 2;
  return placeWords.has(key) || SUBDIVISIONS.has(key) || cities.has(key) || stateNames.has(key) ? 1 : 0;
}

export function* findAddressRuns({ text, words }: DetectorInput): Iterable<EntityCandidate> {
  let lastEnd = 0;
  let first = 0;
  for (const house of text.matchAll(HOUSE)) {
    const from = house.index;
    const houseEnd = from + house[0].length;
    if (from < lastEnd) continue;
    while (first < words.length && (words[first] as WordToken).from < houseEnd) first++;
    const isHouse = house[1] !== undefined;
    if (!isHouse && NON_HOUSE_PREFIXES.has(wordBefore(words, from))) continue;
    const run = addressRun(text, words, first, houseEnd);
    if (run.evidence < (isHouse ? MIN_EVIDENCE.house : MIN_EVIDENCE.number) || !run.hasStreet) continue;
    lastEnd = run.to;
    yield { type: 'address', from, to: run.to, confidence: run.hasCity ? 0.75 : 0.6 };
  }
}

/** Key of the last word that ends at or before an offset, by binary search. */
function wordBefore(words: readonly WordToken[], from: number): string {
  let high = words.length;
  let low = 0;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as WordToken).to <= from) low = middle + 1;
    else high = middle;
  }
  return words[low - 1]?.key ?? '';
}

interface Run {
  readonly to: number;
  readonly evidence: number;
  readonly hasStreet: boolean;
  readonly hasCity: boolean;
}

function addressRun(text: string, words: readonly WordToken[], first: number, houseEnd: number): Run {
  let run = { to: houseEnd, evidence: 0, hasStreet: false, hasCity: false };
  let previousEnd = houseEnd;
  let unknown = 0;
  for (let index = first; index < words.length && index - first < MAX_WORDS; index++) {
    const { text: word, key, from, to } = words[index] as WordToken;
    const isLowerCase = word === key;
    if (!GAP.test(text.slice(previousEnd, from))) break;
    const number = NUMBER_AFTER.exec(text.slice(to, to + MAX_NUMBER_LENGTH))?.[0] ?? '';
    const isCity = cities.has(key) || PINCODE.test(number);
    // "Sector 15" and "Phase 2", and a town before its pincode.
    const evidence = isCity || (SUBDIVISIONS.has(key) && number !== '') ? 2 : evidenceOf(key);
    if (evidence === 0 && (++unknown > MAX_UNKNOWN || (isLowerCase && key.length > 1 && stopWords.has(key)))) break;
    // A locality that no list has, after a street or a sector: "Sector 15 Rohini".
    if (evidence === 0 && run.hasStreet && !isLowerCase && /^,? $/.test(text.slice(previousEnd, from))) run = { ...run, to };
    previousEnd = to + number.length;
    if (evidence === 0) continue;
    unknown = 0;
    const hasStreet = run.hasStreet || evidenceOf(key) === 2 || SUBDIVISIONS.has(key);
    const hasCity = run.hasCity || isCity;
    run = { to: NON_FINAL_WORDS.has(key) ? run.to : to + number.length, evidence: run.evidence + evidence, hasStreet, hasCity };
  }
  return run;
}
