/** libvips, configured for a service: no cache across callers, one thread per job, limits on pixels and time. */
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { ApiError } from '../request/api-error.ts';
import { MAX_PIXELS } from './limits.ts';

sharp.cache(false);
sharp.concurrency(1);

const TIMEOUT_SECONDS = 40;

/** Opens a file that libvips decodes itself. */
export function vips(bytes: Buffer, options: SharpOptions = {}): Sharp {
  // Pictures of phones are often slightly invalid yet complete: only truncated ones are rejected.
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', ...options }).timeout({ seconds: TIMEOUT_SECONDS });
}

export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** Opens decoded pixels. */
export function vipsFromPixels({ data, ...raw }: Pixels): Sharp {
  return sharp(data, { raw, limitInputPixels: MAX_PIXELS }).timeout({ seconds: TIMEOUT_SECONDS });
}

/** A white background to compose pictures on. */
export function whiteBackground({ width, height }: Pick<Pixels, 'width' | 'height'>): Sharp {
  return sharp({ create: { width, height, channels: 3, background: 'white' }, limitInputPixels: MAX_PIXELS }).timeout({
    seconds: TIMEOUT_SECONDS,
  });
}

/** Runs the pipeline and returns pixels: eight bits per channel, sRGB. */
export async function readPixels(pipeline: Sharp): Promise<Pixels> {
  const { data, info } = await mapVipsErrors(pipeline.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }));
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] };
}

export function unreadable(): ApiError {
  return new ApiError('unreadable_file', 'The image cannot be read: it is damaged, truncated, or uses an unsupported encoding.');
}

/** Awaits libvips and maps its errors to API errors: they are caused by the picture of the caller, not by the service. */
export async function mapVipsErrors<T>(pipeline: Promise<T>): Promise<T> {
  try {
    return await pipeline;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof Error && error.message.startsWith('timeout')) {
      throw new ApiError('timeout', 'Processing the image exceeded the time limit. Try a smaller image.');
    }
    throw unreadable();
  }
}
