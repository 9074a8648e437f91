/** Synthetic photographs of a sheet on a table, by a pinhole camera: perspective, shadow, light, texture and noise, with the true corners. */
import sharp, { type OutputInfo } from 'sharp';
import { seededRandomInt } from '../../src/core/util/random.ts';
import { fromUnitSquare, type Homography, type Point, type Quadrilateral } from '../../src/families/image/scan/homography.ts';

type Colour = readonly [number, number, number];

export interface PhotographOptions {
  readonly width?: number;
  readonly height?: number;
  /** Rotations of the sheet in degrees: in its plane, and away from the camera. */
  readonly roll?: number;
  readonly pitch?: number;
  readonly yaw?: number;
  /** Longer side of the sheet as a fraction of that of the picture, and offset of its middle, before the perspective. */
  readonly fill?: number;
  readonly offset?: readonly [number, number];
  readonly paper?: Colour;
  readonly table?: Colour;
  /** Amplitude of the grain of the table, of which there are about this many stripes. */
  readonly grain?: number;
  /** Brightness within the cast shadow, and its edge: a line at an angle through a point of the picture. */
  readonly shadow?: number;
  readonly shadowAngle?: number;
  readonly shadowEdge?: number;
  /** Brightness at one side, relative to the other. */
  readonly falloff?: number;
  readonly exposure?: number;
  readonly noise?: number;
  readonly blur?: number;
  readonly seed?: string;
}

/** Focal length in diagonals of the picture. */
const FOCAL_LENGTH = 0.68;
const RADIANS = Math.PI / 180;

export interface Photograph {
  readonly jpeg: Buffer;
  readonly corners: Quadrilateral;
}

export async function photograph(page: Uint8Array, options: PhotographOptions = {}): Promise<Photograph> {
  const { width = 1800, height = 2400, blur = 0.6, seed = 'photograph' } = options;
  const { data, info } = await sharp(page)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const corners = sheetCorners(info.width / info.height, options);
  const toPage = invert(fromUnitSquare(corners));
  const light = lighting(options);
  const { paper = [250, 249, 246], table = [92, 64, 48], grain = 8, noise = 4 } = options;
  const random = seededRandomInt(seed);
  const noiseTable = Float32Array.from({ length: 4096 }, () => (random(1000) + random(1000) + random(1000) - 1498.5) / 500);
  const pixels = Buffer.allocUnsafe(width * height * 3);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = apply(toPage, x + 0.5, y + 0.5);
      const isPaper = u >= 0 && u < 1 && v >= 0 && v < 1;
      const brightness = light(x / width, y / height);
      const wood = grain * Math.sin(x / 37 + 3 * Math.sin(y / 211)) + grain * noiseAt(noiseTable, (x >> 3) * 31 + (y >> 5) * 17);
      for (let channel = 0; channel < 3; channel++) {
        const base = isPaper ? ((paper[channel] as number) * sample(data, info, u, v, channel)) / 255 : (table[channel] as number) + wood;
        pixels[index++] = Math.max(0, Math.min(255, base * brightness + noise * noiseAt(noiseTable, random(4096))));
      }
    }
  }
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(Math.max(0.3, blur))
    .jpeg({ quality: 88 })
    .toBuffer();
  return { jpeg, corners };
}

const noiseAt = (table: Float32Array, index: number): number => table[index & 4095] as number;

/** Projects the corners of the sheet, turned in space, through the camera. */
function sheetCorners(ratio: number, options: PhotographOptions): Quadrilateral {
  const { width = 1800, height = 2400, roll = 0, pitch = 0, yaw = 0, fill = 0.8, offset = [0, 0] } = options;
  const focal = FOCAL_LENGTH * Math.hypot(width, height);
  const long = fill * Math.max(width, height);
  const [halfWidth, halfHeight] = ratio < 1 ? [(long * ratio) / 2, long / 2] : [long / 2, long / ratio / 2];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across = 0, down = 0]) => {
    const [flatX, flatY] = turn(across * halfWidth, down * halfHeight, roll);
    const [x, depthX] = turn(flatX, 0, yaw);
    const [y, depthY] = turn(flatY, depthX, pitch);
    const depth = focal + depthY;
    return { x: width / 2 + offset[0] * width + (focal * x) / depth, y: height / 2 + offset[1] * height + (focal * y) / depth };
  }) as unknown as Quadrilateral;
}

function turn(x: number, y: number, degrees: number): [number, number] {
  const [sine, cosine] = [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)];
  return [x * cosine - y * sine, x * sine + y * cosine];
}

function lighting({ shadow = 1, shadowAngle = 60, shadowEdge = 0.5, falloff = 1, exposure = 1 }: PhotographOptions) {
  const [normalX, normalY] = turn(1, 0, shadowAngle);
  return (x: number, y: number): number => {
    const distance = (x - shadowEdge) * normalX + (y - 0.5) * normalY;
    // A penumbra of five per cent of the picture.
    const inShadow = 1 / (1 + Math.exp(-distance / 0.0125));
    return exposure * (1 - (1 - shadow) * inShadow) * (1 - (1 - falloff) * x);
  };
}

function sample(data: Buffer, { width, height, channels }: OutputInfo, u: number, v: number, channel: number): number {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
  const [left, top] = [x | 0, y | 0];
  const at = (column: number, row: number): number => data[(row * width + column) * channels + Math.min(channel, channels - 1)] as number;
  const above = at(left, top) + (x - left) * (at(left + 1, top) - at(left, top));
  const below = at(left, top + 1) + (x - left) * (at(left + 1, top + 1) - at(left, top + 1));
  return above + (y - top) * (below - above);
}

function apply([a, b, c, d, e, f, g, h, i]: Homography, x: number, y: number): [number, number] {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** By the adjugate: homographies are defined up to scale. */
function invert([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** Largest distance of corners, as a fraction of the diagonal of the picture. */
export function cornerError(found: Quadrilateral, truth: Quadrilateral, diagonal: number): number {
  return (
    Math.max(...found.map((point: Point, index) => Math.hypot(point.x - (truth[index] as Point).x, point.y - (truth[index] as Point).y))) /
    diagonal
  );
}
