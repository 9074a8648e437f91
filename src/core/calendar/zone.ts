/** Time zones, from the IANA data in Node's ICU. */
import { DAY_MS, epochDay, IST_OFFSET_MINUTES, isoInstant, MINUTE_MS } from './date.ts';

export const INDIA_ZONE = 'Asia/Kolkata';

const formats = new Map<string, Intl.DateTimeFormat>();
/** Cache limit. There are about 600 zone names, but upper and lower case variants could grow the map further. */
const MAX_FORMATS = 1000;

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', era: 'short', ...fields });
    if (formats.size < MAX_FORMATS) formats.set(zone, format);
  }
  return format;
}

export function isTimeZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** UTC offset of a zone at an instant, in minutes. */
export function offsetMinutes(zone: string, ms: number): number {
  if (zone === INDIA_ZONE) return IST_OFFSET_MINUTES;
  const wholeSecondMs = Math.floor(ms / 1000) * 1000;
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(wholeSecondMs)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecondMs) / MINUTE_MS);
}

/** Start of a date in a zone. */
export function startOfDay(date: string, zone: string): number {
  const utc = epochDay(date) * DAY_MS;
  let ms = utc - offsetMinutes(zone, utc) * MINUTE_MS;
  // Recomputed at the first guess, in case of a clock change during that night.
  ms = utc - offsetMinutes(zone, ms) * MINUTE_MS;
  return ms;
}

/** ISO 8601 with the offset of the zone. */
export function formatInZone(ms: number, zone: string): string {
  return isoInstant(ms, offsetMinutes(zone, ms));
}
