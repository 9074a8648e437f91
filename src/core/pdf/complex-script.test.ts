import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complexScriptGlyphs } from './complex-script.ts';
import type { PdfGlyph } from './glyph-table.ts';
import { createPageView } from './page-view.ts';
import { reorderRtlLines } from './rtl.ts';
import { isComplexScript, isInseparable, isRtl } from './scripts.ts';
import type { TextObject } from './text-objects.ts';
import { decodeTextString } from './text-string.ts';

const SIZE = 10;
const view = createPageView(0, [0, 100, 200, 0]);

const glyph = (text: string, left: number, right: number, objectId: number, overrides: Partial<PdfGlyph> = {}): PdfGlyph => ({
  ...{ text, left, right, top: 0, bottom: SIZE, x: left, y: SIZE, size: SIZE, rotation: 0, generated: false, textObject: objectId },
  ...overrides,
});

const object = (rank: number, left: number, right: number, actualText?: TextObject['actualText']): TextObject => ({
  rank,
  extent: { left, right, bottom: 90, top: 100 },
  actualText,
});

const textOf = (glyphs: readonly PdfGlyph[]): string => glyphs.map(({ text }) => text).join('');

test('an ActualText for several text objects is one glyph with the union of their boxes', () => {
  const actualText = { text: 'र्कि', extent: { left: 12, bottom: 90, right: 28, top: 100 } };
  const objects = new Map([
    [1, object(0, 0, 12)],
    [2, object(1, 12, 16, actualText)],
    [3, object(2, 16, 28, actualText)],
    [4, object(3, 28, 36)],
  ]);
  const generatedSpace = glyph(' ', 0, 0, 0, { generated: true });
  const glyphs = [
    glyph('आ', 0, 12, 1),
    glyph('ि', 12, 14, 2),
    glyph('र', 14, 16, 2),
    generatedSpace,
    glyph('क', 16, 28, 3),
    glyph('ट', 28, 36, 4),
  ];
  const shaped = complexScriptGlyphs(glyphs, objects, view);
  assert.deepEqual(
    shaped.map(({ text, left, right }) => [text, left, right]),
    [
      ['आ', 0, 12],
      ['र्कि', 12, 28],
      ['ट', 28, 36],
    ],
  );
});

test('text objects are in file order; a space inside an object counts only if the glyphs are apart', () => {
  const objects = new Map([
    [1, object(0, 10, 20)],
    [2, object(1, 8, 12)],
  ]);
  const space = glyph(' ', 12, 12, 1, { generated: true });
  const apart = [glyph('ெ', 8, 12, 2), glyph('க', 10, 20, 1), space, glyph('ட', 23, 30, 1)];
  assert.equal(textOf(complexScriptGlyphs(apart, objects, view)), 'க டெ');
  const above = [glyph('க', 10, 20, 1), space, glyph('ட', 20, 30, 1)];
  assert.equal(textOf(complexScriptGlyphs(above, objects, view)), 'கட');
  const sign = [glyph('க', 10, 20, 1), space, glyph('ா', 23, 30, 1)];
  assert.equal(textOf(complexScriptGlyphs(sign, objects, view)), 'கா');
  // The mark ends well before its base letter does.
  const vowel = [glyph('क', 10, 20, 1), glyph('े', 12, 16, 1), space, glyph('ल', 20, 30, 1)];
  assert.equal(textOf(complexScriptGlyphs(vowel, objects, view)), 'केल');
  const word = [glyph('क', 10, 20, 1), glyph('े', 12, 16, 1), space, glyph('ल', 23, 30, 1)];
  assert.equal(textOf(complexScriptGlyphs(word, objects, view)), 'के ल');
});

test('a space that PDFium dropped as a duplicate is restored', () => {
  const objects = new Map([
    [1, object(0, 0, 10)],
    [2, { rank: 1, extent: { left: 10, right: 10, bottom: 90, top: 90 }, actualText: undefined }],
    [3, object(2, 13, 20)],
  ]);
  assert.equal(textOf(complexScriptGlyphs([glyph('ക', 0, 10, 1), glyph('പ', 13, 20, 3)], objects, view)), 'ക പ');
});

test('RTL lines in visual order are put into logical order, except numbers; descending letters of Nastaliq get one baseline', () => {
  const line = ['12', ' ', 'ے', 'ہ'].map((text, index) => glyph(text, index * 8, index * 8 + 8, index, { y: SIZE - index }));
  const lineText = reorderRtlLines([
    ...line.slice(0, 1).flatMap((digit) => [{ ...digit, text: '1' }, glyph('2', 6, 8, 9)]),
    ...line.slice(1),
  ]);
  assert.equal(textOf(lineText), 'ہے 12');
  assert.deepEqual([...new Set(lineText.map(({ y }) => y))], [SIZE]);
});

test('kashidas between letters are merged into a letter; a number sign beside letters is kept', () => {
  const lineText = (letters: readonly (readonly [string, number, number])[]): string =>
    textOf(reorderRtlLines(letters.map(([text, left, right], index) => glyph(text, left, right, index))));
  for (const stroke of ['#', 'ـ']) {
    assert.equal(
      lineText([
        ['و', 0, 8],
        [stroke, 7, 12],
        [stroke, 11, 16],
        ['ہ', 16, 24],
      ]),
      'ہو',
    );
    assert.equal(
      lineText([
        ['و', 0, 8],
        [stroke, 10, 14],
        ['ہ', 16, 24],
      ]),
      `ہ${stroke}و`,
    );
    assert.equal(
      lineText([
        ['و', 0, 8],
        [stroke, 8, 12],
        [' ', 12, 15],
        ['ہ', 15, 24],
      ]),
      `ہ ${stroke}و`,
    );
  }
});

test('the space at the left end of an RTL text object is restored', () => {
  const letters = [glyph('س', 23, 30, 1), glyph('ے', 15, 23, 1)];
  const lineText = (left: number): string => textOf(complexScriptGlyphs(letters, new Map([[1, object(0, left, 30)]]), view));
  assert.equal(lineText(12), 'سے ');
  assert.equal(lineText(14.5), 'سے');
});

test('complex scripts, RTL scripts and inseparable clusters are detected', () => {
  assert.deepEqual(['plain', 'naïve', 'हिन्दी', 'ಕನ್ನಡ', 'සිංහල', 'اردو'].map(isComplexScript), [false, false, true, true, true, false]);
  assert.deepEqual(['plain', 'اردو', '،', '۱۲'].map(isRtl), [false, true, true, false]);
  assert.ok(isInseparable('क', 'ि') && isInseparable('क्', 'ष') && !isInseparable('का', 'क') && !isInseparable('a', 'b'));
});

test('text strings are decoded from UTF-16, UTF-8 and PDFDocEncoding', () => {
  assert.equal(decodeTextString(Buffer.from('feff0915093f', 'hex')), 'कि');
  assert.equal(decodeTextString(Buffer.from('efbbbfe0a495', 'hex')), 'क');
  assert.equal(decodeTextString(Buffer.from('caf\u00e9', 'latin1')), 'café');
});
