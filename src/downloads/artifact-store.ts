/** Artifact store: each download file is built once per dataset version, in a folder next to the packs. */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Datasets } from '../core/dataset/datasets.ts';
import type { JobRunner } from '../core/jobs/jobs.ts';
import { ApiError } from '../core/request/api-error.ts';
import type { Artifact } from './build-artifact.ts';
import { BUILD_TIMEOUT_MS, downloadsEngine } from './engine.ts';
import { artifactKey, hashFromName } from './file-names.ts';
import type { FormatName } from './formats.ts';
import type { DownloadTable } from './tables.ts';

/** Subfolder of DATA_DIR. */
const FOLDER = 'downloads';
/** Negative cache: detecting a full disk takes seconds of work, so failures are not retried on every request. */
const RETRY_MS = 60_000;

interface CachedFailure {
  readonly error: ApiError;
  readonly until: number;
}

export class ArtifactStore {
  readonly #datasets: Pick<Datasets, 'open' | 'directory'>;
  readonly #jobs: JobRunner;
  readonly #builds = new Map<string, Promise<Artifact>>();
  readonly #built = new Map<string, Artifact>();
  readonly #failed = new Map<string, CachedFailure>();
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
  file(table: DownloadTable, format: FormatName, client: string): Promise<Artifact> {
    const name = this.#nameOf(table, format);
    const pending = this.#builds.get(name);
    if (pending) return pending;
    const failure = this.#failureOf(name);
    if (failure) return Promise.reject(failure);
    const build = this.#findOrBuild(table, format, client);
    this.#builds.set(name, build);
    build.then(
      (artifact) => this.#built.set(name, artifact),
      (error: unknown) => {
        this.#builds.delete(name);
        if (error instanceof ApiError && error.code === 'unavailable') this.#failed.set(name, { error, until: this.#now() + RETRY_MS });
      },
    );
    return build;
  }

  /**
   * The file if it exists already, built by this process or an earlier one.
   * @param names names of all files, from `names`
   */
  ready(table: DownloadTable, format: FormatName, names: readonly string[]): Artifact | undefined {
    const name = this.#nameOf(table, format);
    const artifact = this.#built.get(name) ?? findArtifact(this.#folder, names, artifactKey(table, this.#idOf(table)), format);
    if (artifact) this.#built.set(name, artifact);
    return artifact;
  }

  /** Names of all files in the store. */
  get names(): readonly string[] {
    return listFolder(this.#folder);
  }

  /** Most recent build failure, while it is cached. */
  get buildFailure(): ApiError | undefined {
    for (const name of this.#failed.keys()) {
      const failure = this.#failureOf(name);
      if (failure) return failure;
    }
    return undefined;
  }

  #failureOf(name: string): ApiError | undefined {
    const failure = this.#failed.get(name);
    if (failure && failure.until > this.#now()) return failure.error;
    this.#failed.delete(name);
    return undefined;
  }

  get #folder(): string {
    return join(this.#datasets.directory, FOLDER);
  }

  #idOf({ dataset }: DownloadTable): string {
    return this.#datasets.open({ name: dataset }).pack.header.id;
  }

  #nameOf(table: DownloadTable, format: FormatName): string {
    return `${artifactKey(table, this.#idOf(table))}.${format}`;
  }

  async #findOrBuild(table: DownloadTable, format: FormatName, client: string): Promise<Artifact> {
    const id = this.#idOf(table);
    const key = artifactKey(table, id);
    const { directory } = this.#datasets;
    const folder = this.#folder;
    const existing = findArtifact(folder, this.names, key, format);
    if (existing) return existing;
    const input = { table: table.name, format, id, directory, folder };
    const artifact = await this.#jobs.run(downloadsEngine, 'make', input, { timeoutMs: BUILD_TIMEOUT_MS, client });
    removeOldFiles(folder, table, key, format);
    return artifact;
  }
}

function findArtifact(folder: string, names: readonly string[], key: string, format: FormatName): Artifact | undefined {
  for (const name of names) {
    const sha256 = hashFromName(name, key, format);
    if (sha256 === undefined) continue;
    const path = join(folder, name);
    return { path, sha256, bytes: statSync(path).size };
  }
  return undefined;
}

function listFolder(folder: string): string[] {
  try {
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder);
  } catch {
    // A missing folder counts as empty; the error surfaces on write.
    return [];
  }
}

/**
 * Deletes files of older dataset versions, and temporary files of builds that were killed: no build runs for longer than its time limit.
 * Open descriptors stay readable.
 */
function removeOldFiles(folder: string, { name }: DownloadTable, key: string, format: FormatName): void {
  const tableFile = new RegExp(`^${name}(-[0-9a-f]{16}-[0-9a-f]{64}\\.${format}|\\.${format}\\.\\d+\\.tmp)$`);
  for (const file of listFolder(folder)) {
    const path = join(folder, file);
    const isOld = file.endsWith('.tmp')
      ? Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > BUILD_TIMEOUT_MS
      : !file.startsWith(key);
    if (tableFile.test(file) && isOld) rmSync(path, { force: true });
  }
}
