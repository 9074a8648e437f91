/**
 * Breaking changes between two OpenAPI documents. Additions are compatible: clients must ignore unknown members. Patterns are not compared:
 * language inclusion cannot be read off two regular expressions.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Schema = { readonly [key: string]: Json };
export type Document = Schema;

/** Direction of a value: `sent` by clients in requests, or `got` in responses. */
type Direction = 'sent' | 'got';

/** 1: the bound is stricter when it rises; -1: when it falls. */
const BOUNDS = [
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems'].map((name) => [name, 1] as const),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'].map((name) => [name, -1] as const),
];
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export function breakingChanges(before: Document, after: Document): string[] {
  return new Comparison(before, after).run();
}

class Comparison {
  readonly #before: Schema;
  readonly #after: Schema;
  #problems: string[] = [];
  /** Pairs of references under comparison, to stop at recursive schemas. */
  readonly #open = new Set<string>();

  constructor(before: Schema, after: Schema) {
    this.#before = before;
    this.#after = after;
  }

  run(): string[] {
    for (const [path, item] of entries(this.#before.paths)) {
      for (const method of METHODS.filter((name) => name in object(item))) {
        const location = `${method.toUpperCase()} ${path}`;
        const now = object(object(object(this.#after.paths)[path])[method]);
        if (Object.keys(now).length === 0) this.#report(location, 'is gone');
        else this.#operation(location, object(object(item)[method]), now);
      }
    }
    return this.#problems;
  }

  #operation(location: string, before: Schema, after: Schema): void {
    this.#same(location, 'operationId', before, after);
    this.#parameters(location, list(before.parameters), list(after.parameters));
    this.#body(location, object(before.requestBody), object(after.requestBody));
    for (const [status, response] of entries(before.responses)) {
      const now = object(after.responses)[status];
      if (now === undefined) this.#report(location, `no longer documents the status ${status}`);
      else this.#response(`${location} ${status}`, object(this.#resolve(this.#before, response)), object(this.#resolve(this.#after, now)));
    }
  }

  #parameters(location: string, before: readonly Json[], after: readonly Json[]): void {
    const keyOf = (parameter: Json): string => `${object(parameter).in} parameter ${object(parameter).name}`;
    const old = new Map(before.map((parameter) => [keyOf(parameter), object(parameter)]));
    const now = new Map(after.map((parameter) => [keyOf(parameter), object(parameter)]));
    for (const [key, parameter] of old) {
      const same = now.get(key);
      if (!same) this.#report(location, `has lost the ${key}`);
      else this.#schema(`${location} ${key}`, parameter.schema ?? {}, same.schema ?? {}, 'sent');
    }
    for (const [key, { required }] of now) {
      if (required === true && old.get(key)?.required !== true) this.#report(location, `asks for the ${key}, which was not required`);
    }
  }

  #body(location: string, before: Schema, after: Schema): void {
    if (after.required === true && before.required !== true) this.#report(location, 'asks for a body, which was not required');
    this.#contents(`${location} body`, object(before.content), object(after.content), 'sent');
  }

  #response(location: string, before: Schema, after: Schema): void {
    for (const name of Object.keys(object(before.headers))) {
      if (!(name in object(after.headers))) this.#report(location, `has lost the header ${name}`);
    }
    this.#contents(location, object(before.content), object(after.content), 'got');
  }

