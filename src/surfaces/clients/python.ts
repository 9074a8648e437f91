/** Generates the Python client: types, and methods of all operations for plain programs and for asyncio. The transports are hand-written. */
import { VERSION } from '../../version.ts';
import { type ClientModel, type ClientOperation, type ClientParameter, type ClientResponse, isJsonOnly, type Schema } from './model.ts';
import { pascalCase, snakeCase } from './names.ts';
import { PythonTypes } from './python-types.ts';

const INDENT = '    ';

const NOTICE =
  '# Generated from the operations when the project is built. Do not edit.\n# mypy: disable-error-code="no-any-return"\nfrom __future__ import annotations\n';

/** The parts of the generated code that differ between the synchronous and the asynchronous client. */
interface Flavour {
  readonly client: string;
  readonly module: string;
  readonly transport: string;
  readonly group: string;
  readonly iterator: string;
  /** Before `def` of a call, and before its result. */
  readonly async: '' | 'async ';
  readonly await: '' | 'await ';
  readonly about: string;
  readonly contextManager: string;
}

const SYNC: Flavour = {
  client: 'Potli',
  module: '_transport',
  transport: 'Transport',
  group: 'Group',
  iterator: 'Iterator',
  async: '',
  await: '',
  about: 'Every operation as a method of its group.',
  contextManager: `
    def close(self) -> None:
        self._transport.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
`,
};

const ASYNC: Flavour = {
  client: 'AsyncPotli',
  module: '_async_transport',
  transport: 'AsyncTransport',
  group: 'AsyncGroup',
  iterator: 'AsyncIterator',
  async: 'async ',
  await: 'await ',
  about: 'Every operation as a coroutine of its group. Needs httpx: pip install potli[async].',
  contextManager: `
    async def close(self) -> None:
        await self._transport.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
`,
};

/** Generated modules by file name. */
export function pythonModules(model: ClientModel): Readonly<Record<string, string>> {
  const types = new PythonTypes();
  for (const [name, schema] of Object.entries(model.schemas)) types.declare(name, schema);
  const operations = operationsModule(model, types, SYNC);
  const asynchronous = operationsModule(model, types, ASYNC);
  // Last: the declarations are collected while methods are printed.
  const declarations = `${NOTICE}
from typing import Any, Dict, List, Literal, NotRequired, TypeAlias, TypedDict

${types.declarations}
`;
  return {
    '_operations.py': operations,
    '_async_operations.py': asynchronous,
    'types.py': declarations,
    '_version.py': `VERSION = "${VERSION}"\n`,
  };
}

function operationsModule({ operations }: ClientModel, types: PythonTypes, flavour: Flavour): string {
  const groups = new Map<string, string[]>();
  for (const operation of operations) {
    const { group } = operation.name;
    groups.set(group, [...(groups.get(group) ?? []), ...methodsOf(operation, types, flavour)]);
  }
  const classes = Array.from(groups, ([group, methods]) => `class ${className(group)}(${flavour.group}):\n${methods.join('\n')}`);
  const members = Array.from(groups.keys(), (group) => `        self.${snakeCase(group)} = ${className(group)}(self._transport)\n`);
  return `${NOTICE}
from typing import Any, Dict, ${flavour.iterator}, List, Literal, Mapping, Self, overload

from ._request import FileInput
from ._response import Answer, File
from ._transport import ${flavour === SYNC ? 'Group, ' : ''}LONGEST_WAIT, RETRIES, Settings, TIMEOUT${flavour === SYNC ? ', Transport' : `\nfrom .${flavour.module} import ${flavour.group}, ${flavour.transport}`}
from .types import *


${classes.join('\n\n')}

class ${flavour.client}:
    """${flavour.about}"""

    def __init__(
        self,
        base_url: str,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float = TIMEOUT,
        retries: int = RETRIES,
        longest_wait: float = LONGEST_WAIT,
    ) -> None:
        """
        base_url: Address of the service, such as https://potli.example
        headers: Headers of every request
        timeout: Seconds until a response must be complete
        retries: Number of retries after a response with the status 429 or 503
        longest_wait: Seconds that a call may wait for retries in all; an error that asks for more is raised at once
        """
        self._transport = ${flavour.transport}(Settings(base_url, dict(headers or {}), timeout, retries, longest_wait))
${members.join('')}${flavour.contextManager}`;
}

