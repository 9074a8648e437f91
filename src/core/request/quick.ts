/**
 * The short way through the rules of a parameter. zod asks each rule by itself and gathers all that is wrong; but most values
 * are right, and a search spent as much on being checked so as on finding its rows. Here the rules of a parameter, read from
 * its schema, become one function that knows right values of the common kinds. Of all others it says nothing: the schema decides.
 */
import type { z } from 'zod';

/** The value as its schema would give it, or `undefined`: ask the schema. */
export type Quick = (value: unknown) => unknown;

/** What zod knows of a schema, as far as it is used here. */
interface Def {
  readonly type: string;
  readonly format?: string;
  readonly coerce?: boolean;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly entries?: Readonly<Record<string, string>>;
  readonly transform?: (value: unknown, context: { readonly value: unknown; readonly issues: unknown[] }) => unknown;
  readonly checks?: readonly { readonly _zod: { readonly def: Rule } }[];
}

type Rule =
  | { readonly check: 'min_length'; readonly minimum: number }
  | { readonly check: 'max_length'; readonly maximum: number }
  | { readonly check: 'string_format'; readonly format: string; readonly pattern: RegExp }
  | { readonly check: 'overwrite'; readonly tx: (value: unknown) => unknown }
  | { readonly check: 'greater_than' | 'less_than'; readonly value: number; readonly inclusive: boolean };

const unsure: Quick = () => undefined;

export function quickCheck(type: z.ZodType): Quick {
  const def = defOf(type);
  switch (def.type) {
    case 'string':
      return def.format || def.coerce ? unsure : inTurn([isText, ...rulesOf(def)]);
    case 'number':
      return def.coerce ? unsure : inTurn([isNumber(def.format), ...rulesOf(def)]);
  }
  // Of other kinds the rules that are added to them are not known here.
  if (def.checks?.length) return unsure;
  switch (def.type) {
    case 'optional':
    case 'default':
      return quickCheck(def.innerType as z.ZodType);
    case 'pipe':
      return inTurn([quickCheck(def.in as z.ZodType), quickCheck(def.out as z.ZodType)]);
    case 'transform':
      return quickTransform(def.transform as NonNullable<Def['transform']>);
    case 'enum':
      return quickChoice(new Set(Object.values(def.entries ?? {})));
    default:
      return unsure;
  }
}

function defOf(type: z.ZodType): Def {
  return (type as unknown as { readonly def: Def }).def;
}

/** Each step with what the one before it gave. */
function inTurn(steps: readonly Quick[]): Quick {
  return (value) => {
    let checked = value;
    for (let at = 0; at < steps.length && checked !== undefined; at++) checked = (steps[at] as Quick)(checked);
    return checked;
  };
}

const isText: Quick = (value) => (typeof value === 'string' ? value : undefined);

function isNumber(format: string | undefined): Quick {
  if (format === 'safeint') return (value) => (Number.isSafeInteger(value) ? value : undefined);
  return format ? unsure : (value) => (Number.isFinite(value) ? value : undefined);
}

function quickChoice(values: ReadonlySet<unknown>): Quick {
  return (value) => (values.has(value) ? value : undefined);
}

function quickTransform(transform: NonNullable<Def['transform']>): Quick {
  return (value) => {
    const issues: unknown[] = [];
    const made = transform(value, { value, issues });
    return issues.length === 0 ? made : undefined;
  };
}

function rulesOf({ checks = [] }: Def): Quick[] {
  return checks.map(({ _zod }) => ruleOf(_zod.def));
}

function ruleOf(rule: Rule): Quick {
  switch (rule.check) {
    // zod counts a pair of surrogates once: a text is sure to be long enough where it would be so if it were all pairs.
    case 'min_length':
      return (text) => ((text as string).length >= rule.minimum * 2 - 1 ? text : undefined);
    case 'max_length':
      return (text) => ((text as string).length <= rule.maximum ? text : undefined);
    case 'string_format':
      if (rule.format !== 'regex' || rule.pattern.global || rule.pattern.sticky) return unsure;
      return (text) => (rule.pattern.test(text as string) ? text : undefined);
    case 'overwrite':
      return rule.tx;
    case 'greater_than':
      return (value) => ((value as number) > rule.value || (rule.inclusive && value === rule.value) ? value : undefined);
    case 'less_than':
      return (value) => ((value as number) < rule.value || (rule.inclusive && value === rule.value) ? value : undefined);
    default:
      return unsure;
  }
}
