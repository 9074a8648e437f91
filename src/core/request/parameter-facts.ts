/** What is known of a parameter besides its schema: written down where it is made, so that nobody has to read it out of the schema again. */
import { z } from 'zod';

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
}

export const parameterFacts = z.registry<ParameterFacts>();

/** Of a schema made with params.ts, whatever zod's methods have added to it: a rule, a transformation, a default, another description. */
export function factsOf(type: z.ZodType): ParameterFacts {
  const inner = innerOf(type);
  const facts = inner ? factsOf(inner) : (parameterFacts.get(type) as ParameterFacts | undefined);
  if (!facts) throw new Error('A parameter is to be made with core/request/params.ts');
  return type.description === undefined ? facts : { ...facts, description: type.description };
}

function innerOf(type: z.ZodType): z.ZodType | undefined {
  if (type instanceof z.ZodOptional || type instanceof z.ZodDefault) return type.unwrap() as z.ZodType;
  if (type instanceof z.ZodPipe) return (type.in instanceof z.ZodTransform ? type.out : type.in) as z.ZodType;
  return undefined;
}
