/** Runs the network: what it sees in each word, letter by letter. Only for child processes. */
import { INDIC_XLIT } from '../../../core/models/built-in.ts';
import { readProven, Weights } from '../../../core/models/weights.ts';
import { Alphabet, type Direction, type Inventory, Manifest } from './alphabet.ts';

/** More threads end a run sooner but cost more CPU, which others wait for. */
const weights = new Weights(INDIC_XLIT.network, { threads: 1, keepMemory: true });

let opened: Alphabet | undefined;

export function alphabet(): Alphabet {
  opened ??= new Alphabet(Manifest.parse(JSON.parse(readProven(INDIC_XLIT.manifest).toString())));
  return opened;
}

/** Frames of one word: logarithms of the probabilities of the letters of the inventory. */
export type Frames = readonly Float32Array[];

interface Row {
  readonly first: number;
  readonly words: readonly (readonly number[])[];
  /** Words with a space around each. */
  readonly length: number;
}

/** Letters of one run: more do not fit into the caches of a processor, fewer do not use it. */
const MOST_COLUMNS = 256;

/** Words that stand together in a text, in their order. Several are read together where that reads better than single words. */
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

/** Rows of about the same number of words. */
function rowsOf(words: readonly (readonly number[])[], most: number): Row[] {
  const count = Math.ceil(words.length / most);
  const cut = (part: number): number => Math.round((part * words.length) / count);
  return Array.from({ length: count }, (_, part) => {
    const own = words.slice(cut(part), cut(part + 1));
    return { first: cut(part), words: own, length: own.reduce((sum, word) => sum + word.length + 1, 1) };
  });
}

async function seeRows(rows: readonly Row[], code: string, direction: Direction, seen: Frames[]): Promise<void> {
  const letters = alphabet();
  const { tokens, modes, framesPerLetter, outputs } = letters.manifest;
  const columns = Math.max(...rows.map(({ length }) => length));
  const data = new BigInt64Array(rows.length * columns);
  for (const [at, { words }] of rows.entries()) {
    data.set([tokens.space, ...words.flatMap((word) => [...word, tokens.space])].map(BigInt), at * columns);
  }
  const tag = (number: number): { data: BigInt64Array; shape: number[] } => ({
    data: new BigInt64Array(rows.length).fill(BigInt(number)),
    shape: [rows.length],
  });
  const inputs = {
    tokens: { data, shape: [rows.length, columns] },
    language: tag(letters.language(code).number),
    mode: tag(modes[direction]),
  };
  const session = await weights.session();
  const { data: frames } = session.run(inputs, 'frames');
  const inventory = letters.inventory(code, direction);
  for (const [at, { first, words }] of rows.entries()) {
    let column = at * columns + 1;
    for (const [place, word] of words.entries()) {
      seen[first + place] = framesOf(frames, column * framesPerLetter, word.length * framesPerLetter, outputs, inventory);
      column += word.length + 1;
    }
  }
}

/** Only the letters that an answer may have. */
function framesOf(values: Float32Array, start: number, count: number, outputs: number, { numbers }: Inventory): Frames {
  return Array.from({ length: count }, (_, at) => {
    const base = (start + at) * outputs;
    const frame = new Float32Array(numbers.length);
    for (let letter = 0; letter < numbers.length; letter++) frame[letter] = values[base + (numbers[letter] as number)] as number;
    return frame;
  });
}
