/** How large pictures may be. Headers say the size, so nothing that is too large is ever decoded. */
import { ApiError } from '../request/api-error.ts';
import { countFrames } from './frames.ts';
import type { PictureKind } from './kind.ts';

/** Pixels of all frames that are decoded, as imgproxy and Cloudflare Images count them. */
export const MOST_PIXELS = 100_000_000;
/** The decoders of HEIC and AVIF hold a picture several times over while they work: 17 bytes a pixel were measured. */
export const MOST_VIDEO_CODED_PIXELS = 64_000_000;
export const MOST_FRAMES = 300;
/** A file with more is not opened at all, not even for its header: decoders walk over every frame. Books of scans have a thousand pages. */
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

/** To be asked before a decoder sees the file. */
export function checkFrames(kind: PictureKind, bytes: Buffer): void {
  if (countFrames(kind, bytes, MOST_FRAMES_OF_A_FILE + 1) <= MOST_FRAMES_OF_A_FILE) return;
  throw new ApiError('too_large', `The file has more than ${MOST_FRAMES_OF_A_FILE} frames or pages.`);
}
