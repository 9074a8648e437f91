/** The datasets of a running service: opened at startup, swapped atomically on refresh, otherwise immutable. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '../request/api-error.ts';
import { writeFileAtomic } from './atomic-file.ts';
import { Dataset, type DatasetDefinition } from './dataset.ts';
import { buildPack } from './pack/build.ts';
import { fingerprintOf } from './pack/fingerprint.ts';
import { PACK_EXTENSION } from './pack/index-prefetch.ts';
import { Pack } from './pack/pack.ts';
import type { PrefetchedIndexes } from './pack/pack-file.ts';
import { type DatasetStatus, statusOf } from './status.ts';

/** A stable reference to a dataset, whose current version is swapped on refresh. */
export interface DatasetHandle {
  readonly name: string;
  current: Dataset | undefined;
}

/** A handle whose dataset is opened on first access. A failed attempt is not repeated. */
class LazyDatasetHandle implements DatasetHandle {
  readonly name: string;
  #open: (() => void) | undefined;
  #current: Dataset | undefined;

  constructor(name: string, open: () => void) {
    this.name = name;
    this.#open = open;
  }

  get current(): Dataset | undefined {
    const open = this.#open;
    this.#open = undefined;
    open?.();
    return this.#current;
  }

  set current(dataset: Dataset | undefined) {
    this.#current = dataset;
  }
}

type RebuildPack = (definition: DatasetDefinition, directory: string) => void;

export class Datasets {
  readonly definitions: readonly DatasetDefinition[];
  /** Folder of the packs. */
  readonly directory: string;
  readonly #handles = new Map<string, DatasetHandle>();
  readonly #problems = new Map<string, string>();
  readonly #rebuild: RebuildPack;
  #prepare: ((definition: DatasetDefinition) => void) | undefined;

  /** @param rebuild replaces a damaged pack */
  constructor(definitions: readonly DatasetDefinition[], directory: string, rebuild: RebuildPack = buildBundledPack) {
    this.definitions = definitions;
    this.directory = directory;
    this.#rebuild = rebuild;
  }

  /**
   * Opens the packs of all datasets. A damaged one is replaced by that of the bundled data.
   * One that cannot be loaded at all is reported and returns 503; the others are served.
   * @param prefetched indexes that are already in memory
   */
  load(prefetched?: PrefetchedIndexes): void {
    for (const definition of this.definitions) {
      try {
        this.#openOrRebuild(definition, prefetched);
      } catch (error) {
        this.report(definition.name, `not loaded: ${(error as Error).message}`);
      }
    }
  }

  /** Opens each dataset on first access, after `prepare`: for programs that read few of them. */
  loadLazily(prepare: (definition: DatasetDefinition) => void): void {
    this.#prepare = prepare;
    for (const definition of this.definitions) this.handleOf(definition);
  }

  #openOrRebuild(definition: DatasetDefinition, prefetched?: PrefetchedIndexes): void {
    try {
      this.swapIn(definition, prefetched);
    } catch {
      this.#rebuild(definition, this.directory);
      this.swapIn(definition);
    }
  }

  /** Serves the pack that is now on disk. Running requests keep the previous one. */
  swapIn(definition: DatasetDefinition, prefetched?: PrefetchedIndexes): void {
    const dataset = new Dataset(definition, Pack.open(packPath(this.directory, definition.name), prefetched), this.directory);
    definition.check(dataset);
    this.handleOf(definition).current = dataset;
    this.#problems.delete(definition.name);
  }

  /** Same as `swapIn`, by dataset name. An invalid pack is reported, and the previous one stays in service. */
  swapInByName(name: string): void {
    const definition = this.definitions.find((candidate) => candidate.name === name);
    if (!definition) return;
    try {
      this.swapIn(definition);
    } catch (error) {
      this.report(name, `refreshed, but cannot be loaded: ${(error as Error).message}`);
    }
  }

  report(name: string, problem: string): void {
    this.#problems.set(name, problem);
  }

  open(definition: Pick<DatasetDefinition, 'name'>): Dataset {
    const handle = this.handleOf(definition);
    return handle.current ?? throwNotLoaded(handle);
  }

  /** For callers that open a dataset repeatedly. */
  handleOf(definition: Pick<DatasetDefinition, 'name'> | DatasetDefinition): DatasetHandle {
    const { name } = definition;
    let handle = this.#handles.get(name);
    if (!handle) {
      // The dataset may belong to a family that is not enabled: its handle stays empty.
      handle = this.#prepare && 'check' in definition ? this.#lazyHandle(definition, this.#prepare) : { name, current: undefined };
      this.#handles.set(name, handle);
    }
    return handle;
  }

  #lazyHandle(definition: DatasetDefinition, prepare: (definition: DatasetDefinition) => void): DatasetHandle {
    return new LazyDatasetHandle(definition.name, () => {
      prepare(definition);
      this.#openOrRebuild(definition);
    });
  }

  /** Changes whenever the content of one of the datasets does. */
  versionOf(definitions: Iterable<Pick<DatasetDefinition, 'name'>>): string {
    let version = '';
    for (const { name } of definitions) version += `${this.#handles.get(name)?.current?.version ?? '-'},`;
    return version;
  }

  /** Names of the datasets that are not loaded. */
  missing(): string[] {
    return this.definitions.map(({ name }) => name).filter((name) => !this.#handles.get(name)?.current);
  }

  status(now: Date): DatasetStatus[] {
    return this.definitions.map((definition) => {
      const { name } = definition;
      return statusOf(definition, this.#handles.get(name)?.current, this.#problems.get(name), now);
    });
  }
}

export function throwNotLoaded({ name }: DatasetHandle): never {
  throw new ApiError('dataset_not_loaded', `The dataset "${name}" is not loaded. See /v1/status.`, { 'retry-after': '60' });
}

export function packPath(directory: string, name: string): string {
  return join(directory, name + PACK_EXTENSION);
}

/**
 * Whether the pack must be rebuilt from the bundled data: it is missing, of an older format, or of older data.
 * A refreshed pack is not stale, unless `bundled` is set.
 */
export function isStale(definition: DatasetDefinition, directory: string, { bundled = false } = {}): boolean {
  const path = packPath(directory, definition.name);
  if (!existsSync(path)) return true;
  try {
    const { origin, fingerprint: packFingerprint } = Pack.readHeader(path);
    return origin === 'bundled' ? packFingerprint !== fingerprintOf(definition) : bundled;
  } catch {
    return true;
  }
}

/** Builds the pack of the bundled data. */
export function buildBundledPack(definition: DatasetDefinition, directory: string): { rows: number; bytes: number } {
  mkdirSync(directory, { recursive: true });
  const { version, retrieved, asOf } = definition.source;
  const header = { name: definition.name, version, retrieved, asOf, origin: 'bundled', fingerprint: fingerprintOf(definition) } as const;
  const bytes = buildPack(header, definition.rows(), definition.phoneticFields);
  const pack = Pack.fromBytes(bytes);
  definition.check(new Dataset(definition, pack, directory));
  writeFileAtomic(packPath(directory, definition.name), bytes);
  return { rows: pack.size, bytes: bytes.length };
}
