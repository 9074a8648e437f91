/** Age of data, from its reference date and not from when it was retrieved or packed. */

const DAY_MS = 86_400_000;
/** From this age on in months. */
const MIN_DAYS_IN_MONTHS = 60;
/** From this age on in years. */
const MIN_DAYS_IN_YEARS = 730;

/** @param asOf a year, month, day or instant */
export function daysSince(asOf: string, now = Date.now()): number | null {
  const then = Date.parse(asOf);
  return Number.isNaN(then) ? null : Math.max(0, Math.floor((now - then) / DAY_MS));
}

export function ageText(days: number): string {
  if (days < 1) return 'of today';
  if (days < MIN_DAYS_IN_MONTHS) return days === 1 ? '1 day old' : `${days} days old`;
  return days < MIN_DAYS_IN_YEARS ? `${Math.round(days / 30.4)} months old` : `${Math.round(days / 365.25)} years old`;
}
