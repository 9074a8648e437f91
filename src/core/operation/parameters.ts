/** The parameters of an operation, derived once: for parsing inputs, and for documentation. */
import { z } from 'zod';
import { metadataOf, type ParameterMetadata } from '../request/parameter-metadata.ts';
import { weakMemo } from '../util/weak-memo.ts';
import type { Operation } from './operation.ts';

export interface Parameter extends ParameterMetadata {
  readonly name: string;
  readonly type: z.ZodType;
  readonly repeats: boolean;
  /** Name in JSON, where a repeated parameter is an array: `document=a&document=b` and `{"documents": ["a", "b"]}`. */
  readonly jsonName: string;
}

export interface ParameterSet {
  readonly schema: z.ZodObject;
  /** By name and aliases. */
  readonly byName: ReadonlyMap<string, Parameter>;
  /** Values of omitted parameters, and the names of required ones. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
}

export const parametersOf = weakMemo((operation: Operation): ParameterSet => {
  const byName = new Map<string, Parameter>();
  for (const [name, type] of Object.entries(operation.input)) {
    const metadata = metadataOf(type);
    const repeats = metadata.maxItems !== undefined;
    const parameter = { ...metadata, name, type, repeats, jsonName: repeats ? (metadata.aliases[0] ?? name) : name };
    for (const alias of [name, ...parameter.aliases]) byName.set(alias, parameter);
  }
  const { defaults, required } = defaultsOf(operation.input);
  return { schema: z.strictObject(operation.input), byName, defaults, required };
});

function defaultsOf(shape: Operation['input']): Pick<ParameterSet, 'defaults' | 'required'> {
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
  return parametersOf(operation).byName.get(name)?.jsonName ?? name;
}

/** Name of a parameter as an argument of a client or a command; path parameters have no alias. */
export function argumentName(operation: Operation, name: string): string {
  return operation.path.includes(`{${name}}`) ? name : jsonName(operation, name);
}

/** The JSON schema of the input, for tools and the documentation. */
export const inputSchema = weakMemo((operation: Operation): Readonly<Record<string, unknown>> => {
  const { $schema: _, ...schema } = z.toJSONSchema(parametersOf(operation).schema, { io: 'input' });
  return schema;
});
