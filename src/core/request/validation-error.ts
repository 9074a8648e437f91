/** Why an input is refused, in words: which parameter breaks which rule. */
import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import type { Operation } from './operation.ts';
import { parametersOf } from './parameters.ts';

/** For the first of the parameters, in their documented order, that is not as it should be. */
export function validationError(operation: Operation, raw: Readonly<Record<string, unknown>>): ApiError {
  const { schema, named } = parametersOf(operation);
  const issue = schema.safeParse(raw).error?.issues[0] as z.core.$ZodIssue;
  const name = String(issue.path[0] ?? 'request');
  if (issue.path.length === 1 && raw[name] === undefined) {
    return new ApiError('missing_parameter', `${name}: is required (${named.get(name)?.description || issue.message})`);
  }
  return new ApiError('invalid_parameter', `${issue.path.join('.')}: ${issue.message}`);
}

/** Names that are no parameters, where they are not passed over. */
export function unknownNames(operation: Operation, names: readonly string[]): ApiError {
  const known = Object.keys(operation.input).join(', ') || 'none';
  return new ApiError('invalid_parameter', `${names.join(', ').slice(0, 100)}: unknown parameter; known: ${known}`);
}
