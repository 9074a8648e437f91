import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reorderVowelSigns } from './visual-order.ts';

test('pre-base vowel signs move behind their consonant cluster', () => {
  assert.equal(reorderVowelSigns('िहन्दी िलिप की िस्थित िकसी'), 'हिन्दी लिपि की स्थिति किसी');
  assert.equal(reorderVowelSigns('েকান েদেশ িতিন'), 'কোন দেশে তিনি'.normalize('NFD'));
  assert.equal(reorderVowelSigns('ெபாங்கல் ைவ ேபாேனன்').normalize('NFC'), 'பொங்கல் வை போனேன்');
  assert.equal(reorderVowelSigns('െകാച്ചി േകരളം').normalize('NFC'), 'കൊച്ചി കേരളം');
});

test('text in logical order is unchanged, also with an isolated vowel sign', () => {
  for (const text of ['हिन्दी लिपि की स्थिति किसी', 'மொழி தமிழே வை', 'देश में ि मात्रा वि नि कि ति रि मि ली गई', 'plain text', 'ਕਿ ਇਸ ਦੀ'])
    assert.equal(reorderVowelSigns(text), text);
});
