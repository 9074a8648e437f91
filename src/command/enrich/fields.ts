/** Resolves field names such as `latitude` to paths, by the JSON schema of the response. */
import { spellingHint, UsageError } from '../exit-codes.ts';

export interface FieldSchema {
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly additionalProperties?: unknown;
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
}

/** Path to a value; in an array, the first item with a value counts. */
export type FieldPath = readonly string[];

interface SchemaMember {
  readonly path: FieldPath;
  readonly schema: FieldSchema;
}

/** A bare name such as `latitude` matches the shallowest member of that name (breadth-first); `offices.name` is explicit. */
export function fieldPath(schema: FieldSchema, field: string, option = '--add'): FieldPath {
  const [first = '', ...rest] = field.split('.');
  const start = membersBreadthFirst(schema).find(({ path }) => path.at(-1) === first);
  let member = start;
  for (const name of rest) {
    const members = member && membersOf(member.schema);
    const next = members?.[name] ?? (member && hasAnyMember(member.schema) ? {} : undefined);
    member = member && next && { path: [...member.path, name], schema: next };
  }
  if (!member) throw unknownField(schema, field, option);
  return member.path;
}

function unknownField(schema: FieldSchema, field: string, option: string): UsageError {
  const fields = knownFields(schema);
  return new UsageError(`${option}: unknown field "${field}".${spellingHint(field, fields)} Known: ${fields.join(', ')}.`);
}

const MAX_DEPTH = 4;

/** All members of a schema, breadth-first. */
function membersBreadthFirst(schema: FieldSchema): SchemaMember[] {
  const members: SchemaMember[] = [];
  let level: SchemaMember[] = [{ path: [], schema }];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
    level = level.flatMap((member) =>
      Object.entries(membersOf(member.schema) ?? {}).map(([name, schema]) => ({ path: [...member.path, name], schema })),
    );
    members.push(...level);
  }
  return members;
}

/** Members of an object, of array items, or of all alternatives. */
function membersOf(schema: FieldSchema): Readonly<Record<string, FieldSchema>> | undefined {
  if (schema.properties) return schema.properties;
  if (schema.items) return membersOf(schema.items);
  const alternatives = schema.anyOf?.map(membersOf).filter((members) => members !== undefined) ?? [];
  return alternatives.length === 0 ? undefined : Object.assign({}, ...alternatives.reverse());
}

/** Whether the schema allows additional properties. */
function hasAnyMember(schema: FieldSchema): boolean {
  return typeof schema.additionalProperties === 'object' || (schema.anyOf?.some(hasAnyMember) ?? false);
}

export function knownFields(schema: FieldSchema): string[] {
  return [...new Set(membersBreadthFirst(schema).map(({ path }) => path.join('.')))];
}

/** Value at a path, as cell text. */
export function valueAt(data: unknown, path: FieldPath, index = 0): string {
  if (Array.isArray(data)) {
    if (index === path.length) return data.map((item) => valueAt(item, path, index)).join('; ');
    for (const item of data) {
      const value = valueAt(item, path, index);
      if (value !== '') return value;
    }
    return '';
  }
  if (data === null || data === undefined) return '';
  if (index === path.length) return typeof data === 'object' ? JSON.stringify(data) : String(data);
  return valueAt((data as Readonly<Record<string, unknown>>)[path[index] as string], path, index + 1);
}

/** A copy with only the members at the paths; of arrays, those of all items. */
export function projection(data: unknown, paths: readonly FieldPath[]): unknown {
  if (Array.isArray(data)) return data.map((item) => projection(item, paths));
  if (typeof data !== 'object' || data === null || paths.some((path) => path.length === 0)) return data;
  const members: Record<string, unknown> = {};
  for (const name of new Set(paths.map(([first]) => first as string))) {
    const innerPaths = paths.filter(([first]) => first === name).map((path) => path.slice(1));
    if (name in data) members[name] = projection((data as Readonly<Record<string, unknown>>)[name], innerPaths);
  }
  return members;
}
