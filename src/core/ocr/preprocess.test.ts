import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grey } from '../../../test/support/greyscale.ts';
import { unrotateBox } from './deskew.ts';
import { type GreyImage, whitenBorder } from './grey-image.ts';
import { layoutText } from './layout-text.ts';
import { letterHeight } from './letter-height.ts';
import { linesToText, meanConfidence, parseTsv } from './ocr-words.ts';
import { removeRuledLines } from './ruled-lines.ts';
import { detectSkew } from './skew.ts';
import { stripRedundantZwnj } from './zwnj.ts';

test('whitenBorder whitens the dark edges of a scan and leaves its text unchanged', () => {
  assert.deepEqual(
    whitenBorder(grey('########', '##....##', '##.#..##', '##....##', '##....##', '########')),
    grey('........', '........', '...#....', '........', '........', '........'),
  );
});

test('whitenBorder whitens an edge on one side, and leaves a page without edges unchanged', () => {
  assert.deepEqual(whitenBorder(grey('#....', '#.#..', '#....')), grey('.....', '..#..', '.....'));
  const page = ['.....', '.#.#.', '.....'];
  assert.deepEqual(whitenBorder(grey(...page)), grey(...page));
});

test('whitenBorder makes a black picture white', () => {
  assert.deepEqual(whitenBorder(grey('###', '###')), grey('...', '...'));
});

test('stripRedundantZwnj removes non-joiners that have no visible effect, and keeps significant ones', () => {
  assert.equal(stripRedundantZwnj('அவர்கள்\u200c மதிப்பிலும்\u200c,'), 'அவர்கள் மதிப்பிலும்,');
  assert.equal(stripRedundantZwnj('பக்\u200cகம்'), 'பக்கம்');
  assert.equal(stripRedundantZwnj('க்\u200cஷ'), 'க்\u200cஷ');
  assert.equal(stripRedundantZwnj('ನಾನ್\u200c.'), 'ನಾನ್.');
  assert.equal(stripRedundantZwnj('क्\u200cष'), 'क्\u200cष');
  assert.equal(stripRedundantZwnj('می\u200cخواهم'), 'می\u200cخواهم');
});

/** One row of Tesseract's TSV. */
const word = (block: number, line: number, x: number, y: number, text: string, width = text.length * 10): string =>
  ['5', '1', block, '1', line, '1', x, y, width, '20', '90.4', text].join('\t');
const parse = (...rows: string[]): ReturnType<typeof parseTsv> => parseTsv(rows.join('\n'), (text) => text);

test('parseTsv groups words into lines and paragraphs, without rows of other levels and empty words', () => {
  const lines = parse(
    '4\t1\t1\t1\t1\t0\t0\t0\t9\t9\t-1\t',
    word(1, 1, 0, 0, 'Two'),
    word(1, 1, 40, 0, 'words'),
    word(1, 2, 0, 30, ' '),
    word(1, 3, 0, 30, 'more'),
    word(2, 1, 0, 90, 'end'),
  );
  assert.equal(linesToText(lines), 'Two words\nmore\n\nend');
  assert.deepEqual(lines[0]?.words[0], { text: 'Two', confidence: 0.9, box: { x: 0, y: 0, width: 30, height: 20 } });
  assert.equal(meanConfidence(lines.flatMap(({ words }) => words)), 0.9);
  assert.equal(meanConfidence([]), null);
});

test('layoutText aligns blocks side by side as columns, and adds an empty line at larger gaps', () => {
  const lines = parse(
    word(1, 1, 0, 0, 'Item'),
    word(1, 2, 0, 30, 'Rice'),
    word(1, 2, 50, 30, 'flour'),
    word(2, 1, 200, 2, 'Price'),
    word(2, 2, 200, 31, '640.00'),
    word(3, 1, 0, 60, 'Tea'),
    word(3, 2, 0, 150, 'Paid'),
  );
  assert.equal(layoutText(lines, 300), 'Item                Price\nRice flour          640.00\nTea\n\nPaid');
  assert.equal(layoutText([], 300), '');
});

