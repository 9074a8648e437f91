/**
 * Branches and banks. The package `ifsc` has every published code and the banks; `ifsc-nodejs` has names and addresses
 * as of about 2019, which reach newer codes through the renumbering rules of the bank mergers.
 */
import { readTable } from '../../src/core/dataset/table.ts';
import { BRANCH_COLUMNS, type BranchRow, IFSC } from '../formats/ifsc-branch.ts';
import { tidy, toContact } from '../formats/ifsc-text.ts';
import type { BundledTable, Recipe } from '../recipe.ts';
import { BANK_COLUMNS, type BankRow, bankName, bankType, hasUpi, inferRails, type PublishedBanks } from './ifsc/banks.ts';
import { type CodeList, liveCodes, ownerName, ownerOf, type Sublets } from './ifsc/codes.ts';
import { isSameBranch, successorFinder, withdrawalReason } from './ifsc/mergers.ts';
import { type PincodeRow, type Places, stateOf, toPlaces } from './ifsc/place.ts';

/** The codes and banks of the package `ifsc`. */
export interface Published {
  readonly list: CodeList;
  readonly banks: PublishedBanks;
  readonly names: Readonly<Record<string, string>>;
  readonly sublets: Sublets;
  readonly customSublets: Sublets;
}

/** A branch as `ifsc-nodejs` writes it. Cells that look like numbers are numbers. */
export interface Snapshot {
  readonly BRANCH: string | number | null;
  readonly ADDRESS: string | number | null;
  readonly CONTACT: string | null;
  readonly CITY: string | number | null;
  readonly DISTRICT: string | number | null;
  readonly STATE: string;
}

export interface WithdrawnRow {
  readonly ifsc: string;
  readonly successor: string;
  readonly bank: string;
  readonly reason: string;
  readonly branch: string;
  readonly city: string;
}

const WITHDRAWN_COLUMNS = ['ifsc', 'successor', 'bank', 'reason', 'branch', 'city'] as const satisfies readonly (keyof WithdrawnRow)[];

type Details = Pick<BranchRow, 'branch' | 'address' | 'city' | 'centre' | 'district' | 'state' | 'contact'>;
const UNKNOWN: Details = { branch: '', address: '', city: '', centre: '', district: '', state: '', contact: '' };

/**
 * The snapshot in clean form. Its columns are those of an older file of the Reserve Bank: what it calls CITY is published today as
 * centre and district (equal in 87 of 100 branches), what it calls DISTRICT as city (88 of 100). The current names are used,
 * so that a record means the same before and after a refresh.
 */
function toDetails(snapshot: Snapshot, places: Places): Details {
  const address = tidy(snapshot.ADDRESS);
  const city = tidy(snapshot.DISTRICT);
  const centre = tidy(snapshot.CITY);
  return {
    branch: tidy(snapshot.BRANCH),
    address,
    city,
    centre,
    district: centre,
    state: stateOf({ address, names: [String(snapshot.DISTRICT), centre], state: snapshot.STATE }, places),
    contact: toContact(snapshot.CONTACT),
  };
}

/** Old code → current code, for the branches whose new number is known and free of doubt. */
function findSuccessors(live: ReadonlySet<string>, snapshots: ReadonlyMap<string, Snapshot>): Map<string, string> {
  const successorOf = successorFinder(live);
  const successors = new Map<string, string>();
  for (const [ifsc, snapshot] of snapshots) {
    const successor = live.has(ifsc) ? undefined : successorOf(ifsc);
    if (successor === undefined) continue;
    const there = snapshots.get(successor);
    if (there === undefined || isSameBranch(tidy(snapshot.BRANCH), tidy(there.BRANCH))) successors.set(ifsc, successor);
  }
  return successors;
}

export function makeBranches(published: Published, snapshots: ReadonlyMap<string, Snapshot>, places: Places): BranchRow[] {
  const live = liveCodes(published.list);
  const predecessors = new Map(Array.from(findSuccessors(new Set(live), snapshots), ([before, after]) => [after, before]));
  return live.map((ifsc) => {
    const snapshot = snapshots.get(ifsc) ?? snapshots.get(predecessors.get(ifsc) ?? '');
    return {
      ifsc,
      owner: ownerOf(ifsc, published.sublets, published.customSublets),
      ...(snapshot === undefined ? UNKNOWN : toDetails(snapshot, places)),
      micr: '', // neither package has them; the official file does
      swift: '',
      ...inferRails(ifsc, published.banks),
    };
  });
}

