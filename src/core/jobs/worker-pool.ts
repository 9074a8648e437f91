/** Worker pool of child processes: reuse, idle timeout, recycling on high RSS. */
import { Child } from './child.ts';
import type { Engine, Host } from './engine.ts';

const IDLE_TIMEOUT_MS = 30_000;
const SWEEP_INTERVAL_MS = 5_000;
/** An idle process with a higher RSS is recycled: memory that a library has not freed by then is leaked. */
export const MAX_IDLE_MB: Readonly<Record<Host, number>> = {
  sky: 200,
  text: 400,
  drawing: 220,
  pictures: 350,
  documents: 350,
  models: 500,
};

export class WorkerPool {
  readonly #children = new Set<Child>();
  readonly #maxIdle: number;
  readonly #onExit: () => void;
  readonly #idleTimeoutMs: number;
  #timer: NodeJS.Timeout | undefined;

  /** @param onExit called when a process has exited and its memory is free */
  constructor(maxIdle: number, onExit: () => void, idleTimeoutMs: number = IDLE_TIMEOUT_MS) {
    this.#maxIdle = maxIdle;
    this.#onExit = onExit;
    this.#idleTimeoutMs = idleTimeoutMs;
  }

  /** An idle process that has loaded the engine, else an idle one of its host, else a new one. */
  acquire(engine: Engine): Child {
    const idle = this.#idle().filter(({ host }) => host === engine.host);
    return idle.find((child) => child.hasLoaded(engine)) ?? idle[0] ?? this.#start(engine);
  }

  #start({ host }: Engine): Child {
    const child = new Child(host, (exited) => {
      this.#children.delete(exited);
      this.#onExit();
    });
    this.#children.add(child);
    return child;
  }

  /** Must be called when a child has finished a job. */
  release(child: Child): void {
    if (child.totalRssMb > MAX_IDLE_MB[child.host]) child.kill();
    const idle = this.#idle();
    for (const oldest of idle.slice(0, Math.max(0, idle.length - this.#maxIdle))) oldest.kill();
    this.#timer ??= setInterval(() => this.#killExpired(), SWEEP_INTERVAL_MS).unref();
  }

  /** Number of processes that were killed and have not exited yet. */
  get terminatingCount(): number {
    let count = 0;
    for (const { isTerminating } of this.#children) if (isTerminating) count++;
    return count;
  }

  /** Kills all idle processes to free memory. */
  killIdle(): void {
    for (const child of this.#idle()) child.kill();
  }

  /** Total RSS. */
  residentMb(): number {
    let sum = 0;
    for (const child of this.#children) sum += child.totalRssMb;
    return sum;
  }

  close(): void {
    clearInterval(this.#timer);
    for (const child of this.#children) child.kill();
  }

  #idle(): Child[] {
    return [...this.#children].filter((child) => !child.isBusy && !child.isTerminating).sort((a, b) => a.idleSince - b.idleSince);
  }

  #killExpired(): void {
    for (const child of this.#idle()) if (performance.now() - child.idleSince > this.#idleTimeoutMs) child.kill();
    if (this.#children.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
