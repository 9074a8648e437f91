/**
 * Parameter types. Each one has its bounds, the error message for values out of bounds, and the description for the documentation:
 * nothing about a parameter is written twice.
 *
 * A parameter is required unless `.optional()` or `.default()` is added. Other rules are added with zod's own `.refine()`.
 */
import { z } from 'zod';
import { groupDigits } from '../util/group-digits.ts';
import { metadataOf, type ParameterMetadata, parameterRegistry } from './parameter-metadata.ts';

interface ParameterOptions {
  readonly description: string;
  /** Accepted aliases of the name. */
  readonly aliases?: readonly string[];
}

type KindMetadata = Pick<ParameterMetadata, 'kind' | 'maxLength'> & Partial<ParameterMetadata>;

/** A sign, 15 digits, a point and 15 digits. */
const MAX_NUMBER_LENGTH = 32;
const MAX_BOOLEAN_LENGTH = 'false'.length;

function register<T extends z.ZodType>(type: T, { description, aliases = [] }: ParameterOptions, metadata: KindMetadata): T {
  const described = type.describe(description);
  parameterRegistry.add(described, { aliases, ...metadata, description });
  return described;
}

/** Years and other small numbers are written without separators. */
const formatNumber = (value: number): string => (Math.abs(value) < 10_000 ? String(value) : groupDigits(value));

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

export function integer(options: ParameterOptions & Bounds): z.ZodInt {
  const { min, max } = options;
  const error = `must be a whole number from ${formatNumber(min)} to ${formatNumber(max)}`;
  return register(z.int({ error }).min(min, { error }).max(max, { error }), options, {
    kind: 'integer',
    maxLength: MAX_NUMBER_LENGTH,
  });
}

/** `message` replaces the default one, if the bounds have a unit. */
export function number(options: ParameterOptions & Bounds & { readonly message?: string }): z.ZodNumber {
  const { min, max, message } = options;
  const error = message ?? `must be a number from ${formatNumber(min)} to ${formatNumber(max)}`;
  return register(z.number({ error }).min(min, { error }).max(max, { error }), options, {
    kind: 'number',
    maxLength: MAX_NUMBER_LENGTH,
  });
}

/** For JSON values of another type, for which a message about characters would not help. */
const notTextMessage = (message: string): string =>
  `must be a string that ${message.replace(/^must have/, 'has').replace(/^must be/, 'is')}`;

/** Free text. `max` is a limit in characters, enforced before any library sees the text. */
export function text(options: ParameterOptions & { readonly min?: number; readonly max: number }): z.ZodString {
  const { min = 1, max } = options;
  const error = `must have ${formatNumber(Math.max(1, min))} to ${formatNumber(max)} characters`;
  const type = z
    .string({ error: notTextMessage(error) })
    .min(min, { error })
    .max(max, { error });
  return register(type, options, { kind: 'text', maxLength: max });
}

/** Free text that is not only white space. */
export function nonBlankText(options: ParameterOptions & { readonly max: number }): z.ZodString {
  const nonBlank = /\S/;
  const error = `must have 1 to ${formatNumber(options.max)} characters, not all of them spaces`;
  return text(options).regex(nonBlank, { error });
}

/** JSON as text; in a JSON body also as a value. */
export function textOrJson(options: ParameterOptions & { readonly max: number }): z.ZodPipe<z.ZodTransform<unknown, unknown>, z.ZodString> {
  const stringify = (value: unknown): unknown => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);
  return z.preprocess(stringify, text(options)) as never;
}

/** Longer than any code that could be mistaken for a number. */
const MIN_FREE_TEXT_LENGTH = 200;

/** Text that matches a pattern. `message` is the error; `normalise` rewrites accepted variants. */
export function pattern(
  options: ParameterOptions & {
    readonly pattern: RegExp;
    readonly message: string;
    readonly max: number;
    readonly normalise?: (text: string) => string;
  },
): z.ZodString {
  const { message: error, max, normalise } = options;
  const matching = z.string({ error }).max(max, { error }).regex(options.pattern, { error });
  return register(normalise ? matching.overwrite(normalise) : matching, options, {
    kind: max < MIN_FREE_TEXT_LENGTH ? 'code' : 'text',
    maxLength: max,
  });
}

const MAX_CODE_LENGTH = 30;

/** A code in a batch, where an invalid one must not fail the others: its pattern is checked by the lookup. */
export function code(description: string): z.ZodString {
  return pattern({ description, pattern: /\S/, message: `must have 1 to ${MAX_CODE_LENGTH} characters`, max: MAX_CODE_LENGTH });
}

/** White space tolerated around a choice. */
const MAX_SURROUNDING_SPACES = 20;

function maxLengthOf(values: readonly string[]): number {
  return Math.max(...values.map(({ length }) => length));
}

