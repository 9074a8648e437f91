/** Search texts that include keywords of the intent, where these are also part of the name: the word for a bank, a mobile operator, a fund category. */
import { parameterWords } from '../../../data/tables/parameter_words.ts';
import { operators } from '../../../data/tables/phone_series.ts';
import { INDIC } from '../../core/indic/unicode-blocks.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { canonical, words } from '../../core/text/fold.ts';
import { lazyWarm } from '../../core/util/lazy-warm.ts';
import { QUERY_STOP_WORDS } from './query-lexicon.ts';
import type { Slots, SlotWord } from './slots.ts';
import { remainingWords } from './subject.ts';

const NO_POSITIONS: ReadonlySet<number> = new Set();
const BANK_WORDS = lazyWarm(
  () => new Set(Array.from(parameterWords.get('type') ?? []).flatMap(([word, value]) => (value === 'bank' ? [word] : []))),
);
const OPERATORS = lazyWarm(() => new Set(Array.from(operators).flatMap(([name, current]) => words(`${name} ${current ?? ''}`))));

/** Empty for operations whose keywords are never part of a name. @param rest the words that are no keywords */
export function searchTextWithKeywords(operation: Operation, slots: Slots, rest: string): string {
  if (operation.id === 'phone_helplines') return remainingWords(slots, NO_POSITIONS, ['number']);
  if (operation.id === 'mutual_fund_search') return fundName(slots);
  if (operation.id === 'phone_networks') return operatorAndPlace(slots, rest);
  if (operation.id !== 'ifsc_search' || rest === '') return '';
  const restWords = new Set(rest.split(' '));
  const isBank = (word: string): boolean => INDIC.test(word) && BANK_WORDS().has(canonical(word));
  return slots.words.flatMap(({ written, folded }) => (restWords.has(written) || isBank(folded) ? [written] : [])).join(' ');
}

/** The mobile operator, which is a keyword, with the circle or the number. */
function operatorAndPlace({ words, slotTypes }: Slots, rest: string): string {
  const isOperator = ({ folded }: SlotWord): boolean => OPERATORS().has(folded);
  if (!words.some(isOperator)) return '';
  const named = new Set(rest.split(' '));
  const isNamed = (word: SlotWord, index: number): boolean =>
    isOperator(word) ||
    named.has(word.written) ||
    slotTypes[index] === 'number' ||
    (slotTypes[index] === 'state' && !QUERY_STOP_WORDS.has(word.folded));
  return words.flatMap((word, index) => (isNamed(word, index) ? [word.written] : [])).join(' ');
}

/** Words for funds in general; all others are of the name or the category: Axis small cap. */
const FUND_WORDS: ReadonlySet<string> = new Set('nav mutual fund funds scheme schemes net asset value price of एनएवी म्यूचुअल फंड'.split(' '));

function fundName(slots: Slots): string {
  const isGeneral = slots.words.flatMap(({ folded }, index) => (FUND_WORDS.has(folded) ? [index] : []));
  return remainingWords(slots, new Set(isGeneral), ['number']);
}
