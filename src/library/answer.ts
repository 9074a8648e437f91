/** Data that is older than the update interval of its publisher. */
export interface StaleData {
  readonly asOf: string;
  readonly ageDays: number;
  readonly updateIntervalDays: number;
  /** Command that updates the data, if its publisher offers a file. */
  readonly remedy?: string;
}

/** JSON response of a call in process. */
export interface LibraryAnswer {
  readonly data: unknown;
  readonly meta: {
    readonly total?: number;
    readonly note?: string;
    readonly source?: { readonly name: string; readonly version: string; readonly asOf?: string | null };
    readonly notOffered?: readonly object[];
    readonly stale?: StaleData;
  };
}
