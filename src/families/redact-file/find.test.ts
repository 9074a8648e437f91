import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxesOf, pixelsOf } from './boxes.ts';
import { findInPages, type PageReading, type RedactionOptions } from './find.ts';
import { stripJpegMetadata } from './jpeg-metadata.ts';
import { correctLookalikes } from './lookalikes.ts';
import { rowsOfOcr } from './ocr-text.ts';
import { areCovered, fillBoxes } from './paint.ts';
import { textLayerLines } from './redacted-text-layer.ts';
import type { Row } from './text-map.ts';

const WANTED: RedactionOptions = { kinds: ['aadhaar', 'aadhaar_vid', 'pan', 'phone', 'bank_account'], minConfidence: 0.5 };

/** Letters of ten by twenty, a line every thirty. */
const rows = (...lines: readonly string[]): Row[] =>
  rowsOfOcr(
    {
      width: 1000,
      height: 1000,
      lines: lines.map((line, row) => ({
        beginsParagraph: false,
        words: [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
          text,
          confidence: 1,
          box: { x: 10 * index, y: 30 * row, width: 10 * text.length, height: 20 },
        })),
      })),
    },
    1,
  );

const recognised = (...lines: readonly string[]): PageReading => ({ page: 1, recognised: [rows(...lines)], codes: [] });
const found = (...lines: readonly string[]) => findInPages([recognised(...lines)], WANTED).map(({ kind, masked }) => `${kind} ${masked}`);

test('finds items that OCR has misread in a letter or a digit', () => {
  assert.deepEqual(found('PAN ABCPKI234F'), ['pan XXXXXX234F']);
  assert.deepEqual(found('PAN A8CPK1234F'), ['pan XXXXXX234F']);
  assert.deepEqual(found('Aadhaar 3I23 4567 89O9'), ['aadhaar XXXX XXXX 8909']);
  // The check digit is wrong, but the label is there.
  assert.deepEqual(found('Your Aadhaar No. 3123 4567 8908'), ['aadhaar XXXX XXXX 8908']);
});

test('leaves ordinary words and numbers', () => {
  assert.deepEqual(found('Order 408-1234567-8901234 of 15-11-2026', 'Batch 20261104, total 1,24,999.00', 'GOODNESS BOOKSHOPS'), []);
  assert.equal(correctLookalikes('BOSS SOIL ABCDEFGHIJ 12O4'), 'BOSS SOIL ABCDEFGHIJ 1204');
});

test('hides eight digits of an Aadhaar, and a virtual ID as a whole', () => {
  const [item] = findInPages([recognised('Aadhaar 3123 4567 8909')], WANTED);
  assert.equal(item?.boxes.length, 1);
  const [{ x, width } = { x: 0, width: 0 }] = item?.boxes ?? [];
  assert.ok(x >= 70 && x <= 80 && x + width >= 170 && x + width < 180, `${x} ${width}`);
  assert.deepEqual(found('VID : 9123 4567 8901 2341'), ['aadhaar_vid XXXX XXXX XXXX XXXX']);
});

test('finds a value that is in a code, or that a code repeats', () => {
  const box = { x: 0, y: 500, width: 100, height: 100 };
  const codes = [{ text: 'upi://pay?pa=98765432101@ybl&acc=40211345678', isAadhaar: false, box }];
  const page = { ...recognised('A/C No. 40211345678'), codes };
  assert.deepEqual(
    findInPages([page], WANTED).map(({ kind, source }) => `${kind} ${source}`),
    ['bank_account ocr', 'bank_account code'],
  );
});

test('boxes of a picture that OCR has turned are those of the page', () => {
  const words = [{ text: 'a', confidence: 1, box: { x: 10, y: 20, width: 30, height: 40 } }];
  const boxAt = (rotated: 90 | 180 | 270) =>
    rowsOfOcr({ width: 200, height: 100, rotated, lines: [{ words, beginsParagraph: true }] }, 1)[0]?.[0]?.[0]?.box;
  assert.deepEqual(boxAt(180), { x: 160, y: 40, width: 30, height: 40 });
  // The page was 100 wide and 200 high: turned clockwise, its lower left corner is at the upper left.
  assert.deepEqual(boxAt(90), { x: 20, y: 160, width: 40, height: 30 });
  assert.deepEqual(boxAt(270), { x: 40, y: 10, width: 40, height: 30 });
});

test('one box per line, within the page', () => {
  const [first = [], second = []] = rows('3123 4567', '8909');
  assert.equal(boxesOf([...first.flat(), ...second.flat()], { around: 0, ends: 0 }).length, 2);
  assert.deepEqual(pixelsOf({ x: -5, y: 1.2, width: 10, height: 2 }, 2, { width: 100, height: 100 }), { x: 0, y: 2, width: 10, height: 5 });
  assert.equal(pixelsOf({ x: -50, y: 0, width: 10, height: 10 }, 1, { width: 100, height: 100 }), undefined);
});

test('the layer of remaining words has X for what is painted over', () => {
  const lines = textLayerLines(rows('Aadhaar 312345678909'), [{ x: 80, y: 0, width: 80, height: 20 }], 1, { width: 1000, height: 1000 });
  assert.deepEqual(
    lines.map(({ words }) => words.map(({ text }) => text)),
    [['Aadhaar', 'XXXXXXXX8909']],
  );
});

test('a painted area is opaque black, and an unpainted one is not taken for it', () => {
  const raster = { width: 20, channels: 4, data: new Uint8Array(20 * 20 * 4).fill(200) };
  const box = { x: 2, y: 2, width: 12, height: 12 };
  assert.equal(areCovered(raster, [box]), false);
  fillBoxes(raster, [box]);
  assert.equal(areCovered(raster, [box]), true);
  assert.deepEqual([...raster.data.subarray((5 * 20 + 5) * 4, (5 * 20 + 5) * 4 + 4)], [0, 0, 0, 255]);
  assert.equal(areCovered(raster, [{ ...box, x: 6 }]), false);
});

test('metadata segments of a JPEG are removed without decoding', () => {
  const segment = (marker: number, text: string): Buffer =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
  const scan = Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3]);
  const jpeg = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 'JFIF'),
    segment(0xe1, 'Exif'),
    segment(0xfe, 'note'),
    segment(0xdb, 'table'),
    scan,
  ]);
  const stripped = stripJpegMetadata(jpeg).toString('latin1');
  assert.ok(stripped.includes('JFIF') && stripped.includes('table') && stripped.endsWith('\x01\x02\x03'));
  assert.ok(!stripped.includes('Exif') && !stripped.includes('note'));
  assert.equal(stripJpegMetadata(Buffer.from('no JPEG')).toString(), 'no JPEG');
});
