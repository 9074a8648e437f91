import { yearOf } from '../../core/calendar/date.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { type Parameter, parametersOf } from '../../core/operation/parameters.ts';
import type { ParameterValue } from '../../core/request/recognition.ts';
import { canonical } from '../../core/text/fold.ts';
import { mentionedColour } from './colours.ts';
import { daysOfMonth, firstDay, firstOfSpan, lastDay, settlementDays, startOfTime } from './day-parameters.ts';
import { mentionedEnumValue, mentionedValue, namedValue, passwordIn } from './mentions.ts';
import { patternIn } from './regex-question.ts';
import { searchTextWithKeywords } from './search-text.ts';
import type { Slots } from './slots.ts';
import { wordsOfSlot } from './subject.ts';
import { type TextQuestion, textAskedFor, validated, withoutValues } from './text-parameter.ts';
import { wifiText } from './wifi-text.ts';
import { zoneNamed, zoneWords } from './zone-names.ts';

export interface FilledParameters {
  readonly input: Readonly<Record<string, ParameterValue>>;
  readonly missing: readonly string[];
}

/** A place resolved by name. */
export interface ResolvedPlace {
  readonly name: string;
  readonly pincode: string;
  readonly stateCode: string;
  readonly district: string;
}

interface FillContext extends TextQuestion {
  /** Words that are neither part of the intent nor a slot such as a date or number. */
  readonly rest: string;
  readonly place: ResolvedPlace | undefined;
  /** Whether the operation has a `state` parameter. */
  readonly hasState: boolean;
}

