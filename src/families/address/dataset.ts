/**
 * Inverted index of the address parser: name (phonetic key) to pincodes, by kind of place. A row is a pincode; a term is `at=` with the phonetic key
 * of the name and the kind.
 */
import { bundled } from '../../../data/bundled.ts';
import type { BranchRow } from '../../../data/formats/ifsc-branch.ts';
import { districtNames, placeNames, stateAliases, stateCodes, stateName } from '../../../data/places.ts';
import { sources } from '../../../data/sources.ts';
import { formerStates } from '../../../data/tables/former_states.ts';
import { wellKnownPlaces } from '../../../data/tables/well_known_places.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { type PackRow, wordTerm } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { MAX_TERM_LENGTH } from '../../core/dataset/pack/term-dictionary.ts';
import { asciiDigits } from '../../core/text/fold.ts';
import { readTable } from '../../core/util/table.ts';
import { branchNames } from './branch-names.ts';
import { districtTerms } from './district-naive-bayes.ts';
import { formerDistricts } from './former-districts.ts';
import { districtKey, PHONETIC_FIELD, PHONETIC_KINDS, type PincodeTuple, type PlaceKind } from './pincode-index.ts';
import { phoneticKeyOfName, tokeniseAddress } from './tokenise.ts';
import { foldOf, HELD_OUT_FOLD } from './train-test-split.ts';

const OFFICES = bundled('offices');
const PINCODES = bundled('pincodes');
const VILLAGES = bundled('villages');
const QUARTERS = bundled('quarters');
const BRANCHES = bundled('branches');

type OfficeColumn = 'pincode' | 'name' | 'type' | 'delivery' | 'district' | 'state';
type PincodeColumn = 'pincode' | 'district' | 'state' | 'latitude' | 'longitude';
type VillageColumn = 'state' | 'district' | 'listedDistrict' | 'subDistrict' | 'pincode' | 'villages';

export const addresses: DatasetDefinition = {
  name: 'address',
  source: sources.address,
  module: import.meta.url,
  inputs: [OFFICES, PINCODES, VILLAGES, QUARTERS, BRANCHES],
  kinds: { pincodes: 'pin=' },
  phoneticFields: [PHONETIC_FIELD],
  rows: () => addressRows((ifsc) => foldOf(ifsc) !== HELD_OUT_FOLD),
  check(dataset) {
    if (dataset.pack.size < 19_000) throw new Error('fewer than 19,000 pincodes');
  },
};

/** Selects the main office of a pincode: head office, post office, branch office; among equals one that delivers. */
const OFFICE_RANKS: Readonly<Record<string, number>> = { H: 4, P: 2, B: 0 };

/** Accumulator per pincode. */
interface PincodeAccumulator {
  readonly terms: Set<string>;
  readonly districts: Map<string, number>;
  office: string;
  officeRank: number;
  branches: number;
}

