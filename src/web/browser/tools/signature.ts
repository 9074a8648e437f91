/** Extracts a signature from a photo: background normalisation, thresholding, and a crop to the ink. */

const MAX_SIDE = 1_400;
/** Side of the tiles in which the background is estimated, in pixels: photos are unevenly lit. */
const TILE_SIDE = 48;
/** Luminance relative to the background below which a pixel is ink. */
const INK_THRESHOLD = 0.72;
/** Luminance relative to the background from which a pixel is white. Grey levels between the thresholds remain: lines stay antialiased. */
const WHITE_THRESHOLD = 0.88;
/** Minimum share of ink pixels in a row or column: less is noise. */
const MIN_INK_SHARE = 0.002;
const MARGIN = 0.06;
const BACKGROUND_PERCENTILE = 0.8;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Null if there is no ink. */
export function drawSignature(picture: ImageBitmap, width: number, height: number): HTMLCanvasElement | null {
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const source = canvasOf(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = source.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  context.drawImage(picture, 0, 0, source.width, source.height);
  const image = context.getImageData(0, 0, source.width, source.height);
  normaliseBackground(image);
  context.putImageData(image, 0, 0);
  const box = inkBox(image);
  if (!box) return null;
  const result = canvasOf(width, height);
  const target = result.getContext('2d') as CanvasRenderingContext2D;
  target.fillStyle = '#fff';
  target.fillRect(0, 0, width, height);
  target.imageSmoothingQuality = 'high';
  const fit = Math.min((width * (1 - 2 * MARGIN)) / box.width, (height * (1 - 2 * MARGIN)) / box.height);
  const [w, h] = [box.width * fit, box.height * fit];
  target.drawImage(source, box.left, box.top, box.width, box.height, (width - w) / 2, (height - h) / 2, w, h);
  return result;
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return canvas;
}

/** Divides by the local background (flat-field correction) and converts to grey. */
function normaliseBackground({ data, width, height }: ImageData): void {
  const columns = Math.ceil(width / TILE_SIDE);
  const backgrounds = Array.from({ length: columns * Math.ceil(height / TILE_SIDE) }, (_, tile) =>
    backgroundLuminance(data, width, height, (tile % columns) * TILE_SIDE, Math.floor(tile / columns) * TILE_SIDE),
  );
  // A tile full of ink has no background of its own: half of the brightest one is the lower bound.
  const brightest = Math.max(...backgrounds);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const offset = (y * width + x) * 4;
      const background = backgrounds[Math.floor(y / TILE_SIDE) * columns + Math.floor(x / TILE_SIDE)] as number;
      const relative = luminance(data, offset) / Math.max(background, brightest / 2, 1);
      data.fill(Math.round(255 * Math.min(1, Math.max(0, relative / WHITE_THRESHOLD))), offset, offset + 3);
      if (relative >= WHITE_THRESHOLD) data.fill(255, offset, offset + 3);
    }
  }
}

/** Background of a tile: a high percentile of its luminance. */
function backgroundLuminance(data: Uint8ClampedArray, width: number, height: number, left: number, top: number): number {
  const values: number[] = [];
  for (let y = top; y < Math.min(top + TILE_SIDE, height); y += 3)
    for (let x = left; x < Math.min(left + TILE_SIDE, width); x += 3) values.push(luminance(data, (y * width + x) * 4));
  return values.sort((a, b) => a - b)[Math.floor(values.length * BACKGROUND_PERCENTILE)] ?? 0;
}

function luminance(data: Uint8ClampedArray, offset: number): number {
  return 0.3 * (data[offset] as number) + 0.59 * (data[offset + 1] as number) + 0.11 * (data[offset + 2] as number);
}

function inkBox({ data, width, height }: ImageData): Box | null {
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4] as number) >= 255 * INK_THRESHOLD) continue;
      rows[y] = (rows[y] as number) + 1;
      columns[x] = (columns[x] as number) + 1;
    }
  }
  const [top, bottom] = extent(rows, width * MIN_INK_SHARE);
  const [left, right] = extent(columns, height * MIN_INK_SHARE);
  return right <= left || bottom <= top ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function extent(counts: Uint32Array, minCount: number): [number, number] {
  return [counts.findIndex((count) => count > minCount), counts.findLastIndex((count) => count > minCount)];
}
