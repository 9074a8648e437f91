/**
 * Replaces Tesseract's int8 matrix-vector product, in which it spends two fifths of its time or more. The package has one version for all processors,
 * which widens each weight before it is multiplied. The replacement is chosen by processor; results are identical to the last bit.
 */
import { instantiateSync, type WasmInstance } from '../util/web-assembly.ts';
import { matmulByBytes } from './int8-matmul-bytes.ts';
import { matmulByPairs, SCRATCH_BYTES } from './int8-matmul-pairs.ts';

/**
 * The last four parameters are addresses. A row ends with its bias, preceded by a padding weight if the number of columns is even. No byte of the
 * vector is below -127.
 */
export type Int8Matmul = (rows: number, columns: number, weights: number, scales: number, vector: number, results: number) => void;

/** Export names of memory, allocator and function table, and the table slot of the function, in the pinned build of the package. */
const MEMORY = 'T';
const MALLOC = 'xf';
const TABLE = 'da';
const MATMUL_SLOT = 511;

interface FunctionTable {
  get(index: number): Int8Matmul;
  set(index: number, matmul: Int8Matmul): void;
}

const functionTableOf = ({ exports }: WasmInstance): FunctionTable => exports[TABLE] as FunctionTable;

/** The function of a Tesseract instance, and its replacements. */
export function matmulVariants(instance: WasmInstance): Record<'original' | 'byBytes' | 'byPairs', Int8Matmul> {
  const original = functionTableOf(instance).get(MATMUL_SLOT);
  const { exports } = instance;
  const instantiate = (bytes: Uint8Array): Int8Matmul =>
    instantiateSync(bytes, { e: { m: exports[MEMORY], f: original } }).exports.f as Int8Matmul;
  const scratch = (exports[MALLOC] as (bytes: number) => number)(SCRATCH_BYTES);
  return { original, byBytes: instantiate(matmulByBytes()), byPairs: instantiate(matmulByPairs(scratch)) };
}

const VARIANT_BY_ARCHITECTURE: Partial<Record<NodeJS.Architecture, 'byBytes' | 'byPairs'>> = { arm64: 'byBytes', x64: 'byPairs' };

/** Patches an instance of Tesseract if its processor has a faster version. */
export function replaceMatmul(instance: WasmInstance): void {
  const variant = VARIANT_BY_ARCHITECTURE[process.arch];
  if (variant) functionTableOf(instance).set(MATMUL_SLOT, matmulVariants(instance)[variant]);
}
