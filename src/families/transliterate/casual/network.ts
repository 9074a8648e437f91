/** Inference of the transliteration network: letter probabilities (frames) of each word. Only for worker processes. */
import { INDIC_XLIT } from '../../../core/models/built-in.ts';
import type { Tensor } from '../../../core/models/onnx.ts';
import { readProven, Weights } from '../../../core/models/weights.ts';
import { Alphabet, type Direction, Manifest } from './alphabet.ts';

/** One thread: more end a run sooner, but cost more CPU in total. */
const weights = new Weights(INDIC_XLIT.network, { threads: 1, keepMemory: true });

let opened: Alphabet | undefined;

export function alphabet(): Alphabet {
  opened ??= new Alphabet(Manifest.parse(JSON.parse(readProven(INDIC_XLIT.manifest).toString())));
  return opened;
}

/** Frames of one word: log probabilities of the letters of the inventory, up to a constant per frame. */
export type Frames = readonly Float32Array[];

interface Row {
  readonly first: number;
  readonly words: readonly (readonly number[])[];
  /** Including the spaces around the words. */
  readonly length: number;
}

/** Batch size in letters: more exceed the CPU caches, fewer underuse the CPU. */
const MOST_COLUMNS = 256;

/** Computes the frames of consecutive words of a text. Several words share a row where context improves the reading. */
export async function seeWords(words: readonly string[], code: string, direction: Direction): Promise<Frames[]> {
  const letters = alphabet();
  const most = direction === 'native' ? letters.language(code).wordsPerRow : 1;
  const rows = rowsOf(
    words.map((word) => letters.encode(word, code)),
    most,
  ).sort((one, other) => one.length - other.length);
  const seen = new Array<Frames>(words.length);
  for (let at = 0; at < rows.length; ) {
    const run = rows.slice(at, at + Math.max(1, Math.floor(MOST_COLUMNS / (rows[at] as Row).length)));
    await seeRows(run, code, direction, seen);
    at += run.length;
  }
  return seen;
}

/** Divides the words into rows of about equal size. */
function rowsOf(words: readonly (readonly number[])[], most: number): Row[] {
  const count = Math.ceil(words.length / most);
  const cut = (part: number): number => Math.round((part * words.length) / count);
  return Array.from({ length: count }, (_, part) => {
    const own = words.slice(cut(part), cut(part + 1));
    return { first: cut(part), words: own, length: own.reduce((sum, word) => sum + word.length + 1, 1) };
  });
}

async function seeRows(rows: readonly Row[], code: string, direction: Direction, seen: Frames[]): Promise<void> {
  const { manifest } = alphabet();
  const { numbers } = alphabet().inventory(code, direction);
  const inputs = {
    ...columnsOf(rows, manifest.tokens.space),
    inventory: list(numbers),
    language: list([alphabet().language(code).number]),
    mode: list([manifest.modes[direction]]),
  };
  const session = await weights.session();
  const { data } = session.run(inputs, 'frames');
  let end = 0;
  const frame = (): Float32Array => {
    end += numbers.length;
    return data.subarray(end - numbers.length, end);
  };
  for (const { first, words } of rows) {
    for (const [at, word] of words.entries()) seen[first + at] = Array.from({ length: word.length * manifest.framesPerLetter }, frame);
  }
}

/** Packs the letters of all rows without padding, with their positions: only attention works on padded rows. */
function columnsOf(rows: readonly Row[], space: number): Record<'tokens' | 'rows' | 'places' | 'letters', Tensor> {
  const longest = Math.max(...rows.map(({ length }) => length));
  const tokens: number[] = [];
  const places: number[] = [];
  const letters: number[] = [];
  const table = new Array<number>(rows.length * longest).fill(FILLING);
  for (const [at, { words }] of rows.entries()) {
    const start = at * longest - tokens.length;
    const add = (token: number): void => {
      const place = start + tokens.length;
      table[place] = tokens.length;
      places.push(place);
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
    tokens: list(tokens, [1, tokens.length]),
    rows: list(table, [rows.length, longest]),
    places: list(places),
    letters: list(letters),
  };
}

/** Padding of a row after its end. */
const FILLING = -1;

function list(numbers: readonly number[], shape: readonly number[] = [numbers.length]): Tensor {
  return { data: BigInt64Array.from(numbers, BigInt), shape };
}
