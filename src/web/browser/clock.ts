/** Formats times of day on a 12-hour clock, in the UTC offset that the timestamp states. */

function formatter(lang: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(`${lang}-IN`, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
    // "in the morning" is too long in English, and the usual way in Hindi and Tamil.
    ...(lang !== 'en' && { dayPeriod: 'short' }),
  });
}

const asUtc = (timestamp: string): Date => new Date(`${timestamp.slice(0, 16)}Z`);

export function clockText(lang: string, timestamp: string | null): string {
  return timestamp === null ? '–' : formatter(lang).format(asUtc(timestamp));
}

export function spanText(lang: string, span: { readonly start: string; readonly end: string } | null): string {
  if (span === null) return '–';
  const { start, end } = span;
  // Across midnight the range of Intl would name both dates.
  return start.slice(0, 10) === end.slice(0, 10)
    ? formatter(lang).formatRange(asUtc(start), asUtc(end))
    : `${clockText(lang, start)} – ${clockText(lang, end)}`;
}
