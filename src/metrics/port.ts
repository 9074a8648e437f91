/** HTTP server for Prometheus: `/metrics` only. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import type { Config } from '../config.ts';

/** Scrapers are on the operator's network and send short requests. */
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Returns the URL.
 * @param read collects the metrics as text; concurrent scrapes share one result
 */
export async function openMetricsPort({ HOST, METRICS_PORT }: Config, read: () => Promise<string>): Promise<string> {
  let pendingMetrics: Promise<string> | undefined;
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('The metrics are at GET /metrics.\n');
      return;
    }
    try {
      pendingMetrics ??= read().finally(() => {
        pendingMetrics = undefined;
      });
      const text = await pendingMetrics;
      response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await listen(server, METRICS_PORT as number, HOST);
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/metrics`;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
}
