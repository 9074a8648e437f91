/** Slot extraction: dates, states, languages, numbers and host names in a query. */
import { findState, meantState } from '../../../data/places.ts';
import { dateOfEpochDay, epochDay, weekdayNumber, yearOf } from '../../core/calendar/date.ts';
import { INDIC } from '../../core/indic/unicode-blocks.ts';
import type { TypedText } from '../../core/request/recognition.ts';
import { fold } from '../../core/text/fold.ts';
import { DAYS_FROM_TODAY, LANGUAGES, MONTH_NUMBERS, MULTIPLIERS, WEEKDAY_NUMBERS } from './query-lexicon.ts';

export interface SlotWord {
  /** As typed. */
  readonly written: string;
  readonly folded: string;
}

export interface Slots {
  readonly words: readonly SlotWord[];
  /** Slot type of each word; slot words are not part of a name or intent. */
  readonly slotTypes: readonly (SlotType | undefined)[];
  readonly today: string;
  readonly date?: string;
  readonly year?: number;
  readonly month?: number;
  /** Two-letter code. */
  readonly state?: string;
  readonly language?: { readonly code: string; readonly script: string };
  /** The expanded number: 1.5 lakh is 150000. */
  readonly number?: string;
  readonly host?: string;
}

type SlotType = 'date' | 'state' | 'language' | 'number' | 'host';

const MAX_STATE_WORDS = 5;
const YEAR = /^(?:19|20)\d{2}$/;
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,24}$/i;
const AMOUNT = /^(?:₹|rs\.?)?(\d[\d,]*(?:\.\d+)?)(k|cr)?$/i;
const DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

type MutableSlots = { -readonly [K in keyof Slots]: Slots[K] };

export function slotsOf({ text }: TypedText, today: string): Slots {
  const words = text
    .replace(/(\d)(kb|mb)\b/gi, '$1 $2')
    .split(/[\s,;?!()"“”]+/)
    .filter((written) => written !== '')
    .map((written) => ({ written, folded: fold(written).replace(/^['’.]+|(?<!['’.])['’.]+$/g, '') }));
  const meaning = new Array<SlotType | undefined>(words.length).fill(undefined);
  const found: MutableSlots = { words, slotTypes: meaning, today };
  const mark = (from: number, to: number, what: SlotType): void => {
    meaning.fill(what, from, to);
  };
  findStates(words, found, mark);
  for (let at = 0; at < words.length; at++) {
    if (meaning[at] === undefined) readWord(words, at, found, mark);
  }
  return found;
}

type MarkSlot = (from: number, to: number, what: SlotType) => void;

/** The longest run of words that names a state. Two-letter codes are excluded: they are words in too many languages. */
function findStates(words: readonly SlotWord[], found: MutableSlots, mark: MarkSlot): void {
  for (let count = Math.min(MAX_STATE_WORDS, words.length); count > 0; count--) {
    for (let from = 0; from + count <= words.length; from++) {
      const name = words
        .slice(from, from + count)
        .map(({ written }) => written)
        .join(' ');
      const state = stateNamed(name);
      if (!state) continue;
      found.state = state.code;
      mark(from, from + count, 'state');
      return;
    }
  }
}

/** Two-letter codes and numbers are too ambiguous. Phonetic matching is for Indic scripts only: in Latin letters many words resemble a state. */
function stateNamed(name: string): ReturnType<typeof findState> {
  if (name.length <= 2 || /^\d+$/.test(name)) return undefined;
  return INDIC.test(name) ? meantState(name) : findState(name);
}

function readWord(words: readonly SlotWord[], at: number, found: MutableSlots, mark: MarkSlot): void {
  const { folded, written } = words[at] as SlotWord;
  const days = DAYS_FROM_TODAY.get(folded);
  if (days !== undefined) {
    found.date ??= dateOfEpochDay(epochDay(found.today) + days);
    mark(at, at + 1, 'date');
    return;
  }
  if (readDate(words, at, found, mark)) return;
  const language = LANGUAGES.get(folded);
  if (language) {
    found.language ??= language;
    mark(at, at + 1, 'language');
    return;
  }
  if (HOST.test(written)) {
    found.host ??= written.toLowerCase();
    mark(at, at + 1, 'host');
    return;
  }
  const amount = AMOUNT.exec(written);
  const next = words[at + 1]?.folded ?? '';
  // A number before a month is the day of a date.
  if (amount && !MONTH_NUMBERS.has(next)) {
    const times = MULTIPLIERS.get(amount[2]?.toLowerCase() ?? next) ?? 1;
    found.number ??= times === 1 ? (amount[1] as string).replaceAll(',', '') : multiplied(amount[1] as string, times);
    mark(at, at + (amount[2] === undefined && times > 1 ? 2 : 1), 'number');
  }
}

function multiplied(digits: string, times: number): string {
  return String(Math.round(Number(digits.replaceAll(',', '')) * times * 100) / 100);
}

/** A date with the month or weekday as a word: 15 aug, august 2026, next monday; or 15/8/2026. */
function readDate(words: readonly SlotWord[], at: number, found: MutableSlots, mark: MarkSlot): boolean {
  const { folded, written } = words[at] as SlotWord;
  const numbers = DATE.exec(written);
  const whole = numbers ? `${numbers[3]}-${two(numbers[2])}-${two(numbers[1])}` : written;
  if (!Number.isNaN(epochDay(whole))) {
    found.date ??= whole;
    mark(at, at + 1, 'date');
    return true;
  }
  const weekday = WEEKDAY_NUMBERS.get(folded);
  if (weekday !== undefined) {
    const today = epochDay(found.today);
    found.date ??= dateOfEpochDay(today + ((weekday - weekdayNumber(today) + 6) % 7) + 1);
    mark(at, at + 1, 'date');
    return true;
  }
  if (YEAR.test(folded)) {
    found.year ??= Number(folded);
    mark(at, at + 1, 'date');
    return true;
  }
  const month = MONTH_NUMBERS.get(folded);
  if (month === undefined || found.month !== undefined) return false;
  const before = dayNumber(words[at - 1]);
  const after = before === undefined ? dayNumber(words[at + 1]) : undefined;
  const day = before ?? after;
  const yearWord = words[at + (after === undefined ? 1 : 2)]?.folded ?? '';
  // A short month alone may be a name or another word: may, mar.
  if (day === undefined && !YEAR.test(yearWord) && folded.length <= 3) return false;
  found.month = month;
  if (YEAR.test(yearWord)) found.year ??= Number(yearWord);
  const date = day === undefined ? undefined : dayInYear(day, month, found);
  if (date !== undefined) found.date ??= date;
  mark(before === undefined ? at : at - 1, at + (after === undefined ? 1 : 2), 'date');
  return true;
}

function dayNumber(word: SlotWord | undefined): number | undefined {
  const match = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word?.folded ?? '');
  return match ? Number(match[1]) : undefined;
}

/** Without a year, the next occurrence. */
function dayInYear(day: number, month: number, { today, year }: MutableSlots): string | undefined {
  const inYear = (one: number): string => `${one}-${two(month)}-${two(day)}`;
  const date = inYear(year ?? yearOf(today));
  if (Number.isNaN(epochDay(date))) return undefined;
  return year === undefined && date < today ? inYear(yearOf(today) + 1) : date;
}

function two(number: number | string | undefined): string {
  return String(number).padStart(2, '0');
}
