import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordFeatures } from '../../src/families/text/redact/tagger/features.ts';
import { packLexicon, readLexicon } from '../../src/families/text/redact/tagger/lexicon.ts';
import { secondTier } from '../../test/support/test-tiers.ts';
import { nameWeights } from './name-weights.ts';
import { annotatedSentences, LANGUAGES, lexiconFlags, wordsBySection } from './typed-words.ts';

test('every language has names, words and sentences with names and without', () => {
  assert.equal(LANGUAGES.length, 13);
  for (const language of LANGUAGES) {
    const words = wordsBySection(language);
    assert.ok((words.get('names')?.length ?? 0) >= 2_000 && (words.get('words')?.length ?? 0) >= 3_000, language);
    const named = annotatedSentences(language).filter((parts) => parts.some(({ isName }) => isName)).length;
    assert.ok(named >= 200 && annotatedSentences(language).length - named >= 100, language);
  }
});

test('training is deterministic, and separates names from words', { skip: secondTier }, () => {
  const lexicon = readLexicon(packLexicon(lexiconFlags()));
  const plain = (): string[] => ['ਕੰਪਿਊਟਰ ਦੀ ਸਕਰੀਨ ਬੰਦ ਕਰੋ'];
  const learnt = nameWeights(lexicon, plain, () => undefined, ['pa']);
  const own = (word: string): number => {
    const { letters, whole, lists } = wordFeatures(word, lexicon);
    return [...letters, ...whole, ...lists].reduce((sum, trait) => sum + (learnt[trait] as number), 0);
  };
  for (const name of ['ਗੁਰਪ੍ਰੀਤ', 'ਹਰਜਿੰਦਰ', 'ਮਨਜੀਤ'])
    for (const word of ['ਕੰਪਿਊਟਰ', 'ਸਕਰੀਨ', 'ਰੋਟੀ']) assert.ok(own(name) > own(word), `${name} ${word}`);
  assert.deepEqual(
    nameWeights(lexicon, plain, () => undefined, ['pa']),
    learnt,
  );
});
