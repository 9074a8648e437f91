/**
 * Runs heavy work in child processes: PDF, pictures, OCR, models and long computations never run in the process that serves requests.
 * All of it shares one set of slots and one memory limit. Jobs are queued round-robin by client; a job that exceeds its time or memory limit
 * or whose client has disconnected is killed with its process, without effect on others.
 */
import { ApiError, busy } from '../request/api-error.ts';
import { RawJson } from '../request/json.ts';
import type { Account } from './account.ts';
import type { Engine, InputOf, ResultOf, SerialisedAnswer, TaskName, Tasks } from './engine.ts';
import { FairQueue } from './fair-queue.ts';
import { JobMetrics, type JobMetricsSnapshot } from './job-metrics.ts';
import type { JobReply } from './messages.ts';
import type { ProgressListener, ProgressRange } from './progress.ts';
import { ownRssMb } from './rss.ts';
import { type QueuedJob, RunningJob } from './running-job.ts';
import {
  CLIENT_DISCONNECTED,
  ENGINE_CRASHED,
  MEMORY_LIMIT_EXCEEDED,
  QUEUE_TIMEOUT,
  RETRY_AFTER_SECONDS,
  TERMINATION_REASONS,
} from './termination-reasons.ts';
import { MAX_IDLE_MB, WorkerPool } from './worker-pool.ts';

export interface JobOptions {
  /** Counted from the start of the job. */
  readonly timeoutMs: number;
  /** Cancels the job when its caller disconnects. */
  readonly signal?: AbortSignal | undefined;
  /** Key of the client in the queue. */
  readonly client?: string | undefined;
  /** The part of the caller's work that this job is, if there are several. */
  readonly part?: ProgressRange | undefined;
  /** Receives progress reports. */
  readonly onProgress?: ProgressListener | undefined;
  /** Charged for the CPU time. */
  readonly account?: Account | undefined;
}

/** The interface for handlers and engines. */
export interface JobRunner {
  run<T extends Tasks, Name extends TaskName<T>>(
    engine: Engine<T>,
    task: Name,
    input: InputOf<T, Name>,
    options: JobOptions,
  ): Promise<ResultOf<T, Name>>;
  /** Runs a task that returns an `Answer`, which the child serialises to JSON: a long one would block the event loop. */
  answer<T extends Tasks, Name extends TaskName<T>>(
    engine: Engine<T>,
    task: Name,
    input: InputOf<T, Name>,
    options: JobOptions,
  ): Promise<SerialisedAnswer<T, Name>>;
}

export interface JobLimits {
  /** Maximum number of concurrent jobs. */
  readonly slots: number;
  /** Memory limit of this process and all its children, in megabytes. */
  readonly memoryLimitMb: number;
  /** Time after which an idle child process is ended. */
  readonly idleTimeoutMs?: number;
}

/** One slot for long jobs and one for short jobs. */
const MIN_SLOTS = 2;
/** One idle process per host is allowed, so that mixed work does not start one each time. */
const HOST_COUNT = Object.keys(MAX_IDLE_MB).length;
const MAX_QUEUE_LENGTH = 256;
/** Per client: as many as it could request in a minute of heavy requests. */
const MAX_QUEUED_PER_CLIENT = 64;
const QUEUE_TIMEOUT_MS = 30_000;
/** On other systems a program has to be run to read the RSS of another process. */
const MEMORY_CHECK_MS = process.platform === 'linux' ? 50 : 1_000;

export class Jobs implements JobRunner {
  readonly #slots: number;
  readonly #memoryLimitMb: number;
  readonly #queue = new FairQueue<QueuedJob>();
  readonly #running = new Set<RunningJob>();
  readonly #pool: WorkerPool;
  readonly #metrics = new JobMetrics();
  #memoryTimer: NodeJS.Timeout | undefined;
  #measuredMb = 0;
  #measuredAt = Number.NEGATIVE_INFINITY;

  constructor({ slots, memoryLimitMb, idleTimeoutMs }: JobLimits) {
    this.#slots = Math.max(MIN_SLOTS, slots);
    this.#memoryLimitMb = memoryLimitMb;
    this.#pool = new WorkerPool(Math.max(HOST_COUNT, 2 * this.#slots), () => this.#dispatch(), idleTimeoutMs);
  }

  async run<T extends Tasks, Name extends TaskName<T>>(
    engine: Engine<T>,
    task: Name,
    input: InputOf<T, Name>,
    options: JobOptions,
  ): Promise<ResultOf<T, Name>> {
    const reply = await this.#submit(engine, { task, input, serialise: false, reportProgress: options.onProgress !== undefined }, options);
    return (reply as { value: unknown }).value as ResultOf<T, Name>;
  }

