/**
 * Heavy work in child processes: PDF, pictures, OCR, models and long reckoning never run in the process that answers.
 * There is one set of slots and one ceiling for memory for all of it. Jobs wait in turns by client; one that takes too long or too much memory
 * is ended with its process, and so is one that nobody waits for any more; nobody else notices.
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
  /** From when the job begins. */
  readonly timeoutMs: number;
  /** Ends the job when its caller has gone. */
  readonly signal?: AbortSignal | undefined;
  /** Whose turn it takes. */
  readonly client?: string | undefined;
  /** Which part of the caller's work it is, where there is more than one. */
  readonly part?: Part | undefined;
  /** Is told how far the job is. */
  readonly tell?: Tell | undefined;
  /** Pays for its CPU time. */
  readonly account?: Account | undefined;
}

/** What handlers and engines see. */
export interface JobRunner {
  run<T extends Tasks, Name extends TaskName<T>>(
    engine: Engine<T>,
    task: Name,
    input: InputOf<T, Name>,
    options: JobOptions,
  ): Promise<ResultOf<T, Name>>;
  /** For tasks whose answer may be long: they make the whole `Answer`, and their process writes its JSON, so that the event loop need not. */
  answer<T extends Tasks, Name extends TaskName<T>>(
    engine: Engine<T>,
    task: Name,
    input: InputOf<T, Name>,
    options: JobOptions,
  ): Promise<WrittenAnswer<T, Name>>;
}

export interface JobLimits {
  /** Jobs that run at the same time. */
  readonly slots: number;
  /** Memory of this process and all its children, in megabytes. */
  readonly ceilingMb: number;
}

interface Waiting {
  readonly engine: Engine;
  readonly job: Omit<JobMessage, 'worker'>;
  readonly client: string;
  readonly timeoutMs: number;
  readonly tell: Tell | undefined;
  readonly account: Account | undefined;
  /** Its turn has come. */
  readonly started: () => void;
  readonly resolve: (reply: JobReply) => void;
  readonly reject: (fault: ApiError) => void;
}

interface Running {
  readonly waiting: Waiting;
  readonly child: Child;
  readonly startMb: number;
  /** Ends the job and its process. */
  end(why: ApiError): void;
  /** Pays for the CPU time that it has taken since it was asked last. */
  meter(): void;
}

/** One slot for work that takes long and one for work that does not. */
const FEWEST_SLOTS = 2;
/** One process of each host may rest, so that work of many kinds does not have to start one each time. */
const HOSTS = Object.keys(MOST_IDLE_MB).length;
const MOST_WAITING = 256;
/** Of one client: as many as it could ask for in a minute of heavy requests. */
const MOST_OF_ONE = 64;
const LONGEST_WAIT_MS = 30_000;
/** To load a worker file takes a second at the most on a machine that is not overrun. */
const LOAD_MS = 20_000;
/** The first job of a worker file in a process also compiles programs and opens models: so much of its CPU time is not charged. */
const UNCOUNTED_FIRST_MS = 1_500;
/** CPU time of this process for each byte that a job answers: to take it over and to send it on. */
const MS_A_BYTE = 15 / 1_000_000;
/** Elsewhere a program has to be asked for the memory of another process. */
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

  /** Ends all processes; jobs that are running fail. */
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
   * Work that takes long leaves a slot free for work that does not. A client that has nothing running is let in beyond the slots, twice as
   * many at the most: so nobody's first job waits for another client's many.
   */
  #mayStart({ engine, client }: Waiting): boolean {
    // What was ended counts until it is.
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
    // Nothing is charged before the job begins: a process that is started for it takes CPU time to load its modules.
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
        // A refusal of a shared store may come when the job is over, and its process at work for another.
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
        // What is done is answered, paid or not.
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

  /** Its client has gone: what waits is forgotten, what runs is ended. */
  #giveUp(waiting: Waiting, why: ApiError): void {
    const running = [...this.#running].find((one) => one.waiting === waiting);
    if (running) {
      running.end(why);
      return;
    }
    this.#queue.remove(waiting.client, waiting);
    waiting.reject(why);
  }

  /** Whether all processes together have more memory than they may; as it was a moment ago at the most. */
  #isFull(): boolean {
    const now = performance.now();
    if (now - this.#measuredAt > MEMORY_CHECK_MS) {
      this.#measuredMb = ownRssMb() + this.#crew.residentMb();
      this.#measuredAt = now;
    }
    return this.#measuredMb > this.#ceilingMb;
  }

  /** No limit of V8's sees buffers, WebAssembly and native libraries, so the memory of the processes is watched while jobs run. */
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

  /** The job that grew is the one that ends. */
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
    // What was told to end gives its memory back first.
    if (!this.#isFull() || this.#crew.ending > 0) return;
    this.#crew.endIdle();
    if (this.#crew.ending === 0) largest?.end(TOO_MUCH_MEMORY);
  }
}

/** Says how a payment ended: with a refusal, or without one. A limiter that fails refuses nobody. */
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
