/**
 * What an operation answers, and the types that follow from it: the compiler refuses a handler whose answer lacks a field
 * of the output, has a field of another type, or has one that the output does not know.
 */
import type { z } from 'zod';
import type { Answer, FileAnswer } from './envelope.ts';
import type { RawJson } from './json.ts';

/** An answer that is a file is described by its media types, the default one first. */
export interface MediaOutput {
  readonly media: readonly string[];
  /** What `data` is when the caller asks for JSON instead of the file. */
  readonly json?: z.ZodType;
}

export type Output = z.ZodType | MediaOutput;

export function isMedia(output: Output): output is MediaOutput {
  return 'media' in output;
}

/** What `data` is; never, where the answer is always a file. */
export type DataOf<O extends Output> = O extends z.ZodType
  ? ReadonlyDeep<z.input<O>>
  : O extends { readonly json: infer J extends z.ZodType }
    ? ReadonlyDeep<z.input<J>>
    : never;

/** Nobody writes into an answer, so a handler may answer what it keeps for others. */
type ReadonlyDeep<T> = T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T;

/** JSON that is already written has no type to be checked: there the contract test stands alone. */
export type AnswerOf<O extends Output> = FileAnswer | ([DataOf<O>] extends [never] ? never : Answer<DataOf<O> | RawJson>);

/**
 * Nothing to ask for where every field of an answer is one of the output, else what no handler is: the compiler by itself
 * lets a function answer more than its type says.
 */
export type NoSurplus<A, O extends Output> = [Surplus<A, O>] extends [never]
  ? unknown
  : { readonly run: `the output has no field ${Surplus<A, O>}` };

type Surplus<A, O extends Output> = A extends { readonly data: infer Data } ? SurplusFields<Data, DataOf<O>> : never;

/** Names of the fields that a value has and its type does not know, in all depths. */
type SurplusFields<V, T> = V extends RawJson
  ? never
  : V extends readonly (infer Item)[]
    ? SurplusFields<Item, Member<T, number>>
    : V extends object
      ? { [K in keyof V & string]-?: K extends Names<T> ? SurplusFields<V[K], Member<T, K>> : K }[keyof V & string]
      : never;

/** Of all members of a union: an answer may be any of them. */
type Names<T> = T extends unknown ? keyof T : never;
type Member<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
