/** What editions of the Harmonized System brought and ended, and levels that the bundled packages lack. For the recipe. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { list, oneOf, table, text } from '../table.ts';

const amendments = table('hsn_amendments.tsv', { code: text, description: text, edition: oneOf('', '2022') }, 'code');
/** Tariff items, and subheadings of 2022, by code. */
export const hsnAmendments: ReadonlyMap<string, string> = new LazyMap(() =>
  amendments().map(({ code, description }) => [code, description]),
);

const headings = table('hsn_headings.tsv', { code: text, description: text }, 'code');
/** Upper levels: headings, chapter 98, and those of the services. */
export const hsnHeadings: ReadonlyMap<string, string> = new LazyMap(() => headings().map(({ code, description }) => [code, description]));

const ended = table('hsn_ended.tsv', { code: text, last_year: oneOf('2016', '2021'), successors: list(' ') }, 'code');
/** Subheadings and headings that ended, with the last year of their edition and where their goods are now. */
export const hsnEnded = new LazyMap(() => ended().map((row) => [row.code, row]));
