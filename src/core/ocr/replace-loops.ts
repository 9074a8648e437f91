/**
 * Replaces Tesseract's loops over the activations of a layer, in which it spends a quarter of its time. They are inlined, so no function can be
 * replaced: the bytes of each loop in the WebAssembly file are overwritten by an indirect call of a function that is added to the function table.
 * This holds for one build only, which `patches.ts` checks.
 */
import { instantiateSync, type WasmInstance } from '../util/web-assembly.ts';
import { activationInPlace, activationTimesFactors, LOGISTIC, quantiseToInt8, TANH } from './activation-kernels.ts';

const MEMORY = 'T';
const TABLE = 'da';
/** The encoded table section, with a fixed size of 1701 functions, and its replacement with space for more. */
const TABLE_SIZE = '04 07 01 70 01 a5 0d a5 0d';
const LARGER_TABLE_SIZE = '04 07 01 70 01 a9 0d a9 0d';
const FIRST_FREE_SLOT = 1701;

/** WebAssembly instructions as hex bytes; a letter stands for the index of a local, the same at each occurrence. */
const interpolationHex = (table: string): string =>
  `20 k 41 02 74 22 j 41 ${table} 6a 2a 02 04 20 j 2a 02 ${table} 22 z 93 20 y 20 k b3 93 94 20 z 92`;
const activationHex = (table: string, below: string, mirrored: string): string =>
  `22 x 43 00 00 00 00 5d 04 40 ${below} 20 x 43 00 00 80 c3 94 22 y fc 01 22 k 41 fe 1f 4d 04 7d ${interpolationHex(table)} 05 43 00 00 80 3f 0b ${mirrored} 0c 01 0b
   43 00 00 80 3f 20 x 43 00 00 80 43 94 22 y fc 01 22 k 41 fe 1f 4b 0d 00 1a ${interpolationHex(table)} 0b 21 r`;
const tanhHex = activationHex('e0 9e 08', '', '8c');
const logisticHex = activationHex('e0 9e 09', '43 00 00 80 3f', '93');
const nextIterationHex = '20 i 41 01 6a 22 i 20 n 47 0d 00 0b';
const inPlaceLoopHex = (curve: string): string =>
  `03 40 02 7d 20 a 20 i 41 02 74 6a 22 p 2a 02 00 ${curve} 20 p 20 r 38 02 00 ${nextIterationHex}`;
const productLoopHex = `03 40 02 7d 20 a 20 i 41 02 74 22 o 6a 2a 02 00 ${tanhHex} 20 b 20 o 6a 20 r 20 f 20 o 6a 2a 02 00 94 38 02 00 ${nextIterationHex}`;
const quantiseLoopHex = (storeAddressHex: string): string =>
  `03 40 ${storeAddressHex} 6a 41 ff 00 41 81 7f 02 7f 20 a 20 i 41 02 74 6a 2a 02 00 43 00 00 fe 42 94 22 x 43 00 00 00 00 60 04 40 20 x 43 00 00 00 3f 92 fc 00 0c 01 0b
   41 00 43 00 00 00 3f 20 x 93 fc 00 6b 0b 22 y 20 y 41 81 7f 4c 1b 22 y 20 y 41 ff 00 4e 1b 3a 00 00 ${nextIterationHex}`;

/** A loop, its expected number of occurrences, the locals passed to the replacement, and the type index of its signature in the package. */
interface Replacement {
  readonly loops: readonly string[];
  readonly found: number;
  readonly parameters: string;
  readonly typeIndex: number;
  readonly program: () => Uint8Array<ArrayBuffer>;
}
const REPLACEMENTS: readonly Replacement[] = [
  { loops: [inPlaceLoopHex(tanhHex)], found: 2, parameters: 'an', typeIndex: 4, program: () => activationInPlace(TANH) },
  { loops: [inPlaceLoopHex(logisticHex)], found: 5, parameters: 'an', typeIndex: 4, program: () => activationInPlace(LOGISTIC) },
  { loops: [productLoopHex], found: 1, parameters: 'afbn', typeIndex: 6, program: () => activationTimesFactors(TANH) },
  {
    loops: [quantiseLoopHex('20 i 20 b'), quantiseLoopHex('20 b 20 i')],
    found: 2,
    parameters: 'abn',
    typeIndex: 5,
    program: quantiseToInt8,
  },
];

const latin1FromHex = (hex: string): string => Buffer.from(hex.replaceAll(' ', ''), 'hex').toString('latin1');

/** A regular expression over the file as Latin-1 text. */
function loopPattern(loop: string): RegExp {
  const groups = new Set<string>();
  const patternOf = (word: string): string => {
    if (word.length === 2) return `\\x${word}`;
    const isRepeated = groups.has(word);
    groups.add(word);
    return isRepeated ? `\\k<${word}>` : `(?<${word}>.)`;
  };
  return new RegExp(loop.trim().split(/\s+/).map(patternOf).join(''), 'gs');
}

/** The call, padded with nops to the length of the loop. The loop counter is set to its final value, because later code may read it. */
function encodeCall(
  length: number,
  locals: Readonly<Record<string, string>>,
  { parameters, typeIndex }: Replacement,
  index: number,
): string {
  const hexOf = (local: string): string => Buffer.from(locals[local] as string, 'latin1').toString('hex');
  const slot = FIRST_FREE_SLOT + index;
  const call = `${[...parameters].map((local) => `20${hexOf(local)}`).join('')} 41${((slot & 0x7f) | 0x80).toString(16)}${(slot >> 7).toString(16).padStart(2, '0')} 11${typeIndex.toString(16).padStart(2, '0')}00 20${hexOf('n')}21${hexOf('i')}`;
  const nop = '\x01';
  return latin1FromHex(call).padEnd(length, nop);
}

/** @returns the module with indirect calls instead of loops */
export function replaceLoops(program: Uint8Array): Uint8Array {
  let text = Buffer.from(program).toString('latin1').replace(latin1FromHex(TABLE_SIZE), latin1FromHex(LARGER_TABLE_SIZE));
  for (const [index, replacement] of REPLACEMENTS.entries()) {
    let found = 0;
    for (const loop of replacement.loops) {
      text = text.replace(loopPattern(loop), (...match) => {
        found++;
        return encodeCall((match[0] as string).length, match.at(-1) as Record<string, string>, replacement, index);
      });
    }
    if (found !== replacement.found) throw new Error(`a loop was found ${found} times instead of ${replacement.found}`);
  }
  return Buffer.from(text, 'latin1');
}

interface FunctionTable {
  set(index: number, replacement: unknown): void;
}

/** The replacement functions, in table order. */
export function instantiateLoops({ exports }: WasmInstance): readonly unknown[] {
  return REPLACEMENTS.map(({ program }) => instantiateSync(program(), { e: { m: exports[MEMORY], f: () => {} } }).exports.f);
}

/** Adds the replacement functions to the table of an instance of the patched module. */
export function installLoops(instance: WasmInstance): void {
  const functions = instance.exports[TABLE] as FunctionTable;
  for (const [index, replacement] of instantiateLoops(instance).entries()) functions.set(FIRST_FREE_SLOT + index, replacement);
}
