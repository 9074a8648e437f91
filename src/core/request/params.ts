/**
 * Parameter types. Each one has its bounds, the error message for values out of bounds, and the description for the documentation:
 * nothing about a parameter is written twice.
 *
 * A parameter is required unless `.optional()` or `.default()` is added. Other rules are added with zod's own `.refine()`.
 */
import { z } from 'zod';
import { groupDigits } from '../util/group-digits.ts';
import { factsOf, type ParameterFacts, parameterFacts } from './parameter-facts.ts';

interface About {
  readonly description: string;
  /** Accepted aliases of the name. */
  readonly aliases?: readonly string[];
}

type Made = Pick<ParameterFacts, 'kind' | 'longest'> & Partial<ParameterFacts>;

/** A sign, 15 digits, a point and 15 digits. */
const LONGEST_NUMBER = 32;
const LONGEST_FLAG = 'false'.length;

function finish<T extends z.ZodType>(type: T, { description, aliases = [] }: About, facts: Made): T {
  const described = type.describe(description);
  parameterFacts.add(described, { aliases, ...facts, description });
  return described;
}

/** Years and other small numbers are written without separators. */
const format = (value: number): string => (Math.abs(value) < 10_000 ? String(value) : groupDigits(value));

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

export function integer(about: About & Bounds): z.ZodInt {
  const { min, max } = about;
  const error = `must be a whole number from ${format(min)} to ${format(max)}`;
  return finish(z.int({ error }).min(min, { error }).max(max, { error }), about, {
    kind: 'integer',
    longest: LONGEST_NUMBER,
  });
}

/** `rule` replaces the message, if the bounds have a unit. */
export function number(about: About & Bounds & { readonly rule?: string }): z.ZodNumber {
  const { min, max, rule } = about;
  const error = rule ?? `must be a number from ${format(min)} to ${format(max)}`;
  return finish(z.number({ error }).min(min, { error }).max(max, { error }), about, {
    kind: 'number',
    longest: LONGEST_NUMBER,
  });
}

/** For JSON values of another type, for which a message about characters would not help. */
const notText = (rule: string): string =>
  `must be a text (a string in JSON) that ${rule.replace(/^must have/, 'has').replace(/^must be/, 'is')}`;

/** Free text. `max` is a limit in characters, enforced before any library sees the text. */
export function text(about: About & { readonly min?: number; readonly max: number }): z.ZodString {
  const { min = 1, max } = about;
  const error = `must have ${format(Math.max(1, min))} to ${format(max)} characters`;
  const type = z
    .string({ error: notText(error) })
    .min(min, { error })
    .max(max, { error });
  return finish(type, about, { kind: 'text', longest: max });
}

/** Free text that is not only white space. */
export function nonBlankText(about: About & { readonly max: number }): z.ZodString {
  const shape = /\S/;
  const error = `must have 1 to ${format(about.max)} characters that are not all spaces`;
  return text(about).regex(shape, { error });
}

/** JSON as text; in a JSON body also as a value. */
export function textOrJson(about: About & { readonly max: number }): z.ZodPipe<z.ZodTransform<unknown, unknown>, z.ZodString> {
  const write = (value: unknown): unknown => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);
  return z.preprocess(write, text(about)) as never;
}

/** Longer than any code that could be mistaken for a number. */
const LONG_TEXT = 200;

/** Text that matches a pattern. `rule` is the error message; `fit` normalises accepted variants. */
export function pattern(
  about: About & { readonly pattern: RegExp; readonly rule: string; readonly max: number; readonly fit?: (text: string) => string },
): z.ZodString {
  const { rule: error, max, fit } = about;
  const shaped = z.string({ error }).max(max, { error }).regex(about.pattern, { error });
  return finish(fit ? shaped.overwrite(fit) : shaped, about, {
    kind: max < LONG_TEXT ? 'code' : 'text',
    longest: max,
  });
}

const LONGEST_CODE = 30;

/** A code in a batch, where an invalid one must not fail the others: its pattern is checked by the lookup. */
export function code(description: string): z.ZodString {
  return pattern({ description, pattern: /\S/, rule: `must have 1 to ${LONGEST_CODE} characters`, max: LONGEST_CODE });
}

/** White space tolerated around a choice. */
const SPACES_AROUND = 20;

function longestOf(values: readonly string[]): number {
  return Math.max(...values.map(({ length }) => length));
}

