/** Size limits of pictures, checked on headers before anything is decoded. */
import { ApiError } from '../request/api-error.ts';
import type { PictureFormat } from './format.ts';
import { countFrames } from './frames.ts';

/** Pixels of all decoded frames together, counted as in imgproxy and Cloudflare Images. */
export const MAX_PIXELS = 100_000_000;
/** HEIC and AVIF decoders hold several copies of a picture: 17 bytes per pixel measured. */
export const MAX_VIDEO_CODED_PIXELS = 64_000_000;
export const MAX_FRAMES = 300;
/** A file with more is not even opened for its header, because decoders walk all frames. Scanned books have a thousand pages. */
const MAX_FRAMES_PER_FILE = 2_000;

export function checkPixels(width: number, height: number, maxPixels: number = MAX_PIXELS): void {
  if (width * height <= maxPixels) return;
  throw new ApiError('too_large', `The image has ${width} × ${height} pixels; the limit is ${maxPixels / 1_000_000} million pixels.`);
}

export function checkAnimation(width: number, height: number, frames: number): void {
  const tooLarge = width * height * frames > MAX_PIXELS;
  if (!tooLarge && frames <= MAX_FRAMES) return;
  throw new ApiError(
    'too_large',
    `The animation has ${frames} frames of ${width} × ${height} pixels; the limits are ${MAX_FRAMES} frames and ${MAX_PIXELS / 1_000_000} million pixels in total.`,
  );
}

/** Call before a decoder sees the file. */
export function checkFrames(kind: PictureFormat, bytes: Buffer): void {
  if (countFrames(kind, bytes, MAX_FRAMES_PER_FILE + 1) <= MAX_FRAMES_PER_FILE) return;
  throw new ApiError('too_large', `The file has more than ${MAX_FRAMES_PER_FILE} frames or pages.`);
}
