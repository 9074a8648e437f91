/** Numbers in words compared with the output of other packages in the same languages. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { toCardinal as bn } from 'n2words/bn-BD';
import { toCardinal as gu } from 'n2words/gu-IN';
import { toCardinal as kn } from 'n2words/kn-IN';
import { toCardinal as mr } from 'n2words/mr-IN';
import { toCardinal as pa } from 'n2words/pa-IN';
import { toCardinal as te } from 'n2words/te-IN';
import { toCardinal as ur } from 'n2words/ur-PK';
import { ToWords } from 'to-words';
import { languages } from './languages.ts';

/** Known misspellings in a reference package, each reviewed. */
const TYPING_MISTAKES = new Set(['ਦੱਸ', 'ਸਤੱਰ']);

describe('against packages that say numbers in the same languages', () => {
  const samples = fc.sample(fc.integer({ min: 100, max: 999_999_999 }), { numRuns: 500, seed: 24 });
  const small = Array.from({ length: 100 }, (_, number) => number);

  for (const [code, reference] of [
    ['gu', gu],
    ['bn', bn],
    ['pa', pa],
    ['ur', ur],
  ] as const) {
    test(`${code}: equal, whatever the number`, () => {
      for (const number of [...small, ...samples]) {
        const expected = reference(number);
        if (expected.split(' ').some((word) => TYPING_MISTAKES.has(word))) continue;
        assert.equal(languages[code].integer(BigInt(number)), expected.normalize('NFC'));
      }
    });
  }

  test('mr: equal but for hundreds, which that library does not join', () => {
    for (const number of [...small, ...samples]) {
      const actual = languages.mr
        .integer(BigInt(number))
        .replace(/(?<!एक )शंभर/, 'एक शंभर')
        .replace(/शे(?= |$)/g, ' शंभर');
      assert.equal(actual, mr(number).normalize('NFC'));
    }
  });

  test('te and kn: equal below a hundred but for ఒక్కటి in 21', () => {
    for (const number of small) {
      assert.equal(languages.kn.integer(BigInt(number)), kn(number).normalize('NFC'));
      assert.equal(languages.te.integer(BigInt(number)), te(number).normalize('NFC').replace('ఒక్కటి', 'ఒకటి'));
    }
  });

  test('ne, or, as and ml: equal below a hundred but for endings that are written both ways', () => {
    const spellOut = (localeCode: string) => {
      const speaker = new ToWords({ localeCode });
      return (number: number): string => speaker.convert(number).normalize('NFC');
    };
    const [ne, or, as, ml] = ['np-NP', 'or-IN', 'as-IN', 'ml-IN'].map(spellOut) as [typeof gu, typeof gu, typeof gu, typeof gu];
    for (const number of small) {
      assert.equal(languages.ne.integer(BigInt(number)), ne(number));
      assert.equal(languages.or.integer(BigInt(number)), or(number).replace(/ଶି$/, 'ଶ'));
      assert.equal(languages.as.integer(BigInt(number)), as(number).replace(/ছ$/, 'শ'));
      if (number <= 20 || number % 10 === 0) assert.equal(languages.ml.integer(BigInt(number)), ml(number));
    }
    for (const number of samples) assert.equal(languages.ne.integer(BigInt(number)), ne(number));
  });
});
