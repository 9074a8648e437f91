import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { noVectors, readVectorText, vectorFile } from '../../../../test/support/vectors.ts';
import { sharpToGrey } from '../grey-sharp.ts';
import type { PixelBox } from '../ocr-words.ts';
import { greedyDecode, wordBox, wordsOfCharacters } from './ctc.ts';
import { LINE_HEIGHT, lineInput } from './line-input.ts';
import { recogniseLine } from './line-recogniser.ts';
import { visualToLogical } from './visual-order.ts';

/** A combining mark after itself, which the reference decoder does not drop. */
const REPEATED_MARK = /(\p{M})\1/gu;

const folder = 'documents-and-images/ocr_lines_reference';

describe('reference lines', { skip: noVectors }, () => {
  test('give the same text as the reference implementation', async (t) => {
    const { lines } = JSON.parse(readVectorText(`${folder}/expected.json`)) as { lines: { file: string; model: string }[] };
    const mismatches: string[] = [];
    for (const { file, model } of lines) {
      const page = await sharpToGrey(
        sharp(readFileSync(vectorFile(`${folder}/${file}`)))
          .flatten({ background: '#fff' })
          .greyscale(),
      );
      const words = await recogniseLine(page, { x: 0, y: 0, width: page.width, height: page.height });
      const text = words.map((word) => word.text).join(' ');
      if (text !== model.replace(REPEATED_MARK, '$1')) mismatches.push(`${file}: ${text} / ${model}`);
      for (const { confidence, box } of words) assert.ok(confidence > 0 && confidence <= 1 && isInside(box, page), file);
    }
    t.diagnostic(mismatches.join('\n'));
    // Results vary by one letter between versions of ONNX Runtime.
    assert.ok(lines.length === 40 && mismatches.length <= 2, mismatches.join('\n'));
  });
});

const isInside = ({ x, y, width, height }: PixelBox, page: { width: number; height: number }): boolean =>
  x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= page.width && y + height <= page.height;

const CLASSES = ['', 'a', 'b', ' ', 'ب', 'ا', '(', ')', '1', '2', 'ଧ', 'ୁ'];

/** Logits with one dominant class per step. */
const logits = (...steps: readonly number[]): Float32Array =>
  Float32Array.from(steps.flatMap((best) => CLASSES.map((_, index) => (index === best ? 9 : 0))));

describe('decoding', () => {
  test('repetitions are one character unless a blank is between them', () => {
    const text = greedyDecode(logits(0, 1, 1, 0, 1, 2, 2, 0), CLASSES);
    assert.deepEqual(
      text.map((character) => [character.text, character.step]),
      [
        ['a', 1],
        ['a', 4],
        ['b', 5],
      ],
    );
    assert.ok(text.every(({ probability }) => probability > 0.99 && probability < 1));
  });

  test('a repeated combining mark is dropped, a repeated letter is kept', () => {
    const text = greedyDecode(logits(10, 0, 11, 0, 11, 0, 10, 0, 10), CLASSES);
    assert.equal(text.map((character) => character.text).join(''), 'ଧୁଧଧ');
  });

  test('words have their own confidence and box', () => {
    const [first, second, ...rest] = wordsOfCharacters(greedyDecode(logits(1, 2, 0, 3, 3, 1, 0), CLASSES));
    assert.deepEqual([first?.text, first?.steps, second?.text, second?.steps, rest], ['ab', [0, 2], 'a', [5, 6], []]);
    assert.deepEqual(wordBox({ text: 'a', confidence: 1, steps: [10, 12] }, { x: 5, y: 7, width: 200, height: 20 }, 100), {
      x: 21,
      y: 7,
      width: 12,
      height: 20,
    });
  });

  test('right-to-left lines are reordered and their brackets mirrored; runs of digits and Latin letters are not', () => {
    const reorder = (visual: string): string =>
      visualToLogical([...visual].map((text) => ({ text })))
        .map(({ text }) => text)
        .join('');
    assert.equal(reorder('ab 12'), 'ab 12');
    assert.equal(reorder('(12) با'), 'اب (12)');
    assert.equal(reorder('Potli ab 12 تب'), 'بت Potli ab 12');
  });
});

test('lines are scaled to the height of the network, with mean 0 and a width of whole steps', () => {
  const page = { width: 100, height: 24, pixels: Uint8Array.from({ length: 2_400 }, (_, index) => (index % 7 < 3 ? 20 : 220)) };
  const { data, width } = lineInput(page, { x: 0, y: 0, width: 100, height: 24 });
  assert.deepEqual([width, data.length], [200, 200 * LINE_HEIGHT]);
  assert.ok(Math.abs(data.reduce((sum, value) => sum + value, 0) / data.length) < 1e-3);
});
