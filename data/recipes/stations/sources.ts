/** The packages behind the stations as plain rows. */
import { parse } from 'csv-parse/sync';
import type { Point } from '../../../src/core/place/place.ts';
import type { PackagePin } from '../../package.ts';

/** Holds the stations of today's timetables, and the trains. */
export const RAILWAY_LISTS: PackagePin = {
  name: '@iflow-mcp/amith-vp-indian-railway-mcp',
  version: '1.0.1',
  integrity: 'sha512-MX96U+5iHPq+b3SNGwobOadLzRfGmZlIc3NMF1oyO0GttNIPr+VUQLN8xTJZamPJJ6w+5+NXFb7ofSJXsnvrbg==',
};

/** Codes and names of today's timetables: a TypeScript file with one object on each line. */
export function readCurrentStations(source: Buffer): Map<string, string> {
  const stations = new Map<string, string>();
  for (const [, code = '', name = ''] of source.toString().matchAll(/\{"code":"([^"]+)","name":"([^"]+)"\}/g)) stations.set(code, name);
  return stations;
}

const TRAIN_NUMBER = /^\d{5}$/;

/** Numbers and names of trains: a TypeScript file around a list in JSON. */
export function readTrains(source: Buffer): Map<string, string> {
  const text = source.toString();
  const rows = JSON.parse(text.slice(text.indexOf('['), text.lastIndexOf(']') + 1)) as readonly { code: string; name: string }[];
  const named = rows.map(({ code, name }) => [code.trim(), name.trim().replace(/\s+/g, ' ')] as const);
  return new Map(named.filter(([number, name]) => TRAIN_NUMBER.test(number) && name !== ''));
}

/** The older and longer list of the railways: in the module as an array of name and code. */
export function readCodeList(module: Buffer): Map<string, string> {
  const stations = new Map<string, string>();
  for (const [, name = '', code = ''] of module.toString().matchAll(/name: ?"((?:[^"\\]|\\.)*)",\s*code: ?"([^"]*)"/g)) {
    stations.set(code, name.trim());
  }
  return stations;
}

export interface MapStation {
  readonly name: string;
  readonly at: Point;
}

/** Stations of OpenStreetMap with a code: metros and neighbouring countries are among them. */
export function readMapStations(json: Buffer): Map<string, MapStation> {
  const rows = JSON.parse(json.toString()) as readonly { code: string; name: string; coord: readonly [number, number] }[];
  return new Map(rows.map(({ code, name, coord: [longitude, latitude] }) => [code, { name, at: { latitude, longitude } }]));
}

export interface Village {
  readonly name: string;
  readonly office: string;
  readonly pincode: string;
  readonly subDistrict: string;
  readonly district: string;
  readonly state: string;
}

/** Villages and localities with their pincodes and sub-districts, March 2017. */
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
