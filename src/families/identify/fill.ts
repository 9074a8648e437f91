/** Slot filling: derives the parameters of an operation from a text, by parameter name. A name means the same in every family. */
import { yearOf } from '../../core/calendar/date.ts';
import type { Operation } from '../../core/request/operation.ts';
import { type Parameter, parametersOf } from '../../core/request/parameters.ts';
import type { Value } from '../../core/request/recognition.ts';
import { editDistance } from '../../core/text/name-distance.ts';
import { FILLER_WORDS } from './everyday-words.ts';
import type { Slots } from './slots.ts';

export interface Filled {
  readonly input: Readonly<Record<string, Value>>;
  readonly missing: readonly string[];
}

/** A place resolved by name. */
export interface FoundPlace {
  readonly pincode: string;
  readonly stateCode: string;
}

interface About {
  readonly slots: Slots;
  /** Words that are neither part of the intent nor a slot such as a date or number. */
  readonly rest: string;
  readonly place: FoundPlace | undefined;
  /** Whether the operation has a `state` parameter. */
  readonly hasState: boolean;
  readonly operation: Operation;
}

const SHORTEST_CHOICE = 3;
const SHORTEST_SLIP = 5;
const PINCODE = /^[1-9]\d{5}$/;
const SMALL_NUMBER = /^\d{1,4}$/;

const FILL: Readonly<Record<string, (about: About) => Value | undefined>> = {
  date: ({ slots }) => slots.date ?? slots.today,
  year: ({ slots }) => slots.year ?? yearOf(slots.date ?? slots.today),
  month: ({ slots }) => slots.month,
  state: ({ slots, place }) => slots.state ?? place?.stateCode,
  // Codes are of many kinds and recognised by their format; a state is looked up by name.
  code: ({ slots, operation }) => (operation.id === 'states_get' ? slots.state : undefined),
  index: ({ slots }) => indexIn(slots),
  pincode: ({ slots, place }) => (PINCODE.test(slots.number ?? '') ? slots.number : place?.pincode),
  q: (about) => about.rest || (about.hasState ? '' : wordsOf(about.slots, 'state')) || numberToFind(about),
  text: ({ rest }) => rest || undefined,
  number: ({ slots }) => slots.number,
  add: ({ slots }) => (SMALL_NUMBER.test(slots.number ?? '') ? Number(slots.number) : undefined),
  name: ({ slots }) => slots.host,
  host: ({ slots }) => slots.host,
  to: ({ slots: { language } }) => (language?.code === 'en' ? 'casual' : language?.code),
  lang: ({ slots: { language } }) => language?.code,
};

/** Words left over after the intent, stop words and slots are removed. */
export function restOf({ words, meaning }: Slots, used: ReadonlySet<number>): string {
  const left = words.filter(({ folded }, at) => meaning[at] === undefined && !used.has(at) && !FILLER_WORDS.has(folded));
  return left.map(({ written }) => written).join(' ');
}

export function wordsOf({ words, meaning }: Slots, what: Slots['meaning'][number]): string {
  return words
    .filter((_, at) => meaning[at] === what)
    .map(({ written }) => written)
    .join(' ');
}

/** Whether an operation needs a place but does not search by name itself. */
export function needsPlace({ input }: Operation): boolean {
  return 'pincode' in input && !('q' in input);
}

export function fill(operation: Operation, slots: Slots, rest: string, place: FoundPlace | undefined): Filled {
  const { named, required } = parametersOf(operation);
  const about: About = { slots, rest, place, hasState: 'state' in operation.input, operation };
  const input: Record<string, Value> = {};
  for (const name of Object.keys(operation.input)) {
    const parameter = named.get(name);
    const value = name in FILL ? FILL[name]?.(about) : chosen(slots, parameter?.choices);
    // A value that the schema rejects was not meant for the parameter.
    const given = value === undefined || !parameter ? undefined : accepted(parameter, value);
    if (given !== undefined) input[name] = given;
  }
  const missing = required.filter((name) => !(name in input));
  return { input, missing: operation.files ? [...missing, 'file'] : missing };
}

/** The value in the type of the parameter, if it validates. */
function accepted({ type, kind, repeats }: Parameter, value: Value): Value | undefined {
  const isNumber = kind === 'integer' || kind === 'number';
  const given = repeats ? [String(value)] : value;
  return type.safeParse(isNumber ? Number(value) : given).success ? given : undefined;
}

/** The number, unless it fills another parameter. */
function numberToFind({ slots, operation }: About): string | undefined {
  const isPincode = 'pincode' in operation.input && PINCODE.test(slots.number ?? '');
  return isPincode || indexIn(slots) !== undefined ? undefined : slots.number;
}

/** The stock index that is named; without a number NIFTY 50. */
function indexIn({ words, number }: Slots): string | undefined {
  if (words.some(({ folded }) => folded === 'sensex')) return 'SENSEX';
  return words.some(({ folded }) => folded === 'nifty') ? `NIFTY ${number ?? 50}` : undefined;
}

/** Prefix match, or edit distance 1: gst for gstin, aadhar for aadhaar. */
function nearly(word: string, choices: ReadonlyMap<string, string>): string | undefined {
  if (word.length < SHORTEST_CHOICE) return undefined;
  for (const [name, value] of choices) {
    if (name.startsWith(word) || (word.length >= SHORTEST_SLIP && editDistance(word, name, 1) <= 1)) return value;
  }
  return undefined;
}

/** An enum value mentioned as a word: bank holidays, QR as PNG. */
function chosen({ words }: Slots, choices: ReadonlyMap<string, string> | undefined): string | undefined {
  if (!choices) return undefined;
  for (const { folded } of words) {
    if (FILLER_WORDS.has(folded)) continue;
    const value = choices.get(folded) ?? choices.get(folded.replace(/s$/, '')) ?? nearly(folded, choices);
    if (value !== undefined) return value;
  }
  return undefined;
}
