/** ONNX models, run by ONNX Runtime on the CPU. A run is synchronous and blocks its thread. */
import * as library from './onnx-bindings.ts';

export interface SessionOptions {
  /** Threads per run. */
  readonly threads: number;
  /** Keeps the memory arena between runs: faster for runs of similar size, wasteful for single large ones. */
  readonly keepMemory: boolean;
}

/** Data and shape, outermost dimension first. */
export interface Tensor<Data extends BigInt64Array | Float32Array = BigInt64Array | Float32Array> {
  readonly data: Data;
  readonly shape: readonly number[];
}

const FLOAT = 1;
const INT64 = 7;
const ERRORS_ONLY = 3;
const ARENA_ALLOCATOR = 1;
const DEFAULT_MEMORY = 0;

const environment = library.createEnvironment(ERRORS_ONLY, 'potli');
const allocator = library.defaultAllocator();
const memory = library.createMemoryInfo(ARENA_ALLOCATOR, DEFAULT_MEMORY);

export class OnnxSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  readonly #session: library.Address;

  /** @throws if the bytes are not a supported network */
  constructor(bytes: Uint8Array, { threads, keepMemory }: SessionOptions) {
    const options = library.createOptions();
    try {
      library.setLogLevel(options, ERRORS_ONLY);
      library.setThreads(options, threads);
      library.setParallelNodes(options, 1);
      if (!keepMemory) {
        library.disableArena(options);
        library.disablePattern(options);
      }
      this.#session = library.createSession(environment, bytes, bytes.length, options);
    } finally {
      library.releaseOptions(options);
    }
    this.inputNames = this.#names(library.countInputs, library.inputName);
    this.outputNames = this.#names(library.countOutputs, library.outputName);
  }

  /** Returns the named output. `inputs` must have all inputs of the network. */
  run(inputs: Readonly<Record<string, Tensor>>, output: string): Tensor<Float32Array> {
    const names = Object.keys(inputs);
    // The library reads inputs in place: they must stay alive until the run has ended.
    const values = new BigUint64Array(names.length);
    const result = new BigUint64Array(1);
    try {
      for (const [index, { data, shape }] of Object.values(inputs).entries()) {
        const type = data instanceof Float32Array ? FLOAT : INT64;
        if (shape.reduce((product, dimension) => product * dimension, 1) !== data.length)
          throw new Error('the data of a tensor does not match its shape');
        values[index] = library.createTensor(memory, data, data.byteLength, BigInt64Array.from(shape, BigInt), shape.length, type);
      }
      library.runSession(this.#session, null, names, values, names.length, [output], 1, result);
      return readTensor(result[0] as library.Address);
    } finally {
      for (const value of [...values, ...result]) if (value !== 0n) library.releaseTensor(value);
    }
  }

  /** Frees the session. It must not be run again. */
  close(): void {
    library.releaseSession(this.#session);
  }

  #names(count: typeof library.countInputs, name: typeof library.inputName): string[] {
    return Array.from({ length: Number(count(this.#session)) }, (_, index) => {
      const text = name(this.#session, index, allocator);
      try {
        return library.readText(text);
      } finally {
        library.freeMemory(allocator, text);
      }
    });
  }
}

function readTensor(value: library.Address): Tensor<Float32Array> {
  const description = library.shapeOf(value);
  try {
    const type = new Int32Array(1);
    library.elementType(description, type);
    if (type[0] !== FLOAT) throw new Error('the output of the model is not float32');
    const dimensions = new BigInt64Array(Number(library.countDimensions(description)));
    library.readDimensions(description, dimensions, dimensions.length);
    const shape = Array.from(dimensions, Number);
    const count = shape.reduce((product, dimension) => product * dimension, 1);
    return { data: library.readFloats(library.tensorData(value), count), shape };
  } finally {
    library.releaseShape(description);
  }
}
