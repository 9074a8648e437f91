/** Error messages of input validation: which parameter breaks which rule. */
import type { z } from 'zod';
import type { Operation } from '../operation/operation.ts';
import { parametersOf } from '../operation/parameters.ts';
import { ApiError } from './api-error.ts';

/** Reports the first invalid parameter, in documented order. */
export function validationError(operation: Operation, raw: Readonly<Record<string, unknown>>): ApiError {
  const { schema, byName } = parametersOf(operation);
  const issue = schema.safeParse(raw).error?.issues[0] as z.core.$ZodIssue;
  const name = String(issue.path[0] ?? 'request');
  if (issue.path.length === 1 && raw[name] === undefined) {
    return new ApiError('missing_parameter', `${name}: is required (${byName.get(name)?.description || issue.message})`);
  }
  return new ApiError('invalid_parameter', `${issue.path.join('.')}: ${issue.message}`);
}

/** Error for unknown parameters, on surfaces that do not ignore them. */
export function unknownParametersError(operation: Operation, names: readonly string[]): ApiError {
  const known = Object.keys(operation.input).join(', ') || 'none';
  return new ApiError('invalid_parameter', `${names.join(', ').slice(0, 100)}: unknown parameter; known: ${known}`);
}
