import { z } from 'zod';
import { type Family, operation } from '../../core/request/operation.ts';
import { paging, query, text } from '../../core/request/params.ts';
import { stateFilter } from '../states/params.ts';
import { rto } from './dataset.ts';
import { officeOf, plateOf } from './office.ts';
import { OfficeOfPlate, TransportOffice } from './records.ts';

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
  output: z.array(TransportOffice),
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
