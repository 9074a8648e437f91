import { canonical } from '../../../src/core/text/fold.ts';
import { pincodesIn } from '../../formats/branch-location.ts';
import { findState } from '../../places.ts';

/** State lookups derived from the pincode table. */
export interface Places {
  readonly stateOfPincode: ReadonlyMap<string, string>;
  /** By canonical name; a set because Aurangabad is a district of two states. */
  readonly statesOfDistrict: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface PincodeRow {
  readonly pincode: string;
  readonly district: string;
  readonly state: string;
}

export function toPlaces(pincodes: Iterable<PincodeRow>): Places {
  const stateOfPincode = new Map<string, string>();
  const statesOfDistrict = new Map<string, Set<string>>();
  for (const row of pincodes) {
    const state = findState(row.state)?.code;
    if (state === undefined) continue;
    stateOfPincode.set(row.pincode, state);
    const district = canonical(row.district);
    if (district === '') continue;
    const states = statesOfDistrict.get(district);
    if (states) states.add(state);
    else statesOfDistrict.set(district, new Set([state]));
  }
  return { stateOfPincode, statesOfDistrict };
}

/** Location as stated in a branch record. */
export interface StatedPlace {
  readonly address: string;
  /** Names that may denote a district. */
  readonly names: readonly string[];
  readonly state: string;
}

/**
 * State of a branch: by pincode, else by named district, else as stated. Pincodes have typing errors too: an unconfirmed one is overruled by a state
 * and district that the address confirms.
 */
export function stateOf({ address, names, state: stated }: StatedPlace, places: Places): string {
  const pincodes = [address, stated, ...names]
    // Last match of a text first: house and survey numbers precede the pincode.
    .flatMap((text) => pincodesIn(text).reverse())
    .flatMap((pincode) => places.stateOfPincode.get(pincode) ?? []);
  const statements = statedStates(stated, [address, ...names]);
  const statesOf = (districtNames: readonly string[]) =>
    districtNames.map(canonical).flatMap((name) => places.statesOfDistrict.get(name) ?? (TELANGANA.has(name) ? new Set(['TS']) : []));
  const districts = statesOf(names);
  const inAddress = statesOf(names.filter((name) => canonical(address).includes(canonical(name))));
  const isAmong = (stateSets: readonly ReadonlySet<string>[]) => (state: string) => stateSets.some((states) => states.has(state));
  return (
    pincodes.find((state) => statements.includes(state) || isAmong(districts)(state)) ??
    (pincodes.length > 0 ? statements.find(isAmong(inAddress)) : undefined) ??
    pincodes[0] ??
    statements.find(isAmong(districts)) ??
    districts.filter((states) => states.size === 1).flatMap((states) => [...states])[0] ??
    statements[0] ??
    ''
  );
}

/** States that the snapshot files under another one: it predates some of them, and confuses similar names. */
const ALSO_MEANT: Readonly<Record<string, string>> = { AP: 'TS', CH: 'CG', JK: 'LA' };

/** Spelling variants of districts and cities of Telangana, which most records place in Andhra Pradesh. */
const TELANGANA: ReadonlySet<string> = new Set([
  'hyderabad urban',
  'karim nagar',
  'mahaboobnagar',
  'mahboobnagar',
  'mahbubnagar',
  'mehboobnagar',
  'rangareddy',
  'secunderabad',
  'warrangal',
]);

/** Misspellings that occur only in the snapshot. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'ANDAMAN AND NICOBAR ISLAND': 'Andaman and Nicobar Islands',
  'GREATER MUMBAI': 'Maharashtra',
  KARANATAKA: 'Karnataka',
};

function statedStates(text: string, elsewhere: readonly string[]): readonly string[] {
  const code = findState(SPELLINGS[text.trim()] ?? text)?.code;
  // Chandigarh is one city: a record that mentions it nowhere else means Chhattisgarh.
  if (code === 'CH' && !elsewhere.some((other) => canonical(other).includes('chandigarh'))) return ['CG'];
  return [code, ALSO_MEANT[code ?? '']].filter((state) => state !== undefined);
}
