import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { grey, greyOf } from '../../../test/support/greyscale.ts';
import { printPage } from '../../../test/support/render-page.ts';
import type { GreyImage } from './grey-image.ts';
import { rupeeScore, segmentGlyphs, splitTouchingGlyphs } from './rupee-classifier.ts';

const all = ({ width, height }: GreyImage): { x: number; y: number; width: number; height: number } => ({ x: 0, y: 0, width, height });

/** Classifier score of each glyph of a text. */
async function likenesses(text: string, size: number): Promise<number[]> {
  // Separated by blanks, because letters may touch.
  const paper = await greyOf(printPage([[...text].join(' ')], { size }));
  const glyphs = segmentGlyphs(all(paper), paper);
  assert.equal(glyphs.length, [...text].length, `${text} in ${size}`);
  const height = Math.max(...glyphs.map((glyph) => glyph.height));
  return glyphs.map((glyph) => rupeeScore(splitTouchingGlyphs(glyph, paper), paper, height));
}

describe('the form of the sign of the rupee', () => {
  test('is known in any size', async () => {
    for (const size of [18, 24, 31, 40, 64, 90]) {
      const [sign = Number.NaN, ...digits] = await likenesses('₹270', size);
      assert.ok(sign > 2, `${sign} in ${size}`);
      for (const digit of digits) assert.ok(digit < 0, `${digit} in ${size}`);
    }
  });

  test('is not that of digits, letters and other signs of money', async () => {
    for (const size of [24, 40]) {
      for (const text of ['0123456789', 'RFTXZBPESKAH', '$€£¥?&#']) {
        const found = await likenesses(text, size);
        for (const [at, likeness] of found.entries()) assert.ok(likeness < 0, `${text[at]} is like it by ${likeness} in ${size}`);
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
  const likenessOf = (rows: readonly string[]): number => {
    const paper = grey(...rows);
    return Math.round(100 * rupeeScore(all(paper), paper, paper.height));
  };

  test('is told by all fields of a grid, each with its weight', () => {
    assert.equal(likenessOf(SIGN), 1554);
    assert.equal(likenessOf(SIGN.map((row) => row.replaceAll(/[.#]/g, (pixel) => (pixel === '#' ? '.' : '#')))), -3342);
    const withoutBar = SIGN.with(3, '....##..');
    const withoutLeg = [...SIGN.slice(0, 8), ...SIGN.slice(8).map(() => '........')];
    assert.ok(likenessOf(withoutBar) < likenessOf(SIGN) - 500);
    assert.ok(likenessOf(withoutLeg) < likenessOf(SIGN));
  });

  test('is looked for in glyphs that are high enough and neither too narrow nor too wide', () => {
    const block = (width: number, height: number): GreyImage => grey(...Array.from({ length: height }, () => '#'.repeat(width)));
    const likeness = (paper: GreyImage, wordHeight = paper.height): number => rupeeScore(all(paper), paper, wordHeight);
    assert.ok(Number.isFinite(likeness(block(8, 12))));
    assert.equal(likeness(block(6, 7)), Number.NEGATIVE_INFINITY);
    assert.equal(likeness(block(3, 12)), Number.NEGATIVE_INFINITY);
    assert.equal(likeness(block(14, 12)), Number.NEGATIVE_INFINITY);
    assert.equal(likeness(block(8, 12), 22), Number.NEGATIVE_INFINITY);
  });
});

describe('glyphs of a word', () => {
  test('are parted by columns without ink, and each is as high as its ink', () => {
    const paper = grey('........', '.##..#..', '.#...#..', '.....#..', '........');
    assert.deepEqual(segmentGlyphs(all(paper), paper), [
      { x: 1, y: 1, width: 2, height: 2 },
      { x: 5, y: 1, width: 1, height: 3 },
    ]);
    assert.deepEqual(segmentGlyphs({ x: 4, y: -3, width: 90, height: 5 }, paper), [{ x: 5, y: 1, width: 1, height: 1 }]);
    assert.deepEqual(segmentGlyphs(all(paper), grey('....', '....')), []);
  });

  test('do not hang together by the blur between them', () => {
    const paper = grey('.#.#.');
    paper.pixels[2] = 170;
    assert.equal(segmentGlyphs(all(paper), paper).length, 2);
    paper.pixels[2] = 140;
    assert.equal(segmentGlyphs(all(paper), paper).length, 1);
  });

  test('that run into each other are cut where there is the least ink', () => {
    const [joined, parted] = ['################', '######..########'];
    const paper = grey(...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => (row === 4 ? joined : row === 2 ? '#######.########' : parted)));
    assert.deepEqual(splitTouchingGlyphs(all(paper), paper), { x: 0, y: 0, width: 7, height: 10 });
    const one = grey(...Array.from({ length: 10 }, () => '###########'));
    assert.deepEqual(splitTouchingGlyphs(all(one), one), all(one));
  });
});
