/** Station lookup with former codes, notes, and suggestions for unknown codes. */
import type { Dataset } from '../../core/dataset/dataset.ts';
import { notFound } from '../../core/request/api-error.ts';
import type { RawJson } from '../../core/request/json.ts';
import type { Station } from './records.ts';

/** A replaced code resolves to the station under its new code. */
export function findStation(stations: Dataset, code: string): RawJson | undefined {
  return stations.get('code', code) ?? stations.get('formerCode', code);
}

/** Caveats about the fields of a station. */
export function stationNote(record: RawJson, requestedCode: string): string | undefined {
  const { code, zoneSource, latitude, inTimetable } = record.parse() as Station;
  const notes = [
    code !== requestedCode && `${requestedCode} is a former or second code of this station.`,
    !inTimetable && 'Only in the railways’ older code list: the station may be closed or without passenger trains.',
    zoneSource === 'nearest' && 'The zone is that of the nearest station with a known zone.',
    zoneSource === 'name' && 'The zone is a guess from places of this name.',
    latitude === null && 'The position is not known.',
  ].filter((note) => typeof note === 'string');
  return notes.length > 0 ? notes.join(' ') : undefined;
}

export function throwUnknownStation(stations: Dataset, code: string): never {
  const MAX_SUGGESTIONS = 3;
  const candidates = [
    ...stations.firstMatches({ wholeWords: { stationName: code } }, MAX_SUGGESTIONS),
    ...(code.length > 2 ? stations.firstMatches({ prefix: { code: code.slice(0, -1) } }, MAX_SUGGESTIONS) : []),
  ];
  const names = candidates.slice(0, MAX_SUGGESTIONS).map((record) => {
    const { code, name } = record.parse() as Station;
    return `${code} (${name})`;
  });
  notFound(
    `No station has the code ${code}.${names.length > 0 ? ` Did you mean ${names.join(', ')}?` : ''} Search by name at /v1/stations?q=…`,
  );
}
