/** What is known of a parameter besides its schema: written down where it is made, so that nobody has to read it out of the schema again. */
import { z } from 'zod';
import type { Quick } from './quick.ts';

/** How text is read: a code is short text of a known shape, which JSON may also give as a number. */
export type Kind = 'text' | 'code' | 'integer' | 'number' | 'boolean';

export interface ParameterFacts {
  readonly kind: Kind;
  readonly description: string;
  /** Other names under which the parameter is accepted. */
  readonly aliases: readonly string[];
  /** The values of a choice, by their small letters. */
  readonly choices?: ReadonlyMap<string, string> | undefined;
  /** Characters at the most; of each item, in a list. Nothing looks into a longer text. */
  readonly longest: number;
  /** Items of a list at the most. Only lists have it. */
  readonly most?: number | undefined;
  /** Of the bare value, without the list around it. */
  readonly quick: Quick;
}

/** By the schema itself, not by what it was made from: a rule added to a schema makes what was known of it untrue. */
export const parameterFacts = new WeakMap<z.ZodType, ParameterFacts>();

/** Whether a value may be left out changes nothing of what it is; a rule or a description that is added then does. */
export function factsOf(type: z.ZodType): ParameterFacts {
  const facts = parameterFacts.get(type);
  if (facts) return facts;
  const mayBeLeftOut = type instanceof z.ZodOptional || type instanceof z.ZodDefault;
  if (mayBeLeftOut && !type.def.checks?.length && type.description === undefined) return factsOf(type.unwrap() as z.ZodType);
  throw new Error('A parameter is to be made with core/request/params.ts; what is added to it with keeps(), becomes() and described().');
}
