import assert from 'node:assert/strict';
import { test } from 'node:test';
import { words } from './fold.ts';
import { translateGenericWords } from './generic-words.ts';

test('generic words are translated into English from any script', () => {
  for (const [text, english] of [
    ['अंधेरी पश्चिम', 'अंधेरी west'],
    ['கிழக்கு தாம்பரம்', 'east தாம்பரம்'],
    ['अंबाला छावनी', 'अंबाला cantt'],
    ['पटना का पिन कोड', 'पटना of pincode'],
    ['ബാംഗ്ലൂർ സൗത്ത്', 'ബാംഗ്ലൂർ south'],
    ['ମଧ୍ୟ ପ୍ରଦେଶ', 'central ପ୍ରଦେଶ'],
  ] as const) {
    assert.equal(translateGenericWords(words(text))?.join(' '), words(english).join(' '), text);
  }
});

test('two-word phrases are translated before single words', () => {
  assert.deepEqual(translateGenericWords(words('சேலம் ரயில் நிலையம்')), [...words('சேலம்'), 'railway', 'station']);
  assert.deepEqual(translateGenericWords(words('ಬೆಂಗಳೂರು ವಿಮಾನ ನಿಲ್ದಾಣ')), [...words('ಬೆಂಗಳೂರು'), 'airport']);
});

test('a text without such words is unchanged', () => {
  for (const text of ['andheri west', 'दिल्ली', 'सेलम', '', 'Zürich']) assert.equal(translateGenericWords(words(text)), undefined);
});
