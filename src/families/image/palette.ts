/** Dominant colours of a picture: shades that are hard to tell apart are merged. */
import type { Pixels } from '../../core/picture/vips.ts';

export interface PaletteColour {
  /** `#rrggbb` */
  readonly colour: string;
  /** Fraction of all visible pixels, 0 to 1. */
  readonly share: number;
}

/** Lower alpha counts as invisible. */
const MIN_ALPHA = 128;
/** Bits per channel of the initial histogram. */
const BITS_PER_CHANNEL = 5;
/** Merge distance in OKLab, which is perceptually uniform. */
const MERGE_DISTANCE = 0.1;

interface HistogramBin {
  count: number;
  red: number;
  green: number;
  blue: number;
}

/** @param pixels RGBA */
export function paletteOf(pixels: Pixels, maxColours: number): PaletteColour[] {
  const bins = colourHistogram(pixels);
  const groups: { lab: Oklab; bin: HistogramBin }[] = [];
  for (const bin of bins) {
    const lab = toOklab(bin);
    const near = groups.find((group) => distance(group.lab, lab) < MERGE_DISTANCE);
    if (near) mergeBin(near.bin, bin);
    else groups.push({ lab, bin: { ...bin } });
  }
  const visibleCount = bins.reduce((sum, { count }) => sum + count, 0);
  return groups
    .sort((a, b) => b.bin.count - a.bin.count)
    .slice(0, maxColours)
    .map(({ bin: shade }) => ({ colour: hexOf(shade), share: Number((shade.count / visibleCount).toFixed(4)) }));
}

/** Colour histogram, most frequent first. */
function colourHistogram({ data, channels }: Pixels): HistogramBin[] {
  const bins = new Map<number, HistogramBin>();
  for (let offset = 0; offset < data.length; offset += channels) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = data.subarray(offset, offset + channels);
    if (alpha < MIN_ALPHA) continue;
    const shift = 8 - BITS_PER_CHANNEL;
    const key = ((red >> shift) << (2 * BITS_PER_CHANNEL)) | ((green >> shift) << BITS_PER_CHANNEL) | (blue >> shift);
    const bin = bins.get(key);
    if (bin) mergeBin(bin, { count: 1, red, green, blue });
    else bins.set(key, { count: 1, red, green, blue });
  }
  return [...bins.values()].sort((a, b) => b.count - a.count);
}

/** Channels are sums until they are formatted. */
function mergeBin(bin: HistogramBin, other: HistogramBin): void {
  bin.count += other.count;
  bin.red += other.red;
  bin.green += other.green;
  bin.blue += other.blue;
}

export function hexOf({ count, red, green, blue }: HistogramBin): string {
  return `#${[red, green, blue]
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

type Oklab = readonly [light: number, a: number, b: number];

/** Björn Ottosson, “A perceptual color space for image processing” (2020). */
function toOklab({ count, red, green, blue }: HistogramBin): Oklab {
  const [r, g, b] = [srgbToLinear(red / count), srgbToLinear(green / count), srgbToLinear(blue / count)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

function srgbToLinear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function distance(a: Oklab, b: Oklab): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
