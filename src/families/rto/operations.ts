import { z } from 'zod';
import { stateName } from '../../../data/places.ts';
import { rewriteToLatin } from '../../../data/script-names.ts';
import { officeCode } from '../../../data/tables/rto.ts';
import type { NameSearchConfig } from '../../core/dataset/names/name-search-config.ts';
import type { Tier } from '../../core/dataset/query/condition.ts';
import { type FacetFields, facetsParameter } from '../../core/dataset/query/facets.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { paging, query, text } from '../../core/request/params.ts';
import { stateFilter } from '../states/params.ts';
import { rto } from './dataset.ts';
import { officeOfPlate, requirePlate } from './office.ts';
import { listedPrefix, parsePlate } from './plate.ts';
import { recognisePlate } from './recognise.ts';
import { OfficeOfPlate, TransportOffice } from './records.ts';

const getOffice = operation({
  id: 'rto_get',
  path: '/v1/rto/{code}',
  title: 'The transport office of a number plate',
  keywords: 'number plate, vehicle number, gaadi number, gadi number, गाड़ी नंबर, வண்டி எண்',
  summary: 'Transport office of an RTO code or number plate',
  details: 'Accepts TN-01, tn1, DL1C and full plates, the nationwide BH series, and the former prefixes OR, UA and TS (now TG).',
  tool: 'rto_get',
  input: { code: text({ description: 'TN-01, or a plate: TN01AB1234', max: 20 }) },
  data: { rto },
  output: OfficeOfPlate,
  example: { code: 'TN01AB1234' },
  run: ({ code }, { rto }) => ({ data: officeOfPlate(rto, requirePlate(code)) }),
});

const OFFICE_FACETS: FacetFields = { state: { field: 'state', labelOf: (code) => stateName(code) ?? code } };

const officeSearchConfig: NameSearchConfig = {
  field: 'place',
  transliterations: rewriteToLatin,
  isRelaxed: true,
  stopWords: new Set('rto office code of the for number plate vehicle registration transport'.split(' ')),
  // All tiers score the same, so their order decides: active offices first.
  tiers: (text, name) => [...tiersOf(text, name, { current: '1' }), { is: { replaces: name } }, ...tiersOf(text, name, {})],
};

function tiersOf(text: string, name: string, which: Readonly<Record<string, string>>): Tier[] {
  return [
    { is: { ...which, city: name }, prefix: { office: name } },
    { is: { ...which, office: name } },
    { is: { ...which, city: name } },
    { is: { ...which, district: name } },
    { is: which, wholeWords: { place: text } },
  ];
}

const searchOffices = operation({
  id: 'rto_search',
  path: '/v1/rto',
  title: 'Find an RTO',
  keywords:
    'rto, rto code, rto office, transport office, regional transport office, driving licence office, vehicle registration, ' +
    'number plate code, आरटीओ, परिवहन कार्यालय, ஆர்டிஓ, வட்டார போக்குவரத்து அலுவலகம்',
  summary: 'Transport offices by code, office, city, district or state',
  details:
    'Every word of q must be a prefix of a word of the code, office, city or district; matches of the office name come first, then of the city and the district, each sorted by code, withdrawn ones last. A full number plate finds its office.',
  input: {
    q: query('Code, office, city or district').optional(),
    state: stateFilter.optional(),
    facets: facetsParameter(['state']).optional(),
    ...paging(),
  },
  data: { rto },
  output: z.array(TransportOffice),
  example: { q: 'chennai', limit: 3 },
  run({ q, state, facets, limit, offset }, { rto }) {
    const plate = q === undefined ? undefined : parsePlate(q);
    // A code or a whole plate is replaced with its office code.
    const text = plate?.number === undefined ? q : officeCode(listedPrefix(plate.prefix), plate.number);
    return rto.listNames({ is: { state } }, officeSearchConfig, text, { limit, offset }, { facets: [OFFICE_FACETS, facets] });
  },
});

export const rtoFamily: Family = {
  id: 'rto',
  name: 'RTO codes',
  group: 'Places and transport',
  about: 'The transport offices behind the codes on number plates, about 1,350 in all states and union territories.',
  operations: [getOffice, searchOffices],
  recognise: recognisePlate,
};
