/** Worker thread of the bystander: two closed loops of requests, each waiting for the response before sending the next. */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { loopCpuMs, waitedForProcessorMs } from '../support/process-tree.ts';
import type { BystanderRequests, Waits } from './bystander.ts';

const { port, pid } = workerData as BystanderRequests;

const LIGHT = '/v1/pincode/600001';
const HEAVY = '/v1/qr?text=an+innocent+client&format=png&size=512';
const LIGHT_PAUSE_MS = 10;
const HEAVY_PAUSE_MS = 400;
/** After a response other than 200. */
const RETRY_PAUSE_MS = 100;
/** Requests rotate over this many client addresses, so that each stays within its rate limit. */
const ADDRESSES = 250;

const agents = [new Agent({ keepAlive: true, maxSockets: 1 }), new Agent({ keepAlive: true, maxSockets: 1 })] as const;
let asked = 0;
let refused = 0;

function ask(path: string, agent: Agent): Promise<boolean> {
  const headers = { 'x-forwarded-for': `198.51.100.${1 + (asked++ % ADDRESSES)}` };
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path, agent, headers }, (response) => {
      response.resume();
      response.on('error', () => resolve(false));
      response.on('end', () => resolve(response.statusCode === 200));
    }).on('error', () => resolve(false));
  });
}

/** Latencies of one loop, including the request in flight. */
class Loop {
  waits: number[] = [];
  longestCpu = 0;
  /** Latency minus the time in which the threads waited for a CPU. */
  longestOwn = 0;
  #began: { at: number; cpu: number; waited: number } | undefined;

  async run(path: string, agent: Agent, pauseMs: number): Promise<void> {
    while (true) {
      this.#began = { at: performance.now(), cpu: loopCpuMs(pid), waited: waitedForProcessorMs(pid) };
      while (!(await ask(path, agent))) {
        refused++;
        await sleep(RETRY_PAUSE_MS);
      }
      this.look();
      this.#began = undefined;
      await sleep(pauseMs);
    }
  }

  look(): void {
    if (!this.#began) return;
    const wait = performance.now() - this.#began.at;
    this.waits.push(wait);
    this.longestOwn = Math.max(this.longestOwn, wait - (waitedForProcessorMs(pid) - this.#began.waited));
    this.longestCpu = Math.max(this.longestCpu, loopCpuMs(pid) - this.#began.cpu);
  }
}

const light = new Loop();
const heavy = new Loop();
void light.run(LIGHT, agents[0], LIGHT_PAUSE_MS);
void heavy.run(HEAVY, agents[1], HEAVY_PAUSE_MS);

parentPort?.on('message', () => {
  light.look();
  heavy.look();
  const waits: Waits = {
    lightMs: light.longestOwn,
    lightClockMs: Math.max(0, ...light.waits),
    heavyMs: Math.max(0, ...heavy.waits),
    usualHeavyMs: [...heavy.waits].sort((one, other) => one - other)[heavy.waits.length >> 1] ?? 0,
    loopMs: light.longestCpu,
    refused,
  };
  parentPort?.postMessage(waits);
  for (const loop of [light, heavy]) {
    loop.waits = [];
    loop.longestCpu = 0;
    loop.longestOwn = 0;
  }
  refused = 0;
});
