/** Input validation: names, types and bounds of parameters, checked once, at the edge. */

import type { z } from 'zod';
import { ApiError } from '../request/api-error.ts';
import { hasLongMarkRun, MAX_MARK_RUN } from '../text/stream-safe.ts';
import { groupDigits } from '../util/group-digits.ts';
import type { Operation } from './operation.ts';
import { type Parameter, type ParameterSet, parametersOf } from './parameters.ts';
import { isTrackingParameter, unknownParameter } from './unknown-parameter.ts';

/** Names and values as text, from a path, a query or a form. */
export type NameValuePairs = readonly (readonly [name: string, value: string])[];

/** Reads and validates the inputs of one operation. */
export class InputReader {
  readonly #operation: Operation;
  readonly #parameters: ParameterSet;
  readonly #knownNames: readonly string[];

  /** @param surfaceParameters names of parameters handled by the surface, for error messages */
  constructor(operation: Operation, surfaceParameters: readonly string[] = []) {
    this.#operation = operation;
    this.#parameters = parametersOf(operation);
    this.#knownNames = [...Object.keys(operation.input), ...surfaceParameters];
  }

  /** The validated input of a request without a body. */
  fromUrl(pairs: NameValuePairs): Record<string, unknown> {
    return this.collect(pairs).validate();
  }

