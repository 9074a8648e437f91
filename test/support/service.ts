/** A service for tests: on a free loopback port, with the rooms and data a test names. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../src/config.ts';
import type { DatasetDefinition } from '../../src/core/dataset/dataset.ts';
import { Datasets, packPath } from '../../src/core/dataset/datasets.ts';
import { prefetchIndexes } from '../../src/core/dataset/pack/index-prefetch.ts';
import type { KnownIndexes } from '../../src/core/dataset/pack/pack-file.ts';
import type { Family } from '../../src/core/request/operation.ts';
import { datasets as definitions, families } from '../../src/families/index.ts';
import { type AppOptions, createApp } from '../../src/surfaces/app.ts';
import { silentLog } from '../../src/surfaces/log.ts';
import { startNetwork } from './network.ts';
import { Shared } from './shared.ts';

export interface Service {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly port: number;
  readonly datasets: Datasets;
  /** Fails if the service has met internal errors since it was asked last. */
  throwErrors(): void;
  close(): Promise<void>;
}

/**
 * The product as it is: all rooms, all data, or the data of a folder that a test has made with `linkedPacks`. Without options it is the one that
 * all files of a process share: answering changes nothing in it that another test can see.
 */
export function startPotli(options?: Partial<AppOptions>, directory?: string): Promise<Service> {
  return options === undefined ? startShared() : startWhole(options, directory);
}

/** Read once a process, which is most of the work of opening datasets, however many services it starts. */
let indexes: Promise<KnownIndexes> | undefined;

async function startWhole(options: Partial<AppOptions>, directory?: string): Promise<Service> {
  indexes ??= prefetchIndexes(readConfig(process.env).DATA_DIR);
  return start(families, openDatasets(definitions, directory, await indexes), options);
}

const plain = new Shared(async () => {
  const service = await startWhole({});
  // A test that computes for long holds client and server alike: the server would then close connections that the client is about to use again.
  service.app.server.keepAliveTimeout = 0;
  return service;
});

async function startShared(): Promise<Service> {
  const service = await plain.take();
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

/** The option of a service whose clients are told by X-Forwarded-For, so that a test can be any of them. */
export const behindProxy: Partial<AppOptions> = { config: readConfig({ TRUST_PROXY: '1' }) };

/** A time for which all lists of days are there, whenever the tests run: some examples ask about today, and lists are published a year ahead at most. */
export const withinData = (): Date => new Date('2026-11-16T19:00:00Z');

/** Datasets over the packs of the product, or those of another folder. */
export function openDatasets(
  own: readonly DatasetDefinition[],
  directory: string = readConfig(process.env).DATA_DIR,
  known?: KnownIndexes,
): Datasets {
  const datasets = new Datasets(own, directory);
  datasets.load(known);
  return datasets;
}

/** The settings that an environment gives, for tests that start a service with other ones. */
export function settingsOf(environment: Readonly<Record<string, string>>): AppOptions['config'] {
  return readConfig(environment);
}

/** A service of some rooms of the test's own. */
export function startFamilies(rooms: readonly Family[], options: Partial<AppOptions> = {}): Promise<Service> {
  return start(rooms, new Datasets([], temporaryFolder()), options);
}

async function start(rooms: readonly Family[], datasets: Datasets, options: Partial<AppOptions>): Promise<Service> {
  const network = await startNetwork();
  const errors: unknown[] = [];
  const app = createApp({
    config: readConfig({}),
    families: rooms,
    datasets,
    network,
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
      network.close();
      throwErrors();
    },
  };
}

/** A folder with links to all packs, in which a test may refresh some of them. */
export function linkedPacks(): string {
  const folder = temporaryFolder();
  const packs = readConfig(process.env).DATA_DIR;
  for (const { name } of definitions) symlinkSync(packPath(packs, name), packPath(folder, name));
  return folder;
}

let parent: string | undefined;

/** A new folder, which is gone when the process of the test ends. */
export function temporaryFolder(): string {
  if (parent === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'potli-test-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    parent = made;
  }
  return mkdtempSync(join(parent, 'folder-'));
}

export interface Body {
  /** Whatever came back: tests say what they expect of it. */
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

/** A request and what came back, parsed. */
export async function get(url: string, init?: RequestInit): Promise<{ status: number; headers: Headers; body: Body }> {
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}
