/** From what a client sends to what a handler gets: names, types and bounds, checked once, at the edge. */
import { z } from 'zod';
import { memoise } from '../util/memo.ts';
import { Fault } from './fault.ts';
import type { Operation } from './operation.ts';
import { parameterFacts } from './params.ts';
import { type Quick, quickCheck } from './quick.ts';

/** A code is short text of a known shape. */
type Kind = 'text' | 'code' | 'integer' | 'number' | 'boolean';

interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly aliases: readonly string[];
  readonly kind: Kind;
  /** The values of a choice, by their small letters. */
  readonly choices?: ReadonlyMap<string, string>;
  readonly repeats: boolean;
}

interface Accepted extends Parameter {
  /** A bit of its own. */
  readonly bit: number;
  readonly quick: Quick;
}

interface Compiled {
  readonly schema: z.ZodObject;
  readonly parameters: ReadonlyMap<string, Accepted>;
  /** What a request that gives nothing means, and the names of what it must give. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  readonly requiredBits: number;
  /** Made when it is first asked for. */
  json?: Record<string, unknown>;
}

/** Each has a bit of a number. */
const MOST_PARAMETERS = 32;

const compile = memoise((operation: Operation): Compiled => {
  const given = Object.entries(operation.input);
  if (given.length > MOST_PARAMETERS) throw new Error(`${operation.id} has more than ${MOST_PARAMETERS} parameters`);
  const parameters = new Map<string, Accepted>();
  for (const [at, [name, type]] of given.entries()) {
    const parameter = { name, ...describe(type), bit: 1 << at, quick: quickCheck(type) };
    for (const accepted of [name, ...parameter.aliases]) parameters.set(accepted, parameter);
  }
  const { defaults, required } = defaultsOf(operation.input);
  const requiredBits = required.reduce((bits, name) => bits | (parameters.get(name) as Accepted).bit, 0);
  return { schema: z.strictObject(operation.input), parameters, defaults, required, requiredBits };
});

function defaultsOf(shape: Operation['input']): Pick<Compiled, 'defaults' | 'required'> {
  const defaults: Record<string, unknown> = {};
  const required: string[] = [];
  for (const [name, type] of Object.entries(shape)) {
    const { success, data } = type.safeParse(undefined);
    if (success) defaults[name] = data;
    else required.push(name);
  }
  return { defaults, required };
}

/** Looks through optional, default and similar wrappers for what the value itself is. */
function describe(type: z.ZodType): Omit<Parameter, 'name'> {
  const { def } = type as unknown as {
    def: { type: string; innerType?: z.ZodType; in?: z.ZodType; element?: z.ZodType; entries?: Record<string, string> };
  };
  const { description = '' } = type;
  const aliases = parameterFacts.get(type)?.aliases ?? [];
  const wrapped = def.innerType ?? def.in;
  if (wrapped) {
    const within = describe(wrapped);
    return { ...within, description: description || within.description, aliases: [...aliases, ...within.aliases] };
  }
  if (def.element) return { ...describe(def.element), repeats: true, description, aliases };
  if (def.type === 'enum') {
    const choices = new Map(Object.values(def.entries ?? {}).map((value) => [value.toLowerCase(), value]));
    return { kind: 'text', choices, repeats: false, description, aliases };
  }
  return { kind: kindOf(type), repeats: false, description, aliases };
}

/** Longer than any code. */
const LONG_TEXT = 200;

function kindOf(type: z.ZodType): Kind {
  if (type instanceof z.ZodString) return hasShape(type) && (type.maxLength ?? LONG_TEXT) < LONG_TEXT ? 'code' : 'text';
  if (type instanceof z.ZodNumber) return type.format === 'safeint' ? 'integer' : 'number';
  return type instanceof z.ZodBoolean ? 'boolean' : 'text';
}

function hasShape({ def }: z.ZodString): boolean {
  return def.checks?.some((check) => (check._zod.def as { format?: string }).format === 'regex') ?? false;
}

/** What is known of an operation's parameters, by name. */
export function parametersOf(operation: Operation): ReadonlyMap<string, Pick<Parameter, 'description' | 'aliases' | 'repeats'>> {
  return compile(operation).parameters;
}

/** What a parameter is called in JSON, where one that repeats in a query is a list: `document=a&document=b` and `{"documents": ["a", "b"]}`. */
export function jsonName(operation: Operation, name: string): string {
  const { repeats = false, aliases = [] } = compile(operation).parameters.get(name) ?? {};
  return repeats ? (aliases[0] ?? name) : name;
}

/**
 * The input of a request all at once, where every value is right by itself, as in most requests. Otherwise nothing: then the input is
 * to be read and checked, which also finds the words for what is wrong.
 */
export function readQuickly(
  operation: Operation,
  pairs: readonly (readonly [name: string, value: string])[],
): Record<string, unknown> | undefined {
  const { parameters, defaults, requiredBits } = compile(operation);
  const input = { ...defaults };
  let given = 0;
  for (const [name, value] of pairs) {
    const parameter = parameters.get(name);
    if (!parameter) continue;
    const checked = (given & parameter.bit) === 0 ? parameter.quick(fromText(value, parameter)) : undefined;
    if (checked === undefined) return undefined;
    input[parameter.name] = checked;
    given |= parameter.bit;
  }
  return (given & requiredBits) === requiredBits ? input : undefined;
}

