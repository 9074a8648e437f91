/** Signature from a photo of paper: the ink on white, cropped, in the browser. */

const MAX_SIDE = 1_400;
/** Side of the tiles in which the brightness of the paper is measured: light falls unevenly on it. */
const TILE = 48;
/** Share of the brightness of the paper below which a pixel is ink. */
const INK = 0.72;
/** Where the paper ends and ink begins: grey levels between them remain, so that lines stay smooth. */
const PAPER = 0.88;
/** Ink in a row or column as a share of its length: less is dust. */
const MIN_INK = 0.002;
const MARGIN = 0.06;
const BRIGHTEST_SHARE = 0.8;

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
  whiten(image);
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

/** Makes the paper white and keeps the ink, in grey. */
function whiten({ data, width, height }: ImageData): void {
  const columns = Math.ceil(width / TILE);
  const papers = Array.from({ length: columns * Math.ceil(height / TILE) }, (_, tile) =>
    paperOf(data, width, height, (tile % columns) * TILE, Math.floor(tile / columns) * TILE),
  );
  // A tile full of ink is as bright as its neighbourhood.
  const brightest = Math.max(...papers);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const tile = papers[Math.floor(y / TILE) * columns + Math.floor(x / TILE)] as number;
      const share = luminance(data, at) / Math.max(tile, brightest / 2, 1);
      data.fill(Math.round(255 * Math.min(1, Math.max(0, share / PAPER))), at, at + 3);
      if (share >= PAPER) data.fill(255, at, at + 3);
    }
  }
}

/** Brightness of the paper in a tile. */
function paperOf(data: Uint8ClampedArray, width: number, height: number, left: number, top: number): number {
  const values: number[] = [];
  for (let y = top; y < Math.min(top + TILE, height); y += 3)
    for (let x = left; x < Math.min(left + TILE, width); x += 3) values.push(luminance(data, (y * width + x) * 4));
  return values.sort((a, b) => a - b)[Math.floor(values.length * BRIGHTEST_SHARE)] ?? 0;
}

function luminance(data: Uint8ClampedArray, at: number): number {
  return 0.3 * (data[at] as number) + 0.59 * (data[at + 1] as number) + 0.11 * (data[at + 2] as number);
}

function inkBox({ data, width, height }: ImageData): Box | null {
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4] as number) >= 255 * INK) continue;
      rows[y] = (rows[y] as number) + 1;
      columns[x] = (columns[x] as number) + 1;
    }
  }
  const [top, bottom] = extent(rows, width * MIN_INK);
  const [left, right] = extent(columns, height * MIN_INK);
  return right <= left || bottom <= top ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function extent(counts: Uint32Array, least: number): [number, number] {
  return [counts.findIndex((count) => count > least), counts.findLastIndex((count) => count > least)];
}
