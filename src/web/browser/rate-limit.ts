/** Remaining rate limit, from the latest response. */
import { byId } from './dom.ts';

let remainingUnits = Number.POSITIVE_INFINITY;
/** Date of the newest response: cached ones carry outdated values. */
let newestResponse = 0;

/** Units left; infinite while unknown or if the limit is off. */
export function unitsLeft(): number {
  return remainingUnits;
}

export function showRateLimit(headers: ReadonlyMap<string, string>): void {
  const limit = Number(headers.get('x-ratelimit-limit'));
  const remaining = headers.get('x-ratelimit-remaining');
  const date = Date.parse(headers.get('date') ?? '') || Date.now();
  if (!limit || remaining === undefined || date < newestResponse) return;
  newestResponse = date;
  remainingUnits = Number(remaining);
  // Tool pages do not show it.
  if (!document.getElementById('rate')) return;
  const meter = byId<HTMLMeterElement>('rate-meter');
  meter.max = limit;
  meter.value = remainingUnits;
  byId('rate-left').textContent = String(remainingUnits);
  byId('rate-limit').textContent = ` of ${limit}`;
  byId('rate').hidden = false;
}
