/** Holidays as an iCalendar feed (RFC 5545). */
import { dateOfEpochDay, epochDay } from '../../core/calendar/date.ts';
import type { Holiday } from './records.ts';

export const ICS_TYPE = 'text/calendar; charset=utf-8';

/** @param stamp the date of the lists, so that the same holidays are byte-identical */
export function toIcs(title: string, holidays: readonly Holiday[], stamp: string): string {
  const seen = new Map<string, number>();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Potli//Holidays of India//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(title)}`,
    ...holidays.flatMap((holiday) => toVevent(holiday, stamp, seen)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function toVevent({ date, name, type, kind, offices, tentative, note }: Holiday, stamp: string, seen: Map<string, number>): string[] {
  const base = `${date}-${type}-${kind}`;
  const count = (seen.get(base) ?? 0) + 1;
  seen.set(base, count);
  const places = offices ? `Offices: ${offices.join(', ')}` : '';
  const description = [note, places].filter(Boolean).join('. ');
  return [
    'BEGIN:VEVENT',
    `UID:${base}-${count}@potli`,
    `DTSTAMP:${basicDate(stamp)}T000000Z`,
    `DTSTART;VALUE=DATE:${basicDate(date)}`,
    `DTEND;VALUE=DATE:${basicDate(dateOfEpochDay(epochDay(date) + 1))}`,
    `SUMMARY:${escapeText(name)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    `CATEGORIES:${type.toUpperCase()}`,
    `STATUS:${tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function basicDate(date: string): string {
  return date.replaceAll('-', '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

const MAX_LINE_OCTETS = 75;

/** Line folding of RFC 5545: at most 75 octets, continuation lines begin with a space. UTF-8 sequences are not split. */
function foldLine(line: string): string {
  const parts: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_LINE_OCTETS) {
      parts.push(' ');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n');
}
