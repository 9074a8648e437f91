/** Values of parameters that a question mentions: by synonyms of their values, as an enum value, or beside the name of the parameter. */
import { parameterWords } from '../../../data/tables/parameter_words.ts';
import type { Operation } from '../../core/operation/operation.ts';
import type { Parameter } from '../../core/operation/parameters.ts';
import type { ParameterValue } from '../../core/request/recognition.ts';
import { canonical } from '../../core/text/fold.ts';
import { editDistance } from '../../core/text/name-distance.ts';
import { isRemoval, QUERY_STOP_WORDS, translationOf } from './query-lexicon.ts';
import type { Slots } from './slots.ts';

const MIN_CHOICE_LENGTH = 3;
/** Letters that an abbreviation may omit at the end: krishna is not krishnamurti. */
const MAX_TRUNCATED_LETTERS = 4;
const MIN_TYPO_LENGTH = 5;

const MAX_PHRASE_WORDS = 3;

/** The value of a parameter with synonyms of its values: the longest phrase counts. */
export function mentionedValue({ words }: Slots, parameter: string): ParameterValue | undefined {
  const values = parameterWords.get(parameter);
  if (!values) return undefined;
  const keys = words.map(({ folded }) => canonical(folded));
  for (let count = Math.min(MAX_PHRASE_WORDS, keys.length); count > 0; count--) {
    for (let from = 0; from + count <= keys.length; from++) {
      const value = values.get(keys.slice(from, from + count).join(' '));
      if (value !== undefined) return value === 'true' ? true : value;
    }
  }
  return undefined;
}

/** Prefix match, or edit distance 1: gst for gstin, aadhar for aadhaar. */
function fuzzyEnumValue(word: string, choices: ReadonlyMap<string, string>): string | undefined {
  if (word.length < MIN_CHOICE_LENGTH) return undefined;
  for (const [name, value] of choices) {
    if (
      (name.startsWith(word) && name.length <= word.length + MAX_TRUNCATED_LETTERS) ||
      (word.length >= MIN_TYPO_LENGTH && editDistance(word, name, 1) <= 1)
    )
      return value;
  }
  return undefined;
}

/** Choices that are also words of any question about their operation: every office is a post office. */
const NOT_CHOSEN: ReadonlySet<string> = new Set(['post']);
const TARGETS: ReadonlySet<string> = new Set(['to', 'as', 'into', 'searchable', 'a4']);
/** Other spellings of values. */
const ENUM_ALIASES: ReadonlyMap<string, string> = new Map([['jpg', 'jpeg']]);

/** An enum value mentioned as a word: bank holidays, QR as PNG. Of several, all if the parameter takes a list; the last of a format is the target: png to webp. */
export function mentionedEnumValue(
  { words, slotTypes }: Slots,
  { name, choices, type }: Parameter,
  operation?: Operation,
): string | undefined {
  if (!choices) return undefined;
  const values: string[] = [];
  for (const [i, { folded }] of words.entries()) {
    if (QUERY_STOP_WORDS.has(folded) || NOT_CHOSEN.has(folded) || slotTypes[i] === 'date') continue;
    // PDF is the input format, unless a preposition marks it as the output format.
    if (folded === 'pdf' && operation?.files && !TARGETS.has(words[i - 1]?.folded ?? '')) continue;
    const pair = `${folded}-${words[i + 1]?.folded ?? ''}`;
    const alias = ENUM_ALIASES.get(folded) ?? '';
    const value =
      choices.get(pair) ??
      choices.get(pair.replace('-', '')) ??
      choices.get(folded) ??
      choices.get(folded.replace(/s$/, '')) ??
      choices.get(alias) ??
      fuzzyEnumValue(folded, choices);
    if (value !== undefined) values.push(value);
  }
  if (name === 'format') return values.at(-1);
  const list = [...new Set(values)].join(',');
  return list.includes(',') && type.safeParse(list).success ? list : values[0];
}

/** Synonyms of names of parameters. */
const PARAMETER_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  start: ['start', 'starting', 'begin', 'beginning'],
  title: ['title', 'titled', 'headline'],
  pn: ['name', 'payee'],
  tn: ['note', 'remark', 'remarks'],
  copies: ['copies', 'copy', 'photos', 'prints', 'pieces'],
};
/** Units of the size of a part of a text. */
const UNITS_OF_SIZE: readonly string[] = ['size', 'word', 'words', 'token', 'tokens', 'character', 'characters', 'chars', 'letters'];
const EDGES: ReadonlySet<string> = new Set(['top', 'right', 'bottom', 'left']);
const ALL_EDGES: readonly string[] = ['margin', 'margins', 'sides', 'edges'];

