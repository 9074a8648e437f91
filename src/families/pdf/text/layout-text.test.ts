import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PdfGlyph } from '../../../core/pdf/glyph-table.ts';
import { GlyphTable } from '../../../core/pdf/glyph-table.ts';
import type { PageText } from '../records.ts';
import { annotationGlyphs } from './annotation-glyphs.ts';
import { cleanText } from './clean-text.ts';
import { layoutPageText } from './layout-text.ts';
import { looksScanned, summarise } from './summary.ts';

interface TextStyle {
  readonly size?: number;
  readonly rotation?: number;
  /** Advance width of a letter. */
  readonly width?: number;
}

/** Monospaced glyphs from a point on, to the right, or downwards for a rotation of 1. */
function glyphsOf(text: string, x: number, y: number, { size = 10, rotation = 0, width = 5 }: TextStyle = {}): PdfGlyph[] {
  return [...text].map((letter, index) => {
    const offset = index * width;
    const box =
      rotation === 1
        ? { left: x - 2, right: x + size, top: y + offset, bottom: y + offset + width, x, y: y + offset }
        : { left: x + offset, right: x + offset + width, top: y - size, bottom: y + 2, x: x + offset, y };
    return { text: letter, ...box, size, rotation, generated: false, textObject: 0 };
  });
}

const layoutOf = (glyphs: readonly PdfGlyph[]): string => layoutPageText(GlyphTable.of(glyphs));

test('columns of a table are aligned, numbers to the right', () => {
  const table = [
    ...glyphsOf('Rice', 50, 100),
    ...glyphsOf('12', 200, 100),
    ...glyphsOf('Green gram', 50, 112),
    ...glyphsOf('1,200', 185, 112),
  ];
  assert.equal(layoutOf(table), ['Rice            12', 'Green gram   1,200'].join('\n'));
});

test('the layout does not depend on the order of the content stream', () => {
  assert.equal(
    layoutOf([...glyphsOf('below', 50, 124), ...glyphsOf('right', 200, 100), ...glyphsOf('left', 50, 100)]),
    'left    right\n\nbelow',
  );
});

test('superscripts and subscripts are attached to their word', () => {
  const formula = [
    ...glyphsOf('E=mc', 50, 100),
    ...glyphsOf('2', 70, 96, { size: 6, width: 3 }),
    ...glyphsOf('H', 120, 100),
    ...glyphsOf('2', 125, 103, { size: 6, width: 3 }),
  ];
  assert.equal(layoutOf(formula), 'E=mc2   H2');
});

test('words drawn twice for a shadow are returned once', () => {
  assert.equal(layoutOf([...glyphsOf('Report', 50, 100), ...glyphsOf('Report', 51, 100.5)]), 'Report');
});

test('two columns of running text are separated, words within them are not', () => {
  const page = [
    ...glyphsOf('one two', 50, 100),
    ...glyphsOf('three four', 150, 100),
    ...glyphsOf('more', 50, 112),
    ...glyphsOf('and more', 150, 112),
  ];
  assert.equal(layoutOf(page), 'one two   three four\nmore      and more');
});

test('words of RTL text are in logical order', () => {
  const [first, second] = ['سلام', 'دنیا'];
  const rtlGlyphs = (text: string, right: number): PdfGlyph[] =>
    [...text].map((letter, index) => ({ ...(glyphsOf(letter, right - 5 * (index + 1), 100)[0] as PdfGlyph) }));
  assert.equal(layoutOf([...rtlGlyphs(first, 200), ...rtlGlyphs(second, 175)]), `${first} ${second}`);
});

test('rotated text forms separate words', () => {
  assert.equal(layoutOf(glyphsOf('Down', 100, 100, { rotation: 1 })), 'Down');
});

test('a page with thousands of text runs is laid out without columns', () => {
  const glyphs = Array.from({ length: 6_000 }, (_, index) => glyphsOf('x', 20 * index, 20 * index)).flat();
  const text = layoutOf(glyphs);
  assert.equal(text.match(/x/g)?.length, 6_000);
  assert.ok(text.length < 30_000);
});

test('annotationGlyphs places glyphs within the box of the annotation', () => {
  const glyphs = annotationGlyphs({ text: 'ab\nc', left: 10, right: 110, top: 20, bottom: 48 });
  assert.deepEqual(
    glyphs.map(({ text, left, y }) => [text, left, Math.round(y)]),
    [
      ['a', 10, 30],
      ['b', 15.833333333333334, 30],
      ['c', 10, 44],
    ],
  );
});

test('cleanText normalises line ends, hyphens and control characters', () => {
  assert.equal(cleanText('\r\ncom\ufffepile \r\nsoft\u00adly\u0000\ud800\r'), 'compile\nsoftly\ufffd');
});

test('characters are counted as code points; fewer than twenty per page need OCR', () => {
  const page = (text: string, needs_ocr = false): PageText => ({ page: 1, text, needs_ocr });
  assert.deepEqual(summarise([page('𝑝 ←')]).characters, 3);
  assert.equal(looksScanned(['x'.repeat(20)]), false);
  assert.equal(looksScanned([`${'x'.repeat(19)}   `]), true);
  assert.equal(summarise([page('x'.repeat(19), true)]).needs_ocr, true);
  assert.equal(summarise([page('x'.repeat(19), true), page('')]).needs_ocr, true);
  assert.equal(summarise([page('x'.repeat(40)), page('', true)]).needs_ocr, false);
  assert.equal(summarise([page('x'), page('')]).needs_ocr, false);
});
