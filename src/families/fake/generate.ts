/** Generates people, companies and addresses: a record is a pure function of its seed. */
import { findState } from '../../../data/places.ts';
import { type NameRegion, nameRegions, namesOfState } from '../../../data/tables/fake_names.ts';
import { DAY_MS } from '../../core/calendar/date.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { pick, type RandomInt, seededRandomInt } from '../../core/util/random.ts';
import { fakeAddress } from './address.ts';
import { companyExtrasOf, type Extra, type ExtraDatasets, personExtrasOf } from './extras.ts';
import { fakeCin, fakeEmail, fakeGstin, fakePan, fakePhone } from './identity.ts';
import type { Address, FakeAddress, FakeCompany, FakeKind, FakePerson } from './records.ts';

/** Fixed dates, so that a seed gives the same birth dates every year. */
const EARLIEST_BIRTH = Date.UTC(1950, 0, 1);
const BIRTH_DAYS = Math.round((Date.UTC(2006, 0, 1) - EARLIEST_BIRTH) / DAY_MS);

/**
 * Legal forms, with the holder letter of their PAN, the suffix of their name, and their class in the company register. Repeated entries are more
 * likely.
 */
const FORMS = [
  { type: 'Private Limited', holder: 'C', ending: 'Private Limited', register: 'PTC' },
  { type: 'Private Limited', holder: 'C', ending: 'Private Limited', register: 'PTC' },
  { type: 'Private Limited', holder: 'C', ending: 'Private Limited', register: 'PTC' },
  { type: 'Public Limited', holder: 'C', ending: 'Limited', register: 'PLC' },
  { type: 'Limited Liability Partnership', holder: 'F', ending: 'LLP', register: null },
  { type: 'Partnership', holder: 'F', ending: 'and Company', register: null },
  { type: 'Proprietorship', holder: 'P', ending: '', register: null },
] as const;
const TRADES =
  'Agro Foods|Textiles|Engineering Works|Software Solutions|Traders|Electricals|Pharma|Constructions|Logistics|Handicrafts|Spices|Steel|Plastics|Packaging|Printers|Motors|Dairy|Exports|Ceramics|Chemicals|Hospitality|Infotech|Garments|Jewellers|Furniture|Organics|Solar Energy|Consultancy|Publications|Marine Products|Tea Estates|Silks'.split(
    '|',
  );
const HOUSE_NAMES =
  'Aadhya|Aarohi|Akshaya|Amrit|Ananta|Arunodaya|Ashoka|Bharati|Chandan|Deccan|Dhruva|Ganga|Godavari|Harit|Himadri|Indus|Jyoti|Kaveri|Kaustubh|Kiran|Lotus|Malabar|Mangal|Meghdoot|Monsoon|Narmada|Navratna|Nilgiri|Pragati|Pushpak|Sagar|Sahyadri|Samriddhi|Saptagiri|Shakti|Shubham|Sindhu|Surya|Swarna|Tapti|Tungabhadra|Udaya|Ujjwal|Utkarsh|Vaigai|Vasant|Vikas|Vindhya|Vishwa|Yamuna'.split(
    '|',
  );

/** Requested extras, and the datasets they use. */
export interface ExtraOptions {
  readonly extras: ReadonlySet<Extra>;
  readonly datasets: ExtraDatasets;
}

/** Record number `index` of a seed: independent of the count, so a longer list begins with the shorter one. */
export function fakeRecord(
  kind: FakeKind,
  pincodes: Dataset,
  state: string | undefined,
  seed: string,
  index: number,
  extra?: ExtraOptions,
): FakePerson | FakeCompany | FakeAddress {
  const recordSeed = JSON.stringify([seed, kind, state ?? null, index]);
  const randomInt = seededRandomInt(recordSeed);
  const { latitude, longitude, ...address } = fakeAddress(randomInt, pincodes, state);
  if (kind === 'addresses') return { fake: true, ...address, latitude, longitude };
  if (kind === 'people') {
    const person = fakePerson(randomInt, address);
    const { firstName, lastName } = person;
    const subject = { seed: recordSeed, address, names: [firstName, lastName], firstName, lastName };
    return extra ? { ...person, ...personExtrasOf(extra.extras, subject, extra.datasets) } : person;
  }
  const company = fakeCompany(randomInt, address);
  const subject = { seed: recordSeed, address, names: company.name.split(' ').slice(0, 2) };
  return extra ? { ...company, ...companyExtrasOf(extra.extras, subject, extra.datasets) } : company;
}
function fakePerson(randomInt: RandomInt, address: Address): FakePerson {
  const region = regionOf(randomInt, address.stateCode);
  const gender = randomInt(2) === 0 ? 'female' : 'male';
  const firstName = pick(randomInt, region[gender]);
  const lastName = pick(randomInt, region.surnames);
  return {
    fake: true,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    gender,
    birthDate: new Date(EARLIEST_BIRTH + randomInt(BIRTH_DAYS) * DAY_MS).toISOString().slice(0, 10),
    email: fakeEmail(randomInt, firstName, lastName),
    phone: fakePhone(randomInt),
    pan: fakePan(randomInt, 'P', lastName),
    address,
  };
}
function fakeCompany(randomInt: RandomInt, address: Address): FakeCompany {
  const form = pick(randomInt, FORMS);
  const houseName = pick(randomInt, HOUSE_NAMES);
  const name = `${houseName} ${pick(randomInt, TRADES)} ${form.ending}`.trim();
  const region = regionOf(randomInt, address.stateCode);
  // The PAN of a proprietorship is the owner's, with the initial of the owner's surname.
  const pan = fakePan(randomInt, form.holder, form.holder === 'P' ? pick(randomInt, region.surnames) : name);
  const year = 1985 + randomInt(40);
  return {
    fake: true,
    name,
    type: form.type,
    pan,
    gstin: fakeGstin(findState(address.stateCode)?.gstCode ?? '', pan),
    cin: form.register === null ? null : fakeCin(randomInt, address.stateCode, form.register, year),
    email: fakeEmail(randomInt, 'contact', houseName),
    phone: fakePhone(randomInt),
    website: `https://${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`,
    address,
  };
}
function regionOf(randomInt: RandomInt, stateCode: string): NameRegion {
  return nameRegions.get(pick(randomInt, namesOfState.get(stateCode)?.regions ?? ['hindi'])) as NameRegion;
}
