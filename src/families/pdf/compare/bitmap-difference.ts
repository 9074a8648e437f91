/** Visible differences of two renderings of a page. */
import type { Bitmap, BitmapSize } from '../../../core/pdf/render-bitmap.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface BitmapDifference {
  /** Share of the pixels that differ, from 0 to 1. */
  readonly share: number;
  /** Boxes around the differences, in pixels. */
  readonly boxes: readonly Box[];
}

/** Smaller differences of a channel are hardly visible, or due to another compression of an image. */
const MIN_DIFFERENCE = 20;
const WHITE = 255;
/** Pixels that differ are grouped in cells of this size; cells at most two apart belong to one box. */
const CELL = 4;
const MAX_CELL_DISTANCE = 2;
/** If there are more boxes, larger cells join them. */
const MAX_BOXES = 50;

export function compareBitmaps(first: Bitmap, second: Bitmap): BitmapDifference {
  const size = { width: Math.max(first.width, second.width), height: Math.max(first.height, second.height) };
  const [a, b] = [onCanvas(first, size), onCanvas(second, size)];
  const different: number[] = [];
  for (let pixel = 0; pixel < size.width * size.height; pixel++)
    if (isDifferent(a, b, pixel) && !(isAntialiased(a, b, pixel, size) && isAntialiased(b, a, pixel, size))) different.push(pixel);
  if (different.length === 0) return { share: 0, boxes: [] };
  for (let cell = CELL; ; cell *= 2) {
    const boxes = joinOverlapping(groupPixels(different, size, cell));
    if (boxes.length <= MAX_BOXES) return { share: different.length / (size.width * size.height), boxes };
  }
}

/** The pixels at the upper left of a white canvas. */
function onCanvas({ width, height, pixels }: Bitmap, size: BitmapSize): Uint8Array {
  if (width === size.width && height === size.height) return pixels;
  const canvas = new Uint8Array(size.width * size.height * 3).fill(WHITE);
  for (let row = 0; row < height; row++) canvas.set(pixels.subarray(row * width * 3, (row + 1) * width * 3), row * size.width * 3);
  return canvas;
}

function isDifferent(a: Uint8Array, b: Uint8Array, pixel: number): boolean {
  for (let index = 3 * pixel; index < 3 * pixel + 3; index++)
    if (Math.abs((a[index] as number) - (b[index] as number)) > MIN_DIFFERENCE) return true;
  return false;
}

/** Whether the neighbourhood of the pixel in `b` spans its value in `a`: edges that moved by less than a pixel are the same. */
function isAntialiased(a: Uint8Array, b: Uint8Array, pixel: number, { width, height }: BitmapSize): boolean {
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  for (let channel = 0; channel < 3; channel++) {
    let [least, most] = [WHITE, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const value = b[3 * (row * width + column) + channel] as number;
        [least, most] = [Math.min(least, value), Math.max(most, value)];
      }
    }
    const value = a[3 * pixel + channel] as number;
    if (value < least - MIN_DIFFERENCE || value > most + MIN_DIFFERENCE) return false;
  }
  return true;
}

/** Bounding boxes of the connected components of the cells. */
function groupPixels(pixels: readonly number[], { width, height }: BitmapSize, cell: number): Box[] {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const isOpen = new Uint8Array(columns * rows);
  const cellOf = (pixel: number): number => Math.floor(pixel / width / cell) * columns + Math.floor((pixel % width) / cell);
  for (const pixel of pixels) isOpen[cellOf(pixel)] = 1;
  const boxes: Box[] = [];
  for (const start of isOpen.keys()) {
    if (isOpen[start] === 0) continue;
    let [left, right, top, bottom] = [columns, 0, rows, 0];
    isOpen[start] = 0;
    const queue = [start];
    for (let current = queue.pop(); current !== undefined; current = queue.pop()) {
      const [x, y] = [current % columns, Math.floor(current / columns)];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      for (let row = Math.max(0, y - MAX_CELL_DISTANCE); row <= Math.min(rows - 1, y + MAX_CELL_DISTANCE); row++) {
        for (let column = Math.max(0, x - MAX_CELL_DISTANCE); column <= Math.min(columns - 1, x + MAX_CELL_DISTANCE); column++) {
          const neighbour = row * columns + column;
          if (isOpen[neighbour] === 0) continue;
          isOpen[neighbour] = 0;
          queue.push(neighbour);
        }
      }
    }
    const [rightEdge, bottomEdge] = [Math.min(width, (right + 1) * cell), Math.min(height, (bottom + 1) * cell)];
    boxes.push({ left: left * cell, top: top * cell, width: rightEdge - left * cell, height: bottomEdge - top * cell });
  }
  return boxes;
}

function joinOverlapping(boxes: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (let box of boxes) {
    for (let index = 0; index < joined.length; ) {
      const other = joined[index] as Box;
      if (!overlap(box, other)) index++;
      else {
        joined.splice(index, 1);
        box = union(box, other);
        index = 0;
      }
    }
    joined.push(box);
  }
  return joined;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

function union(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const [right, bottom] = [Math.max(a.left + a.width, b.left + b.width), Math.max(a.top + a.height, b.top + b.height)];
  return { left, top, width: right - left, height: bottom - top };
}
