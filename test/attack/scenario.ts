/** One denial-of-service or abuse attempt by a client, and the promise that it tests. */
import type { Stage } from './stage.ts';

/** Promises of docs/OPERATIONS.md, by letter. */
export type Promised = 'a' | 'b' | 'c' | 'd' | 'e';

/** One measured value against its bound. */
export interface Finding {
  readonly promise: Promised;
  readonly what: string;
  readonly measured: string;
  readonly bound: string;
  readonly held: boolean;
}

export interface Scenario {
  readonly name: string;
  /** The promise under test. */
  readonly promise: Promised;
  /** Whether a bystander is served meanwhile, and memory, latency and event loop are measured. Not needed where only answers count. */
  readonly watched: boolean;
  /** The log is checked in every scenario; here it is the subject. */
  readonly isAboutLog?: boolean;
  /** Settings of the service that differ from the defaults. */
  settings?(): Readonly<Record<string, string>>;
  /** The attack. Returns its own findings; those of a watched scenario are added. */
  run(stage: Stage): Promise<readonly Finding[]>;
}

export function atMost(promise: Promised, what: string, measured: number, bound: number, unit = ''): Finding {
  return { promise, what, measured: `${rounded(measured)}${unit}`, bound: `≤ ${rounded(bound)}${unit}`, held: measured <= bound };
}

export function atLeast(promise: Promised, what: string, measured: number, bound: number, unit = ''): Finding {
  return { promise, what, measured: `${rounded(measured)}${unit}`, bound: `≥ ${rounded(bound)}${unit}`, held: measured >= bound };
}

export function exactly(promise: Promised, what: string, measured: number, bound: number): Finding {
  return { promise, what, measured: String(measured), bound: String(bound), held: measured === bound };
}

const MOST_SHOWN = 2;

/** Finding from a list of violations, which should be empty. */
export function none(promise: Promised, what: string, wrong: readonly string[]): Finding {
  const first = wrong.slice(0, MOST_SHOWN).join('; ');
  return { promise, what, measured: wrong.length === 0 ? 'none' : `${wrong.length}: ${first}`, bound: 'none', held: wrong.length === 0 };
}

function rounded(value: number): string {
  return value >= 10 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(1);
}