  #contents(location: string, before: Schema, after: Schema, direction: Direction): void {
    for (const [type, { schema }] of entries(before).map(([type, content]) => [type, object(content)] as const)) {
      if (!(type in after)) this.#report(location, `is no longer ${direction === 'sent' ? 'taken' : 'had'} as ${type}`);
      else if (schema !== undefined) this.#schema(`${location} ${type}`, schema, object(after[type]).schema ?? {}, direction);
    }
  }

  #schema(location: string, before: Json, after: Json, direction: Direction): void {
    const pair = `${direction} ${JSON.stringify(object(before).$ref)} ${JSON.stringify(object(after).$ref)}`;
    const isReference = '$ref' in object(before);
    if (isReference && this.#open.has(pair)) return;
    if (isReference) this.#open.add(pair);
    this.#resolved(location, object(this.#resolve(this.#before, before)), object(this.#resolve(this.#after, after)), direction);
    if (isReference) this.#open.delete(pair);
  }

  #resolved(location: string, before: Schema, after: Schema, direction: Direction): void {
    const old = alternativesOf(before);
    const now = alternativesOf(after);
    if (old.length > 1 || now.length > 1) {
      this.#alternatives(location, old, now, direction);
      return;
    }
    this.#types(location, before, after, direction);
    this.#values(location, before, after, direction);
    if ('default' in before) this.#same(location, 'default', before, after);
    if (direction === 'sent') this.#bounds(location, before, after);
    this.#properties(location, before, after, direction);
    for (const part of ['items', 'additionalProperties']) {
      if (isObject(before[part])) this.#schema(`${location}[]`, before[part] as Json, after[part] ?? {}, direction);
    }
  }

  /** Requests: every old alternative must still be accepted. Responses: also no alternative that was unknown before. */
  #alternatives(location: string, before: readonly Json[], after: readonly Json[], direction: Direction): void {
    const isCompatible = (old: Json, now: Json): boolean => this.#try(() => this.#schema(location, old, now, direction));
    if (!before.every((old) => after.some((now) => isCompatible(old, now)))) this.#report(location, 'has lost one of its forms');
    if (direction === 'got' && !after.every((now) => before.some((old) => isCompatible(old, now))))
      this.#report(location, 'has a form that was not known');
  }

  #types(location: string, before: Schema, after: Schema, direction: Direction): void {
    const old = typesOf(before);
    const now = typesOf(after);
    const lost = old.some((type) => !now.includes(type) && !(type === 'integer' && now.includes('number') && direction === 'sent'));
    const gained = direction === 'got' && old.length > 0 && now.some((type) => !old.includes(type));
    const message = (types: readonly string[]): string => types.join(' or ') || 'anything';
    if ((lost && !(direction === 'sent' && now.length === 0)) || gained)
      this.#report(location, `was ${message(old)} and is ${message(now)}`);
    if (direction === 'sent' && old.length === 0 && now.length > 0) this.#report(location, `was anything and is ${message(now)}`);
  }

  #values(location: string, before: Schema, after: Schema, direction: Direction): void {
    const old = valuesOf(before);
    const now = valuesOf(after);
    const removed = old?.filter((value) => now && !now.includes(value)) ?? [];
    if (removed.length > 0) this.#report(location, `no longer knows ${removed.join(', ')}`);
    if (direction === 'got' && old && !now) this.#report(location, 'no longer says which values it has');
    if (direction === 'sent' && !old && now) this.#report(location, `takes only ${now.join(', ')}`);
  }

  #bounds(location: string, before: Schema, after: Schema): void {
    for (const [name, side] of BOUNDS) {
      const [old = -side * Infinity, now] = [before[name] as number | undefined, after[name] as number | undefined];
      if (now !== undefined && (now - old) * side > 0) this.#report(location, `takes less: ${name} is ${now}`);
    }
  }

  #properties(location: string, before: Schema, after: Schema, direction: Direction): void {
    for (const [name, property] of entries(before.properties)) {
      const now = object(after.properties)[name];
      if (now === undefined) this.#report(`${location}.${name}`, 'is gone');
      else this.#schema(`${location}.${name}`, property, now, direction);
    }
    const [must, may] = direction === 'sent' ? [after, before] : [before, after];
    for (const name of list(must.required)) {
      if (list(may.required).includes(name)) continue;
      if (direction === 'sent') this.#report(`${location}.${name}`, 'is required, which it was not');
      else if (String(name) in object(after.properties)) this.#report(`${location}.${name}`, 'may be missing, which it never was');
    }
  }

  #same(location: string, field: string, before: Schema, after: Schema): void {
    const [old, now] = [JSON.stringify(before[field]), JSON.stringify(after[field])];
    if (old !== now) this.#report(location, `has another ${field}: ${now ?? 'none'} instead of ${old ?? 'none'}`);
  }

  #try(compare: () => void): boolean {
    const previousProblems = this.#problems;
    this.#problems = [];
    compare();
    const isCompatible = this.#problems.length === 0;
    this.#problems = previousProblems;
    return isCompatible;
  }

  #resolve(document: Schema, value: Json): Json {
    const { $ref } = object(value);
    if (typeof $ref !== 'string') return value;
    return $ref
      .slice(2)
      .split('/')
      .reduce<Json>((node, key) => object(node)[key] ?? {}, document);
  }

  #report(location: string, message: string): void {
    this.#problems.push(`${location} ${message}`);
  }
}

function alternativesOf(schema: Schema): readonly Json[] {
  return list(schema.anyOf ?? schema.oneOf ?? [schema]);
}

function typesOf({ type, enum: values, const: value }: Schema): string[] {
  if (type !== undefined) return [type].flat().map(String);
  const allowed = value === undefined ? list(values) : [value];
  return [...new Set(allowed.map((item) => (item === null ? 'null' : typeof item)))];
}

function valuesOf({ enum: values, const: value }: Schema): string[] | undefined {
  if (value !== undefined) return [JSON.stringify(value)];
  return values === undefined ? undefined : list(values).map((item) => JSON.stringify(item));
}

const isObject = (value: Json | undefined): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);
const object = (value: Json | undefined): Schema => (isObject(value) ? value : {});
const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const entries = (value: Json | undefined): [string, Json][] => Object.entries(object(value));
