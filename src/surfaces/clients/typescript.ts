/** Generates the TypeScript client and the type declarations of the library. */
import { type ClientModel, type ClientOperation, type ClientParameter, type ClientResponse, isJsonOnly, type Schema } from './model.ts';
import { camelCase, pascalCase } from './names.ts';
import { comment, membersOf, propertyName, typeOf } from './typescript-types.ts';

const GENERATED_NOTICE = '// Generated from the operations when the project is built. Do not edit.\n';

/** Generated files by path. */
export function typescriptFiles(model: ClientModel): Readonly<Record<string, string>> {
  return {
    'client/operations.d.ts': operationTypes(model),
    'client/index.d.ts': clientTypes(model),
    'client/index.js': clientCode(model),
    'library/index.d.ts': LIBRARY_TYPES,
  };
}

const typeName = ({ id }: ClientOperation): string => pascalCase(id.split('_'));

function operationTypes({ operations, schemas }: ClientModel): string {
  const schemaTypes = Object.entries(schemas).map(([name, schema]) => `${comment(schema.description)}export ${namedType(name, schema)}\n`);
  const operationTypeTexts = operations.map((operation) => {
    const name = typeName(operation);
    for (const typeName of [`${name}Input`, `${name}Answer`]) {
      if (typeName in schemas) throw new Error(`${operation.id}: the schema name ${typeName} is already taken`);
    }
    const other = operation.other ? `export type ${name}Other = ${responseType(operation.other.response)};\n` : '';
    return `export interface ${name}Input ${inputType(operation)}\nexport type ${name}Answer = ${responseType(operation.response)};\n${other}`;
  });
  const table = operations.map((operation) => {
    const name = typeName(operation);
    const other = operation.other ? `; formats: ${formatsType(operation)}; other: ${name}Other` : '';
    return `${documentation(operation, '  ')}  ${operation.id}: { input: ${name}Input; answer: ${name}Answer${other} };\n`;
  });
  return [
    GENERATED_NOTICE,
    "import type { FileInput, PotliFile } from './entry.js';\n",
    'export interface Answer<Data> {\n  data: Data;\n  meta: Meta;\n}\n',
    ...schemaTypes,
    ...operationTypeTexts,
    `/** Every operation by its id: its input and its response. */\nexport interface Operations {\n${table.join('')}}\n`,
  ].join('\n');
}

function namedType(name: string, schema: Schema): string {
  return schema.type === 'object' && schema.properties !== undefined
    ? `interface ${name} ${membersOf(schema)}`
    : `type ${name} = ${typeOf(schema)};`;
}

function inputType({ parameters, sends }: ClientOperation): string {
  const files = { file: '  file: FileInput;\n', files: '  files: FileInput[];\n', query: '', json: '' }[sends];
  return `{\n${files}${parameters.map(parameterType).join('')}}`;
}

function parameterType({ name, description, schema, required }: ClientParameter): string {
  const fallback = schema.default === undefined ? '' : `${description === '' ? '' : '. '}Default: ${JSON.stringify(schema.default)}`;
  return `${comment(`${description}${fallback}`, '  ')}  ${propertyName(name)}${required ? '' : '?'}: ${typeOf(schema, '  ')}${required ? '' : ' | undefined'};\n`;
}

function responseType(answer: ClientResponse): string {
  return answer === 'file' ? 'PotliFile' : `Answer<${typeOf(answer.data)}>`;
}

function formatsType({ other }: ClientOperation): string {
  return (other?.formats ?? []).map((format) => JSON.stringify(format)).join(' | ');
}

function documentation({ summary, details }: ClientOperation, indent: string): string {
  return comment(details === '' ? summary : `${summary}. ${details}`, indent);
}

function clientTypes({ operations }: ClientModel): string {
  const groups = new Map<string, string[]>();
  for (const operation of operations) {
    const group = camelCase(operation.name.group.split('-'));
    groups.set(group, [...(groups.get(group) ?? []), ...methodTypes(operation)]);
  }
  const members = Array.from(groups, ([name, methods]) => `  ${name}: {\n${methods.join('')}  };\n`);
  return `${GENERATED_NOTICE}
import type { CallOptions } from './entry.js';
import type { ClientOptions } from './exchange.js';
import type * as O from './operations.js';

export type { CallOptions, FileInput, PotliFile } from './entry.js';
export type { ClientOptions } from './exchange.js';
export { PotliError } from './error.js';
export type * from './operations.js';

type Item<A> = A extends O.Answer<(infer T)[]> ? T : never;
type Usual<Input extends { format?: unknown }, Formats> = Input & { format?: Exclude<Input['format'], Formats> };

/** Every operation as a method of its group. */
export interface PotliClient {
${members.join('')}}

export declare function createPotli(options: ClientOptions): PotliClient;
`;
}

