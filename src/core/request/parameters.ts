/** The parameters of an operation, put together once: what surfaces read inputs by, and what they tell about them. */
import { z } from 'zod';
import { weakMemo } from '../util/weak-memo.ts';
import type { Operation } from './operation.ts';
import { factsOf, type ParameterFacts } from './parameter-facts.ts';

export interface Parameter extends ParameterFacts {
  readonly name: string;
  readonly type: z.ZodType;
  readonly repeats: boolean;
  /** Under this name JSON holds it, as a list if it repeats: `document=a&document=b` and `{"documents": ["a", "b"]}`. */
  readonly jsonName: string;
}

export interface Parameters {
  readonly schema: z.ZodObject;
  /** By every name under which each is accepted. */
  readonly named: ReadonlyMap<string, Parameter>;
  /** What a request that gives nothing means, and the names of what it must give. */
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

/** What a parameter is called in JSON. */
export function jsonName(operation: Operation, name: string): string {
  return parametersOf(operation).named.get(name)?.jsonName ?? name;
}

/** The JSON schema of the input, as tools and the documentation show it. */
export const inputSchema = weakMemo((operation: Operation): Readonly<Record<string, unknown>> => {
  const { $schema: _, ...schema } = z.toJSONSchema(parametersOf(operation).schema, { io: 'input' });
  return schema;
});
