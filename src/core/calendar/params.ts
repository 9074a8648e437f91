/** Request parameters for dates, instants and time zones. */
import type { z } from 'zod';
import { pattern, transform } from '../request/params.ts';
import { DAY_MS, epochDay, istDate } from './date.ts';
import { isTimeZone } from './zone.ts';

const DAYS_FROM_TODAY: Readonly<Record<string, number>> = { today: 0, tomorrow: 1 };

/** A date, or `today` or `tomorrow`, which `resolveDate` resolves to a date in India. */
export function calendarDate(description: string): z.ZodString {
  const message = 'must be a valid date in the form YYYY-MM-DD, or today or tomorrow';
  return pattern({ description, pattern: /^(\d{4}-\d{2}-\d{2}|today|tomorrow)$/, message, max: 10 }).refine(
    (value) => value in DAYS_FROM_TODAY || !Number.isNaN(epochDay(value)),
    { error: message },
  );
}

/** An absolute date: a response for a relative date cannot be cached. */
export function isoDate(description: string): z.ZodString {
  const message = 'must be a date that exists, as YYYY-MM-DD';
  return pattern({ description, pattern: /^\d{4}-\d{2}-\d{2}$/, message, max: 10 }).refine((value) => !Number.isNaN(epochDay(value)), {
    error: message,
  });
}

/** The date that `calendarDate` accepted, with relative dates resolved in Indian Standard Time. */
export function resolveDate(value: string, now: Date): string {
  const days = DAYS_FROM_TODAY[value];
  return days === undefined ? value : istDate(now.getTime() + days * DAY_MS);
}

/** An unescaped plus sign in a query arrives as a space: both are accepted. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?(Z|[+ -]\d{2}:\d{2})$/;

/** An instant in ISO 8601; the offset is mandatory, so that nothing is guessed. Transforms to Unix milliseconds. */
export function instant(description: string): z.ZodPipe<z.ZodString, z.ZodTransform<number, string>> {
  const message = 'must be an ISO 8601 timestamp with a UTC offset, such as 2026-11-16T15:20:00+05:30';
  return transform(pattern({ description, pattern: INSTANT, message, max: 35 }), parseInstant, message);
}

function parseInstant(text: string): number | undefined {
  const [, date = '', minutes = '', seconds = ':00', offset = 'Z'] = INSTANT.exec(text) ?? [];
  const ms = Date.parse(`${date}T${minutes}${seconds}${offset.replace(' ', '+')}`);
  return Number.isNaN(ms) || Number.isNaN(epochDay(date)) ? undefined : ms;
}

const ZONE_RULE = 'must be an IANA time zone name, such as Asia/Kolkata';

export const timeZone = pattern({
  description: 'Time zone of the response, such as Asia/Kolkata',
  pattern: /^[A-Za-z][A-Za-z0-9_+/-]{1,59}$/,
  message: ZONE_RULE,
  max: 60,
})
  .refine(isTimeZone, { error: ZONE_RULE })
  .default('Asia/Kolkata');
