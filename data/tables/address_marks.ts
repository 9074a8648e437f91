/**
 * Labels of address components ("Dist.", "Salai"), in Latin and Indian scripts; typed from general knowledge. Lower case. Some precede the component
 * ("Dist. Pune"), some follow it ("Anna Salai"), many do both.
 */
import { fold } from '../../src/core/text/fold.ts';
import { LazySet } from '../../src/core/util/lazy.ts';
import { wordLists } from '../table.ts';

const list = wordLists('address_marks.tsv');

function marks(name: string): ReadonlySet<string> {
  const words = list(name);
  return new LazySet(() => words().map(fold));
}

export const addressMarks = {
  district: marks('district'),
  subDistrict: marks('subDistrict'),
  office: marks('office'),
  village: marks('village'),
  street: marks('street'),
  building: marks('building'),
  landmark: marks('landmark'),
  house: marks('house'),
  locality: marks('locality'),
  state: marks('state'),
  /** Labels of a pincode, a number or a country. */
  other: marks('other'),
} as const satisfies Record<string, ReadonlySet<string>>;

const MARKS: readonly ReadonlySet<string>[] = Object.values(addressMarks);

/** Whether a folded word is the label of any component. */
export function isAddressMark(word: string): boolean {
  return MARKS.some((words) => words.has(word));
}

/** Labels of the addressee. */
export const personMarks: ReadonlySet<string> = marks('person');

/** Son, daughter, wife or care of: before a name, in Latin script with a slash: S/o, D/o, W/o, C/o. */
export const kinMarks: ReadonlySet<string> = marks('kin');
