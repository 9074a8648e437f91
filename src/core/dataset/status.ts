/** The status of a dataset in `/v1/status`: its content, date and problems. */
import { DAY_MS } from '../calendar/date.ts';
import type { OlderFields } from '../request/envelope.ts';
import type { Dataset, DatasetDefinition } from './dataset.ts';

export interface DatasetStatus {
  readonly name: string;
  /** Whether there is data to serve. */
  readonly loaded: boolean;
  /** Rows of all kinds. */
  readonly rows: number | null;
  /** Rows by kind. */
  readonly counts: Readonly<Record<string, number>> | null;
  readonly version: string | null;
  /** Date of the data according to its publisher. */
  readonly asOf: string | null;
  /** Explanation of that date, or of its absence. */
  readonly asOfNote: string | null;
  /** Fields that are older than the rest, with their date. */
  readonly olderFields: OlderFields | null;
  readonly retrieved: string | null;
  /** Whole days since `asOf`. */
  readonly ageDays: number | null;
  /** Whether the publisher's usual update interval has passed; null if the age is unknown. */
  readonly stale: boolean | null;
  readonly origin: 'bundled' | 'refresh' | null;
  /** Why the dataset is not loaded, what is wrong with its file, or why its last refresh failed. */
  readonly problem: string | null;
}

export function statusOf(
  definition: DatasetDefinition,
  dataset: Dataset | undefined,
  problem: string | undefined,
  now: Date,
): DatasetStatus {
  const { name, source, kinds } = definition;
  if (!dataset) return { name, ...NOT_LOADED, problem: problem ?? null };
  const { rows, version, asOf = null, retrieved, origin } = dataset.pack.header;
  const missingReason = definition.missingData?.(dataset);
  const ageDays = ageInDays(asOf, now);
  return {
    name,
    loaded: missingReason === undefined,
    rows,
    counts: Object.fromEntries(Object.entries(kinds).map(([kind, keyPrefix]) => [kind, dataset.countByPrefix(keyPrefix)])),
    version,
    asOf,
    // A refresh always sets an exact date.
    asOfNote: origin === 'bundled' ? (source.asOfNote ?? null) : null,
    olderFields: origin === 'bundled' ? (source.olderFields ?? null) : null,
    retrieved,
    ageDays,
    stale: isStale(ageDays, source.updateIntervalDays),
    origin,
    problem: dataset.pack.damage ?? problem ?? missingReason ?? null,
  };
}

const NOT_LOADED = {
  loaded: false,
  rows: null,
  counts: null,
  version: null,
  asOf: null,
  asOfNote: null,
  olderFields: null,
  retrieved: null,
  ageDays: null,
  stale: null,
  origin: null,
} as const;

/** Whole days since a date; null if there is none. */
export function ageInDays(asOf: string | null, now: Date): number | null {
  return asOf === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(asOf)) / DAY_MS));
}

export function isStale(ageDays: number | null, updateIntervalDays: number | null): boolean | null {
  if (updateIntervalDays === null) return false;
  return ageDays === null ? null : ageDays > updateIntervalDays;
}
