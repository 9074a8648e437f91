/** Airport lookup by any code. */
import type { Dataset } from '../../core/dataset/dataset.ts';
import { notFound } from '../../core/request/api-error.ts';
import type { RawJson } from '../../core/request/json.ts';
import type { Airport, ListedAirport } from './records.ts';

/** Code fields in order of precedence. */
const CODE_FIELDS = ['iata', 'icao', 'gps', 'ident'] as const;

export function findAirport(airports: Dataset, code: string): RawJson | undefined {
  for (const field of CODE_FIELDS) {
    const record = airports.get(field, code);
    if (record) return record;
  }
  return undefined;
}

export function runwaysOf(airports: Dataset, record: RawJson): Airport['runways'] {
  const { ident } = record.parse() as ListedAirport;
  return (airports.get('runways', ident)?.parse() as Airport['runways'] | undefined) ?? [];
}

/** Throws 404 with airports that list the code among their aliases: former codes are usually there. */
export function unknownAirport(airports: Dataset, code: string): never {
  const SHOWN = 3;
  const candidates = airports.firstMatches({ is: { kind: 'airport' }, wholeWords: { place: code } }, SHOWN).map(describe);
  const hint = candidates.length > 0 ? `Did you mean ${candidates.join(', ')}?` : 'Search by name or city at /v1/airports?q=…';
  notFound(`No airport in use has the code ${code}. ${hint}`);
}

function describe(record: RawJson): string {
  const { ident, iata, icao, name } = record.parse() as ListedAirport;
  return `${iata ?? icao ?? ident} (${name})`;
}
