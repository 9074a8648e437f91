/**
 * Weights of models: found where the build or their folder has them, proven by their SHA-256, opened as a network.
 * Only child processes open one: native code that fails takes its process along, and a run holds its thread until it ends.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ApiError } from '../request/api-error.ts';
import type { OnnxSession, SessionOptions } from './onnx.ts';

export interface WeightFile {
  /** Where the file is, as a file: address, which also survives the way to a child process. */
  readonly url: string;
  readonly sha256: string;
}

/**
 * The address of a file of a model that comes with the service (`data/built-in-models.json`), by the package that the build took it out of or by its own
 * name: this file runs as dist/src/core/models/weights.js.
 */
export function builtInFile(name: string, path: string): string {
  return new URL(`../../../models/${name}/${path}`, import.meta.url).href;
}

/** The bytes of a file, if they are the ones that were pinned; what is returned is what was proven. */
export function readProven({ url, sha256 }: WeightFile): Buffer {
  let bytes: Buffer;
  try {
    bytes = readFileSync(new URL(url));
  } catch {
    throw new ApiError('model_not_loaded', 'The files of the model cannot be read on this server.');
  }
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new ApiError('model_not_loaded', 'The files of the model are not the ones that this server was told to trust.');
  }
  return bytes;
}

/** Loaded late: only the processes that run models need the native library. */
async function openSession(file: WeightFile, options: SessionOptions): Promise<OnnxSession> {
  const bytes = readProven(file);
  const { OnnxSession } = await import('./onnx.ts').catch(() => {
    throw new ApiError('model_not_loaded', 'The runtime of the models does not work on this server.');
  });
  try {
    return new OnnxSession(bytes, options);
  } catch {
    throw new ApiError('model_not_loaded', 'The files of the model are no network that this server can run.');
  }
}

/** The network of a file: opened when it is first asked for, and given back when its process ends. */
export class Weights {
  readonly #file: WeightFile;
  readonly #options: SessionOptions;
  #session: Promise<OnnxSession> | undefined;

  constructor(file: WeightFile, options: SessionOptions) {
    this.#file = file;
    this.#options = options;
  }

  /** One that could not be opened is tried again next time. */
  async session(): Promise<OnnxSession> {
    this.#session ??= openSession(this.#file, this.#options);
    try {
      return await this.#session;
    } catch (error) {
      this.#session = undefined;
      throw error;
    }
  }
}
