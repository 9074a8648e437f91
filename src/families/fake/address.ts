/** Fake addresses: an invented street at a real pincode of a real district. */
import { stateName } from '../../../data/places.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { matchRows } from '../../core/dataset/query/search.ts';
import { pick, type RandomInt } from '../../core/util/random.ts';
import { weakMemo } from '../../core/util/weak-memo.ts';
import { POST_OFFICE_TYPE_CODES } from '../pincode/dataset.ts';
import type { PlacedOffice, StoredPincode } from '../pincode/records.ts';
import type { FakeAddress } from './records.ts';

type PlacedAddress = Omit<FakeAddress, 'fake'>;

const HOUSES = ['No. #', 'House No. #', 'Door No. #', 'Flat #', 'Plot #', '#', 'Shop #', 'Old No. #'] as const;
const STREETS =
  'Station Road|Gandhi Road|Nehru Street|Temple Road|Market Road|School Road|Lake View Road|Ambedkar Road|Patel Marg|Tagore Street|Bose Road|College Road|Hospital Road|Park Street|Post Office Road|Mill Road|Old Town Road|New Colony|Garden Street|River Road|Hill Road|Main Road|First Cross|Second Cross|Third Cross|Cross Road|Bazaar Street|Canal Road|Ring Road|Church Road|Clock Tower Road|Bus Stand Road|Court Road|Library Road|Water Tank Road|Panchayat Road|Subhash Marg|Azad Road|Shastri Marg|Tilak Road'.split(
    '|',
  );

/** City of a district: districts that are parts of one city, and districts whose town has another name. */
const CITIES: readonly (readonly [RegExp, string])[] = [
  [/\bDelhi$|^Shahdara$/, 'New Delhi'],
  [/^Mumbai/, 'Mumbai'],
  [/^Bengaluru/, 'Bengaluru'],
  [/^Kanpur/, 'Kanpur'],
  [/^Gautam Buddha Nagar$/, 'Noida'],
  [/^Ranga Reddy$|^Medchal Malkajgiri$/, 'Hyderabad'],
  [/^Khordha$/, 'Bhubaneswar'],
  [/^Kamrup Metro$/, 'Guwahati'],
  [/^Ernakulam$/, 'Kochi'],
  [/^North Goa$/, 'Panaji'],
  [/^South Goa$/, 'Margao'],
  [/^Pondicherry$/, 'Puducherry'],
  [/^East Khasi Hills$/, 'Shillong'],
  [/^Imphal/, 'Imphal'],
  [/^West Tripura$/, 'Agartala'],
];

/** Delivery post offices by state, memoised per dataset version. */
const deliveryOffices = weakMemo<Dataset, Map<string, Uint32Array>>(() => new Map());

function officesOf(pincodes: Dataset, state: string | undefined): Uint32Array {
  const offices = deliveryOffices(pincodes);
  let rows = offices.get(state ?? '');
  if (!rows) {
    rows = matchRows(pincodes.pack, { is: { type: POST_OFFICE_TYPE_CODES.post, delivery: '1', state } });
    offices.set(state ?? '', rows);
  }
  return rows;
}

/** Picks a random post office whose district and state match those of its pincode. */
export function fakeAddress(randomInt: RandomInt, pincodes: Dataset, state: string | undefined): PlacedAddress {
  const rows = officesOf(pincodes, state);
  for (;;) {
    const office = pincodes.pack.row(pick(randomInt, rows)).parse() as PlacedOffice;
    // Army post offices belong to no state and have no residents.
    if (stateName(office.stateCode) !== undefined && isListedDistrict(pincodes, office)) return toAddress(randomInt, office);
  }
}

/** A pincode may span two districts; addresses use the one the pincode itself is listed under. */
function isListedDistrict(pincodes: Dataset, { pincode, district, stateCode }: PlacedOffice): boolean {
  const head = pincodes.get('pin', pincode)?.parse() as StoredPincode | undefined;
  return head?.district === district && head.stateCode === stateCode;
}

function toAddress(randomInt: RandomInt, office: PlacedOffice): PlacedAddress {
  const { pincode, district, stateCode, state, latitude, longitude } = office;
  const houseNumber = randomInt(4) === 0 ? `${1 + randomInt(200)}/${1 + randomInt(30)}` : String(1 + randomInt(400));
  const city = CITIES.find(([name]) => name.test(district))?.[1] ?? district;
  return {
    line1: `${pick(randomInt, HOUSES).replace('#', houseNumber)}, ${pick(randomInt, STREETS)}`,
    line2: office.name,
    city,
    district,
    stateCode,
    state,
    pincode,
    latitude,
    longitude,
  };
}
