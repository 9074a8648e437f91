/**
 * `node dist/data/train.js FOLDER [table…]`: trains the character n-gram tables of transliteration and language detection on plain text, one sentence
 * per line in FOLDER/LANGUAGE.txt. Only counts are stored, never the text. Also trains the linear models by which redaction detects names in Indian
 * scripts (`name_weights`) and in Latin letters (`name_weights_latin`, with FOLDER/latin.txt), with the words and sentences of data/train/.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Script, scripts } from '../src/core/indic/scripts.ts';
import { compressBrotli, writeTable } from '../src/core/util/table.ts';
import { packLexicon, readLexicon } from '../src/families/text/redact/tagger/lexicon.ts';
import { bundledFile } from './bundled.ts';
import type { BundledTable } from './recipe.ts';
import { romanisedWords } from './tables/stop_words.ts';
import { LANGUAGES, lexiconFlags } from './train/annotated-words.ts';
import { letterTable } from './train/char-ngrams.ts';
import { latinLexiconFlags } from './train/latin-lexicon.ts';
import { latinSets, romanisedVocabulary, romaniseSentences, UNLISTED_SHARE } from './train/latin-set.ts';
import { nameWeights, type TrainingSet } from './train/name-weights.ts';
import { countWords, romanisedTable } from './train/romanised.ts';
import { scriptSets } from './train/script-sets.ts';

const [folder, ...requested] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder of the texts');
const readLines = (language: string): string[] => {
  const file = join(folder, `${language}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
};

const isRequested = (name: string): boolean => requested.length === 0 || requested.includes(name);

function writeIfRequested(name: string, build: () => BundledTable): void {
  if (!isRequested(name)) return;
  const { columns, rows } = build();
  writeTable(new URL(`../../data/bundled/${name}.tsv.br`, import.meta.url), columns, rows);
  console.log(`${rows.length} rows in data/bundled/${name}.tsv.br`);
}

const INDIAN_LANGUAGES = Object.keys(romanisedWords()).filter((language) => language !== 'en');
const scriptOf = (language: string): Script => [...scripts.values()].find(({ aliases }) => aliases.includes(language)) as Script;
for (const language of INDIAN_LANGUAGES)
  writeIfRequested(`letters_${language}`, () => letterTable(language, scriptOf(language), readLines(language)));

/** Frequent English words, excluded from the vocabulary of languages that are mixed with English. */
const englishCounts = countWords(readLines('en'), undefined);
writeIfRequested('latin_en', () => romanisedTable('en', undefined, readLines('en'), new Set(), []));
const englishWords = new Set([...englishCounts].filter(([, count]) => count > 3).map(([word]) => word));
for (const language of INDIAN_LANGUAGES) {
  const vocabulary = isRequested(`latin_${language}`) ? await romanisedVocabulary(language) : [];
  writeIfRequested(`latin_${language}`, () => romanisedTable(language, scriptOf(language), readLines(language), englishWords, vocabulary));
}

function trainTagger(name: string, flags: ReadonlyMap<string, number>, sets: Iterable<TrainingSet>, unlistedShare = 0): void {
  const weights = nameWeights(readLexicon(packLexicon(flags)), sets, console.log, unlistedShare);
  writeFileSync(bundledFile(name), compressBrotli(Buffer.from(weights.buffer)));
  console.log(`${weights.length} weights in data/bundled/${name}.br`);
}

if (isRequested('name_weights')) trainTagger('name_weights', lexiconFlags(), scriptSets(readLines));
if (isRequested('name_weights_latin')) {
  const romanised = new Map<string, ReadonlyMap<string, string>>();
  for (const language of LANGUAGES) romanised.set(language, await romaniseSentences(language));
  const sets = latinSets(readLines('latin'), (language, word) => romanised.get(language)?.get(word));
  trainTagger('name_weights_latin', latinLexiconFlags(), sets, UNLISTED_SHARE);
}
