import { z } from 'zod';
import { nameSearchMeta } from '../../core/dataset/names/names-note.ts';
import { type EnumFilter, rejectUnknown } from '../../core/dataset/query/enum-filter.ts';
import { facetsParameter } from '../../core/dataset/query/facets.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { locate, placeInput } from '../../core/place/place.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { RAW_NULL, rawArray } from '../../core/request/json.ts';
import { choice, code, flag, list, number, paging, pincode, query, text } from '../../core/request/params.ts';
import { canonical, nameKey } from '../../core/text/fold.ts';
import { stateFilter } from '../states/params.ts';
import { POST_OFFICE_TYPE_CODES, pincodes } from './dataset.ts';
import { withMatchedNames } from './match-explanation.ts';
import { recognisePlace } from './recognise.ts';
import { centreOf, pincodeRecord, pointsNote, throwUnknownPincode } from './record.ts';
import { NearbyOffice, Pincode, PlacedOffice } from './records.ts';
import { officeSearchConfig, officeSearchConfigFor, POST_OFFICE_FACETS } from './search.ts';
import { searchVillages } from './villages.ts';

const getPincode = operation({
  id: 'pincode_get',
  path: '/v1/pincode/{pincode}',
  title: 'The places of a pincode',
  keywords: 'pincode, pin code',
  summary: 'The post offices, district and state of a pincode',
  details: 'Head office first, then delivery offices. A pincode may span two districts; each office has its own.',
  tool: 'pincode_get',
  input: { pincode: pincode('Pincode of six digits') },
  data: { pincodes },
  output: Pincode,
  example: { pincode: '600001' },
  run({ pincode }, { pincodes }) {
    const data = pincodeRecord(pincodes, pincode) ?? throwUnknownPincode(pincodes, pincode);
    return { data, meta: { note: pointsNote(pincodes, pincode) } };
  },
});

interface ParsedQuery {
  readonly digits: string | undefined;
  readonly place: string | undefined;
}

/** 1–6 digits alone are a pincode prefix; six digits among words are a pincode, as at the end of an address: "anna nagar 600040". */
function parseQuery(q: string | undefined): ParsedQuery {
  if (q === undefined) return { digits: undefined, place: undefined };
  if (/^\d{1,6}$/.test(q)) return { digits: q, place: undefined };
  const digits = /(?<!\d)[1-9]\d{5}(?!\d)/.exec(q)?.[0];
  const place = digits === undefined ? q : q.replace(digits, ' ').trim();
  return { digits, place: nameKey(place) === '' ? undefined : place };
}

const VILLAGES_HINT = 'GET /v1/pincode/villages searches 905,000 villages and localities.';

const DISTRICT: EnumFilter = { name: 'district', field: 'districtName', listPath: '/v1/pincode?state=…&facets=district&limit=1' };

