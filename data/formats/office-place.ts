/** Where a pincode is, by what its offices say. */

export interface Place {
  readonly district: string;
  /** Two-letter code, empty when unknown. */
  readonly state: string;
}

export interface Ranked extends Place {
  readonly type: 'H' | 'P' | 'B';
  readonly delivery: boolean;
}

/** Army post offices: their addresses are unit numbers, and whatever place is published for them is a placeholder. */
export function isArmyPost(pincode: string): boolean {
  return pincode.startsWith('9');
}

/** The place of a whole pincode: that of its delivering head or post office, else that of most of its offices. */
export function placeOfPincode(offices: readonly Ranked[]): Place {
  const delivering = offices.filter((office) => office.delivery && office.state !== '');
  const heads = delivering.filter((office) => office.type === 'H');
  const posts = delivering.filter((office) => office.type === 'P');
  const known = offices.filter((office) => office.state !== '');
  const deciding = [heads, posts, known].find((group) => group.length > 0) ?? [];
  return majority(deciding) ?? { district: '', state: '' };
}

/** The place that most rows name. */
export function majority(rows: readonly Place[]): Place | undefined {
  const [district, state] = mostFrequent(countBy(rows, (row) => `${row.district}\t${row.state}`))?.split('\t') ?? [];
  return district === undefined || state === undefined ? undefined : { district, state };
}

export function countBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

/** The key with the highest count; of equals the first in the alphabet, so that the result does not depend on the order of rows. */
export function mostFrequent(counts: ReadonlyMap<string, number>): string | undefined {
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0];
}

const TYPE_ORDER = 'HPB';

interface Ordered {
  readonly pincode: string;
  readonly name: string;
  readonly type: string;
  /** Whether it delivers; in tables 1 or 0. */
  readonly delivery: boolean | string;
}

/** By pincode, head offices before others, those that deliver before those that do not. */
export function headOfficesFirst(a: Ordered, b: Ordered): number {
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
