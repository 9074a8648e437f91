/** Pack of bank branches, banks and withdrawn codes. One pack, so that a refresh replaces all of them atomically. */
import { bundled } from '../../../data/bundled.ts';
import { DistrictGazetteer, type DistrictRow } from '../../../data/formats/districts.ts';
import type { BranchRow, Flag } from '../../../data/formats/ifsc-branch.ts';
import { placeAliasesIn, stateName } from '../../../data/places.ts';
import type { BankRow } from '../../../data/recipes/ifsc/banks.ts';
import type { WithdrawnRow } from '../../../data/recipes/ifsc.ts';
import { sources } from '../../../data/sources.ts';
import { bankAliases } from '../../../data/tables/bank_aliases.ts';
import type { Dataset, DatasetDefinition } from '../../core/dataset/dataset.ts';
import { nameFormTerms, nameTerms, type PackRow, wordTerms } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { readTableAs } from '../../core/dataset/refresh/table-format.ts';
import { acronymsOf } from '../../core/text/acronyms.ts';
import { canonical, nameKey } from '../../core/text/fold.ts';
import { nameInitials, nameWords } from '../../core/text/name-forms.ts';
import { nullIfEmpty } from '../../core/util/null-if-empty.ts';
import { readTable } from '../../core/util/table.ts';
import { cityNames } from './city.ts';
import { type FindOwner, ownerFinder, readOfficialBranches, withResolvedPlaces } from './official.ts';
import { isRbiWorkbook, rbiBranches, readRbiBranches, toBranchRow } from './rbi.ts';

const BRANCHES = bundled('branches');
const BANKS = bundled('banks');
const OFFICES = bundled('offices');
const WITHDRAWN = bundled('withdrawn_ifsc');

/** Attributes of a bank, without its branches. */
type BankAttributes = Pick<BankRow, 'code' | 'name' | 'type' | 'micr' | 'upi'>;

/** Plausibility check: the official list had 176,918 codes when the bundled data was built; far fewer means an incomplete file. */
const MIN_BRANCHES = 150_000;

export const branches: DatasetDefinition = {
  name: 'ifsc',
  source: sources.ifsc,
  module: import.meta.url,
  inputs: [BRANCHES, BANKS, WITHDRAWN],
  kinds: { branches: 'kind=branch', banks: 'kind=bank', withdrawn: 'withdrawn=' },
  phoneticFields: ['place', 'bankName'],
  primaryKey: 'ifsc',
  rows: () => packRows(readBranches(), readBanks()),
  check(dataset) {
    if (dataset.count('kind', 'branch') < MIN_BRANCHES) throw new Error(`fewer than ${MIN_BRANCHES} branches`);
    if (!dataset.get('bankRecord', 'SBIN')) throw new Error('the State Bank of India is missing');
  },
  refresh: {
    url: 'https://github.com/razorpay/ifsc/releases/latest/download/IFSC.csv',
    everyHours: 24,
    maxBytes: 150_000_000,
    async rows(file, now, { served }) {
      // Read before the branches, so that a workbook of another format is rejected at once.
      const workbook = isRbiWorkbook(file) ? await readTableAs(file, rbiBranches) : undefined;
      const banks = readBanks();
      const findOwner = ownerFinder(readBranches(), banks.values());
      const ownerOf: FindOwner = (ifsc, name) => {
        const owner = findOwner(ifsc, name);
        // A bank newer than the bundled list: the file has only its name.
        if (!banks.has(owner)) banks.set(owner, { code: owner, name, type: '', micr: '', upi: '' });
        return owner;
      };
      const districts = new DistrictGazetteer(readTable<keyof DistrictRow>(OFFICES));
      const rows = workbook
        ? mergeWorkbook(workbook, served, ownerOf, districts)
        : withResolvedPlaces((await readOfficialBranches([file], { minimumRows: MIN_BRANCHES, findOwner: ownerOf })).rows, districts);
      return { version: now.toISOString().slice(0, 10), rows: packRows(rows, banks) };
    },
  },
};

/** Merges the served branches with those of a Reserve Bank workbook. */
function mergeWorkbook(
  workbook: Parameters<typeof readRbiBranches>[0],
  served: Dataset | undefined,
  findOwner: FindOwner,
  districts: DistrictGazetteer,
): BranchRow[] {
  const byCode = new Map(Array.from(served?.getAll('kind', 'branch').map(toBranchRow) ?? readBranches(), (row) => [row.ifsc, row]));
  const listed = readRbiBranches(workbook, byCode, findOwner);
  for (const row of withResolvedPlaces(listed, districts)) byCode.set(row.ifsc, row);
  return [...byCode.values()].sort((a, b) => (a.ifsc < b.ifsc ? -1 : 1));
}

function readBranches(): Iterable<BranchRow> {
  return readTable<keyof BranchRow>(BRANCHES) as Iterable<BranchRow>;
}

function readBanks(): Map<string, BankAttributes> {
  const banks = new Map<string, BankAttributes>();
  for (const row of readTable<keyof BankAttributes>(BANKS)) banks.set(row.code, row as BankAttributes);
  return banks;
}