const searchPincodes = operation({
  id: 'pincode_search',
  path: '/v1/pincode',
  title: 'Find a pincode',
  keywords:
    'pincode, pin code, pincode of, pin, postal code, postcode, zip code, zip, post office, dak ghar, daak, पिनकोड, पिन कोड, पिन, পিনকোড, పిన్, ಪಿನ್, ಪಿನ್‌ಕೋಡ್, ' +
    'डाकघर, பின்கோடு, அஞ்சல் குறியீடு, அஞ்சல் எண், പിൻ കോഡ്, ପିନ କୋଡ, ପିନ୍ କୋଡ୍, அஞ்சலகம், పిన్ కోడ్, పిన్‌కోడ్, ಪಿನ್ ಕೋಡ್, പിൻകോഡ്, পিন কোড, पिनकोड क्या है, પિન કોડ, ' +
    'ਪਿੰਨ ਕੋਡ',
  summary: 'Post offices by place name, state, district or pincode prefix',
  details:
    'Every word of q must be a prefix of a word of the office name, its district, state or town, or a locality of its pincode; digits alone are a prefix of the pincode, six digits among words a full pincode. ' +
    'One of q, state or district is required. Exact matches come first, ranked by importance: head offices, district headquarters and pincodes with many bank branches count most. ' +
    'If an office was found by another name than its own, matched shows it.',
  tool: 'pincode_search',
  toolHides: ['delivery', 'facets', 'offset'],
  input: {
    q: query('Words of a place, office or district, or a pincode prefix', { min: 2 }).optional(),
    state: stateFilter.optional(),
    district: text({ description: 'Exact district name, current or former', max: 60 }).optional(),
    type: choice(['head', 'post', 'branch'], { description: 'Only offices of this type' }).optional(),
    delivery: flag({ description: 'Only delivery offices, or only non-delivery offices' }).optional(),
    facets: facetsParameter(['state', 'district', 'type']).optional(),
    ...paging(),
  },
  data: { pincodes },
  output: z.array(PlacedOffice),
  example: { q: 'anna nagar', state: 'TN', limit: 3 },
  run({ q, state, district, type, delivery, facets, limit, offset }, { pincodes }) {
    if (q === undefined && state === undefined && district === undefined) {
      throw new ApiError('missing_parameter', 'q: give q, state or district');
    }
    if (district !== undefined && pincodes.count('district', canonical(district)) === 0) {
      rejectUnknown(DISTRICT, district, pincodes.values('districtName'));
    }
    const { digits, place } = parseQuery(q);
    const condition = {
      is: {
        kind: 'office',
        state,
        district: district === undefined ? undefined : canonical(district),
        type: type && POST_OFFICE_TYPE_CODES[type],
        delivery: delivery === undefined ? undefined : delivery ? '1' : '0',
      },
      prefix: { office: digits },
    };
    const extras = { none: VILLAGES_HINT, facets: [POST_OFFICE_FACETS, facets] as const };
    if (place === undefined) return pincodes.listNames(condition, officeSearchConfig, place, { limit, offset }, extras);
    const config = officeSearchConfigFor(place);
    const results = pincodes.searchNames(condition, config, place, { limit, offset });
    const counted = pincodes.facets(condition, config, place, POST_OFFICE_FACETS, facets);
    return { data: withMatchedNames(pincodes, results, place), meta: nameSearchMeta(results, { limit, offset }, extras, counted) };
  },
});

const nearPincodes = operation({
  id: 'pincode_near',
  path: '/v1/pincode/near',
  title: 'Pincodes near me',
  keywords:
    'pincode near, nearest post office, post office near me, post offices within km, pincodes within km, nearby post office, पास का डाकघर, அருகில் உள்ள அஞ்சலகம்',
  summary: 'Post offices near a point or a pincode, nearest first',
  tool: 'pincode_near',
  toolHides: ['offset'],
  input: {
    ...placeInput,
    radius: number({ min: 0.1, max: 100, description: 'Radius in kilometres' }).default(10),
    ...paging(),
  },
  data: { pincodes },
  output: z.array(NearbyOffice),
  example: { lat: 13.0827, lng: 80.2707, radius: 2, limit: 3 },
  run({ radius, limit, offset, ...place }, { pincodes }) {
    return pincodes.near(locate(place, centreOf(pincodes)), radius, { is: { kind: 'office' } }, { limit, offset });
  },
});

const bulkPincodes = operation({
  id: 'pincode_bulk',
  method: 'POST',
  path: '/v1/pincode',
  title: 'Many pincodes at once',
  keywords: 'bulk pincode, many pincodes, list of pincodes',
  summary: 'Up to 100 pincodes in one request',
  details: 'Results are in the order of the request, null for pincodes that do not exist or are invalid. Costs one unit per ten codes.',
  input: { codes: list(code('Pincode of six digits'), { min: 1, max: 100, description: 'The pincodes' }) },
  data: { pincodes },
  output: z.array(Pincode.nullable()),
  cost: ({ codes }) => Math.ceil(codes.length / 10),
  cache: 'never',
  example: { codes: ['600001', '999999'] },
  run({ codes }, { pincodes }) {
    return {
      data: rawArray(codes.map((code) => pincodeRecord(pincodes, code.replace(/\s/g, '')) ?? RAW_NULL)),
      meta: { total: codes.length },
    };
  },
});

export const pincodeFamily: Family = {
  id: 'pincode',
  name: 'Pincodes',
  group: 'Places and transport',
  about:
    'India Post’s directory of about 165,000 post offices and 19,500 pincodes, cleaned, with positions, and 905,000 villages and localities.',
  operations: [getPincode, searchPincodes, nearPincodes, searchVillages, bulkPincodes],
  recognise: recognisePlace,
};
