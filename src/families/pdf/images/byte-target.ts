/** Searches for the best image quality with which a PDF fits into a number of bytes. */
import type { ImageQuality } from './recompress-images.ts';

/** The quality at which every reader sees the artefacts, and letters are just legible. */
export const LOWEST_QUALITY: ImageQuality = { dpi: 50, quality: 25 };
/** Iterations of the bisection; each encodes all images. */
const SEARCH_STEPS = 6;

export interface Attempt {
  readonly bytes: number;
}

/**
 * Bisection between the best and the lowest quality: file size grows, almost always, with both. Returns the best attempt that fits, or the smallest.
 * @param encode writes the file in a quality
 * @param deadline no attempt begins if it would probably end later
 */
export async function searchImageQuality<T extends Attempt>(
  maxBytes: number,
  best: ImageQuality,
  encode: (quality: ImageQuality) => Promise<T>,
  deadline: number,
): Promise<T> {
  let result: T | undefined;
  const attempt = async (loss: number): Promise<boolean> => {
    const encoded = await encode(interpolate(best, loss));
    const fits = encoded.bytes <= maxBytes;
    if (!result || fits || encoded.bytes < result.bytes) result = encoded;
    return fits;
  };
  let [low, high] = [0, 1];
  let slowestMs = 0;
  for (let step = 0; step < SEARCH_STEPS && Date.now() + slowestMs <= deadline; step++) {
    const started = Date.now();
    const isLast = started + 2 * slowestMs > deadline;
    // What does not fit yet gets the last attempt that there is time for.
    const loss = isLast && high === 1 ? 1 : (low + high) / 2;
    if (await attempt(loss)) high = loss;
    else low = loss;
    slowestMs = Math.max(slowestMs, Date.now() - started);
  }
  if (high === 1 && low < 1) await attempt(1);
  return result as T;
}

/** @param loss from 0, the best quality, to 1, the lowest */
function interpolate(best: ImageQuality, loss: number): ImageQuality {
  return {
    dpi: Math.round(best.dpi * (LOWEST_QUALITY.dpi / best.dpi) ** loss),
    quality: Math.round(best.quality + (LOWEST_QUALITY.quality - best.quality) * loss),
  };
}
