/**
 * Fallback snapshot of mutual funds until the first refresh: `amfinav` contains AMFI's file of 29 March 2013, the only one in any package. Every
 * answer based on it states its age.
 */

import { readSection, type SchemeRow, toDate, toIsin, toNav } from '../formats/navall.ts';
import type { Recipe } from '../recipe.ts';

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

/** The package's file is a JavaScript literal, not JSON: extracted with regular expressions, never executed. */
export function readSnapshot(source: string): SchemeRow[] {
  const schemes = new Map<string, SchemeRow>();
  let houseName = '';
  for (const [record] of source.matchAll(/\{[^{}]*\}/g)) {
    const cells = new Map<string, string>();
    for (const [, quoted, bare, single, double] of record.matchAll(/(?:'([^']*)'|(\w+)): (?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g)) {
      cells.set(quoted ?? bare ?? '', (single ?? double ?? '').replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim());
    }
    const cell = (title: string): string => (cells.get(title) === '-' ? '' : (cells.get(title) ?? ''));
    houseName = fundHouse(cell('FundManager'), houseName);
    const scheme = {
      code: cell('Scheme Code'),
      isinGrowth: toIsin(cell('ISIN Div Payout/ ISIN Growth')),
      isinReinvestment: toIsin(cell('ISIN Div Reinvestment')),
      name: schemeName(cell('Scheme Name'), houseName),
      planLabel: '',
      optionLabel: '',
      nav: toNav(cell('Net Asset Value')),
      navDate: toDate(cell('Date')),
      ...(readSection(cell('Type')) ?? { type: cell('Type'), category: '' }),
      fundHouse: houseName,
    };
    const existing = schemes.get(scheme.code);
    if (/^\d+$/.test(scheme.code) && (!existing || existing.navDate <= scheme.navDate)) schemes.set(scheme.code, scheme);
  }
  return [...schemes.values()];
}

/**
 * The program that wrote the snapshot parsed AMFI's file chunk by chunk, and took the first half of a line that was split inside a scheme code ("109"
 * of "109085") for a fund house. The following rows still belong to the previous fund house.
 */
function fundHouse(published: string, before: string): string {
  return /^\d*$/.test(published) ? before : published;
}

/**
 * Repairs a name whose first letter is missing or doubled: "ahara Super 20 Fund" of Sahara, "IICICI Prudential" of ICICI. Only if the result starts
 * with the first word of the fund house, so no name is guessed.
 */
export function schemeName(published: string, houseName: string): string {
  const brand = houseName.split(' ')[0] ?? '';
  const isOwn = (name: string): boolean =>
    brand !== '' && /^[^\p{L}\p{N}]/u.test(name.slice(brand.length)) && sameText(name.slice(0, brand.length), brand);
  return [published, `${brand.charAt(0)}${published}`, published.slice(1)].find(isOwn) ?? published;
}

const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export const recipe: Recipe = {
  name: 'mutual-funds',
  packages: [SNAPSHOT],
  run(files) {
    const rows = readSnapshot(files.get(SNAPSHOT.name)?.get('xx.json')?.toString() ?? '');
    return [{ name: 'mutual_funds', columns: SCHEME_COLUMNS, rows: rows.map((row) => ({ ...row })) }];
  },
};
