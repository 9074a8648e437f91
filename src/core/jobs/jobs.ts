/**
 * Runs heavy work in child processes: PDF, pictures, OCR, models and long computations never run in the process that serves requests.
 * All of it shares one set of slots and one memory limit. Jobs are queued round-robin by client; a job that exceeds its time or memory limit
 * or whose client has disconnected is killed with its process, without effect on others.
 */
import { ApiError, busy } from '../request/api-error.ts';
import { RawJson } from '../request/json.ts';
import type { MaybePromise } from '../util/maybe-promise.ts';
import type { Account } from './account.ts';
import type { Child } from './child.ts';
import type { Engine, InputOf, ResultOf, TaskName, Tasks, WrittenAnswer } from './engine.ts';
import { FairQueue } from './fair-queue.ts';
import { type JobFigures, JobMetrics } from './job-metrics.ts';
import type { JobMessage, JobReply } from './messages.ts';
import type { Part, Tell } from './progress.ts';
import { ownRssMb } from './rss.ts';
import { DIED, GONE, RETRY_SECONDS, TERMINATION_REASONS, TOO_MUCH_MEMORY, TOO_SLOW, WAITED_TOO_LONG } from './termination-reasons.ts';
import { MOST_IDLE_MB, WorkerPool } from './worker-pool.ts';

export interface JobOptions {
  /** Counted from the start of the job. */
  readonly timeoutMs: number;
  /** Cancels the job when its caller disconnects. */
  readonly signal?: AbortSignal | undefined;
  /** Key of the client in the queue. */
  readonly client?: string | undefined;
  /** The part of the caller's work that this job is, if there are several. */
  readonly part?: Part | undefined;
  /** Receives progress reports. */
  readonly tell?: Tell | undefined;
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
  /** For tasks with long answers: they return the whole `Answer`, and the child serialises it, so that the event loop need not. */
  answer<T extends Tasks, Name extends TaskName<T>>(
    engine: Engine<T>,
    task: Name,
    input: InputOf<T, Name>,
    options: JobOptions,
  ): Promise<WrittenAnswer<T, Name>>;
}

export interface JobLimits {
  /** Maximum number of concurrent jobs. */
  readonly slots: number;
  /** Memory limit of this process and all its children, in megabytes. */
  readonly ceilingMb: number;
}

interface Waiting {
  readonly engine: Engine;
  readonly job: Omit<JobMessage, 'worker'>;
  readonly client: string;
  readonly timeoutMs: number;
  readonly tell: Tell | undefined;
  readonly account: Account | undefined;
  /** Called when it leaves the queue. */
  readonly started: () => void;
  readonly resolve: (reply: JobReply) => void;
  readonly reject: (fault: ApiError) => void;
}

interface Running {
  readonly waiting: Waiting;
  readonly child: Child;
  readonly startMb: number;
  /** Kills the job and its process. */
  end(why: ApiError): void;
  /** Charges the CPU time since the last call. */
  meter(): void;
}

/** One slot for long work and one for brief work. */
const FEWEST_SLOTS = 2;
/** One idle process per host is allowed, so that mixed work does not start one each time. */
const HOSTS = Object.keys(MOST_IDLE_MB).length;
const MOST_WAITING = 256;
/** Per client: as many as it could request in a minute of heavy requests. */
const MOST_OF_ONE = 64;
const LONGEST_WAIT_MS = 30_000;
/** Loading a worker file takes at most a second on a machine that is not overloaded. */
const LOAD_MS = 20_000;
/** The first job of a worker file in a process also compiles code and loads models: this much of its CPU time is not charged. */
const UNCOUNTED_FIRST_MS = 1_500;
/** CPU time of this process per byte of a reply, for receiving and sending it. */
const MS_A_BYTE = 15 / 1_000_000;
/** On other systems a program has to be run to read the RSS of another process. */
const MEMORY_CHECK_MS = process.platform === 'linux' ? 50 : 1_000;

export class Jobs implements JobRunner {
  readonly #slots: number;
  readonly #ceilingMb: number;
  readonly #queue = new FairQueue<Waiting>();
  readonly #running = new Set<Running>();
  readonly #crew: WorkerPool;
  readonly #tally = new JobMetrics();
  #memoryTimer: NodeJS.Timeout | undefined;
  #measuredMb = 0;
  #measuredAt = Number.NEGATIVE_INFINITY;

