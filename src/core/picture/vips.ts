/** libvips, set for a service: no cache between callers, one thread a job, limits on what is read and how long it takes. */
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { ApiError } from '../request/api-error.ts';
import { MOST_PIXELS } from './limits.ts';

sharp.cache(false);
sharp.concurrency(1);

const MOST_SECONDS = 40;

/** A file that libvips decodes itself. */
export function vips(bytes: Buffer, options: SharpOptions = {}): Sharp {
  // Pictures of phones are often slightly wrong and still complete: only those that end too early are refused.
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', ...options }).timeout({ seconds: MOST_SECONDS });
}

export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** Pixels that were decoded already. */
export function vipsFromPixels({ data, ...raw }: Pixels): Sharp {
  return sharp(data, { raw, limitInputPixels: MOST_PIXELS }).timeout({ seconds: MOST_SECONDS });
}

/** White paper to lay pictures on. */
export function blankPaper({ width, height }: Pick<Pixels, 'width' | 'height'>): Sharp {
  return sharp({ create: { width, height, channels: 3, background: 'white' }, limitInputPixels: MOST_PIXELS }).timeout({
    seconds: MOST_SECONDS,
  });
}

/** What comes of the work, decoded: eight bits a channel, in sRGB. */
export async function readPixels(work: Sharp): Promise<Pixels> {
  const { data, info } = await reading(work.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }));
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] };
}

export function unreadable(): ApiError {
  return new ApiError('unreadable_file', 'The picture cannot be read: it is damaged, cut short, or coded in a way that is not supported.');
}

/** Waits for libvips; what it cannot read is the caller's picture, not our mistake. */
export async function reading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof Error && error.message.startsWith('timeout')) {
      throw new ApiError('timeout', 'The work on the picture took longer than it may. Try a smaller picture.');
    }
    throw unreadable();
  }
}
