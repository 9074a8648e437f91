/** Request encoding and response types of operations in the generated clients. */
import { z } from 'zod';
import type { Operation } from '../../core/operation/operation.ts';
import { inputSchema } from '../../core/operation/parameters.ts';
import { isMedia } from '../../core/request/output.ts';
import { isList, methodsOf } from '../rest-operation.ts';

export const JSON_MEDIA = 'application/json';

export type Sends = 'query' | 'json' | 'file' | 'files';

/** Operations with a body send parameters in it: a query limits the length of texts. */
export function transportOf(operation: Operation): Sends {
  if (operation.files) return operation.files.max === 1 ? 'file' : 'files';
  return methodsOf(operation).includes('POST') ? 'json' : 'query';
}

/** Media types that a client receives: it requests neither plain text nor events, and CSV only by a `format` of the operation. */
export function responseTypesOf(operation: Operation): readonly string[] {
  const { output, alsoMedia = [], input } = operation;
  if (isMedia(output)) return output.json ? [...output.media, JSON_MEDIA] : output.media;
  return [JSON_MEDIA, ...alsoMedia, ...(isList(operation) && 'format' in input ? ['text/csv'] : [])];
}

/** Largest page size; undefined if the response is not paged. */
export function pageSize(operation: Operation): number | undefined {
  const { output, input } = operation;
  if (!(output instanceof z.ZodArray && 'limit' in input && 'offset' in input)) return undefined;
  const { properties } = inputSchema(operation) as { properties: Record<string, { readonly maximum?: number }> };
  return properties.limit?.maximum;
}
