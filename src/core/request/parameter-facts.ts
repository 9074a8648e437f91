/** Metadata of parameters, registered when their schema is created, so that nothing has to be inferred from the schema. */
import { z } from 'zod';

/** How text is coerced: a code is short text of a known pattern, which JSON may also give as a number. */
export type Kind = 'text' | 'code' | 'integer' | 'number' | 'boolean';

export interface ParameterFacts {
  readonly kind: Kind;
  readonly description: string;
  /** Accepted aliases of the name. */
  readonly aliases: readonly string[];
  /** The values of a choice, by lower case. */
  readonly choices?: ReadonlyMap<string, string> | undefined;
  /** Maximum length in characters; of each item, for a list. Longer texts are never processed. */
  readonly longest: number;
  /** Maximum number of items. Only set for lists. */
  readonly most?: number | undefined;
}

export const parameterFacts = z.registry<ParameterFacts>();

/** Metadata of a schema made with params.ts, through zod's wrappers: a rule, a transformation, a default, another description. */
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
