/** Translates JSON schemas to TypeScript types, with descriptions as JSDoc. */
import type { Schema } from './model.ts';

/** Prefix of schema references. */
export const REFERENCE = '#/components/schemas/';
const PRIMITIVES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

export function typeOf(schema: Schema, indent = ''): string {
  const { $ref, const: value, enum: values, anyOf, oneOf, type } = schema;
  if (typeof $ref === 'string') return $ref.slice(REFERENCE.length);
  if (value !== undefined) return JSON.stringify(value);
  if (Array.isArray(values)) return union(values.map((alternative) => JSON.stringify(alternative)));
  const alternatives = anyOf ?? oneOf;
  if (Array.isArray(alternatives)) return union(alternatives.map((alternative: Schema) => typeOf(alternative, indent)));
  if (Array.isArray(type)) return union(type.map((alternative: string) => typeOf({ ...schema, type: alternative }, indent)));
  if (type === 'array') return listOf(schema, indent);
  if (type === 'object') return objectOf(schema, indent);
  return PRIMITIVES[String(type)] ?? 'unknown';
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function listOf({ items }: Schema, indent: string): string {
  const item = items === undefined ? 'unknown' : typeOf(items as Schema, indent);
  return / \| (?![^{]*\})/.test(item) ? `(${item})[]` : `${item}[]`;
}

function objectOf(schema: Schema, indent: string): string {
  const { properties, additionalProperties } = schema;
  if (properties !== undefined) return membersOf(schema, indent);
  const values =
    typeof additionalProperties === 'object' && additionalProperties !== null ? typeOf(additionalProperties as Schema, indent) : 'unknown';
  return `Record<string, ${values}>`;
}

/** Members of an object type, in braces. */
export function membersOf({ properties, required = [] }: Schema, indent = ''): string {
  const inner = `${indent}  `;
  const members = Object.entries(properties as Record<string, Schema>).map(([name, member]) => {
    const optionalMark = (required as string[]).includes(name) ? '' : '?';
    return `${comment(member.description, inner)}${inner}${propertyName(name)}${optionalMark}: ${typeOf(member, inner)};\n`;
  });
  return `{\n${members.join('')}${indent}}`;
}

export function propertyName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}

/** JSDoc comment; empty if there is no text. */
export function comment(text: unknown, indent = ''): string {
  return typeof text === 'string' && text !== '' ? `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n` : '';
}
