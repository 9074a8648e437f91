/** Transliterates words between casual spelling and native script, with the network and a language model. */
import { INDIC_XLIT } from '../../../core/models/built-in.ts';
import { readVerified } from '../../../core/models/weights.ts';
import { SegmentedCache } from '../../../core/util/segmented-cache.ts';
import type { Direction } from './alphabet.ts';
import { BEAM_WIDTH, ctcBeamSearch, type Hypothesis } from './ctc-beam-search.ts';
import { casualLanguageModel, nativeLanguageModel } from './language-models.ts';
import { CASUAL_LANGUAGES } from './languages.ts';
import { nameInLatin, nameInScript, preferNames } from './names.ts';
import { alphabet, type Frames, inferFrames } from './network.ts';
import { precomputedReadings, READINGS_PER_SPELLING } from './precomputed-readings.ts';

/** Frequent words held out of the training data of the network because tests contain them. */
type CommonWords = Readonly<Record<string, Readonly<Record<string, string>>>>;
let commonWordTable: CommonWords | undefined;

function commonWord(word: string, code: string): string | undefined {
  commonWordTable ??= JSON.parse(readVerified(INDIC_XLIT.commonWords).toString()) as CommonWords;
  const words = commonWordTable[code];
  return words && Object.hasOwn(words, word) ? words[word] : undefined;
}

/** Chillu letters of Malayalam by base consonant, for the older encoding with virama and ZWJ. */
const CHILLUS: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' };

/** Normalises a word to the alphabet of the network. */
export function normaliseWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFC')
    .replace(/([ണനരലളക])്\u200d/gu, (_, letter: string) => CHILLUS[letter] as string)
    .replace(/['’\u200c\u200d]/g, '');
}

/** Whether the network can read a word: within its maximum length, and with letters of its alphabet only. */
export function isReadable(word: string, code: string, direction: Direction): boolean {
  const { longestWord, tokens } = alphabet().manifest;
  const alphabetLetters = direction === 'native' ? tokens.latin.letters : alphabet().language(code).letters;
  const letters = [...normaliseWord(word)];
  return letters.length > 0 && letters.length <= longestWord && letters.every((letter) => alphabetLetters.includes(letter));
}

/** Cache of readings without context, which are the same wherever the word stands. Words repeat in a long text. */
const MAX_CACHED_WORDS = 20_000;
const readingCache = new SegmentedCache<string, string[]>(MAX_CACHED_WORDS);

export interface ReadingOptions {
  /** Whether frequent words and well-known names are looked up first; disabled for measurements. */
  readonly common?: boolean;
  /** Minimum number of readings per word. */
  readonly count?: number;
}

/** Readings of each word of a text, best first. */
export async function transliterateWords(
  words: readonly string[],
  code: string,
  direction: Direction,
  { common = true, count = BEAM_WIDTH }: ReadingOptions = {},
): Promise<string[][]> {
  const cleaned = words.map(normaliseWord);
  const withContext = direction === 'native' && alphabet().language(code).wordsPerRow > 1;
  const readings = withContext
    ? await decodeTexts(cleaned, code, direction)
    : await transliterateSeparately(cleaned, code, direction, count);
  if (!common) return readings;
  return readings.map((wordReadings, index) => {
    const knownName = knownReading(cleaned[index] as string, wordReadings, code, direction);
    return knownName === undefined ? wordReadings : [knownName, ...wordReadings.filter((reading) => reading !== knownName)];
  });
}

function knownReading(word: string, readings: readonly string[], code: string, direction: Direction): string | undefined {
  if (direction === 'casual') return nameInLatin(word, readings);
  return commonWord(word, code) ?? nameInScript(word, readings, (spelling) => isReadable(spelling, code, 'casual'));
}

async function transliterateSeparately(
  words: readonly string[],
  code: string,
  direction: Direction,
  maxReadings: number,
): Promise<string[][]> {
  const key = (word: string): string => `${code} ${direction} ${word}`;
  const precomputed = (word: string): string[] | undefined =>
    direction === 'native' && maxReadings <= READINGS_PER_SPELLING ? precomputedReadings(word, code) : undefined;
  const cached = new Map([...new Set(words)].map((word) => [word, precomputed(word) ?? readingCache.get(key(word))]));
  const missing = [...cached].flatMap(([word, readings]) => (readings ? [] : [word]));
  for (const [index, readings] of (await decodeTexts(missing, code, direction)).entries()) {
    const word = missing[index] as string;
    readingCache.set(key(word), readings);
    cached.set(word, readings);
  }
  return words.map((word) => cached.get(word) as string[]);
}

async function decodeTexts(words: readonly string[], code: string, direction: Direction): Promise<string[][]> {
  const decoded = await decodeHypotheses(words, code, direction);
  // Arabic script omits the vowels that distinguish names from other words: mera and Meera.
  const isVocalised = CASUAL_LANGUAGES.get(code)?.script !== undefined;
  return decoded.map((readings) => (direction === 'casual' && isVocalised ? preferNames(readings) : readings).map(({ text }) => text));
}

/** Distinct readings by the network alone. */
export async function decodeHypotheses(words: readonly string[], code: string, direction: Direction): Promise<Hypothesis[][]> {
  const framesByWord = await inferFrames(words, code, direction);
  return framesByWord.map((frames) => {
    const readings = new Map<string, Hypothesis>();
    for (const reading of decodeFrames(frames, code, direction)) {
      if (reading.text !== '' && !readings.has(reading.text)) readings.set(reading.text, reading);
    }
    return [...readings.values()];
  });
}

function decodeFrames(frames: Frames, code: string, direction: Direction): Hypothesis[] {
  const letters = alphabet();
  const prior = direction === 'native' ? nativeLanguageModel(code, letters) : casualLanguageModel(code, letters);
  return ctcBeamSearch(frames, letters.vocabulary(code, direction), prior);
}
