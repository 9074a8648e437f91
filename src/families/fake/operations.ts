import { z } from 'zod';
import { type Family, operation } from '../../core/operation/operation.ts';
import { choice, integer, someOf, text } from '../../core/request/params.ts';
import { branches } from '../ifsc/dataset.ts';
import { pincodes } from '../pincode/dataset.ts';
import { rto } from '../rto/dataset.ts';
import { stateFilter } from '../states/params.ts';
import { EXTRAS } from './extras.ts';
import { fakeRecord } from './generate.ts';
import { FakeAddress, FakeCompany, FakePerson } from './records.ts';

const NOTE =
  'No record describes a real person or business. Pincodes are real and belong to their district and state. ' +
  'PANs have a valid format and holder letter with the digits 0000, which are never issued; the algorithm of their last letter is not public. ' +
  'GSTIN check characters are correct. Phone numbers are from series that are not allotted in any published list.';

const EXTRA_NOTE =
  'Aadhaar numbers begin with 0 or 1, which are never issued, and have a valid check digit; account numbers begin with six zeros, vehicles have the number 0000, which is never issued, UPI IDs a handle that no bank uses. ' +
  'IFSCs and transport offices are real, of the city or district if it has one, and change with the loaded data.';

/** Records per unit of the rate limit. */
const RECORDS_PER_UNIT = 40;

const fakeData = operation({
  id: 'fake_data',
  path: '/v1/fake/{kind}',
  title: 'Test data',
  keywords:
    'fake data, test data, dummy data, sample data, random names, fake people, fake companies, fake names, fake address, dummy address, address generator, fake name generator, mock data, indian names, ' +
    'sample addresses, fake aadhaar, dummy aadhaar number, test bank account, dummy ifsc, fake pan number, dummy pan number, fake gst number, dummy gstin, fake upi id, dummy vehicle number',
  summary: 'Generate test data: fictitious Indian people, companies or addresses',
  details:
    'The same seed, kind and state give the same records, and a shorter list is a prefix of a longer one. ' +
    'E-mail addresses are on reserved example domains. Names follow the region of the state. `extra` adds fields without changing others.',
  tool: 'fake_data',
  input: {
    kind: choice(['people', 'companies', 'addresses'], { description: 'Kind of records' }),
    count: integer({ min: 1, max: 100, description: 'Number of records' }).default(10),
    state: stateFilter.optional(),
    seed: text({ description: 'The same seed gives the same records', max: 100 }).optional(),
    extra: someOf(EXTRAS, {
      description: 'Extra fields; aadhaar and native (name in the script of the state) only for people',
    }).optional(),
  },
  data: { pincodes, branches, rto },
  output: z.array(z.union([FakePerson, FakeCompany, FakeAddress])),
  cache: 'never',
  cost: ({ count }) => Math.ceil(count / RECORDS_PER_UNIT),
  example: { kind: 'people', count: 2, state: 'TN', seed: 'potli' },
  run({ kind, count, state, seed, extra }, { pincodes, branches, rto, random }) {
    const start = seed ?? `${random()} ${random()}`;
    const extraOptions = extra && { extras: new Set(extra), datasets: { branches, rto } };
    const data = Array.from({ length: count }, (_, index) => fakeRecord(kind, pincodes, state, start, index, extraOptions));
    return { data, meta: { total: data.length, note: extra ? `${NOTE} ${EXTRA_NOTE}` : NOTE } };
  },
});

export const fakeFamily: Family = {
  id: 'fake',
  name: 'Fake test data',
  group: 'Developer tools',
  about: 'Realistic but fictitious Indian people, companies and addresses for tests.',
  operations: [fakeData],
};
