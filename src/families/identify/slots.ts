/** Slot extraction: times, states, languages, numbers and host names in a query. */
import { findState as findStateByName, findStateFuzzy } from '../../../data/places.ts';
import { ARABIC, INDIC } from '../../core/indic/unicode-blocks.ts';
import type { TypedText } from '../../core/request/recognition.ts';
import { canonical, fold } from '../../core/text/fold.ts';
import { type AmountInWords, amountAt } from './amounts.ts';
import { stemsOf } from './case-endings.ts';
import { type Coordinates, findCoordinates, findRadius } from './coordinates.ts';
import { type Dimensions, dimensionsAt } from './dimensions.ts';
import { type DocumentParameters, documentParameters } from './document-parameters.ts';
import { languageNamed, languageWritten } from './query-lexicon.ts';
import { findSatellite, SPACE_STATION } from './satellite-names.ts';
import { type TimeExpression, timeExpression } from './time-expression.ts';

export interface SlotWord {
  /** As typed. */
  readonly written: string;
  readonly folded: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

export interface Slots {
  readonly text: string;
  readonly words: readonly SlotWord[];
  /** Slot type of each word; slot words are not part of a name or intent. */
  readonly slotTypes: readonly (SlotType | undefined)[];
  readonly today: string;
  readonly time: TimeExpression;
  /** Two-letter code. */
  readonly state?: string;
  readonly language?: { readonly code: string; readonly script: string };
  /** Code of the language that the query is written in, if its script determines it. */
  readonly written?: string;
  /** The expanded number: 1.5 lakh is 150000. */
  readonly number?: string;
  /** The first number of six digits, beside another. */
  readonly pincode?: string;
  /** The number as it is written. */
  readonly amount?: string;
  /** Whether the number is surely an amount of money. */
  readonly isMoney?: boolean;
  /** Of a picture. */
  readonly dimensions?: Dimensions;
  readonly document: DocumentParameters;
  /** Kilometres around a place. */
  readonly radius?: number;
  /** A latitude and a longitude in decimal degrees. */
  readonly coordinates?: Coordinates;
  /** The text to work on, if it is quoted or follows a colon. */
  readonly payload?: string;
  /** A popular satellite by its name. */
  readonly satellite?: string;
  readonly host?: string;
  /** UPI ID. */
  readonly upi?: string;
}

export type SlotType =
  | 'date'
  | 'state'
  | 'language'
  | 'number'
  | 'pixels'
  | 'print'
  | 'host'
  | 'upi'
  | 'page'
  | 'distance'
  | 'coordinates'
  | 'satellite';

const MAX_STATE_WORDS = 5;
/** Codes of states that people write for the name; the others are words in too many languages. */
const STATE_CODES_AS_WORDS: ReadonlySet<string> = new Set(['tn', 'ap', 'ts', 'tg', 'wb', 'mh', 'gj', 'rj', 'kl', 'cg', 'jh']);
const CODES_BEFORE_POSTPOSITIONS: ReadonlySet<string> = new Set(['up', 'mp', 'hp', 'uk']);
const POSTPOSITION = /^(?:me|mein|main|में)$/;
/** A comma between digits is part of a number. */
const SEPARATORS = /[\s;?!()"“”]+|,(?!\d)|(?<!\d),/;
/** A name with a top-level domain, or an IPv4 address; but initials before a name: T.Nagar, R.K.Puram. */
const HOST = /^(?!(?:[a-z]\.)+[a-z]{4,}$|[a-z&-]+\.(?:ns|bo)$)(?:(?:[a-z0-9-]+\.)+[a-z]{2,24}|(?:\d{1,3}\.){3}\d{1,3})$/i;
const PINCODE = /^[1-9]\d{5}$/;
const UPI = /^[a-z0-9][a-z0-9._-]*@[a-z][a-z0-9]+$/;

type MutableSlots = { -readonly [K in keyof Slots]: Slots[K] };

/** @param day words that name a day, such as a festival: Good Friday is no Friday */
export function slotsOf(typed: TypedText, today: string, day?: string): Slots {
  const text = typed.text.replace(/(\d)(kb|mb|mm|inch|pt)\b/gi, '$1 $2');
  const words = wordsOf(text);
  const keys = words.map(({ folded }) => folded);
  const meaning = new Array<SlotType | undefined>(words.length).fill(undefined);
  const mark = (from: number, to: number, what: SlotType): void => {
    meaning.fill(what, from, to);
  };
  const state = findState(words, mark);
  const isMoney = moneyWords(words);
  const ofDay = new Set(day === undefined ? [] : positionsOf(words, day));
  const time = timeExpression(keys, today, (index) => meaning[index] === undefined && !isMoney[index] && !ofDay.has(index));
  for (const i of time.positions) mark(i, i + 1, 'date');
  const document = documentParameters(keys);
  for (const i of document.positions) mark(i, i + 1, 'page');
  const [satellite, radius, coordinates] = [findSatellite(keys), findRadius(keys), findCoordinates(keys)];
  // The station is a word of the phrases of intents themselves: where is iss.
  if (satellite && satellite.phrase !== SPACE_STATION) mark(satellite.from, satellite.to, 'satellite');
  if (radius) mark(radius.from, radius.to, 'distance');
  if (coordinates) mark(coordinates.from, coordinates.to, 'coordinates');
  const written = languageWritten(text);
  const found: MutableSlots = {
    text,
    words,
    slotTypes: meaning,
    today,
    time,
    document,
    ...(satellite && { satellite: satellite.name }),
    ...(radius && { radius: radius.kilometres }),
    ...(coordinates && { coordinates }),
    ...(state !== undefined && { state }),
    ...(written !== undefined && { written }),
  };
  for (let position = 0; position < words.length; position++) {
    if (meaning[position] === undefined) readWord(words, position, found, mark);
  }
  return found;
}

function wordsOf(text: string): SlotWord[] {
  let end = 0;
  return text.split(SEPARATORS).flatMap((written) => {
    if (written === '') return [];
    const start = text.indexOf(written, end);
    end = start + written.length;
    return [{ written, folded: fold(written).replace(/^['’.]+|(?<!['’.])['’.]+$/g, ''), start, end }];
  });
}

/** Which words belong to an amount of money, and to no date: ₹2000 is no year. */
function moneyWords(words: readonly SlotWord[]): boolean[] {
  const isMoney = words.map(() => false);
  for (const position of words.keys()) {
    const amount = amountAt(words, position);
    if (amount?.isMoney) isMoney.fill(true, amount.from, amount.to);
  }
  return isMoney;
}

type MarkSlot = (from: number, to: number, what: SlotType) => void;

/** The longest run of words that names a state. */
function findState(words: readonly SlotWord[], mark: MarkSlot): string | undefined {
  for (let count = Math.min(MAX_STATE_WORDS, words.length); count > 0; count--) {
    for (let from = 0; from + count <= words.length; from++) {
      const name = words
        .slice(from, from + count)
        .map(({ written }) => written)
        .join(' ');
      const state = stateNamed(name);
      if (!state) continue;
      mark(from, from + count, 'state');
      return state.code;
    }
  }
  return findStateCode(words, mark);
}

/** Whether a code that is an English word, too, stands before a Hindi postposition: UP me. */
function isCodeInHindi(words: readonly SlotWord[], index: number): boolean {
  return CODES_BEFORE_POSTPOSITIONS.has(words[index]?.folded ?? '') && POSTPOSITION.test(words[index + 1]?.folded ?? '');
}

/** A code that is written as a word, but not the beginning of a number plate: TN 22. */
function findStateCode(words: readonly SlotWord[], mark: MarkSlot): string | undefined {
  const i = words.findIndex(
    ({ folded }, index) => isCodeInHindi(words, index) || (STATE_CODES_AS_WORDS.has(folded) && !/^\d/.test(words[index + 1]?.folded ?? '')),
  );
  const state = i === -1 || words.length === 1 ? undefined : findStateByName((words[i] as SlotWord).written);
  if (state) mark(i, i + 1, 'state');
  return state?.code;
}

/** Two-letter codes and numbers are too ambiguous, and in Latin letters many words resemble a state. */
function stateNamed(name: string): ReturnType<typeof findStateByName> {
  if (name.length <= 2 || /^\d+$/.test(name)) return undefined;
  if (!INDIC.test(name)) return ARABIC.test(name) ? findStateFuzzy(name) : findStateByName(name);
  for (const stem of [name, ...stemsOf(name)]) {
    const state = findStateFuzzy(stem);
    if (state) return state;
  }
  return undefined;
}

function readWord(words: readonly SlotWord[], position: number, found: MutableSlots, mark: MarkSlot): void {
  const { folded, written } = words[position] as SlotWord;
  const dimensions = dimensionsAt(words, position);
  if (dimensions) {
    found.dimensions ??= dimensions;
    mark(dimensions.from, dimensions.to, dimensions.isPrint ? 'print' : 'pixels');
    return;
  }
  const amount = amountAt(words, position);
  if (amount?.isMoney) {
    takeAmount(amount, found, mark);
    return;
  }
  const language = languageNamed(folded);
  if (language) {
    found.language ??= language;
    mark(position, position + 1, 'language');
    return;
  }
  if (HOST.test(written)) {
    found.host ??= written.toLowerCase();
    mark(position, position + 1, 'host');
    return;
  }
  if (UPI.test(folded)) {
    found.upi ??= written;
    mark(position, position + 1, 'upi');
    return;
  }
  if (amount) takeAmount(amount, found, mark);
}

function takeAmount({ number, isMoney, from, to }: AmountInWords, found: MutableSlots, mark: MarkSlot): void {
  if (!isMoney && PINCODE.test(number)) found.pincode ??= number;
  if (found.number === undefined) {
    found.number = number;
    found.isMoney = isMoney;
    found.amount = found.words
      .slice(from, to)
      .map(({ written }) => written)
      .join(' ');
  }
  mark(from, to, 'number');
}

/** The slots of a text in which some words name a day. */
export function withDay(slots: Slots, mention: string, date: string): Slots {
  const slotTypes = [...slots.slotTypes];
  for (const position of positionsOf(slots.words, mention)) slotTypes[position] = 'date';
  return { ...slots, slotTypes, time: { ...slots.time, date } };
}

/** Positions of words in canonical form. */
function positionsOf(words: readonly SlotWord[], mention: string): number[] {
  const keys = words.map(({ folded }) => canonical(folded));
  const count = mention.split(' ').length;
  // A word as typed may be several folded ones: children's.
  return keys.flatMap((_, from) => {
    for (let to = from + 1; to <= Math.min(keys.length, from + count); to++)
      if (keys.slice(from, to).join(' ') === mention) return Array.from({ length: to - from }, (_, position) => from + position);
    return [];
  });
}
