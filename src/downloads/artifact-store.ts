/** Artifact store: each download file is built once per dataset version, in a folder next to the packs. */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Datasets } from '../core/dataset/datasets.ts';
import type { JobRunner } from '../core/jobs/jobs.ts';
import { ApiError } from '../core/request/api-error.ts';
import { downloadsEngine, MAKE_TIMEOUT_MS } from './engine.ts';
import { hashIn, keyOf } from './file-names.ts';
import type { FormatName } from './formats.ts';
import type { Made } from './make.ts';
import type { Table } from './tables.ts';

/** Subfolder of DATA_DIR. */
const FOLDER = 'downloads';
/** Negative cache: detecting a full disk takes seconds of work, so failures are not retried on every request. */
const RETRY_MS = 60_000;

interface Failure {
  readonly fault: ApiError;
  readonly until: number;
}

export class ArtifactStore {
  readonly #datasets: Pick<Datasets, 'open' | 'directory'>;
  readonly #jobs: JobRunner;
  readonly #made = new Map<string, Promise<Made>>();
  readonly #ready = new Map<string, Made>();
  readonly #failed = new Map<string, Failure>();
  readonly #now: () => number;

  constructor(datasets: Pick<Datasets, 'open' | 'directory'>, jobs: JobRunner, now: () => number = () => performance.now()) {
    this.#datasets = datasets;
    this.#jobs = jobs;
    this.#now = now;
  }

  /**
   * File for the current dataset version. Concurrent requests share one build.
   * @param client client key under which the build is queued
   */
  file(table: Table, format: FormatName, client: string): Promise<Made> {
    const name = this.#nameOf(table, format);
    const known = this.#made.get(name);
    if (known) return known;
    const failure = this.#failureOf(name);
    if (failure) return Promise.reject(failure);
    const made = this.#findOrMake(table, format, client);
    this.#made.set(name, made);
    made.then(
      (ready) => this.#ready.set(name, ready),
      (error: unknown) => {
        this.#made.delete(name);
        if (error instanceof ApiError && error.code === 'unavailable')
          this.#failed.set(name, { fault: error, until: this.#now() + RETRY_MS });
      },
    );
    return made;
  }

  /**
   * The file if it exists already, built by this process or before.
   * @param names names of all files, from `names`
   */
  ready(table: Table, format: FormatName, names: readonly string[]): Made | undefined {
    const name = this.#nameOf(table, format);
    const ready = this.#ready.get(name) ?? fileIn(this.#folder, names, keyOf(table, this.#idOf(table)), format);
    if (ready) this.#ready.set(name, ready);
    return ready;
  }

  /** Names of all files in the store. */
  get names(): readonly string[] {
    return namesIn(this.#folder);
  }

  /** Most recent build failure, while it is cached. */
  get problem(): ApiError | undefined {
    for (const name of this.#failed.keys()) {
      const failure = this.#failureOf(name);
      if (failure) return failure;
    }
    return undefined;
  }

  #failureOf(name: string): ApiError | undefined {
    const failure = this.#failed.get(name);
    if (failure && failure.until > this.#now()) return failure.fault;
    this.#failed.delete(name);
    return undefined;
  }

  get #folder(): string {
    return join(this.#datasets.directory, FOLDER);
  }

  #idOf({ dataset }: Table): string {
    return this.#datasets.open({ name: dataset }).pack.header.id;
  }

  #nameOf(table: Table, format: FormatName): string {
    return `${keyOf(table, this.#idOf(table))}.${format}`;
  }

  async #findOrMake(table: Table, format: FormatName, client: string): Promise<Made> {
    const id = this.#idOf(table);
    const key = keyOf(table, id);
    const { directory } = this.#datasets;
    const folder = this.#folder;
    const found = fileIn(folder, this.names, key, format);
    if (found) return found;
    const input = { table: table.name, format, id, directory, folder };
    const made = await this.#jobs.run(downloadsEngine, 'make', input, { timeoutMs: MAKE_TIMEOUT_MS, client });
    removeFormer(folder, table, key, format);
    return made;
  }
}

function fileIn(folder: string, names: readonly string[], key: string, format: FormatName): Made | undefined {
  for (const name of names) {
    const sha256 = hashIn(name, key, format);
    if (sha256 === undefined) continue;
    const path = join(folder, name);
    return { path, sha256, bytes: statSync(path).size };
  }
  return undefined;
}

function namesIn(folder: string): string[] {
  try {
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder);
  } catch {
    // A missing folder counts as empty; the error surfaces on write.
    return [];
  }
}

/** Deletes files of older dataset versions. Open descriptors stay readable. */
function removeFormer(folder: string, { name }: Table, key: string, format: FormatName): void {
  const ofTable = new RegExp(`^${name}-[0-9a-f]{16}-[0-9a-f]{64}\\.${format}$`);
  for (const one of namesIn(folder)) if (ofTable.test(one) && !one.startsWith(key)) rmSync(join(folder, one), { force: true });
}
