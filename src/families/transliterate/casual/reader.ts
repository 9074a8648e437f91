/** Transliterates words between casual spelling and native script, with the network and a language model. */
import { INDIC_XLIT } from '../../../core/models/built-in.ts';
import { readProven } from '../../../core/models/weights.ts';
import { SegmentedCache } from '../../../core/util/segmented-cache.ts';
import type { Direction } from './alphabet.ts';
import { type Reading, readFrames, WIDTH } from './beam.ts';
import { MADE_READINGS, madeReadings } from './made-readings.ts';
import { alphabet, type Frames, seeWords } from './network.ts';
import { casualPrior, nativePrior } from './priors.ts';

/** Frequent words held out of the training data of the network because tests contain them. */
type CommonWords = Readonly<Record<string, Readonly<Record<string, string>>>>;
let table: CommonWords | undefined;

function commonWord(word: string, code: string): string | undefined {
  table ??= JSON.parse(readProven(INDIC_XLIT.commonWords).toString()) as CommonWords;
  const words = table[code];
  return words && Object.hasOwn(words, word) ? words[word] : undefined;
}

/** Chillu letters of Malayalam by base consonant, for the older encoding with virama and ZWJ. */
const CHILLUS: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' };

/** Normalises a word to the alphabet of the network. */
export function clean(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFC')
    .replace(/([ണനരലളക])്\u200d/gu, (_, letter: string) => CHILLUS[letter] as string)
    .replace(/['’\u200c\u200d]/g, '');
}

/** Whether the network can read a word: within its maximum length, and with letters of its alphabet only. */
export function isReadable(word: string, code: string, direction: Direction): boolean {
  const { longestWord, tokens } = alphabet().manifest;
  const known = direction === 'native' ? tokens.latin.letters : alphabet().language(code).letters;
  const letters = [...clean(word)];
  return letters.length > 0 && letters.length <= longestWord && letters.every((letter) => known.includes(letter));
}

/** Cache of readings without context, which are the same wherever the word stands. Words repeat in a long text. */
const MOST_KEPT = 20_000;
const kept = new SegmentedCache<string, string[]>(MOST_KEPT);

export interface ReadingOptions {
  /** Whether frequent words are looked up first; disabled for measurements. */
  readonly common?: boolean;
  /** Minimum number of readings per word. */
  readonly most?: number;
}

/** Readings of each word of a text, best first. */
export async function readWords(
  words: readonly string[],
  code: string,
  direction: Direction,
  { common = true, most = WIDTH }: ReadingOptions = {},
): Promise<string[][]> {
  const cleaned = words.map(clean);
  const together = direction === 'native' && alphabet().language(code).wordsPerRow > 1;
  const readings = together ? await readEach(cleaned, code, direction) : await readApart(cleaned, code, direction, most);
  if (!common || direction === 'casual') return readings;
  return readings.map((each, at) => {
    const known = commonWord(cleaned[at] as string, code);
    return known === undefined ? each : [known, ...each.filter((reading) => reading !== known)];
  });
}

async function readApart(words: readonly string[], code: string, direction: Direction, most: number): Promise<string[][]> {
  const key = (word: string): string => `${code} ${direction} ${word}`;
  const made = (word: string): string[] | undefined =>
    direction === 'native' && most <= MADE_READINGS ? madeReadings(word, code) : undefined;
  const found = new Map([...new Set(words)].map((word) => [word, made(word) ?? kept.get(key(word))]));
  const missing = [...found].flatMap(([word, readings]) => (readings ? [] : [word]));
  for (const [at, readings] of (await readEach(missing, code, direction)).entries()) {
    const word = missing[at] as string;
    kept.set(key(word), readings);
    found.set(word, readings);
  }
  return words.map((word) => found.get(word) as string[]);
}

async function readEach(words: readonly string[], code: string, direction: Direction): Promise<string[][]> {
  return (await scoredReadings(words, code, direction)).map((readings) => readings.map(({ text }) => text));
}

/** Distinct readings by the network alone. */
export async function scoredReadings(words: readonly string[], code: string, direction: Direction): Promise<Reading[][]> {
  const seen = await seeWords(words, code, direction);
  return seen.map((frames) => {
    const readings = new Map<string, Reading>();
    for (const reading of readWord(frames, code, direction)) {
      if (reading.text !== '' && !readings.has(reading.text)) readings.set(reading.text, reading);
    }
    return [...readings.values()];
  });
}

function readWord(frames: Frames, code: string, direction: Direction): Reading[] {
  const letters = alphabet();
  const prior = direction === 'native' ? nativePrior(code, letters) : casualPrior(code, letters);
  return readFrames(frames, letters.inventory(code, direction), prior);
}
