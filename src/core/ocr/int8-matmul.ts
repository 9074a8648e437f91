/**
 * Two fifths of the time in which Tesseract reads, or more, go into one function: a matrix of bytes times a vector of bytes.
 * The package has it in one form for all processors, which widens every weight before it is multiplied. In its place comes the one of two others
 * that suits the processor; both give the same results to the last bit.
 */
import { type Instance, instantiateSync } from '../util/web-assembly.ts';
import { matmulByBytes } from './int8-matmul-bytes.ts';
import { matmulByPairs, SCRATCH_BYTES } from './int8-matmul-pairs.ts';

/**
 * rows, columns, weights, scales, vector, results: the last four are addresses. A row ends with its bias, before which stands a weight without
 * meaning where the number of columns is even. No byte of the vector is below -127.
 */
export type Int8Matmul = (rows: number, columns: number, weights: number, scales: number, vector: number, results: number) => void;

/** Memory, what gives out parts of it, functions by their numbers, and the number of the product among them, in the build of the package that is pinned. */
const MEMORY = 'T';
const ALLOCATE = 'xf';
const TABLE = 'da';
const PRODUCT = 511;

interface Functions {
  get(at: number): Int8Matmul;
  set(at: number, product: Int8Matmul): void;
}

const functionsOf = ({ exports }: Instance): Functions => exports[TABLE] as Functions;

/** The function that an instance of Tesseract has, and those that can stand in for it. */
export function matmulsOf(instance: Instance): Record<'own' | 'byBytes' | 'byPairs', Int8Matmul> {
  const own = functionsOf(instance).get(PRODUCT);
  const { exports } = instance;
  const started = (bytes: Uint8Array): Int8Matmul => instantiateSync(bytes, { e: { m: exports[MEMORY], f: own } }).exports.f as Int8Matmul;
  const scratch = (exports[ALLOCATE] as (bytes: number) => number)(SCRATCH_BYTES);
  return { own, byBytes: started(matmulByBytes()), byPairs: started(matmulByPairs(scratch)) };
}

const SUITABLE: Partial<Record<NodeJS.Architecture, 'byBytes' | 'byPairs'>> = { arm64: 'byBytes', x64: 'byPairs' };

/** Changes an instance of Tesseract where that helps. */
export function replaceMatmul(instance: Instance): void {
  const suitable = SUITABLE[process.arch];
  if (suitable) functionsOf(instance).set(PRODUCT, matmulsOf(instance)[suitable]);
}
