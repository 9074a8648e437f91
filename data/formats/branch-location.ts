/**
 * Resolves city, district and pincode of a bank branch. The published lists have two columns, and which one holds the town differs per bank.
 * Precedence: the pincode in the address, then the district gazetteer, then a majority vote of other branches in the same town.
 */
import { nameKey } from '../../src/core/text/fold.ts';
import { findState } from '../places.ts';
import type { DistrictGazetteer } from './districts.ts';

/** Location columns as published. */
export interface PublishedPlace {
  readonly branch: string;
  readonly address: string;
  /** The two location columns: `town` is usually the town and `district` usually the district. */
  readonly town: string;
  readonly district: string;
  /** Two-letter code. */
  readonly state: string;
}

export interface ResolvedLocation {
  readonly city: string;
  readonly district: string;
  readonly pincode: string;
}

/** Six digits, also written 400 021 or 400-021, that are not part of a longer number. */
const PINCODE = /(?<!\d)(?<!\d[\s-])([1-9]\d{2})[\s-]?(\d{3})(?![\s-]?\d)/g;

/** All pincodes in a text, in order of occurrence. */
export function pincodesIn(text: string): string[] {
  return Array.from(text.matchAll(PINCODE), ([, start, end]) => `${start}${end}`);
}

/** "DIST. PURI", "DISTT-LAKHIMPUR": captures the name after the label, up to the next punctuation mark. */
const STATED_DISTRICT = /\bDIST(?:T|RICT)?\b[\s.:\-–]*([A-Z][A-Z ]{2,30})/i;
/** The rest of an address after the town name. */
const AFTER_TOWN = /\s*(?:[,(]|\s[-–]\s|\b(?:DIST|DISTT|DISTRICT|TEH|TEHSIL|TALUKA?|TAL|TQ|MANDAL)\b).*$/i;
/** "HYDERABAD URBAN", "BANGALORE RURAL": suffixes of sub-districts. */
const PART_OF_DISTRICT = / (?:URBAN|RURAL)$/i;
const GREATER_MUMBAI = /^GREATER (?:BOMBAY|MUMBAI)\b.*/i;
/** States that consist of one city or share its name. */
const CITY_STATES: ReadonlySet<string> = new Set(['DL', 'CH', 'PY']);

/** District counts per town, collected from branches whose pincode is known. */
class Towns {
  readonly #districts = new Map<string, Map<string, number>>();

  add(state: string, town: string, district: string): void {
    const key = `${state}|${nameKey(town)}`;
    const counts = this.#districts.get(key) ?? new Map<string, number>();
    this.#districts.set(key, counts.set(district, (counts.get(district) ?? 0) + 1));
  }

  /** The district of nearly all branches of a town, if there are enough of them. */
  districtOf(state: string, town: string): string | undefined {
    const counts = [...(this.#districts.get(`${state}|${nameKey(town)}`) ?? [])];
    const [largest] = counts.sort(([, n], [, m]) => m - n);
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    return largest !== undefined && largest[1] >= MIN_BRANCHES_OF_TOWN && largest[1] >= total * MIN_DISTRICT_SHARE ? largest[0] : undefined;
  }

  has(state: string, town: string, district: string): boolean {
    return this.#districts.get(`${state}|${nameKey(town)}`)?.has(district) ?? false;
  }
}

const MIN_BRANCHES_OF_TOWN = 2;
const MIN_DISTRICT_SHARE = 0.8;

/** Resolves all branches of a list in two passes: branches with a pincode provide the town statistics for the others. */
export function resolveLocations(published: readonly PublishedPlace[], districts: DistrictGazetteer): ResolvedLocation[] {
  const towns = new Towns();
  const byPincode = published.map((place) => {
    const resolved = resolveByPincode(place, districts);
    const town = resolved && cityOf(place, resolved.district, districts);
    if (town) towns.add(place.state, town, resolved.district);
    return resolved;
  });
  return published.map((place, index) => {
    const { district, pincode } = byPincode[index] ?? { district: resolveByNames(place, districts, towns), pincode: '' };
    return { city: cityOf(place, district, districts), district: district.toUpperCase(), pincode };
  });
}

/** Takes the last pincode of the address that lies in the state, unless the stated district is far from it. */
function resolveByPincode(place: PublishedPlace, districts: DistrictGazetteer): { district: string; pincode: string } | undefined {
  const inState = (pincode: string) => districts.stateOf(pincode) === place.state;
  const pincode = [place.address, place.district, place.town].flatMap((text) => pincodesIn(text).reverse()).find(inState);
  if (pincode === undefined) return undefined;
  const pincodeDistricts = districts.districtsOf(pincode);
  const stated = statedDistricts(place, districts);
  const confirmed = stated.find((district) => pincodeDistricts.includes(district));
  if (confirmed !== undefined) return { district: confirmed, pincode };
  // A new or neighbouring district is near; a distant one indicates a mistyped digit.
  const isNear =
    stated.length === 0 ||
    stated.some((district) => districts.isInSortingDistrictOf(pincode, district)) ||
    districts.confirms(`${place.address} ${place.branch} ${place.town}`, pincode);
  return isNear && pincodeDistricts[0] !== undefined ? { district: pincodeDistricts[0], pincode } : undefined;
}

function resolveByNames(place: PublishedPlace, districts: DistrictGazetteer, towns: Towns): string {
  const { state, town, branch } = place;
  const [stated] = statedDistricts(place, districts);
  const names = [town, place.district].map(townName);
  const townDistrict = towns.districtOf(state, names[0] ?? '');
  if (stated === undefined) {
    const [officeDistrict] = [...names, branch].flatMap((name) => districts.districtOfOffice(state, name) ?? []);
    return townDistrict ?? towns.districtOf(state, names[1] ?? '') ?? officeDistrict ?? '';
  }
  // The town may lie in a newer district that was split off next to the stated one.
  const isStated = townDistrict === undefined || towns.has(state, names[0] ?? '', stated) || !districts.areNeighbours(townDistrict, stated);
  return isStated ? stated : townDistrict;
}

/** Districts named in the columns, the address or the branch name. */
function statedDistricts({ town, district, address, branch, state }: PublishedPlace, districts: DistrictGazetteer): string[] {
  const texts = [district, town, ...[address, branch, district, town].flatMap((text) => STATED_DISTRICT.exec(text)?.[1] ?? [])];
  return texts.flatMap((text) => (text === '' ? [] : (districts.findByName(state, text) ?? [])));
}

/** Picks the town column. They are swapped only if the first names the district and the second names no district. */
function cityOf({ town, district: other, state }: PublishedPlace, district: string, districts: DistrictGazetteer): string {
  const [first, second] = [town, other].map(townName) as [string, string];
  if (isPlaceholder(first)) return isPlaceholder(second) ? '' : second;
  const isSwapped = districts.findByName(state, town) === district && districts.findByName(state, other) === undefined;
  return isSwapped && !isPlaceholder(second) && !districts.isDistrict(second) ? second : first;
}

/** True for an empty name or the name of a state. */
function isPlaceholder(name: string): boolean {
  const state = findState(name)?.code;
  return name === '' || (state !== undefined && !CITY_STATES.has(state));
}

function townName(published: string): string {
  return published.replace(AFTER_TOWN, '').replace(GREATER_MUMBAI, 'MUMBAI').replace(PART_OF_DISTRICT, '').trim();
}
