/** Builds the HTTP server with all surfaces mounted. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Limiter } from '../core/limit/limiter.ts';
import { generatedSecret, type LimitSecret } from '../core/limit/secret.ts';
import { mountCatalogue } from './catalogue.ts';
import { mountChanges } from './changes.ts';
import { clientAddressResolver, clientKeyResolver, connectionClientResolver } from './client-identity.ts';
import { mountDownloads } from './downloads.ts';
import { type Lifecycle, mountHealth } from './health.ts';
import { createHttpServer, type HttpServerOptions } from './http-server.ts';
import { mountMcp } from './mcp.ts';
import { handleNotFound } from './not-found.ts';
import { mountOpenApi } from './openapi.ts';
import { limitPageRate } from './page-rate-limit.ts';
import { applyRateLimit } from './rate-limit.ts';
import { RequestBodies, type RequestBodyOptions } from './request-body.ts';
import { mountRest } from './rest.ts';
import { createServices, type ServiceConfig, type ServiceOptions, type Services } from './services.ts';
import { mountWeb } from './web.ts';

export interface AppOptions extends HttpServerOptions, ServiceOptions {
  readonly config: ServiceConfig & Pick<Config, 'TRUST_PROXY'>;
  readonly limiter?: Limiter | undefined;
  /** Key for hashing client addresses into rate limit keys. */
  readonly secret?: LimitSecret;
  readonly lifecycle?: Lifecycle;
  readonly bodyOptions?: RequestBodyOptions;
}

export function createApp(options: AppOptions): FastifyInstance {
  const { config, limiter, secret = generatedSecret(), lifecycle = { serving: true } } = options;
  const clientAddress = clientAddressResolver(config.TRUST_PROXY);
  const clientKey = clientKeyResolver(clientAddress, secret);

  const { app, notFoundError } = createHttpServer({ ...options, clientKey, clientOf: connectionClientResolver(config.TRUST_PROXY) });
  const charge = applyRateLimit(app, limiter, clientKey);
  const pageRateHooks = limiter && [limitPageRate(app, limiter, clientKey)];
  const requestBodies = new RequestBodies(clientKey, options.bodyOptions);
  const services: Services = { ...createServices(options), clientAddress, clientKey, charge, requestBodies };
  app.addHook('onClose', () => services.jobs.close());
  mountRest(app, services);
  mountCatalogue(app, services);
  mountDownloads(app, services);
  mountChanges(app, services);
  const document = mountOpenApi(app, services);
  mountMcp(app, services, options.onError);
  mountHealth(app, services, lifecycle);
  const notFoundPage = mountWeb(app, services, document);
  handleNotFound(app, notFoundError, notFoundPage, pageRateHooks);
  return app;
}
