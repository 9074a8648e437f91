/**
 * Casual romanisation to native script: CPU time per word on a cold cache, compared with running the network on every word. The Declaration of Human
 * Rights is in the network's own romanisation; the everyday sentences were typed by hand.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BEAM_WIDTH } from '../src/families/transliterate/casual/ctc-beam-search.ts';
import { precomputedReadings, READINGS_PER_SPELLING } from '../src/families/transliterate/casual/precomputed-readings.ts';
import { fromCasual, toCasual } from '../src/families/transliterate/casual/text.ts';
import { casualTexts } from './casual-texts.ts';

const BUDGET_MS = 3;
const ROUNDS = 3;

type Declaration = Readonly<Record<string, readonly string[]>>;

const milliseconds = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

async function measure(language: string, maxReadings: number): Promise<number[]> {
  const times: number[] = [];
  for (const text of [casualTexts[language] ?? '', await declaration(language)]) {
    const start = process.cpuUsage();
    await fromCasual({ text, language, others: true, maxSuggestions: maxReadings });
    times.push(milliseconds(start) / wordsOf(text).length);
  }
  return times;
}

async function declaration(language: string): Promise<string> {
  const all = JSON.parse(readFileSync(new URL('../../test/fixtures/udhr.json', import.meta.url), 'utf8')) as Declaration;
  return (await toCasual({ text: (all[language] ?? []).join(' '), language, others: false, maxSuggestions: 0 })).text;
}

/** Warms up the JIT, the network and the language's letters, with words that are not in the texts. */
async function warm(language: string): Promise<void> {
  const words = wordsOf(Object.values(casualTexts).join(' ')).map((word) => `${word}q`);
  for (const maxReadings of [BEAM_WIDTH, READINGS_PER_SPELLING])
    await fromCasual({ text: words.join(' '), language, others: true, maxSuggestions: maxReadings });
}

const [onlyLanguage, limit] = process.argv.slice(2);
if (onlyLanguage !== undefined && limit !== undefined) {
  await warm(onlyLanguage);
  console.log(JSON.stringify(await measure(onlyLanguage, Number(limit))));
} else {
  const file = fileURLToPath(import.meta.url);
  for (const [language, text] of Object.entries(casualTexts)) {
    const run = (readings: number): number[] => {
      const rounds = Array.from(
        { length: ROUNDS },
        () => JSON.parse(execFileSync(process.execPath, [file, language, `${readings}`]).toString()) as number[],
      );
      return [0, 1].map((index) => Math.min(...rounds.map((times) => times[index] as number)));
    };
    const [network, optimised] = [run(BEAM_WIDTH), run(READINGS_PER_SPELLING)];
    for (const [index, [name, words]] of Object.entries({
      everyday: wordsOf(text),
      declaration: wordsOf(await declaration(language)),
    }).entries()) {
      const knownShare = words.filter((word) => precomputedReadings(word, language)).length / words.length;
      const letters = words.join('').length / words.length;
      const [before, after] = [network[index] as number, optimised[index] as number];
      const mark = after > BUDGET_MS ? 'OVER' : '';
      console.log(
        `${language} ${name.padEnd(12)} ${letters.toFixed(1)} letters  ${before.toFixed(2)} ms by the network  ${after.toFixed(2)} ms  ${Math.round(100 * knownShare)} % known ${mark}`,
      );
    }
  }
}
