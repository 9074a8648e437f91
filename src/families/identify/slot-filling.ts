/** Slot filling: derives the parameters of an operation from a text, by parameter name. A name means the same in every family. */
import { parameterWords } from '../../../data/tables/parameter_words.ts';
import { type RailwayZone, railwayZones } from '../../../data/tables/railway_zones.ts';
import { DAY_MS, dateOfEpochDay, epochDay, yearOf } from '../../core/calendar/date.ts';
import { INDIC } from '../../core/indic/unicode-blocks.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { type Parameter, parametersOf } from '../../core/operation/parameters.ts';
import type { ParameterValue } from '../../core/request/recognition.ts';
import { canonical } from '../../core/text/fold.ts';
import { lazyWarm } from '../../core/util/lazy-warm.ts';
import { weakMemo } from '../../core/util/weak-memo.ts';
import { mentionedColour } from './colours.ts';
import { mentionedEnumValue, mentionedValue, namedValue, namesNumber, passwordIn } from './mentions.ts';
import { patternIn } from './regex-question.ts';
import type { Slots, SlotType, SlotWord } from './slots.ts';
import { remainingWords, wordsOfSlot } from './subject.ts';
import { textSpan } from './text-span.ts';
import { wifiText } from './wifi-text.ts';

export interface FilledParameters {
  readonly input: Readonly<Record<string, ParameterValue>>;
  readonly missing: readonly string[];
}

/** A place resolved by name. */
export interface ResolvedPlace {
  readonly pincode: string;
  readonly stateCode: string;
  readonly district: string;
}

interface FillContext {
  readonly slots: Slots;
  /** Words that are neither part of the intent nor a slot such as a date or number. */
  readonly rest: string;
  readonly place: ResolvedPlace | undefined;
  /** Whether the operation has a `state` parameter. */
  readonly hasState: boolean;
  readonly operation: Operation;
  /** Positions of the words that the operation is asked with. */
  readonly used: ReadonlySet<number>;
}

const SMALL_NUMBER = /^\d{1,4}$/;
/** Short numbers of services begin with 1; longer numbers are those of cards and of people. */
const PHONE = /^(?:1(?!\d*000$)\d{2,4}|\d{6,11}|91\d{10})$/;
const PINCODE_WORDS = 'pincode pin zip postal पिनकोड पिन பின்கோடு பின் పిన్ ಪಿನ್ পিনকোড পিন પિનકોડ પિન പിൻകോഡ്'.split(' ').map(canonical);
const NO_POSITIONS: ReadonlySet<number> = new Set();
const TEXT_PARAMETERS: ReadonlySet<string> = new Set(['text', 'code', 'title', 'value']);
/** Parameters that take the words of a slot. */
const PARAMETER_OF_SLOT: Readonly<Partial<Record<NonNullable<SlotType>, readonly string[]>>> = {
  language: ['to', 'lang'],
  pixels: ['size', 'width'],
};
const BANK_WORDS = lazyWarm(
  () => new Set(Array.from(parameterWords.get('type') ?? []).flatMap(([word, value]) => (value === 'bank' ? [word] : []))),
);

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
  state: ({ slots, place }) => slots.state ?? place?.stateCode,
  // Codes are of many kinds and recognised by their format; a state is looked up by name.
  code: (about) => {
    const { slots, operation } = about;
    if (operation.id === 'mutual_fund_get') return slots.number;
    if (operation.id === 'code_image') return textAskedFor(about);
    return operation.id === 'states_get' ? (slots.state ?? gstCode(slots)) : undefined;
  },
  index: indexIn,
  pincode: ({ slots, place }) => slots.pincode ?? place?.pincode,
  lat: ({ slots }) => slots.coordinates?.lat,
  lng: ({ slots }) => slots.coordinates?.lng,
  radius: ({ slots }) => slots.radius,
  q: (about) =>
    nameAskedWith(about) || subjectWithNumber(about) || (about.hasState ? '' : wordsOfSlot(about.slots, 'state')) || searchNumber(about),
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

/** Of a trade: T+2. */
function settlementDays({ words }: Slots): number | undefined {
  const days = words.map(({ folded }) => /^t\+(\d)$/.exec(folded)?.[1]).find((digit) => digit !== undefined);
  return days === undefined ? undefined : Number(days);
}

/** Of a photograph; the size of other pictures is a number of pixels. */
function printSize({ dimensions }: Slots, { files }: Operation): string | undefined {
  return files && dimensions?.isPrint ? `${dimensions.width}x${dimensions.height}` : undefined;
}

/** The railway zone with all words of its name, or its code in capitals. */
function zoneNamed({ words }: Slots): string | undefined {
  const said = ` ${words.map(({ folded }) => canonical(folded)).join(' ')} `;
  const isSaid = ({ code, name }: RailwayZone): boolean =>
    said.includes(` ${canonical(name)} `) || words.some(({ written }) => written === code && code.length > 2);
  return railwayZones().findLast(isSaid)?.code;
}

function zoneWords(slots: Slots): string {
  const code = zoneNamed(slots);
  const zone = railwayZones().find((one) => one.code === code);
  return zone ? canonical(`${zone.code} ${zone.name}`) : '';
}

/** In pixels, of a picture that is drawn. */
function squareSize({ dimensions }: Slots, { files, input }: Operation): number | undefined {
  return files || 'width' in input || dimensions?.width !== dimensions?.height ? undefined : dimensions?.width;
}

function scriptOf({ language }: Slots): string | undefined {
  return language?.code === 'en' ? 'casual' : language?.code;
}

