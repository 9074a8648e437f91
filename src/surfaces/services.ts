/** Services shared by the surfaces: operations, and the dependencies of handlers. */

import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Datasets } from '../core/dataset/datasets.ts';
import { Account } from '../core/jobs/account.ts';
import { Jobs } from '../core/jobs/jobs.ts';
import type { ProgressListener } from '../core/jobs/progress.ts';
import { openModelRegistry } from '../core/models/model-registry.ts';
import { trace } from '../core/net/trace.ts';
import type { Caller, SharedServices } from '../core/operation/call.ts';
import type { Context, Family, Operation, OperatorFile } from '../core/operation/operation.ts';
import { lazy } from '../core/util/lazy.ts';
import { OperatorError } from '../core/util/operator-error.ts';
import type { Charge } from './rate-limit.ts';
import type { RequestBodies } from './request-body.ts';

/** Dependencies of a call, independent of the transport. */
export interface CallServices extends SharedServices {
  readonly families: readonly Family[];
  readonly datasets: Datasets;
}

export interface ServiceOptions
  extends Pick<CallServices, 'families' | 'datasets'>,
    Partial<Pick<CallServices, 'jobs' | 'network' | 'now' | 'random'>> {
  readonly config: ServiceConfig;
}

export type ServiceConfig = Pick<Config, 'PUBLIC_URL' | 'DNS_RESOLVERS' | 'MODEL_DIR' | 'JOB_THREADS' | 'MEMORY_MB' | 'PROCESSES'>;

/** Builds the dependencies; instances in one process share no state. */
export function createServices({ config, families, datasets, jobs, network, now, random }: ServiceOptions): CallServices {
  const models = lazy(() => openModelRegistry(config.MODEL_DIR));
  return {
    families,
    datasets,
    jobs: jobs ?? createJobs(config),
    // Few commands and programs need models. Servers copy the services, which opens them at startup.
    get models() {
      return models();
    },
    operatorFile: readOperatorFiles(families, config),
    network: network ?? { resolvers: config.DNS_RESOLVERS, trace },
    now: now ?? (() => new Date()),
    random: random ?? Math.random,
    publicUrl: config.PUBLIC_URL,
  };
}

/** Job slots and memory are divided evenly among the server processes. */
export function createJobs({ JOB_THREADS, MEMORY_MB, PROCESSES }: ServiceConfig): Jobs {
  return new Jobs({ slots: Math.ceil(JOB_THREADS / PROCESSES), memoryLimitMb: MEMORY_MB / PROCESSES });
}

/** Reads operator-supplied files at startup, so that errors surface there and not at the first request. */
function readOperatorFiles(families: readonly Family[], settings: Readonly<Record<string, unknown>>): Context['operatorFile'] {
  const read = new Map<OperatorFile<unknown>, unknown>();
  for (const file of families.flatMap(({ operatorFiles = [] }) => operatorFiles)) {
    const path = settings[file.setting];
    if (typeof path !== 'string' || path === '') continue;
    try {
      read.set(file, file.read(readFileSync(path, 'utf8')));
    } catch (error) {
      throw new OperatorError(`${file.setting}: ${path}: ${(error as Error).message}`);
    }
  }
  return <T>(file: OperatorFile<T>) => read.get(file) as T | undefined;
}

/** Additional dependencies of calls over HTTP. */
export interface Services extends CallServices {
  readonly clientAddress: (request: FastifyRequest) => string;
  /** Client key for the rate limiter and the job queue. */
  readonly clientKey: (request: FastifyRequest) => string;
  readonly charge: Charge;
  readonly requestBodies: RequestBodies;
}

export function operationsOf(families: readonly Family[]): readonly Operation[] {
  return families.flatMap((family) => family.operations);
}

type HttpServices = Pick<Services, 'clientAddress' | 'clientKey' | 'charge'>;

export class HttpCaller implements Caller {
  readonly #services: HttpServices;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly onProgress: ProgressListener | undefined;
  #signal: AbortSignal | undefined;
  #account: Account | undefined;

  constructor(services: HttpServices, request: FastifyRequest, reply: FastifyReply, onProgress?: ProgressListener) {
    this.#services = services;
    this.#request = request;
    this.#reply = reply;
    this.onProgress = onProgress;
  }

  get clientAddress(): string {
    return this.#services.clientAddress(this.#request);
  }

  get client(): string {
    return this.#services.clientKey(this.#request);
  }

  get account(): Account {
    this.#account ??= new Account(this.#reply.charged?.units ?? 0, (units) => this.#services.charge(this.#request, this.#reply, units));
    return this.#account;
  }

  get signal(): AbortSignal {
    if (!this.#signal) {
      const controller = new AbortController();
      // The client disconnected or the request timed out. After a normal response there is nothing to abort.
      this.#reply.raw.once('close', () => controller.abort());
      this.#signal = controller.signal;
    }
    return this.#signal;
  }
}