  constructor({ slots, ceilingMb }: JobLimits) {
    this.#slots = Math.max(FEWEST_SLOTS, slots);
    this.#ceilingMb = ceilingMb;
    this.#crew = new WorkerPool(Math.max(HOSTS, 2 * this.#slots), () => this.#startWhatMay());
  }

  async run<T extends Tasks, Name extends TaskName<T>>(
    engine: Engine<T>,
    task: Name,
    input: InputOf<T, Name>,
    options: JobOptions,
  ): Promise<ResultOf<T, Name>> {
    const reply = await this.#submit(engine, { task, input, answers: false, reports: options.tell !== undefined }, options);
    return (reply as { value: unknown }).value as ResultOf<T, Name>;
  }

  async answer<T extends Tasks, Name extends TaskName<T>>(
    engine: Engine<T>,
    task: Name,
    input: InputOf<T, Name>,
    options: JobOptions,
  ): Promise<WrittenAnswer<T, Name>> {
    const { json, meta } = (await this.#submit(
      engine,
      { task, input, answers: true, reports: options.tell !== undefined },
      options,
    )) as Extract<JobReply, { json: unknown }>;
    const data = new RawJson(Buffer.from(json.buffer, json.byteOffset, json.byteLength));
    return { data, ...(meta && { meta }) } as WrittenAnswer<T, Name>;
  }

  figures(): JobFigures {
    const { ends, refusals } = this.#tally;
    return { waiting: this.#queue.size, running: this.#running.size, residentMb: this.#crew.residentMb(), ends, refusals };
  }

  /** Kills all processes; running jobs fail. */
  close(): void {
    clearInterval(this.#memoryTimer);
    for (const running of this.#running) running.end(DIED);
    this.#crew.close();
  }

  #submit(engine: Engine, job: Waiting['job'], { timeoutMs, signal, client = '', tell, account }: JobOptions): Promise<JobReply> {
    if (signal?.aborted) return Promise.reject(GONE);
    if (this.#queue.size >= MOST_WAITING || this.#queue.countOf(client) >= MOST_OF_ONE) {
      this.#tally.refused('queue');
      busy('Too much heavy work is waiting. Try again shortly.', RETRY_SECONDS);
    }
    if (this.#isFull()) {
      this.#tally.refused('memory');
      busy('All memory for heavy work is in use. Try again shortly.', RETRY_SECONDS);
    }
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const waiting: Waiting = {
        engine,
        job,
        client,
        timeoutMs,
        tell,
        account,
        started: () => clearTimeout(timer),
        resolve: (reply) => {
          settle();
          this.#tally.ended('fault' in reply ? 'failed' : 'failed' in reply ? 'died' : 'done');
          if ('fault' in reply) reject(new ApiError(reply.fault.code, reply.fault.message));
          else if ('failed' in reply) reject(DIED);
          else resolve(reply);
        },
        reject: (fault) => {
          settle();
          const end = fault.code === 'rate_limited' ? 'unpaid' : TERMINATION_REASONS.get(fault);
          if (end) this.#tally.ended(end);
          else this.#tally.refused('waited');
          reject(fault);
        },
      };
      const leave = (): void => this.#giveUp(waiting, GONE);
      const timer = setTimeout(() => this.#giveUp(waiting, WAITED_TOO_LONG), LONGEST_WAIT_MS);
      signal?.addEventListener('abort', leave, { once: true });
      this.#queue.add(client, waiting);
      this.#startWhatMay();
    });
  }

  #startWhatMay(): void {
    for (;;) {
      const next = this.#queue.take((waiting) => this.#mayStart(waiting));
      if (!next) return;
      this.#start(next);
    }
  }

  /**
   * Long work leaves a slot free for brief work. A client without a running job may exceed the slots, up to twice their number:
   * so its first job never waits for the many jobs of another client.
   */
  #mayStart({ engine, client }: Waiting): boolean {
    // Killed processes count until they have exited.
    const count = this.#running.size + this.#crew.ending;
    if (count > 0 && this.#isFull()) return false;
    if (count < this.#slots - (engine.brief ? 0 : 1)) return true;
    return count < 2 * this.#slots && ![...this.#running].some(({ waiting }) => waiting.client === client);
  }

  #start(waiting: Waiting): void {
    const { engine, job, timeoutMs, account } = waiting;
    waiting.started();
    const child = this.#crew.find(engine);
    let timer = setTimeout(() => running.end(TOO_SLOW), LOAD_MS + timeoutMs);
    const uncountedMs = (child.hasLoaded(engine) ? 0 : UNCOUNTED_FIRST_MS) + (engine.uncountedMs ?? 0);
    // Nothing is charged before the job begins: a new process takes CPU time to load its modules.
    let paidUpToMs = Number.POSITIVE_INFINITY;
    const heardBefore = child.bytesHeard;
    let refusal: ApiError | undefined;
    const finish = (): void => {
      clearTimeout(timer);
      this.#unwatch(running);
    };
    const running: Running = {
      waiting,
      child,
      startMb: child.residentMb,
      end: (why) => {
        // The refusal of a shared store may arrive after the job is over, when its process already runs another.
        if (!this.#running.has(running)) return;
        finish();
        child.end();
        waiting.reject(why);
      },
      meter: () => {
        const spent = child.cpuMs - paidUpToMs;
        if (spent <= 0 || !account) return;
        paidUpToMs += spent;
        paying(
          () => account.spend(spent),
          (refused) => refused && running.end(refused),
        );
      },
    };
    this.#watch(running);
    child.do(engine, job, {
      begun() {
        paidUpToMs = child.cpuMs + uncountedMs;
        clearTimeout(timer);
        timer = setTimeout(() => running.end(TOO_SLOW), timeoutMs);
      },
      told: (progress) => waiting.tell?.(progress),
      expects: (milliseconds) =>
        paying(
          () => account?.expect(milliseconds),
          (refused) => {
            refusal = refused;
            if (!child.isEnding) child.pay(!refused);
          },
        ),
      done: (reply) => {
        finish();
        // Completed work is returned, charged or not.
        paying(
          () => account?.spend(Math.max(0, child.cpuMs - paidUpToMs) + (child.bytesHeard - heardBefore) * MS_A_BYTE),
          () => undefined,
        );
        if (refusal) waiting.reject(refusal);
        else waiting.resolve(reply);
        this.#crew.rest(child);
        this.#startWhatMay();
      },
      died: () => {
        finish();
        waiting.reject(DIED);
      },
    });
  }

  /** The client has disconnected or the wait timed out: dequeues the job, or kills it if it runs. */
  #giveUp(waiting: Waiting, why: ApiError): void {
    const running = [...this.#running].find((one) => one.waiting === waiting);
    if (running) {
      running.end(why);
      return;
    }
    this.#queue.remove(waiting.client, waiting);
    waiting.reject(why);
  }

  /** Whether all processes together exceed the memory limit; the measurement may be one interval old. */
  #isFull(): boolean {
    const now = performance.now();
    if (now - this.#measuredAt > MEMORY_CHECK_MS) {
      this.#measuredMb = ownRssMb() + this.#crew.residentMb();
      this.#measuredAt = now;
    }
    return this.#measuredMb > this.#ceilingMb;
  }

  /** V8's heap limit does not cover buffers, WebAssembly and native libraries, so RSS is polled while jobs run. */
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

  /** Kills the job that grew most. */
  #checkMemory(): void {
    let largest: Running | undefined;
    let most = 0;
    for (const running of this.#running) {
      running.meter();
      if (!this.#running.has(running)) continue;
      const grown = running.child.residentMb - running.startMb;
      if (grown > running.waiting.engine.memoryMb) running.end(TOO_MUCH_MEMORY);
      else if (grown >= most) [largest, most] = [running, grown];
    }
    // Processes that were killed free their memory first.
    if (!this.#isFull() || this.#crew.ending > 0) return;
    this.#crew.endIdle();
    if (this.#crew.ending === 0) largest?.end(TOO_MUCH_MEMORY);
  }
}

/** Calls back when a payment is settled, with the refusal if there is one. If the limiter itself fails, the request is allowed (fail open). */
function paying(pay: () => MaybePromise<void>, settled: (refusal: ApiError | undefined) => void): void {
  const refused = (error: unknown): void => settled(error instanceof ApiError ? error : undefined);
  try {
    const payment = pay();
    if (payment) payment.then(() => settled(undefined), refused);
    else settled(undefined);
  } catch (error) {
    refused(error);
  }
}
