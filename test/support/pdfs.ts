/** PDFs for tests. */
import { readFileSync } from 'node:fs';
import { type Draw, pick } from '../../src/core/util/random.ts';
import { isFull } from './full.ts';
import { listVectors, noVectors } from './vectors.ts';

const folder = new URL('../../../test/fixtures/', import.meta.url);

/** @param name such as `files/invoice` or `pdf/form` */
export function fixturePdf(name: string): Buffer {
  return readFileSync(new URL(`${name}.pdf`, folder));
}

/** Not the one that every program draws for half a minute: what is ended by time is tested with work that never ends. A full run takes it too. */
export function isQuick(name: string): boolean {
  return isFull || !name.includes('issue16263');
}

/** The paths of PDFs among the vectors; none where there are no vectors. */
export function listPdfs(kind: 'pdf' | 'hostile'): string[] {
  const all = noVectors ? [] : listVectors(`documents-and-images/${kind}`);
  return all.filter((name) => /\.(pdf|fuzz)$/.test(name) && isQuick(name));
}

/** A PDF damaged by a few flipped bytes, by an early end, or by a piece of another one. The same for the same draw. */
export function damaged(pdfs: readonly Buffer[], draw: Draw): Buffer {
  const original = pick(draw, pdfs);
  const way = draw(4);
  if (way === 0) return original.subarray(0, draw(original.length));
  const copy = Buffer.from(original);
  if (way === 1) {
    const other = pick(draw, pdfs);
    const length = draw(Math.min(4_096, other.length));
    const from = draw(other.length - length);
    return Buffer.concat([copy.subarray(0, draw(copy.length)), other.subarray(from, from + length), copy.subarray(draw(copy.length))]);
  }
  for (let flips = 1 + draw(way === 2 ? 8 : 200); flips > 0; flips--) copy[draw(copy.length)] = draw(256);
  return copy;
}
