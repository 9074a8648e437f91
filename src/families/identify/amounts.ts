/** Amounts in a query, whole: 4,56,789.50; ₹1.5 crore; 99 lakh 99 thousand; 12,000 रुपये. */
import { fold } from '../../core/text/fold.ts';

export interface AmountInWords {
  /** Plain decimal digits: 1.5 lakh is 150000. */
  readonly number: string;
  /** The words it takes, with its currency. */
  readonly from: number;
  readonly to: number;
  /** Whether a currency, grouped digits or a multiplier show that it is an amount, not a code. */
  readonly isMoney: boolean;
}

const byFoldedWord = <T>(lists: readonly (readonly [T, string])[]): ReadonlyMap<string, T> =>
  new Map(lists.flatMap(([value, words]) => words.split(' ').map((word) => [fold(word), value] as const)));

/** Multipliers after a number, in English and in Indian languages. */
const MULTIPLIERS = byFoldedWord([
  [100, 'hundred sau सौ शंभर நூறு వంద ನೂರು শত સો നൂറ് ਸੌ'],
  [1_000, 'thousand k hazar hajar hazaar हजार हज़ार ஆயிரம் వేలు వేయి ಸಾವಿರ হাজার હજાર ആയിരം ਹਜ਼ਾਰ'],
  [100_000, 'lakh lakhs lac lacs लाख लक्ष லட்சம் లక్ష లక్షలు ಲಕ್ಷ লাখ লক্ষ લાખ ലക്ഷം ਲੱਖ'],
  [1_000_000, 'million'],
  [10_000_000, 'crore crores cr karod करोड़ कोटी கோடி కోటి కోట్లు ಕೋಟಿ কোটি કરોડ കോടി ਕਰੋੜ'],
]);

const CURRENCY_WORDS = byFoldedWord([
  [true, 'rs rs. inr ₹ rupee rupees rupaye rupaya rupay रुपये रुपए रुपया रु ரூபாய் రూపాయలు రూపాయి ರೂಪಾಯಿ ರೂಪಾಯಿಗಳು টাকা રૂપિયા രൂപ ਰੁਪਏ'],
]);

/** Digits with a currency before and a short multiplier or `/-` after. */
const AMOUNT = /^(₹|rs\.?|inr)?(\d[\d,]*(?:\.\d+)?)(k|cr)?(?:\/-)?$/;
const GROUPED = /^\d{1,3}(?:,\d{2,3})+(?:\.|$)/;

/** The amount that begins at a word, if any. Further parts must be smaller: 3 crore 45 lakh. */
export function amountAt(words: readonly { readonly folded: string }[], start: number): AmountInWords | undefined {
  const wordAt = (index: number): string => words[index]?.folded ?? '';
  const from = CURRENCY_WORDS.has(wordAt(start)) ? start + 1 : start;
  let to = from;
  let isMoney = from > start;
  let limit = Number.POSITIVE_INFINITY;
  const parts: { readonly digits: string; readonly times: number }[] = [];
  for (;;) {
    const match = AMOUNT.exec(wordAt(to));
    if (!match) break;
    const [, sign, digits = '', suffix] = match;
    const after = suffix === undefined ? MULTIPLIERS.get(wordAt(to + 1)) : undefined;
    const times = MULTIPLIERS.get(suffix ?? '') ?? after ?? 1;
    if (times >= limit || (parts.length > 0 && times === 1 && Number(digits) >= limit)) break;
    isMoney ||= sign !== undefined || times > 1 || GROUPED.test(digits);
    parts.push({ digits: digits.replaceAll(',', ''), times });
    to += after === undefined ? 1 : 2;
    limit = times;
    if (times === 1) break;
  }
  if (parts.length === 0) return undefined;
  if (CURRENCY_WORDS.has(wordAt(to))) {
    isMoney = true;
    to++;
  }
  return { number: sumOf(parts), from: start, to, isMoney };
}

/** One number without a multiplier keeps its digits, of which there may be more than a double holds. */
function sumOf(parts: readonly { readonly digits: string; readonly times: number }[]): string {
  const [first, ...others] = parts;
  if (first?.times === 1 && others.length === 0) return first.digits;
  const paise = parts.reduce((sum, { digits, times }) => sum + Math.round(Number(digits) * times * 100), 0);
  return String(paise / 100);
}
