/**
 * Reads the official list of branches as a stream: `IFSC.csv` of the releases of razorpay/ifsc, about 50 MB. It fills every field, so a refresh
 * replaces the bundled branches.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { separateWords } from '../../../data/formats/branch-address.ts';
import { resolveLocations } from '../../../data/formats/branch-location.ts';
import type { DistrictGazetteer } from '../../../data/formats/districts.ts';
import { type BranchRow, type Flag, IFSC } from '../../../data/formats/ifsc-branch.ts';
import { tidy, toContact } from '../../../data/formats/ifsc-text.ts';
import { findState } from '../../../data/places.ts';
import type { BankRow } from '../../../data/recipes/ifsc/banks.ts';
import { FormatChangeError } from '../../core/dataset/refresh/format-change.ts';
import { canonical } from '../../core/text/fold.ts';

const COLUMNS = [
  'BANK',
  'IFSC',
  'BRANCH',
  'CENTRE',
  'DISTRICT',
  'STATE',
  'ADDRESS',
  'CONTACT',
  'IMPS',
  'RTGS',
  'CITY',
  'ISO3166',
  'NEFT',
  'MICR',
  'UPI',
  'SWIFT',
] as const;

type Column = (typeof COLUMNS)[number];
type Cells = (column: Column) => string;

/** Finds the bank that owns a code, given the bank name stated in the file. */
export type FindOwner = (ifsc: string, bank: string) => string;

export interface OfficialBranches {
  /** Sorted by code. */
  readonly rows: readonly BranchRow[];
  /** Rejected lines: malformed, without a code, or with a duplicate code. */
  readonly skipped: number;
}

/** Below this share of usable lines the file is damaged or not this list. Addresses may contain line breaks, so not every line is a row. */
const MIN_USABLE_SHARE = 0.98;

/** @throws when a column is missing, or when too few lines or fewer than `minimumRows` can be used */
export async function readOfficialBranches(
  file: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
  { findOwner = prefixOf, minimumRows = 1 }: { readonly findOwner?: FindOwner; readonly minimumRows?: number } = {},
): Promise<OfficialBranches> {
  const rows = new Map<string, BranchRow>();
  // Dynamic import: only a refresh needs the parser.
  const { parse } = await import('csv-parse');
  const parser = parse({ bom: true, relaxColumnCount: true, skipEmptyLines: true, skipRecordsWithError: true });
  await pipeline(Readable.from(file), parser, async (records: AsyncIterable<string[]>) => {
    let columns: ReadonlyMap<Column, number> | undefined;
    for await (const record of records) {
      if (columns === undefined) {
        columns = findColumns(record);
        continue;
      }
      const columnIndexes = columns;
      const row = toRow((column) => record[columnIndexes.get(column) ?? -1] ?? '', findOwner);
      if (row !== undefined && !rows.has(row.ifsc)) rows.set(row.ifsc, row);
    }
    if (columns === undefined) throw new Error('is empty');
  });
  const lines = parser.info.lines - parser.info.empty_lines - 1;
  const skipped = Math.max(0, lines - rows.size);
  if (rows.size < minimumRows || rows.size < lines * MIN_USABLE_SHARE) {
    throw new Error(`is damaged: only ${rows.size} of ${lines} lines are valid`);
  }
  return { rows: [...rows.values()].sort((a, b) => (a.ifsc < b.ifsc ? -1 : 1)), skipped };
}

function findColumns(header: readonly string[]): ReadonlyMap<Column, number> {
  const names = header.map((name) => name.trim().toUpperCase());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new FormatChangeError(`has no column ${missing.join(', ')}`);
  return new Map(COLUMNS.map((column) => [column, names.indexOf(column)]));
}

function toRow(cell: Cells, findOwner: FindOwner): BranchRow | undefined {
  const ifsc = cell('IFSC').trim().toUpperCase();
  if (!IFSC.test(ifsc)) return undefined;
  return {
    ifsc,
    owner: findOwner(ifsc, cell('BANK')),
    branch: tidy(cell('BRANCH')),
    address: tidy(cell('ADDRESS')),
    city: tidy(cell('CITY')),
    centre: tidy(cell('CENTRE')),
    district: tidy(cell('DISTRICT')),
    pincode: '',
    inferred: '',
    state: (findState(cell('ISO3166')) ?? findState(cell('STATE')))?.code ?? '',
    contact: toContact(cell('CONTACT')),
    micr: /^\d{9}$/.exec(cell('MICR').trim())?.[0] ?? '',
    swift: /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.exec(cell('SWIFT').trim().toUpperCase())?.[0] ?? '',
    imps: readFlag(cell('IMPS')),
    neft: readFlag(cell('NEFT')),
    rtgs: readFlag(cell('RTGS')),
    upi: readFlag(cell('UPI')),
  };
}

/** Corrects city, district and pincode. The file's CITY is often the district, and its DISTRICT the town, which is also its CENTRE. */
export function withResolvedPlaces(rows: readonly BranchRow[], districts: DistrictGazetteer): BranchRow[] {
  const places = resolveLocations(
    rows.map(({ branch, address, city, centre, district, state }) => ({
      branch,
      address,
      town: centre === '' ? district : centre,
      district: city,
      state,
    })),
    districts,
  );
  return rows.map((row, index) => ({
    ...row,
    ...places[index],
    address: separateWords(row.address, { names: [row.city, row.centre], state: row.state }),
  }));
}

const FLAGS: Readonly<Record<string, Flag>> = { true: '1', '1': '1', false: '0', '0': '0' };

function readFlag(text: string): Flag {
  return FLAGS[text.trim().toLowerCase()] ?? '';
}

function prefixOf(ifsc: string): string {
  return ifsc.slice(0, 4);
}

/**
 * Owner lookup for a refresh, whose file has bank names but no bank codes: the owner of a known code; for a new code the bank of its prefix, or the
 * only other bank with the stated name.
 */
export function ownerFinder(
  branches: Iterable<Pick<BranchRow, 'ifsc' | 'owner'>>,
  banks: Iterable<Pick<BankRow, 'code' | 'name'>>,
): FindOwner {
  const owners = new Map<string, string>();
  for (const { ifsc, owner } of branches) owners.set(ifsc, owner);
  const nameOf = new Map<string, string>();
  const codesOf = new Map<string, string[]>();
  for (const { code, name } of banks) {
    const key = canonical(name);
    nameOf.set(code, key);
    codesOf.set(key, [...(codesOf.get(key) ?? []), code]);
  }
  return (ifsc, bank) => {
    const prefix = prefixOf(ifsc);
    const name = canonical(bank);
    const sameName = nameOf.get(prefix) === name ? [] : (codesOf.get(name) ?? []);
    return owners.get(ifsc) ?? (sameName.length === 1 ? sameName[0] : undefined) ?? prefix;
  };
}
