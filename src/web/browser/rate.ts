/** The allowance, as the last answer told it. */
import { byId } from './dom.ts';

let left = Number.POSITIVE_INFINITY;
/** When the newest answer was made: one from the browser's cache tells of the past. */
let told = 0;

/** Units left; endless as long as nothing is known, or where the limit is off. */
export function unitsLeft(): number {
  return left;
}

export function showRate(headers: ReadonlyMap<string, string>): void {
  const limit = Number(headers.get('x-ratelimit-limit'));
  const remaining = headers.get('x-ratelimit-remaining');
  const made = Date.parse(headers.get('date') ?? '') || Date.now();
  if (!limit || remaining === undefined || made < told) return;
  told = made;
  left = Number(remaining);
  const meter = byId<HTMLMeterElement>('rate-meter');
  meter.max = limit;
  meter.value = left;
  byId('rate-left').textContent = String(left);
  byId('rate-limit').textContent = ` of ${limit}`;
  byId('rate').hidden = false;
}
