/**
 * Trains the classifier of the rupee sign (`src/core/ocr/rupee-classifier.ts`): `node dist/bench/rupee-fit.js FOLDER…` prints its table of weights. A
 * browser renders rupee signs, digits, letters and other currency signs as on screens; each image passes through the OCR pipeline up to the shape
 * features of its first glyph, and a logistic regression separates the sign from the rest. The folders hold the fonts that Potli does not bundle:
 * those of Debian's fonts-dejavu-core, and those of Rust's documentation (`rustup component add rust-docs`, share/doc/rust/html/static.files).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { bundledFile } from '../data/bundled.ts';
import type { GreyImage } from '../src/core/ocr/grey-image.ts';
import { sharpToGrey } from '../src/core/ocr/grey-sharp.ts';
import { MAX_OCR_SIDE } from '../src/core/ocr/ocr-task.ts';
import type { PixelBox } from '../src/core/ocr/ocr-words.ts';
import { type Preprocessed, preprocess } from '../src/core/ocr/preprocess.ts';
import { FEATURE_GRID, featureVector, segmentGlyphs, splitTouchingGlyphs } from '../src/core/ocr/rupee-classifier.ts';
import { startBrowser } from '../test/support/browser.ts';

/** File names; plain strings are bundled fonts. Order and seeds affect the last digit of a weight. */
const FACES = [
  /^DejaVuSans\.ttf$/,
  /^DejaVuSerif\.ttf$/,
  'font_NotoSans_400Regular.ttf',
  /^FiraSans-Regular-\w+\.woff2$/,
  /^FiraSans-Medium-\w+\.woff2$/,
  /^SourceCodePro-Regular-\w+\.ttf\.woff2$/,
  'font_NotoSans_700Bold.ttf',
  'font_NotoSansGujarati_400Regular.ttf',
] as const;
const SIZES = [9, 10, 10.5, 11, 11.5, 12, 12.5, 13, 14, 15, 16, 18, 21, 26, 34];
/** Foreground and background colours; `crisp` binarises the picture, which removes antialiasing. */
const STYLES = [
  { ink: '#000', paper: '#fff' },
  { ink: '#666', paper: '#fff' },
  { ink: '#fff', paper: '#1d2733' },
  { ink: '#000', paper: '#fff', crisp: true },
  { ink: '#888', paper: '#f4f4f4' },
];
const BINARISATION_THRESHOLD = 150;
const SIGN = '₹';
/** Negative examples, the more confusable ones repeated, and a balancing number of signs. */
const DRAWN = [...'01234567890123456789223377$$€€££¥¥¥%RFTXZ?BPESKAHrzsk=&#<{', ...SIGN.repeat(22)];
/** Fraction of a line above the glyphs, and their height. */
const [ABOVE, HEIGHT] = [0.08, 0.88];

const EPOCHS = 25;
const [FIRST_STEP, LAST_STEP] = [0.032, 0.002];
/** Strength of the L2 regularisation. */
const REGULARISATION = 1e-4;

