/** In-process service for tests, on a free loopback port, with the families and data that a test names. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../src/config.ts';
import type { DatasetDefinition } from '../../src/core/dataset/dataset.ts';
import { Datasets, packPath } from '../../src/core/dataset/datasets.ts';
import { prefetchIndexes } from '../../src/core/dataset/pack/index-prefetch.ts';
import type { PrefetchedIndexes } from '../../src/core/dataset/pack/pack-file.ts';
import type { Family } from '../../src/core/operation/operation.ts';
import { datasets as definitions, families } from '../../src/families/index.ts';
import { type AppOptions, createApp } from '../../src/surfaces/app.ts';
import { silentLog } from '../../src/surfaces/request-log.ts';
import { startNetwork } from './network.ts';
import { Shared } from './shared.ts';
import { acquireJobs } from './shared-jobs.ts';

export interface Service {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly port: number;
  readonly datasets: Datasets;
  /** Throws if the service has had internal errors since the last call. */
  throwErrors(): void;
  close(): Promise<void>;
}

/**
 * The full product: all families and all data, or the data of a folder made with `linkedPacks`. Without options it is one instance shared
 * by all files of the process: requests leave no state that another test could see.
 */
export function startPotli(options?: Partial<AppOptions>, directory?: string): Promise<Service> {
  return options === undefined ? startShared() : startWhole(options, directory);
}

/** Memoised per process: parsing the indexes is most of the cost of opening datasets. */
let indexes: Promise<PrefetchedIndexes> | undefined;

async function startWhole(options: Partial<AppOptions>, directory?: string): Promise<Service> {
  indexes ??= prefetchIndexes(readConfig(process.env).DATA_DIR);
  return start(families, openDatasets(definitions, directory, await indexes), options);
}

const plain = new Shared(async () => {
  const service = await startWhole({});
  // A CPU-bound test blocks client and server alike; the server would then close keep-alive connections that the client is about to reuse.
  service.app.server.keepAliveTimeout = 0;
  return service;
});

async function startShared(): Promise<Service> {
  const service = await plain.acquire();
  return {
    ...service,
    async close() {
      try {
        service.throwErrors();
      } finally {
        await plain.release();
      }
    },
  };
}

/** Takes the client address from X-Forwarded-For, so that a test can impersonate any client. */
export const behindProxy: Partial<AppOptions> = { config: readConfig({ TRUST_PROXY: '1' }) };

/**
 * A fixed time covered by all day-based data, whenever the tests run: some examples use today, and lists are published at most a year
 * ahead.
 */
export const withinData = (): Date => new Date('2026-11-16T19:00:00Z');

/** Opens datasets over the packs of the product or of another folder. */
export function openDatasets(
  own: readonly DatasetDefinition[],
  directory: string = readConfig(process.env).DATA_DIR,
  prefetched?: PrefetchedIndexes,
): Datasets {
  const datasets = new Datasets(own, directory);
  datasets.load(prefetched);
  return datasets;
}

/** Configuration parsed from an environment, for services with other settings. */
export function settingsOf(environment: Readonly<Record<string, string>>): AppOptions['config'] {
  return readConfig(environment);
}

/** A service with the test's own families and no data. */
export function startFamilies(families: readonly Family[], options: Partial<AppOptions> = {}): Promise<Service> {
  return start(families, new Datasets([], temporaryFolder()), options);
}

async function start(families: readonly Family[], datasets: Datasets, options: Partial<AppOptions>): Promise<Service> {
  const network = await startNetwork();
  const errors: unknown[] = [];
  const config = options.config ?? readConfig({});
  const { jobs, release } = await acquireJobs(options.jobs ? undefined : config);
  const app = createApp({
    config,
    families,
    datasets,
    network,
    ...(jobs && { jobs }),
    log: silentLog,
    onError: (error) => errors.push(error),
    ...options,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const throwErrors = (): void => {
    if (errors.length > 0) throw new AggregateError(errors.splice(0), 'the service met internal errors');
  };
  return {
    app,
    url: `http://127.0.0.1:${port}`,
    port,
    datasets,
    throwErrors,
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await release();
      network.close();
      throwErrors();
    },
  };
}

/** A folder with symlinks to all packs, in which a test can refresh some of them. */
export function linkedPacks(): string {
  const folder = temporaryFolder();
  const packs = readConfig(process.env).DATA_DIR;
  for (const { name } of definitions) symlinkSync(packPath(packs, name), packPath(folder, name));
  return folder;
}

let parent: string | undefined;

/** A new temporary folder, deleted when the test process exits. */
export function temporaryFolder(): string {
  if (parent === undefined) {
    const created = mkdtempSync(join(tmpdir(), 'potli-test-'));
    process.once('exit', () => rmSync(created, { recursive: true, force: true }));
    parent = created;
  }
  return mkdtempSync(join(parent, 'folder-'));
}

export interface Body {
  /** Untyped: each test asserts what it expects. */
  readonly data: ReturnType<typeof JSON.parse>;
  readonly meta: {
    readonly total?: number;
    readonly limit?: number;
    readonly offset?: number;
    readonly note?: string;
    readonly facets?: Readonly<Record<string, readonly { readonly value: string; readonly label: string; readonly count: number }[]>>;
    readonly source?: Record<string, string>;
  };
  readonly error: { readonly code: string; readonly message: string };
}

/** Fetches a URL and parses the JSON body. */
export async function get(url: string, init?: RequestInit): Promise<{ status: number; headers: Headers; body: Body }> {
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

export async function assertRejected(url: string, status: number, message: RegExp): Promise<void> {
  const response = await get(url);
  assert.equal(response.status, status, JSON.stringify(response.body));
  assert.match(response.body.error.message, message);
}
