/** Translates JSON schemas to Python types: a named TypedDict per object. */
import type { Schema } from './model.ts';
import { pascalCase } from './names.ts';
import { REFERENCE } from './typescript-types.ts';

const PRIMITIVES: Readonly<Record<string, string>> = { string: 'str', number: 'float', integer: 'int', boolean: 'bool', null: 'None' };

/** Collects TypedDict declarations while types are printed. */
export class PythonTypes {
  readonly #declared = new Map<string, string>();
  readonly #schemas = new Map<string, Schema>();

  /** All declarations as Python source. */
  get declarations(): string {
    return [...this.#declared.values()].join('\n\n');
  }

  declare(name: string, schema: Schema): void {
    const existing = this.#schemas.get(name);
    if (existing && JSON.stringify(existing) !== JSON.stringify(schema)) throw new Error(`duplicate type ${name}`);
    if (existing) return;
    this.#schemas.set(name, schema);
    // Reserves the position before nested declarations.
    this.#declared.set(name, '');
    const text = isDictionary(schema)
      ? this.#dictionary(name, schema)
      : `${name}: TypeAlias = ${JSON.stringify(this.typeOf(schema, name))}`;
    this.#declared.set(name, `${comment(schema.description)}${text}`);
  }

  /** @param hint name for an anonymous TypedDict */
  typeOf(schema: Schema, hint: string): string {
    const { $ref, const: value, enum: values, anyOf, oneOf, type, items, additionalProperties } = schema;
    if (typeof $ref === 'string') return $ref.slice(REFERENCE.length);
    if (value !== undefined) return literal([value]);
    if (Array.isArray(values)) return literal(values);
    const alternatives = anyOf ?? oneOf;
    if (Array.isArray(alternatives))
      return union(alternatives.map((alternative: Schema, index) => this.typeOf(alternative, index === 0 ? hint : `${hint}${index + 1}`)));
    if (Array.isArray(type)) return union(type.map((alternative: string) => this.typeOf({ ...schema, type: alternative }, hint)));
    if (type === 'array') return `List[${items === undefined ? 'Any' : this.typeOf(items as Schema, `${hint}Item`)}]`;
    if (isDictionary(schema)) {
      this.declare(hint, schema);
      return hint;
    }
    if (type !== 'object') return PRIMITIVES[String(type)] ?? 'Any';
    const isTyped = typeof additionalProperties === 'object' && additionalProperties !== null;
    return `Dict[str, ${isTyped ? this.typeOf(additionalProperties as Schema, `${hint}Value`) : 'Any'}]`;
  }

  /** Nested TypedDicts have an underscore in their names, to avoid collisions. */
  #dictionary(name: string, { properties, required = [] }: Schema): string {
    const members = Object.entries(properties as Record<string, Schema>).map(([key, member]) => {
      const type = this.typeOf(member, `${name}_${pascalCase(key.split(/\W+|_/))}`);
      const memberType = (required as string[]).includes(key) ? type : `NotRequired[${type}]`;
      return `${comment(member.description, '        ')}        ${JSON.stringify(key)}: ${JSON.stringify(memberType)},\n`;
    });
    return `${name} = TypedDict(\n    "${name}",\n    {\n${members.join('')}    },\n)`;
  }
}

function isDictionary({ type, properties }: Schema): boolean {
  return type === 'object' && properties !== undefined;
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function literal(values: readonly unknown[]): string {
  const texts = values.map((value) => ({ true: 'True', false: 'False', null: 'None' })[String(value)] ?? JSON.stringify(value));
  return `Literal[${texts.join(', ')}]`;
}

function comment(text: unknown, indent = ''): string {
  return typeof text === 'string' && text !== '' ? `${indent}# ${text.replace(/\s+/g, ' ')}\n` : '';
}
