/** Parses the packages behind the stations into plain rows. */
import { parse } from 'csv-parse/sync';
import type { Point } from '../../../src/core/place/place.ts';
import type { PackagePin } from '../../package.ts';

/** Stations of current timetables, and trains. */
export const RAILWAY_LISTS: PackagePin = {
  name: '@iflow-mcp/amith-vp-indian-railway-mcp',
  version: '1.0.1',
  integrity: 'sha512-MX96U+5iHPq+b3SNGwobOadLzRfGmZlIc3NMF1oyO0GttNIPr+VUQLN8xTJZamPJJ6w+5+NXFb7ofSJXsnvrbg==',
};

/** Codes and names of current timetables: a TypeScript file with one object per line. */
export function readCurrentStations(source: Buffer): Map<string, string> {
  const stations = new Map<string, string>();
  for (const [, code = '', name = ''] of source.toString().matchAll(/\{"code":"([^"]+)","name":"([^"]+)"\}/g)) stations.set(code, name);
  return stations;
}

const TRAIN_NUMBER = /^\d{5}$/;

/** Train numbers and names: a TypeScript file around a JSON array. */
export function readTrains(source: Buffer): Map<string, string> {
  const text = source.toString();
  const rows = JSON.parse(text.slice(text.indexOf('['), text.lastIndexOf(']') + 1)) as readonly { code: string; name: string }[];
  const stations = rows.map(({ code, name }) => [code.trim(), name.trim().replace(/\s+/g, ' ')] as const);
  return new Map(stations.filter(([number, name]) => TRAIN_NUMBER.test(number) && name !== ''));
}

/** The older and longer list of the railways: an array of name and code in a module. */
export function readCodeList(module: Buffer): Map<string, string> {
  const stations = new Map<string, string>();
  for (const [, name = '', code = ''] of module.toString().matchAll(/name: ?"((?:[^"\\]|\\.)*)",\s*code: ?"([^"]*)"/g)) {
    stations.set(code, name.trim());
  }
  return stations;
}

export interface MapStation {
  readonly name: string;
  readonly point: Point;
}

/** OpenStreetMap stations with a code, including metros and neighbouring countries. */
export function readMapStations(json: Buffer): Map<string, MapStation> {
  const rows = JSON.parse(json.toString()) as readonly { code: string; name: string; coord: readonly [number, number] }[];
  return new Map(rows.map(({ code, name, coord: [longitude, latitude] }) => [code, { name, point: { latitude, longitude } }]));
}

export interface Village {
  readonly name: string;
  readonly office: string;
  readonly pincode: string;
  readonly subDistrict: string;
  readonly district: string;
  readonly state: string;
}

/** Villages and localities with pincodes and sub-districts, March 2017. */
export function readVillages(csv: Buffer): Village[] {
  const rows = parse(csv, { from_line: 2, relax_column_count: true, relax_quotes: true }) as string[][];
  return rows.map(([name = '', office = '', pincode = '', subDistrict = '', district = '', state = '']) => ({
    name,
    office,
    pincode,
    subDistrict,
    district,
    state,
  }));
}
