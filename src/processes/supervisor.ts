/**
 * Supervisor of several processes on one port (node:cluster): starts them, replaces those that die or stall, holds shared state, and shuts them down.
 */
import cluster, { type Worker } from 'node:cluster';
import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';
import { MemoryLimiter } from '../core/limit/gcra.ts';
import { newSecret } from '../core/limit/secret.ts';
import { datasets as definitions } from '../families/index.ts';
import type { SummedFigures } from '../metrics/summed.ts';
import { verdictsOn } from './allowance.ts';
import { Heartbeats } from './heartbeat.ts';
import { CLIENT_SECRET, type CountMessage, type MemberMessage, type SupervisorMessage } from './messages.ts';
import { openMetrics, preparePacks, scheduleFor } from './parts.ts';
import { say } from './say.ts';
import { LONGEST_STOP_MS } from './stop-times.ts';

/** Grace period after the shutdown timeout, then SIGKILL. */
const LATE_MS = 2_000;
const ENDINGS = {
  died: 'a process ended and is replaced',
  stalled: 'a process whose event loop did not turn for 5 s was killed and is replaced',
};

export async function supervise(config: Config): Promise<void> {
  // Before any process opens the packs, so that they are built only once.
  preparePacks(config);
  const limiter = new MemoryLimiter(Math.max(1, config.RATE_LIMIT));
  const environment = { [CLIENT_SECRET]: newSecret() };
  const members = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const tellAll = (message: SupervisorMessage): void => {
    for (const member of members()) if (member.isConnected()) member.send(message);
  };
  const schedule = scheduleFor(config, {
    definitions,
    swapIn: ({ name }) => tellAll({ dataset: name }),
    report: (dataset, problem) => tellAll({ dataset, problem }),
  });

  const figures = await figuresOf(config, members);

  const stalled = new Set<number>();
  const heartbeats = new Heartbeats((member) => {
    stalled.add(member.id);
    member.process.kill('SIGKILL');
  });
  cluster.on('message', (member, message: MemberMessage) => {
    if ('turned' in message) heartbeats.heard(member);
    else if ('figures' in message) figures?.told(member.id, message.figures);
    else if (member.isConnected()) member.send(verdictsOn(message, (client, units) => limiter.take(client, units)));
  });

  let stopping = false;
  let worst = 0;
  const listening = new Set<number>();
  cluster.on('listening', (member, { address, port }) => {
    listening.add(member.id);
    heartbeats.heard(member);
    if (listening.size !== config.PROCESSES || stopping) return;
    const host = isIPv6(address) ? `[${address}]` : address;
    say(`Potli answers on http://${host}:${port} with ${config.PROCESSES} processes (ready after ${Math.round(performance.now())} ms)`);
  });
  cluster.on('exit', (member, code) => {
    figures?.left(member.id);
    heartbeats.left(member);
    const why = stalled.delete(member.id) ? 'stalled' : 'died';
    if (stopping) {
      // A process that was still starting had no requests to lose.
      if (listening.has(member.id)) worst = Math.max(worst, code ?? 1);
      if (members().length === 0) process.exit(worst);
    } else if (listening.has(member.id)) {
      say(ENDINGS[why]);
      figures?.replaced(why);
      cluster.fork(environment);
    } else {
      // It failed during startup: a replacement would fail too.
      worst = 1;
      stop();
    }
  });

  function stop(): void {
    if (stopping) return;
    stopping = true;
    schedule?.stop();
    if (members().length === 0) process.exit(worst);
    for (const member of members()) member.process.kill('SIGTERM');
    setTimeout(() => {
      for (const member of members()) member.process.kill('SIGKILL');
    }, LONGEST_STOP_MS + LATE_MS).unref();
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  for (let i = 0; i < config.PROCESSES; i++) cluster.fork(environment);
}

const COUNT: CountMessage = { count: true };

/** Aggregated metrics of all processes, served by the supervisor if configured. */
async function figuresOf(config: Config, members: () => Worker[]): Promise<SummedFigures | undefined> {
  if (config.METRICS_PORT === undefined) return undefined;
  const { SummedFigures } = await import('../metrics/summed.ts');
  const figures = new SummedFigures(() =>
    members()
      .filter((member) => member.isConnected())
      .map((member) => ({ id: member.id, ask: () => member.send(COUNT) })),
  );
  await openMetrics(config, () => figures.text());
  return figures;
}
