/** Expands the railways' abbreviated train names. */
import { trainEnds } from '../../../data/tables/train_ends.ts';
import { KIND_BY_DIGIT, TRAIN_ABBREVIATIONS, TRAIN_KINDS } from '../../../data/tables/train_words.ts';
import type { Train } from './records.ts';

type StationNames = ReadonlyMap<string, string>;

/** Names of these kinds begin with the code of one terminus only: NDLS TEJAS RAJ, CBE VANDEBHARAT. */
const NAMED_BY_TERMINUS = new Set([
  'Vande Bharat',
  'Rajdhani',
  'Shatabdi',
  'Jan Shatabdi',
  'Duronto',
  'Garib Rath',
  'Humsafar',
  'Intercity',
]);

/** @param listed names of all trains, by number */
export function trainOf(number: string, listedAs: string, names: StationNames, listed: ReadonlyMap<string, string>): Train {
  const kind = kindOf(number, listedAs);
  const words = wordsOf(listedAs);
  const termini = trainEnds.get(number);
  const codes = terminiOf(words, kind, names);
  // AK of the August Kranti Rajdhani is also the code of Akola.
  const codedTermini = termini && !codes.every((code) => termini.ends.includes(code)) ? [] : codes;
  const toStation = (code: string): Train['stations'][number] => ({ code, name: names.get(code) as string });
  const rest = words.slice(codedTermini.length).map((word) => expandWord(word, names));
  const name = [codedTermini.map((code) => names.get(code)).join(' – '), ...rest].filter(Boolean).join(' ');
  const ends = termini?.ends.every((code) => names.has(code)) ? termini.ends : withReturnTrain(number, codedTermini, names, listed);
  return {
    number,
    name,
    listedAs,
    kind,
    special: number.startsWith('0'),
    stations: ends.map(toStation),
    aliases: [...(termini?.names ?? [])],
  };
}

function wordsOf(listedAs: string): string[] {
  return listedAs
    .replace(/\bS F\b/, 'SF')
    .split(/[\s./–-]+/)
    .filter(Boolean);
}

/** A name with one terminus has that of the destination; the origin is the destination of the return train: 12951 and 12952. */
function withReturnTrain(
  number: string,
  [to, ...others]: readonly string[],
  names: StationNames,
  listed: ReadonlyMap<string, string>,
): readonly string[] {
  if (to === undefined) return [];
  if (others.length > 0) return [to, ...others];
  const returnNumber = String(Number(number) + (Number(number) % 2 === 1 ? 1 : -1));
  const returnName = listed.get(returnNumber);
  if (returnName === undefined) return [to];
  const [from, ...more] = terminiOf(wordsOf(returnName), kindOf(returnNumber, returnName), names);
  return from === undefined || more.length > 0 || from === to ? [to] : [from, to];
}

function kindOf(number: string, listedAs: string): string {
  return TRAIN_KINDS.find(([, shorthand]) => shorthand.test(listedAs))?.[0] ?? KIND_BY_DIGIT[number[0] as string] ?? 'Express';
}

/** Station codes at the start of a name: two, or one for the kinds above. A known abbreviation is never a code. */
function terminiOf([first = '', second = '']: readonly string[], kind: string, names: StationNames): string[] {
  const isCode = (word: string): boolean => names.has(word) && !TRAIN_ABBREVIATIONS.has(word);
  if (!isCode(first)) return [];
  if (isCode(second)) return [first, second];
  return NAMED_BY_TERMINUS.has(kind) ? [first] : [];
}

const MIN_NAME_LETTERS = 4;

/** Short words, words without a vowel and station codes are unknown abbreviations and stay unchanged. */
function expandWord(word: string, names: StationNames): string {
  const expansion = TRAIN_ABBREVIATIONS.get(word);
  if (expansion !== undefined) return expansion;
  const station = names.get(word);
  if (station !== undefined && !station.toUpperCase().startsWith(word)) return word;
  return word.length >= MIN_NAME_LETTERS && /[AEIOUY]/.test(word) ? `${word[0]}${word.slice(1).toLowerCase()}` : word;
}
