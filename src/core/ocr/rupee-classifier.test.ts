import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { grey, greyOf } from '../../../test/support/greyscale.ts';
import { printPage } from '../../../test/support/render-page.ts';
import type { GreyImage } from './grey-image.ts';
import { rupeeScore, segmentGlyphs, splitTouchingGlyphs } from './rupee-classifier.ts';

const fullBox = ({ width, height }: GreyImage): { x: number; y: number; width: number; height: number } => ({ x: 0, y: 0, width, height });

/** Classifier score of each glyph of a text. */
async function glyphScores(text: string, size: number): Promise<number[]> {
  // Separated by blanks, because letters may touch.
  const paper = await greyOf(printPage([[...text].join(' ')], { size }));
  const glyphs = segmentGlyphs(fullBox(paper), paper);
  assert.equal(glyphs.length, [...text].length, `${text} in ${size}`);
  const height = Math.max(...glyphs.map((glyph) => glyph.height));
  return glyphs.map((glyph) => rupeeScore(splitTouchingGlyphs(glyph, paper), paper, height));
}

describe('rupeeScore', () => {
  test('is positive for the rupee sign in all sizes', async () => {
    for (const size of [18, 24, 31, 40, 64, 90]) {
      const [sign = Number.NaN, ...digits] = await glyphScores('₹270', size);
      assert.ok(sign > 2, `${sign} in ${size}`);
      for (const digit of digits) assert.ok(digit < 0, `${digit} in ${size}`);
    }
  });

  test('is negative for digits, letters and other currency signs', async () => {
    for (const size of [24, 40]) {
      for (const text of ['0123456789', 'RFTXZBPESKAH', '$€£¥?&#']) {
        const scores = await glyphScores(text, size);
        for (const [index, score] of scores.entries()) assert.ok(score < 0, `${text[index]} scores ${score} in ${size}`);
      }
    }
  });

  /** One pixel per grid cell. */
  const SIGN = [
    '########',
    '...##...',
    '....##..',
    '########',
    '....##..',
    '...###..',
    '####....',
    '.##.....',
    '..##....',
    '...##...',
    '....##..',
    '.....##.',
  ];
  const scoreOf = (rows: readonly string[]): number => {
    const paper = grey(...rows);
    return Math.round(100 * rupeeScore(fullBox(paper), paper, paper.height));
  };

  test('is the weighted sum of all grid cells', () => {
    assert.equal(scoreOf(SIGN), 1554);
    assert.equal(scoreOf(SIGN.map((row) => row.replaceAll(/[.#]/g, (pixel) => (pixel === '#' ? '.' : '#')))), -3342);
    const withoutBar = SIGN.with(3, '....##..');
    const withoutLeg = [...SIGN.slice(0, 8), ...SIGN.slice(8).map(() => '........')];
    assert.ok(scoreOf(withoutBar) < scoreOf(SIGN) - 500);
    assert.ok(scoreOf(withoutLeg) < scoreOf(SIGN));
  });

  test('is -Infinity for glyphs that are too low, too narrow or too wide', () => {
    const block = (width: number, height: number): GreyImage => grey(...Array.from({ length: height }, () => '#'.repeat(width)));
    const score = (paper: GreyImage, wordHeight = paper.height): number => rupeeScore(fullBox(paper), paper, wordHeight);
    assert.ok(Number.isFinite(score(block(8, 12))));
    assert.equal(score(block(6, 7)), Number.NEGATIVE_INFINITY);
    assert.equal(score(block(3, 12)), Number.NEGATIVE_INFINITY);
    assert.equal(score(block(14, 12)), Number.NEGATIVE_INFINITY);
    assert.equal(score(block(8, 12), 22), Number.NEGATIVE_INFINITY);
  });
});

describe('segmentation of a word', () => {
  test('segmentGlyphs separates glyphs at columns without ink, and crops each to its ink', () => {
    const paper = grey('........', '.##..#..', '.#...#..', '.....#..', '........');
    assert.deepEqual(segmentGlyphs(fullBox(paper), paper), [
      { x: 1, y: 1, width: 2, height: 2 },
      { x: 5, y: 1, width: 1, height: 3 },
    ]);
    assert.deepEqual(segmentGlyphs({ x: 4, y: -3, width: 90, height: 5 }, paper), [{ x: 5, y: 1, width: 1, height: 1 }]);
    assert.deepEqual(segmentGlyphs(fullBox(paper), grey('....', '....')), []);
  });

  test('segmentGlyphs does not join glyphs by the blur between them', () => {
    const paper = grey('.#.#.');
    paper.pixels[2] = 170;
    assert.equal(segmentGlyphs(fullBox(paper), paper).length, 2);
    paper.pixels[2] = 140;
    assert.equal(segmentGlyphs(fullBox(paper), paper).length, 1);
  });

  test('splitTouchingGlyphs cuts an over-wide glyph at the column with the least ink', () => {
    const [joined, separated] = ['################', '######..########'];
    const paper = grey(...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => (row === 4 ? joined : row === 2 ? '#######.########' : separated)));
    assert.deepEqual(splitTouchingGlyphs(fullBox(paper), paper), { x: 0, y: 0, width: 7, height: 10 });
    const single = grey(...Array.from({ length: 10 }, () => '###########'));
    assert.deepEqual(splitTouchingGlyphs(fullBox(single), single), fullBox(single));
  });
});
