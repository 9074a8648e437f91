/**
 * The words that mark the parts of an address, in Latin letters and in the scripts of India; typed from general knowledge. In small letters.
 * Some stand before what they mark ("Dist. Pune"), some after it ("Anna Salai"), and many do either.
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
  /** What only tells that a pincode, a number or a country follows. */
  other: marks('other'),
} as const satisfies Record<string, ReadonlySet<string>>;

const MARKS: readonly ReadonlySet<string>[] = Object.values(addressMarks);

/** Whether a word, folded, marks some part. */
export function isAddressMark(word: string): boolean {
  return MARKS.some((words) => words.has(word));
}

/** Words that say whose the address is. */
export const personMarks: ReadonlySet<string> = marks('person');

/** Son, daughter, wife or care of: before a name, in Latin letters with a stroke: S/o, D/o, W/o, C/o. */
export const kinMarks: ReadonlySet<string> = marks('kin');
