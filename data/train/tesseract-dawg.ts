/** Reads the dictionary of a Tesseract model: a DAWG whose edges are packed into 64 bits each. */

/** Component numbers in the traineddata file. */
const WORDS = 19;
const LETTERS = 21;
const ENTRY_BYTES = 8;
/** Magic number, number of letters, and number of edges. */
const HEADER_BYTES = 10;
const MARK = 42;
/** Flag bits between the letter and the target of an edge. */
const FLAGS = 3;
const IS_LAST = 1n;
const IS_BACKWARD = 2n;
const ENDS_WORD = 4n;

export function* tesseractWords(model: Buffer): Generator<string> {
  const letters = lettersOf(part(model, LETTERS).toString());
  const graph = part(model, WORDS);
  if (graph.readInt16LE(0) !== MARK) throw new Error('the dictionary has another format');
  const edges = new BigUint64Array(Uint8Array.from(graph.subarray(HEADER_BYTES, HEADER_BYTES + ENTRY_BYTES * graph.readInt32LE(6))).buffer);
  const width = BigInt(Math.ceil(Math.log2(graph.readInt32LE(2) + 1)));
  const letterBits = (1n << width) - 1n;
  const walk = function* (node: number, before: string): Generator<string> {
    for (let index = node; ; index++) {
      const edge = edges[index] as bigint;
      const flags = edge >> width;
      if ((flags & IS_BACKWARD) === 0n) {
        const text = before + (letters[Number(edge & letterBits)] ?? '');
        const next = Number(edge >> (width + BigInt(FLAGS)));
        if (flags & ENDS_WORD) yield text;
        if (next > 0) yield* walk(next, text);
      }
      if (flags & IS_LAST) return;
    }
  };
  yield* walk(0, '');
}

/** Each line begins with the letter; the first line is the count. */
function lettersOf(text: string): string[] {
  const [count, ...lines] = text.split('\n');
  return lines.slice(0, Number(count)).map((line) => line.slice(0, line.indexOf(' ')));
}

/** From its offset to the next one. */
function part(model: Buffer, number: number): Buffer {
  const starts = Array.from({ length: model.readInt32LE(0) }, (_, index) => Number(model.readBigInt64LE(4 + ENTRY_BYTES * index)));
  const start = starts[number] ?? -1;
  if (start < 0) throw new Error(`the model has no part ${number}`);
  return model.subarray(start, Math.min(model.length, ...starts.filter((other) => other > start)));
}
