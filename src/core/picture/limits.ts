/** Size limits of pictures, checked on headers before anything is decoded. */
import { ApiError } from '../request/api-error.ts';
import { countFrames } from './frames.ts';
import type { PictureKind } from './kind.ts';

/** Pixels of all decoded frames together, counted as in imgproxy and Cloudflare Images. */
export const MOST_PIXELS = 100_000_000;
/** HEIC and AVIF decoders hold several copies of a picture: 17 bytes per pixel measured. */
export const MOST_VIDEO_CODED_PIXELS = 64_000_000;
export const MOST_FRAMES = 300;
/** A file with more is not even opened for its header, because decoders walk all frames. Scanned books have a thousand pages. */
const MOST_FRAMES_OF_A_FILE = 2_000;

export function checkPixels(width: number, height: number, most: number = MOST_PIXELS): void {
  if (width * height <= most) return;
  throw new ApiError('too_large', `The picture has ${width} × ${height} pixels; at most ${most / 1_000_000} million can be read.`);
}

export function checkAnimation(width: number, height: number, frames: number): void {
  const tooLarge = width * height * frames > MOST_PIXELS;
  if (!tooLarge && frames <= MOST_FRAMES) return;
  throw new ApiError(
    'too_large',
    `The animation has ${frames} frames of ${width} × ${height} pixels; at most ${MOST_FRAMES} frames and ${MOST_PIXELS / 1_000_000} million pixels in all can be read.`,
  );
}

/** Call before a decoder sees the file. */
export function checkFrames(kind: PictureKind, bytes: Buffer): void {
  if (countFrames(kind, bytes, MOST_FRAMES_OF_A_FILE + 1) <= MOST_FRAMES_OF_A_FILE) return;
  throw new ApiError('too_large', `The file has more than ${MOST_FRAMES_OF_A_FILE} frames or pages.`);
}
