/**
 * Main program of a child process: runs one job at a time, of the engines of its host. The service kills it when a job exceeds its time
 * or memory limit or is cancelled; it exits by itself when the service is gone.
 */
import { Socket } from 'node:net';
import { ApiError } from '../request/api-error.ts';
import type { Answer } from '../request/envelope.ts';
import { ChargeRejectedError, setCostHandler } from './cpu-cost.ts';
import type { Tasks } from './engine.ts';
import { onMessages, sendMessage } from './ipc.ts';
import type { ChargeResultMessage, CostMessage, JobMessage, JobReply, LoadedMessage, ProgressMessage } from './messages.ts';
import { type ProgressListener, setProgressListener } from './progress.ts';

/** File descriptor of the IPC pipe. */
const PIPE = 3;

const socket = new Socket({ fd: PIPE, readable: true, writable: true });
const loadedTasks = new Map<string, Tasks>();

async function tasksOf(worker: string): Promise<Tasks> {
  let tasks = loadedTasks.get(worker);
  if (!tasks) {
    ({ default: tasks } = (await import(worker)) as { default: Tasks });
    loadedTasks.set(worker, tasks);
    sendMessage(socket, { loaded: true } satisfies LoadedMessage);
  }
  return tasks;
}

/** Works even while a job blocks the event loop: a write to a pipe with free buffer space is synchronous. */
const sendProgress: ProgressListener = (progress) => sendMessage(socket, { progress } satisfies ProgressMessage);

let onChargeResult: ((paid: boolean) => void) | undefined;

setCostHandler(
  (expectedMs) =>
    new Promise((resolve, reject) => {
      onChargeResult = (accepted) => (accepted ? resolve() : reject(new ChargeRejectedError()));
      sendMessage(socket, { expectedMs } satisfies CostMessage);
    }),
);

async function runJob({ worker, task, input, serialise, reportProgress }: JobMessage): Promise<JobReply> {
  try {
    const run = (await tasksOf(worker))[task] as (input: unknown) => unknown;
    setProgressListener(reportProgress ? sendProgress : undefined);
    const value = await run(input);
    return serialise ? serialiseAnswer(value as Answer) : { value };
  } catch (error) {
    // An ApiError is sent as data, because errors lose their class in a structured clone.
    return error instanceof ApiError ? { error: { code: error.code, message: error.message } } : { failed: true };
  }
}

const encoder = new TextEncoder();

function serialiseAnswer({ data, meta }: Answer): JobReply {
  return { json: encoder.encode(JSON.stringify(data)), meta };
}

/** Idle time after which garbage is collected, if there may be much. */
const IDLE_GC_DELAY_MS = 250;
/**
 * Minimum growth for a forced collection. It also discards compiled code whose objects are gone, so the next job starts slowly:
 * the layout of 30 PDF pages takes 280 ms instead of 175.
 */
const MIN_GC_GROWTH_BYTES = 32 * 1024 * 1024;
let idleTimer: NodeJS.Timeout | undefined;
let idleRssBytes = 0;

function collectGarbage(): void {
  const rss = process.memoryUsage.rss();
  if (rss > idleRssBytes + MIN_GC_GROWTH_BYTES) globalThis.gc?.();
  else if (rss > idleRssBytes) return;
  idleRssBytes = process.memoryUsage.rss();
}

onMessages(
  socket,
  async (message) => {
    if ('accepted' in (message as JobMessage | ChargeResultMessage)) {
      onChargeResult?.((message as ChargeResultMessage).accepted);
      return;
    }
    clearTimeout(idleTimer);
    sendMessage(socket, await runJob(message as JobMessage));
    idleTimer = setTimeout(collectGarbage, IDLE_GC_DELAY_MS);
  },
  () => process.exit(1),
);
socket.once('close', () => process.exit(0));
socket.once('error', () => process.exit(0));
// Ctrl+C in a terminal signals the whole process group; the service lets running jobs finish.
process.on('SIGINT', () => {});
