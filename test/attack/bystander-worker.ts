/** Worker thread of the bystander: two closed loops of requests, each waiting for the response before sending the next. */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { eventLoopCpuMs, runQueueWaitMs } from '../support/process-tree.ts';
import type { BystanderOptions, Latencies } from './bystander.ts';

const { port, pid } = workerData as BystanderOptions;

const LIGHT = '/v1/pincode/600001';
const HEAVY = '/v1/qr?text=an+innocent+client&format=png&size=512';
const LIGHT_PAUSE_MS = 10;
const HEAVY_PAUSE_MS = 400;
/** After a response other than 200. */
const RETRY_PAUSE_MS = 100;
/** Requests rotate over this many client addresses, so that each stays within its rate limit. */
const ADDRESSES = 250;

const agents = [new Agent({ keepAlive: true, maxSockets: 1 }), new Agent({ keepAlive: true, maxSockets: 1 })] as const;
let requestCount = 0;
let failures = 0;

function sendRequest(path: string, agent: Agent): Promise<boolean> {
  const headers = { 'x-forwarded-for': `198.51.100.${1 + (requestCount++ % ADDRESSES)}` };
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path, agent, headers }, (response) => {
      response.resume();
      response.on('error', () => resolve(false));
      response.on('end', () => resolve(response.statusCode === 200));
    }).on('error', () => resolve(false));
  });
}

/** Latencies of one loop, including that of the request in flight. */
class Loop {
  latencies: number[] = [];
  maxCpu = 0;
  /** Latency minus the time in which the threads waited for a CPU. */
  maxAdjusted = 0;
  #inFlight: { startedAt: number; cpu: number; waitedMs: number } | undefined;

  async run(path: string, agent: Agent, pauseMs: number): Promise<void> {
    while (true) {
      this.#inFlight = { startedAt: performance.now(), cpu: eventLoopCpuMs(pid), waitedMs: runQueueWaitMs(pid) };
      while (!(await sendRequest(path, agent))) {
        failures++;
        await sleep(RETRY_PAUSE_MS);
      }
      this.record();
      this.#inFlight = undefined;
      await sleep(pauseMs);
    }
  }

  record(): void {
    if (!this.#inFlight) return;
    const latency = performance.now() - this.#inFlight.startedAt;
    this.latencies.push(latency);
    this.maxAdjusted = Math.max(this.maxAdjusted, latency - (runQueueWaitMs(pid) - this.#inFlight.waitedMs));
    this.maxCpu = Math.max(this.maxCpu, eventLoopCpuMs(pid) - this.#inFlight.cpu);
  }
}

const light = new Loop();
const heavy = new Loop();
void light.run(LIGHT, agents[0], LIGHT_PAUSE_MS);
void heavy.run(HEAVY, agents[1], HEAVY_PAUSE_MS);

parentPort?.on('message', () => {
  light.record();
  heavy.record();
  const latencies: Latencies = {
    maxLightMs: light.maxAdjusted,
    maxLightWallMs: Math.max(0, ...light.latencies),
    maxHeavyMs: Math.max(0, ...heavy.latencies),
    medianHeavyMs: [...heavy.latencies].sort((a, b) => a - b)[heavy.latencies.length >> 1] ?? 0,
    maxLoopCpuMs: light.maxCpu,
    failures,
  };
  parentPort?.postMessage(latencies);
  for (const loop of [light, heavy]) {
    loop.latencies = [];
    loop.maxCpu = 0;
    loop.maxAdjusted = 0;
  }
  failures = 0;
});