export function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  options: ParameterOptions,
): z.ZodEnum<{ [Value in Values[number]]: Value }> {
  const message = values.length === 1 ? `must be ${values[0]}` : `must be one of ${values.join(', ')}`;
  const error = ({ input }: { readonly input?: unknown }): string => (typeof input === 'string' ? message : notTextMessage(message));
  return register(z.enum(values, { error }), options, {
    kind: 'text',
    choices: choicesOf(values),
    maxLength: maxLengthOf(values) + MAX_SURROUNDING_SPACES,
  }) as z.ZodEnum<{ [Value in Values[number]]: Value }>;
}

export function flag(options: ParameterOptions): z.ZodBoolean {
  return register(z.boolean({ error: 'must be true or false' }), options, {
    kind: 'boolean',
    maxLength: MAX_BOOLEAN_LENGTH,
  });
}

/** A repeatable parameter: `text=a&text=b`, or an array in JSON. */
export function list<Item extends z.ZodType>(item: Item, options: ParameterOptions & Bounds): z.ZodArray<Item> {
  const { min, max } = options;
  const error = `must be given ${formatNumber(min)} to ${formatNumber(max)} times`;
  const type = z
    .array(item, { error: `must be a list of ${formatNumber(min)} to ${formatNumber(max)}` })
    .min(min, { error })
    .max(max, { error });
  return register(type, options, { ...itemMetadata(item), maxItems: max });
}

function itemMetadata(item: z.ZodType): Pick<ParameterMetadata, 'kind' | 'maxLength' | 'choices'> {
  const { kind, maxLength, choices } = metadataOf(item);
  return { kind, maxLength: maxLength, choices };
}

/** Search words: each must be a prefix of a word of the record. Case, accents and punctuation are ignored. */
export function query(description: string, { min = 1 }: { readonly min?: number } = {}): z.ZodString {
  const max = 100;
  const error = `must have ${min} to ${max} characters`;
  const letterOrDigit = /[\p{L}\p{N}]/u;
  // Leading and trailing spaces are ignored.
  const trimmed = z
    .string({ error: notTextMessage(error) })
    .max(max, { error })
    .trim()
    .min(min, { error });
  // Not `regex`: as a pattern of the JSON schema it would need the flag u, which many generators of clients do not set.
  const withLetterOrDigit = trimmed.refine((text) => letterOrDigit.test(text), { error: 'must contain a letter or a digit' });
  return register(withLetterOrDigit, { description }, { kind: 'text', maxLength: max });
}

/** Transforms the value of a parameter, such as a state to its code. `parse` returns `undefined` for unknown values. */
export function transform<T extends z.ZodType, Out extends {}>(
  type: T,
  parse: (value: z.output<T>) => Out | undefined,
  error: string,
): z.ZodPipe<T, z.ZodTransform<Out, z.output<T>>> {
  return type.transform((value, context): Out => {
    const parsed = parse(value);
    if (parsed === undefined) context.issues.push({ code: 'custom', message: error, input: value });
    return parsed as Out;
  }) as never;
}

function choicesOf(values: readonly string[]): ReadonlyMap<string, string> {
  return new Map(values.map((value) => [value.toLowerCase(), value]));
}

/** A comma-separated subset of names, or an array in JSON. Case-insensitive. */
export function someOf<const Values extends readonly [string, ...string[]]>(
  values: Values,
  options: ParameterOptions,
): z.ZodPipe<z.ZodTransform<unknown, unknown>, z.ZodType<Values[number][], string>> {
  const parse = (value: string): Values[number][] | undefined => {
    const selected = new Set(
      value
        .toLowerCase()
        .split(',')
        .map((part) => part.trim()),
    );
    const matches = values.filter((name) => selected.has(name.toLowerCase()));
    return matches.length === selected.size ? matches : undefined;
  };
  const error = `must be one or more of ${values.join(', ')}, comma-separated`;
  const max = 2 * values.join(', ').length;
  const joined = register(z.string({ error: notTextMessage(error) }).max(max, { error }), options, {
    kind: 'text',
    choices: choicesOf(values),
    maxLength: max,
  });
  const inner = transform(joined, parse, error);
  const join = (value: unknown): unknown => (Array.isArray(value) ? value.join(',') : value);
  return z.preprocess(join, inner) as never;
}

export function pincode(description: string): z.ZodString {
  return pattern({
    description,
    pattern: /^\s*[1-9][0-9]{2}\s?[0-9]{3}\s*$/,
    message: 'must be a pincode of six digits that does not begin with 0',
    max: 12,
    normalise: (value) => value.replace(/\s/g, ''),
  });
}

/** `limit` and `offset` of every paged list. Spread into an operation's `input`. */
export function paging({ limit = 20 }: { readonly limit?: number } = {}): {
  limit: z.ZodDefault<z.ZodInt>;
  offset: z.ZodDefault<z.ZodInt>;
} {
  return {
    limit: integer({ min: 1, max: 100, description: 'Maximum number of results' }).default(limit),
    offset: integer({ min: 0, max: 1_000_000, description: 'Number of results to skip' }).default(0),
  };
}
