/**
 * Weights of models: found where the build or their folder has them, proven by their SHA-256, opened as an ONNX session.
 * Only worker threads may open a session: a run holds its thread until it ends.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { InferenceSession } from 'onnxruntime-node';
import { Fault } from '../fault.ts';

export interface WeightFile {
  /** Where the file is, as a file: address, which also survives the way to a worker thread. */
  readonly url: string;
  readonly sha256: string;
}

/** The address of a file that the build took out of a package (`data/built-in-models.json`): this file runs as dist/src/core/models/weights.js. */
export function packageFile(name: string, path: string): string {
  return new URL(`../../../models/${name}/${path}`, import.meta.url).href;
}

/** The bytes of a file, if they are the ones that were pinned; what is returned is what was proven. */
export function readProven({ url, sha256 }: WeightFile): Buffer {
  let bytes: Buffer;
  try {
    bytes = readFileSync(new URL(url));
  } catch {
    throw new Fault('model_not_loaded', 'The files of the model cannot be read on this server.');
  }
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Fault('model_not_loaded', 'The files of the model are not the ones that this server was told to trust.');
  }
  return bytes;
}

export interface SessionOptions {
  /** Threads for one run. */
  readonly threads: number;
  /** Keeps the memory of the largest run for the next one: quicker for runs of like sizes, wasteful for single large ones. */
  readonly keepMemory: boolean;
}

export async function openSession(file: WeightFile, { threads, keepMemory }: SessionOptions): Promise<InferenceSession> {
  const bytes = readProven(file);
  // Loaded late: only the threads that run models need the native library.
  const { InferenceSession } = await import('onnxruntime-node');
  try {
    return await InferenceSession.create(bytes, {
      executionProviders: ['cpu'],
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      enableCpuMemArena: keepMemory,
      enableMemPattern: keepMemory,
      logSeverityLevel: 3,
    });
  } catch {
    throw new Fault('model_not_loaded', 'The files of the model are no network that this server can run.');
  }
}
