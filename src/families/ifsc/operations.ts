import { z } from 'zod';
import { facetsParameter } from '../../core/dataset/query/facets.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { ApiError, invalid, notFound } from '../../core/request/api-error.ts';
import { RAW_NULL, rawArray } from '../../core/request/json.ts';
import { code, list, paging, pattern, query, text } from '../../core/request/params.ts';
import { canonical } from '../../core/text/fold.ts';
import { stateFilter } from '../states/params.ts';
import { bankNote, branchNote, inferredNote, mergerNote, repairZero, unknownBranch, unnamedNote } from './branch.ts';
import { branches } from './dataset.ts';
import { recogniseBranch } from './recognise.ts';
import { bankSearchConfig, branchFacets, branchSearchConfig, extractBank, type ResolvedBank, resolveBank } from './search.ts';

const Branch = z
  .object({
    ifsc: z.string().describe('Indian Financial System Code of the branch, 11 characters'),
    bank: z
      .object({
        code: z.string().describe('Bank code: the first four letters of its IFSCs'),
        name: z.string().describe('Name of the bank'),
      })
      .describe('Bank of the branch'),
    branch: z.string().nullable().describe('Name of the branch'),
    address: z.string().nullable().describe('Postal address given by the bank'),
    city: z.string().nullable().describe('City or town given by the bank'),
    centre: z.string().nullable().describe('Banking centre of the Reserve Bank'),
    district: z.string().nullable(),
    stateCode: z.string().nullable(),
    state: z.string().nullable(),
    pincode: z.string().nullable(),
    contact: z.string().nullable().describe('Telephone number of the branch'),
    micr: z.string().nullable().describe('MICR code: nine digits on cheques'),
    swift: z.string().nullable().describe('SWIFT code (BIC), if the branch has its own'),
    imps: z.boolean().nullable().describe('Whether it supports IMPS'),
    neft: z.boolean().nullable().describe('Whether it supports NEFT'),
    rtgs: z.boolean().nullable().describe('Whether it supports RTGS'),
    upi: z.boolean().nullable().describe('Whether its bank supports UPI'),
    inferred: z.array(z.string()).optional().describe('Fields inferred from the bank, which operates in a single state or district'),
  })
  .meta({ id: 'Branch' });

const listedBank = {
  code: z.string().describe('Bank code: the first four letters of its IFSCs'),
  name: z.string().describe('Name of the bank'),
  upi: z.boolean().nullable().describe('Whether it supports UPI'),
  branches: z.int().describe('Number of branches with an IFSC'),
};
const ListedBank = z.object(listedBank).meta({ id: 'ListedBank' });
const Bank = z
  .object({
    ...listedBank,
    type: z.string().nullable().describe('Kind of bank, such as foreign or urban_cooperative'),
    micr: z.string().nullable().describe('MICR code of the bank'),
  })
  .meta({ id: 'Bank' });

/** Upper case, without the spaces of a code printed in groups. */
const upper = (value: string): string => value.replace(/\s/g, '').toUpperCase();

const ifscCode = pattern({
  description: 'IFSC: four letters, a zero, six letters or digits; spaces are ignored',
  pattern: /^\s*(?:[A-Za-z]\s?){4}[0Oo]\s?(?:[A-Za-z0-9]\s?){6}\s*$/,
  message: 'must be an IFSC of 11 characters: four letters, a zero, six letters or digits',
  max: 30,
  normalise: upper,
});

const bankCode = pattern({
  description: 'Four-letter bank code, such as HDFC',
  pattern: /^\s*[A-Za-z]{4}\s*$/,
  message: 'must be a bank code of four letters; GET /v1/banks?q=… finds it by name',
  max: 10,
  normalise: upper,
});

const micrCode = pattern({
  description: 'MICR code: the nine digits after the cheque number',
  pattern: /^\s*(?:\d\s?){9}\s*$/,
  message: 'must be nine digits',
  max: 30,
  normalise: upper,
});

const BANK_RULE = 'must be the code or the name of a bank; GET /v1/banks?q=… finds it';

const bankName = pattern({
  description: 'Bank code or name, such as HDFC or pnb',
  pattern: /[A-Za-z\u0080-\uffff]/,
  message: BANK_RULE,
  max: 100,
});

const getBranch = operation({
  id: 'ifsc_get',
  path: '/v1/ifsc/{code}',
  title: 'The branch of an IFSC',
  keywords: 'ifsc, bank branch code',
  summary: 'The bank branch of an IFSC',
  details: 'A withdrawn code returns 404 with its successor, if known from the merger.',
  tool: 'ifsc_get',
  input: { code: ifscCode },
  data: { branches },
  output: Branch,
  example: { code: 'HDFC0000007' },
  run({ code }, { branches }) {
    const ifsc = repairZero(code);
    const data = branches.get('ifsc', ifsc) ?? unknownBranch(branches, ifsc);
    return { data, meta: { note: branchNote(branches, data, ifsc !== code) } };
  },
});

