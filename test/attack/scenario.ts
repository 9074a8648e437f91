/** One way in which a client may try to hold, fill or fool the service, and what is promised about it. */
import type { Stage } from './stage.ts';

/** The promises of docs/OPERATIONS.md, by their letters there. */
export type Promised = 'a' | 'b' | 'c' | 'd' | 'e';

/** One figure held against its bound. */
export interface Finding {
  readonly promise: Promised;
  readonly what: string;
  readonly measured: string;
  readonly bound: string;
  readonly held: boolean;
}

export interface Scenario {
  readonly name: string;
  /** The promise that it tries before all others. */
  readonly promise: Promised;
  /** Whether others are served meanwhile, and memory, waits and the event loop are watched. Not needed where only answers count. */
  readonly watched: boolean;
  /** What the service writes is looked at always; here it is the point. */
  readonly isAboutLog?: boolean;
  /** Settings of its server that differ from the defaults. */
  settings?(): Readonly<Record<string, string>>;
  /** The attack. What it returns are its own findings; those of a watched one are added to them. */
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

/** A list of what is wrong, which should be empty. */
export function none(promise: Promised, what: string, wrong: readonly string[]): Finding {
  const first = wrong.slice(0, MOST_SHOWN).join('; ');
  return { promise, what, measured: wrong.length === 0 ? 'none' : `${wrong.length}: ${first}`, bound: 'none', held: wrong.length === 0 };
}

function rounded(value: number): string {
  return value >= 10 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(1);
}
