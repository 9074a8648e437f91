import { readFileSync } from 'node:fs';
import { pick, type RandomInt } from '../../src/core/util/random.ts';
import { isFull } from './test-tiers.ts';
import { listVectors, noVectors } from './vectors.ts';

const folder = new URL('../../../test/fixtures/', import.meta.url);

/** @param name for example `files/invoice` or `pdf/form` */
export function fixturePdf(name: string): Buffer {
  return readFileSync(new URL(`${name}.pdf`, folder));
}

/** Excludes one PDF that every renderer needs half a minute for; timeouts are tested with endless work instead. A full run includes it. */
export function isQuick(name: string): boolean {
  return isFull || !name.includes('issue16263');
}

/** Paths of the PDFs among the external vectors; empty where the vectors are missing. */
export function listPdfs(kind: 'pdf' | 'hostile'): string[] {
  const all = noVectors ? [] : listVectors(`documents-and-images/${kind}`);
  return all.filter((name) => /\.(pdf|fuzz)$/.test(name) && isQuick(name));
}

/** Damages a PDF: random bytes, truncation, or a chunk of another PDF spliced in. Deterministic for a seeded `randomInt`. */
export function damaged(pdfs: readonly Buffer[], randomInt: RandomInt): Buffer {
  const original = pick(randomInt, pdfs);
  const way = randomInt(4);
  if (way === 0) return original.subarray(0, randomInt(original.length));
  const copy = Buffer.from(original);
  if (way === 1) {
    const other = pick(randomInt, pdfs);
    const length = randomInt(Math.min(4_096, other.length));
    const from = randomInt(other.length - length);
    return Buffer.concat([
      copy.subarray(0, randomInt(copy.length)),
      other.subarray(from, from + length),
      copy.subarray(randomInt(copy.length)),
    ]);
  }
  for (let flips = 1 + randomInt(way === 2 ? 8 : 200); flips > 0; flips--) copy[randomInt(copy.length)] = randomInt(256);
  return copy;
}
