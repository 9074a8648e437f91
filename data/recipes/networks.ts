/**
 * Address ranges with the number (ASN) and name of the autonomous system that announces them. A range is encoded as its first and last address in
 * hex, without trailing zeros or fs: 1.0.0.0–1.0.0.255 is `01`, `010000`.
 */
import { parse } from 'csv-parse/sync';
import type { BundledTable, Recipe } from '../recipe.ts';

const PACKAGE = '@ip-location-db/asn';

interface RangeRow {
  readonly first: string;
  readonly last: string;
  readonly asn: string;
}

const DIGITS = { 4: 8, 6: 32 } as const;
type Version = keyof typeof DIGITS;

/** Sorted, non-overlapping ranges. */
export function toRanges(csv: Buffer, version: Version): { ranges: RangeRow[]; owners: Map<string, string> } {
  const rows = parse(csv, { relax_column_count: false }) as [first: string, last: string, asn: string, name: string][];
  const owners = new Map<string, string>();
  const ranges: RangeRow[] = [];
  let free = 0n;
  for (const [firstText, lastText, asn, name] of rows) {
    const first = BigInt(firstText) < free ? free : BigInt(firstText);
    const last = BigInt(lastText);
    if (last < first) continue;
    ranges.push({ first: hex(first, version).replace(/0+$/, ''), last: hex(last, version).replace(/f+$/, ''), asn });
    if (name.trim() !== '') owners.set(asn, name.trim().replace(/\s+/g, ' '));
    free = last + 1n;
  }
  return { ranges, owners };
}

function hex(value: bigint, version: Version): string {
  return value.toString(16).padStart(DIGITS[version], '0');
}

function run(files: ReadonlyMap<string, ReadonlyMap<string, Buffer>>): readonly BundledTable[] {
  const read = (version: Version): ReturnType<typeof toRanges> => {
    const csv = files.get(PACKAGE)?.get(`asn-ipv${version}-num.csv`);
    if (!csv) throw new Error(`${PACKAGE} has no ranges of IPv${version}`);
    return toRanges(csv, version);
  };
  const ipv4 = read(4);
  const ipv6 = read(6);
  const owners = [...new Map([...ipv6.owners, ...ipv4.owners])].map(([asn, name]) => ({ asn, name }));
  owners.sort((a, b) => Number(a.asn) - Number(b.asn));
  const columns = ['first', 'last', 'asn'];
  return [
    { name: 'networks_ipv4', columns, rows: ipv4.ranges.map((row) => ({ ...row })) },
    { name: 'networks_ipv6', columns, rows: ipv6.ranges.map((row) => ({ ...row })) },
    { name: 'network_owners', columns: ['asn', 'name'], rows: owners },
  ];
}

export const recipe: Recipe = {
  name: 'networks',
  packages: [
    {
      name: PACKAGE,
      version: '2.3.2026061719',
      integrity: 'sha512-PpqYi7wyEyWwunXBtl+y3Vi403SvNywotWwvmiYCOUtE0SVol/Sf492Ee+eErEznmGapxEQB2SAfrpXuZ9a+vQ==',
    },
  ],
  run,
};
