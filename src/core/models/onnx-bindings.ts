/**
 * FFI bindings to the C API of ONNX Runtime. The function table is only extended at its end: these indices are those of its first version and stay valid in
 * later ones.
 */
import { createRequire } from 'node:module';
import koffi from 'koffi';
import { onnxFile } from './onnx-package.ts';

/** A pointer. */
export type Address = bigint;

const API_VERSION = 1;
const TABLE = koffi.array('void *', 102);

const file = createRequire(import.meta.url).resolve(onnxFile(process.platform, process.arch));
/** Exported to hold a reference: koffi unloads a library that is garbage-collected, even while it is in use. */
export const library: ReturnType<typeof koffi.load> = koffi.load(file);
const base = library.func('void *OrtGetApiBase()')() as Address;
const table = koffi.decode(
  koffi.call(koffi.decode(base, 'void *') as Address, koffi.proto('void *', ['uint32_t']), API_VERSION) as Address,
  TABLE,
) as Address[];

type Argument = number | bigint | string | readonly string[] | NodeJS.ArrayBufferView | null;

function bind(index: number, result: string, parameters: readonly string[]): (...values: readonly Argument[]) => unknown {
  const type = koffi.proto(result, [...parameters]);
  return (...values) => koffi.call(table[index], type, ...values);
}

const errorMessage = bind(2, 'const char *', ['void *']);
const releaseStatus = bind(93, 'void', ['void *']);

/** A function that returns a status, null on success; throws otherwise. */
function throwingOnStatus(index: number, ...parameters: readonly string[]): (...values: readonly Argument[]) => void {
  const call = bind(index, 'void *', parameters);
  return (...values) => {
    const status = call(...values) as Address | null;
    if (!status) return;
    const message = errorMessage(status) as string;
    releaseStatus(status);
    throw new Error(message);
  };
}

/** A function whose last parameter is an out pointer, which is returned. */
function withOutPointer(index: number, ...parameters: readonly string[]): (...values: readonly Argument[]) => Address {
  const call = throwingOnStatus(index, ...parameters, 'void *');
  return (...values) => {
    const out = new BigUint64Array(1);
    call(...values, out);
    return out[0] as Address;
  };
}

const releaser = (index: number): ((value: Address) => void) => bind(index, 'void', ['void *']);

export const createEnvironment = withOutPointer(3, 'int', 'const char *');
export const createSession = withOutPointer(8, 'void *', 'void *', 'size_t', 'void *');
export const runSession = throwingOnStatus(9, 'void *', 'void *', 'const char **', 'void *', 'size_t', 'const char **', 'size_t', 'void *');
export const createOptions = withOutPointer(10);
export const disablePattern = throwingOnStatus(17, 'void *');
export const disableArena = throwingOnStatus(19, 'void *');
export const setLogLevel = throwingOnStatus(22, 'void *', 'int');
export const setThreads = throwingOnStatus(24, 'void *', 'int');
export const setParallelNodes = throwingOnStatus(25, 'void *', 'int');
export const countInputs = withOutPointer(30, 'void *');
export const countOutputs = withOutPointer(31, 'void *');
export const inputName = withOutPointer(36, 'void *', 'size_t', 'void *');
export const outputName = withOutPointer(37, 'void *', 'size_t', 'void *');
export const createTensor = withOutPointer(49, 'void *', 'void *', 'size_t', 'void *', 'size_t', 'int');
export const tensorData = withOutPointer(51, 'void *');
export const elementType = throwingOnStatus(60, 'void *', 'void *');
export const countDimensions = withOutPointer(61, 'void *');
export const readDimensions = throwingOnStatus(62, 'void *', 'void *', 'size_t');
export const shapeOf = withOutPointer(65, 'void *');
export const createMemoryInfo = withOutPointer(69, 'int', 'int');
export const freeMemory = throwingOnStatus(76, 'void *', 'void *');
export const defaultAllocator = withOutPointer(78);
export const releaseSession = releaser(95);
export const releaseTensor = releaser(96);
export const releaseShape = releaser(99);
export const releaseOptions = releaser(100);

export const readText = (address: Address): string => koffi.decode(address, 'char', -1) as string;
/** Copies floats out of library memory. */
export const readFloats = (address: Address, count: number): Float32Array => koffi.decode(address, 'float', count) as Float32Array;
