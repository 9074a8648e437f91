/** Small files that take much CPU time: the most expensive known request of each operation on pictures and documents. */
import sharp from 'sharp';
import type { Answer, Client } from '../client.ts';
import { noise } from '../pictures.ts';

export type Request = (client: Client) => Promise<Answer>;

export interface CostlyRequest {
  /** A cheap request that loads the same libraries. */
  readonly warm: Request;
  readonly send: Request;
}

export type Requests = Readonly<Record<string, CostlyRequest>>;

const TYPE = 'application/octet-stream';
const small = sharp({ create: { width: 40, height: 40, channels: 3, background: '#c0c0c0' } })
  .png()
  .toBuffer();

function upload(path: string, make: () => Promise<Buffer>): CostlyRequest {
  return {
    warm: async (client) => client.post(path.replace(/(width|height)=4000/g, '$1=80'), TYPE, await small),
    send: async (client) => client.post(path, TYPE, await make()),
  };
}

const flat = (side: number): (() => Promise<Buffer>) => {
  const background = '#3060a0';
  return () =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer();
};
const svg = (body: string): (() => Promise<Buffer>) => {
  return async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${body}</svg>`);
};
const BLURS = `<filter id="f" x="-5" y="-5" width="11" height="11">${'<feGaussianBlur stdDeviation="900"/>'.repeat(50)}</filter>`;
const CLOUDS = '<filter id="f"><feTurbulence numOctaves="1000" baseFrequency="0.01"/></filter>';
const FILTERED = '<rect width="2000" height="2000" filter="url(#f)"/>';

/** Grid of lines one pixel wide: OCR looks for letters in every cell. */
const grid = (side: number, step: number): (() => Promise<Buffer>) => {
  const data = Buffer.alloc(side * side, 255);
  for (let offset = 0; offset < data.length; offset++) if (offset % step === 0 || Math.floor(offset / side) % step === 0) data[offset] = 0;
  return () =>
    sharp(data, { raw: { width: side, height: side, channels: 1 } })
      .png()
      .toBuffer();
};
/** Rows of strokes that look like short words. */
const strokes = (side: number): (() => Promise<Buffer>) => {
  const data = Buffer.alloc(side * side, 255);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const isInk = row % 30 < 20 && column % 12 < 3 && column % 96 < 80;
      if (isInk || (row % 30 === (column * 7) % 20 && column % 96 < 80)) data[row * side + column] = 0;
    }
  return () =>
    sharp(data, { raw: { width: side, height: side, channels: 1 } })
      .png()
      .toBuffer();
};

const noisy = (format: string): CostlyRequest =>
  upload(`/v1/image/convert?format=${format}&width=4000&height=4000&fit=fill`, () => noise(1_000, 1_000));

const FEW_CONVERSIONS: Requests = {
  'a noisy GIF of 2 megapixels': upload('/v1/image/convert?format=gif', () => noise(2_000, 1_000)),
};

export const CONVERSIONS = {
  few: FEW_CONVERSIONS,
  many: {
    ...FEW_CONVERSIONS,
    ...Object.fromEntries(
      ['avif', 'gif', 'webp', 'png', 'jpeg', 'tiff'].map((format) => [`noise of 4000 × 4000 as ${format}`, noisy(format)]),
    ),
    'a noisy AVIF under a number of bytes': upload('/v1/image/convert?format=avif&maxBytes=900000', () => noise(2_000, 2_000)),
    'a blur of 2000 × 2000': upload('/v1/image/convert?format=jpeg&blur=50', flat(2_000)),
  },
};

const FEW_OTHERS: Requests = {
  'a hash of 4 megapixels': upload('/v1/image/hash', flat(2_000)),
  'OCR of a grid of pixels': upload('/v1/ocr', grid(2_000, 8)),
};

export const OTHER_FILES = {
  few: FEW_OTHERS,
  many: {
    ...FEW_OTHERS,
    'a hash of 36 megapixels': upload('/v1/image/hash', flat(6_000)),
    'an A4 sheet of a cut photograph': upload('/v1/image/passport?sheet=a4&dpi=600&format=png&crop=0,0,1400,1800', () =>
      noise(2_000, 2_000),
    ),
    'a PDF of a large PNG': upload('/v1/pdf/from-images', flat(6_000)),
    'OCR of strokes': upload('/v1/ocr', strokes(2_400)),
    'an SVG of many blurs': upload('/v1/image/convert?format=png', svg(BLURS + FILTERED)),
    'an SVG of clouds': upload('/v1/image/convert?format=png', svg(CLOUDS + FILTERED)),
  },
};
