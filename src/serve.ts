/** Runs one server process: surfaces, listen, graceful shutdown. */
import type { Config } from './config.ts';
import type { Datasets } from './core/dataset/datasets.ts';
import type { Jobs } from './core/jobs/jobs.ts';
import type { Limiter } from './core/limit/limiter.ts';
import type { LimitSecret } from './core/limit/secret.ts';
import { runWarmups } from './core/util/lazy-warm.ts';
import { OperatorError } from './core/util/operator-error.ts';
import { families } from './families/index.ts';
import type { Metrics } from './metrics/process-metrics.ts';
import { logToOperator } from './processes/operator-log.ts';
import { exitOnError } from './processes/settings.ts';
import { MAX_SHUTDOWN_MS, READINESS_NOTICE_MS } from './processes/shutdown-timeouts.ts';
import { createApp } from './surfaces/app.ts';
import { createRequestLog, formatJsonLine, formatPlainLine, type RequestLog, silentLog } from './surfaces/request-log.ts';

export interface ServeOptions {
  readonly config: Config;
  readonly datasets: Datasets;
  readonly jobs: Jobs;
  /** Prometheus metrics, if configured. */
  readonly metrics: Metrics | undefined;
  /** Rate limiter; undefined if the limit is off. */
  readonly limiter: Limiter | undefined;
  /** Key for hashing client addresses; shared by processes that share a limiter. */
  readonly secret: LimitSecret;
  readonly logLine: (line: string) => void;
  /** Called when shutdown begins. */
  readonly onStop?: () => void;
}

/** Starts listening and returns the origin. */
export async function serve({
  config,
  datasets,
  jobs,
  metrics: figures,
  limiter,
  secret,
  logLine: say,
  onStop,
}: ServeOptions): Promise<string> {
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
  const app = exitOnError(() => createApp(options), '', OperatorError);

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    lifecycle.serving = false;
    onStop?.();
    const exit = (): void => {
      log.flush();
      process.exit(0);
    };
    // Uploads and calls still running are aborted: their connections close with the process.
    setTimeout(() => {
      jobs.close();
      exit();
    }, MAX_SHUTDOWN_MS).unref();
    await new Promise((resolve) => setTimeout(resolve, READINESS_NOTICE_MS));
    // Idle keep-alive connections would hold the port long after their last request.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
    await app.close();
    exit();
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The supervisor has exited, and the shared port is gone with it.
  process.on('disconnect', stop);

  // Last step: clients may send requests, and the operator signals, as soon as the port is open.
  await app.listen({ port: config.PORT, host: config.HOST }).catch(exitWithoutPort);
  void runWarmups();
  return app.listeningOrigin;
}

const LISTEN_ERRORS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'needs more rights than this program has',
  EADDRNOTAVAIL: 'is not an address of this machine',
};

/** Exits with a sentence for the operator if the port cannot be opened. */
function exitWithoutPort(error: NodeJS.ErrnoException & { readonly address?: string; readonly port?: number }): never {
  const reason = LISTEN_ERRORS[error.code ?? ''];
  if (reason === undefined) throw error;
  logToOperator(`The port ${error.port} of ${error.address} ${reason}: set PORT or HOST to another.`);
  process.exit(2);
}

function logFor({ LOG }: Config): RequestLog {
  if (LOG === 'off') return silentLog;
  return createRequestLog((lines) => process.stdout.write(lines), LOG === 'json' ? formatJsonLine : formatPlainLine);
}
