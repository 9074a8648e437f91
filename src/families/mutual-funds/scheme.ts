/** Interprets the name and the cells of a scheme. */
import type { SchemeRow } from '../../../data/formats/navall.ts';
import { DAY_MS } from '../../core/calendar/date.ts';
import { nullIfEmpty } from '../../core/util/null-if-empty.ts';
import { optionLabelOf, planLabelOf } from './label.ts';
import type { Scheme } from './records.ts';

/** A value older than this, relative to the newest in the file, means that the scheme was wound up or has matured. */
const ACTIVE_DAYS = 30;

export function toSchemeRecord(row: SchemeRow, newest: string): Scheme {
  const option = optionOf(row.optionLabel) ?? optionOf(row.name);
  return {
    code: Number(row.code),
    name: row.name,
    fundHouse: row.fundHouse,
    type: row.type,
    category: row.category,
    plan: planOf(row.planLabel) ?? planOf(row.name) ?? (option === null ? null : 'regular'),
    option,
    planLabel: nullIfEmpty(row.planLabel) ?? planLabelOf(row.name),
    optionLabel: nullIfEmpty(row.optionLabel) ?? optionLabelOf(row.name),
    isinGrowth: nullIfEmpty(row.isinGrowth),
    isinReinvestment: nullIfEmpty(row.isinReinvestment),
    nav: row.nav === '' ? null : Number(row.nav),
    navDate: nullIfEmpty(row.navDate),
    active: isActive(row.navDate, newest),
  };
}

export function isActive(navDate: string, newest: string): boolean {
  return navDate !== '' && Date.parse(newest) - Date.parse(navDate) <= ACTIVE_DAYS * DAY_MS;
}

export function newestDate(rows: Iterable<Pick<SchemeRow, 'navDate'>>): string {
  let newest = '';
  for (const { navDate } of rows) if (navDate > newest) newest = navDate;
  return newest;
}

/** Regular plans were formerly called retail, institutional or standard; all are sold through distributors. */
export function planOf(text: string): Scheme['plan'] {
  if (/\bdirect\b|\bdir\b/i.test(text)) return 'direct';
  return /\b(regular|reg|retail|institutional|inst[nl]?|standard)\b/i.test(text) ? 'regular' : null;
}

/** The last keyword wins: "Growth Fund - Dividend" pays out, "Dividend Yield Fund - Growth" does not. */
export function optionOf(text: string): Scheme['option'] {
  const words = text.match(
    /growth|\bgr\b|cumulative|bonus|idcw|dividend(?! yield)|\bdiv\b(?!\.? yield)|income distribution|pay-?out|re-?invest/gi,
  );
  const last = words?.at(-1)?.toLowerCase();
  if (last === undefined) return null;
  if (last === 'bonus') return 'bonus';
  return /^(growth|gr|cumulative)$/.test(last) ? 'growth' : 'idcw';
}
