/** The branches as plain objects, for servers that hold them in memory in the usual way. */
import { bundled } from '../../data/bundled.ts';
import { stateName } from '../../data/places.ts';
import { sources } from '../../data/sources.ts';
import { readTable } from '../../src/core/util/table.ts';

const text = (value: string): string | null => (value === '' ? null : value);

export interface BranchObject {
  readonly ifsc: string;
  readonly bank: { readonly code: string; readonly name: string };
  readonly branch: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly stateCode: string | null;
}

export function* branchObjects(): Generator<BranchObject> {
  const banks = new Map([...readTable(bundled('banks'))].map(({ code = '', name = '' }) => [code, name]));
  for (const row of readTable<
    | 'ifsc'
    | 'owner'
    | 'branch'
    | 'address'
    | 'city'
    | 'centre'
    | 'district'
    | 'state'
    | 'contact'
    | 'micr'
    | 'swift'
    | 'imps'
    | 'neft'
    | 'rtgs'
    | 'upi'
  >(bundled('branches'))) {
    yield {
      ifsc: row.ifsc,
      bank: { code: row.owner, name: banks.get(row.owner) ?? row.owner },
      branch: text(row.branch),
      address: text(row.address),
      city: text(row.city),
      ...{ centre: text(row.centre), district: text(row.district), stateCode: text(row.state), state: stateName(row.state) ?? null },
      ...{ contact: text(row.contact), micr: text(row.micr), swift: text(row.swift) },
      ...{ imps: row.imps === '1', neft: row.neft === '1', rtgs: row.rtgs === '1', upi: row.upi === '1' },
    };
  }
}

export const note = 'Null fields are not in the bundled data; imps, neft, rtgs and upi are inferred from the bank.';
export const source = sources.ifsc;
