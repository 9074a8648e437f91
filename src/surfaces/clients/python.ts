/** Generates the Python client: one module with the types and methods of all operations. The transport is hand-written. */
import { VERSION } from '../../version.ts';
import type { ClientModel, ClientOperation, ClientParameter, ClientResponse, Schema } from './model.ts';
import { pascalCase } from './names.ts';
import { PythonTypes } from './python-types.ts';

/** Python keywords that may occur as parameter names. */
const KEYWORDS = [
  'from',
  'in',
  'is',
  'as',
  'not',
  'and',
  'or',
  'class',
  'def',
  'import',
  'global',
  'with',
  'lambda',
  'None',
  'True',
  'False',
];
const INDENT = '    ';

export function pythonModule({ operations, schemas }: ClientModel): string {
  const types = new PythonTypes();
  for (const [name, schema] of Object.entries(schemas)) types.declare(name, schema);
  const groups = new Map<string, string[]>();
  for (const operation of operations) {
    const { group } = operation.name;
    groups.set(group, [...(groups.get(group) ?? []), ...methodsOf(operation, types)]);
  }
  const classes = Array.from(groups, ([group, methods]) => `class ${className(group)}(Group):\n${methods.join('\n')}`);
  const members = Array.from(groups.keys(), (group) => `        self.${snakeCase(group)} = ${className(group)}(self._transport)\n`);
  return `# Made from the operations when the project is built. Not to be changed by hand.
from __future__ import annotations

from typing import Any, Dict, Iterator, List, Literal, NotRequired, TypeAlias, TypedDict, overload

from ._transport import Answer, File, FileInput, Group, Transport

VERSION = "${VERSION}"

${types.declarations}


${classes.join('\n\n')}

class Potli:
    """Every operation as a method of its group. Further options are headers, timeout, retries and longest_wait."""

    def __init__(self, base_url: str, **options: Any) -> None:
        self._transport = Transport(base_url, **options)
${members.join('')}`;
}

const className = (group: string): string => `${pascalCase(group.split('-'))}Group`;

/** Converts `fundHouse` and `mutual-funds` to snake case. */
export function snakeCase(name: string): string {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/-/g, '_');
  return KEYWORDS.includes(snake) ? `${snake}_` : snake;
}

function methodsOf(operation: ClientOperation, types: PythonTypes): string[] {
  const hint = pascalCase(operation.id.split('_'));
  const name = operation.name.method.length === 0 ? '__call__' : snakeCase(operation.name.method.join('_'));
  const usual = responseType(operation.answer, `${hint}Data`, types);
  const { other, all, sends, path } = operation;
  const call = `(${JSON.stringify(path)}, ${JSON.stringify(sends)}, ${parametersDict(operation)}`;
  const files = { file: ', [file]', files: ', files', query: '', json: '' }[sends];
  const body = [documentation(operation), `return self._transport.call${call}${files})`];
  const methods: string[] = [];
  if (other) {
    const otherType = responseType(other.answer, `${hint}Other`, types);
    const formats = (other.formats.map((format) => JSON.stringify(format)) as string[]).join(', ');
    methods.push(
      `${INDENT}@overload\n${define(name, operation, otherType, types, `format: Literal[${formats}]`)} ...\n`,
      `${INDENT}@overload\n${define(name, operation, usual, types)} ...\n`,
      method(name, operation, `${usual} | ${otherType}`, types, body),
    );
  } else methods.push(method(name, operation, usual, types, body));
  if (all && operation.answer !== 'file') {
    const item = types.typeOf((operation.answer.data as { items: Schema }).items, `${hint}Item`);
    const whole = [
      `"""All results of ${name === '__call__' ? 'the list' : name}, page after page."""`,
      `return self._transport.all${call}, ${all.most})`,
    ];
    methods.push(method(snakeCase(all.method.join('_')), operation, `Iterator[${item}]`, types, whole));
  }
  return methods;
}

function method(name: string, operation: ClientOperation, answer: string, types: PythonTypes, body: readonly string[]): string {
  return `${define(name, operation, answer, types)}\n${body.map((line) => `${INDENT}${INDENT}${line}\n`).join('')}`;
}

/** @param format replaces the parameter of that name in an overload */
function define(name: string, operation: ClientOperation, answer: string, types: PythonTypes, format?: string): string {
  const files = { file: ['file: FileInput'], files: ['files: List[FileInput]'], query: [], json: [] }[operation.sends];
  const own = operation.parameters.map((parameter) =>
    format !== undefined && parameter.name === 'format' ? format : parameterText(parameter, types, pascalCase(operation.id.split('_'))),
  );
  const all = [...files, ...own];
  return `${INDENT}def ${name}(self${all.length > 0 ? `, *, ${all.join(', ')}` : ''}) -> ${answer}:`;
}

function parameterText({ name, schema, required }: ClientParameter, types: PythonTypes, hint: string): string {
  const type = types.typeOf(schema, hint + pascalCase([name]));
  return required ? `${snakeCase(name)}: ${type}` : `${snakeCase(name)}: ${type} | None = None`;
}

function parametersDict({ parameters }: ClientOperation): string {
  return `{${parameters.map(({ name }) => `${JSON.stringify(name)}: ${snakeCase(name)}`).join(', ')}}`;
}

function responseType(answer: ClientResponse, hint: string, types: PythonTypes): string {
  return answer === 'file' ? 'File' : `Answer[${types.typeOf(answer.data, hint)}]`;
}

function documentation({ summary, details, parameters }: ClientOperation): string {
  const lines = parameters
    .filter(({ description }) => description !== '')
    .map(({ name, description }) => `${INDENT}${snakeCase(name)}: ${description}`);
  const text = [details === '' ? summary : `${summary}. ${details}`, ...(lines.length > 0 ? ['', ...lines] : [])].join(
    `\n${INDENT}${INDENT}`,
  );
  return `"""${text.replaceAll('\\', '\\\\').replaceAll('"""', "'''")}\n${INDENT}${INDENT}"""`;
}
