/**
 * Parses the feeds of NOAA's Space Weather Prediction Center. On 31 March 2026 (Service Change Notice 26-21) rows changed from arrays under a header
 * to objects, and strings to numbers; mirrors still serve both. Rows may be out of order, and zero is a valid value.
 */

export type FeedRow = Readonly<Record<string, string | number | null>>;

/** Rows of a feed in either format, keys in lower case. */
export function parseFeedRows(file: Buffer | string): FeedRow[] {
  let data: unknown;
  try {
    data = JSON.parse(file.toString());
  } catch {
    throw new Error('is not JSON');
  }
  const list = Array.isArray(data) ? data : [data];
  const [header] = list;
  if (Array.isArray(header)) {
    const names = header.map((name) => String(name).toLowerCase());
    return list
      .slice(1)
      .filter(Array.isArray)
      .map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? null])));
  }
  return list.filter((row) => typeof row === 'object' && row !== null).map((row) => lowerNames(row as Record<string, unknown>));
}

function lowerNames(row: Record<string, unknown>): FeedRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value as string | number | null]));
}

/** The first named field with a number or numeric string; otherwise undefined. */
export function numberIn(row: FeedRow | undefined, ...names: readonly string[]): number | undefined {
  for (const name of names) {
    const value = row?.[name];
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value);
  }
  return undefined;
}

/** Time of a row in UTC. Formats: `2026-02-19 00:00:00.000`, `2026-02-26 20:00:00 UTC` and `2026-11-14T18:00:00`. */
export function rowTime(row: FeedRow): number {
  const text = String(row.time_tag ?? row.timestamp ?? row['time-tag'] ?? '');
  const match = /^(\d{4}-\d{2})(-\d{2})?(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/.exec(text);
  return match ? Date.parse(`${match[1]}${match[2] ?? '-01'}T${match[3] ?? '00:00'}Z`) : Number.NaN;
}

/** The newest row with at least one of the fields. */
export function newestRow(rows: readonly FeedRow[], ...names: readonly string[]): FeedRow | undefined {
  let best: FeedRow | undefined;
  for (const row of rows) {
    if (numberIn(row, ...names) === undefined || Number.isNaN(rowTime(row))) continue;
    if (!best || rowTime(row) > rowTime(best)) best = row;
  }
  return best;
}

/** `C2.4` for 2.4e-6 W/m². */
export function flareClass(flux: number): string {
  const letters = ['A', 'B', 'C', 'M', 'X'];
  const power = Math.max(-8, Math.min(-4, Math.floor(Math.log10(flux))));
  return `${letters[power + 8]}${(flux / 10 ** power).toFixed(1)}`;
}
