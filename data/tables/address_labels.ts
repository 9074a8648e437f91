/**
 * Labels of address components ("Dist.", "Salai"), in Latin and Indian scripts; compiled by hand. Lower case. Some precede the component
 * ("Dist. Pune"), some follow it ("Anna Salai"), many do both.
 */
import { fold } from '../../src/core/text/fold.ts';
import { LazySet } from '../../src/core/util/lazy.ts';
import { wordLists } from '../table.ts';

const readList = wordLists('address_labels.tsv');

function labels(name: string): ReadonlySet<string> {
  const words = readList(name);
  return new LazySet(() => words().map(fold));
}

export const addressLabels = {
  district: labels('district'),
  subDistrict: labels('subDistrict'),
  office: labels('office'),
  village: labels('village'),
  street: labels('street'),
  building: labels('building'),
  landmark: labels('landmark'),
  house: labels('house'),
  locality: labels('locality'),
  state: labels('state'),
  /** Labels of a pincode, a number or a country. */
  other: labels('other'),
} as const satisfies Record<string, ReadonlySet<string>>;

const LABEL_SETS: readonly ReadonlySet<string>[] = Object.values(addressLabels);

/** Whether a folded word is the label of any component. */
export function isAddressLabel(word: string): boolean {
  return LABEL_SETS.some((words) => words.has(word));
}

/** Labels of the addressee. */
export const addresseeLabels: ReadonlySet<string> = labels('person');

/** Relation prefixes of a name (son, daughter, wife or care of), in Latin script with a slash: S/o, D/o, W/o, C/o. */
export const relationLabels: ReadonlySet<string> = labels('relation');
