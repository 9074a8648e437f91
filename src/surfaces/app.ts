/** Builds the HTTP server with all surfaces mounted. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Limiter } from '../core/limit/limiter.ts';
import { type LimitSecret, ownSecret } from '../core/limit/secret.ts';
import { mountCatalogue } from './catalogue.ts';
import { mountChanges } from './changes.ts';
import { clientAddresses, clientKeys, connectionClients } from './client.ts';
import { mountDownloads } from './downloads.ts';
import { createEdge, type EdgeOptions } from './edge.ts';
import { limitFreePaths } from './free-paths.ts';
import { type Lifecycle, mountHealth } from './health.ts';
import { Intake, type IntakeOptions } from './intake.ts';
import { mountMcp } from './mcp.ts';
import { answerNotFound } from './not-found.ts';
import { mountOpenApi } from './openapi.ts';
import { limitRate } from './rate.ts';
import { mountRest } from './rest.ts';
import { createServices, type ServiceConfig, type ServiceOptions, type Services } from './services.ts';
import { mountWeb } from './web.ts';

export interface AppOptions extends EdgeOptions, ServiceOptions {
  readonly config: ServiceConfig & Pick<Config, 'TRUST_PROXY'>;
  readonly limiter?: Limiter | undefined;
  /** Key for hashing client addresses into rate limit keys. */
  readonly secret?: LimitSecret;
  readonly lifecycle?: Lifecycle;
  readonly intake?: IntakeOptions;
}

export function createApp(options: AppOptions): FastifyInstance {
  const { config, limiter, secret = ownSecret(), lifecycle = { serving: true } } = options;
  const clientAddress = clientAddresses(config.TRUST_PROXY);
  const clientKey = clientKeys(clientAddress, secret);

  const { app, unrouted } = createEdge({ ...options, clientKey, clientOf: connectionClients(config.TRUST_PROXY) });
  const charge = limitRate(app, limiter, clientKey);
  const free = limiter && [limitFreePaths(app, limiter, clientKey)];
  const intake = new Intake(clientKey, options.intake);
  const services: Services = { ...createServices(options), clientAddress, clientKey, charge, intake };
  app.addHook('onClose', () => services.jobs.close());
  mountRest(app, services);
  mountCatalogue(app, services);
  mountDownloads(app, services);
  mountChanges(app, services);
  const document = mountOpenApi(app, services);
  mountMcp(app, services, options.onError);
  mountHealth(app, services, lifecycle);
  const unknownPage = mountWeb(app, services, document);
  answerNotFound(app, unrouted, unknownPage, free);
  return app;
}
