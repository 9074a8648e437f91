/** One job in a child process: its time limit, the charges for its CPU time, and its termination. */
import { ApiError } from '../request/api-error.ts';
import type { MaybePromise } from '../util/maybe-promise.ts';
import type { Account } from './account.ts';
import type { Child } from './child.ts';
import type { Engine } from './engine.ts';
import type { JobMessage, JobReply } from './messages.ts';
import type { ProgressListener } from './progress.ts';
import { ENGINE_CRASHED, JOB_TIMEOUT } from './termination-reasons.ts';

/** Loading a worker file takes at most a second on a machine that is not overloaded. */
const LOAD_TIMEOUT_MS = 20_000;
/** The first job of a worker file in a process also compiles code and loads models: this much of its CPU time is not charged. */
const FREE_FIRST_JOB_MS = 1_500;
/** CPU time of this process per byte of a reply, for receiving and sending it. */
const MS_PER_BYTE = 15 / 1_000_000;
export interface QueuedJob {
  readonly engine: Engine;
  readonly job: Omit<JobMessage, 'worker'>;
  readonly client: string;
  readonly timeoutMs: number;
  readonly onProgress: ProgressListener | undefined;
  readonly account: Account | undefined;
  /** Called when it leaves the queue. */
  readonly onStart: () => void;
  readonly resolve: (reply: JobReply) => void;
  readonly reject: (error: ApiError) => void;
}

export interface RunningJobListener {
  onEnd(): void;
  /** The process has replied and may run another job. */
  onIdle(): void;
}

export class RunningJob {
  readonly queued: QueuedJob;
  readonly child: Child;
  readonly startRssMb: number;
  readonly #listener: RunningJobListener;
  readonly #startBytes: number;
  #timer: NodeJS.Timeout;
  #isOver = false;
  /** CPU time of the process up to which the job is charged. Nothing is charged while the process loads the modules of the job. */
  #chargedUpToMs = Number.POSITIVE_INFINITY;
  #rejection: ApiError | undefined;

  constructor(queued: QueuedJob, child: Child, listener: RunningJobListener) {
    this.queued = queued;
    this.child = child;
    this.startRssMb = child.totalRssMb;
    this.#startBytes = child.bytesReceived;
    this.#listener = listener;
    this.#timer = this.#timeoutAfter(LOAD_TIMEOUT_MS + queued.timeoutMs);
  }

  start(): void {
    const { child, queued } = this;
    const { engine, job, account } = queued;
    const freeMs = (child.hasLoaded(engine) ? 0 : FREE_FIRST_JOB_MS) + (engine.freeCpuMs ?? 0);
    child.run(engine, job, {
      onStart: () => {
        this.#chargedUpToMs = child.cpuMs + freeMs;
        clearTimeout(this.#timer);
        this.#timer = this.#timeoutAfter(queued.timeoutMs);
      },
      onProgress: (progress) => queued.onProgress?.(progress),
      onCost: (milliseconds) =>
        onChargeSettled(
          () => account?.chargeEstimate(milliseconds),
          (rejection) => {
            this.#rejection = rejection;
            if (!child.isTerminating) child.resolveCharge(!rejection);
          },
        ),
      onReply: (reply) => this.#reply(reply),
      onCrash: () => {
        this.#end();
        queued.reject(ENGINE_CRASHED);
      },
    });
  }

  /** Kills the job and its process. */
  kill(reason: ApiError): void {
    // The rejection of a shared store may arrive after the job is over, when its process already runs another.
    if (this.#isOver) return;
    this.#end();
    this.child.kill();
    this.queued.reject(reason);
  }

  /** Charges the CPU time since the last call. */
  chargeCpu(): void {
    const { account } = this.queued;
    const unchargedMs = this.child.cpuMs - this.#chargedUpToMs;
    if (unchargedMs <= 0 || !account) return;
    this.#chargedUpToMs += unchargedMs;
    onChargeSettled(
      () => account.chargeMeasured(unchargedMs),
      (rejection) => rejection && this.kill(rejection),
    );
  }

  /** Completed work is returned, whether its last charge is accepted or not. */
  #reply(reply: JobReply): void {
    const { child, queued } = this;
    this.#end();
    const lastMs = Math.max(0, child.cpuMs - this.#chargedUpToMs) + (child.bytesReceived - this.#startBytes) * MS_PER_BYTE;
    onChargeSettled(
      () => queued.account?.chargeMeasured(lastMs),
      () => undefined,
    );
    if (this.#rejection) queued.reject(this.#rejection);
    else queued.resolve(reply);
    this.#listener.onIdle();
  }

  #end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#listener.onEnd();
  }

  #timeoutAfter(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.kill(JOB_TIMEOUT), milliseconds);
  }
}

/** Calls back when a charge to the rate limit is accepted, or rejected with an error. If the limiter itself fails, the request is allowed (fail open). */
function onChargeSettled(charge: () => MaybePromise<void>, onSettled: (rejection: ApiError | undefined) => void): void {
  const onRejected = (error: unknown): void => onSettled(error instanceof ApiError ? error : undefined);
  try {
    const pending = charge();
    if (pending) pending.then(() => onSettled(undefined), onRejected);
    else onSettled(undefined);
  } catch (error) {
    onRejected(error);
  }
}