test('layoutText limits the length of lines on a page of tiny letters', () => {
  const text = layoutText(parse(word(1, 1, 0, 0, 'a', 1), word(2, 1, 2900, 0, 'b', 1)), 3000);
  assert.ok(text.length <= 401, String(text.length));
});

test('letterHeight is the median height of the components, without frames; undefined for a few components', () => {
  const letters = [
    '...................',
    '.#.#.#.#.#.#.#.#.#.',
    '.#.#.#.#.#.#.#.#.#.',
    '.#.#.#.#.#.#.#.#.#.',
    '.#.................',
    '...................',
  ];
  assert.equal(letterHeight(grey(...letters)), 3);
  assert.equal(letterHeight(grey(...letters.map((row) => `#${row}#`))), 3);
  assert.equal(letterHeight(grey('.....', '.#.#.', '.#.#.', '.#.#.', '.....')), undefined);
});

/** Bars in place of text lines, with a slope per pixel to the right. */
function ruledPage(slope: number): GreyImage {
  const [width, height] = [500, 300];
  const pixels = new Uint8Array(width * height).fill(255);
  for (let line = 60; line <= 240; line += 30) {
    for (let x = 40; x < 460; x++) {
      if (x % 40 < 8) continue;
      for (let offset = 0; offset < 10; offset++) pixels[Math.round(line + offset + slope * (x - width / 2)) * width + x] = 0;
    }
  }
  return { width, height, pixels };
}

test('detectSkew returns the slope of the text lines in degrees; 0 for a straight page, an empty page and a few marks', () => {
  for (const degrees of [-10, -3, 1, 6])
    assert.ok(Math.abs(detectSkew(ruledPage(Math.tan((degrees * Math.PI) / 180))) - degrees) < 0.2, String(degrees));
  assert.equal(detectSkew(ruledPage(0)), 0);
  assert.equal(detectSkew({ width: 50, height: 50, pixels: new Uint8Array(2500).fill(255) }), 0);
  assert.equal(detectSkew(grey('.....', '.#...', '...#.', '.....')), 0);
});

test('unrotateBox maps a box of the rotated page to the original picture', () => {
  const [before, after] = [
    { width: 200, height: 100 },
    { width: 214, height: 134 },
  ];
  assert.deepEqual(unrotateBox({ x: 97, y: 57, width: 20, height: 20 }, 0, before, after), { x: 90, y: 40, width: 20, height: 20 });
  const { x, y, width, height } = unrotateBox({ x: 20, y: 56, width: 20, height: 20 }, 10, before, after);
  assert.ok(width > 20 && height > 20 && y < 40 && x < 20, JSON.stringify({ x, y, width, height }));
});

/** The picture after its rules are removed. */
function withoutRuledLines(picture: GreyImage): GreyImage {
  removeRuledLines(picture, letterHeight(picture));
  return picture;
}

test('removeRuledLines removes rules and their crossings; letters, strokes through a rule and head lines stay', () => {
  const letters = '.'.repeat(12) + '#..#..#..'.repeat(7) + '.'.repeat(12);
  const page = (rule: string): string[] => {
    const width = letters.length;
    return [
      '.'.repeat(width),
      ...Array.from({ length: 6 }, () => letters),
      '.'.repeat(width),
      rule,
      ...Array.from({ length: 14 }, (_, index) => (index > 2 && index < 9 ? letters : '.'.repeat(width))),
    ];
  };
  const rule = '#'.repeat(letters.length);
  const [withRules, unruled] = [page(rule), page('.'.repeat(letters.length))];
  assert.deepEqual(withoutRuledLines(grey(...withRules)), grey(...unruled));
  const withBar = (rows: readonly string[]): string[] => rows.map((row) => `.#${row}`);
  assert.deepEqual(withoutRuledLines(grey(...withBar(withRules))), grey(...unruled.map((row) => `..${row}`)));
  const hanging = unruled.map((row, index) => (index === 1 || index === 12 ? row.replace(/#.*#/, (word) => '#'.repeat(word.length)) : row));
  assert.deepEqual(withoutRuledLines(grey(...hanging)), grey(...hanging));
});
