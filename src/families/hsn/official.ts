/** Reads the GST portal's directory: a workbook with one sheet of goods and one of services. */

import { type HsnRow, normaliseDescription, parentsOf, restoreLeadingZero, validRow } from '../../../data/formats/hsn-code.ts';
import { FormatChangeError } from '../../core/dataset/refresh/format-change.ts';
import type { WorkbookSheet } from '../../core/dataset/refresh/workbook.ts';

/** Plausibility check: the directory had about 21,500 goods in 2025; far fewer means an incomplete file. */
const MIN_GOODS = 12_000;
const MIN_SERVICES = 400;

/**
 * Codes of the directory, with the bundled levels above them. A bundled tariff item missing from the directory was deleted; for items ended by an
 * edition, the last day and the successors stay. The directory has a few headings that are really subheadings without their zero (3055 for 0305 5x),
 * so a heading must be known or have items.
 */
export function readDirectory(sheets: readonly WorkbookSheet[], bundled: readonly HsnRow[]): HsnRow[] {
  const goods = readSheet(sheets, /hsn/i);
  const services = readSheet(sheets, /sac/i);
  if (goods.size < MIN_GOODS) throw new Error(`has only ${goods.size} codes of goods`);
  if (services.size < MIN_SERVICES) throw new Error(`has only ${services.size} codes of services`);

  const codes = new Map<string, string>();
  for (const { code, description } of bundled) if (code.length < 8 && !code.startsWith('99')) codes.set(code, description);
  const withItems = new Set([...goods.keys()].filter((code) => code.length === 8).flatMap(parentsOf));
  for (const [code, description] of goods) {
    if (code.length !== 4 || codes.has(code) || withItems.has(code)) codes.set(code, description);
  }
  for (const { code, description } of bundled) if (code.length < 6 && code.startsWith('99')) codes.set(code, description);
  for (const [code, description] of services) codes.set(code, description);
  for (const code of [...codes.keys()]) {
    for (const parent of parentsOf(code)) if (!codes.has(parent)) codes.set(parent, codes.get(code) ?? '');
  }
  const withdrawn = [...bundled].filter(
    ({ code, validTo }) => validTo !== '' && (code.length < 8 || !goods.has(code)) && !withItems.has(code),
  );
  const rows = new Map([...codes].map(([code, description]) => [code, validRow(code, description)]));
  for (const row of withdrawn) rows.set(row.code, row);
  return [...rows.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** Codes and descriptions of a sheet, by its name; columns are found by their titles. */
function readSheet(sheets: readonly WorkbookSheet[], name: RegExp): Map<string, string> {
  const sheet =
    sheets.find((candidate) => name.test(candidate.name)) ?? sheets.find(({ rows }) => rows[0]?.some((cell) => name.test(cell)));
  const [titles = [], ...rows] = sheet?.rows ?? [];
  const code = titles.findIndex((title) => /cd|code/i.test(title));
  const description = titles.findIndex((title) => /desc/i.test(title));
  if (code < 0 || description < 0) throw new FormatChangeError(`has no sheet with codes and descriptions of ${name.source.toUpperCase()}`);
  const descriptions = new Map<string, string>();
  for (const row of rows) {
    const digits = restoreLeadingZero((row[code] ?? '').replace(/[\s.]/g, ''));
    const text = normaliseDescription(row[description] ?? '');
    if (/^\d{2,8}$/.test(digits) && text !== '') descriptions.set(digits, text);
  }
  return descriptions;
}
