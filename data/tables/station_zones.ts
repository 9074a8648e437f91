/** Stations with a hand-typed railway zone; all others take the zone of the nearest of these. */
import { table, text } from '../table.ts';

export const stationZones = table('station_zones.tsv', { zone: text, code: text }, 'code');
