/** The allowance, as the last answer told it. */
import { byId } from './dom.ts';

let left = Number.POSITIVE_INFINITY;

/** Units left; endless as long as nothing is known, or where the limit is off. */
export function unitsLeft(): number {
  return left;
}

export function showRate(headers: ReadonlyMap<string, string>): void {
  const limit = Number(headers.get('x-ratelimit-limit'));
  const remaining = headers.get('x-ratelimit-remaining');
  if (!limit || remaining === undefined) return;
  left = Number(remaining);
  const meter = byId<HTMLMeterElement>('rate-meter');
  meter.max = limit;
  meter.value = left;
  byId('rate-left').textContent = String(left);
  byId('rate-limit').textContent = ` of ${limit}`;
  byId('rate').hidden = false;
}
