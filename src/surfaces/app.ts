/** All surfaces on one HTTP server. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Datasets } from '../core/dataset/datasets.ts';
import type { Jobs } from '../core/jobs/jobs.ts';
import type { Limiter } from '../core/limit/limiter.ts';
import type { Network } from '../core/net/network.ts';
import { trace } from '../core/net/trace.ts';
import type { Family, RoomSettings } from '../core/request/operation.ts';
import { mountCatalogue } from './catalogue.ts';
import { clientAddresses, clientKeys } from './client.ts';
import { createEdge, type EdgeOptions } from './edge.ts';
import { type Lifecycle, mountHealth } from './health.ts';
import { mountMcp } from './mcp.ts';
import { mountOpenApi } from './openapi.ts';
import { limitRate } from './rate.ts';
import { mountRest } from './rest.ts';
import type { Services } from './services.ts';
import { mountWeb } from './web.ts';

export interface AppOptions extends EdgeOptions {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'TRUST_PROXY' | 'DNS_RESOLVERS' | keyof RoomSettings>;
  readonly families: readonly Family[];
  readonly datasets: Datasets;
  readonly jobs: Jobs;
  readonly network?: Network;
  readonly limiter?: Limiter | undefined;
  /** Makes the keys under which the limiter knows clients. */
  readonly clientSecret?: string;
  readonly lifecycle?: Lifecycle;
  readonly now?: () => Date;
  readonly random?: () => number;
}

export function createApp(options: AppOptions): FastifyInstance {
  const {
    config,
    families,
    datasets,
    jobs,
    network = { resolvers: config.DNS_RESOLVERS, trace },
    limiter,
    clientSecret = randomBytes(32).toString('hex'),
    lifecycle = { serving: true },
    now = () => new Date(),
    random = Math.random,
  } = options;
  const addressOf = clientAddresses(config.TRUST_PROXY);
  const clientAddress = (request: FastifyRequest): string => addressOf(request.raw);
  const keyOf = clientKeys(addressOf, clientSecret);

  for (const family of families) family.start?.(config);

  const app = createEdge(options);
  const charge = limitRate(app, limiter, (request) => keyOf(request.raw));
  const services: Services = { families, datasets, jobs, network, now, random, publicUrl: config.PUBLIC_URL, clientAddress, charge };
  mountRest(app, services);
  mountCatalogue(app, services);
  const document = mountOpenApi(app, services);
  mountMcp(app, services, options.onError);
  mountHealth(app, services, lifecycle);
  mountWeb(app, services, document);
  return app;
}
