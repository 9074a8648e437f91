/** How banks and branches are searched. */

import { stateName } from '../../../data/places.ts';
import { inLatin } from '../../../data/script-names.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { findNames, type NameSearchConfig } from '../../core/dataset/names/names.ts';
import { initialVariants } from '../../core/dataset/names/query-rewrites.ts';
import { is, type Pack } from '../../core/dataset/pack/pack.ts';
import type { FacetFields } from '../../core/dataset/query/facets.ts';
import { canonical, nameKey, titleCase, words } from '../../core/text/fold.ts';

/** Only an exact name comes before a larger network. */
const EXACT_NAME = 20;

/** "Bank" in the scripts of India: names are kept in Latin letters, which it only sounds like. */
const BANKS_IN_SCRIPTS: ReadonlySet<string> = new Set('बैंक बँक बैङ्क ব্যাংক ব্যাঙ্ক வங்கி பேங்க் బ్యాంకు బ్యాంక్ ಬ್ಯಾಂಕ್ ബാങ്ക് બેંક બેન્ક ਬੈਂਕ ବ୍ୟାଙ୍କ'.split(' '));
const BANK_AT_END = new RegExp(`(?:bank|${[...BANKS_IN_SCRIPTS].join('|')})$`);

export const bankNaming: NameSearchConfig = {
  field: 'bankName',
  fillers: new Set(['ltd', 'limited', 'ifsc', 'code', 'of', 'the', 'co', ...BANKS_IN_SCRIPTS]),
  tiers: (_, name) => [{ is: { bankKey: name }, boost: EXACT_NAME }],
};

export const branchNaming: NameSearchConfig = {
  field: 'place',
  inLatin,
  fillers: new Set('branch ifsc code of the bank in at near'.split(' ')),
  tiers: (text) => [
    { wholeWords: { branchWords: text }, boost: 4 },
    { is: { city: canonical(text) }, boost: 3.5 },
    { words: { branchWords: text }, boost: 3 },
    { wholeWords: { place: text }, boost: 1 },
  ],
};

export function branchFacets(branches: Dataset): FacetFields {
  const bankName = (code: string): string => (branches.get('bankRecord', code)?.parse() as { name: string } | undefined)?.name ?? code;
  return {
    bank: { field: 'bank', label: bankName },
    state: { field: 'state', label: (code) => stateName(code) ?? code },
    city: { field: 'cityName', label: titleCase },
  };
}

interface Asked {
  readonly bank: string | undefined;
  readonly place: string | undefined;
}

/** Words of the longest name of a bank: "state bank of bikaner and jaipur". */
const LONGEST_NAME = 6;

/** The bank that the first or last words of a search name, and the words that are left: "sbi koramangala", "koramangala hdfc bank". */
export function bankInWords(branches: Dataset, q: string): Asked {
  const all = words(q);
  for (let length = Math.min(LONGEST_NAME, all.length); length > 0; length--) {
    for (const [name, rest] of [
      [all.slice(0, length), all.slice(length)],
      [all.slice(-length), all.slice(0, -length)],
    ] as const) {
      const bank = bankCalled(branches, name);
      if (bank === undefined) continue;
      // "sbi main branch patna" is Patna Main, though others have the word in their addresses.
      const place = rest.filter((word) => word !== 'branch');
      // A lone word may be a bank or a place: with nothing else to look for it is the bank.
      return { bank, place: place.length > 0 ? place.join(' ') : undefined };
    }
  }
  return { bank: undefined, place: q };
}

/** The largest bank of a name. "hdfc bank" is known as "hdfc" too. */
function bankCalled({ pack }: Dataset, name: readonly string[]): string | undefined {
  for (const written of [name, ...initialVariants(name)].map((words) => words.join(''))) {
    for (const key of [written, written.replace(BANK_AT_END, '')]) {
      const row = key === '' ? undefined : pack.exact(is('bankKey', nameKey(key)))[0];
      if (row !== undefined) return codeOf(pack, row);
    }
  }
  return name.some((word) => BANKS_IN_SCRIPTS.has(word)) ? bankHeard(pack, name) : undefined;
}

/** The bank whose whole name in an Indian script is so: its words sound like those that the name has. */
function bankHeard(pack: Pack, name: readonly string[]): string | undefined {
  const { rows } = findNames(pack, { is: { kind: 'bank' } }, bankNaming, name.join(' '), { limit: 1, offset: 0 });
  return rows[0] === undefined ? undefined : codeOf(pack, rows[0]);
}

function codeOf(pack: Pack, row: number): string {
  return (pack.row(row).parse() as { code: string }).code;
}
