import { z } from 'zod';
import { sources } from '../../../data/sources.ts';
import { SATELLITE_GROUPS } from '../../../data/tables/satellites.ts';
import { DAY_MS } from '../../core/calendar/date.ts';
import { instant, timeZone } from '../../core/calendar/params.ts';
import { formatInZone, INDIA_ZONE } from '../../core/calendar/zone.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { locate, placeInput } from '../../core/place/place.ts';
import { choice, flag, integer, number, paging, query, text, textOrJson } from '../../core/request/params.ts';
import { pincodes } from '../pincode/dataset.ts';
import { centreOf } from '../pincode/record.ts';
import { satellites } from './dataset.ts';
import { findSatellite, isStale, parseElements, usableElements } from './element-lookup.ts';
import { ageDays, type OrbitalElements } from './elements.ts';
import { engine } from './engine.ts';
import type { PassRequest } from './passes.ts';
import type { SatelliteRecord } from './records.ts';
import { orbitOf, Satellite, SatelliteDetails, SatellitePasses, summaryOf } from './records.ts';
import type { PositionRequest } from './worker.ts';

const TIMEOUT_MS = 10_000;

const NO_ELEMENTS = 'No orbital elements are loaded: the date of the data (asOf) is unknown until the first refresh.';

const listSatellites = operation({
  id: 'satellites_list',
  path: '/v1/satellites',
  title: 'Find a satellite',
  keywords: 'satellite, satellites, indian satellites, isro satellites, norad, cartosat, उपग्रह, செயற்கைக்கோள்',
  summary: 'Satellites by name, number or group',
  details: 'Satellites with a description come first. Elements are null until the first refresh.',
  input: {
    q: query('Words of the name, an alias or the catalogue number').optional(),
    group: choice(SATELLITE_GROUPS, { description: 'Only satellites of this group' }).optional(),
    ...paging(),
  },
  data: { satellites },
  output: z.array(Satellite),
  cache: 'never',
  example: { group: 'indian', limit: 3 },
  run({ q, group, limit, offset }, { satellites, now }) {
    const results = satellites.list({ is: { kind: 'satellite', group }, words: { words: q } }, { limit, offset });
    const records = results.data.parse() as SatelliteRecord[];
    const note = satellites.count('elements', '1') === 0 ? NO_ELEMENTS : undefined;
    return { data: records.map((record) => summaryOf(record, now().getTime(), INDIA_ZONE)), meta: { ...results.meta, note } };
  },
});

const getSatellite = operation({
  id: 'satellites_get',
  path: '/v1/satellites/{id}',
  title: 'Where a satellite is now',
  keywords: 'where is iss, where is the iss, where is satellite, satellite now, satellite position, orbit, iss now, tle',
  summary: 'A satellite: orbit, position now or at a given time, and look angles',
  details: 'Position and look angles need recent elements; otherwise they are null, with a note. look needs a place.',
  input: {
    id: text({ description: 'Catalogue number, name or alias, such as 25544, iss or hubble', max: 60 }),
    at: instant('ISO 8601; default now').optional(),
    ...placeInput,
    tz: timeZone,
  },
  data: { satellites, pincodes },
  output: SatelliteDetails,
  cost: 10,
  cache: 'never',
  example: { id: 'iss' },
  async run({ id, at: requestedTime, tz, ...place }, { satellites, pincodes, now, jobs }) {
    const record = findSatellite(satellites, id);
    const time = requestedTime ?? now().getTime();
    const anyPlace = place.pincode !== undefined || place.lat !== undefined || place.lng !== undefined;
    const point = anyPlace ? locate(place, centreOf(pincodes)) : null;
    const { magnitude: standardMagnitude, frequencies, elements } = record;
    const details = { ...summaryOf(record, now().getTime(), tz), standardMagnitude, frequencies, orbit: elements && orbitOf(elements) };
    if (!elements || ageDays(elements, time) > MAX_AGE_DAYS) {
      const note = elements
        ? `The elements are ${ageDays(elements, time)} days from that time: no position.`
        : 'No elements are loaded: no orbit and no position.';
      return { data: { ...details, position: null, look: null }, meta: { note } };
    }
    const request: PositionRequest = { elements, time, point, zone: tz };
    const { position, look } = await jobs.run(engine, 'position', request, { timeoutMs: TIMEOUT_MS });
    return { data: { ...details, position, look }, meta: { note: positionNote(elements, time, position !== null) } };
  },
});

const MAX_AGE_DAYS = 30;

function positionNote(elements: OrbitalElements, time: number, inOrbit: boolean): string | undefined {
  if (!inOrbit) return 'According to its elements the satellite has decayed before that time: no position.';
  return isStale(elements, time)
    ? `The elements are ${ageDays(elements, time)} days from that time; the position may be inaccurate.`
    : undefined;
}

