/** Transport offices (RTOs) by the code on number plates. */
import { lazy } from '../../src/core/util/lazy.ts';
import { findState } from '../places.ts';
import { flag, integer, optional, table, text } from '../table.ts';
import { currentDistrictName } from './renamed_districts.ts';

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

const rows = table(
  'rto.tsv',
  {
    prefix: text,
    number: integer,
    office: text,
    city: optional,
    district: optional,
    closed: flag,
    unconfirmed: flag,
    remark: optional,
  },
  'prefix',
  'number',
);

export const rtoOffices: () => readonly RtoRow[] = lazy(() =>
  rows().map(({ prefix, number, office, closed, unconfirmed, remark, ...place }) => {
    const district = currentDistrictName(findState(prefix)?.code ?? '', place.district ?? '');
    return { prefix, number, office, city: place.city ?? '', district, active: !closed, remark: remark ?? '', confirmed: !unconfirmed };
  }),
);

/** Official code of an office: TN-01. */
export function officeCode(prefix: string, number: number): string {
  return `${prefix}-${String(number).padStart(2, '0')}`;
}