/** Branches by code, so those of a bank are contiguous; then banks by network size, descending; then withdrawn codes. */
function* packRows(rows: Iterable<BranchRow>, banks: ReadonlyMap<string, BankAttributes>): Generator<PackRow> {
  const currentCodes = new Set<string>();
  const counts = new Map<string, number>();
  for (const row of rows) {
    currentCodes.add(row.ifsc);
    counts.set(row.owner, (counts.get(row.owner) ?? 0) + 1);
    yield branchRow(row, banks.get(row.owner)?.name ?? row.owner);
  }
  const former = formerNames(banks);
  const banksBySize = [...counts].sort(([codeA, a], [codeB, b]) => b - a || (codeA < codeB ? -1 : 1));
  for (const [code, count] of banksBySize) {
    const facts = banks.get(code) ?? { code, name: code, type: '', micr: '', upi: '' };
    yield* bankRows(facts, count, former.get(facts.name) ?? []);
  }
  for (const row of readTable<keyof WithdrawnRow>(WITHDRAWN)) if (!currentCodes.has(row.ifsc)) yield withdrawnRow(row);
}

function branchRow(row: BranchRow, bankName: string): PackRow {
  const { ifsc, owner, branch, address, city, state } = row;
  return {
    json: {
      ifsc,
      bank: { code: owner, name: bankName },
      branch: nullIfEmpty(branch),
      address: nullIfEmpty(address),
      city: nullIfEmpty(city),
      centre: nullIfEmpty(row.centre),
      district: nullIfEmpty(row.district),
      stateCode: nullIfEmpty(state),
      state: stateName(state) ?? null,
      pincode: nullIfEmpty(row.pincode),
      contact: nullIfEmpty(row.contact),
      micr: nullIfEmpty(row.micr),
      swift: nullIfEmpty(row.swift),
      imps: parseFlag(row.imps),
      neft: parseFlag(row.neft),
      rtgs: parseFlag(row.rtgs),
      upi: parseFlag(row.upi),
      ...(row.inferred && { inferred: inferredFields(row.inferred) }),
    },
    terms: [
      valueTerm('kind', 'branch'),
      valueTerm('ifsc', ifsc),
      valueTerm('bank', owner),
      ...(branch === '' ? [valueTerm('unnamed', owner)] : []),
      ...(city ? [valueTerm('cityName', city)] : []),
      ...(state ? [valueTerm('state', state)] : []),
      ...(row.micr ? [valueTerm('micr', row.micr)] : []),
      // Depending on the bank, the usual name of the city is in either column.
      ...[city, row.centre].flatMap((name) => cityNames(state, name)).map((name) => valueTerm('city', canonical(name))),
      ...wordTerms('place', ...placeTexts(row)),
      ...nameFormTerms('branchWords', branch, ...placeAliasesIn(state, branch)),
    ],
  };
}

/** Texts indexed for a branch: its own, its name in common spellings, its initials, and aliases of its city and of places in its address. */
export function placeTexts({ branch, address, city, centre, district, state }: BranchRow): string[] {
  const others = placeAliasesIn(state, `${branch} ${address} ${city}`);
  const forms = [branch, ...others].map((name) => nameWords(name).join(' '));
  const cities = [city, centre, district].flatMap((name) => cityNames(state, name));
  return [branch, address, ...cities, ...others, ...forms, ...nameInitials(nameWords(branch))];
}

/** Response fields derived from each table column. */
const FIELDS: Readonly<Record<string, readonly string[]>> = { state: ['stateCode', 'state'], district: ['district'] };

function inferredFields(columns: string): string[] {
  return columns.split(' ').flatMap((column) => FIELDS[column] ?? []);
}

/** Names of merged banks, from the list of withdrawn codes. */
function formerNames(banks: ReadonlyMap<string, BankAttributes>): Map<string, Set<string>> {
  const bankNames = new Set(Array.from(banks.values(), ({ name }) => name));
  const former = new Map<string, Set<string>>();
  for (const { bank, reason } of readTable<keyof WithdrawnRow>(WITHDRAWN)) {
    const [, successor = ''] = /^merged into (.+)$/.exec(reason) ?? [];
    if (bankNames.has(successor)) former.set(successor, (former.get(successor) ?? new Set()).add(bank));
  }
  return former;
}

/** Importance added per doubling of a bank's network. */
const NETWORK_BOOST = 1.2;

/** Two rows per bank: the short form for lists and the full record. */
function bankRows({ code, name, type, micr, upi }: BankAttributes, count: number, former: Iterable<string>): PackRow[] {
  const facts = { upi: parseFlag(upi), branches: count };
  const names = [name, name.replace(/ Bank$/, ''), code, ...former, ...(bankAliases.get(code) ?? [])];
  return [
    {
      json: { code, name, ...facts },
      terms: [
        valueTerm('kind', 'bank'),
        valueTerm('bankCode', code),
        ...[...names, ...acronymsOf(name)].map((alias) => valueTerm('bankKey', nameKey(alias))),
        ...nameTerms('bankName', ...names),
        ...acronymsOf(name).flatMap((initials) => wordTerms('bankName', initials)),
      ],
      rank: 1,
      importance: NETWORK_BOOST * Math.log2(1 + count),
    },
    { json: { code, name, type: nullIfEmpty(type), micr: nullIfEmpty(micr), ...facts }, terms: [valueTerm('bankRecord', code)], rank: 2 },
  ];
}

function withdrawnRow({ ifsc, successor, bank, reason, branch, city }: WithdrawnRow): PackRow {
  return { json: { ifsc, successor, bank, reason, branch, city }, terms: [valueTerm('withdrawn', ifsc)], rank: 3 };
}

function parseFlag(flag: Flag): boolean | null {
  return flag === '' ? null : flag === '1';
}
