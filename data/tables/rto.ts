/**
 * Transport offices by the code on number plates, all 36 states and territories, typed by hand in `rto/`.
 *
 * Offices of a prefix are separated by `|`, each as `number office/city/district`:
 * - no city: it is called like the office; `//district`: the same with a district of another name; no district: it is called like the city;
 * - `#` begins a remark, and `!` right after it says that the code is given out no more;
 * - `?` at the end says that no official list has confirmed this office.
 */
import { findState } from '../places.ts';
import { presentDistrict } from './renamed_districts.ts';
import { east } from './rto/east.ts';
import { north } from './rto/north.ts';
import { south } from './rto/south.ts';
import { west } from './rto/west.ts';

export interface RtoRow {
  /** Letters of the plate, such as TN. */
  readonly prefix: string;
  readonly number: number;
  readonly office: string;
  readonly city: string;
  readonly district: string;
  readonly active: boolean;
  readonly remark: string;
  readonly confirmed: boolean;
}

const ENTRY = /^(\d{2}) ([^#?]+?)(\?)?(?:#(!)?([^?]*)(\?)?)?$/;

export const rtoOffices: readonly RtoRow[] = Object.entries({ ...north, ...south, ...east, ...west }).flatMap(([prefix, text]) =>
  text.split('|').map((entry): RtoRow => {
    const [, number = '', name = '', open, inactive, remark = '', openRemark] = ENTRY.exec(entry.trim()) ?? [];
    if (number === '') throw new Error(`${prefix}: ${entry.trim()} cannot be read`);
    const [office = '', city = office, district] = name.split('/');
    return {
      prefix,
      number: Number(number),
      office,
      city: city === '' && district !== undefined ? office : city,
      district: presentDistrict(findState(prefix)?.code ?? '', district ?? city),
      active: inactive === undefined,
      remark,
      confirmed: open === undefined && openRemark === undefined,
    };
  }),
);

/** The code by which an office is known: TN-01. */
export function officeCode(prefix: string, number: number): string {
  return `${prefix}-${String(number).padStart(2, '0')}`;
}
