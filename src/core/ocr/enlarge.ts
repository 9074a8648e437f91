/** Upscales small text, as in screenshots: Tesseract was trained on letters of twenty pixels and more. */
import type { Grey } from './grey.ts';
import { letterHeight } from './letter-height.ts';
import { remade } from './remade.ts';

/** x-height in pixels: text below `LOWEST` is scaled to `WANTED`, by at most `MOST_TIMES`. */
const LOWEST = 10;
const WANTED = 20;
const MOST_TIMES = 4;

/** Scale factor that makes the letters legible; 1 for most pictures. */
export function enlargement(picture: Grey, longestSide: number): number {
  const room = longestSide / Math.max(picture.width, picture.height);
  if (room <= 1) return 1;
  const height = letterHeight(picture);
  if (height === undefined || height >= LOWEST) return 1;
  return Math.max(1, Math.min(WANTED / height, MOST_TIMES, room));
}

export async function enlarge(picture: Grey, times: number): Promise<Grey> {
  const [width, height] = [Math.round(picture.width * times), Math.round(picture.height * times)];
  return remade(picture, (small) => small.resize({ width, height, fit: 'fill', kernel: 'cubic' }));
}
