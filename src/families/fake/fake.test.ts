import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { namesOfState } from '../../../data/tables/fake_names.ts';
import { states } from '../../../data/tables/states.ts';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { isAll, tries } from '../../../test/support/test-tiers.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { isVerhoeff, mod36 } from '../../core/util/check-digits.ts';
import { pincodes } from '../pincode/dataset.ts';
import { fakeRecord } from './generate.ts';
import type { FakeKind, FakePerson } from './records.ts';

let service: Service;
let directory: Dataset;
before(async () => {
  service = await startPotli();
  directory = service.datasets.open(pincodes);
});
after(() => service.close());

type FakeRecord = Record<string, string> & { address: FakePerson['address'] };
const fetchRecords = async (query: string): Promise<FakeRecord[]> =>
  (await get(`${service.url}/v1/fake/${query}`)).body.data as unknown as FakeRecord[];

test('many records: existing pincodes, valid check characters, example domains only', (t) => {
  const places = new Map<string, { district: string; stateCode: string; state: string }>();
  const kinds: readonly FakeKind[] = ['people', 'companies', 'addresses'];
  const records = tries(40_000);
  for (let index = 0; index < records; index++) {
    const record = fakeRecord(kinds[index % 3] as FakeKind, directory, undefined, 'acceptance', index) as unknown as FakeRecord;
    const { pincode, district, stateCode, state } = record.address ?? (record as unknown as FakePerson['address']);
    if (!places.has(pincode)) places.set(pincode, directory.get('pin', pincode)?.parse() as never);
    const place = places.get(pincode);
    assert.deepEqual([place?.district, place?.stateCode, place?.state], [district, stateCode, state]);
    if (record.gstin !== undefined) assert.equal(mod36(record.gstin.slice(0, 14)), record.gstin[14]);
    if (record.gstin !== undefined) assert.equal(record.gstin.slice(2, 12), record.pan);
    if (record.pan !== undefined) assert.match(record.pan, /^[A-Z]{3}[PCF][A-Z]0000[A-Z]$/);
    if (record.email !== undefined) assert.match(record.email, /^[a-z.]+\d+@example\.(com|org|net)$/);
    if (record.phone !== undefined) assert.match(record.phone, /^\+91 69[5-9]\d\d \d{5}$/);
  }
  t.diagnostic(`${records} records over ${places.size} pincodes`);
});

test('a seed always yields the same bytes', async () => {
  const records = (['people', 'companies', 'addresses'] as const).map((kind) =>
    Array.from({ length: 50 }, (_, index) => fakeRecord(kind, directory, 'TN', 'potli', index)),
  );
  const hash = createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 16);
  assert.equal(hash, 'cff4b1f9edca32ec', 'the order of names, the pincode data or the generator has changed');
});

test('a longer list begins with the shorter one, and seeds, kinds and states differ', async () => {
  const ten = await fetchRecords('people?count=10&seed=a');
  assert.deepEqual((await fetchRecords('people?count=5&seed=a')) as unknown, ten.slice(0, 5));
  assert.notDeepEqual(await fetchRecords('people?count=5&seed=b'), ten.slice(0, 5));
  assert.notDeepEqual(await fetchRecords('people?count=5'), await fetchRecords('people?count=5'));
});

test('every state has people with names and addresses of the state', async () => {
  assert.deepEqual([...namesOfState.keys()].sort(), states.map(({ code }) => code).sort());
  for (const { code } of states) {
    for (const { address, lastName, pan } of await fetchRecords(`people?count=3&state=${code}&seed=s`)) {
      assert.equal(address.stateCode, code);
      assert.equal(pan?.[4], lastName?.[0]);
    }
  }
});

test('the PAN of a company has its initial and the holder letter of its type', async () => {
  for (const { name, type, pan, cin } of await fetchRecords('companies?count=100&seed=c')) {
    if (type !== 'Proprietorship') assert.equal(pan?.[4], name?.[0]);
    assert.equal(pan?.[3], type === 'Proprietorship' ? 'P' : type?.endsWith('Limited') ? 'C' : 'F');
    assert.equal(cin === null, !type?.endsWith('Limited'));
  }
});

test('the response has a note that the data is synthetic', async () => {
  const { body, headers } = await get(`${service.url}/v1/fake/addresses`);
  assert.equal(body.meta.total, 10);
  assert.match(body.meta.note ?? '', /No record describes a real person or business/);
  assert.equal(body.meta.source?.name, 'All India Pincode Directory');
  assert.equal(headers.get('cache-control'), 'no-store');
});

