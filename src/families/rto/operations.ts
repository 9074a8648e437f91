import { z } from 'zod';
import { type Family, operation } from '../../core/request/operation.ts';
import { paging, query, text } from '../../core/request/params.ts';
import { stateFilter } from '../states/params.ts';
import { OFFICE_TYPES, rto } from './dataset.ts';
import { officeOf, plateOf } from './office.ts';

const office = {
  code: z.string().describe('Such as TN-01; BH for the nationwide series'),
  aliases: z.array(z.string()).describe('The same office under a former or second prefix of its state'),
  stateCode: z.string().nullable(),
  state: z.string().nullable(),
  office: z.string().nullable(),
  city: z.string().nullable(),
  district: z.string().nullable(),
  type: z.enum(OFFICE_TYPES),
  active: z.boolean().describe('false: no longer given to new vehicles'),
  successor: z.string().nullable().describe('The code that replaced this one'),
  note: z.string().nullable(),
};
const Office = z.object(office).meta({ id: 'TransportOffice' });
const OfficeOfPlate = z
  .object({
    ...office,
    plate: z
      .object({
        series: z.string().nullable(),
        serial: z.string().nullable(),
        year: z.int().nullable().describe('Year of registration, in the nationwide series'),
      })
      .nullable()
      .describe('The other parts, when a whole plate was given'),
  })
  .meta({ id: 'OfficeOfPlate' });

const getOffice = operation({
  id: 'rto_get',
  path: '/v1/rto/{code}',
  summary: 'Transport office of an RTO code or number plate',
  details:
    'TN-01, tn1, DL1C and whole plates are understood, also the nationwide BH series and the former prefixes OR, UA and TS beside TG.',
  tool: 'rto_get',
  input: { code: text({ description: 'TN-01, or a plate: TN01AB1234', max: 20 }) },
  data: { rto },
  output: OfficeOfPlate,
  example: { code: 'TN01AB1234' },
  run: ({ code }, { rto }) => ({ data: officeOf(rto, plateOf(code)) }),
});

const searchOffices = operation({
  id: 'rto_search',
  path: '/v1/rto',
  summary: 'Transport offices by code, office, city, district or state',
  details: 'Every word of q must begin a word of the code, office, city or district. In the order of the codes.',
  input: { q: query('Code, office, city or district').optional(), state: stateFilter.optional(), ...paging() },
  data: { rto },
  output: z.array(Office),
  example: { q: 'chennai', limit: 3 },
  run: ({ q, state, limit, offset }, { rto }) => rto.list({ is: { state }, words: { place: q } }, { limit, offset }),
});

export const rtoFamily: Family = {
  id: 'rto',
  name: 'RTO codes',
  group: 'Places and transport',
  about: 'The transport offices behind the codes on number plates, about 1,350 in all states and union territories.',
  operations: [getOffice, searchOffices],
};