function methodTypes(operation: ClientOperation): string[] {
  const name = typeName(operation);
  const method = camelCase(operation.name.method);
  const text = documentation(operation, '    ');
  const optionalMark = operation.parameters.some(({ required }) => required) || operation.sends.startsWith('file') ? '' : '?';
  const signature = (methodName: string, input: string, optional: string, answer: string): string =>
    `${text}    ${methodName}(input${optional}: ${input}, options?: CallOptions): ${answer};\n`;
  const formats = formatsType(operation);
  const input = `O.${name}Input`;
  const usual = operation.other ? `Usual<${input}, ${formats}>` : input;
  return [
    ...(operation.other ? [signature(method, `${input} & { format: ${formats} }`, '', `Promise<O.${name}Other>`)] : []),
    signature(method, usual, optionalMark, `Promise<O.${name}Answer>`),
    ...(operation.all
      ? [signature(camelCase(operation.all.method), usual, optionalMark, `AsyncGenerator<Item<O.${name}Answer>, void, undefined>`)]
      : []),
  ];
}

/** Members of every function, and `then`, which would make a group a thenable. */
const RESERVED_NAMES = ['name', 'length', 'prototype', 'call', 'apply', 'bind', 'then'];

function clientCode({ operations }: ClientModel): string {
  const names = new Set<string>();
  const entries = operations.map((operation) => {
    const { id, path, sends, types, name, all } = operation;
    const group = camelCase(name.group.split('-'));
    const method = camelCase(name.method);
    for (const memberName of [method, ...(all ? [camelCase(all.method)] : [])]) {
      if (names.has(`${group}.${memberName}`) || RESERVED_NAMES.includes(memberName))
        throw new Error(`${id}: the method ${group}.${memberName} is already taken`);
      names.add(`${group}.${memberName}`);
    }
    const entry = {
      name: method === '' ? group : `${group}.${method}`,
      path,
      ...(sends !== 'query' && { sends }),
      ...(!isJsonOnly(operation) && { types }),
      ...(all && { all: [camelCase(all.method), all.maxPageSize] }),
    };
    return `  ${JSON.stringify(entry)},\n`;
  });
  return `${GENERATED_NOTICE}
import { clientOf } from './client.js';
export { PotliError } from './error.js';

const ENTRIES = [
${entries.join('')}];

export const createPotli = (options) => clientOf(ENTRIES, options);
`;
}

const LIBRARY_TYPES = `${GENERATED_NOTICE}
import type { CallOptions } from '../client/entry.js';
import type { PotliClient } from '../client/index.js';
import type { Operations } from '../client/operations.js';
import type { LibraryOptions } from './options.js';

export { PotliError } from '../client/error.js';
export type { CallOptions, FileInput, PotliFile } from '../client/entry.js';
export type * from '../client/operations.js';
export type { LibraryOptions } from './options.js';

declare module '../client/operations.js' {
  interface Meta {
    /** In process only, if the data is older than the update interval of its publisher; with the command that updates it, if there is one */
    stale?: { asOf: string; ageDays: number; updateIntervalDays: number; remedy?: string };
  }
}

type WithFormats = { [Id in keyof Operations]: Operations[Id] extends { formats: string } ? Id : never }[keyof Operations];

/** The methods of the client, in process. */
export interface Potli extends PotliClient {
  /** Runs an operation by its id, as a request to the service would. */
  call<Id extends WithFormats>(
    id: Id,
    input: Operations[Id]['input'] & { format: Operations[Id]['formats'] },
    options?: CallOptions,
  ): Promise<Operations[Id]['other']>;
  call<Id extends keyof Operations>(id: Id, input: Operations[Id]['input'], options?: CallOptions): Promise<Operations[Id]['answer']>;
  /** Stops idle worker processes, so that the program can exit. */
  close(): void;
}

export declare function openPotli(options?: LibraryOptions): Promise<Potli>;
`;
