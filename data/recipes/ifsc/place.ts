import { canonical } from '../../../src/core/text/fold.ts';
import { pincodesIn } from '../../formats/branch-place.ts';
import { findState } from '../../places.ts';

/** What the pincode table knows about states. */
export interface Places {
  readonly stateOfPincode: ReadonlyMap<string, string>;
  /** By canonical name: Aurangabad is a district of two states. */
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

/** What a branch record says about where it is. */
export interface StatedPlace {
  readonly address: string;
  /** Names that may be those of a district. */
  readonly names: readonly string[];
  readonly state: string;
}

/**
 * The state of a branch: where its pincode lies, else the district it names, else what the record says.
 * Pincodes have typing errors too: one that nothing confirms gives way to a state and a district that the address confirms.
 */
export function stateOf({ address, names, state: stated }: StatedPlace, places: Places): string {
  const pincodes = [address, stated, ...names]
    // The last one of a text first: a house or survey number comes before the pincode.
    .flatMap((text) => pincodesIn(text).reverse())
    .flatMap((pincode) => places.stateOfPincode.get(pincode) ?? []);
  const statements = statedStates(stated, [address, ...names]);
  const statesOf = (named: readonly string[]) =>
    named.map(canonical).flatMap((name) => places.statesOfDistrict.get(name) ?? (TELANGANA.has(name) ? new Set(['TS']) : []));
  const districts = statesOf(names);
  const inAddress = statesOf(names.filter((name) => canonical(address).includes(canonical(name))));
  const isAmong = (found: readonly ReadonlySet<string>[]) => (state: string) => found.some((states) => states.has(state));
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

/** States that the snapshot also writes under the name of another: it is older than some, and mistakes one for its namesake. */
const ALSO_MEANT: Readonly<Record<string, string>> = { AP: 'TS', CH: 'CG', JK: 'LA' };

/** Other spellings of districts and cities of Telangana, which most records put into Andhra Pradesh. */
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

/** Spellings of the snapshot alone. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'ANDAMAN AND NICOBAR ISLAND': 'Andaman and Nicobar Islands',
  'GREATER MUMBAI': 'Maharashtra',
  KARANATAKA: 'Karnataka',
};

function statedStates(text: string, elsewhere: readonly string[]): readonly string[] {
  const code = findState(SPELLINGS[text.trim()] ?? text)?.code;
  // Chandigarh is one city: a record that names it nowhere else means Chhattisgarh.
  if (code === 'CH' && !elsewhere.some((other) => canonical(other).includes('chandigarh'))) return ['CG'];
  return [code, ALSO_MEANT[code ?? '']].filter((state) => state !== undefined);
}
