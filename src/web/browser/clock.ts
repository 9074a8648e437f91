/** Times as people say them, in 12 hours. Moments have the offset of their place, and are shown in it. */

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

const wallClock = (moment: string): Date => new Date(`${moment.slice(0, 16)}Z`);

export function clockText(lang: string, moment: string | null): string {
  return moment === null ? '–' : formatter(lang).format(wallClock(moment));
}

export function spanText(lang: string, span: { readonly start: string; readonly end: string } | null): string {
  if (span === null) return '–';
  const { start, end } = span;
  // Across midnight the range of Intl would name both dates.
  return start.slice(0, 10) === end.slice(0, 10)
    ? formatter(lang).formatRange(wallClock(start), wallClock(end))
    : `${clockText(lang, start)} – ${clockText(lang, end)}`;
}