/** A TLE has 140 characters; a complete OMM has about 1 kB. */
const MAX_ELEMENTS_LENGTH = 4000;
const ownElements = textOrJson({
  description: 'Your own elements: TLE or OMM JSON',
  max: MAX_ELEMENTS_LENGTH,
  aliases: ['tle', 'omm'],
}).optional();

const satellitePasses = operation({
  id: 'sat_pass',
  path: '/v1/sat-pass',
  title: 'When a satellite passes',
  keywords:
    'iss, iss pass, iss tonight, space station, when is iss, satellite pass, satellite passes, see the iss, satellite visible, ' +
    'iss kab dikhega, अंतरिक्ष स्टेशन, விண்வெளி நிலையம்',
  summary: 'Satellite passes over a place, and whether they are visible',
  details:
    'SGP4 on stored elements, or on your own: post a TLE or an OMM message as text, or as the member "text" of JSON. Stored elements of a low orbit that are ' +
    'more than 30 days from the requested time return 503; your own elements are never rejected for their age. visible means sunlit while the sun is 6° below the horizon.',
  tool: 'sat_pass',
  toolHides: ['tz', 'days', 'visible', 'limit', 'elevation', 'frequency', 'minElevation'],
  input: {
    sat: text({ description: 'Catalogue number or name', max: 60 }).default('iss'),
    ...placeInput,
    from: instant('ISO 8601; default now').optional(),
    days: integer({ min: 1, max: 10, description: 'Days to search' }).default(3),
    minElevation: number({ min: 0, max: 90, description: 'Minimum elevation in degrees' }).default(10),
    visible: flag({ description: 'Only visible passes' }).default(false),
    frequency: number({ min: 1, max: 1e12, description: 'Frequency in Hz, for the Doppler shift' }).optional(),
    elements: ownElements,
    elevation: number({ min: -500, max: 9000, description: 'Metres above sea level' }).default(0),
    tz: timeZone,
    limit: integer({ min: 1, max: 100, description: 'Maximum number of passes' }).default(20),
  },
  textBody: 'elements',
  data: { satellites, pincodes },
  output: SatellitePasses,
  cost: 10,
  cache: 'never',
  example: {
    pincode: '600001',
    from: '2014-01-23T00:00:00Z',
    days: 1,
    elements:
      '1 25544U 98067A   14020.93268519  .00009878  00000-0  18200-3 0  5082\n2 25544  51.6498 109.4756 0003572  55.9686 274.8005 15.49815350868473',
  },
  async run(input, { satellites, pincodes, now, jobs }) {
    const { days, minElevation, visible, frequency, elevation, tz, limit } = input;
    const point = locate(input, centreOf(pincodes));
    const from = input.from ?? now().getTime();
    const parsed = input.elements === undefined ? undefined : parseElements(input.elements);
    const record = parsed
      ? (satellites.get('id', String(parsed.id))?.parse() as SatelliteRecord | undefined)
      : findSatellite(satellites, input.sat);
    const elements = parsed ?? usableElements(record as SatelliteRecord, from);
    const request: PassRequest = {
      elements,
      magnitude: record?.magnitude ?? null,
      point,
      elevationMetres: elevation,
      from,
      to: from + days * DAY_MS,
      minElevation,
      visibleOnly: visible,
      frequencyHz: frequency ?? null,
      zone: tz,
      limit: limit,
    };
    const passes = await jobs.run(engine, 'findPasses', request, { timeoutMs: TIMEOUT_MS });
    const stale = isStale(elements, from);
    return {
      data: {
        satellite: { id: elements.id, name: record?.name ?? (elements.name || String(elements.id)) },
        place: point,
        elements: {
          epoch: formatInZone(Date.parse(elements.epoch), tz),
          ageDays: ageDays(elements, from),
          source: parsed ? 'request' : 'stored',
          stale,
        },
        alwaysUp: passes.alwaysUp,
        comesDown: passes.comesDown,
        passes: passes.passes,
      },
      meta: {
        total: passes.total,
        note: passesNote(passes.comesDown, stale ? ageDays(elements, from) : undefined),
        source: parsed ? sources.satellitePasses : undefined,
      },
    };
  },
});

function passesNote(comesDown: string | null, staleDays: number | undefined): string | undefined {
  const notes = [
    ...(comesDown === null ? [] : [`According to its elements the satellite decays about ${comesDown}; there are no passes after that.`]),
    ...(staleDays === undefined ? [] : [`The elements are ${staleDays} days from the requested time; times may be off by minutes.`]),
  ];
  return notes.length === 0 ? undefined : notes.join(' ');
}

export const satellitesFamily: Family = {
  id: 'satellites',
  name: 'Satellites',
  group: 'Sky and radio',
  about: 'Passes, positions and look angles of satellites, with stored elements or your own.',
  operations: [satellitePasses, listSatellites, getSatellite],
};
