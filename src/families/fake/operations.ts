import { z } from 'zod';
import { type Family, operation } from '../../core/request/operation.ts';
import { choice, integer, text } from '../../core/request/params.ts';
import { pincodes } from '../pincode/dataset.ts';
import { stateFilter } from '../states/params.ts';
import { fakeRecord } from './records.ts';

const address = {
  line1: z.string(),
  line2: z.string().describe('A real locality: the post office of the pincode'),
  city: z.string(),
  district: z.string(),
  stateCode: z.string(),
  state: z.string(),
  pincode: z.string().describe('A real pincode of the district'),
};
const fake = z.literal(true);
const FakePerson = z
  .object({
    fake,
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    gender: z.enum(['female', 'male']),
    birthDate: z.string(),
    email: z.string(),
    phone: z.string(),
    pan: z.string(),
    address: z.object(address),
  })
  .meta({ id: 'FakePerson' });
const FakeCompany = z
  .object({
    fake,
    name: z.string(),
    type: z.string(),
    pan: z.string(),
    gstin: z.string(),
    cin: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    website: z.string(),
    address: z.object(address),
  })
  .meta({ id: 'FakeCompany' });
const FakeAddress = z
  .object({ fake, ...address, latitude: z.number().nullable(), longitude: z.number().nullable() })
  .meta({ id: 'FakeAddress' });

const NOTE =
  'No record describes a real person or business. Pincodes are real and belong to their district and state. ' +
  'PANs have the right shape and holder letter with the never issued digits 0000; the rule of their last letter is not public. ' +
  'GSTIN check characters are correct. Phones are from series that no published list allots.';

const fakeData = operation({
  id: 'fake_data',
  path: '/v1/fake/{kind}',
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
