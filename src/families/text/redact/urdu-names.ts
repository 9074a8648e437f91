/** Names in the letters of Urdu, which leaves out most vowels: they are known by their consonants. */
import { nameRegions } from '../../../../data/tables/fake_names.ts';
import { namesByRegion } from '../../../../data/tables/names_by_region.ts';
import { soon } from '../../../core/util/soon.ts';

export const isUrdu = (key: string): boolean => /^[\u0600-\u06ff]+$/.test(key);

/** Fewer consonants are those of too many other words. */
const FEWEST = 3;

const skeletons = soon((): ReadonlySet<string> => {
  const names = [...namesByRegion(), ...[...nameRegions.values()].flatMap(({ female, male }) => [...female, ...male])];
  return new Set(names.map((name) => latinConsonants(name.toLowerCase())).filter(({ length }) => length >= FEWEST));
});

const SAME: readonly (readonly [letters: RegExp, consonant: string])[] = [
  [/[طتٹ]/g, 't'],
  [/[ثسص]/g, 's'],
  [/[ذزضظژ]/g, 'z'],
  [/[کقخ]/g, 'k'],
  [/[غگ]/g, 'g'],
  [/[دڈ]/g, 'd'],
  [/[رڑ]/g, 'r'],
  [/[نں]/g, 'n'],
  [/ب/g, 'b'],
  [/پ/g, 'p'],
  [/ج/g, 'j'],
  [/چ/g, 'c'],
  [/ش/g, 'x'],
  [/ف/g, 'f'],
  [/ل/g, 'l'],
  [/م/g, 'm'],
];

/** Without vowels, what may be one, and breath. */
const only = (consonants: string): string => consonants.replace(/[^tszkgdrnbpjcxflm]/g, '').replace(/(.)\1+/g, '$1');

const latinConsonants = (name: string): string => only(name.replace(/x/g, 'ks').replace(/sh/g, 'x').replace(/ph/g, 'f').replace(/q/g, 'k'));

/** Whether a word of Urdu has the consonants of a name. */
export const isUrduName = (key: string): boolean =>
  skeletons().has(only(SAME.reduce((word, [letters, consonant]) => word.replace(letters, consonant), key)));