interface Sample {
  readonly isSign: boolean;
  readonly form: readonly number[];
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function faceOf(name: (typeof FACES)[number], folders: readonly string[]): Buffer {
  if (typeof name === 'string') return brotliDecompressSync(readFileSync(bundledFile(name)));
  const file = folders
    .flatMap((folder) => readdirSync(folder).map((entry) => join(folder, entry)))
    .find((path) => name.test(path.split('/').at(-1) ?? ''));
  if (file === undefined) throw new Error(`no file ${name.source} in ${folders.join(', ') || 'the folders that were named: none'}`);
  return readFileSync(file);
}

/** A page with one block per style; each block has all glyphs, each followed by two digits. */
function pageOf(face: Buffer, size: number, random: () => number): string {
  const below = (count: number): number => Math.floor(random() * count);
  const glyphs = [...DRAWN].sort(() => below(3) - 1);
  const word = (glyph: string): string => `<span>&#${glyph.codePointAt(0)};${below(10)}${below(10)}</span> <i>no</i> `;
  const blocks = STYLES.map(
    ({ ink, paper }) =>
      `<div style="font:${size}px/1.6 F;color:${ink};background:${paper};padding:14px;width:860px">${glyphs.map(word).join('')}</div>`,
  );
  return `<style>@font-face{font-family:F;src:url(data:font/any;base64,${face.toString('base64')})}body{margin:0}i{font-style:normal}</style>${blocks.join('')}`;
}

/** Runs in the browser: the words of each block with their boxes. */
const WORDS = `[...document.querySelectorAll('div')].map((block) => [...block.querySelectorAll('span')].map((word) => {
  const [outer, { x, y, width, height }] = [block, word].map((element) => element.getBoundingClientRect());
  return { text: word.textContent, x: x - outer.x, y: y - outer.y, width, height };
}))`;

async function samplesOf(browser: Browser, html: string): Promise<Sample[]> {
  const page = await browser.newPage({ viewport: { width: 900, height: 3000 } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready.then(() => {})');
  const words = await page.evaluate<(PixelBox & { text: string })[][]>(WORDS);
  const samples: Sample[] = [];
  for (const [index, block] of (await page.$$('div')).entries()) {
    const rendered = await sharpToGrey(sharp(await block.screenshot()).greyscale());
    const ready = await preprocess(STYLES[index]?.crisp ? binarise(rendered) : rendered, MAX_OCR_SIDE);
    // Skip deskewed blocks: their boxes no longer match the rendered positions.
    if (ready.skew === 0) for (const { text, ...box } of words[index] ?? []) samples.push(...sampleOf(text, box, ready));
  }
  await page.close();
  return samples;
}

const binarise = ({ pixels, ...size }: GreyImage): GreyImage => ({
  ...size,
  pixels: pixels.map((shade) => (shade < BINARISATION_THRESHOLD ? 0 : 255)),
});

function sampleOf(text: string, { x, y, width, height }: PixelBox, { picture, scale }: Preprocessed): Sample[] {
  const glyphs = segmentGlyphs(
    {
      x: Math.floor(x * scale) - 1,
      y: Math.floor(y * scale) + Math.floor(height * scale * ABOVE),
      width: Math.ceil(width * scale) + 2,
      height: Math.ceil(height * scale * HEIGHT),
    },
    picture,
  );
  const bottom = Math.max(...glyphs.map((glyph) => glyph.y + glyph.height));
  const top = Math.min(...glyphs.map((glyph) => glyph.y));
  const form = glyphs[0] && featureVector(splitTouchingGlyphs(glyphs[0], picture), picture, bottom - top);
  return form ? [{ isSign: text.startsWith(SIGN), form: Array.from(form, (value) => Number(value.toFixed(3))) }] : [];
}

/** @returns one weight per feature, and the bias last */
function fit(samples: readonly Sample[], random: () => number): number[] {
  const fields = FEATURE_GRID.columns * FEATURE_GRID.rows + 1;
  const weights = Array.from({ length: fields + 1 }, () => (random() - 0.5) * 0.3);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const step = (FIRST_STEP - LAST_STEP) * (1 - epoch / EPOCHS) + LAST_STEP;
    for (let count = 0; count < samples.length; count++) {
      const { form, isSign } = samples[Math.floor(random() * samples.length)] as Sample;
      const wrong = (1 / (1 + Math.exp(-probability(weights, form))) - Number(isSign)) * step;
      for (let index = 0; index < fields; index++)
        weights[index] = (weights[index] as number) * (1 - step * REGULARISATION) - wrong * (form[index] as number);
      weights[fields] = (weights[fields] as number) - wrong;
    }
  }
  return weights;
}

const probability = (weights: readonly number[], form: readonly number[]): number =>
  form.reduce((sum, value, index) => sum + value * (weights[index] as number), weights.at(-1) as number);

const folders = process.argv.slice(2);
const faces = FACES.map((name) => faceOf(name, folders));
const browser = await startBrowser();
const random = randomFrom(5);
const samples: Sample[] = [];
for (const face of faces) for (const size of SIZES) samples.push(...(await samplesOf(browser, pageOf(face, size, random))));
await browser.close();
const weights = fit(samples, randomFrom(3));
const signs = samples.filter(({ isSign }) => isSign);
const predicted = samples.filter(({ form }) => probability(weights, form) > 0);
console.log(
  `${predicted.filter(({ isSign }) => isSign).length} of ${signs.length} signs, ${predicted.filter(({ isSign }) => !isSign).length} of ${samples.length - signs.length} others`,
);
const hundredths = weights.map((weight) => Math.round(100 * weight));
for (let row = 0; row < FEATURE_GRID.rows; row++)
  console.log(`${hundredths.slice(row * FEATURE_GRID.columns, (row + 1) * FEATURE_GRID.columns).join(', ')},`);
console.log(`shape ${hundredths.at(-2)}, bias ${hundredths.at(-1)}`);
