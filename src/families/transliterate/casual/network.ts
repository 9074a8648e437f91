/** Inference of the transliteration network: letter probabilities (frames) of each word. Only for worker processes. */
import { INDIC_XLIT } from '../../../core/models/built-in.ts';
import type { Tensor } from '../../../core/models/onnx.ts';
import { LazySession, readVerified } from '../../../core/models/weights.ts';
import { Alphabet, type Direction, Manifest } from './alphabet.ts';

/** One thread: more end a run sooner, but cost more CPU in total. */
const weights = new LazySession(INDIC_XLIT.network, { threads: 1, keepMemory: true });

let loadedAlphabet: Alphabet | undefined;

export function alphabet(): Alphabet {
  loadedAlphabet ??= new Alphabet(Manifest.parse(JSON.parse(readVerified(INDIC_XLIT.manifest).toString())));
  return loadedAlphabet;
}

/** Frames of one word: log probabilities of the letters of the inventory, up to a constant per frame. */
export type Frames = readonly Float32Array[];

interface BatchRow {
  readonly first: number;
  readonly words: readonly (readonly number[])[];
  /** Including the spaces around the words. */
  readonly length: number;
}

/** Batch size in letters: more exceed the CPU caches, fewer underuse the CPU. */
const MAX_BATCH_LETTERS = 256;

/** Computes the frames of consecutive words of a text. Several words share a row where context improves the reading. */
export async function inferFrames(words: readonly string[], code: string, direction: Direction): Promise<Frames[]> {
  const letters = alphabet();
  const wordsPerRow = direction === 'native' ? letters.language(code).wordsPerRow : 1;
  const rows = rowsOf(
    words.map((word) => letters.encode(word, code)),
    wordsPerRow,
  ).sort((a, b) => a.length - b.length);
  const frames = new Array<Frames>(words.length);
  for (let index = 0; index < rows.length; ) {
    const run = rows.slice(index, index + Math.max(1, Math.floor(MAX_BATCH_LETTERS / (rows[index] as BatchRow).length)));
    await inferRows(run, code, direction, frames);
    index += run.length;
  }
  return frames;
}

/** Divides the words into rows of about equal size. */
function rowsOf(words: readonly (readonly number[])[], wordsPerRow: number): BatchRow[] {
  const count = Math.ceil(words.length / wordsPerRow);
  const cut = (part: number): number => Math.round((part * words.length) / count);
  return Array.from({ length: count }, (_, part) => {
    const batch = words.slice(cut(part), cut(part + 1));
    return { first: cut(part), words: batch, length: batch.reduce((sum, word) => sum + word.length + 1, 1) };
  });
}

async function inferRows(rows: readonly BatchRow[], code: string, direction: Direction, frames: Frames[]): Promise<void> {
  const { manifest } = alphabet();
  const { tokenIds } = alphabet().vocabulary(code, direction);
  const inputs = {
    ...packRows(rows, manifest.tokens.space),
    inventory: int64Tensor(tokenIds),
    language: int64Tensor([alphabet().language(code).number]),
    mode: int64Tensor([manifest.modes[direction]]),
  };
  const session = await weights.session();
  const { data } = session.run(inputs, 'frames');
  let end = 0;
  const frame = (): Float32Array => {
    end += tokenIds.length;
    return data.subarray(end - tokenIds.length, end);
  };
  for (const { first, words } of rows) {
    for (const [index, word] of words.entries())
      frames[first + index] = Array.from({ length: word.length * manifest.framesPerLetter }, frame);
  }
}

/** Packs the letters of all rows without padding, with their positions: only attention works on padded rows. */
function packRows(rows: readonly BatchRow[], space: number): Record<'tokens' | 'rows' | 'places' | 'letters', Tensor> {
  const longest = Math.max(...rows.map(({ length }) => length));
  const tokens: number[] = [];
  const places: number[] = [];
  const letters: number[] = [];
  const table = new Array<number>(rows.length * longest).fill(PADDING);
  for (const [index, { words }] of rows.entries()) {
    const start = index * longest - tokens.length;
    const add = (token: number): void => {
      const paddedIndex = start + tokens.length;
      table[paddedIndex] = tokens.length;
      places.push(paddedIndex);
      tokens.push(token);
    };
    add(space);
    for (const word of words) {
      for (const token of word) {
        letters.push(tokens.length);
        add(token);
      }
      add(space);
    }
  }
  return {
    tokens: int64Tensor(tokens, [1, tokens.length]),
    rows: int64Tensor(table, [rows.length, longest]),
    places: int64Tensor(places),
    letters: int64Tensor(letters),
  };
}

/** Padding of a row after its end. */
const PADDING = -1;

function int64Tensor(numbers: readonly number[], shape: readonly number[] = [numbers.length]): Tensor {
  return { data: BigInt64Array.from(numbers, BigInt), shape };
}