const SMALL_NUMBER = /^\d{1,4}$/;
/** Short numbers of services begin with 1; longer numbers are those of cards and of people. */
const PHONE = /^(?:1(?!\d*000$)\d{2,4}|\d{6,11}|91\d{10})$/;
const PINCODE_WORDS = 'pincode pin zip postal पिनकोड पिन பின்கோடு பின் పిన్ ಪಿನ್ পিনকোড পিন પિનકોડ પિન പിൻകോഡ്'.split(' ').map(canonical);
/** Of goods or services: two digits are a chapter. */
const HSN_CODE = /^\d{2}(?:\d{2}){0,3}$/;
const NO_POSITIONS: ReadonlySet<number> = new Set();
const SLOT_FILLERS: Readonly<Record<string, (about: FillContext) => ParameterValue | undefined>> = {
  date: ({ slots }) => firstDay(slots),
  year: ({ slots: { time, today } }) => time.year ?? yearOf(time.date ?? today),
  month: ({ slots: { time } }) => time.month ?? (time.date === undefined ? undefined : Number(time.date.slice(5, 7))),
  days: ({ slots }) => daysOfMonth(slots),
  // An exchange is asked about during its normal session, and a satellite from midnight on.
  at: ({ slots: { time, today } }) => (time.date === undefined || time.date === today ? undefined : `${time.date}T11:00:00+05:30`),
  from: ({ slots, operation }) => {
    const from = parametersOf(operation).byName.get('from') as Parameter;
    return from.choices ? mentionedEnumValue(slots, from) : firstOfSpan(slots, operation);
  },
  since: ({ slots }) => startOfTime(slots),
  state: ({ slots, place }) => slots.state ?? place?.stateCode,
  // Codes are of many kinds and recognised by their format; a state is looked up by name.
  code: (about) => {
    const { slots, operation } = about;
    if (operation.id === 'mutual_fund_get') return slots.number;
    if (operation.id === 'code_image') return textAskedFor(about);
    if (operation.id === 'hsn_get') return about.rest === '' && HSN_CODE.test(slots.number ?? '') ? slots.number : undefined;
    return operation.id === 'states_get' ? (slots.state ?? gstCode(slots)) : undefined;
  },
  index: indexIn,
  pincode: ({ slots, place }) => slots.pincode ?? place?.pincode,
  lat: ({ slots }) => slots.coordinates?.lat,
  lng: ({ slots }) => slots.coordinates?.lng,
  radius: ({ slots }) => slots.radius,
  q: (about) =>
    searchTextWithKeywords(about.operation, about.slots, about.rest) ||
    subjectWithNumber(about) ||
    (about.hasState ? '' : wordsOfSlot(about.slots, 'state')) ||
    searchNumber(about),
  text: (about) => about.slots.payload ?? (about.operation.id === 'qr' ? wifiText(about.slots.text) : undefined) ?? textAskedFor(about),
  title: (about) => {
    const { slots, operation } = about;
    const { byName, required } = parametersOf(operation);
    const title = byName.get('title') as Parameter;
    return namedValue(slots, title, Object.keys(operation.input)) ?? (required.includes('title') ? textAskedFor(about) : undefined);
  },
  pattern: ({ slots }) => patternIn(slots.text)?.pattern,
  flags: ({ slots }) => patternIn(slots.text)?.flags,
  number: ({ slots, operation }) => (operation.id === 'phone_check' && !PHONE.test(slots.number ?? '') ? undefined : slots.number),
  add: ({ slots }) =>
    slots.time.workingDays ?? settlementDays(slots) ?? (SMALL_NUMBER.test(slots.number ?? '') ? Number(slots.number) : undefined),
  width: ({ slots: { dimensions, document } }) => (dimensions?.isPrint ? undefined : (dimensions?.width ?? document.width)),
  height: ({ slots: { dimensions, document } }) => (dimensions?.isPrint ? undefined : (dimensions?.height ?? document.height)),
  size: ({ slots, operation }) => {
    const size = parametersOf(operation).byName.get('size');
    return printSize(slots, operation) ?? squareSize(slots, operation) ?? (size && mentioned(slots, size, operation));
  },
  count: ({ slots }) => (SMALL_NUMBER.test(slots.number ?? '') && !slots.isMoney ? Number(slots.number) : undefined),
  perSheet: ({ slots }) => slots.document.perSheet,
  // One page has a parameter of its own, with which the answer is that page and not an archive.
  page: ({ slots, operation }) => {
    const page = parametersOf(operation).byName.get('page') as Parameter;
    if (page.choices) return mentionedEnumValue(slots, page);
    return SMALL_NUMBER.test(slots.document.pages ?? '') ? Number(slots.document.pages) : undefined;
  },
  pages: ({ slots, operation }) =>
    'page' in operation.input && SMALL_NUMBER.test(slots.document.pages ?? '') ? undefined : slots.document.pages,
  by: ({ slots, operation }) => {
    const by = parametersOf(operation).byName.get('by');
    return slots.document.maxBytes === undefined ? by && mentioned(slots, by, operation) : 'size';
  },
  every: ({ slots }) => slots.document.every,
  maxBytes: ({ slots }) => slots.document.maxBytes,
  password: ({ slots }) => passwordIn(slots),
  zone: ({ slots }) => zoneNamed(slots),
  angle: ({ slots }) => slots.document.angle,
  sat: ({ slots }) => slots.satellite,
  id: ({ slots }) => slots.satellite,
  name: ({ slots }) => slots.host,
  host: ({ slots }) => slots.host,
  pa: ({ slots }) => slots.upi,
  am: ({ slots }) => (slots.isMoney || SMALL_NUMBER.test(slots.number ?? '') ? slots.number : undefined),
  to: ({ slots, operation }) => (operation.id === 'working_days_count' ? lastDay(slots) : scriptOf(slots)),
  lang: ({ slots: { language, written } }) => language?.code ?? written,
  // Airports that are flown to are meant, not helipads.
  scheduled: () => true,
};

/** Of a photograph; the size of other pictures is a number of pixels. */
function printSize({ dimensions }: Slots, { files }: Operation): string | undefined {
  return files && dimensions?.isPrint ? `${dimensions.width}x${dimensions.height}` : undefined;
}

/** In pixels, of a picture that is drawn. */
function squareSize({ dimensions }: Slots, { files, input }: Operation): number | undefined {
  return files || 'width' in input || dimensions?.width !== dimensions?.height ? undefined : dimensions?.width;
}

function scriptOf({ language }: Slots): string | undefined {
  return language?.code === 'en' ? 'casual' : language?.code;
}

