/**
 * FFI bindings to the C API of ONNX Runtime. The function table only grows at its end: these indices are from its first version, which all later ones
 * keep.
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

function bind(place: number, result: string, parameters: readonly string[]): (...values: readonly Argument[]) => unknown {
  const type = koffi.proto(result, [...parameters]);
  return (...values) => koffi.call(table[place], type, ...values);
}

const errorMessage = bind(2, 'const char *', ['void *']);
const releaseStatus = bind(93, 'void', ['void *']);

/** A function that returns a status, null on success; throws otherwise. */
function checked(place: number, ...parameters: readonly string[]): (...values: readonly Argument[]) => void {
  const call = bind(place, 'void *', parameters);
  return (...values) => {
    const status = call(...values) as Address | null;
    if (!status) return;
    const message = errorMessage(status) as string;
    releaseStatus(status);
    throw new Error(message);
  };
}

/** A function whose last parameter is an out pointer, which is returned. */
function making(place: number, ...parameters: readonly string[]): (...values: readonly Argument[]) => Address {
  const call = checked(place, ...parameters, 'void *');
  return (...values) => {
    const made = new BigUint64Array(1);
    call(...values, made);
    return made[0] as Address;
  };
}

const releasing = (place: number): ((value: Address) => void) => bind(place, 'void', ['void *']);

export const createEnvironment = making(3, 'int', 'const char *');
export const createSession = making(8, 'void *', 'void *', 'size_t', 'void *');
export const runSession = checked(9, 'void *', 'void *', 'const char **', 'void *', 'size_t', 'const char **', 'size_t', 'void *');
export const createOptions = making(10);
export const disablePattern = checked(17, 'void *');
export const disableArena = checked(19, 'void *');
export const setLogLevel = checked(22, 'void *', 'int');
export const setThreads = checked(24, 'void *', 'int');
export const setParallelNodes = checked(25, 'void *', 'int');
export const countInputs = making(30, 'void *');
export const countOutputs = making(31, 'void *');
export const inputName = making(36, 'void *', 'size_t', 'void *');
export const outputName = making(37, 'void *', 'size_t', 'void *');
export const createTensor = making(49, 'void *', 'void *', 'size_t', 'void *', 'size_t', 'int');
export const tensorData = making(51, 'void *');
export const elementType = checked(60, 'void *', 'void *');
export const countDimensions = making(61, 'void *');
export const readDimensions = checked(62, 'void *', 'void *', 'size_t');
export const shapeOf = making(65, 'void *');
export const createMemoryInfo = making(69, 'int', 'int');
export const freeMemory = checked(76, 'void *', 'void *');
export const defaultAllocator = making(78);
export const releaseSession = releasing(95);
export const releaseTensor = releasing(96);
export const releaseShape = releasing(99);
export const releaseOptions = releasing(100);

export const readText = (address: Address): string => koffi.decode(address, 'char', -1) as string;
/** Copies floats out of library memory. */
export const readFloats = (address: Address, count: number): Float32Array => koffi.decode(address, 'float', count) as Float32Array;
