/**
 * The figures of several processes as those of one service. A process that does not answer in time counts with what it told last, and what one that
 * has died had counted is kept: a sum that went down would look to Prometheus as if everything had been counted anew.
 */
import { AggregatorRegistry, Counter, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client';

/** The figures of one process, as a message can carry them. */
export type Told = readonly MetricObjectWithValues<MetricValue<string>>[];

const ANSWER_MS = 2_000;

interface Member {
  readonly id: number;
  ask(): void;
}

export class SummedFigures {
  readonly #members: () => readonly Member[];
  readonly #waitMs: number;
  readonly #last = new Map<number, Told>();
  #gone: Promise<Told> = Promise.resolve([]);
  readonly #waiting = new Map<number, () => void>();
  /** What only the supervisor can count. */
  readonly #own = new Registry();
  readonly #replacements = new Counter({
    registers: [this.#own],
    name: 'potli_process_replacements_total',
    help: 'Processes that ended or were killed and were replaced, by why',
    labelNames: ['reason'],
  });

  /** @param members the processes that there are now */
  constructor(members: () => readonly Member[], waitMs: number = ANSWER_MS) {
    this.#members = members;
    this.#waitMs = waitMs;
  }

  /** What a process answers when it was asked. */
  told(member: number, figures: Told): void {
    this.#last.set(member, figures);
    this.#waiting.get(member)?.();
  }

  /** The process has ended. */
  left(member: number): void {
    const counted = this.#last.get(member)?.filter(isCounted);
    this.#last.delete(member);
    this.#waiting.get(member)?.();
    if (counted) this.#gone = this.#gone.then((gone) => sum([gone, counted]).getMetricsAsJSON());
  }

  /** Another process serves in place of one that has ended. */
  replaced(reason: 'died' | 'stalled'): void {
    this.#replacements.inc({ reason });
  }

  /** Of all processes together, in the format of Prometheus. */
  async text(): Promise<string> {
    await Promise.all(this.#members().map((member) => this.#answerOf(member)));
    return sum([...this.#last.values(), await this.#gone, await this.#own.getMetricsAsJSON()]).metrics();
  }

  #answerOf({ id, ask }: Member): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve();
      };
      const timer = setTimeout(done, this.#waitMs);
      this.#waiting.set(id, done);
      ask();
    });
  }
}

function sum(told: readonly Told[]): Registry {
  return AggregatorRegistry.aggregate([...told]);
}

/** What is said to be a number in the library's declarations is a name in its code. */
const COUNTED: ReadonlySet<unknown> = new Set(['counter', 'histogram']);

function isCounted({ type }: Told[number]): boolean {
  return COUNTED.has(type);
}
