/**
 * Names and ordinary words of thirteen languages that were typed for redaction (`data/train/words`), as a sorted list of numbers: the upper bits
 * tell the word, the lower ones what it is. A word that is not in it is taken for one that is about once in 1,400 times.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { bundledFile } from '../../../../../data/bundled.ts';
import { lazyWarm } from '../../../../core/util/lazy-warm.ts';
import { add, begin, finish } from './hashing.ts';

/** A name; a name that is a word as well; an ordinary word; a god, a place, a month: whatever is like a name and is none. */
export const LISTED = { name: 1, both: 2, word: 4, other: 8 } as const;

const BITS = 4;
const MASK = (1 << BITS) - 1;

const entryOf = (script: string, spelt: string, to = spelt.length): number =>
  (finish(add(add(begin(0), script), spelt, 0, to)) & ~MASK) >>> 0;

/** @param listed what each word is, in one script, and again with its own script before it */
export function packLexicon(listed: ReadonlyMap<string, number>): Uint32Array {
  const packed = new Map<number, number>();
  for (const [key, is] of listed) packed.set(entryOf('', key), (packed.get(entryOf('', key)) ?? 0) | is);
  return Uint32Array.from([...packed], ([entry, is]) => (entry | is) >>> 0).sort();
}

/** What lists of the languages of a script say of a word, or, without a script, all lists; or of as many of its letters. */
export type Lexicon = (script: string, spelt: string, letters?: number) => number;

export function readLexicon(packed: Uint32Array): Lexicon {
  return (script, spelt, letters) => {
    const entry = entryOf(script, spelt, letters);
    let [low, high] = [0, packed.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((packed[middle] as number) < entry) low = middle + 1;
      else high = middle;
    }
    const found = packed[low] ?? 0;
    return (found & ~MASK) >>> 0 === entry ? found & MASK : 0;
  };
}

export const bundledLexicon = lazyWarm((): Lexicon => {
  const bytes = brotliDecompressSync(readFileSync(bundledFile('words_in_scripts')));
  return readLexicon(new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / Uint32Array.BYTES_PER_ELEMENT));
});
