import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { bundledFile } from '../../../../../data/bundled.ts';
import { lexiconFlags } from '../../../../../data/train/annotated-words.ts';
import { normaliseText, tokeniseText } from '../tokenise.ts';
import { FEATURE_SPACE_SIZE, gapClass, OTHER_SCRIPT_FLAG, wordFeatures } from './features.ts';
import { LEXICON_FLAGS, packLexicon, readLexicon } from './lexicon.ts';
import { normaliseScript, scriptOf } from './script-normalisation.ts';
import { nameScores } from './tagger.ts';

describe('normaliseScript maps the spellings of all scripts to Devanagari', () => {
  for (const [words, expected] of [
    [['रमेश', 'રમેશ', 'রমেশ', 'రమేశ', 'ರಮೇಶ', 'ରମେଶ'], 'रमेश'],
    [['चंद्र', 'चन्द्र', 'চন্দ্র', 'చంద్ర'], 'चंद्र'],
    [['मोहन', 'മോഹന', 'মোহন'], 'मोहन'],
    [['ৰমেন', 'রমেন'], 'रमेन'],
    [['फ़रीद', 'फरीद'], 'फरीद'],
  ] as const)
    test(words.join(' '), () => {
      for (const word of words) assert.equal(normaliseScript(word), expected);
    });

  test('Malayalam chillus become consonants with a virama', () => assert.equal(normaliseScript('മോഹൻ'), 'मोहन्'));

  test('scriptOf returns the code of the script', () => {
    assert.equal(scriptOf('राम'), 'A');
    assert.equal(scriptOf('রাম'), 'B');
    assert.equal(scriptOf('رام'), 'U');
    assert.equal(scriptOf('Ram'), 'L');
    assert.equal(scriptOf('Иван'), undefined);
  });
});

describe('the lexicon', () => {
  test('has flags for words and for prefixes', () => {
    const lexicon = readLexicon(
      packLexicon(
        new Map([
          ['रमेश', LEXICON_FLAGS.name],
          ['आशा', LEXICON_FLAGS.both | LEXICON_FLAGS.word],
        ]),
      ),
    );
    assert.equal(lexicon('', 'रमेश'), LEXICON_FLAGS.name);
    assert.equal(lexicon('', 'रमेशला', 4), LEXICON_FLAGS.name);
    assert.equal(lexicon('', 'आशा'), LEXICON_FLAGS.both | LEXICON_FLAGS.word);
    assert.equal(lexicon('', 'दुकान'), 0);
  });

  test('contains the words of the typed lists', () => {
    const bytes = brotliDecompressSync(readFileSync(bundledFile('words_in_scripts')));
    assert.deepEqual(
      Buffer.from(packLexicon(lexiconFlags()).buffer).equals(bytes),
      true,
      'the words have changed: npm run data:bundle words-in-scripts, then make the weights again (docs/DATA.md)',
    );
  });
});

test('an inflected name is recognised', () => {
  const lexicon = readLexicon(packLexicon(new Map([[scriptOf('ரா') + normaliseScript('ராஜேஷ்'), LEXICON_FLAGS.name]])));
  assert.equal(wordFeatures('ராஜேஷ்', lexicon).flags, LEXICON_FLAGS.name);
  assert.equal(wordFeatures('ராஜேஷ்தான்', lexicon).stemFlags, LEXICON_FLAGS.name);
  assert.equal(wordFeatures('ராஜேஷின்', lexicon).stemFlags, LEXICON_FLAGS.name, 'without its final virama');
  assert.equal(wordFeatures('மேரியின்', lexicon).stemFlags, 0);
  const otherScriptLexicon = readLexicon(packLexicon(new Map([['राजेष्', LEXICON_FLAGS.name]])));
  assert.equal(wordFeatures('രാജേഷ്', otherScriptLexicon).flags, LEXICON_FLAGS.name | OTHER_SCRIPT_FLAG);
});

test('gapClass maps separators to a few classes', () => {
  const text = 'राम, श्याम 450 और\nसीता। गीता';
  const words = tokeniseText(text);
  const classes = [undefined, ...words].map((word, index) => gapClass(text, word, words[index]));
  assert.deepEqual(classes, ['E', ',', 'D', 'N', '!', 'E']);
});

describe('the name tagger', () => {
  test('has one weight per hashed feature', () => {
    assert.equal(brotliDecompressSync(readFileSync(bundledFile('name_weights'))).length, FEATURE_SPACE_SIZE);
  });

  const scores = (sentence: string): number[] => {
    const text = normaliseText(sentence);
    const words = tokeniseText(text);
    return nameScores(text, words).map((score) => score ?? Number.NaN);
  };

  // The same word is a name in the first sentence but not in the second.
  for (const [name, otherSentence, word] of [
    ['इंदिरा ने फोन किया था', 'इंदिरा गांधी हॉस्पिटल में भर्ती है', 'इंदिरा'],
    ['राजीव ने फोन किया', 'राजीव चौक मेट्रो स्टेशन बंद है', 'राजीव'],
    ['పద్మ నిన్న ఇంటికి వచ్చింది', 'చెరువులో పద్మ పూలు పూశాయి', 'పద్మ'],
    ['গতকাল মুকুল আমাকে ফোন করেছিল', 'ঝড়ে আমের সব মুকুল ঝরে গেছে', 'মুকুল'],
  ] as const)
    test(`${word} is classified by its context`, () => {
      const indexIn = (sentence: string): number => tokeniseText(sentence).findIndex(({ key }) => key === word);
      assert.ok(
        (scores(name)[indexIn(name)] as number) > (scores(otherSentence)[indexIn(otherSentence)] as number) + 1,
        `${scores(name)} | ${scores(otherSentence)}`,
      );
    });

  test('words of other scripts have no score, and long ones are truncated', () => {
    assert.ok(Number.isNaN(scores('Иван')[0]));
    const started = process.cpuUsage().user;
    assert.equal(scores(`${'क'.repeat(400_000)} राम`).length, 2);
    assert.ok(process.cpuUsage().user - started < 2_000_000);
  });
});
