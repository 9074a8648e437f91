/** Describes JSON schemas in words. */
import { groupDigits } from '../../core/util/group-digits.ts';

export type Schema = Readonly<Record<string, unknown>>;

export interface Field {
  readonly path: string;
  readonly type: string;
  readonly description: string;
}

/** Deeper levels are left to the OpenAPI document. */
const MAX_DEPTH = 4;

/** Fields of a response as a flat list: `offices[].name`. */
export function fieldsOf(schema: Schema, schemas: Readonly<Record<string, Schema>>, path = 'data', depth = 0): Field[] {
  const [resolved, optional] = withoutNull(resolve(schema, schemas), schemas);
  const field = {
    path,
    type: typeOf(resolved) + (optional ? ' or null' : ''),
    description: String(schema.description ?? resolved.description ?? ''),
  };
  if (depth > MAX_DEPTH) return [field];
  if (resolved.items) {
    const below = fieldsOf(resolved.items as Schema, schemas, `${path}[]`, depth + 1);
    return below.length > 1
      ? [field, ...below.slice(1)]
      : [{ ...field, type: `list of ${below[0]?.type ?? 'anything'}${optional ? ' or null' : ''}` }];
  }
  const members = Object.entries((resolved.properties ?? {}) as Record<string, Schema>);
  return [
    field,
    ...members.flatMap(([name, member]) => fieldsOf(member, schemas, depth === 0 && path === 'data' ? name : `${path}.${name}`, depth + 1)),
  ];
}

export function typeOf(schema: Schema): string {
  const { type, enum: values, minimum, maximum, maxLength, items, const: only, anyOf, properties } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(values))
    return values.length > 12
      ? `one of ${values.slice(0, 11).join(', ')} … (${values.length})`
      : values.length === 1
        ? String(values[0])
        : `one of ${values.join(', ')}`;
  if (type === 'array' || items) return items ? `list of ${typeOf(items as Schema)}` : 'list';
  if (type === 'object' || properties) return 'record';
  if (type === 'integer' || type === 'number') {
    const name = type === 'integer' ? 'whole number' : 'number';
    return bounded(minimum) && bounded(maximum) ? `${name} from ${minimum} to ${maximum}` : name;
  }
  if (type === 'string')
    return schema.format === 'binary' ? 'file' : typeof maxLength === 'number' ? `text, up to ${groupDigits(maxLength)}` : 'text';
  if (type === 'boolean') return 'true or false';
  if (Array.isArray(anyOf)) return anyOf.map((alternative) => typeOf(alternative as Schema)).join(' or ');
  return 'anything';
}

function bounded(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
}

function resolve(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const name = String(schema.$ref ?? '').replace('#/components/schemas/', '');
  return name === '' ? schema : (schemas[name] ?? schema);
}

/** `anyOf: [X, null]` is a nullable X. */
function withoutNull(schema: Schema, schemas: Readonly<Record<string, Schema>>): [schema: Schema, optional: boolean] {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return [schema, false];
  const rest = anyOf.filter((alternative: Schema) => alternative.type !== 'null') as Schema[];
  return rest.length === 1 && rest[0] ? [resolve(rest[0], schemas), true] : [schema, false];
}
