/** The zones of Indian Railways. */
import { list, optional, table, text } from '../table.ts';

export const railwayZones = table(
  'railway_zones.tsv',
  { code: text, name: text, headquarters: text, divisions: list('|'), note: optional },
  'code',
);
export type RailwayZone = ReturnType<typeof railwayZones>[number];
