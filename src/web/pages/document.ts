/** The parts of the OpenAPI document that pages are generated from. */
import { type Field, fieldsOf, type Schema } from './schema.ts';

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface DocumentedContent {
  readonly schema?: Schema;
  readonly examples?: { readonly answer: { readonly value: unknown } };
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, DocumentedContent>> }>>;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Operations by id; POST variants have the suffix `_post`. */
export function documentedOperations({ paths }: Document): ReadonlyMap<string, DocumentedOperation> {
  return new Map(Object.values(paths).flatMap((item) => Object.values(item).map((operation) => [operation.operationId, operation])));
}

/** Recorded JSON response of the example. */
export function exampleAnswer({ responses }: DocumentedOperation): unknown {
  return responses['200']?.content?.['application/json']?.examples?.answer.value;
}

/** Fields of the JSON response. */
export function answerFields({ responses }: DocumentedOperation, { components }: Document): Field[] {
  const fields = responses['200']?.content?.['application/json']?.schema?.properties as Record<string, Schema> | undefined;
  return fields?.data ? fieldsOf(fields.data, components.schemas) : [];
}
