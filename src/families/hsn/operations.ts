import { z } from 'zod';
import { nameSearchMeta } from '../../core/dataset/names/names-note.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { rawArray } from '../../core/request/json.ts';
import { choice, paging, pattern, query } from '../../core/request/params.ts';
import { singularText } from '../../core/text/singular.ts';
import { findCode, NO_RATES, withHierarchy } from './code.ts';
import { codes } from './dataset.ts';
import { recogniseGoods } from './recognise.ts';
import { Code, ListedCode } from './records.ts';
import { codeSearchConfig, withMatchedWords } from './search.ts';

const strip = (text: string): string => text.replace(/[\s.]/g, '');

const getCode = operation({
  id: 'hsn_get',
  path: '/v1/hsn/{code}',
  title: 'An HSN or SAC code',
  keywords: 'hsn, sac, hsn code, sac code, hsn chapter',
  summary: 'An HSN or SAC code with the codes above and below it',
  details:
    'Chapters, headings, subheadings and tariff items of goods; services are chapter 99. A missing leading zero is added: 1011010 is 01011010; for an unknown code the error names the longest known prefix.',
  tool: 'hsn_get',
  input: {
    code: pattern({
      description: '2 to 8 digits; spaces and dots are ignored',
      pattern: /^[\s.]*(?:\d[\s.]*){2,8}$/,
      message: 'must have 2 to 8 digits; spaces and dots are ignored',
      max: 30,
      normalise: strip,
    }),
  },
  data: { codes },
  output: Code,
  example: { code: '8517' },
  run({ code }, { codes }) {
    const record = findCode(codes, code);
    return { data: withHierarchy(codes, record), meta: { note: record.note } };
  },
});

const searchCodes = operation({
  id: 'hsn_search',
  path: '/v1/hsn',
  title: 'Find an HSN code',
  keywords:
    'hsn code, hsn code for, hsn of, sac code, sac code for, gst code, gst, gst rate, gst rate on, gst on, tax code, commodity code, ' +
    'harmonised code, goods and services code, एचएसएन कोड, जीएसटी दर, जीएसटी, ஜிஎஸ்டி, எச்எஸ்என், gst kitna, par gst',
  summary: 'HSN and SAC codes by words of the description or by prefix',
  details:
    'Every word of q must be a prefix of a word of the description; digits alone are a prefix of the code. Whole-word matches come before prefix matches, and broader codes first. ' +
    'Everyday words that the tariff does not use, such as laptop, find their code as synonyms, shown in matched.',
  tool: 'hsn_search',
  input: {
    q: query('Words, or a prefix of the code'),
    kind: choice(['hsn', 'sac'], { description: 'Only goods, or only services' }).optional(),
    ...paging(),
  },
  data: { codes },
  output: z.array(ListedCode),
  example: { q: 'telephone', limit: 3 },
  run({ q, kind, limit, offset }, { codes }) {
    const page = { limit, offset };
    if (/^[\d\s.]+$/.test(q)) return codes.list({ is: { kind }, prefix: { code: strip(q) } }, page, NO_RATES);
    // Singular forms of the descriptions are indexed too.
    const results = codes.searchNames({ is: { kind } }, codeSearchConfig, singularText(q), page);
    return { data: rawArray(withMatchedWords(codes, results, q)), meta: nameSearchMeta(results, page, { always: NO_RATES }) };
  },
});

export const hsnFamily: Family = {
  id: 'hsn',
  name: 'HSN and SAC codes',
  group: 'Money and business',
  about: 'About 20,000 codes of goods and services that GST invoices use, with the chapters and headings above them.',
  operations: [getCode, searchCodes],
  recognise: recogniseGoods,
};
