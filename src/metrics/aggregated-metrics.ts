/**
 * Aggregates the metrics of several processes. A process that does not reply in time is represented by its last report. Counters of
 * terminated processes are retained: a sum that decreased would look like a counter reset to Prometheus.
 */
import { AggregatorRegistry, Counter, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client';

/** Metrics of one process in IPC form. */
export type MetricsSnapshot = readonly MetricObjectWithValues<MetricValue<string>>[];

const REPORT_TIMEOUT_MS = 2_000;

interface Member {
  readonly id: number;
  requestReport(): void;
}

export class AggregatedMetrics {
  readonly #members: () => readonly Member[];
  readonly #timeoutMs: number;
  readonly #lastReports = new Map<number, MetricsSnapshot>();
  #terminatedTotals: Promise<MetricsSnapshot> = Promise.resolve([]);
  readonly #pendingReports = new Map<number, () => void>();
  /** Metrics of the supervisor itself. */
  readonly #supervisorRegistry = new Registry();
  readonly #replacements = new Counter({
    registers: [this.#supervisorRegistry],
    name: 'potli_process_replacements_total',
    help: 'Processes that exited or were killed and were replaced, by reason',
    labelNames: ['reason'],
  });

  /** @param members current server processes */
  constructor(members: () => readonly Member[], maxWaitMs: number = REPORT_TIMEOUT_MS) {
    this.#members = members;
    this.#timeoutMs = maxWaitMs;
  }

  /** Stores the report of a process. */
  report(member: number, snapshot: MetricsSnapshot): void {
    this.#lastReports.set(member, snapshot);
    this.#pendingReports.get(member)?.();
  }

  /** Called when a process has exited. */
  remove(member: number): void {
    const counters = this.#lastReports.get(member)?.filter(isCumulative);
    this.#lastReports.delete(member);
    this.#pendingReports.get(member)?.();
    if (counters) this.#terminatedTotals = this.#terminatedTotals.then((totals) => aggregateAll([totals, counters]).getMetricsAsJSON());
  }

  /** Called when a process is replaced. */
  countReplacement(reason: 'died' | 'stalled'): void {
    this.#replacements.inc({ reason });
  }

  /** Aggregated metrics in the Prometheus text format. */
  async text(): Promise<string> {
    await Promise.all(this.#members().map((member) => this.#awaitReport(member)));
    return aggregateAll([
      ...this.#lastReports.values(),
      await this.#terminatedTotals,
      await this.#supervisorRegistry.getMetricsAsJSON(),
    ]).metrics();
  }

  #awaitReport({ id, requestReport }: Member): Promise<void> {
    return new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.#pendingReports.delete(id);
        resolve();
      };
      const timer = setTimeout(finish, this.#timeoutMs);
      this.#pendingReports.set(id, finish);
      requestReport();
    });
  }
}

function aggregateAll(snapshots: readonly MetricsSnapshot[]): Registry {
  return AggregatorRegistry.aggregate([...snapshots]);
}

/** Typed as numbers in the declarations of prom-client, but strings at run time. */
const CUMULATIVE_TYPES: ReadonlySet<unknown> = new Set(['counter', 'histogram']);

function isCumulative({ type }: MetricsSnapshot[number]): boolean {
  return CUMULATIVE_TYPES.has(type);
}
