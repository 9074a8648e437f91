import { z } from 'zod';
import { type Family, operation } from '../../core/request/operation.ts';
import { choice, paging, pattern, query } from '../../core/request/params.ts';
import { findCode, NO_RATES, withFamily } from './code.ts';
import { codes } from './dataset.ts';
import { everydayHint } from './everyday.ts';
import { Code, ListedCode } from './records.ts';

const strip = (text: string): string => text.replace(/[\s.]/g, '');

const getCode = operation({
  id: 'hsn_get',
  path: '/v1/hsn/{code}',
  summary: 'An HSN or SAC code with the codes above and below it',
  details:
    'Chapters, headings, subheadings and tariff items of goods; services are chapter 99. A lost leading zero is understood: 1011010 is 01011010; a code that was cut is answered with the longest one it begins with, as a hint.',
  tool: 'hsn_get',
  input: {
    code: pattern({
      description: '2 to 8 digits; spaces and dots are ignored',
      pattern: /^[\s.]*(?:\d[\s.]*){2,8}$/,
      rule: 'must have 2 to 8 digits; spaces and dots are ignored',
      max: 30,
      fit: strip,
    }),
  },
  data: { codes },
  output: Code,
  example: { code: '8517' },
  run({ code }, { codes }) {
    const found = findCode(codes, code);
    return { data: withFamily(codes, found), meta: { note: found.note } };
  },
});

const searchCodes = operation({
  id: 'hsn_search',
  path: '/v1/hsn',
  summary: 'HSN and SAC codes by words of the description or the first digits',
  details:
    'Every word of q must begin a word of the description; digits alone are the beginning of a code. Broader codes come first. ' +
    'For common everyday words, such as laptop, meta.note says which code the tariff has them under.',
  tool: 'hsn_search',
  input: {
    q: query('Words, or the first digits of a code'),
    kind: choice(['hsn', 'sac'], { description: 'Only goods, or only services' }).optional(),
    ...paging(),
  },
  data: { codes },
  output: z.array(ListedCode),
  example: { q: 'telephone', limit: 3 },
  run({ q, kind, limit, offset }, { codes }) {
    const digits = /^[\d\s.]+$/.test(q) ? strip(q) : undefined;
    const note = [everydayHint(codes, q), NO_RATES].filter((sentence) => sentence !== undefined).join(' ');
    return codes.list(
      { is: { kind }, words: { words: digits === undefined ? q : undefined }, begins: { code: digits } },
      { limit, offset },
      note,
    );
  },
});

export const hsnFamily: Family = {
  id: 'hsn',
  name: 'HSN and SAC codes',
  group: 'Money and business',
  about: 'About 20,000 codes of goods and services that GST invoices use, with the chapters and headings above them.',
  operations: [getCode, searchCodes],
};
