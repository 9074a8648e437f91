import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseSymbol } from './symbol.ts';

describe('symbols', () => {
  for (const [text, exchange, code, kind] of [
    ['reliance', undefined, 'RELIANCE', 'ticker'],
    ['NSE:RELIANCE', 'NSE', 'RELIANCE', 'ticker'],
    ['nse_m&m', 'NSE', 'M&M', 'ticker'],
    ['BAJAJ-AUTO.NS', 'NSE', 'BAJAJ-AUTO', 'ticker'],
    ['RELIANCE.BO', 'BSE', 'RELIANCE', 'ticker'],
    ['BSE:500325', 'BSE', '500325', 'scrip'],
    ['500325', undefined, '500325', 'scrip'],
    ['ine002a01018', undefined, 'INE002A01018', 'isin'],
    ['NSE', undefined, 'NSE', 'ticker'],
    ['360ONE', undefined, '360ONE', 'ticker'],
  ] as const) {
    test(text, () => assert.deepEqual(parseSymbol(text), { exchange, code, kind }));
  }
});
