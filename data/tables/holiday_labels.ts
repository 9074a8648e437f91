/** Translated names of holidays that are not festivals by rule. */
import { lazy } from '../../src/core/util/lazy.ts';
import { optional, table, text } from '../table.ts';
import type { Language } from './panchang.ts';

const rows = table('holiday_labels.tsv', { name: text, hi: optional, ta: optional }, 'name');

/** By published name. */
export const holidayLabels = lazy(
  (): ReadonlyMap<string, { readonly [language in Language]?: string | null }> =>
    new Map(rows().map(({ name, hi, ta }) => [name, { hi, ta }])),
);
