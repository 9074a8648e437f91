/** What the surfaces share: the operations and everything that handlers may use. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Datasets } from '../core/dataset/datasets.ts';
import type { Jobs } from '../core/jobs/jobs.ts';
import type { Network } from '../core/net/network.ts';
import type { Context, Family, Operation, Upload } from '../core/request/operation.ts';
import type { Charge } from './rate.ts';

export interface Services {
  readonly families: readonly Family[];
  readonly datasets: Datasets;
  readonly jobs: Jobs;
  readonly network: Network;
  readonly now: () => Date;
  readonly random: () => number;
  readonly publicUrl: string;
  readonly clientAddress: (request: FastifyRequest) => string;
  readonly charge: Charge;
}

export function operationsOf(families: readonly Family[]): readonly Operation[] {
  return families.flatMap((family) => family.operations);
}

/** Who calls an operation. What is seldom needed is found only when a handler asks for it. */
export type Caller = Pick<Context, 'baseUrl' | 'clientAddress' | 'signal'>;

export class HttpCaller implements Caller {
  readonly #services: Pick<Services, 'publicUrl' | 'clientAddress'>;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  #signal: AbortSignal | undefined;

  constructor(services: Pick<Services, 'publicUrl' | 'clientAddress'>, request: FastifyRequest, reply: FastifyReply) {
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
  readonly jobs: Jobs;
  readonly network: Network;
  readonly now: () => Date;
  readonly random: () => number;
  readonly #caller: Caller;

  constructor(services: Pick<Services, 'jobs' | 'network' | 'now' | 'random'>, caller: Caller, files: readonly Upload[] = []) {
    this.files = files;
    this.jobs = services.jobs;
    this.network = services.network;
    this.now = services.now;
    this.random = services.random;
    this.#caller = caller;
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