const className = (group: string): string => `${pascalCase(group.split('-'))}Group`;

function methodsOf(operation: ClientOperation, types: PythonTypes, flavour: Flavour): string[] {
  const hint = pascalCase(operation.id.split('_'));
  const name = operation.name.method.length === 0 ? '__call__' : snakeCase(operation.name.method.join('_'));
  const mainType = responseType(operation.response, `${hint}Data`, types);
  const { other, all, sends, path } = operation;
  const call = `(${JSON.stringify(path)}, ${JSON.stringify(sends)}, ${parametersDict(operation)}`;
  const files = { file: ', [file]', files: ', files', query: '', json: '' }[sends];
  const media = isJsonOnly(operation) ? '' : `, types=(${operation.types.map((type) => `${JSON.stringify(type)}, `).join('')})`;
  const body = [documentation(operation), `return ${flavour.await}self._transport.call${call}${files}${media})`];
  const declaration = `${flavour.async}def ${name}`;
  const methods: string[] = [];
  if (other) {
    const otherType = responseType(other.response, `${hint}Other`, types);
    const formats = (other.formats.map((format) => JSON.stringify(format)) as string[]).join(', ');
    methods.push(
      `${INDENT}@overload\n${define(declaration, operation, otherType, types, `format: Literal[${formats}]`)} ...\n`,
      `${INDENT}@overload\n${define(declaration, operation, mainType, types, usualFormat(operation))} ...\n`,
      method(declaration, operation, `${mainType} | ${otherType}`, types, body),
    );
  } else methods.push(method(declaration, operation, mainType, types, body));
  if (all && operation.response !== 'file') {
    const item = types.typeOf((operation.response.data as { items: Schema }).items, `${hint}Item`);
    const allPagesBody = [
      `"""All results of ${name === '__call__' ? 'the list' : name}, page after page."""`,
      `return self._transport.all${call}, ${all.maxPageSize})`,
    ];
    methods.push(method(`def ${snakeCase(all.method.join('_'))}`, operation, `${flavour.iterator}[${item}]`, types, allPagesBody));
  }
  return methods;
}

/** The parameter `format` without the values that select the other response. */
function usualFormat({ parameters, other }: ClientOperation): string {
  const { schema } = parameters.find(({ name }) => name === 'format') as ClientParameter;
  const formats = (schema.enum as string[]).filter((format) => !other?.formats.includes(format));
  return `format: Literal[${formats.map((format) => JSON.stringify(format)).join(', ')}] | None = None`;
}

function method(declaration: string, operation: ClientOperation, result: string, types: PythonTypes, body: readonly string[]): string {
  return `${define(declaration, operation, result, types)}\n${body.map((line) => `${INDENT}${INDENT}${line}\n`).join('')}`;
}

/** @param format replaces the parameter of that name in an overload */
function define(declaration: string, operation: ClientOperation, result: string, types: PythonTypes, format?: string): string {
  const files = { file: ['file: FileInput'], files: ['files: List[FileInput]'], query: [], json: [] }[operation.sends];
  const operationParameters = operation.parameters.map((parameter) =>
    format !== undefined && parameter.name === 'format' ? format : parameterText(parameter, types, pascalCase(operation.id.split('_'))),
  );
  const all = [...files, ...operationParameters];
  return `${INDENT}${declaration}(self${all.length > 0 ? `, *, ${all.join(', ')}` : ''}) -> ${result}:`;
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
