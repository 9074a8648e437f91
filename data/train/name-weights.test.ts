import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { lazy } from '../../src/core/util/lazy.ts';
import { wordFeatures } from '../../src/families/text/redact/tagger/features.ts';
import { LEXICON_FLAGS, packLexicon, readLexicon } from '../../src/families/text/redact/tagger/lexicon.ts';
import { tokeniseText } from '../../src/families/text/redact/tokenise.ts';
import { secondTier } from '../../test/support/test-tiers.ts';
import { bundledFile } from '../bundled.ts';
import { annotatedSentences, LANGUAGES, lexiconFlags, wordsBySection } from './annotated-words.ts';
import { latinLexiconFlags, latinNames } from './latin-lexicon.ts';
import { latinSets, TYPED } from './latin-set.ts';
import { nameWeights } from './name-weights.ts';
import { scriptSets } from './script-sets.ts';

test('every language has names, words and sentences with names and without', () => {
  assert.equal(LANGUAGES.length, 13);
  for (const language of LANGUAGES) {
    const words = wordsBySection(language);
    assert.ok((words.get('names')?.length ?? 0) >= 2_000 && (words.get('words')?.length ?? 0) >= 3_000, language);
    const withNames = annotatedSentences(language).filter((parts) => parts.some(({ kind }) => kind === 'name')).length;
    assert.ok(withNames >= 200 && annotatedSentences(language).length - withNames >= 100, language);
  }
});

test('training is deterministic, and separates names from words', { skip: secondTier }, () => {
  const lexicon = readLexicon(packLexicon(lexiconFlags()));
  const plain = (): string[] => ['ਕੰਪਿਊਟਰ ਦੀ ਸਕਰੀਨ ਬੰਦ ਕਰੋ'];
  const weights = nameWeights(lexicon, scriptSets(plain, ['pa']), () => undefined);
  const score = (word: string): number => {
    const { ngrams, wholeWord, flagFeatures } = wordFeatures(word, lexicon);
    return [...ngrams, ...wholeWord, ...flagFeatures].reduce((sum, feature) => sum + (weights[feature] as number), 0);
  };
  for (const name of ['ਗੁਰਪ੍ਰੀਤ', 'ਹਰਜਿੰਦਰ', 'ਮਨਜੀਤ'])
    for (const word of ['ਕੰਪਿਊਟਰ', 'ਸਕਰੀਨ', 'ਰੋਟੀ']) assert.ok(score(name) > score(word), `${name} ${word}`);
  assert.deepEqual(
    nameWeights(lexicon, scriptSets(plain, ['pa']), () => undefined),
    weights,
  );
});

test('sentences in Latin letters have names, namesakes, places and brands, in several letter cases', () => {
  const [typed, ...romanised] = [...latinSets([], (_, word) => word)];
  assert.equal(romanised.length, LANGUAGES.length);
  const kinds = new Set(typed?.sentences.flat().map(({ kind }) => kind));
  assert.deepEqual([...kinds].sort(), ['brand', 'name', 'not', 'place', undefined]);
  const sentence = [{ text: 'Ask ' }, { text: 'Ravi', kind: 'name' }, { text: ' at ' }, { text: 'Pune', kind: 'place' }] as const;
  const spellings = new Set(
    [0.1, 0.4, 0.5, 0.69, 0.9].map((chance) =>
      typed
        ?.recase?.(sentence, () => chance)
        .map(({ text }) => text)
        .join(''),
    ),
  );
  assert.deepEqual([...spellings], ['ask ravi at pune', 'ask Ravi at Pune', 'Ask Ravi at Pune', 'ASK RAVI AT PUNE']);
  assert.equal(
    typed?.substitute({ text: 'R. Meena', kind: 'name' }, () => 'ravi', Math.random),
    'R. Ravi',
  );
});

const WORDS_IN_COMMON = 5;

test('sentences in Latin letters share no five words in a row with the texts that the models are tested on', () => {
  const runsOf = (text: string): string[] => {
    const keys = tokeniseText(text).map(({ key }) => key);
    return keys.slice(WORDS_IN_COMMON - 1).map((_, index) => keys.slice(index, index + WORDS_IN_COMMON).join(' '));
  };
  const folder = new URL('../../../test/fixtures/redact/', import.meta.url);
  const tested = new Set(
    readdirSync(folder)
      .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
      .flatMap((line) => runsOf(line.replaceAll('\\n', ' ').replace(/\{\w+:([^}]*)\}/g, '$1'))),
  );
  const sentences = TYPED.flatMap(annotatedSentences).map((parts) => parts.map(({ text }) => text).join(''));
  assert.deepEqual(
    sentences.filter((sentence) => runsOf(sentence).some((run) => tested.has(run))),
    [],
  );
});

/** Shared: building it takes two seconds. */
const packedLexicon = lazy(() => packLexicon(latinLexiconFlags()));

test('the lexicon of Latin letters is the bundled one', () => {
  const bytes = brotliDecompressSync(readFileSync(bundledFile('words_in_latin')));
  const isSame = Buffer.from(packedLexicon().buffer).equals(bytes);
  assert.ok(isSame, 'the words have changed: npm run data:bundle words-in-scripts, then make the weights again (docs/DATA.md)');
});

test('the lexicon of Latin letters finds names by spelling, and those of all scripts by phonetic key', () => {
  const lexicon = readLexicon(packedLexicon());
  assert.ok(latinNames().size > 10_000);
  for (const [word, flags] of [
    ['lakshmipathi', 'name'],
    ['table', 'word'],
    ['pune', 'other'],
  ] as const)
    assert.ok(wordFeatures(word, lexicon).flags & LEXICON_FLAGS[flags], word);
});
