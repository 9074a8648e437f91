/**
 * Branches and banks. The package `ifsc` has every published code and the banks; `ifsc-nodejs` has names and addresses of about 2019, which are
 * carried over to newer codes by the renumbering rules of bank mergers.
 */
import { readTable } from '../../src/core/util/table.ts';
import { bundled } from '../bundled.ts';
import { separateWords } from '../formats/branch-address.ts';
import { type PublishedPlace, resolveLocations } from '../formats/branch-location.ts';
import { DistrictGazetteer, type DistrictRow } from '../formats/districts.ts';
import { BRANCH_COLUMNS, type BranchRow, IFSC } from '../formats/ifsc-branch.ts';
import { tidy, toContact } from '../formats/ifsc-text.ts';
import type { BundledTable, Recipe } from '../recipe.ts';
import { BANK_COLUMNS, type BankRow, bankName, bankType, hasUpi, inferRails, type PublishedBanks } from './ifsc/banks.ts';
import { type CodeList, liveCodes, ownerName, ownerOf, type Sublets } from './ifsc/codes.ts';
import { impliedPlaces } from './ifsc/implied.ts';
import { isSameBranch, successorFinder, withdrawalReason } from './ifsc/mergers.ts';
import { type PincodeRow, type Places, stateOf, toPlaces } from './ifsc/place.ts';

/** Codes and banks of the package `ifsc`. */
export interface PublishedCodes {
  readonly list: CodeList;
  readonly banks: PublishedBanks;
  readonly names: Readonly<Record<string, string>>;
  readonly sublets: Sublets;
  readonly customSublets: Sublets;
}

/** A branch record of `ifsc-nodejs`. Numeric-looking cells are numbers. */
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

type Details = Pick<BranchRow, 'branch' | 'address' | 'city' | 'centre' | 'district' | 'state' | 'pincode' | 'contact'>;

/** A normalised snapshot. The meaning of CITY and DISTRICT differs per bank: `settlePlaces` resolves it. */
interface CleanSnapshot extends PublishedPlace {
  readonly contact: string;
}

function clean(snapshot: Snapshot, places: Places): CleanSnapshot {
  const address = tidy(snapshot.ADDRESS);
  const town = tidy(snapshot.CITY);
  const district = tidy(snapshot.DISTRICT);
  const state = stateOf({ address, names: [String(snapshot.DISTRICT), town], state: snapshot.STATE }, places);
  return {
    branch: tidy(snapshot.BRANCH),
    address: separateWords(address, { names: [district, town], state }),
    town,
    district,
    state,
    contact: toContact(snapshot.CONTACT),
  };
}

/** Details of all snapshots; `centre` is the town as in the Reserve Bank's file. */
function toDetails(snapshots: ReadonlyMap<string, Snapshot>, { places, districts }: Gazetteer): Map<string, Details> {
  const cleaned = Array.from(snapshots, ([ifsc, snapshot]) => [ifsc, clean(snapshot, places)] as const);
  const settled = resolveLocations(
    cleaned.map(([, place]) => place),
    districts,
  );
  return new Map(
    cleaned.map(([ifsc, { branch, address, town, state, contact }], index) => {
      const place = settled[index] ?? { city: '', district: '', pincode: '' };
      return [ifsc, { branch, address, centre: town, state, contact, ...place }] as const;
    }),
  );
}

const UNKNOWN: Details = { branch: '', address: '', city: '', centre: '', district: '', state: '', pincode: '', contact: '' };

/** Old code → current code, for branches whose new number is unambiguous. */
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

/** Locations of pincodes and districts. */
export interface Gazetteer {
  readonly places: Places;
  readonly districts: DistrictGazetteer;
}

export function makeBranches(published: PublishedCodes, snapshots: ReadonlyMap<string, Snapshot>, gazetteer: Gazetteer): BranchRow[] {
  const live = liveCodes(published.list);
  const details = toDetails(snapshots, gazetteer);
  const predecessors = new Map(Array.from(findSuccessors(new Set(live), snapshots), ([before, after]) => [after, before]));
  const branches = live.map((ifsc) => ({
    ifsc,
    owner: ownerOf(ifsc, published.sublets, published.customSublets),
    ...(details.get(ifsc) ?? details.get(predecessors.get(ifsc) ?? '') ?? UNKNOWN),
  }));
  const implied = impliedPlaces(branches, (code) => bankName(code, published.names), gazetteer.districts);
  return branches.map((row) => ({
    ...row,
    ...(row.state === '' ? implied(row.owner) : { inferred: '' }),
    micr: '', // in neither package, only in the official file
    swift: '',
    ...inferRails(row.ifsc, published.banks),
  }));
}

export function makeBanks(published: PublishedCodes, branches: readonly BranchRow[]): BankRow[] {
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

export function makeWithdrawn(published: PublishedCodes, snapshots: ReadonlyMap<string, Snapshot>): WithdrawnRow[] {
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

/** Files of `ifsc-nodejs` in the folder of the banks that contain no branches. */
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

function readPublished(files: ReadonlyMap<string, Buffer>): PublishedCodes {
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
  const offices = readTable<keyof DistrictRow>(bundled('offices'));
  const gazetteer = { places: toPlaces(readTable<keyof PincodeRow>(bundled('pincodes'))), districts: new DistrictGazetteer(offices) };
  const branches = makeBranches(published, snapshots, gazetteer);
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