/** The day that is meant, or the first of the month or year, but none that is past in the current one. */
function firstDay({ time: { date, month, year }, today }: Slots): string {
  if (date !== undefined) return date;
  if (year === undefined) return today;
  const first = `${year}-${String(month ?? 1).padStart(2, '0')}-01`;
  const isNow = month === undefined ? yearOf(today) === year : today.startsWith(first.slice(0, 'YYYY-MM'.length));
  return isNow ? today : first;
}

/** Days that are left of the month that is meant. */
function daysOfMonth(slots: Slots): number | undefined {
  const last = slots.time.date === undefined ? lastDay(slots) : undefined;
  return last === undefined ? undefined : epochDay(last) - epochDay(firstDay(slots)) + 1;
}

function lastDay({ time: { date, until, month, year } }: Slots): string | undefined {
  if (until !== undefined || date !== undefined || month === undefined || year === undefined) return until;
  return dateOfEpochDay(Date.UTC(year, month, 0) / DAY_MS);
}

function firstOfSpan(slots: Slots, { id }: Operation): string | undefined {
  const { time, today } = slots;
  switch (id) {
    case 'working_days_count':
      return lastDay(slots) === undefined ? undefined : (time.date ?? firstDay(slots));
    case 'holidays':
      return time.direction === 1 && time.date === undefined && time.year === undefined ? today : undefined;
    default:
      return time.date === undefined || time.date <= today ? undefined : `${time.date}T00:00:00+05:30`;
  }
}

/** Whether an operation needs a place but does not search by name itself. */
export function needsPlace({ input }: Operation): boolean {
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

/** The value in the type of the parameter, if it validates. */
function validated({ type, kind, repeats }: Parameter, value: ParameterValue): ParameterValue | undefined {
  const isNumber = kind === 'integer' || kind === 'number';
  const given = repeats ? [String(value)] : value;
  return type.safeParse(isNumber ? Number(value) : given).success ? given : undefined;
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

/** Words that are asked with and part of a name at once: what a helpline is for, and the word for a bank, by which banks are found in Indian scripts. */
function nameAskedWith({ operation, slots, rest }: FillContext): string {
  if (operation.id === 'phone_helplines') return remainingWords(slots, NO_POSITIONS, ['number']);
  if (operation.id === 'mutual_fund_search') return fundName(slots);
  if (operation.id !== 'ifsc_search' || rest === '') return '';
  const said = new Set(rest.split(' '));
  const isBank = (word: string): boolean => INDIC.test(word) && BANK_WORDS().has(canonical(word));
  return slots.words.flatMap(({ written, folded }) => (said.has(written) || isBank(folded) ? [written] : [])).join(' ');
}

/** Words for funds in general; all others are of the name or the category: Axis small cap. */
const FUND_WORDS: ReadonlySet<string> = new Set('nav mutual fund funds scheme schemes net asset value price of एनएवी म्यूचुअल फंड'.split(' '));

function fundName(slots: Slots): string {
  const isGeneral = slots.words.flatMap(({ folded }, index) => (FUND_WORDS.has(folded) ? [index] : []));
  return remainingWords(slots, new Set(isGeneral), ['number']);
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

/** The words by which the parameters of an operation are set, in canonical form; a text to convert has no name of a choice either. */
const valueWords = weakMemo((operation: Operation): ReadonlySet<string> => {
  const ofParameter = (parameter: Parameter): Iterable<readonly [string, string]> =>
    parameterWords.get(parameter.name) ?? ('text' in operation.input ? parameter.choices : undefined) ?? [];
  return new Set(
    Array.from(parametersOf(operation).byName.values()).flatMap((parameter) =>
      Array.from(ofParameter(parameter)).flatMap(([word, value]) => (validated(parameter, value) === undefined ? [] : [word])),
    ),
  );
});

/** The text to work on: all but the words that the operation is asked with and those that set another parameter of it. */
function textAskedFor({ slots, operation, used }: FillContext): string {
  const { words, slotTypes, text } = slots;
  const values = valueWords(operation);
  const { byName } = parametersOf(operation);
  const colours = new Set(Object.keys(operation.input).flatMap((name) => mentionedColour(slots, name)?.positions ?? []));
  const pattern = 'pattern' in operation.input ? patternIn(text) : undefined;
  const keys = words.map(({ folded }) => canonical(folded));
  const isParameter = (i: number): boolean => {
    const type = slotTypes[i];
    const parameter = PARAMETER_OF_SLOT[type ?? 'date']?.find((name) => byName.has(name));
    if (parameter !== undefined || colours.has(i)) return true;
    const key = keys[i] as string;
    return (
      values.has(key) ||
      values.has(`${key}${keys[i + 1]}`) ||
      values.has(`${keys[i - 1]}${key}`) ||
      (byName.has(key) && !TEXT_PARAMETERS.has(key) && key !== 'to') ||
      // A limit of its own.
      (/^\d+$/.test(key) && [i - 1, i + 1].some((beside) => namesNumber(keys[beside] ?? '', operation)))
    );
  };
  return textSpan(slots, (i) => {
    const { start, end } = words[i] as SlotWord;
    return used.has(i) || isParameter(i) || (pattern !== undefined && start < pattern.end && end > pattern.start);
  });
}

/** The words that do not set a parameter: of बैंक की छुट्टी, the first sets the type of holidays. */
function withoutValues(rest: string, operation: Operation): string {
  const values = valueWords(operation);
  if (values.size === 0) return rest;
  return rest
    .split(' ')
    .filter((word) => !values.has(canonical(word)))
    .join(' ');
}
