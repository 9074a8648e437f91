import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PdfGlyph } from '../../../core/pdf/glyph-table.ts';
import { GlyphTable } from '../../../core/pdf/glyph-table.ts';
import type { PageText } from '../records.ts';
import { annotationGlyphs } from './annotation-glyphs.ts';
import { cleanText } from './clean-text.ts';
import { layoutPageText } from './layout-text.ts';
import { looksScanned, summarise } from './summary.ts';

interface Writing {
  readonly size?: number;
  readonly turn?: number;
  /** Advance width of a letter. */
  readonly width?: number;
}

/** Monospaced glyphs from a point on, to the right, or downwards for a turn of 1. */
function written(text: string, x: number, y: number, { size = 10, turn = 0, width = 5 }: Writing = {}): PdfGlyph[] {
  return [...text].map((letter, at) => {
    const along = at * width;
    const box =
      turn === 1
        ? { left: x - 2, right: x + size, top: y + along, bottom: y + along + width, x, y: y + along }
        : { left: x + along, right: x + along + width, top: y - size, bottom: y + 2, x: x + along, y };
    return { text: letter, ...box, size, rotation: turn, generated: false, textObject: 0 };
  });
}

const laidOut = (glyphs: readonly PdfGlyph[]): string => layoutPageText(GlyphTable.of(glyphs));

test('a table keeps its columns, numbers at the right end under each other', () => {
  const table = [...written('Rice', 50, 100), ...written('12', 200, 100), ...written('Green gram', 50, 112), ...written('1,200', 185, 112)];
  assert.equal(laidOut(table), ['Rice            12', 'Green gram   1,200'].join('\n'));
});

test('the order in which things were written does not matter', () => {
  assert.equal(
    laidOut([...written('below', 50, 124), ...written('right', 200, 100), ...written('left', 50, 100)]),
    'left    right\n\nbelow',
  );
});

test('raised and lowered letters stay with their word', () => {
  const formula = [
    ...written('E=mc', 50, 100),
    ...written('2', 70, 96, { size: 6, width: 3 }),
    ...written('H', 120, 100),
    ...written('2', 125, 103, { size: 6, width: 3 }),
  ];
  assert.equal(laidOut(formula), 'E=mc2   H2');
});

test('words drawn twice for a shadow come once', () => {
  assert.equal(laidOut([...written('Report', 50, 100), ...written('Report', 51, 100.5)]), 'Report');
});

test('two columns of running text are kept apart, words within them are not', () => {
  const page = [
    ...written('one two', 50, 100),
    ...written('three four', 150, 100),
    ...written('more', 50, 112),
    ...written('and more', 150, 112),
  ];
  assert.equal(laidOut(page), 'one two   three four\nmore      and more');
});

test('writing from right to left keeps its words in order', () => {
  const [first, second] = ['سلام', 'دنیا'];
  const backwards = (text: string, right: number): PdfGlyph[] =>
    [...text].map((letter, at) => ({ ...(written(letter, right - 5 * (at + 1), 100)[0] as PdfGlyph) }));
  assert.equal(laidOut([...backwards(first, 200), ...backwards(second, 175)]), `${first} ${second}`);
});

test('writing that is turned comes as words of its own', () => {
  assert.equal(laidOut(written('Down', 100, 100, { turn: 1 })), 'Down');
});

test('a page of absurdly many pieces still comes', () => {
  const pieces = Array.from({ length: 6_000 }, (_, at) => written('x', 20 * at, 20 * at)).flat();
  const text = laidOut(pieces);
  assert.equal(text.match(/x/g)?.length, 6_000);
  assert.ok(text.length < 30_000);
});

test('notes are given places in their box', () => {
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

test('text is tidied', () => {
  assert.equal(cleanText('\r\ncom\ufffepile \r\nsoft\u00adly\u0000\ud800\r'), 'compile\nsoftly\ufffd');
});

test('characters are code points, and twenty a page are enough', () => {
  const page = (text: string, needs_ocr = false): PageText => ({ page: 1, text, needs_ocr });
  assert.deepEqual(summarise([page('𝑝 ←')]).characters, 3);
  assert.equal(looksScanned(['x'.repeat(20)]), false);
  assert.equal(looksScanned([`${'x'.repeat(19)}   `]), true);
  assert.equal(summarise([page('x'.repeat(19), true)]).needs_ocr, true);
  assert.equal(summarise([page('x'.repeat(19), true), page('')]).needs_ocr, true);
  assert.equal(summarise([page('x'.repeat(40)), page('', true)]).needs_ocr, false);
  assert.equal(summarise([page('x'), page('')]).needs_ocr, false);
});
