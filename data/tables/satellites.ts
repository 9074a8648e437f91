/** Popular satellites, described by hand. */
import { lazy } from '../../src/core/util/lazy.ts';
import { integer, list, optional, table, text } from '../table.ts';

export interface SatelliteRow {
  readonly id: number;
  readonly name: string;
  readonly designator: string;
  readonly groups: readonly SatelliteGroup[];
  readonly aliases: readonly string[];
  readonly magnitude: number | null;
  readonly frequencies: readonly { readonly mhz: number; readonly use: string }[];
}

export const SATELLITE_GROUPS = ['stations', 'amateur', 'weather', 'visual', 'indian'] as const;
export type SatelliteGroup = (typeof SATELLITE_GROUPS)[number];

const rows = table(
  'satellites.tsv',
  { id: integer, name: text, designator: text, groups: list(' '), aliases: list('|'), magnitude: optional, frequencies: list('|') },
  'id',
);

export const satelliteRows: () => readonly SatelliteRow[] = lazy(() =>
  rows().map((row) => ({
    ...row,
    groups: row.groups as SatelliteGroup[],
    magnitude: row.magnitude === null ? null : Number(row.magnitude),
    frequencies: row.frequencies.map(frequency),
  })),
);

function frequency(text: string): { mhz: number; use: string } {
  const space = text.indexOf(' ');
  return { mhz: Number(text.slice(0, space)), use: text.slice(space + 1) };
}
