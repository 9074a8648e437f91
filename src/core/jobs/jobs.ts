/**
 * Heavy work in worker threads: PDF, pictures, OCR and models never run on the event loop.
 * The queue is bounded, every job has a time and a memory limit, and a worker that dies is replaced without anyone else noticing.
 */
import { Piscina } from 'piscina';
import type { Answer, Meta } from '../request/envelope.ts';
import { busy, Fault, type FaultCode } from '../request/fault.ts';
import { RawJson } from '../request/json.ts';

export interface Engine {
  readonly name: string;
  /** The worker file; its default export comes from `engineWorker`. */
  readonly worker: URL;
  /** What one job may add to the memory of the process. */
  readonly memoryMb: number;
  /** Threads at the most; without it the setting JOB_THREADS. */
  readonly threads?: number;
  /** Jobs that may wait for a thread. */
  readonly queue: number;
  /**
   * Its library must not be ended in the middle of its work: what it holds would never be given back. A job that is given up is answered at
   * once, and works on unseen until it next looks whether it is still wanted; so its single steps must be short.
   */
  readonly unstoppable?: boolean;
}

export interface JobOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Buffers handed over instead of copied; the caller must not touch them again. */
  readonly transfer?: readonly ArrayBuffer[];
}

export interface Job {
  readonly task: string;
  readonly input: unknown;
  /** Whether the task makes an `Answer`, whose data is to come back as JSON. */
  readonly answers: boolean;
  /** 1 when nobody waits for the answer any more. */
  readonly givenUp?: Int32Array;
}

export type JobReply =
  | { readonly value: unknown }
  | { readonly json: Uint8Array; readonly meta: Meta | undefined }
  | { readonly fault: { readonly code: FaultCode; readonly message: string } };

interface Running {
  readonly controller: AbortController;
  readonly startRss: number;
  readonly memoryMb: number;
}

const MEGABYTE = 1024 * 1024;
const MEMORY_CHECK_MS = 50;
const IDLE_THREAD_MS = 30_000;
/**
 * The pool tries `require` before `import`. A thread that is ended while Node 20 requires an ES module takes the whole process along
 * ("IsGraphAsync must be used on an instantiated module"); without that feature the pool imports at once.
 */
const THREAD_FLAGS = ['--enable-source-maps', '--no-experimental-require-module'];

/** Why a job was ended from outside. */
const TOO_SLOW = new Fault('timeout', 'The work took longer than it may. Try a smaller input.');
const TOO_MUCH_MEMORY = new Fault('unavailable', 'The work needed more memory than it may use. Try a smaller input.');
const DIED = new Fault('unavailable', 'The work failed inside its engine. Try another input.');

export class Jobs {
  readonly #threads: number;
  readonly #pools = new Map<Engine, Piscina>();
  readonly #running = new Set<Running>();
  #memoryTimer: NodeJS.Timeout | undefined;

  constructor(threads: number) {
    this.#threads = threads;
  }

  async run(engine: Engine, task: string, input: unknown, options: JobOptions): Promise<unknown> {
    return ((await this.#send(engine, { task, input, answers: false }, options)) as { value: unknown }).value;
  }

  /** For tasks whose answer may be long: they make the whole `Answer`, and their thread writes its JSON, so that the event loop need not. */
  async answer(engine: Engine, task: string, input: unknown, options: JobOptions): Promise<Answer> {
    const { json, meta } = (await this.#send(engine, { task, input, answers: true }, options)) as {
      json: Uint8Array;
      meta: Meta | undefined;
    };
    return { data: new RawJson(Buffer.from(json.buffer, json.byteOffset, json.byteLength)), ...(meta && { meta }) };
  }

  async #send(engine: Engine, job: Job, { timeoutMs, signal, transfer }: JobOptions): Promise<JobReply> {
    const pool = this.#pool(engine);
    if (pool.queueSize >= engine.queue) busy('All threads for this work are taken and the queue is full. Try again shortly.', 2);

    const controller = new AbortController();
    const running: Running = { controller, startRss: process.memoryUsage.rss(), memoryMb: engine.memoryMb };
    const timer = setTimeout(() => controller.abort(TOO_SLOW), timeoutMs);
    const leave = (): void => controller.abort(new Fault('request_timeout', 'The client has gone.'));
    signal?.addEventListener('abort', leave, { once: true });
    this.#watch(running);
    try {
      const transferList = [...(transfer ?? [])];
      const reply = engine.unstoppable
        ? await runThrough(pool, job, controller.signal, transferList)
        : ((await pool.run(job, { signal: controller.signal, transferList })) as JobReply);
      if ('fault' in reply) throw new Fault(reply.fault.code, reply.fault.message);
      return reply;
    } catch (error) {
      throw this.#explain(error, controller.signal);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      this.#unwatch(running);
    }
  }

  /** Ends all threads; jobs that are running fail, but for those that must not be ended, which are waited for. */
  async close(): Promise<void> {
    clearInterval(this.#memoryTimer);
    await Promise.all([...this.#pools].map(([{ unstoppable }, pool]) => (unstoppable ? pool.close() : pool.destroy())));
  }

  #pool(engine: Engine): Piscina {
    let pool = this.#pools.get(engine);
    if (!pool) {
      pool = new Piscina({
        filename: engine.worker.href,
        minThreads: 0,
        maxThreads: engine.threads ?? this.#threads,
        idleTimeout: IDLE_THREAD_MS,
        // A thread whose work must not be ended frees native memory by a clock of its own, which has to run while it waits.
        atomics: engine.unstoppable ? 'disabled' : 'sync',
        execArgv: THREAD_FLAGS,
        resourceLimits: { maxOldGenerationSizeMb: engine.memoryMb },
      });
      this.#pools.set(engine, pool);
    }
    return pool;
  }

  #explain(error: unknown, { aborted, reason }: AbortSignal): Fault {
    if (error instanceof Fault) return error;
    if (aborted && reason instanceof Fault) return reason;
    return (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? TOO_MUCH_MEMORY : DIED;
  }

  /** V8's own limit does not see buffers and WebAssembly memory, so the memory of the process is watched while jobs run. */
  #watch(running: Running): void {
    this.#running.add(running);
    this.#memoryTimer ??= setInterval(() => this.#checkMemory(), MEMORY_CHECK_MS).unref();
  }

  #unwatch(running: Running): void {
    this.#running.delete(running);
    if (this.#running.size > 0) return;
    clearInterval(this.#memoryTimer);
    this.#memoryTimer = undefined;
  }

  #checkMemory(): void {
    const [oldest] = this.#running;
    if (!oldest) return;
    let allowedMb = 0;
    for (const { memoryMb } of this.#running) allowedMb += memoryMb;
    const grownMb = (process.memoryUsage.rss() - oldest.startRss) / MEGABYTE;
    if (grownMb > allowedMb) oldest.controller.abort(TOO_MUCH_MEMORY);
  }
}

/** A job that is never ended from outside: when it is given up, its caller stops waiting and its thread is told. */
function runThrough(pool: Piscina, job: Job, signal: AbortSignal, transferList: ArrayBuffer[]): Promise<JobReply> {
  const givenUp = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      Atomics.store(givenUp, 0, 1);
      reject(signal.reason as Error);
    };
    if (signal.aborted) leave();
    else {
      signal.addEventListener('abort', leave, { once: true });
      (pool.run({ ...job, givenUp } satisfies Job, { transferList }) as Promise<JobReply>).then(resolve, reject);
    }
  });
}