test('a table has the columns of its kind', async () => {
  for (const [kind, columns] of [
    ['people', 'fake,name,firstName,lastName,gender,birthDate,email,phone,pan,address.line1'],
    ['companies', 'fake,name,type,pan,gstin,cin,email'],
    ['addresses', 'fake,line1,line2,city,district'],
  ] as const) {
    const text = await (await fetch(`${service.url}/v1/fake/${kind}?format=csv&count=3&seed=x`)).text();
    assert.ok(text.startsWith(columns), text);
    assert.equal(text.trim().split('\r\n').length, 4);
  }
});

test('invalid input is rejected', async () => {
  for (const query of ['pets', 'people?count=0', 'people?count=101', 'people?state=ZZ', 'people?extra=passport']) {
    assert.equal((await get(`${service.url}/v1/fake/${query}`)).status, 400, query);
  }
  assert.equal((await get(`${service.url}/v1/fake/people?seed=${'x'.repeat(101)}`)).status, 413);
});

const EVERYTHING = 'aadhaar,bank,upi,vehicle,native,phones';

test('extras add fields and change none', async () => {
  for (const kind of ['people', 'companies', 'addresses']) {
    const plain = await fetchRecords(`${kind}?count=20&seed=e`);
    const rich = await fetchRecords(`${kind}?count=20&seed=e&extra=${EVERYTHING}`);
    for (const [index, record] of rich.entries()) {
      const { aadhaar, bank, upi, vehicle, native, phones, ...rest } = record as Record<string, unknown>;
      assert.deepEqual(rest, plain[index]);
      const added = [aadhaar, bank, upi, vehicle, native, phones].filter((value) => value !== undefined).length;
      assert.equal(added, { people: 6, companies: 4, addresses: 0 }[kind]);
    }
    const records = await fetchRecords(`${kind}?count=20&seed=e&extra=upi`);
    assert.deepEqual(
      records.map(({ upi }) => upi),
      rich.map(({ upi }) => upi),
    );
  }
});

interface Rich {
  readonly aadhaar: string;
  readonly bank: { readonly ifsc: string; readonly account: string };
  readonly upi: string;
  readonly vehicle: { readonly number: string; readonly rto: string };
  readonly native: { readonly language: string; readonly name: string } | null;
  readonly phones: Readonly<Record<string, string>>;
  readonly address: FakePerson['address'];
}

test('extra fields are valid where documented, and otherwise unassigned', async (t) => {
  let inCity = 0;
  let inDistrict = 0;
  let people = 0;
  for (const { code } of states) {
    for (const person of (await fetchRecords(
      `people?count=${isAll ? 8 : 3}&state=${code}&seed=x&extra=${EVERYTHING}`,
    )) as unknown as Rich[]) {
      people++;
      assert.match(person.aadhaar, /^[01]\d{3} \d{4} \d{4}$/);
      assert.ok(isVerhoeff(person.aadhaar.replaceAll(' ', '')), person.aadhaar);
      assert.match(person.bank.account, /^0{6}\d{6,10}$/);
      assert.match(person.upi, /^[a-z.]+\d+@example$/);
      assert.match(person.vehicle.number, /^[A-Z]{2} \d\d [A-HJ-NP-Z]{2} 0000$/);
      const branch = (await get(`${service.url}/v1/ifsc/${person.bank.ifsc}`)).body.data as unknown as Record<string, string | null>;
      assert.equal(branch.stateCode, code);
      const places = [branch.city, branch.centre, branch.district].map((name) => (name ?? '').toLowerCase());
      if ([person.address.city, person.address.district].some((name) => places.includes(name.toLowerCase()))) inCity++;
      const office = (await get(`${service.url}/v1/rto/${person.vehicle.rto}`)).body.data as unknown as Record<string, string>;
      assert.equal(office.stateCode, code);
      if (office.district === person.address.district) inDistrict++;
      assert.equal(person.native === null, !namesOfState.get(code)?.language, code);
      if (person.native) assert.doesNotMatch(person.native.name, /[A-Za-z]|undefined/);
    }
  }
  t.diagnostic(`of ${people} people ${inCity} have a branch of their city or district, ${inDistrict} a vehicle of their district`);
  assert.ok(inCity > 0.75 * people && inDistrict > 0.6 * people);
});

test('phone numbers are formatted in many ways, and never assigned', async () => {
  for (const { phones } of (await fetchRecords('people?count=50&seed=p&extra=phones')) as unknown as Rich[]) {
    const digits = (phones.plain ?? '').trim();
    assert.match(digits, /^69[5-9]\d{7}$/);
    for (const shape of [phones.e164, phones.local, phones.dashed]) assert.equal((shape ?? '').replace(/\D/g, '').slice(-10), digits);
    assert.match(phones.landline ?? '', /^0[1-8][1-9]-0\d{7}$/);
    assert.match(phones.tollFree ?? '', /^1800 000 \d{4}$/);
  }
});
