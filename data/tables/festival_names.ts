/** Festivals and national days: their names, other spellings and the states that observe them. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { list, type Row, table, text } from '../table.ts';
import { INDIAN_NAMES } from './panchang.ts';

const columns = { name: text, region: list(' '), spellings: list(', '), ...INDIAN_NAMES };
const rows = table('festival_names.tsv', columns, 'name');

type FestivalRow = Row<typeof columns>;

/** By English rule name. */
export const festivalNames = new LazyMap<string, FestivalRow>(() => rows().map((row) => [row.name, row]));

/** Qualifiers in brackets: Durga Puja (Maha Saptami). */
const IN_BRACKETS = /\([^()]*\)/g;

/** All names of a festival in all scripts, without qualifiers. The English name is first. */
export function spellingsOf({ name, spellings, hi, ta, te, kn, ml, mr, gu, bn }: FestivalRow): string[] {
  const names = [name, hi, ta, te, kn, ml, mr, gu, bn].flatMap((column) => column.replace(IN_BRACKETS, '').split('/'));
  return [...names, ...spellings].map((spelling) => spelling.trim());
}
