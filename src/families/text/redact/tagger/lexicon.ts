/**
 * Lexicon of names and ordinary words of thirteen languages (`data/train/words`), as a sorted array of 32-bit entries: a 28-bit hash of the word and
 * four flag bits, looked up by binary search. The false positive rate is about 1 in 1,400.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { bundledFile } from '../../../../../data/bundled.ts';
import { lazyWarm } from '../../../../core/util/lazy-warm.ts';
import { hashFinish, hashSeed, hashUpdate } from './feature-hashing.ts';

/** Bits: name; both name and ordinary word; ordinary word; other proper nouns (gods, places, months) that resemble names. */
export const LEXICON_FLAGS = { name: 1, both: 2, word: 4, other: 8 } as const;

const FLAG_BITS = 4;
const FLAG_MASK = (1 << FLAG_BITS) - 1;

const hashEntry = (script: string, normalised: string, to = normalised.length): number =>
  (hashFinish(hashUpdate(hashUpdate(hashSeed(0), script), normalised, 0, to)) & ~FLAG_MASK) >>> 0;

/** @param flagsByWord flags by pivot form, and by script + pivot form for lookups limited to a script */
export function packLexicon(flagsByWord: ReadonlyMap<string, number>): Uint32Array {
  const packed = new Map<number, number>();
  for (const [key, flags] of flagsByWord) packed.set(hashEntry('', key), (packed.get(hashEntry('', key)) ?? 0) | flags);
  return Uint32Array.from([...packed], ([entry, flags]) => (entry | flags) >>> 0).sort();
}

/** Flags of a word, or of its first `length` characters, in the lexicons of a script; in all lexicons if the script is empty. */
export type Lexicon = (script: string, normalised: string, length?: number) => number;

export function readLexicon(packed: Uint32Array): Lexicon {
  return (script, normalised, length) => {
    const entry = hashEntry(script, normalised, length);
    let [low, high] = [0, packed.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((packed[middle] as number) < entry) low = middle + 1;
      else high = middle;
    }
    const entryWithFlags = packed[low] ?? 0;
    return (entryWithFlags & ~FLAG_MASK) >>> 0 === entry ? entryWithFlags & FLAG_MASK : 0;
  };
}

/** @param file `words_in_scripts`, or `words_in_latin` */
export const bundledLexicon = (file: string): (() => Lexicon) =>
  lazyWarm((): Lexicon => {
    const bytes = brotliDecompressSync(readFileSync(bundledFile(file)));
    return readLexicon(new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / Uint32Array.BYTES_PER_ELEMENT));
  });
