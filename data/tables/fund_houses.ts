/** Fund houses that were renamed or acquired: schemes are found under all names of their fund house. */
import { list, table } from '../table.ts';

const rows = table('fund_houses.tsv', { names: list('|') }, 'names');

/** The other names of a fund house: former ones, or the current one. */
export function fundHouseAliases(fundHouse: string): string[] {
  const key = fundHouse.replace(/ Mutual Fund$/, '').toLowerCase();
  return rows().flatMap(({ names }) =>
    names.some((name) => name.toLowerCase() === key) ? names.filter((name) => name.toLowerCase() !== key) : [],
  );
}
