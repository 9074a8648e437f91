/** Calls operations by id, with the same validation, responses and errors as over HTTP. */
import type { CallOptions, Input } from '../client/entry.ts';
import { PotliError } from '../client/error.ts';
import { readConfig } from '../config.ts';
import { Datasets } from '../core/dataset/datasets.ts';
import { type Call, createCall } from '../core/operation/call.ts';
import { InputReader } from '../core/operation/input.ts';
import type { Operation } from '../core/operation/operation.ts';
import { ApiError, toApiError } from '../core/request/api-error.ts';
import { type Answer, envelopeText, type FileAnswer, isFile } from '../core/request/envelope.ts';
import { datasets as definitions, families } from '../families/index.ts';
import { localCaller } from '../surfaces/local-caller.ts';
import { type CallServices, createServices, operationsOf } from '../surfaces/services.ts';
import { makePacks } from '../tools/make-packs.ts';
import { splitFiles } from './files.ts';
import type { LibraryOptions } from './options.ts';

export interface LibraryAnswer {
  readonly data: unknown;
  readonly meta: { readonly total?: number; readonly note?: string; readonly source?: { readonly name: string; readonly version: string } };
}

export interface Library {
  call(id: string, input?: Input, options?: CallOptions): Promise<LibraryAnswer | Blob>;
  close(): void;
}

export function openLibrary(options: LibraryOptions): Library {
  const config = readConfig(toSettings(options));
  const datasets = new Datasets(definitions, config.DATA_DIR);
  datasets.loadLazily((definition) => makePacks([definition], config.DATA_DIR));
  return new InProcessLibrary(createServices({ config, families, datasets }));
}

function toSettings({ dataDirectory, modelDirectory, jobs, memoryMb, publicUrl }: LibraryOptions): Record<string, string | undefined> {
  return {
    DATA_DIR: dataDirectory,
    MODEL_DIR: modelDirectory,
    JOB_THREADS: jobs?.toString(),
    MEMORY_MB: memoryMb?.toString(),
    PUBLIC_URL: publicUrl,
  };
}

/** State of an operation, built at its first call: most programs use few operations. */
interface PreparedOperation {
  readonly operation: Operation;
  readonly reader: InputReader;
  readonly call: Call;
}

class InProcessLibrary implements Library {
  readonly #services: CallServices;
  readonly #prepared = new Map<string, PreparedOperation>();

  constructor(services: CallServices) {
    this.#services = services;
  }

  async call(id: string, input: Input = {}, { signal }: CallOptions = {}): Promise<LibraryAnswer | Blob> {
    signal?.throwIfAborted();
    try {
      const { operation, reader, call } = this.#prepare(id);
      const { members, files } = await splitFiles(operation, input);
      const checked = reader.fromArguments(members, {});
      return toLibraryAnswer(await call(checked, () => localCaller(signal ?? new AbortController().signal), files));
    } catch (error) {
      signal?.throwIfAborted();
      throw toPotliError(error);
    }
  }

  close(): void {
    this.#services.jobs.close();
  }

  #prepare(id: string): PreparedOperation {
    let ready = this.#prepared.get(id);
    if (!ready) {
      const operation = operationsOf(this.#services.families).find((one) => one.id === id);
      if (!operation) throw new ApiError('unknown_route', `There is no operation "${id}". The index of all is in openapi.json.`);
      ready = { operation, reader: new InputReader(operation), call: createCall(operation, this.#services) };
      this.#prepared.set(id, ready);
    }
    return ready;
  }
}

/** Serialised and parsed, so that callers cannot mutate cached data of a handler. */
function toLibraryAnswer(answer: Answer | FileAnswer): LibraryAnswer | Blob {
  if (!isFile(answer)) return JSON.parse(envelopeText(answer)) as LibraryAnswer;
  return new Blob([answer.file as Uint8Array<ArrayBuffer> | string], { type: answer.type });
}

/** Internal errors keep their cause: there is no other log in process. */
function toPotliError(error: unknown): PotliError {
  const { code, status, message, headers } = toApiError(error);
  const seconds = headers['retry-after'];
  return new PotliError({ code, status, message, retryAfter: seconds === undefined ? undefined : Number(seconds), cause: error });
}
