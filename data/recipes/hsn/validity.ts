/** Codes withdrawn by an edition of the Harmonized System, with their successors. */
import { type HsnRow, kindOf } from '../../formats/hsn-code.ts';
import { hsnEnded } from '../../tables/hsn.ts';

/** India adopts a new edition on the first day of its year. */
const LAST_DAY_OF = { edition2012: '2016-12-31', edition2017: '2021-12-31' } as const;
const SUBHEADING = 6;
/** Chapter 98 is national, not part of the Harmonized System. */
const OWN_CHAPTER = '98';

/**
 * The first six digits of a code are international: an item below a subheading missing from the 2017 edition was valid until 2016 at the latest,
 * unless the 2022 edition introduced it.
 */
export function withValidity(
  codes: ReadonlyMap<string, string>,
  system: ReadonlyMap<string, string>,
  amendments: ReadonlyMap<string, string>,
): HsnRow[] {
  const current = new Set([...system.keys(), ...Array.from(amendments.keys(), (code) => code.slice(0, SUBHEADING))]);
  const validityOf = (code: string): Pick<HsnRow, 'validTo' | 'successors'> => {
    const subheading = code.slice(0, SUBHEADING);
    const isOurs = kindOf(code) === 'sac' || code.startsWith(OWN_CHAPTER) || code.length < SUBHEADING;
    const withdrawal = hsnEnded.get(subheading);
    if (!isOurs && withdrawal?.last_year === '2021')
      return { validTo: LAST_DAY_OF.edition2017, successors: existing(withdrawal.successors) };
    if (isOurs || current.has(subheading)) return { validTo: '', successors: '' };
    return { validTo: LAST_DAY_OF.edition2012, successors: existing(withdrawal?.successors ?? []) };
  };
  // A subheading with a single item is represented by the item, which invoices use.
  const existing = (subheadings: readonly string[]): string =>
    subheadings
      .flatMap((subheading) => (codes.has(`${subheading}00`) ? `${subheading}00` : codes.has(subheading) ? subheading : []))
      .join(' ');
  return [...codes].map(([code, description]) => ({ code, description, ...validityOf(code) })).sort((a, b) => (a.code < b.code ? -1 : 1));
}
