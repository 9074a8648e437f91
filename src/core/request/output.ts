/**
 * Output types of operations: the compiler rejects a handler whose result lacks a field of the output, has a field of another type,
 * or has a surplus field.
 */
import type { z } from 'zod';
import type { Answer, FileAnswer } from './envelope.ts';
import type { RawJson } from './json.ts';

/** Output that is a file, described by its media types, the default one first. */
export interface MediaOutput {
  readonly media: readonly string[];
  /** Schema of `data` when the client requests JSON instead of the file. */
  readonly json?: z.ZodType;
}

export type Output = z.ZodType | MediaOutput;

export function isMedia(output: Output): output is MediaOutput {
  return 'media' in output;
}

/** Type of `data`; never, if the response is always a file. */
export type DataOf<O extends Output> = O extends z.ZodType
  ? ReadonlyDeep<z.input<O>>
  : O extends { readonly json: infer J extends z.ZodType }
    ? ReadonlyDeep<z.input<J>>
    : never;

/** Results are never mutated, so a handler may return shared objects. */
type ReadonlyDeep<T> = T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T;

/** Serialised JSON cannot be checked by the compiler: only the contract test covers it. */
export type AnswerOf<O extends Output> = FileAnswer | ([DataOf<O>] extends [never] ? never : Answer<DataOf<O> | RawJson>);

/**
 * `unknown` if every field of a result is in the output, else a type that no handler satisfies: TypeScript by itself
 * does not apply excess property checks to return values of functions.
 */
export type NoExcessProperties<A, O extends Output> = [ExcessProperties<A, O>] extends [never]
  ? unknown
  : { readonly run: `the output has no field ${ExcessProperties<A, O>}` };

type ExcessProperties<A, O extends Output> = A extends { readonly data: infer Data } ? ExcessFields<Data, DataOf<O>> : never;

/** Names of surplus fields, at any depth. */
type ExcessFields<V, T> = V extends RawJson
  ? never
  : V extends readonly (infer Item)[]
    ? ExcessFields<Item, UnionMember<T, number>>
    : V extends object
      ? { [K in keyof V & string]-?: K extends UnionKeys<T> ? ExcessFields<V[K], UnionMember<T, K>> : K }[keyof V & string]
      : never;

/** Distributes over unions: a result may be any member. */
type UnionKeys<T> = T extends unknown ? keyof T : never;
type UnionMember<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
