/** Words of times in a query: days, months and numbers. The words are in data/tables/date_words.tsv. */
import { type DateWord, dateWords } from '../../../data/tables/date_words.ts';
import { epochDay } from '../../core/calendar/date.ts';
import { canonical } from '../../core/text/fold.ts';

export interface Token {
  readonly kind: DateWord['kind'] | 'date' | 'number' | 'year';
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const MAX_PHRASE_WORDS = 3;
const YEAR = /^(?:19|20)\d{2}$/;
const DAY_OF_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?$/;
/** Day, month and year, as India writes them. */
const DAY_FIRST_DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;

/** @param isFree whether a word is not part of something else, such as the name of a state */
export function tokensOf(folded: readonly string[], isFree: (index: number) => boolean): Token[] {
  const tokens: Token[] = [];
  const keys = folded.map(canonical);
  for (let index = 0; index < folded.length; index = tokens.at(-1)?.from === index ? (tokens.at(-1) as Token).to : index + 1) {
    const token = isFree(index) ? tokenAt(folded, keys, index) : undefined;
    if (token) tokens.push(token);
  }
  return tokens;
}

function tokenAt(folded: readonly string[], keys: readonly string[], index: number): Token | undefined {
  for (let count = Math.min(MAX_PHRASE_WORDS, keys.length - index); count > 0; count--) {
    const word = dateWords.get(count === 1 ? (keys[index] as string) : keys.slice(index, index + count).join(' '));
    if (word) return { kind: word.kind, value: word.value, from: index, to: index + count };
  }
  const text = folded[index] as string;
  const token = (kind: Token['kind'], value: string): Token => ({ kind, value, from: index, to: index + 1 });
  const [, day, month, year = ''] = DAY_FIRST_DATE.exec(text) ?? [];
  const date = day === undefined ? text : isoDate(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day));
  if (!Number.isNaN(epochDay(date))) return token('date', date);
  if (YEAR.test(text)) return token('year', text);
  const number = DAY_OF_MONTH.exec(text)?.[1];
  return number === undefined ? undefined : token('number', number);
}

export function isoDate(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
