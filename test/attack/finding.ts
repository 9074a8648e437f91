/** Measured values against the guarantees of docs/OPERATIONS.md. */
/** Names of the guarantees in docs/OPERATIONS.md. */
export type Guarantee = 'event-loop' | 'memory' | 'latency' | 'cost' | 'integrity';

/** One measured value against its bound. */
export interface Finding {
  readonly guarantee: Guarantee;
  readonly subject: string;
  readonly measured: string;
  readonly bound: string;
  readonly isMet: boolean;
}
export function atMost(guarantee: Guarantee, subject: string, measured: number, bound: number, unit = ''): Finding {
  return { guarantee, subject, measured: `${rounded(measured)}${unit}`, bound: `≤ ${rounded(bound)}${unit}`, isMet: measured <= bound };
}

export function atLeast(guarantee: Guarantee, subject: string, measured: number, bound: number, unit = ''): Finding {
  return { guarantee, subject, measured: `${rounded(measured)}${unit}`, bound: `≥ ${rounded(bound)}${unit}`, isMet: measured >= bound };
}

export function exactly(guarantee: Guarantee, subject: string, measured: number, bound: number): Finding {
  return { guarantee, subject, measured: String(measured), bound: String(bound), isMet: measured === bound };
}
const MAX_SHOWN = 2;

/** Finding from a list of violations, which should be empty. */
export function none(guarantee: Guarantee, subject: string, wrong: readonly string[]): Finding {
  const first = wrong.slice(0, MAX_SHOWN).join('; ');
  return {
    guarantee,
    subject,
    measured: wrong.length === 0 ? 'none' : `${wrong.length}: ${first}`,
    bound: 'none',
    isMet: wrong.length === 0,
  };
}
function rounded(value: number): string {
  return value >= 10 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(1);
}
