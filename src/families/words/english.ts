import { type SpelloutLanguage, spelloutByParts } from './spellout.ts';

const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const below100 = [...SMALL, ...TENS.flatMap((ten) => [ten, ...SMALL.slice(1, 10).map((one) => `${ten} ${one}`)])];

const integer = spelloutByParts({ below100, hundred: 'Hundred', thousand: 'Thousand', lakh: 'Lakh', crore: 'Crore' });

/** Indian English in title case, with the "Only" of cheques. */
export const english: SpelloutLanguage = {
  integer,
  digits: SMALL.slice(0, 10),
  minus: 'Minus',
  point: 'Point',
  only: 'Only',
  money(rupees, paise) {
    const amount = `${integer(rupees)} ${rupees === 1n ? 'Rupee' : 'Rupees'}`;
    return paise === 0n ? `${amount} Only` : `${amount} And ${integer(paise)} ${paise === 1n ? 'Paisa' : 'Paise'} Only`;
  },
};
