/**
 * `node dist/data/readings.js [language…]`: precomputes the `readings_*` tables, a cache of the transliteration network for the most probable
 * romanised spellings. Words are romanised by the network, and the most probable spellings are read back by it, so the tables never differ from the
 * network. Takes about ten minutes per language. Re-run when the network, the beam width or the letter counts change.
 */

import type { ScriptName } from '../src/core/indic/scripts.ts';
import { writeTable } from '../src/core/util/table.ts';
import type { Direction } from '../src/families/transliterate/casual/alphabet.ts';
import type { Hypothesis } from '../src/families/transliterate/casual/ctc-beam-search.ts';
import { CASUAL_LANGUAGES } from '../src/families/transliterate/casual/languages.ts';
import {
  frontCodeRows,
  MAX_SPELLING_LENGTH,
  PRECOMPUTED_SPELLINGS,
  type PrecomputedRow,
  READING_COLUMNS,
  READINGS_PER_SPELLING,
} from '../src/families/transliterate/casual/precomputed-readings.ts';
import { decodeHypotheses, isReadable, normaliseWord } from '../src/families/transliterate/casual/word-transliteration.ts';
import { bundled } from './bundled.ts';
import { likelyWords } from './train/probable-words.ts';

const BATCH_SIZE = 500;
/** Words romanised per spelling in the table. */
const WORDS_PER_SPELLING = 1.25;
/** Exponent that flattens the estimated word probabilities, which vary more than the true ones. */
const FLATTENING_EXPONENT = 0.8;
/** Minimum score gap. Closer readings may be ranked differently on another processor; such spellings are left to the network. */
const MIN_SCORE_GAP = 0.001;

async function* readAll(words: readonly string[], language: string, direction: Direction): AsyncGenerator<readonly [string, Hypothesis[]]> {
  for (let start = 0; start < words.length; start += BATCH_SIZE) {
    const part = words.slice(start, start + BATCH_SIZE);
    for (const [index, readings] of (await decodeHypotheses(part, language, direction)).entries()) yield [part[index] as string, readings];
  }
}

/** Spellings with the summed probability of their words, most probable first. */
async function likelySpellings(language: string, script: ScriptName, count: number): Promise<string[]> {
  const words = likelyWords(language, script, count, (word) => (isReadable(word, language, 'casual') ? normaliseWord(word) : undefined));
  const scores = new Map(words.map(({ word, score }) => [word, score]));
  const probabilities = new Map<string, number>();
  for await (const [word, spellings] of readAll([...scores.keys()], language, 'casual')) {
    const all = spellings.reduce((sum, { score }) => sum + Math.exp(score), 0);
    for (const { text, score } of spellings) {
      probabilities.set(text, (probabilities.get(text) ?? 0) + Math.exp(FLATTENING_EXPONENT * (scores.get(word) as number) + score) / all);
    }
  }
  return [...probabilities].sort(([, a], [, b]) => b - a).map(([spelling]) => spelling);
}

function isClear(readings: readonly Hypothesis[]): boolean {
  return readings.slice(0, READINGS_PER_SPELLING).every(({ score, text }, index) => {
    const next = readings[index + 1];
    return text.length <= MAX_SPELLING_LENGTH && (next === undefined || score - next.score > MIN_SCORE_GAP);
  });
}

const requested = process.argv.slice(2);
for (const [language, maxSpellings] of Object.entries(PRECOMPUTED_SPELLINGS)) {
  if (requested.length > 0 && !requested.includes(language)) continue;
  const script = CASUAL_LANGUAGES.get(language)?.script as ScriptName;
  const spellings = (await likelySpellings(language, script, maxSpellings * WORDS_PER_SPELLING)).filter(
    (spelling) => spelling.length <= MAX_SPELLING_LENGTH,
  );
  const rows: PrecomputedRow[] = [];
  for await (const [spelling, readings] of readAll(spellings.slice(0, maxSpellings), language, 'native')) {
    if (readings.length > 0 && isClear(readings)) rows.push([spelling, readings.slice(0, READINGS_PER_SPELLING).map(({ text }) => text)]);
  }
  rows.sort(([a], [b]) => (a < b ? -1 : 1));
  writeTable(bundled(`readings_${language}`), READING_COLUMNS, frontCodeRows(rows));
  console.log(`${rows.length} rows in data/bundled/readings_${language}.tsv.br`);
}
