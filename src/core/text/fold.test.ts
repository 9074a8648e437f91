import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asciiDigits, canonical, fold, titleCase, words } from './fold.ts';

test('folding ignores case, accents and width of Latin letters', () => {
  assert.equal(fold('Zürich'), 'zurich');
  assert.equal(fold('Ｐｕｎｅ'), 'pune');
  assert.equal(fold('ŚRĪ'), 'sri');
});

test('folding keeps the vowel signs of Indian scripts', () => {
  assert.equal(fold('सेलम'), 'सेलम');
  assert.notEqual(fold('கா'), fold('கி'));
  assert.deepEqual(words('சென்னை, தமிழ்நாடு'), ['சென்னை', 'தமிழ்நாடு']);
});

test('words are runs of letters, marks and digits', () => {
  assert.deepEqual(words('T.Nagar (N.D.S.O) 600-017'), ['t', 'nagar', 'n', 'd', 's', 'o', '600', '017']);
  assert.deepEqual(words(' -- '), []);
});

test('the canonical form is equal for texts that differ in punctuation and spacing', () => {
  assert.equal(canonical('Anna  Nagar-West'), canonical('ANNA NAGAR WEST'));
});

test('titleCase leaves conjunctions and articles inside a name in lower case', () => {
  assert.equal(titleCase('JAMMU AND KASHMIR'), 'Jammu and Kashmir');
  assert.equal(titleCase('THE NILGIRIS'), 'The Nilgiris');
});

test('digits of every Indian script become 0 to 9', () => {
  for (const digits of [
    '०१२३४५६७८९',
    '০১২৩৪৫৬৭৮৯',
    '੦੧੨੩੪੫੬੭੮੯',
    '૦૧૨૩૪૫૬૭૮૯',
    '୦୧୨୩୪୫୬୭୮୯',
    '௦௧௨௩௪௫௬௭௮௯',
    '౦౧౨౩౪౫౬౭౮౯',
    '೦೧೨೩೪೫೬೭೮೯',
    '൦൧൨൩൪൫൬൭൮൯',
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '０１２３４５６７８９',
  ])
    assert.equal(asciiDigits(digits), '0123456789');
  assert.equal(asciiDigits('Block ७, 7'), 'Block 7, 7');
});