export function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  about: About,
): z.ZodEnum<{ [Value in Values[number]]: Value }> {
  const rule = values.length === 1 ? `must be ${values[0]}` : `must be one of ${values.join(', ')}`;
  const error = ({ input }: { readonly input?: unknown }): string => (typeof input === 'string' ? rule : notText(rule));
  return finish(z.enum(values, { error }), about, {
    kind: 'text',
    choices: choicesOf(values),
    longest: longestOf(values) + SPACES_AROUND,
  }) as z.ZodEnum<{ [Value in Values[number]]: Value }>;
}

export function flag(about: About): z.ZodBoolean {
  return finish(z.boolean({ error: 'must be true or false' }), about, {
    kind: 'boolean',
    longest: LONGEST_FLAG,
  });
}

/** A repeatable parameter: `text=a&text=b`, or an array in JSON. */
export function list<Item extends z.ZodType>(item: Item, about: About & Bounds): z.ZodArray<Item> {
  const { min, max } = about;
  const error = `must be given ${format(min)} to ${format(max)} times`;
  const type = z
    .array(item, { error: `must be a list of ${format(min)} to ${format(max)}` })
    .min(min, { error })
    .max(max, { error });
  return finish(type, about, { ...factsOfItem(item), most: max });
}

function factsOfItem(item: z.ZodType): Pick<ParameterFacts, 'kind' | 'longest' | 'choices'> {
  const { kind, longest, choices } = factsOf(item);
  return { kind, longest, choices };
}

/** Search words: each must be a prefix of a word of the record. Case, accents and punctuation are ignored. */
export function query(description: string, { min = 1 }: { readonly min?: number } = {}): z.ZodString {
  const max = 100;
  const error = `must have ${min} to ${max} characters`;
  const shape = /[\p{L}\p{N}]/u;
  // Leading and trailing spaces are ignored.
  const trimmed = z
    .string({ error: notText(error) })
    .max(max, { error })
    .trim()
    .min(min, { error });
  return finish(trimmed.regex(shape, { error: 'must hold a letter or a digit' }), { description }, { kind: 'text', longest: max });
}

/** Transforms the value of a parameter, such as a state to its code. `read` returns `undefined` for unknown values. */
export function transform<T extends z.ZodType, Out extends {}>(
  type: T,
  read: (value: z.output<T>) => Out | undefined,
  error: string,
): z.ZodPipe<T, z.ZodTransform<Out, z.output<T>>> {
  return type.transform((value, context): Out => {
    const found = read(value);
    if (found === undefined) context.issues.push({ code: 'custom', message: error, input: value });
    return found as Out;
  }) as never;
}

function choicesOf(values: readonly string[]): ReadonlyMap<string, string> {
  return new Map(values.map((value) => [value.toLowerCase(), value]));
}

/** A comma-separated subset of names, or an array in JSON. Case-insensitive. */
export function someOf<const Values extends readonly [string, ...string[]]>(
  values: Values,
  about: About,
): z.ZodPipe<z.ZodTransform<unknown, unknown>, z.ZodType<Values[number][], string>> {
  const read = (value: string): Values[number][] | undefined => {
    const wanted = new Set(
      value
        .toLowerCase()
        .split(',')
        .map((part) => part.trim()),
    );
    const known = values.filter((name) => wanted.has(name.toLowerCase()));
    return known.length === wanted.size ? known : undefined;
  };
  const error = `must be one or more of ${values.join(', ')}, with commas between`;
  const max = 2 * values.join(', ').length;
  const joined = finish(z.string({ error: notText(error) }).max(max, { error }), about, {
    kind: 'text',
    choices: choicesOf(values),
    longest: max,
  });
  const inner = transform(joined, read, error);
  const join = (value: unknown): unknown => (Array.isArray(value) ? value.join(',') : value);
  return z.preprocess(join, inner) as never;
}

export function pincode(description: string): z.ZodString {
  return pattern({
    description,
    pattern: /^\s*[1-9][0-9]{2}\s?[0-9]{3}\s*$/,
    rule: 'must be a pincode: six digits, the first not 0',
    max: 12,
    fit: (value) => value.replace(/\s/g, ''),
  });
}

/** `limit` and `offset` of every paged list. Spread into an operation's `input`. */
export function paging({ limit = 20 }: { readonly limit?: number } = {}): {
  limit: z.ZodDefault<z.ZodInt>;
  offset: z.ZodDefault<z.ZodInt>;
} {
  return {
    limit: integer({ min: 1, max: 100, description: 'How many results to answer' }).default(limit),
    offset: integer({ min: 0, max: 1_000_000, description: 'How many results to skip' }).default(0),
  };
}
