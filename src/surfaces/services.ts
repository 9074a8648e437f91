/** What the surfaces share: the operations and everything that handlers may use. */

import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Datasets } from '../core/dataset/datasets.ts';
import { CallJobs } from '../core/jobs/call-jobs.ts';
import { type JobRunner, Jobs } from '../core/jobs/jobs.ts';
import { type ModelLibrary, openLibrary } from '../core/models/library.ts';
import type { Network } from '../core/net/network.ts';
import { trace } from '../core/net/trace.ts';
import type { Context, Family, Operation, OperatorFile, Upload } from '../core/request/operation.ts';
import type { Intake } from './intake.ts';
import type { Charge } from './rate.ts';

/** All that a call needs, whatever carries it. */
export interface CallServices {
  readonly families: readonly Family[];
  readonly datasets: Datasets;
  readonly jobs: Jobs;
  readonly models: ModelLibrary;
  readonly given: Context['given'];
  readonly network: Network;
  readonly now: () => Date;
  readonly random: () => number;
}

export interface ServiceOptions
  extends Pick<CallServices, 'families' | 'datasets'>,
    Partial<Pick<CallServices, 'jobs' | 'network' | 'now' | 'random'>> {
  readonly config: ServiceConfig;
}

export type ServiceConfig = Pick<Config, 'DNS_RESOLVERS' | 'MODEL_DIR' | 'JOB_THREADS' | 'MEMORY_MB' | 'PROCESSES'>;

/** Puts together what calls need, once for each service: two of them in one process have nothing in common. */
export function createServices({ config, families, datasets, jobs, network, now, random }: ServiceOptions): CallServices {
  return {
    families,
    datasets,
    jobs: jobs ?? new Jobs({ slots: Math.ceil(config.JOB_THREADS / config.PROCESSES), ceilingMb: config.MEMORY_MB / config.PROCESSES }),
    models: openLibrary(config.MODEL_DIR),
    given: readOperatorFiles(families, config),
    network: network ?? { resolvers: config.DNS_RESOLVERS, trace },
    now: now ?? (() => new Date()),
    random: random ?? Math.random,
  };
}

/** Reads the files that an operator has given: what cannot be used is said at the start, not at the first request. */
function readOperatorFiles(families: readonly Family[], settings: Readonly<Record<string, unknown>>): Context['given'] {
  const read = new Map<OperatorFile<unknown>, unknown>();
  for (const file of families.flatMap(({ operatorFiles = [] }) => operatorFiles)) {
    const path = settings[file.setting];
    if (typeof path === 'string' && path !== '') read.set(file, file.read(readFileSync(path, 'utf8')));
  }
  return <T>(file: OperatorFile<T>) => read.get(file) as T | undefined;
}

/** And what a call over HTTP needs besides. */
export interface Services extends CallServices {
  readonly publicUrl: string;
  readonly clientAddress: (request: FastifyRequest) => string;
  /** Under which the rate limit, and the queue for heavy work, know the client. */
  readonly clientKey: (request: FastifyRequest) => string;
  readonly charge: Charge;
  readonly intake: Intake;
}

export function operationsOf(families: readonly Family[]): readonly Operation[] {
  return families.flatMap((family) => family.operations);
}

/** Who calls an operation. What is seldom needed is found only when a handler asks for it. */
export interface Caller extends Pick<Context, 'baseUrl' | 'clientAddress' | 'signal'> {
  /** Under which the queue for heavy work knows it. */
  readonly client: string;
}

type HttpServices = Pick<Services, 'publicUrl' | 'clientAddress' | 'clientKey'>;

export class HttpCaller implements Caller {
  readonly #services: HttpServices;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  #signal: AbortSignal | undefined;

  constructor(services: HttpServices, request: FastifyRequest, reply: FastifyReply) {
    this.#services = services;
    this.#request = request;
    this.#reply = reply;
  }

  get baseUrl(): string {
    return baseUrl(this.#services.publicUrl, this.#request);
  }

  get clientAddress(): string {
    return this.#services.clientAddress(this.#request);
  }

  get client(): string {
    return this.#services.clientKey(this.#request);
  }

  get signal(): AbortSignal {
    if (!this.#signal) {
      const controller = new AbortController();
      const { raw } = this.#reply;
      raw.once('close', () => {
        if (!raw.writableFinished) controller.abort();
      });
      this.#signal = controller.signal;
    }
    return this.#signal;
  }
}

class CallContext implements Context {
  readonly files: readonly Upload[];
  readonly models: ModelLibrary;
  readonly given: Context['given'];
  readonly network: Network;
  readonly now: () => Date;
  readonly random: () => number;
  readonly #jobs: Jobs;
  readonly #caller: Caller;

  constructor(services: Omit<CallServices, 'families' | 'datasets'>, caller: Caller, files: readonly Upload[] = []) {
    this.files = files;
    this.models = services.models;
    this.given = services.given;
    this.network = services.network;
    this.now = services.now;
    this.random = services.random;
    this.#jobs = services.jobs;
    this.#caller = caller;
  }

  get jobs(): JobRunner {
    return new CallJobs(this.#jobs, this.#caller);
  }

  get baseUrl(): string {
    return this.#caller.baseUrl;
  }

  get clientAddress(): string {
    return this.#caller.clientAddress;
  }

  get signal(): AbortSignal {
    return this.#caller.signal;
  }
}

type ContextClass = new (...args: ConstructorParameters<typeof CallContext>) => Context;

/** Makes the contexts of an operation: with its datasets, opened when the handler reads them. */
export function contextOf(operation: Operation, { datasets }: Pick<Services, 'datasets'>): ContextClass {
  class OperationContext extends CallContext {}
  for (const [name, definition] of operation.needs) {
    Object.defineProperty(OperationContext.prototype, name, { get: () => datasets.open(definition) });
  }
  return OperationContext;
}

/** Where the client reached us: the setting, or what its request says if that is a plain host name. */
export function baseUrl(publicUrl: string, request: FastifyRequest): string {
  if (publicUrl !== '') return publicUrl;
  const host = request.headers.host ?? '';
  return /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i.test(host) ? `http://${host}` : '';
}
