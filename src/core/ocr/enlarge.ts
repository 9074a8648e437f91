/** Small letters, as in pictures of screens, are enlarged before they are read: Tesseract was trained on letters of twenty pixels and more. */
import type { Grey } from './grey.ts';
import { letterHeight } from './letter-height.ts';
import { remade } from './remade.ts';

/** Pixels of small letters such as x: those lower than the first are made as high as the second, but not more than so many times. */
const LOWEST = 10;
const WANTED = 20;
const MOST_TIMES = 4;

/** By how much to enlarge a picture so that its letters can be read; 1 for most pictures. */
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