  /** The input of a request whose body is added later. */
  collect(pairs: NameValuePairs): InputCollector {
    const collector = new InputCollector(this.#operation, this.#parameters, this.#knownNames);
    collector.addText(pairs);
    return collector;
  }

  /** The validated arguments of an MCP tool call. */
  fromArguments(args: Readonly<Record<string, unknown>>, presets: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const collector = new InputCollector(this.#operation, this.#parameters, this.#knownNames);
    collector.addMembers(args);
    return collector.validate(presets);
  }
}

/** Collects the input of a request. Unknown names are rejected. */
export class InputCollector {
  readonly #operation: Operation;
  readonly #parameters: ParameterSet;
  readonly #knownNames: readonly string[];
  readonly #raw: Record<string, unknown> = {};

  constructor(operation: Operation, parameters: ParameterSet, knownNames: readonly string[]) {
    this.#operation = operation;
    this.#parameters = parameters;
    this.#knownNames = knownNames;
  }

  addText(pairs: NameValuePairs): void {
    for (const [name, value] of pairs) {
      const parameter = this.#parameters.byName.get(name);
      if (parameter) this.#addValue(parameter, fromText(value, parameter));
      else if (!isTrackingParameter(name)) throw unknownParameter(name, this.#knownNames);
    }
  }

  /** Adds members of a JSON body. Strings are coerced like in a query, so `{"size": "256"}` works, and so do numbers for codes. */
  addMembers(members: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(members)) {
      const parameter = this.#parameters.byName.get(name);
      if (!parameter) throw unknownParameter(name, this.#knownNames);
      this.#addMember(name, value, parameter);
    }
  }

  #addMember(key: string, value: unknown, parameter: Parameter): void {
    const { name, repeats, maxItems = 0 } = parameter;
    if (repeats && Array.isArray(value)) {
      if (value.length === 0) this.#raw[name] ??= [];
      // One too many suffices for the schema to reject it.
      for (const item of value.slice(0, maxItems + 1)) this.#addValue(parameter, fromJson(item, parameter));
    } else if (repeats && key === parameter.jsonName) {
      this.#raw[name] = value;
    } else {
      this.#addValue(parameter, fromJson(value, parameter));
    }
  }

  #addValue({ name, repeats, maxItems = 0 }: Parameter, value: unknown): void {
    const existing = this.#raw[name];
    if (!repeats) {
      if (Object.hasOwn(this.#raw, name)) throw new ApiError('invalid_parameter', `${name}: must be given only once`);
      this.#raw[name] = value;
    } else if (existing === undefined) this.#raw[name] = [value];
    else if (Array.isArray(existing) && existing.length <= maxItems) existing.push(value);
  }

  /** The validated input, or an ApiError that names the parameter and the broken rule. Only supplied values are validated: most requests have few. */
  validate(presets: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
    const { byName, defaults, required } = this.#parameters;
    const raw = { ...presets, ...this.#raw };
    const input = { ...defaults };
    for (const name in raw) {
      const value = raw[name];
      if (value === undefined) continue;
      const parameter = byName.get(name);
      const result = parameter?.type.safeParse(value);
      if (!result?.success) throw validationError(this.#operation, raw);
      input[name] = result.data;
    }
    for (const name of required) if (raw[name] === undefined) throw validationError(this.#operation, raw);
    return input;
  }
}

/**
 * Enforces the length limit before any pattern, normalisation or library sees the text: their cost may grow faster than its length.
 * Free text that is too long is rejected here; a code or choice is truncated to a length that its schema still rejects, with its own message.
 */
function enforceLimits(value: string, { name, kind, maxLength, choices }: Parameter): string {
  if (value.length > maxLength) {
    const isFree = kind === 'text' && choices === undefined;
    if (!isFree) return value.slice(0, minOverlongLength(maxLength));
    if (value.length >= minOverlongLength(maxLength) || countCodePoints(value) > maxLength) {
      throw new ApiError('too_large', `${name}: is longer than ${groupDigits(maxLength)} characters`);
    }
  }
  if (value.length > MAX_MARK_RUN && hasLongMarkRun(value)) {
    throw new ApiError(
      'invalid_parameter',
      `${name}: must have at most ${MAX_MARK_RUN} combining marks in a row (UAX #15, Stream-Safe Text)`,
    );
  }
  return value;
}

/** A length in UTF-16 code units that exceeds `maxCharacters` even if all of them are surrogate pairs. */
function minOverlongLength(maxCharacters: number): number {
  return 2 * maxCharacters + 1;
}

function countCodePoints(text: string): number {
  let pairs = 0;
  for (let index = 0; index < text.length; index++) if ((text.codePointAt(index) as number) > 0xffff) pairs++;
  return text.length - pairs;
}

const INTEGER = /^[+-]?\d{1,15}$/;
const NUMBER = /^[+-]?\d{1,15}(\.\d{1,15})?$/;

/** Numeric codes are often sent as JSON numbers: `{"pincode": 600001}`. */
function fromJson(value: unknown, parameter: Parameter): unknown {
  if (typeof value === 'string') return fromText(value, parameter);
  return parameter.kind === 'code' && Number.isSafeInteger(value) ? String(value) : value;
}

/**
 * Coerces text to the kind of the parameter. Other text stays text, and the schema rejects it: `1e1`, `0x10` and an empty text are not numbers.
 * Choices are case-insensitive.
 */
function fromText(value: string, parameter: Parameter): unknown {
  const { kind, choices, maxLength } = parameter;
  switch (kind) {
    case 'integer':
      return INTEGER.test(value) ? Number(value) : value;
    case 'number':
      return NUMBER.test(value) ? Number(value) : value;
    case 'boolean':
      return value === 'true' || value === 'false' ? value === 'true' : value;
    case 'text':
    case 'code': {
      const text = enforceLimits(value, parameter);
      return choices && text.length <= maxLength ? (choices.get(text.trim().toLowerCase()) ?? text) : text;
    }
  }
}

/** Reports the first invalid parameter, in documented order. */
function validationError(operation: Operation, raw: Readonly<Record<string, unknown>>): ApiError {
  const { schema, byName } = parametersOf(operation);
  const issue = schema.safeParse(raw).error?.issues[0] as z.core.$ZodIssue;
  const name = String(issue.path[0] ?? 'request');
  if (issue.path.length === 1 && raw[name] === undefined) {
    return new ApiError('missing_parameter', `${name}: is required (${byName.get(name)?.description || issue.message})`);
  }
  return new ApiError('invalid_parameter', `${issue.path.join('.')}: ${issue.message}`);
}
