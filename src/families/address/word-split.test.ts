import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openDatasets } from '../../../test/support/service.ts';
import { addressAnswer } from './answer.ts';
import { addresses } from './dataset.ts';
import { parsePostalAddress } from './parse.ts';
import { MAX_TOKENS, tokeniseAddress } from './tokenise.ts';
import { segmentWords } from './word-split.ts';

const { pack } = openDatasets([addresses]).open(addresses);

describe('resolves addresses with concatenated words and ambiguous names', () => {
  for (const [q, district, stateCode] of [
    ['NEARSBI, DISTBARAMULLA, J&K', 'Baramulla', 'JK'],
    ['DISTFIROZABAD UTTAR PRADESH', 'Firozabad', 'UP'],
    ['KATRABAZARTEHSILCOLONELGANJDISTTGONDAUTTARPRADESH', 'Gonda', 'UP'],
    ['10/340 EAST NADAGURUVAYOOR', 'Thrissur', 'KL'],
    ['MG Road, PuneMaharashtra', 'Pune', 'MH'],
    // Civil Lines are in many towns, "Kota, Kota" is one name twice, and "by" is not a name.
    ['Compound, Civil Lines, Kanpur', 'Kanpur Nagar', 'UP'],
    ['Plot 3, Aerodrome Circle, Kota, , Kota', 'Kota', 'RJ'],
    ['Door No 2 by 11, Main Bazar, Mandi', 'Mandi', 'HP'],
  ] as const) {
    test(q, () => {
      const { parts } = addressAnswer(pack, parsePostalAddress(pack, q));
      assert.deepEqual([parts.district, parts.stateCode], [district, stateCode]);
    });
  }
});

test('segments have the offsets of the original, and names are not split', () => {
  const text = 'Distbaramulla, Yelahanka';
  assert.deepEqual(
    segmentWords(pack, tokeniseAddress(text)).map(({ word, start, end }) => [word, text.slice(start, end)]),
    [
      ['district', 'Dist'],
      ['baramulla', 'baramulla'],
      ['yelahanka', 'Yelahanka'],
    ],
  );
});

test('segmentation keeps the limit on the number of words', () => {
  const words = tokeniseAddress('distbaramulla '.repeat(MAX_TOKENS));
  assert.equal(segmentWords(pack, words).length, MAX_TOKENS);
  assert.ok(segmentWords(pack, words.slice(0, 10)).length > 10);
});
