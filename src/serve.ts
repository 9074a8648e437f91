/** One process that serves: surfaces → listen → stop in good order. */
import type { Config } from './config.ts';
import type { Datasets } from './core/dataset/datasets.ts';
import type { Jobs } from './core/jobs/jobs.ts';
import type { Limiter } from './core/limit/limiter.ts';
import type { LimitSecret } from './core/limit/secret.ts';
import { runWarmups } from './core/util/lazy-warm.ts';
import { OperatorError } from './core/util/operator-error.ts';
import { families } from './families/index.ts';
import type { Figures } from './metrics/figures.ts';
import { orEnd } from './processes/settings.ts';
import { LONGEST_STOP_MS, NOTICE_MS } from './processes/stop-times.ts';
import { createApp } from './surfaces/app.ts';
import { jsonLine, plainLine, type RequestLog, requestLog, silentLog } from './surfaces/log.ts';

export interface ServeOptions {
  readonly config: Config;
  readonly datasets: Datasets;
  readonly jobs: Jobs;
  /** What is counted for Prometheus, if anything is. */
  readonly figures: Figures | undefined;
  /** Keeps the allowances of clients; without one the limit is off. */
  readonly limiter: Limiter | undefined;
  /** Makes the keys under which the limiter knows clients; processes that share allowances share it. */
  readonly secret: LimitSecret;
  readonly say: (line: string) => void;
  /** What else to end when the process is told to stop. */
  readonly onStop?: () => void;
}

/** Listens, and returns the address that clients can use. */
export async function serve({ config, datasets, jobs, figures, limiter, secret, say, onStop }: ServeOptions): Promise<string> {
  const log = figures?.counting(logFor(config)) ?? logFor(config);
  const lifecycle = { serving: true };
  const options = {
    config,
    families,
    datasets,
    jobs,
    limiter,
    secret,
    log,
    lifecycle,
    onError: (error: unknown) => say(`internal error: ${(error as Error).stack}`),
  };
  const app = orEnd(() => createApp(options), '', OperatorError);

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    lifecycle.serving = false;
    onStop?.();
    const end = (): void => {
      log.flush();
      process.exit(0);
    };
    // What has not come to its end by then, an upload or a call, is given up: its connection is closed with the process.
    setTimeout(() => {
      jobs.close();
      end();
    }, LONGEST_STOP_MS).unref();
    await new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
    // Connections that are kept alive would hold the port open long after their last request.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
    await app.close();
    end();
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Its supervisor is gone, and with it the port.
  process.on('disconnect', stop);

  // Last of all: whoever learns the address may send requests, and signals, at once.
  await app.listen({ port: config.PORT, host: config.HOST });
  void runWarmups();
  return app.listeningOrigin;
}

function logFor({ LOG }: Config): RequestLog {
  if (LOG === 'off') return silentLog;
  return requestLog((lines) => process.stdout.write(lines), LOG === 'json' ? jsonLine : plainLine);
}
