/**
 * Aggregates the metrics of several processes. A process that does not answer in time is represented by its last report. Counters of
 * terminated processes are retained: a sum that decreased would look like a counter reset to Prometheus.
 */
import { AggregatorRegistry, Counter, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client';

/** Metrics of one process in IPC form. */
export type MetricsSnapshot = readonly MetricObjectWithValues<MetricValue<string>>[];

const ANSWER_TIMEOUT_MS = 2_000;

interface Member {
  readonly id: number;
  ask(): void;
}

export class AggregatedMetrics {
  readonly #members: () => readonly Member[];
  readonly #waitMs: number;
  readonly #last = new Map<number, MetricsSnapshot>();
  #endedTotals: Promise<MetricsSnapshot> = Promise.resolve([]);
  readonly #waiting = new Map<number, () => void>();
  /** Metrics of the supervisor itself. */
  readonly #own = new Registry();
  readonly #replacements = new Counter({
    registers: [this.#own],
    name: 'potli_process_replacements_total',
    help: 'Processes that exited or were killed and were replaced, by reason',
    labelNames: ['reason'],
  });

  /** @param members current server processes */
  constructor(members: () => readonly Member[], waitMs: number = ANSWER_TIMEOUT_MS) {
    this.#members = members;
    this.#waitMs = waitMs;
  }

  /** Stores the report of a process. */
  report(member: number, figures: MetricsSnapshot): void {
    this.#last.set(member, figures);
    this.#waiting.get(member)?.();
  }

  /** Called when a process has exited. */
  remove(member: number): void {
    const counted = this.#last.get(member)?.filter(isCounted);
    this.#last.delete(member);
    this.#waiting.get(member)?.();
    if (counted) this.#endedTotals = this.#endedTotals.then((totals) => aggregateAll([totals, counted]).getMetricsAsJSON());
  }

  /** Called when a process is replaced. */
  countReplacement(reason: 'died' | 'stalled'): void {
    this.#replacements.inc({ reason });
  }

  /** Aggregated metrics in the Prometheus text format. */
  async text(): Promise<string> {
    await Promise.all(this.#members().map((member) => this.#answerOf(member)));
    return aggregateAll([...this.#last.values(), await this.#endedTotals, await this.#own.getMetricsAsJSON()]).metrics();
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

function aggregateAll(snapshots: readonly MetricsSnapshot[]): Registry {
  return AggregatorRegistry.aggregate([...snapshots]);
}

/** Typed as numbers in the declarations of prom-client, but strings at run time. */
const COUNTED: ReadonlySet<unknown> = new Set(['counter', 'histogram']);

function isCounted({ type }: MetricsSnapshot[number]): boolean {
  return COUNTED.has(type);
}