/** @param isTrainingBranch selects the branches to learn from, by IFSC */
export function* addressRows(isTrainingBranch: (ifsc: string) => boolean): Generator<PackRow> {
  const accumulators = new Map<string, PincodeAccumulator>();
  // Memo: names repeat, and 2,000 villages are called Rampur.
  const keys = new Map<string, string>();
  const keyFor = (name: string): string => {
    const key = keys.get(name) ?? phoneticKeyOfName(name);
    keys.set(name, key);
    return key;
  };
  const accumulatorOf = (pincode: string): PincodeAccumulator | undefined => accumulators.get(pincode);
  const add = (pincode: string, kind: PlaceKind, ...names: readonly string[]): void => {
    const terms = accumulators.get(pincode)?.terms;
    if (terms) for (const name of names) addTerm(terms, kind, keyFor(name));
  };
  const pincodes = [...readTable<PincodeColumn>(PINCODES)];
  for (const { pincode, district, state } of pincodes) {
    accumulators.set(pincode, { terms: new Set(), districts: new Map([[district, 0]]), office: '', officeRank: -1, branches: 0 });
    for (const code of [state, formerStates[state] ?? state]) {
      add(pincode, 's', stateName(code) ?? '', ...stateAliases(code));
      add(pincode, 'c', ...stateCodes(code));
    }
    add(pincode, 'd', ...districtNames(state, district));
  }
  for (const { pincode, name, type, delivery, district, state } of readTable<OfficeColumn>(OFFICES)) {
    const accumulator = accumulatorOf(pincode);
    if (!accumulator) continue;
    const rank = (OFFICE_RANKS[type] ?? 0) + Number(delivery);
    if (rank > accumulator.officeRank) Object.assign(accumulator, { office: name, officeRank: rank });
    if (!accumulator.districts.has(district)) add(pincode, 'd', ...districtNames(state, district));
    accumulator.districts.set(district, (accumulator.districts.get(district) ?? 0) + 1);
    add(pincode, type === 'B' ? 'o' : 'h', ...[name, ...placeNames(state, name)].map(officeName));
    // The office of a dam or a power station has the name of the place: Loktak Project.
    if (PROJECT_SUFFIX.test(name)) add(pincode, 'o', name.replace(PROJECT_SUFFIX, ''));
  }
  const subDistricts = new Map(pincodes.map(({ pincode }) => [pincode, new Set<string>()]));
  for (const { state, district, listedDistrict, subDistrict, pincode, villages } of readTable<VillageColumn>(VILLAGES)) {
    add(pincode, 'd', ...districtNames(state, listedDistrict), ...districtNames(state, district));
    add(pincode, 'u', subDistrict);
    subDistricts.get(pincode)?.add(`${state} ${listedDistrict} ${subDistrict}`);
    add(pincode, 'v', ...villages.split('|'));
  }
  for (const { pincode, names } of readTable<'pincode' | 'names'>(QUARTERS)) add(pincode, 'v', ...names.split('|'));
  for (const { pincode, names } of wellKnownPlaces()) add(pincode, 'l', ...names);
  const trainingBranches = [...(readTable<keyof BranchRow>(BRANCHES) as Iterable<BranchRow>)].filter(({ ifsc }) => isTrainingBranch(ifsc));
  const branches = trainingBranches
    .filter(({ pincode }) => accumulators.has(pincode))
    .map((branch) => ({ ...branch, tokens: tokeniseAddress(asciiDigits(branch.address)) }));
  for (const { pincode } of branches) (accumulatorOf(pincode) as PincodeAccumulator).branches++;
  const stateOf = new Map(pincodes.map(({ pincode, state }) => [pincode, state]));
  const districtKeys = new Set(
    pincodes.flatMap(({ district, state }) => districtNames(state, district).map((name) => `${state} ${keyFor(name)}`)),
  );
  for (const { pincode, kind, key } of branchNames(branches)) {
    const { terms } = accumulatorOf(pincode) as PincodeAccumulator;
    // A town counts as a city only if a district other than that of the pincode is named after it.
    if (kind === 'm' && (!districtKeys.has(`${stateOf.get(pincode)} ${key}`) || terms.has(valueTerm('at', `${key} d`)))) continue;
    addTerm(terms, kind, key);
  }
  const isOtherDistrict = (state: string, key: string, pincode: string): boolean =>
    districtKeys.has(`${state} ${key}`) && !(accumulatorOf(pincode) as PincodeAccumulator).terms.has(valueTerm('at', `${key} d`));
  for (const { pincode, key } of formerDistricts(branches, { isOtherDistrict, subDistricts }))
    addTerm((accumulatorOf(pincode) as PincodeAccumulator).terms, 'f', key);
  const placeOf = new Map(pincodes.map((row) => [row.pincode, placeFor(row, accumulatorOf(row.pincode) as PincodeAccumulator)]));
  const districts = new Map([...new Set(Array.from(placeOf.values(), districtKey))].sort().map((district, number) => [district, number]));
  const byDistrict = branches.map(
    ({ pincode, tokens }) => [districts.get(districtKey(placeOf.get(pincode) as PincodeTuple)) ?? 0, tokens] as const,
  );
  // District terms belong to no pincode: they are attached to the first one.
  const [first] = pincodes;
  for (const term of districtTerms(byDistrict)) accumulators.get(first?.pincode ?? '')?.terms.add(term);
  for (const { pincode, latitude, longitude } of pincodes) {
    const { terms } = accumulatorOf(pincode) as PincodeAccumulator;
    yield {
      json: placeOf.get(pincode) as PincodeTuple,
      terms: [valueTerm('pin', pincode), ...terms],
      point: latitude === '' ? undefined : { latitude: Number(latitude), longitude: Number(longitude) },
    };
  }
}

function placeFor(
  { pincode, state, district }: Pick<Record<PincodeColumn, string>, 'pincode' | 'state' | 'district'>,
  accumulator: PincodeAccumulator,
): PincodeTuple {
  return [pincode, state, accumulator.office, accumulator.branches, ...byCount(accumulator.districts, district)];
}

/** Suffixes of office names that are not part of the name: "Salem H.O.", "Nungambakkam MDO", "Kedarnath Seasonal". */
const OFFICE_SUFFIX = /[\s(]*\b(?:[HSB]\.?\s?O\.?|G\.?\s?P\.?\s?O\.?|R\.?\s?S\.?|MDO|MDG|NDSO|NDC|SBY|Seasi?onal)\)?$/i;

const PROJECT_SUFFIX = / Project$/i;

function officeName(name: string): string {
  return name.replace(OFFICE_SUFFIX, '');
}

function addTerm(terms: Set<string>, kind: PlaceKind, key: string): void {
  const term = valueTerm('at', `${key} ${kind}`);
  // Whole addresses without a space are not names, and truncation would cut off the kind.
  if (key.length < 2 || term.length > MAX_TERM_LENGTH) return;
  terms.add(term);
  if (PHONETIC_KINDS.has(kind)) terms.add(wordTerm(PHONETIC_FIELD, key));
}

/** Districts of a pincode, by descending number of offices. */
function byCount(districts: ReadonlyMap<string, number>, preferred: string): string[] {
  return [...districts].sort(([a, n], [b, m]) => m - n || Number(b === preferred) - Number(a === preferred)).map(([district]) => district);
}
