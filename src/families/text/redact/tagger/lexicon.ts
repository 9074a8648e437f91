/**
 * Lexicon of names and ordinary words of thirteen languages (`data/train/words`), as a sorted array of 32-bit entries: a 28-bit hash of the word and
 * four flag bits, looked up by binary search. The false positive rate is about 1 in 1,400.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { bundledFile } from '../../../../../data/bundled.ts';
import { lazyWarm } from '../../../../core/util/lazy-warm.ts';
import { hashFinish, hashSeed, hashUpdate } from './feature-hashing.ts';

/** A name; a name that is also a word; an ordinary word; other proper nouns (gods, places, months) that resemble names. */
export const LEXICON_FLAGS = { name: 1, both: 2, word: 4, other: 8 } as const;

const FLAG_BITS = 4;
const FLAG_MASK = (1 << FLAG_BITS) - 1;

const hashEntry = (script: string, normalised: string, to = normalised.length): number =>
  (hashFinish(hashUpdate(hashUpdate(hashSeed(0), script), normalised, 0, to)) & ~FLAG_MASK) >>> 0;

/** @param listed flags by word, spelled in one script; each word also with its script prefixed */
export function packLexicon(listed: ReadonlyMap<string, number>): Uint32Array {
  const packed = new Map<number, number>();
  for (const [key, is] of listed) packed.set(hashEntry('', key), (packed.get(hashEntry('', key)) ?? 0) | is);
  return Uint32Array.from([...packed], ([entry, is]) => (entry | is) >>> 0).sort();
}

/** Flags of a word, or of its first `letters` letters, in the lexicons of a script; in all lexicons if the script is empty. */
export type Lexicon = (script: string, normalised: string, letters?: number) => number;

export function readLexicon(packed: Uint32Array): Lexicon {
  return (script, normalised, letters) => {
    const entry = hashEntry(script, normalised, letters);
    let [low, high] = [0, packed.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((packed[middle] as number) < entry) low = middle + 1;
      else high = middle;
    }
    const found = packed[low] ?? 0;
    return (found & ~FLAG_MASK) >>> 0 === entry ? found & FLAG_MASK : 0;
  };
}

/** @param file `words_in_scripts`, or `words_in_latin` */
export const bundledLexicon = (file: string): (() => Lexicon) =>
  lazyWarm((): Lexicon => {
    const bytes = brotliDecompressSync(readFileSync(bundledFile(file)));
    return readLexicon(new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / Uint32Array.BYTES_PER_ELEMENT));
  });
