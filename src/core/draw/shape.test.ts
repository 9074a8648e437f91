import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertPlainSvg } from '../../../test/support/svg.ts';
import { graphemesOf } from '../text/graphemes.ts';
import { GlyphSheet } from './glyph-sheet.ts';
import { glyphVariantsOf } from './glyph-variants.ts';
import { type Glyph, shapeText } from './shape.ts';
import { truncate, truncateToFit } from './truncate.ts';

const namesOf = (text: string, style: 'mono' | 'regular' = 'regular'): string[] => [
  ...new Set(shapeText(text, style).glyphs.map(({ font }) => font.name.replace(/-.*/, ''))),
];

test('each of ten Indian scripts uses a font that has all its glyphs', () => {
  const words = {
    NotoSansDevanagari: 'विद्यार्थी',
    NotoSansBengali: 'স্বাধীনতা',
    NotoSansGurmukhi: 'ਪੰਜਾਬੀ',
    NotoSansGujarati: 'ગુજરાતી',
    NotoSansOriya: 'ଓଡ଼ିଆ',
    NotoSansTamil: 'தமிழ்',
    NotoSansTelugu: 'తెలుగు',
    NotoSansKannada: 'ಕನ್ನಡ',
    NotoSansMalayalam: 'മലയാളം',
    NotoSansArabic: 'ہندوستان',
  };
  for (const [font, word] of Object.entries(words)) {
    for (const style of ['regular', 'mono'] as const) assert.deepEqual(namesOf(word, style), [font]);
    assert.ok(
      shapeText(word, 'bold').glyphs.every(({ id }) => id !== 0),
      `${font} lacks a glyph`,
    );
  }
});

test('conjuncts are formed and vowel signs move before their consonant', () => {
  assert.equal(shapeText('क्ष', 'regular').glyphs.length, 1, 'three characters, one conjunct');
  const [first] = shapeText('कि', 'regular').glyphs;
  const [sign] = shapeText('ि', 'regular').glyphs;
  const [letter] = shapeText('क', 'regular').glyphs;
  assert.notEqual(first?.id, letter?.id, 'the sign comes first');
  assert.ok(sign);
  assert.equal(shapeText('கொ', 'regular').glyphs.length, 3, 'a two-part sign surrounds the consonant');
});

test('each script run has its own font', () => {
  assert.deepEqual(namesOf('नमस्ते, दुनिया'), ['NotoSansDevanagari']);
  assert.deepEqual(namesOf('# नमस्ते x = 1', 'mono'), ['JetBrainsMono', 'NotoSansDevanagari']);
  assert.deepEqual(namesOf('Potli 🚀'), ['NotoSans', 'NotoEmoji']);
  assert.deepEqual(namesOf('a → b'), ['NotoSans', 'JetBrainsMono']);
});

test('right-to-left text is laid out from the right, with numbers and Latin words inside it in their own order', () => {
  const idOf = (text: string): number | undefined => shapeText(text, 'regular').glyphs[0]?.id;
  const digits = (number: string): number[] =>
    shapeText(`اا ${number} اا`, 'regular')
      .glyphs.slice(3, 5)
      .map(({ id }) => id);
  assert.deepEqual(digits('12'), [digits('11')[0], digits('22')[0]]);
  assert.notEqual(digits('11')[0], digits('22')[0]);
  const mixed = shapeText('ab اب', 'regular', 'ltr').glyphs;
  assert.equal(mixed[0]?.id, idOf('a'));
  const fromRight = shapeText('ab اب', 'regular', 'rtl').glyphs;
  assert.equal(fromRight.at(-1)?.id, idOf('b'));
});

test('code has no ligatures and is monospaced', () => {
  for (const text of ['>=', '!=', '=>', '->', '===', 'fi']) {
    const { glyphs, width } = shapeText(text, 'mono');
    assert.equal(width, 600 * text.length);
    assert.equal(glyphs[0]?.id, shapeText(text.slice(0, 1), 'mono').glyphs[0]?.id);
  }
});