/** The raw input of a request: parameters given as text, typed by pattern. Names that are not parameters are passed over. */
export function readText(
  operation: Operation,
  pairs: Iterable<readonly [name: string, value: string]>,
  into: Record<string, unknown> = {},
): Record<string, unknown> {
  const { parameters } = compile(operation);
  for (const [given, value] of pairs) {
    const parameter = parameters.get(given);
    if (parameter) put(into, parameter, fromText(value, parameter));
  }
  return into;
}

/** The same for members of a JSON body. Text is typed like in a query, so `{"size": "256"}` works too, and so do numbers where text is meant. */
export function readMembers(operation: Operation, members: Readonly<Record<string, unknown>>, into: Record<string, unknown>): void {
  const { parameters } = compile(operation);
  for (const [given, value] of Object.entries(members)) {
    const parameter = parameters.get(given);
    if (!parameter) continue;
    const values = parameter.repeats && Array.isArray(value) ? value : [value];
    if (values.length === 0) into[parameter.name] ??= [];
    for (const item of values) put(into, parameter, fromJson(item, parameter));
  }
}

/** The same for the arguments of a tool, where a name that is no parameter is kept, so that it will be refused. */
export function readArguments(operation: Operation, args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { parameters } = compile(operation);
  const into: Record<string, unknown> = Object.fromEntries(Object.entries(args).filter(([name]) => !parameters.has(name)));
  readMembers(operation, args, into);
  return into;
}

function put(into: Record<string, unknown>, { name, repeats }: Parameter, value: unknown): void {
  if (repeats) into[name] = [...((into[name] as unknown[] | undefined) ?? []), value];
  else if (name in into) throw new Fault('invalid_parameter', `${name}: must be given once`);
  else into[name] = value;
}

const INTEGER = /^[+-]?\d{1,15}$/;
const NUMBER = /^[+-]?\d{1,15}(\.\d{1,15})?$/;

/** Codes that look like numbers are often sent as such: `{"pincode": 600001}`. */
function fromJson(value: unknown, parameter: Parameter): unknown {
  if (typeof value === 'string') return fromText(value, parameter);
  return parameter.kind === 'code' && Number.isSafeInteger(value) ? String(value) : value;
}

/** Text that is not of the kind stays text, and the schema refuses it: `1e1`, `0x10` and an empty text are not numbers. Choices may be in capitals. */
function fromText(value: string, { kind, choices }: Parameter): unknown {
  switch (kind) {
    case 'integer':
      return INTEGER.test(value) ? Number(value) : value;
    case 'number':
      return NUMBER.test(value) ? Number(value) : value;
    case 'boolean':
      return value === 'true' || value === 'false' ? value === 'true' : value;
    case 'text':
    case 'code':
      return choices?.get(value.trim().toLowerCase()) ?? value;
  }
}

/** The checked input, or a fault that says which parameter breaks which rule. Only what is given is checked: most requests give little of what they could. */
export function check(operation: Operation, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { defaults, required } = compile(operation);
  const input = { ...defaults };
  for (const name in raw) {
    const value = raw[name];
    if (value === undefined) continue;
    const checked = Object.hasOwn(operation.input, name) ? operation.input[name]?.safeParse(value) : undefined;
    if (!checked?.success) throw refuse(operation, raw);
    input[name] = checked.data;
  }
  for (const name of required) if (raw[name] === undefined) throw refuse(operation, raw);
  return input;
}

/** Why an input is refused: for the first of the parameters, in their documented order, that is not as it should be. */
function refuse(operation: Operation, raw: Readonly<Record<string, unknown>>): Fault {
  const { error } = compile(operation).schema.safeParse(raw);
  return explain(operation, error?.issues[0] as z.core.$ZodIssue, raw);
}

function explain(operation: Operation, issue: z.core.$ZodIssue, raw: Readonly<Record<string, unknown>>): Fault {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(operation.input).join(', ') || 'none';
    return new Fault('invalid_parameter', `${issue.keys.join(', ').slice(0, 100)}: unknown parameter; known: ${known}`);
  }
  const name = String(issue.path[0] ?? 'request');
  if (issue.path.length === 1 && raw[name] === undefined) {
    return new Fault(
      'missing_parameter',
      `${name}: is required (${compile(operation).parameters.get(name)?.description || issue.message})`,
    );
  }
  return new Fault('invalid_parameter', `${issue.path.join('.')}: ${issue.message}`);
}

/** The JSON schema of the input, as tools and the documentation show it. */
export function inputSchema(operation: Operation): Readonly<Record<string, unknown>> {
  const known = compile(operation);
  if (!known.json) {
    const { $schema: _, ...schema } = z.toJSONSchema(known.schema, { io: 'input' });
    known.json = schema;
  }
  return known.json;
}
