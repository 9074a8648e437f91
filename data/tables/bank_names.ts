/** Additions and corrections to the published list of banks. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { flag, oneOf, optional, table, text } from '../table.ts';

const TYPES = ['', 'private', 'state_cooperative', 'central_bank', 'development', 'clearing', 'payment_system', 'foreign'] as const;
const rows = table('bank_names.tsv', { code: text, name: optional, corrects: flag, type: oneOf(...TYPES), note: optional }, 'code');

/** By bank code. */
export const bankFacts = new LazyMap(() => rows().map((row) => [row.code, row]));

/** Codes of the same bank: facts about one apply to the other. */
const TWO_CODES: readonly (readonly string[])[] = [
  ['UJVN', 'USFB'],
  ['ESMF', 'ESAF'],
  ['IPOS', 'IPPB'],
];

/** The other codes of a bank. */
export const otherCodes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  TWO_CODES.flatMap((codes) => codes.map((code) => [code, codes.filter((other) => other !== code)] as const)),
);