test('a character without a glyph is one .notdef box', () => {
  assert.deepEqual(
    shapeText('ก', 'regular').glyphs.map(({ id }) => id),
    [0],
  );
});

test('Chinese, Japanese and Korean, their punctuation and wide letters have glyphs, in code too', () => {
  for (const style of ['regular', 'bold', 'mono'] as const) {
    for (const text of ['印度参考数据，臺灣與香港。', '「郵便番号」は、ＡＢＣ！', '인도 데이터 漢字', 'ab、漢 x']) {
      assert.ok(
        shapeText(text, style).glyphs.every(({ id }) => id !== 0),
        `${style}: ${text}`,
      );
    }
  }
});

test('Chinese characters have the forms of Japan where the text is Japanese', () => {
  const namesIn = (text: string): string[] => shapeText(text, 'regular', 'auto', glyphVariantsOf(text)).glyphs.map(({ font }) => font.name);
  assert.deepEqual(namesIn('直す'), ['NotoSansJP-600SemiBold', 'NotoSansJP-600SemiBold']);
  assert.deepEqual(namesIn('直接'), ['NotoSansSC-600SemiBold', 'NotoSansSC-600SemiBold']);
});

test('Urdu and Kashmiri are set in Nastaliq; Arabic, Persian and Sindhi in Naskh', () => {
  const isNastaliq = (text: string): boolean | undefined => glyphVariantsOf(text).isNastaliq;
  for (const text of ['یہ مفت ہے', 'کٲشُر چھُ اَکھ زَبان ہِنٛز', 'ٹھیک']) assert.equal(isNastaliq(text), true, text);
  for (const text of ['هذا مجاني', 'این رایگان است', 'سنڌي ٻولي ۾ ڪتاب ںا', 'हिन्दी']) assert.equal(isNastaliq(text), false, text);
  const [glyph] = shapeText('ہے', 'bold', 'auto', { isNastaliq: true }).glyphs;
  assert.equal(glyph?.font.name, 'NotoNastaliqUrdu-700Bold');
});

test('colour emoji are one glyph each, also ZWJ sequences', () => {
  const emojiIn = (text: string): string[] => shapeText(text, 'bold', 'auto', { hasColours: true }).glyphs.map(({ font }) => font.name);
  for (const emoji of ['🚀', '👨‍👩‍👧‍👦', '🇮🇳', '👍🏽', '1️⃣', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏽‍🤝‍👨🏿']) {
    assert.match(emojiIn(emoji).join(), /^[0-9a-f]+(?:-[0-9a-f]+)*$/, emoji);
  }
  assert.deepEqual(emojiIn('🚀🚀'), ['1f680', '1f680']);
  assert.deepEqual(emojiIn('1©'), ['NotoSans-700Bold', 'NotoSans-700Bold'], 'digits and signs stay letters');
});

test('every emoji drawing is valid in a plain SVG', () => {
  const sheet = new GlyphSheet();
  const everyday = Array.from('😀🎉🛜🪇🫨🍉🦚🪔', (emoji) => shapeText(emoji, 'bold', 'auto', { hasColours: true }).glyphs[0] as Glyph);
  for (const glyph of everyday) assert.ok(sheet.place(glyph).startsWith('<use href="#emoji-'));
  assertPlainSvg(`<svg xmlns="http://www.w3.org/2000/svg">${sheet.definitions()}</svg>`);
});

test('text is truncated between grapheme clusters', () => {
  const setting = { style: 'regular', size: 20, width: 60 } as const;
  assert.equal(truncateToFit('abc', setting), 'abc');
  const short = truncate('क्षत्रिय विद्यार्थी', setting);
  assert.ok(graphemesOf('क्षत्रिय विद्यार्थी').join('').startsWith(short.slice(0, -1)) && short.endsWith('…'), short);
  assert.ok((shapeText(short, 'regular').width * 20) / 1000 <= 60);
});
