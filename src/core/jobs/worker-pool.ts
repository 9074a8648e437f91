/** Worker pool of child processes: reuse, idle timeout, recycling on high RSS. */
import { Child } from './child.ts';
import type { Engine, Host } from './engine.ts';

const IDLE_MS = 30_000;
const LOOK_EVERY_MS = 5_000;
/** An idle process with a higher RSS is recycled: memory that a library has not freed by then is leaked. */
export const MOST_IDLE_MB: Readonly<Record<Host, number>> = {
  sky: 200,
  text: 400,
  drawing: 220,
  pictures: 350,
  documents: 350,
  models: 500,
};

export class WorkerPool {
  readonly #children = new Set<Child>();
  readonly #mostIdle: number;
  readonly #freed: () => void;
  #timer: NodeJS.Timeout | undefined;

  /** @param freed called when a process has exited and its memory is free */
  constructor(mostIdle: number, freed: () => void) {
    this.#mostIdle = mostIdle;
    this.#freed = freed;
  }

  /** An idle process that has loaded the engine, else an idle one of its host, else a new one. */
  find(engine: Engine): Child {
    const idle = this.#idle().filter(({ host }) => host === engine.host);
    return idle.find((child) => child.hasLoaded(engine)) ?? idle[0] ?? this.#start(engine);
  }

  #start({ host }: Engine): Child {
    const child = new Child(host, (gone) => {
      this.#children.delete(gone);
      this.#freed();
    });
    this.#children.add(child);
    return child;
  }

  /** Must be called when a child has finished a job. */
  rest(child: Child): void {
    if (child.residentMb > MOST_IDLE_MB[child.host]) child.end();
    const idle = this.#idle();
    for (const oldest of idle.slice(0, Math.max(0, idle.length - this.#mostIdle))) oldest.end();
    this.#timer ??= setInterval(() => this.#endTired(), LOOK_EVERY_MS).unref();
  }

  /** Number of processes that were killed and have not exited yet. */
  get ending(): number {
    let count = 0;
    for (const { isEnding } of this.#children) if (isEnding) count++;
    return count;
  }

  /** Kills all idle processes to free memory. */
  endIdle(): void {
    for (const child of this.#idle()) child.end();
  }

  /** Total RSS. */
  residentMb(): number {
    let sum = 0;
    for (const child of this.#children) sum += child.residentMb;
    return sum;
  }

  close(): void {
    clearInterval(this.#timer);
    for (const child of this.#children) child.end();
  }

  #idle(): Child[] {
    return [...this.#children].filter((child) => !child.isBusy && !child.isEnding).sort((one, other) => one.idleSince - other.idleSince);
  }

  #endTired(): void {
    for (const child of this.#idle()) if (performance.now() - child.idleSince > IDLE_MS) child.end();
    if (this.#children.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
