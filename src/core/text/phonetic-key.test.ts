import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { editDistance, phoneticDistance, TOO_FAR } from './name-distance.ts';
import { phoneticFold, phoneticKey, phoneticKeys } from './phonetic-key.ts';
import { scriptClassOf } from './phonetic-transcription.ts';

const keyOf = (word: string): string => phoneticKey(phoneticFold(word));

/** All spellings in a row are of one name. */
const SPELLING_VARIANTS = [
  ['Velachery', 'Velacheri', 'Velachery'],
  ['Malleshwaram', 'Malleswaram', 'ಮಲ್ಲೇಶ್ವರಂ'],
  ['Hinjewadi', 'Hinjawadi', 'हिंजवडी'],
  ['Thiruvananthapuram', 'Tiruvanantapuram', 'തിരുവനന്തപുരം'],
  ['Delhi', 'Dilli', 'दिल्ली', 'দিল্লি', 'ਦਿੱਲੀ'],
  ['Mysore', 'Mysuru', 'Maisur', 'ಮೈಸೂರು'],
  ['Vijayawada', 'Vijaywada', 'విజయవాడ'],
  ['Lucknow', 'Laknau', 'लखनऊ', 'لکھنؤ'],
  ['Howrah', 'Haora', 'হাওড়া'],
  ['Chandigarh', 'चंडीगढ़', 'ਚੰਡੀਗੜ੍ਹ'],
  ['Kozhikode', 'Kozhikkode', 'കോഴിക്കോട്'],
  ['Tollygunge', 'Tollyganj'],
  ['Phulpur', 'Fulpur', 'Phoolpur'],
  ['Sambalpur', 'Sanbalpur', 'ସମ୍ବଲପୁର'],
  ['Ahmedabad', 'Ahmadabad', 'અમદાવાદ'],
  ['Nagpur', 'Nagpoor', 'नागपूर'],
  ['Hyderabad', 'Haidarabad', 'హైదరాబాద్', 'حیدرآباد'],
] as const;

describe('phoneticKey', () => {
  for (const [first, ...others] of SPELLING_VARIANTS) {
    test(`${first}: the keys of all spellings are at most one edit apart`, () => {
      for (const other of others) {
        const [a, b] = [phoneticFold(first), phoneticFold(other)];
        const keyDistance = editDistance(keyOf(first), keyOf(other), 1);
        assert.ok(keyDistance <= 1, `${other}: ${keyOf(other)} is not ${keyOf(first)}`);
        assert.ok(phoneticDistance(a, b, 2) <= 1.3, `${other}: ${b} is far from ${a}`);
      }
    });
  }

  test('different places have different keys', () => {
    for (const [one, other] of [
      ['Mumbai', 'Chennai'],
      ['Salem', 'Solan'],
      ['Pune', 'Patna'],
      ['Kota', 'Gaya'],
    ] as const) {
      assert.notEqual(keyOf(one), keyOf(other));
    }
  });

  test('a Tamil letter has a key for each of its sounds', () => {
    assert.ok(phoneticKeys(phoneticFold('ஓசூர்'), true).includes(keyOf('Hosur')));
    assert.ok(phoneticKeys(phoneticFold('தஞ்சாவூர்'), true).includes(keyOf('Thanjavur')));
    assert.ok(phoneticKeys(phoneticFold('கடலூர்'), true).includes(keyOf('Cuddalore')));
  });

  test('detects the script of a text', () => {
    assert.deepEqual(['Chennai', 'Québec', 'சென்னை', 'दिल्ली', 'لکھنؤ'].map(scriptClassOf), ['latin', 'latin', 'tamil', 'indic', 'urdu']);
  });

  test('any text has a short key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        assert.match(phoneticFold(text), /^[a-z0-9]*$/);
        assert.ok(keyOf(text).length <= 2 * phoneticFold(text).length + 1);
      }),
    );
  });
});

describe('distances', () => {
  test('vowels weigh less than consonants, and similar consonants half as much', () => {
    assert.ok(phoneticDistance('kota', 'kata', 9) < phoneticDistance('kota', 'koda', 9));
    assert.ok(phoneticDistance('kota', 'koda', 9) < phoneticDistance('kota', 'kosa', 9));
  });

  test('a distance beyond the maximum is TOO_FAR', () => {
    assert.equal(phoneticDistance('mumbai', 'cenai', 0.5), TOO_FAR);
    assert.equal(editDistance('mumbai', 'chennai', 2), TOO_FAR);
  });

  test('a transposition is one edit', () => {
    assert.equal(editDistance('ahmedabad', 'ahemdabad', 3), 1);
    assert.equal(editDistance('koramangala', 'koramangla', 3), 1);
  });

  test('the distance is symmetric, and 0 only for equal words', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdehiklmnoprstuvy'), maxLength: 12 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        assert.ok(Math.abs(phoneticDistance(a, b, 99) - phoneticDistance(b, a, 99)) < 1e-9);
        assert.equal(editDistance(a, b, 99), editDistance(b, a, 99));
        assert.equal(editDistance(a, b, 99) === 0, a === b);
      }),
    );
  });
});
