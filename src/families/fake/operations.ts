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
  'PANs have the right shape and holder letter with the never issued digits 0000; the rule of their last letter is not public. ' +
  'GSTIN check characters are correct. Phones are from series that no published list allots.';

const EXTRA_NOTE =
  'Aadhaar numbers begin with 0 or 1, which are never issued, and have the right check digit; account numbers begin with six zeros, vehicles have the never issued number 0000, UPI IDs a handle that no bank has. ' +
  'IFSC and transport offices are real, of the city or district where there is one, and follow the lists of the day.';

/** Records per unit of the rate limit. */
const RECORDS_PER_UNIT = 40;

const fakeData = operation({
  id: 'fake_data',
  path: '/v1/fake/{kind}',
  title: 'Test data',
  keywords:
    'fake data, test data, dummy data, sample data, random names, fake people, fake names, fake address, mock data, indian names, ' +
    'sample addresses, fake aadhaar, dummy aadhaar number, test bank account, dummy ifsc, fake upi id, dummy vehicle number',
  summary: 'Test data: Indian people, companies or addresses that do not exist',
  details:
    'The same seed, kind and state give the same records, and a longer list begins with the shorter one. ' +
    'E-mail addresses are on reserved example domains. Names follow the region of the state. `extra` adds fields and changes none.',
  tool: 'fake_data',
  input: {
    kind: choice(['people', 'companies', 'addresses'], { description: 'What to make' }),
    count: integer({ min: 1, max: 100, description: 'How many records' }).default(10),
    state: stateFilter.optional(),
    seed: text({ description: 'The same seed gives the same records', max: 100 }).optional(),
    extra: someOf(EXTRAS, {
      description: 'What people and companies have besides: aadhaar and native (the name in the script of the state) are for people alone',
    }).optional(),
  },
  data: { pincodes, branches, rto },
  output: z.array(z.union([FakePerson, FakeCompany, FakeAddress])),
  cache: 'never',
  cost: ({ count }) => Math.ceil(count / RECORDS_PER_UNIT),
  example: { kind: 'people', count: 2, state: 'TN', seed: 'potli' },
  run({ kind, count, state, seed, extra }, { pincodes, branches, rto, random }) {
    const start = seed ?? `${random()} ${random()}`;
    const asked = extra && { extras: new Set(extra), places: { branches, rto } };
    const data = Array.from({ length: count }, (_, at) => fakeRecord(kind, pincodes, state, start, at, asked));
    return { data, meta: { total: data.length, note: extra ? `${NOTE} ${EXTRA_NOTE}` : NOTE } };
  },
});

export const fakeFamily: Family = {
  id: 'fake',
  name: 'Fake test data',
  group: 'Developer tools',
  about: 'People, companies and addresses for tests: Indian in every detail, and nobody’s.',
  operations: [fakeData],
};
