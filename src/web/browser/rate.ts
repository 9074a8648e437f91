/** Remaining rate limit, from the latest response. */
import { byId } from './dom.ts';

let left = Number.POSITIVE_INFINITY;
/** Date of the newest response: cached ones carry outdated values. */
let told = 0;

/** Units left; infinite while unknown or if the limit is off. */
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
