/** Additions and withdrawals of editions of the Harmonized System, and levels missing from the bundled packages. Used by the recipe. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { list, oneOf, table, text } from '../table.ts';

const amendments = table('hsn_amendments.tsv', { code: text, description: text, edition: oneOf('', '2022') }, 'code');
/** New tariff items, and subheadings of 2022, by code. */
export const hsnAmendments: ReadonlyMap<string, string> = new LazyMap(() =>
  amendments().map(({ code, description }) => [code, description]),
);

const headings = table('hsn_headings.tsv', { code: text, description: text }, 'code');
/** Upper levels: headings, chapter 98, and those of services. */
export const hsnHeadings: ReadonlyMap<string, string> = new LazyMap(() => headings().map(({ code, description }) => [code, description]));

const ended = table('hsn_ended.tsv', { code: text, last_year: oneOf('2016', '2021'), successors: list(' ') }, 'code');
/** Withdrawn subheadings and headings, with the last year of their edition and their successors. */
export const hsnEnded = new LazyMap(() => ended().map((row) => [row.code, row]));
