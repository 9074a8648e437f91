/** Metadata of parameters, registered when their schema is created, so that nothing has to be inferred from the schema. */
import { z } from 'zod';

/** How text is coerced: a code is short text of a known pattern, which JSON may also give as a number. */
export type ParameterKind = 'text' | 'code' | 'integer' | 'number' | 'boolean';

export interface ParameterMetadata {
  readonly kind: ParameterKind;
  readonly description: string;
  /** Accepted aliases of the name. */
  readonly aliases: readonly string[];
  /** The values of a choice, by lower case. */
  readonly choices?: ReadonlyMap<string, string> | undefined;
  /** Maximum length in characters; of each item, for a list. Longer texts are never processed. */
  readonly maxLength: number;
  /** Maximum number of items. Only set for lists. */
  readonly maxItems?: number | undefined;
}

export const parameterRegistry = z.registry<ParameterMetadata>();

/** Metadata of a schema made with params.ts, through zod's wrappers: a rule, a transformation, a default, another description. */
export function metadataOf(type: z.ZodType): ParameterMetadata {
  const inner = innerOf(type);
  const metadata = inner ? metadataOf(inner) : (parameterRegistry.get(type) as ParameterMetadata | undefined);
  if (!metadata) throw new Error('Parameters must be created with core/request/params.ts');
  return type.description === undefined ? metadata : { ...metadata, description: type.description };
}

function innerOf(type: z.ZodType): z.ZodType | undefined {
  if (type instanceof z.ZodOptional || type instanceof z.ZodDefault) return type.unwrap() as z.ZodType;
  if (type instanceof z.ZodPipe) return (type.in instanceof z.ZodTransform ? type.out : type.in) as z.ZodType;
  return undefined;
}
