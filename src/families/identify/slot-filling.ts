/** Slot filling: derives the parameters of an operation from a text, by parameter name. A name means the same in every family. */
import { yearOf } from '../../core/calendar/date.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { type Parameter, parametersOf } from '../../core/operation/parameters.ts';
import type { ParameterValue } from '../../core/request/recognition.ts';
import { editDistance } from '../../core/text/name-distance.ts';
import { QUERY_STOP_WORDS } from './query-lexicon.ts';
import type { Slots } from './slots.ts';

export interface FilledParameters {
  readonly input: Readonly<Record<string, ParameterValue>>;
  readonly missing: readonly string[];
}

/** A place resolved by name. */
export interface ResolvedPlace {
  readonly pincode: string;
  readonly stateCode: string;
}

interface FillContext {
  readonly slots: Slots;
  /** Words that are neither part of the intent nor a slot such as a date or number. */
  readonly rest: string;
  readonly place: ResolvedPlace | undefined;
  /** Whether the operation has a `state` parameter. */
  readonly hasState: boolean;
  readonly operation: Operation;
}

const MIN_CHOICE_LENGTH = 3;
const MIN_TYPO_LENGTH = 5;
const PINCODE = /^[1-9]\d{5}$/;
const SMALL_NUMBER = /^\d{1,4}$/;

const SLOT_FILLERS: Readonly<Record<string, (about: FillContext) => ParameterValue | undefined>> = {
  date: ({ slots }) => slots.date ?? slots.today,
  year: ({ slots }) => slots.year ?? yearOf(slots.date ?? slots.today),
  month: ({ slots }) => slots.month,
  state: ({ slots, place }) => slots.state ?? place?.stateCode,
  // Codes are of many kinds and recognised by their format; a state is looked up by name.
  code: ({ slots, operation }) => (operation.id === 'states_get' ? slots.state : undefined),
  index: ({ slots }) => indexIn(slots),
  pincode: ({ slots, place }) => (PINCODE.test(slots.number ?? '') ? slots.number : place?.pincode),
  q: (about) => about.rest || (about.hasState ? '' : wordsOfSlot(about.slots, 'state')) || searchNumber(about),
  text: ({ rest }) => rest || undefined,
  number: ({ slots }) => slots.number,
  add: ({ slots }) => (SMALL_NUMBER.test(slots.number ?? '') ? Number(slots.number) : undefined),
  name: ({ slots }) => slots.host,
  host: ({ slots }) => slots.host,
  to: ({ slots: { language } }) => (language?.code === 'en' ? 'casual' : language?.code),
  lang: ({ slots: { language } }) => language?.code,
};

/** Words left over after the intent, stop words and slots are removed. */
export function remainingWords({ words, slotTypes }: Slots, used: ReadonlySet<number>): string {
  const left = words.filter(({ folded }, at) => slotTypes[at] === undefined && !used.has(at) && !QUERY_STOP_WORDS.has(folded));
  return left.map(({ written }) => written).join(' ');
}

export function wordsOfSlot({ words, slotTypes }: Slots, what: Slots['slotTypes'][number]): string {
  return words
    .filter((_, at) => slotTypes[at] === what)
    .map(({ written }) => written)
    .join(' ');
}

/** Whether an operation needs a place but does not search by name itself. */
export function needsPlace({ input }: Operation): boolean {
  return 'pincode' in input && !('q' in input);
}

export function fillSlots(operation: Operation, slots: Slots, rest: string, place: ResolvedPlace | undefined): FilledParameters {
  const { byName, required } = parametersOf(operation);
  const about: FillContext = { slots, rest, place, hasState: 'state' in operation.input, operation };
  const input: Record<string, ParameterValue> = {};
  for (const name of Object.keys(operation.input)) {
    const parameter = byName.get(name);
    const value = name in SLOT_FILLERS ? SLOT_FILLERS[name]?.(about) : mentionedChoice(slots, parameter?.choices);
    // A value that the schema rejects was not meant for the parameter.
    const given = value === undefined || !parameter ? undefined : validated(parameter, value);
    if (given !== undefined) input[name] = given;
  }
  const missing = required.filter((name) => !(name in input));
  return { input, missing: operation.files ? [...missing, 'file'] : missing };
}

/** The value in the type of the parameter, if it validates. */
function validated({ type, kind, repeats }: Parameter, value: ParameterValue): ParameterValue | undefined {
  const isNumber = kind === 'integer' || kind === 'number';
  const given = repeats ? [String(value)] : value;
  return type.safeParse(isNumber ? Number(value) : given).success ? given : undefined;
}

/** The number, unless it fills another parameter. */
function searchNumber({ slots, operation }: FillContext): string | undefined {
  const isPincode = 'pincode' in operation.input && PINCODE.test(slots.number ?? '');
  return isPincode || indexIn(slots) !== undefined ? undefined : slots.number;
}

/** The stock index that is named; without a number NIFTY 50. */
function indexIn({ words, number }: Slots): string | undefined {
  if (words.some(({ folded }) => folded === 'sensex')) return 'SENSEX';
  return words.some(({ folded }) => folded === 'nifty') ? `NIFTY ${number ?? 50}` : undefined;
}

/** Prefix match, or edit distance 1: gst for gstin, aadhar for aadhaar. */
function fuzzyChoice(word: string, choices: ReadonlyMap<string, string>): string | undefined {
  if (word.length < MIN_CHOICE_LENGTH) return undefined;
  for (const [name, value] of choices) {
    if (name.startsWith(word) || (word.length >= MIN_TYPO_LENGTH && editDistance(word, name, 1) <= 1)) return value;
  }
  return undefined;
}

/** An enum value mentioned as a word: bank holidays, QR as PNG. */
function mentionedChoice({ words }: Slots, choices: ReadonlyMap<string, string> | undefined): string | undefined {
  if (!choices) return undefined;
  for (const { folded } of words) {
    if (QUERY_STOP_WORDS.has(folded)) continue;
    const value = choices.get(folded) ?? choices.get(folded.replace(/s$/, '')) ?? fuzzyChoice(folded, choices);
    if (value !== undefined) return value;
  }
  return undefined;
}