const searchBranches = operation({
  id: 'ifsc_search',
  path: '/v1/ifsc',
  title: 'Find an IFSC',
  keywords:
    'ifsc, ifsc code, ifsc of, bank branch, branch, branch address, micr, neft code, rtgs code, bank ka ifsc, आईएफएससी, ' +
    'आईएफएससी कोड, शाखा, बैंक शाखा, வங்கி கிளை, ஐஎஃப்எஸ்சி, ' +
    'ஐஎப்எஸ்சி, ఐఎఫ్‌ఎస్‌సి, ಐಎಫ್ಎಸ್ಸಿ, ഐഎഫ്എസ്സി, আইএফএসসি, આઈએફએસસી, बैंक, बँक, வங்கி, బ్యాంక్, బ్యాంకు, ಬ್ಯಾಂಕ್, ബാങ്ക്, ব্যাংক, ব্যাঙ্ক, બેંક, bank branch near',
  summary: 'Branches of a bank by words, state, city or MICR code',
  details:
    'Give bank, q or micr, or several of them; bank is a code or a name: pnb, bank of baroda. Without bank it is detected in q, as in "sbi koramangala". Every word of q must be a prefix of a word of the branch name, address or city; ' +
    'matches in branch names come first, and whole words before prefixes, then by code.',
  tool: 'ifsc_search',
  toolHides: ['facets', 'offset', 'micr'],
  input: {
    bank: bankName.optional(),
    q: query('Words of branch name, address or city; without bank also the bank').optional(),
    state: stateFilter.optional(),
    city: text({ description: 'Exact city name, current or former', max: 100 }).optional(),
    micr: micrCode.optional(),
    facets: facetsParameter(['bank', 'state', 'city']).optional(),
    ...paging(),
  },
  data: { branches },
  output: z.array(Branch),
  example: { bank: 'HDFC', q: 'anna nagar', limit: 2 },
  run({ bank, q, state, city, micr, facets, limit, offset }, { branches }) {
    if (bank === undefined && q === undefined && micr === undefined) throw new ApiError('missing_parameter', 'bank: give bank, q or micr');
    const resolved = bank === undefined ? undefined : (resolveBank(branches, bank) ?? unknownBank(bank));
    const filters = resolved === undefined && q !== undefined ? extractBank(branches, q) : { bank: resolved?.code, place: q };
    const condition = { is: { kind: 'branch', bank: filters.bank, state, city: city && canonical(city), micr } };
    const always = [mergerNote(resolved), inferredNote(branches)].filter((note) => note !== undefined).join(' ');
    const extras = {
      always: always === '' ? undefined : always,
      none: unnamedNote(branches, filters.bank),
      facets: [branchFacets(branches), facets] as const,
    };
    return branches.listNames(condition, branchSearchConfig, filters.place, { limit, offset }, extras);
  },
});

const bulkBranches = operation({
  id: 'ifsc_bulk',
  method: 'POST',
  path: '/v1/ifsc',
  title: 'Many IFSCs at once',
  keywords: 'bulk ifsc, many ifsc, list of ifsc',
  summary: 'Up to 100 IFSCs in one request',
  details: 'Results are in the order of the request, null for codes that are unknown or invalid. Costs one unit per ten codes.',
  input: { codes: list(code('IFSC; spaces are ignored'), { min: 1, max: 100, description: 'The codes' }) },
  data: { branches },
  output: z.array(Branch.nullable()),
  cost: ({ codes }) => Math.ceil(codes.length / 10),
  cache: 'never',
  example: { codes: ['HDFC0000007', 'SBIN0000001'] },
  run({ codes }, { branches }) {
    const data = rawArray(codes.map((code) => branches.get('ifsc', repairZero(upper(code))) ?? RAW_NULL));
    return { data, meta: { total: codes.length, note: inferredNote(branches) } };
  },
});

const getBank = operation({
  id: 'banks_get',
  path: '/v1/banks/{code}',
  title: 'A bank by its code',
  keywords: 'bank code',
  summary: 'A bank by its four-letter code',
  input: { code: bankCode },
  data: { branches },
  output: Bank,
  example: { code: 'SBIN' },
  run({ code }, { branches }) {
    const resolved = resolveBank(branches, code);
    const data = branches.get('bankRecord', code) ?? unknownBank(code, resolved);
    const notes = [mergerNote(resolved), bankNote(data)].filter((note) => note !== undefined);
    return { data, meta: { note: notes.length > 0 ? notes.join(' ') : undefined } };
  },
});

const searchBanks = operation({
  id: 'bank_search',
  path: '/v1/banks',
  title: 'Find a bank',
  keywords: 'bank, banks, bank name, list of banks, bank code, बैंक, வங்கி, బ్యాంకు',
  summary: 'Banks by name or code, largest branch network first',
  details: 'An exact name, former name, short name (pnb, bob) or code comes first.',
  tool: 'bank_search',
  toolHides: ['offset'],
  input: { q: query('Words of the bank name, or the bank code').optional(), ...paging({ limit: 50 }) },
  data: { branches },
  output: z.array(ListedBank),
  example: { q: 'state bank', limit: 3 },
  run: ({ q, limit, offset }, { branches }) => branches.listNames({ is: { kind: 'bank' } }, bankSearchConfig, q, { limit, offset }),
});

function unknownBank(code: string, merged?: ResolvedBank): never {
  if (!/^[A-Za-z]{4}$/.test(code.trim())) invalid('bank', BANK_RULE);
  const merger = mergerNote(merged);
  if (merged && merger) notFound(`The bank code ${code} was withdrawn. ${merger} GET /v1/banks/${merged.code}`);
  notFound(`No bank has the code ${code}. Search by name at /v1/banks?q=…`);
}

export const ifscFamily: Family = {
  id: 'ifsc',
  name: 'IFSC and banks',
  group: 'Money and business',
  about: 'All bank branches of India by IFSC, and the banks.',
  operations: [getBranch, searchBranches, bulkBranches, getBank, searchBanks],
  recognise: recogniseBranch,
};
