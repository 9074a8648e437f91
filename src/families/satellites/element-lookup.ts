/** Resolves the satellite and the orbital elements of a request. */
import type { Dataset } from '../../core/dataset/dataset.ts';
import { ApiError, invalid, notFound } from '../../core/request/api-error.ts';
import { canonical } from '../../core/text/fold.ts';
import { ageDays, fromOmm, fromTle, type OrbitalElements, periodMinutes } from './elements.ts';
import type { SatelliteRecord } from './records.ts';

/** A satellite by catalogue number, name or alias; throws 404 with near misses. */
export function findSatellite(dataset: Dataset, text: string): SatelliteRecord {
  const key = text.trim();
  const row = /^\d{1,9}$/.test(key) ? dataset.get('id', String(Number(key))) : dataset.get('name', canonical(key));
  if (row) return row.parse() as SatelliteRecord;
  const suggestions = dataset.firstMatches({ words: { words: key } }, 3).map((row) => row.parse() as SatelliteRecord);
  const hint =
    suggestions.length > 0
      ? ` Did you mean ${suggestions.map(({ id, name }) => `${name} (${id})`).join(', ')}?`
      : ' GET /v1/satellites lists known satellites.';
  return notFound(`No satellite is called ${key.slice(0, 40)}.${hint}`);
}

/** Client-supplied elements: TLE, or OMM as JSON. */
export function parseElements(text: string): OrbitalElements {
  const trimmed = text.trim();
  const result = /^[{[]/.test(trimmed) ? fromOmm(parseOmm(trimmed)) : fromTle(trimmed);
  return 'elements' in result ? result.elements : invalid('elements', result.problem);
}

function parseOmm(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed[0] : parsed;
  } catch {
    return invalid('elements', 'must be a TLE of two lines, or an OMM message as JSON');
  }
}

const LOW_ORBIT_MINUTES = 128;
/** Drag makes elements of a low orbit useless after a month and inaccurate after a week. */
const MAX_AGE_DAYS = 30;
const STALE_DAYS = 7;

export function isStale(elements: OrbitalElements, ms: number): boolean {
  return ageDays(elements, ms) > STALE_DAYS;
}

/** Stored elements valid for a time; throws 503 otherwise. */
export function usableElements({ name, elements }: SatelliteRecord, ms: number): OrbitalElements {
  if (!elements) {
    throw new ApiError(
      'dataset_not_loaded',
      `No elements of ${name} are loaded. Send your own as elements, or try again after the next refresh.`,
      {
        'retry-after': '3600',
      },
    );
  }
  const age = ageDays(elements, ms);
  if (periodMinutes(elements) < LOW_ORBIT_MINUTES && age > MAX_AGE_DAYS) {
    throw new ApiError(
      'dataset_not_loaded',
      `The elements of ${name} are ${age} days from that time, too old for a low orbit. Send your own as elements.`,
      {
        'retry-after': '3600',
      },
    );
  }
  return elements;
}