/** Whether an operation is at a place but does not search by name itself. */
export function takesPlace({ input }: Operation): boolean {
  return ('pincode' in input || ('state' in input && ('date' in input || 'from' in input))) && !('q' in input);
}

export function fillSlots(
  operation: Operation,
  slots: Slots,
  rest: string,
  place: ResolvedPlace | undefined,
  used: ReadonlySet<number> = NO_POSITIONS,
): FilledParameters {
  const { byName, required } = parametersOf(operation);
  const about: FillContext = { slots, rest: withoutValues(rest, operation), place, hasState: 'state' in operation.input, operation, used };
  const input: Record<string, ParameterValue> = {};
  for (const name of Object.keys(operation.input)) {
    const parameter = byName.get(name);
    if (name === 'facets') continue;
    const value = name in SLOT_FILLERS ? SLOT_FILLERS[name]?.(about) : parameter && mentioned(slots, parameter, operation);
    // A value that the schema rejects was not meant for the parameter.
    const given = value === undefined || !parameter ? undefined : validated(parameter, value);
    if (given !== undefined) input[name] = given;
  }
  if (input.q !== undefined) {
    const q = withoutNamed(String(input.q), input, slots);
    if (q === '') delete input.q;
    else input.q = q;
  }
  // A number that has a parameter of its own is not searched for, too.
  if (input.q !== undefined && Object.entries(input).some(([name, value]) => name !== 'q' && String(value) === input.q)) delete input.q;
  const missing = required.filter((name) => !(name in input));
  return { input, missing: operation.files ? [...missing, 'file'] : missing };
}

/** Without the words for parameters that are given: the MLA of pincode 600042. */
function withoutNamed(q: string, input: Readonly<Record<string, ParameterValue>>, slots: Slots): string {
  const named = new Set(input.zone === undefined ? [] : zoneWords(slots).split(' '));
  if (input.pincode !== undefined) for (const word of PINCODE_WORDS) named.add(word);
  return q
    .split(' ')
    .filter((word) => !named.has(canonical(word)))
    .join(' ');
}

function mentioned(slots: Slots, parameter: Parameter, operation: Operation): ParameterValue | undefined {
  return (
    mentionedColour(slots, parameter.name)?.value ??
    mentionedValue(slots, parameter.name) ??
    mentionedEnumValue(slots, parameter, operation) ??
    namedValue(slots, parameter, Object.keys(operation.input))
  );
}

/** Whether a parameter is filled from slots alone, so that nothing else in the question is meant for it. */
export function hasFiller(parameter: string): boolean {
  return parameter in SLOT_FILLERS;
}

/** The input without the enum values that were mentioned: in a question they may mean something else. */
export function withoutChoices(input: FilledParameters['input']): FilledParameters['input'] {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name in SLOT_FILLERS));
}

/** The two digits with which the GST numbers of a state begin. */
function gstCode({ number }: Slots): string | undefined {
  return /^\d{2}$/.test(number ?? '') ? number : undefined;
}

/** The subject with its number, in the order of the text: sector 18 noida, TN 22. */
function subjectWithNumber(about: FillContext): string {
  const { slots, rest } = about;
  if (rest === '' || slots.isMoney || searchNumber(about) === undefined) return rest;
  const said = new Set(rest.split(' '));
  return slots.words.flatMap(({ written }, index) => (slots.slotTypes[index] === 'number' || said.has(written) ? [written] : [])).join(' ');
}

/** The number, unless it fills another parameter. */
function searchNumber(about: FillContext): string | undefined {
  const { slots, operation } = about;
  const isPincode = 'pincode' in operation.input && slots.number === slots.pincode;
  return isPincode || indexIn(about) !== undefined ? undefined : slots.number;
}

/** The stock index that is named; NIFTY alone is NIFTY 50, and with another word that of a sector, which is searched for. */
function indexIn({ slots: { words, number }, rest }: FillContext): string | undefined {
  const isSaid = (name: string): boolean => words.some(({ folded }) => folded === name);
  if (isSaid('sensex')) return 'SENSEX';
  if (!isSaid('nifty') || (number === undefined && rest !== '')) return undefined;
  return `NIFTY ${isSaid('next') ? 'NEXT ' : ''}${number ?? 50}`;
}
