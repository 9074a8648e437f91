/** Location of a pincode, derived from its offices. */

export interface Place {
  readonly district: string;
  /** Two-letter code, empty when unknown. */
  readonly state: string;
}

export interface OfficeLocation extends Place {
  readonly type: 'H' | 'P' | 'B';
  readonly delivery: boolean;
}

/** Army post offices: their addresses are unit numbers, so any published location is a placeholder. */
export function isArmyPost(pincode: string): boolean {
  return pincode.startsWith('9');
}

/** Location of a pincode: that of its delivering head office, else of its delivering post offices, else the majority of its offices. */
export function placeOfPincode(offices: readonly OfficeLocation[]): Place {
  const delivering = offices.filter((office) => office.delivery && office.state !== '');
  const heads = delivering.filter((office) => office.type === 'H');
  const posts = delivering.filter((office) => office.type === 'P');
  const located = offices.filter((office) => office.state !== '');
  const decisive = [heads, posts, located].find((group) => group.length > 0) ?? [];
  return majority(decisive) ?? { district: '', state: '' };
}

/** The most frequent location. */
export function majority(rows: readonly Place[]): Place | undefined {
  const [district, state] = mostFrequent(countBy(rows, (row) => `${row.district}\t${row.state}`))?.split('\t') ?? [];
  return district === undefined || state === undefined ? undefined : { district, state };
}

export function countBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

/** The key with the highest count. Ties are broken alphabetically, so the result does not depend on row order. */
export function mostFrequent(counts: ReadonlyMap<string, number>): string | undefined {
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0];
}

const TYPE_ORDER = 'HPB';

interface SortableOffice {
  readonly pincode: string;
  readonly name: string;
  readonly type: string;
  /** Whether it delivers; 1 or 0 in tables. */
  readonly delivery: boolean | string;
}

/** Comparator: by pincode, head offices first, then delivering before non-delivering offices. */
export function headOfficesFirst(a: SortableOffice, b: SortableOffice): number {
  return (
    compare(a.pincode, b.pincode) ||
    Number(b.type === 'H') - Number(a.type === 'H') ||
    Number(b.delivery) - Number(a.delivery) ||
    compare(a.name, b.name) ||
    TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type)
  );
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