  async answer<T extends Tasks, Name extends TaskName<T>>(
    engine: Engine<T>,
    task: Name,
    input: InputOf<T, Name>,
    options: JobOptions,
  ): Promise<SerialisedAnswer<T, Name>> {
    const { json, meta } = (await this.#submit(
      engine,
      { task, input, serialise: true, reportProgress: options.onProgress !== undefined },
      options,
    )) as Extract<JobReply, { json: unknown }>;
    const data = new RawJson(Buffer.from(json.buffer, json.byteOffset, json.byteLength));
    return { data, ...(meta && { meta }) } as SerialisedAnswer<T, Name>;
  }

  metrics(): JobMetricsSnapshot {
    const { terminations, rejections } = this.#metrics;
    return { waiting: this.#queue.size, running: this.#running.size, residentMb: this.#pool.residentMb(), terminations, rejections };
  }

  /** Kills all processes; running jobs fail. */
  close(): void {
    clearInterval(this.#memoryTimer);
    for (const running of this.#running) running.kill(ENGINE_CRASHED);
    this.#pool.close();
  }

  #submit(engine: Engine, job: QueuedJob['job'], { timeoutMs, signal, client = '', onProgress, account }: JobOptions): Promise<JobReply> {
    if (signal?.aborted) return Promise.reject(CLIENT_DISCONNECTED);
    if (this.#queue.size >= MAX_QUEUE_LENGTH || this.#queue.countOf(client) >= MAX_QUEUED_PER_CLIENT) {
      this.#metrics.countRejection('queue');
      busy('Too many heavy jobs are waiting. Try again shortly.', RETRY_AFTER_SECONDS);
    }
    if (this.#isOverMemoryLimit()) {
      this.#metrics.countRejection('memory');
      busy('All memory for heavy jobs is in use. Try again shortly.', RETRY_AFTER_SECONDS);
    }
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const queued: QueuedJob = {
        engine,
        job,
        client,
        timeoutMs,
        onProgress,
        account,
        onStart: () => clearTimeout(timer),
        resolve: (reply) => {
          settle();
          this.#metrics.countEnd('error' in reply ? 'failed' : 'failed' in reply ? 'died' : 'done');
          if ('error' in reply) reject(new ApiError(reply.error.code, reply.error.message));
          else if ('failed' in reply) reject(ENGINE_CRASHED);
          else resolve(reply);
        },
        reject: (error) => {
          settle();
          const end = error.code === 'rate_limited' ? 'unpaid' : TERMINATION_REASONS.get(error);
          if (end) this.#metrics.countEnd(end);
          else this.#metrics.countRejection('waited');
          reject(error);
        },
      };
      const onAbort = (): void => this.#cancel(queued, CLIENT_DISCONNECTED);
      const timer = setTimeout(() => this.#cancel(queued, QUEUE_TIMEOUT), QUEUE_TIMEOUT_MS);
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#queue.enqueue(client, queued);
      this.#dispatch();
    });
  }

  #dispatch(): void {
    for (;;) {
      const next = this.#queue.dequeue((queued) => this.#canStart(queued));
      if (!next) return;
      this.#start(next);
    }
  }

  /**
   * Long jobs leave a slot free for short ones. A client without a running job may exceed the slots, up to twice their number:
   * so its first job never waits for the many jobs of another client.
   */
  #canStart({ engine, client }: QueuedJob): boolean {
    // Killed processes count until they have exited.
    const count = this.#running.size + this.#pool.terminatingCount;
    if (count > 0 && this.#isOverMemoryLimit()) return false;
    if (count < this.#slots - (engine.shortRunning ? 0 : 1)) return true;
    return count < 2 * this.#slots && ![...this.#running].some(({ queued }) => queued.client === client);
  }

  #start(queued: QueuedJob): void {
    queued.onStart();
    const running = new RunningJob(queued, this.#pool.acquire(queued.engine), {
      onEnd: () => this.#untrack(running),
      onIdle: () => {
        this.#pool.release(running.child);
        this.#dispatch();
      },
    });
    this.#track(running);
    running.start();
  }

  /** The client has disconnected or the wait timed out: dequeues the job, or kills it if it runs. */
  #cancel(queued: QueuedJob, reason: ApiError): void {
    const running = [...this.#running].find((candidate) => candidate.queued === queued);
    if (running) {
      running.kill(reason);
      return;
    }
    this.#queue.remove(queued.client, queued);
    queued.reject(reason);
  }

  /** Whether all processes together exceed the memory limit; the measurement may be one interval old. */
  #isOverMemoryLimit(): boolean {
    const now = performance.now();
    if (now - this.#measuredAt > MEMORY_CHECK_MS) {
      this.#measuredMb = ownRssMb() + this.#pool.residentMb();
      this.#measuredAt = now;
    }
    return this.#measuredMb > this.#memoryLimitMb;
  }

  /** V8's heap limit does not cover buffers, WebAssembly and native libraries, so RSS is polled while jobs run. */
  #track(running: RunningJob): void {
    this.#running.add(running);
    this.#memoryTimer ??= setInterval(() => this.#enforceMemoryLimits(), MEMORY_CHECK_MS).unref();
  }

  #untrack(running: RunningJob): void {
    this.#running.delete(running);
    if (this.#running.size > 0) return;
    clearInterval(this.#memoryTimer);
    this.#memoryTimer = undefined;
  }

  /** Kills the job that grew most. */
  #enforceMemoryLimits(): void {
    let largest: RunningJob | undefined;
    let largestGrowthMb = 0;
    for (const running of this.#running) {
      running.chargeCpu();
      if (!this.#running.has(running)) continue;
      const growthMb = running.child.totalRssMb - running.startRssMb;
      if (growthMb > running.queued.engine.memoryMb) running.kill(MEMORY_LIMIT_EXCEEDED);
      else if (growthMb >= largestGrowthMb) [largest, largestGrowthMb] = [running, growthMb];
    }
    // Processes that were killed free their memory first.
    if (!this.#isOverMemoryLimit() || this.#pool.terminatingCount > 0) return;
    this.#pool.killIdle();
    if (this.#pool.terminatingCount === 0) largest?.kill(MEMORY_LIMIT_EXCEEDED);
  }
}
