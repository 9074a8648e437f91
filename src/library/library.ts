/** Calls operations by id, with the same validation, responses and errors as over HTTP. */
import { groupsOf } from '../client/client.ts';
import type { CallOptions, Entry, Input, PotliFile } from '../client/entry.ts';
import { PotliError } from '../client/error.ts';
import { readConfig } from '../config.ts';
import { Datasets } from '../core/dataset/datasets.ts';
import { type Call, createCall } from '../core/operation/call.ts';
import { InputReader } from '../core/operation/input.ts';
import { datasetsOf, type Family, type Operation } from '../core/operation/operation.ts';
import { ApiError, toApiError } from '../core/request/api-error.ts';
import { type Answer, envelopeText, type FileAnswer, isFile } from '../core/request/envelope.ts';
import { lazy } from '../core/util/lazy.ts';
import { allName, camelCase, clientName } from '../surfaces/clients/names.ts';
import { pageSize } from '../surfaces/clients/transport.ts';
import { localCaller } from '../surfaces/local-caller.ts';
import { type CallServices, createServices, operationsOf } from '../surfaces/services.ts';
import { makePack, makePacks } from '../tools/make-packs.ts';
import type { LibraryAnswer } from './answer.ts';
import { splitFiles } from './files.ts';
import type { LibraryOptions } from './options.ts';
import { staleDataOf } from './stale-data.ts';

/** Also has the groups of the client, by name; the generated types declare them. */
export interface Library {
  call(id: string, input?: Input, options?: CallOptions): Promise<LibraryAnswer | PotliFile>;
  close(): void;
}

export function openLibrary(options: LibraryOptions, families: readonly Family[]): Library {
  const config = readConfig(toSettings(options));
  const datasets = new Datasets(datasetsOf(families), config.DATA_DIR, makePack);
  datasets.loadLazily((definition) => makePacks([definition], config.DATA_DIR));
  const library = new InProcessLibrary(createServices({ config, families, datasets }));
  defineGroups(library, families);
  return library;
}

/** Paths of the service that are not operations of a family, by id; their code is loaded at the first call. */
const PLATFORM: Readonly<Record<string, Operation['path']>> = {
  status: '/v1/status',
  downloads_list: '/v1/downloads',
  downloads_get: '/v1/downloads/{table}.{format}',
  changes_get: '/v1/changes/{dataset}',
  downloads_changes: '/v1/downloads/changes/{dataset}.{format}',
};

/** Defines the groups of the client, each created on first use. */
function defineGroups(library: Library, families: readonly Family[]): void {
  const allOperations: Pick<Operation, 'id' | 'path'>[] = [
    ...operationsOf(families),
    ...Object.entries(PLATFORM).map(([id, path]) => ({ id, path })),
  ];
  for (const group of new Set(allOperations.map((operation) => clientName(operation).group))) {
    const name = camelCase(group.split('-'));
    const members = allOperations.filter((operation) => clientName(operation).group === group);
    const createGroup = lazy(
      () => groupsOf(members.map(entryOf), ({ id }, input, options) => library.call(id, input, options))[name] as object,
    );
    Object.defineProperty(library, name, { get: createGroup, enumerable: true });
  }
}

function entryOf(operation: Pick<Operation, 'id' | 'path'> | Operation): Entry & Pick<Operation, 'id'> {
  const { id, path } = operation;
  const { group, method } = clientName(operation);
  const limit = 'output' in operation ? pageSize(operation) : undefined;
  const name = [camelCase(group.split('-')), ...(method.length > 0 ? [camelCase(method)] : [])].join('.');
  return { id, path, name, ...(limit !== undefined && { all: [camelCase(allName({ group, method })), limit] as const }) };
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

  async call(id: string, input: Input = {}, { signal }: CallOptions = {}): Promise<LibraryAnswer | PotliFile> {
    signal?.throwIfAborted();
    try {
      if (id in PLATFORM) return await (await import('./platform.ts')).callPlatform(this.#services, id, input);
      const { operation, reader, call } = this.#prepare(id);
      const { members, files } = await splitFiles(operation, input);
      const validated = reader.fromArguments(members, {});
      const answer = await call(validated, () => localCaller(signal ?? new AbortController().signal), files);
      return isFile(answer) ? toPotliFile(answer) : toLibraryAnswer(operation, answer);
    } catch (error) {
      signal?.throwIfAborted();
      throw toPotliError(error);
    }
  }

  close(): void {
    this.#services.jobs.close();
  }

  #prepare(id: string): PreparedOperation {
    let entry = this.#prepared.get(id);
    if (!entry) {
      const operation = operationsOf(this.#services.families).find((candidate) => candidate.id === id);
      if (!operation) throw new ApiError('unknown_route', `Unknown operation "${id}". openapi.json lists all operations.`);
      entry = { operation, reader: new InputReader(operation), call: createCall(operation, this.#services) };
      this.#prepared.set(id, entry);
    }
    return entry;
  }
}

/** Serialised and parsed, so that callers cannot mutate cached data of a handler. */
function toLibraryAnswer(operation: Operation, answer: Answer): LibraryAnswer {
  const { data, meta } = JSON.parse(envelopeText(answer)) as LibraryAnswer;
  const stale = staleDataOf(operation, meta, new Date());
  return { data, meta: stale ? { ...meta, stale } : meta };
}

function toPotliFile({ file, type, headers }: FileAnswer): PotliFile {
  const blob = new Blob([file as Uint8Array<ArrayBuffer> | string], { type });
  return Object.assign(blob, { headers: { 'content-type': type, ...headers } });
}

/** Internal errors keep their cause: there is no other log in process. */
function toPotliError(error: unknown): PotliError {
  const { code, status, message, headers } = toApiError(error);
  const seconds = headers['retry-after'];
  return new PotliError({ code, status, message, retryAfter: seconds === undefined ? undefined : Number(seconds), cause: error });
}
