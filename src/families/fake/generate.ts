/** People, companies and addresses: each record follows from its seed alone. */
import { findState } from '../../../data/places.ts';
import { type NameRegion, nameRegions, namesOfState } from '../../../data/tables/fake_names.ts';
import { DAY_MS } from '../../core/calendar/date.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { type Draw, pick, seededDraw } from '../../core/util/random.ts';
import { drawAddress } from './address.ts';
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
  readonly places: ExtraDatasets;
}

/** Record number `at` of a seed: independent of the count, so a longer list begins with the shorter one. */
export function fakeRecord(
  kind: FakeKind,
  pincodes: Dataset,
  state: string | undefined,
  seed: string,
  index: number,
  extra?: ExtraOptions,
): FakePerson | FakeCompany | FakeAddress {
  const ownSeed = JSON.stringify([seed, kind, state ?? null, index]);
  const draw = seededDraw(ownSeed);
  const { latitude, longitude, ...address } = drawAddress(draw, pincodes, state);
  if (kind === 'addresses') return { fake: true, ...address, latitude, longitude };
  if (kind === 'people') {
    const person = fakePerson(draw, address);
    const { firstName, lastName } = person;
    const about = { seed: ownSeed, address, names: [firstName, lastName], firstName, lastName };
    return extra ? { ...person, ...personExtrasOf(extra.extras, about, extra.places) } : person;
  }
  const company = fakeCompany(draw, address);
  const about = { seed: ownSeed, address, names: company.name.split(' ').slice(0, 2) };
  return extra ? { ...company, ...companyExtrasOf(extra.extras, about, extra.places) } : company;
}
function fakePerson(draw: Draw, address: Address): FakePerson {
  const region = regionOf(draw, address.stateCode);
  const gender = draw(2) === 0 ? 'female' : 'male';
  const firstName = pick(draw, region[gender]);
  const lastName = pick(draw, region.surnames);
  return {
    fake: true,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    gender,
    birthDate: new Date(EARLIEST_BIRTH + draw(BIRTH_DAYS) * DAY_MS).toISOString().slice(0, 10),
    email: fakeEmail(draw, firstName, lastName),
    phone: fakePhone(draw),
    pan: fakePan(draw, 'P', lastName),
    address,
  };
}
function fakeCompany(draw: Draw, address: Address): FakeCompany {
  const form = pick(draw, FORMS);
  const house = pick(draw, HOUSE_NAMES);
  const name = `${house} ${pick(draw, TRADES)} ${form.ending}`.trim();
  const region = regionOf(draw, address.stateCode);
  // The PAN of a proprietorship is the owner's, with the initial of the owner's surname.
  const pan = fakePan(draw, form.holder, form.holder === 'P' ? pick(draw, region.surnames) : name);
  const year = 1985 + draw(40);
  return {
    fake: true,
    name,
    type: form.type,
    pan,
    gstin: fakeGstin(findState(address.stateCode)?.gstCode ?? '', pan),
    cin: form.register === null ? null : fakeCin(draw, address.stateCode, form.register, year),
    email: fakeEmail(draw, 'contact', house),
    phone: fakePhone(draw),
    website: `https://${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`,
    address,
  };
}
function regionOf(draw: Draw, stateCode: string): NameRegion {
  return nameRegions.get(pick(draw, namesOfState.get(stateCode)?.regions ?? ['hindi'])) as NameRegion;
}