/** The words that name a parameter of an operation. */
function namesOf(parameter: string, siblings: readonly string[]): readonly string[] {
  if (parameter === 'size' && siblings.includes('unit')) return UNITS_OF_SIZE;
  if (EDGES.has(parameter) && !siblings.includes('margin')) return [parameter, ...ALL_EDGES];
  return PARAMETER_SYNONYMS[parameter] ?? [parameter.toLowerCase()];
}

/** Whether a word names a parameter of an operation; an adjacent number is its value. */
export function namesParameter(word: string, { input }: Operation): boolean {
  const siblings = Object.keys(input);
  return siblings.some((name) => !TEXTS.has(name) && namesOf(name, siblings).includes(word));
}

const TEXTS: ReadonlySet<string> = new Set(['text', 'q', 'name']);
const FILLER_WORDS: ReadonlySet<string> = new Set('is of from at to the as by with = : image photo picture pdf'.split(' '));
const UNIT = /^(?:mm|cm|inch|inches|pt|px|%|percent)$/;
const NUMBER = /^(\d+(?:\.\d+)?)(?:px|%)?$/;
/** A text parameter takes a number of this length, too: a MICR code. */
const MIN_CODE_DIGITS = 5;
/** Parameters whose value is the words after their name. */
const PHRASE_PARAMETERS: ReadonlySet<string> = new Set(['pn', 'tn', 'title', 'subtitle', 'caption', 'query', 'site', 'author']);
const PASSWORD_LABELS: ReadonlySet<string> = new Set(['password', 'passcode', 'pass', 'pwd']);
const PASSWORD_DISTANCE = 3;

/** A value beside the name of its parameter: quality 80, starting from 5, 1 inch from top, title My Blog. */
export function namedValue(
  { words, slotTypes }: Slots,
  { name, kind }: Parameter,
  otherParameters: readonly string[],
): ParameterValue | undefined {
  const isNamed = (index: number, parameter: string): boolean => namesOf(parameter, otherParameters).includes(words[index]?.folded ?? '');
  const i = words.findIndex((_, index) => isNamed(index, name));
  if (i === -1) return undefined;
  let next = i + 1;
  while (FILLER_WORDS.has(words[next]?.folded ?? '')) next++;
  if (PHRASE_PARAMETERS.has(name)) {
    const isAmount = (index: number): boolean => slotTypes[index] !== undefined && otherParameters.includes('am');
    const isEnd = (index: number): boolean => isAmount(index) || otherParameters.some((sibling) => isNamed(index, sibling));
    let end = next;
    while (end < words.length && !isEnd(end)) end++;
    const value = words.slice(next, end);
    return value.length === 0 || value.some(({ folded }) => isRemoval(folded)) ? undefined : value.map(({ written }) => written).join(' ');
  }
  let before = i - 1;
  while (FILLER_WORDS.has(words[before]?.folded ?? '') || UNIT.test(words[before]?.folded ?? '')) before--;
  const number = [next, before].map((index) => NUMBER.exec(words[index]?.folded ?? '')?.[1]).find((digits) => digits !== undefined);
  return kind === 'integer' || kind === 'number' || (number?.length ?? 0) >= MIN_CODE_DIGITS ? number : undefined;
}

/** The word with a digit that is nearest to the word for a password, or the one after it: with password secret. */
export function passwordIn({ words, slotTypes }: Slots): string | undefined {
  const label = words.findLastIndex(({ folded }) => isPasswordLabel(folded));
  if (label === -1) return undefined;
  const isDigits = (i: number): boolean => /\d/.test(words[i]?.written ?? '') && slotTypes[i] !== 'page';
  const near = Array.from({ length: PASSWORD_DISTANCE }, (_, i) => [label + 1 + i, label - 1 - i]).flat();
  const isSaid =
    label === words.length - 2 && FILLER_WORDS.has(words[label - 1]?.folded ?? '') && !isRemoval(words[label + 1]?.folded ?? '');
  const i = near.find(isDigits) ?? (isSaid ? label + 1 : undefined);
  return i === undefined ? undefined : words[i]?.written;
}

function isPasswordLabel(word: string): boolean {
  const [label = word] = translationOf(word) ?? [];
  return PASSWORD_LABELS.has(label) || (label.length >= MIN_TYPO_LENGTH && editDistance(label, 'password', 1) <= 1);
}
