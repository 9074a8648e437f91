/** Current space weather: one record, refreshed from NOAA. Nothing is bundled, because old values are useless. */
import { sources } from '../../../data/sources.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { FormatChangeError } from '../../core/dataset/refresh/format-change.ts';
import { type FeedRow, flareClass, newestRow, numberIn, parseFeedRows, rowTime } from './feeds.ts';
import type { Propagation } from './records.ts';

type Indices = Propagation['indices'];

export interface SpaceWeather extends Omit<Indices, 'sfi' | 'ssn' | 'updated'>, Pick<Propagation, 'forecast'> {
  /** Time of the newest K index. */
  readonly updated: string;
  readonly sfi: Indices['sfi'] | null;
  readonly ssn: Indices['ssn'] | null;
  readonly scales: { readonly [Scale in keyof Propagation['scales']]: number | null } | null;
}

/** Optional feeds besides the K index. */
const FEEDS = {
  flux: '/products/summary/10cm-flux.json',
  forecast: '/products/noaa-planetary-k-index-forecast.json',
  scales: '/products/noaa-scales.json',
  sunspots: '/json/solar-cycle/observed-solar-cycle-indices.json',
  xray: '/json/goes/primary/xrays-6-hour.json',
  wind: '/json/rtsw/rtsw_wind_1m.json',
  field: '/json/rtsw/rtsw_mag_1m.json',
} as const;
export type Feeds = Partial<Record<keyof typeof FEEDS, Buffer>>;

export const spaceWeather: DatasetDefinition = {
  name: 'space-weather',
  source: sources.spaceWeather,
  module: import.meta.url,
  inputs: [],
  kinds: { records: 'kind=now' },
  *rows() {},
  missingData: (dataset) => (dataset.pack.size === 0 ? 'no values before the first refresh' : undefined),
  check(dataset) {
    if (dataset.pack.size > 1) throw new Error('more than one record');
  },
  refresh: {
    url: 'https://services.swpc.noaa.gov/products/noaa-planetary-k-index.json',
    additionalUrls: FEEDS,
    everyHours: 1,
    maxBytes: 10_000_000,
    rows(file, _now, { additionalFiles }) {
      const weather = readSpaceWeather(file, additionalFiles as Feeds);
      return { version: weather.updated, asOf: weather.updated, rows: [{ json: weather, terms: [valueTerm('kind', 'now')] }] };
    },
  },
};

/** The K index is required, the solar flux expected; any other missing or invalid feed leaves its values null. */
export function readSpaceWeather(kIndex: Buffer, feeds: Feeds): SpaceWeather {
  const rows = parseFeedRows(kIndex);
  const latest = newestRow(rows, 'kp', 'kp_index', 'estimated_kp');
  if (!latest) throw new FormatChangeError('has no K index');
  const rowsOf = (name: keyof Feeds): FeedRow[] => {
    try {
      return feeds[name] ? parseFeedRows(feeds[name]) : [];
    } catch {
      return [];
    }
  };
  const last = (name: keyof Feeds, ...fields: readonly string[]): number | null =>
    numberIn(newestRow(rowsOf(name), ...fields), ...fields) ?? null;
  const flare = numberIn(
    newestRow(
      rowsOf('xray').filter(({ energy }) => energy === '0.1-0.8nm'),
      'flux',
    ),
    'flux',
  );
  return {
    updated: new Date(rowTime(latest)).toISOString(),
    sfi: last('flux', 'flux'),
    ssn: last('sunspots', 'ssn', 'ssn_swpc'),
    k: numberIn(latest, 'kp', 'kp_index', 'estimated_kp') as number,
    a: numberIn(latest, 'a_running') ?? null,
    xray: flare !== undefined && flare > 0 ? flareClass(flare) : null,
    solarWindKmS: last('wind', 'proton_speed', 'speed'),
    bz: last('field', 'bz_gsm'),
    scales: scalesOf(rowsOf('scales')[0]),
    forecast: forecastOf(rowsOf('forecast')),
  };
}

/** The record under "0" is the current one. */
function scalesOf(feed: FeedRow | undefined): SpaceWeather['scales'] {
  const present = feed?.['0'] as unknown as Record<string, { Scale?: string | number | null } | undefined> | undefined;
  if (typeof present !== 'object' || present === null) return null;
  const scale = (letter: string): number | null => numberIn({ scale: present[letter]?.Scale ?? null }, 'scale') ?? null;
  return { r: scale('R'), s: scale('S'), g: scale('G') };
}

function forecastOf(rows: readonly FeedRow[]): Propagation['forecast'] {
  const days = new Map<string, number>();
  for (const row of rows) {
    const k = numberIn(row, 'kp');
    const ms = rowTime(row);
    if (k === undefined || Number.isNaN(ms) || row.observed === 'observed') continue;
    const date = new Date(ms).toISOString().slice(0, 10);
    days.set(date, Math.max(k, days.get(date) ?? 0));
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, kMax]) => ({ date, kMax }));
}
