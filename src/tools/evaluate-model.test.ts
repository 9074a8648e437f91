import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluateModel, readPairs } from './evaluate-model.ts';

test('readPairs parses two texts per line', () => {
  assert.deepEqual(readPairs('# questions\nhow\tकैसे\r\nwhere\tकहाँ\n'), [
    ['how', 'कैसे'],
    ['where', 'कहाँ'],
  ]);
  assert.throws(() => readPairs('one\ttwo\nthree'), /Pair 2: must be two texts/);
  assert.throws(() => readPairs('one\ttwo'), /2 to 5000 lines/);
});

test('evaluateModel of the built-in models finds questions across languages, and returns the model names', async () => {
  const pairs = readPairs(
    [
      'Where is my order?\tमेरा ऑर्डर कहाँ है?',
      'I forgot my password\tमैं अपना पासवर्ड भूल गया',
      'How do I open a bank account?\tबैंक खाता कैसे खोलें?',
      'The train is three hours late\tट्रेन तीन घंटे लेट है',
      'It will rain tomorrow\tकल बारिश होगी',
    ].join('\n'),
  );
  const { models, leftToRight, rightToLeft, matchSimilarity, mismatchSimilarity } = await evaluateModel('', pairs);
  assert.match(models, /MiniLM.*indic/i);
  assert.deepEqual([leftToRight.at1, rightToLeft.at5], [1, 1]);
  assert.ok(matchSimilarity > mismatchSimilarity + 0.3, `${matchSimilarity} ${mismatchSimilarity}`);
});
