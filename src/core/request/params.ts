/**
 * The kinds of parameter. Each one carries its bounds, the sentence that explains them when they are broken,
 * and the description that the documentation shows: nothing about a parameter is written in two places.
 *
 * A parameter is required unless `.optional()` is added or a default is given.
 */
import { z } from 'zod';

interface About {
  readonly description: string;
  /** Other names under which the parameter is accepted. */
  readonly aliases?: readonly string[];
}

/** Facts about a parameter that zod itself has no place for. */
export const parameterFacts = z.registry<{ aliases: readonly string[] }>();

function finish<T extends z.ZodType>(type: T, { description, aliases }: About): T {
  const described = type.describe(description);
  if (aliases) parameterFacts.add(described, { aliases });
  return described;
}

/** Years and other small numbers are read without a comma. */
const format = (value: number): string => (Math.abs(value) < 10_000 ? String(value) : value.toLocaleString('en-IN'));

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

export function integer(about: About & Bounds): z.ZodInt {
  const { min, max } = about;
  const error = `must be a whole number from ${format(min)} to ${format(max)}`;
  return finish(z.int({ error }).min(min, { error }).max(max, { error }), about);
}

export function number(about: About & Bounds): z.ZodNumber {
  const { min, max } = about;
  const error = `must be a number from ${format(min)} to ${format(max)}`;
  return finish(z.number({ error }).min(min, { error }).max(max, { error }), about);
}

/** Free text. `max` is a limit on characters, checked before any library sees the text. */
export function text(about: About & { readonly min?: number; readonly max: number }): z.ZodString {
  const { min = 1, max } = about;
  const error = min > 1 ? `must have ${format(min)} to ${format(max)} characters` : `must have 1 to ${format(max)} characters`;
  return finish(z.string({ error }).min(min, { error }).max(max, { error }), about);
}

/** Text of a known shape. `rule` is the sentence that says what the pattern means; `fit` brings accepted variants into one form. */
export function pattern(
  about: About & { readonly pattern: RegExp; readonly rule: string; readonly max: number; readonly fit?: (text: string) => string },
): z.ZodString {
  const error = about.rule;
  const shaped = z.string({ error }).max(about.max, { error }).regex(about.pattern, { error });
  return finish(about.fit ? shaped.overwrite(about.fit) : shaped, about);
}

export function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  about: About,
): z.ZodEnum<{ [Value in Values[number]]: Value }> {
  const error = values.length === 1 ? `must be ${values[0]}` : `must be one of ${values.join(', ')}`;
  return finish(z.enum(values, { error }), about) as z.ZodEnum<{ [Value in Values[number]]: Value }>;
}

export function flag(about: About): z.ZodBoolean {
  return finish(z.boolean({ error: 'must be true or false' }), about);
}

/** A parameter that may be repeated: `text=a&text=b`, or an array in JSON. */
export function list<Item extends z.ZodType>(item: Item, about: About & Bounds): z.ZodArray<Item> {
  const { min, max } = about;
  const error = `must be given ${format(min)} to ${format(max)} times`;
  return finish(z.array(item, { error }).min(min, { error }).max(max, { error }), about);
}

/** Search words: every one must begin a word of the record. Case, accents and punctuation do not matter. */
export function query(description: string, { min = 1 }: { readonly min?: number } = {}): z.ZodString {
  const error = `must have ${min} to 100 characters`;
  // Spaces around the words do not count.
  const trimmed = z.string({ error }).max(100, { error }).trim().min(min, { error });
  return finish(trimmed.regex(/[\p{L}\p{N}]/u, { error: 'must hold a letter or a digit' }), { description });
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
