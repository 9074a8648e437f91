import { z } from 'zod';
import { type Family, operation } from '../../core/request/operation.ts';
import { choice, integer, text } from '../../core/request/params.ts';
import { pincodes } from '../pincode/dataset.ts';
import { stateFilter } from '../states/params.ts';
import { FakeAddress, FakeCompany, FakePerson, fakeRecord } from './records.ts';

const NOTE =
  'No record describes a real person or business. Pincodes are real and belong to their district and state. ' +
  'PANs have the right shape and holder letter with the never issued digits 0000; the rule of their last letter is not public. ' +
  'GSTIN check characters are correct. Phones are from series that no published list allots.';

/** Of the rate limit. */
const RECORDS_A_UNIT = 40;

const fakeData = operation({
  id: 'fake_data',
  path: '/v1/fake/{kind}',
  title: 'Test data',
  keywords:
    'fake data, test data, dummy data, sample data, random names, fake people, fake names, fake address, mock data, indian names, ' +
    'sample addresses',
  summary: 'Test data: Indian people, companies or addresses that do not exist',
  details:
    'The same seed, kind and state give the same records, and a longer list begins with the shorter one. ' +
    'E-mail addresses are on reserved example domains. Names follow the region of the state.',
  tool: 'fake_data',
  input: {
    kind: choice(['people', 'companies', 'addresses'], { description: 'What to make' }),
    count: integer({ min: 1, max: 100, description: 'How many records' }).default(10),
    state: stateFilter.optional(),
    seed: text({ description: 'The same seed gives the same records', max: 100 }).optional(),
  },
  data: { pincodes },
  output: z.array(z.union([FakePerson, FakeCompany, FakeAddress])),
  cache: 'never',
  weight: ({ count }) => Math.ceil(count / RECORDS_A_UNIT),
  example: { kind: 'people', count: 2, state: 'TN', seed: 'potli' },
  run({ kind, count, state, seed }, { pincodes, random }) {
    const start = seed ?? `${random()} ${random()}`;
    const data = Array.from({ length: count }, (_, at) => fakeRecord(kind, pincodes, state, start, at));
    return { data, meta: { total: data.length, note: NOTE } };
  },
});

export const fakeFamily: Family = {
  id: 'fake',
  name: 'Fake test data',
  group: 'Developer tools',
  about: 'People, companies and addresses for tests: Indian in every detail, and nobody’s.',
  operations: [fakeData],
};
