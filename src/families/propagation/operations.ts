import { sources } from '../../../data/sources.ts';
import { instant, timeZone } from '../../core/calendar/params.ts';
import { formatInZone } from '../../core/calendar/zone.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { type Point, placeInput } from '../../core/place/place.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { number, pattern } from '../../core/request/params.ts';
import { pincodes } from '../pincode/dataset.ts';
import { resolvePlace } from '../pincode/place.ts';
import { conditionsAt } from './conditions.ts';
import { type SpaceWeather, spaceWeather } from './dataset.ts';
import { solarFluxOf, sunspotNumberOf } from './ionosphere.ts';
import { Propagation } from './records.ts';

const HOUR_MS = 3_600_000;
/** Older indices are marked stale; a K index covers three hours. */
const STALE_HOURS = 4;
/** Older indices are rejected. */
const MAX_AGE_HOURS = 48;
const INDIA = { name: 'India (centre)', latitude: 23, longitude: 79 };

const getPropagation = operation({
  id: 'propagation',
  path: '/v1/propagation',
  title: 'Shortwave conditions',
  keywords:
    'propagation, ham radio, hf conditions, shortwave, band conditions, solar flux, sunspot, space weather, k index, ' +
    'amateur radio, muf',
  summary: 'Space weather and shortwave band conditions at a place',
  details:
    'Live indices of NOAA, or your own: with sfi (or ssn) and k no live data is needed. Ratings come from a simple model of the ionosphere (critical frequency from the solar flux and ' +
    'solar elevation, raised under the equatorial anomaly; absorption by the CCIR formula) for a typical station. Live indices older than 4 hours are marked stale; older than 48 hours return 503.',
  tool: 'propagation',
  toolHides: ['tz', 'to', 'ssn', 'a', 'at'],
  input: {
    ...placeInput,
    to: pattern({
      description: 'Other end of the path as lat,lng',
      pattern: /^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/,
      message: 'must be latitude and longitude separated by a comma, such as 51.5,-0.1',
      max: 24,
    }).optional(),
    sfi: number({ min: 50, max: 500, description: 'Your own solar flux' }).optional(),
    ssn: number({ min: 0, max: 500, description: 'Your own sunspot number' }).optional(),
    k: number({ min: 0, max: 9, description: 'Your own K index' }).optional(),
    a: number({ min: 0, max: 400, description: 'Your own A index' }).optional(),
    at: instant('ISO 8601; default now').optional(),
    tz: timeZone,
  },
  data: { spaceWeather, pincodes },
  output: Propagation,
  cache: 'never',
  example: { sfi: 140, k: 2, pincode: '600001' },
  run({ to, sfi, ssn, k, a, at: requestedTime, tz, ...placeInput }, { spaceWeather, pincodes, now }) {
    const time = requestedTime ?? now().getTime();
    const place = resolvePlace(placeInput, pincodes, INDIA);
    const hasIndices = (sfi !== undefined || ssn !== undefined) && k !== undefined;
    const live = hasIndices ? undefined : liveIndices(spaceWeather, now().getTime());
    const flux = sfi ?? (ssn === undefined ? (live?.sfi ?? missingFlux()) : solarFluxOf(ssn));
    const sunspots = ssn ?? (sfi === undefined ? (live?.ssn ?? sunspotNumberOf(flux)) : sunspotNumberOf(flux));
    const index = k ?? (live as SpaceWeather).k;
    const scales = {
      r: live?.scales?.r ?? null,
      s: live?.scales?.s ?? null,
      g: k === undefined ? (live?.scales?.g ?? stormScale(index)) : stormScale(index),
    };
    const { latitude, longitude } = place;
    const stale = live !== undefined && ageHours(live, now().getTime()) > STALE_HOURS;
    return {
      data: {
        at: formatInZone(time, tz),
        place,
        indices: {
          sfi: Math.round(flux * 10) / 10,
          ssn: Math.round(sunspots),
          k: index,
          a: a ?? live?.a ?? null,
          xray: live?.xray ?? null,
          solarWindKmS: live?.solarWindKmS ?? null,
          bz: live?.bz ?? null,
          updated: live ? formatInZone(Date.parse(live.updated), tz) : null,
        },
        scales,
        geomagneticField: index < 2 ? 'quiet' : index < 4 ? 'unsettled' : index < 5 ? 'active' : 'storm',
        ...conditionsAt({
          point: { latitude, longitude },
          to: parsePathEnd(to),
          time,
          activity: { sfi: flux, ssn: sunspots, k: index },
          blackout: scales.r ?? 0,
        }),
        forecast: live?.forecast ?? [],
        stale,
      },
      meta: {
        note: [
          'A simple model of long hops for a typical station; local noise and antennas differ.',
          ...(stale ? ['The live indices are more than 4 hours old.'] : []),
          ...(scales.r === null ? ['Radio blackouts are unknown; the ratings assume none.'] : []),
        ].join(' '),
        source: hasIndices ? sources.propagationModel : undefined,
      },
    };
  },
});

function liveIndices(dataset: Dataset, now: number): SpaceWeather {
  const weather = dataset.get('kind', 'now')?.parse() as SpaceWeather | undefined;
  if (!weather)
    throw new ApiError('dataset_not_loaded', 'No live indices are loaded. Give sfi and k yourself, or try later.', {
      'retry-after': '3600',
    });
  const hours = ageHours(weather, now);
  if (hours > MAX_AGE_HOURS) {
    const message = `The live indices are ${Math.round(hours)} hours old. Give sfi and k yourself, or try later.`;
    throw new ApiError('dataset_not_loaded', message, { 'retry-after': '3600' });
  }
  return weather;
}

function missingFlux(): never {
  throw new ApiError('dataset_not_loaded', 'The live feed has no solar flux. Give sfi yourself, or try later.', {
    'retry-after': '3600',
  });
}

function ageHours({ updated }: SpaceWeather, now: number): number {
  return (now - Date.parse(updated)) / HOUR_MS;
}

/** NOAA's G scale starts at K = 5. */
function stormScale(k: number): number {
  return Math.max(0, Math.min(5, Math.floor(k) - 4));
}

function parsePathEnd(text: string | undefined): Point | null {
  if (text === undefined) return null;
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    throw new ApiError('invalid_parameter', 'to: latitude must be from -90 to 90, longitude from -180 to 180');
  return { latitude, longitude };
}

export const propagationFamily: Family = {
  id: 'propagation',
  name: 'HF propagation',
  group: 'Sky and radio',
  about: 'Space weather indices of NOAA, and the resulting conditions on shortwave bands at a place.',
  operations: [getPropagation],
};
