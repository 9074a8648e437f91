/** The parameters of an operation, derived once: for parsing inputs, and for documentation. */
import { z } from 'zod';
import { weakMemo } from '../util/weak-memo.ts';
import type { Operation } from './operation.ts';
import { factsOf, type ParameterFacts } from './parameter-facts.ts';

export interface Parameter extends ParameterFacts {
  readonly name: string;
  readonly type: z.ZodType;
  readonly repeats: boolean;
  /** Name in JSON, where a repeated parameter is an array: `document=a&document=b` and `{"documents": ["a", "b"]}`. */
  readonly jsonName: string;
}

export interface Parameters {
  readonly schema: z.ZodObject;
  /** By name and aliases. */
  readonly named: ReadonlyMap<string, Parameter>;
  /** Values of omitted parameters, and the names of required ones. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
}

export const parametersOf = weakMemo((operation: Operation): Parameters => {
  const named = new Map<string, Parameter>();
  for (const [name, type] of Object.entries(operation.input)) {
    const facts = factsOf(type);
    const repeats = facts.most !== undefined;
    const parameter = { ...facts, name, type, repeats, jsonName: repeats ? (facts.aliases[0] ?? name) : name };
    for (const accepted of [name, ...parameter.aliases]) named.set(accepted, parameter);
  }
  const { defaults, required } = defaultsOf(operation.input);
  return { schema: z.strictObject(operation.input), named, defaults, required };
});

function defaultsOf(shape: Operation['input']): Pick<Parameters, 'defaults' | 'required'> {
  const defaults: Record<string, unknown> = {};
  const required: string[] = [];
  for (const [name, type] of Object.entries(shape)) {
    const { success, data } = type.safeParse(undefined);
    if (success) defaults[name] = data;
    else required.push(name);
  }
  return { defaults, required };
}

/** Name of a parameter in JSON. */
export function jsonName(operation: Operation, name: string): string {
  return parametersOf(operation).named.get(name)?.jsonName ?? name;
}

/** The JSON schema of the input, for tools and the documentation. */
export const inputSchema = weakMemo((operation: Operation): Readonly<Record<string, unknown>> => {
  const { $schema: _, ...schema } = z.toJSONSchema(parametersOf(operation).schema, { io: 'input' });
  return schema;
});
