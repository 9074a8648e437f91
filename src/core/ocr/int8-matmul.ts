/**
 * Tesseract spends two fifths of its time or more in one function: an int8 matrix-vector product. The package has one version for all processors,
 * which widens each weight before it is multiplied. It is replaced by one of two others, chosen by processor; results are identical to the last bit.
 */
import { type Instance, instantiateSync } from '../util/web-assembly.ts';
import { matmulByBytes } from './int8-matmul-bytes.ts';
import { matmulByPairs, SCRATCH_BYTES } from './int8-matmul-pairs.ts';

/**
 * The last four parameters are addresses. A row ends with its bias, preceded by a padding weight if the number of columns is even. No byte of the
 * vector is below -127.
 */
export type Int8Matmul = (rows: number, columns: number, weights: number, scales: number, vector: number, results: number) => void;

/** Export names of memory, allocator and function table, and the table slot of the product, in the pinned build of the package. */
const MEMORY = 'T';
const ALLOCATE = 'xf';
const TABLE = 'da';
const PRODUCT = 511;

interface Functions {
  get(at: number): Int8Matmul;
  set(at: number, product: Int8Matmul): void;
}

const functionsOf = ({ exports }: Instance): Functions => exports[TABLE] as Functions;

/** The function of a Tesseract instance, and its replacements. */
export function matmulsOf(instance: Instance): Record<'own' | 'byBytes' | 'byPairs', Int8Matmul> {
  const own = functionsOf(instance).get(PRODUCT);
  const { exports } = instance;
  const started = (bytes: Uint8Array): Int8Matmul => instantiateSync(bytes, { e: { m: exports[MEMORY], f: own } }).exports.f as Int8Matmul;
  const scratch = (exports[ALLOCATE] as (bytes: number) => number)(SCRATCH_BYTES);
  return { own, byBytes: started(matmulByBytes()), byPairs: started(matmulByPairs(scratch)) };
}

const SUITABLE: Partial<Record<NodeJS.Architecture, 'byBytes' | 'byPairs'>> = { arm64: 'byBytes', x64: 'byPairs' };

/** Patches an instance of Tesseract if its processor has a faster version. */
export function replaceMatmul(instance: Instance): void {
  const suitable = SUITABLE[process.arch];
  if (suitable) functionsOf(instance).set(PRODUCT, matmulsOf(instance)[suitable]);
}
