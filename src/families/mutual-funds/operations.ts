import { z } from 'zod';
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { NameSearchConfig } from '../../core/dataset/names/name-search-config.ts';
import { type EnumFilter, rejectUnknown } from '../../core/dataset/query/enum-filter.ts';
import { type FacetFields, facetsParameter } from '../../core/dataset/query/facets.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { notFound } from '../../core/request/api-error.ts';
import { type RawJson, rawArray } from '../../core/request/json.ts';
import { choice, flag, paging, pattern, query } from '../../core/request/params.ts';
import { type FundNameKind, funds, NULL_LABELS_NOTE, namesContaining, snapshotNote } from './dataset.ts';
import { FundHouse, Scheme } from './records.ts';

const getScheme = operation({
  id: 'mutual_fund_get',
  path: '/v1/mutual-funds/{code}',
  title: 'A mutual fund’s value',
  keywords: 'nav, scheme code',
  summary: 'A mutual fund scheme and its latest net asset value',
  tool: 'mutual_fund_get',
  input: {
    code: pattern({
      description: 'AMFI scheme code, or the growth or reinvestment ISIN',
      pattern: /^\s*(\d{1,9}|[A-Za-z]{2}[A-Za-z0-9]{10})\s*$/,
      message: 'must be a scheme code of digits or an ISIN of 12 characters',
      max: 20,
      normalise: (text) => text.trim().toUpperCase(),
    }),
  },
  data: { funds },
  output: Scheme,
  example: { code: '120503' },
  run({ code }, { funds }) {
    const data = (/^\d/.test(code) ? funds.get('code', String(Number(code))) : funds.get('isin', code)) ?? unknownScheme(funds, code);
    return { data, meta: { note: noteOf(funds, data) } };
  },
});

/** `house` is an alias of `fundHouse`. */
const SCHEME_FACETS: FacetFields = { fundHouse: { field: 'house' }, house: { field: 'house' }, category: { field: 'category' } };

interface FundFilter extends EnumFilter {
  readonly field: FundNameKind;
}

const HOUSE: FundFilter = { name: 'fundHouse', field: 'house', listPath: '/v1/mutual-funds/fund-houses' };
const CATEGORY: FundFilter = { name: 'category', field: 'category', listPath: '/v1/mutual-funds?facets=category&limit=1' };

const schemeSearchConfig: NameSearchConfig = { field: 'name', stopWords: new Set('mutual fund scheme nav of the for plan'.split(' ')) };

const searchSchemes = operation({
  id: 'mutual_fund_search',
  path: '/v1/mutual-funds',
  title: 'Find a mutual fund',
  keywords:
    'mutual fund, mutual funds, fund, nav, nav of, net asset value, sip, elss, scheme, index fund, liquid fund, flexi cap, ' +
    'small cap, म्यूचुअल फंड, एनएवी, மியூச்சுவல் ஃபண்ட், பரஸ்பர நிதி',
  summary: 'Mutual fund schemes by words of the name, fund house or category',
  details:
    'Sorted by name. Schemes that were wound up or have matured are omitted unless all=true. Values are refreshed several times a day.',
  tool: 'mutual_fund_search',
  toolHides: ['facets'],
  input: {
    q: query('Words of the scheme name').optional(),
    fundHouse: query('Part of the fund house').optional(),
    category: query('Part of the category').optional(),
    plan: choice(['direct', 'regular'], { description: 'Only this plan' }).optional(),
    option: choice(['growth', 'idcw', 'bonus'], { description: 'Only this option' }).optional(),
    all: flag({ description: 'Include wound-up schemes' }).default(false),
    facets: facetsParameter(['fundHouse', 'house', 'category']).optional(),
    ...paging(),
  },
  data: { funds },
  output: z.array(Scheme),
  example: { q: 'axis growth', limit: 2 },
  run({ q, fundHouse, category, plan, option, all, facets, limit, offset }, { funds }) {
    const condition = {
      is: { kind: 'scheme', active: all ? undefined : '1', plan, option },
      oneOf: { house: resolveFilter(funds, HOUSE, fundHouse), category: resolveFilter(funds, CATEGORY, category) },
    };
    const { data, meta } = funds.listNames(condition, schemeSearchConfig, q, { limit, offset }, { facets: [SCHEME_FACETS, facets] });
    const note = [meta?.note, noteOf(funds, data)].filter((sentence) => sentence !== undefined).join(' ');
    return { data, meta: { ...meta, note: note || undefined } };
  },
});

/** Values that contain a text; throws if there are none. */
function resolveFilter(funds: Dataset, filter: FundFilter, part: string | undefined): string[] | undefined {
  const names = namesContaining(funds, filter.field, part);
  if (part !== undefined && names?.length === 0) rejectUnknown(filter, part, funds.values(filter.field));
  return names;
}

const listHouses = operation({
  id: 'fund_houses_list',
  path: '/v1/mutual-funds/fund-houses',
  title: 'All fund houses',
  keywords: 'fund houses, mutual fund companies, list of mutual fund companies, amc, amc list, asset management companies',
  summary: 'All fund houses with the number of their schemes',
  input: {},
  data: { funds },
  output: z.array(FundHouse),
  example: {},
  run(_input, { funds }) {
    const houses = funds.getAll('kind', 'house');
    return { data: rawArray(houses), meta: { total: houses.length, note: snapshotNote(funds) } };
  },
});

/** Fields derived from the words of the name; null if it does not state them. */
const NAME_DERIVED_FIELDS = ['plan', 'option', 'planLabel', 'optionLabel'];

/** Note on the age of the values, and on null fields derived from names. */
function noteOf(funds: Dataset, data: RawJson): string | undefined {
  const notes = [snapshotNote(funds), NAME_DERIVED_FIELDS.some((name) => data.hasNull(name)) && NULL_LABELS_NOTE];
  return notes.filter((note) => typeof note === 'string').join(' ') || undefined;
}

function unknownScheme(funds: Dataset, code: string): never {
  const of = `the file of ${funds.source.version}`;
  if (code.startsWith('INE')) notFound(`${code} is the ISIN of a company's security, not of a mutual fund. See /v1/companies/${code}.`);
  notFound(`No mutual fund scheme has the ${/^\d/.test(code) ? 'code' : 'ISIN'} ${code} in ${of}. Search by name at /v1/mutual-funds?q=…`);
}

export const mutualFundsFamily: Family = {
  id: 'mutual-funds',
  name: 'Mutual funds',
  group: 'Money and business',
  about: 'Net asset values of all mutual fund schemes, as AMFI publishes them.',
  operations: [getScheme, searchSchemes, listHouses],
};
