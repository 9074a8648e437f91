/**
 * A snapshot of mutual funds for the time before the first refresh: `amfinav` carries AMFI's file of 29 March 2013, the only one in any package.
 * It is old, and every answer made from it says so.
 */
import type { Recipe } from '../recipe.ts';
import { readSection, type SchemeRow, toDate, toNav } from './amfi/navall.ts';

const SNAPSHOT = {
  name: 'amfinav',
  version: '0.0.4',
  integrity: 'sha512-zRwpqfyJ0dbH+HoyJqikZt9K4dEN4FPXaRUf5Np5F26gGdRjF6i5O7JYSpoHlbJFIG2VKDQb68lf0OnjkltRfQ==',
};

export const SCHEME_COLUMNS = [
  'code',
  'isinGrowth',
  'isinReinvestment',
  'name',
  'nav',
  'navDate',
  'type',
  'category',
  'fundHouse',
] as const;

/** The package's file looks like JSON and is a JavaScript literal: read as text, never run. */
export function readSnapshot(source: string): SchemeRow[] {
  const schemes = new Map<string, SchemeRow>();
  for (const [record] of source.matchAll(/\{[^{}]*\}/g)) {
    const cells = new Map<string, string>();
    for (const [, quoted, bare, single, double] of record.matchAll(/(?:'([^']*)'|(\w+)): (?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g)) {
      cells.set(quoted ?? bare ?? '', (single ?? double ?? '').replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim());
    }
    const cell = (title: string): string => (cells.get(title) === '-' ? '' : (cells.get(title) ?? ''));
    const scheme = {
      code: cell('Scheme Code'),
      isinGrowth: cell('ISIN Div Payout/ ISIN Growth'),
      isinReinvestment: cell('ISIN Div Reinvestment'),
      name: cell('Scheme Name'),
      planLabel: '',
      optionLabel: '',
      nav: toNav(cell('Net Asset Value')),
      navDate: toDate(cell('Date')),
      ...(readSection(cell('Type')) ?? { type: cell('Type'), category: '' }),
      fundHouse: cell('FundManager'),
    };
    const known = schemes.get(scheme.code);
    if (/^\d+$/.test(scheme.code) && (!known || known.navDate <= scheme.navDate)) schemes.set(scheme.code, scheme);
  }
  return [...schemes.values()];
}

export const recipe: Recipe = {
  name: 'mutual-funds',
  packages: [SNAPSHOT],
  run(files) {
    const rows = readSnapshot(files.get(SNAPSHOT.name)?.get('xx.json')?.toString() ?? '');
    return [{ name: 'mutual_funds', columns: SCHEME_COLUMNS, rows: rows.map((row) => ({ ...row })) }];
  },
};