export function makeBanks(published: Published, branches: readonly BranchRow[]): BankRow[] {
  const counts = new Map<string, number>();
  for (const { owner } of branches) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return [...counts.keys()].sort().map((code) => {
    const name = bankName(code, published.names);
    const bank = published.banks[code];
    return {
      code,
      name,
      type: bankType(code, name, bank),
      micr: bank?.micr ?? '',
      upi: hasUpi(code, published.banks) ? '1' : '0',
      branches: counts.get(code) ?? 0,
    };
  });
}

export function makeWithdrawn(published: Published, snapshots: ReadonlyMap<string, Snapshot>): WithdrawnRow[] {
  const live = new Set(liveCodes(published.list));
  const successors = findSuccessors(live, snapshots);
  const nameOf = (code: string) => bankName(code, published.names);
  return [...snapshots.keys()]
    .filter((ifsc) => !live.has(ifsc))
    .sort()
    .map((ifsc) => ({
      ifsc,
      successor: successors.get(ifsc) ?? '',
      bank: ownerName(ifsc, published.sublets, published.customSublets, nameOf),
      reason: withdrawalReason(ifsc),
      branch: tidy(snapshots.get(ifsc)?.BRANCH),
      city: tidy(snapshots.get(ifsc)?.DISTRICT),
    }));
}

/** Files among the banks of `ifsc-nodejs` that hold no branches. */
const NO_BRANCHES: ReadonlySet<string> = new Set(['ifsc/banknames.json', 'ifsc/sublet.json']);

function readSnapshots(files: ReadonlyMap<string, Buffer>): Map<string, Snapshot> {
  const snapshots = new Map<string, Snapshot>();
  for (const [path, content] of files) {
    if (!/^ifsc\/\w+\.json$/.test(path) || NO_BRANCHES.has(path)) continue;
    const branches = JSON.parse(content.toString()) as Record<string, Snapshot>;
    for (const [ifsc, snapshot] of Object.entries(branches)) if (IFSC.test(ifsc)) snapshots.set(ifsc, snapshot);
  }
  return snapshots;
}

function readPublished(files: ReadonlyMap<string, Buffer>): Published {
  const read = <Content>(name: string): Content => {
    const content = files.get(`src/${name}.json`);
    if (content === undefined) throw new Error(`the package ifsc has no src/${name}.json`);
    return JSON.parse(content.toString()) as Content;
  };
  return {
    list: read('IFSC'),
    banks: read('banks'),
    names: read('banknames'),
    sublets: read('sublet'),
    customSublets: read('custom-sublets'),
  };
}

function run(files: ReadonlyMap<string, ReadonlyMap<string, Buffer>>): readonly BundledTable[] {
  const published = readPublished(files.get('ifsc') ?? new Map());
  const snapshots = readSnapshots(files.get('ifsc-nodejs') ?? new Map());
  const pincodes = new URL('../../../data/bundled/pincodes.tsv.br', import.meta.url);
  const branches = makeBranches(published, snapshots, toPlaces(readTable<keyof PincodeRow>(pincodes)));
  return [
    { name: 'branches', columns: BRANCH_COLUMNS, rows: branches.map((row) => ({ ...row })) },
    { name: 'banks', columns: BANK_COLUMNS, rows: makeBanks(published, branches).map((row) => ({ ...row })) },
    { name: 'withdrawn_ifsc', columns: WITHDRAWN_COLUMNS, rows: makeWithdrawn(published, snapshots).map((row) => ({ ...row })) },
  ];
}

export const recipe: Recipe = {
  name: 'ifsc',
  packages: [
    {
      name: 'ifsc',
      version: '2.0.50',
      integrity: 'sha512-ge4uCv7wCi1JKhhfAnvIz4CzB/JmNwcdkGN/79yMyGlxejsF9TREirpVxvCpn8OxZIzNFwxeo+BSx5/IN0YxwQ==',
    },
    {
      name: 'ifsc-nodejs',
      version: '1.0.5',
      integrity: 'sha512-5m7TtitSsFID8emuaWRs6jWvtp4k9xY3Ko7AmgBw7i9NzsJwycWjMDvwminHHt+MowZ9fzzZ55/AOocDBQKayQ==',
    },
  ],
  run,
};
