/**
 * Edge refinement (matting). The mask of 320 × 320 pixels has soft edges in a large picture, so its contrast is raised by the scale factor; a guided
 * filter was rejected, because it removed dark stripes and bright sleeves. Background colour is removed from edge pixels by blur fusion (Forte) on a
 * small copy.
 */
import { type Pixels, vipsFromPixels } from '../../../core/picture/vips.ts';
import { BilinearSampler, boxBlur, createPlane, type FloatPlane } from './plane.ts';

const SMALL_SIDE = 512;
/** Largest side at which the mask is sharp enough without more contrast: four times its own size. */
const MAX_SHARP_SIDE = 1280;
/** Pixels with an alpha between these are edge pixels. */
const MIN_UNCERTAIN_ALPHA = 8;
const MAX_UNCERTAIN_ALPHA = 247;
const COLOUR_RADIUS = 12;

interface SmallCopy {
  /** RGB, 0 to 255. */
  readonly colours: readonly [FloatPlane, FloatPlane, FloatPlane];
  /** 0 to 1. */
  readonly mask: FloatPlane;
}

async function smallCopy(picture: Pixels, mask: Pixels): Promise<SmallCopy> {
  const scale = Math.min(1, SMALL_SIDE / Math.max(picture.width, picture.height));
  const size = { width: Math.max(1, Math.round(picture.width * scale)), height: Math.max(1, Math.round(picture.height * scale)) };
  const rgb = await vipsFromPixels(picture)
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw({ depth: 'uchar' })
    .toBuffer();
  const small = await vipsFromPixels(mask)
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const colour = (channel: number): FloatPlane => createPlane(size, (pixel) => rgb[pixel * picture.channels + channel] as number);
  return { colours: [colour(0), colour(1), colour(2)], mask: createPlane(size, (pixel) => (small[pixel] as number) / 255) };
}

/** Raises the contrast of the mask, in place. */
function raiseContrast({ data }: Pixels, factor: number): void {
  const lookupTable = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, Math.round((value - 127.5) * factor + 127.5))),
  );
  for (let pixel = 0; pixel < data.length; pixel++) data[pixel] = lookupTable[data[pixel] as number] as number;
}

/** Removes background colour from edge pixels, in place. */
function estimateForeground(picture: Pixels, mask: Pixels, { colours, mask: small }: SmallCopy): void {
  const inverse = createPlane(small, (pixel) => 1 - (small.values[pixel] as number));
  const [inside, outside] = [boxBlur(small, COLOUR_RADIUS), boxBlur(inverse, COLOUR_RADIUS)];
  const weighted = (colour: FloatPlane, weight: FloatPlane, sum: FloatPlane): FloatPlane => {
    const blurred = boxBlur(
      createPlane(colour, (pixel) => (colour.values[pixel] as number) * (weight.values[pixel] as number)),
      COLOUR_RADIUS,
    );
    return createPlane(colour, (pixel) => (blurred.values[pixel] as number) / Math.max(1e-4, sum.values[pixel] as number));
  };
  const channels = colours.map((colour) => ({
    foreground: weighted(colour, small, inside),
    background: weighted(colour, inverse, outside),
  }));
  eachUncertainPixel(mask, small, (pixel, sampler) => {
    const alpha = (mask.data[pixel] as number) / 255;
    for (const [channel, { foreground, background }] of channels.entries()) {
      const offset = pixel * picture.channels + channel;
      const foregroundColour = sampler.sample(foreground);
      const observed = picture.data[offset] as number;
      const estimated = foregroundColour + alpha * (observed - alpha * foregroundColour - (1 - alpha) * sampler.sample(background));
      picture.data[offset] = Math.max(0, Math.min(255, Math.round(estimated)));
    }
  });
}

function eachUncertainPixel(
  { data, width, height }: Pixels,
  small: FloatPlane,
  change: (pixel: number, sampler: BilinearSampler) => void,
): void {
  const sampler = new BilinearSampler(small, { width, height });
  for (let pixel = 0; pixel < data.length; pixel++) {
    const value = data[pixel] as number;
    if (value < MIN_UNCERTAIN_ALPHA || value > MAX_UNCERTAIN_ALPHA) continue;
    sampler.moveTo(pixel % width, Math.floor(pixel / width));
    change(pixel, sampler);
  }
}

/** Refines mask and colours along edges, in place. @param picture of three or four channels */
export async function refineEdges(picture: Pixels, mask: Pixels): Promise<void> {
  const small = await smallCopy(picture, mask);
  const factor = Math.max(picture.width, picture.height) / MAX_SHARP_SIDE;
  if (factor > 1) raiseContrast(mask, factor);
  estimateForeground(picture, mask, small);
}
