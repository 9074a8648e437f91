/**
 * Reads the Reserve Bank's workbooks of branches: NEFT (68774.xlsx), RTGS, and the older ones of single banks. Their values override the served ones;
 * they do not list every branch, so no branch is removed.
 */
import { type BranchRow, type Flag, IFSC } from '../../../data/formats/ifsc-branch.ts';
import { tidy, toContact } from '../../../data/formats/ifsc-text.ts';
import { findState } from '../../../data/places.ts';
import type { TableFormat } from '../../core/dataset/refresh/table-format.ts';
import type { RawJson } from '../../core/request/json.ts';
import type { TableRow } from '../../core/util/table.ts';
import type { FindOwner } from './official.ts';

type Column = 'bank' | 'ifsc' | 'branch' | 'address' | 'town' | 'district' | 'state' | 'std' | 'phone' | 'micr';

export const rbiBranches: TableFormat<Column> = {
  title: 'workbook of branches of the Reserve Bank',
  columns: {
    bank: ['BANK', 'BANK NAME', 'NAME OF BANK'],
    ifsc: ['IFSC', 'IFSC CODE'],
    branch: ['BRANCH', 'BRANCH NAME'],
    address: ['ADDRESS'],
    town: ['CITY1', 'CITY', 'CENTRE'],
    district: ['CITY2', 'DISTRICT'],
    state: ['STATE'],
    std: ['STD CODE'],
    phone: ['PHONE', 'CONTACT', 'PHONE NO'],
    micr: ['MICR CODE', 'MICR'],
  },
  optional: ['district', 'std', 'phone', 'micr'],
  patterns: { bank: /\p{L}/u, ifsc: IFSC },
  minRows: 1,
};

/** A workbook, or its CSV export: Razorpay's list has no CITY1 column. */
export function isRbiWorkbook(file: Buffer): boolean {
  const head = file.toString('latin1', 0, SNIFF_LENGTH);
  return head.startsWith('PK') || /\bCITY ?1\b/i.test(head);
}

const SNIFF_LENGTH = 1_000;

/** Branches of a workbook, each merged with its known fields. */
export function readRbiBranches(
  rows: readonly TableRow<Column>[],
  branches: ReadonlyMap<string, BranchRow>,
  findOwner: FindOwner,
): BranchRow[] {
  return rows.map((row): BranchRow => {
    const existing = branches.get(row.ifsc);
    return {
      ...(existing ?? EMPTY_BRANCH),
      ifsc: row.ifsc,
      owner: existing?.owner ?? findOwner(row.ifsc, row.bank),
      branch: tidy(row.branch),
      address: tidy(row.address),
      // Town and district in the columns of the official list; `withResolvedPlaces` corrects them afterwards.
      city: tidy(row.district === '' ? row.town : row.district),
      centre: tidy(row.town),
      district: tidy(row.town),
      state: findState(row.state)?.code ?? existing?.state ?? '',
      contact: toContact([row.std, row.phone].filter((part) => part !== '' && part !== '0').join('')) || (existing?.contact ?? ''),
      micr: /^\d{9}$/.exec(row.micr)?.[0] ?? existing?.micr ?? '',
      inferred: '',
    };
  });
}

const EMPTY_BRANCH: Omit<BranchRow, 'ifsc' | 'owner' | 'branch'> = {
  address: '',
  city: '',
  centre: '',
  district: '',
  state: '',
  pincode: '',
  inferred: '',
  contact: '',
  micr: '',
  swift: '',
  imps: '',
  neft: '1',
  rtgs: '',
  upi: '',
};

interface ServedBranch {
  readonly ifsc: string;
  readonly bank: { readonly code: string };
  readonly branch: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly centre: string | null;
  readonly district: string | null;
  readonly stateCode: string | null;
  readonly pincode: string | null;
  readonly contact: string | null;
  readonly micr: string | null;
  readonly swift: string | null;
  readonly imps: boolean | null;
  readonly neft: boolean | null;
  readonly rtgs: boolean | null;
  readonly upi: boolean | null;
  readonly inferred?: readonly string[];
}

/** Inverse of the pack row: rebuilds the table row from a served record. */
export function toBranchRow(record: RawJson): BranchRow {
  const branch = record.parse() as ServedBranch;
  return {
    ifsc: branch.ifsc,
    owner: branch.bank.code,
    branch: branch.branch ?? '',
    address: branch.address ?? '',
    city: branch.city ?? '',
    centre: branch.centre ?? '',
    district: branch.district ?? '',
    state: branch.stateCode ?? '',
    pincode: branch.pincode ?? '',
    inferred: (branch.inferred ?? []).filter((field) => field !== 'stateCode').join(' '),
    contact: branch.contact ?? '',
    micr: branch.micr ?? '',
    swift: branch.swift ?? '',
    imps: flagOf(branch.imps),
    neft: flagOf(branch.neft),
    rtgs: flagOf(branch.rtgs),
    upi: flagOf(branch.upi),
  };
}

function flagOf(value: boolean | null): Flag {
  return value === null ? '' : value ? '1' : '0';
}
