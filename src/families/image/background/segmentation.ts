/** Segments the subject of a picture with silueta (reduced U²-Net), with the pre- and postprocessing of rembg. */
import sharp from 'sharp';
import { SILUETA } from '../../../core/models/built-in.ts';
import { LazySession } from '../../../core/models/weights.ts';
import { type Pixels, vipsFromPixels } from '../../../core/picture/vips.ts';

const INPUT_SIDE = 320;
/** Mean and standard deviation of the training data (ImageNet), per RGB channel. */
const MEAN = [0.485, 0.456, 0.406] as const;
const STANDARD_DEVIATION = [0.229, 0.224, 0.225] as const;
/** More threads end a run sooner but cost a third more CPU, which other jobs need. */
const THREADS = 1;

const network = new LazySession(SILUETA.network, { threads: THREADS, keepMemory: false });

/** Mask of 0 to 255, in the size of the picture. */
export async function segmentSubject(picture: Pixels): Promise<Pixels> {
  const { width, height } = picture;
  const mask = await runNetwork(await toInput(picture));
  const resized = vipsFromPixels({ data: mask, width: INPUT_SIDE, height: INPUT_SIDE, channels: 1 }).resize({
    width,
    height,
    fit: 'fill',
    kernel: sharp.kernel.lanczos3,
  });
  return { data: await resized.extractChannel(0).raw().toBuffer(), width, height, channels: 1 };
}

async function toInput(picture: Pixels): Promise<Float32Array> {
  const small = vipsFromPixels(picture).flatten({ background: 'white' }).toColourspace('srgb');
  const { data, info } = await small
    .resize({ width: INPUT_SIDE, height: INPUT_SIDE, fit: 'fill', kernel: sharp.kernel.lanczos3 })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const brightest = data.reduce((max, value) => Math.max(max, value), 1e-6);
  const plane = INPUT_SIDE * INPUT_SIDE;
  const input = new Float32Array(3 * plane);
  for (let channel = 0; channel < 3; channel++) {
    for (let pixel = 0; pixel < plane; pixel++) {
      const value = (data[pixel * info.channels + channel] as number) / brightest;
      input[channel * plane + pixel] = (value - (MEAN[channel] as number)) / (STANDARD_DEVIATION[channel] as number);
    }
  }
  return input;
}

async function runNetwork(input: Float32Array): Promise<Buffer> {
  const session = await network.session();
  const [inputName = ''] = session.inputNames;
  const [outputName = ''] = session.outputNames;
  const { data } = session.run({ [inputName]: { data: input, shape: [1, 3, INPUT_SIDE, INPUT_SIDE] } }, outputName);
  const values = data.subarray(0, INPUT_SIDE * INPUT_SIDE);
  const min = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const range = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY) - min || 1;
  return Buffer.from(Uint8Array.from(values, (value) => Math.trunc(((value - min) / range) * 255)));
}
