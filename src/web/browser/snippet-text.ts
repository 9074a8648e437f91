/** Code snippets for a request: shell, JavaScript, Python, the generated clients, and MCP tool call. */
import { type OperationDescription, type OperationRequest, toArguments, type Values } from './values.ts';

/** Snippet languages; the first is the default. */
export const SNIPPET_LANGUAGES = ['curl', 'fetch', 'TypeScript client', 'Python', 'Python client', 'MCP'] as const;
export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number];

/** Inputs of a snippet. */
export interface SnippetInput {
  readonly operation: OperationDescription;
  readonly request: OperationRequest;
  readonly values: Values;
  /** Names of the chosen files. */
  readonly files: readonly string[];
  /** Origin of the service. */
  readonly origin: string;
}

/** How the response is read: JSON, text such as CSV, or a file. */
type ResponseForm = 'json' | 'text' | 'file';

function formOf({ operation: { returns }, values }: SnippetInput): ResponseForm {
  const [type = ''] = returns;
  if (!type.startsWith('application/json')) return 'file';
  return values.get('format')?.[0] === 'csv' ? 'text' : 'json';
}

/** With the extension of the requested format, else of the default media type. In some operations `format` is a template. */
function fileNameOf({ operation: { returns }, values }: SnippetInput): string {
  const subtype = (returns[0] ?? '').split('/')[1]?.replace(/\+.*|;.*/g, '') ?? 'bin';
  const format = values.get('format')?.[0] ?? '';
  const extension = /^\w+$/.test(format) ? format : subtype;
  return `answer.${extension === 'jpeg' ? 'jpg' : extension}`;
}

const urlOf = ({ origin, request }: SnippetInput): string => origin + request.address;

/** Placeholder names, as many as required, if no file is chosen. */
function filesOf({ operation: { files: rules }, files }: SnippetInput): readonly string[] {
  if (files.length > 0) return files;
  const count = Math.max(1, rules?.min ?? 1);
  const extension = rules?.accepts[0]?.split('/')[1] ?? 'bin';
  return Array.from({ length: count }, (_, index) => (count > 1 ? `file${index + 1}.${extension}` : `file.${extension}`));
}

/** Quotes for a POSIX shell. */
function shell(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

export function toCurl(input: SnippetInput): string {
  const { members, fields } = input.request;
  const lines = [`curl ${shell(urlOf(input))}`];
  if (members) lines.push(`-H 'content-type: application/json'`, `-d ${shell(JSON.stringify(members))}`);
  if (fields) {
    const parts = [...filesOf(input).map((name) => `file=@${name}`), ...fields.map(([name, text]) => `${name}=${text}`)];
    lines.push(...parts.map((part) => `-F ${shell(part)}`));
  }
  if (formOf(input) === 'file') lines.push(`-o ${fileNameOf(input)}`);
  return lines.join(' \\\n  ');
}

const READ: Readonly<Record<ResponseForm, string>> = {
  json: 'const { data, meta } = await response.json();\nconsole.log(data);',
  text: 'console.log(await response.text());',
  file: 'const file = await response.blob();\nconsole.log(file.type, file.size);',
};

export function toFetch(input: SnippetInput): string {
  const { members, fields } = input.request;
  const address = JSON.stringify(urlOf(input));
  const read = READ[formOf(input)];
  if (members)
    return `const response = await fetch(${address}, {\n  method: 'POST',\n  headers: { 'content-type': 'application/json' },\n  body: JSON.stringify(${JSON.stringify(members)}),\n});\n${read}`;
  if (!fields) return `const response = await fetch(${address});\n${read}`;
  const names = filesOf(input);
  const lines = [
    // The files come from an input element.
    ...names.map((name, index) => `form.append('file', files[${index}]); // ${name}`),
    ...fields.map(([name, text]) => `form.append(${JSON.stringify(name)}, ${JSON.stringify(text)});`),
  ];
  return `const { files } = document.querySelector('input[type=file]');\nconst form = new FormData();\n${lines.join('\n')}\nconst response = await fetch(${address}, { method: 'POST', body: form });\n${read}`;
}

function pythonOutput(input: SnippetInput): string {
  switch (formOf(input)) {
    case 'json':
      return "print(response.json()['data'])";
    case 'text':
      return 'print(response.text)';
    case 'file':
      return `open('${fileNameOf(input)}', 'wb').write(response.content)`;
  }
}

export function toPython(input: SnippetInput): string {
  const { members, fields } = input.request;
  const address = JSON.stringify(urlOf(input));
  const opened = filesOf(input).map((name) => `('file', open(${JSON.stringify(name)}, 'rb'))`);
  const call = fields
    ? `requests.post(${address}, files=[${opened.join(', ')}], data=${python(Object.fromEntries(fields))})`
    : members
      ? `requests.post(${address}, json=${python(members)})`
      : `requests.get(${address})`;
  return `import requests\n\nresponse = ${call}\nresponse.raise_for_status()\n${pythonOutput(input)}`;
}

export function toTypeScriptClient(input: SnippetInput): string {
  const blobs = filesOf(input).map((name) => `await openAsBlob(${JSON.stringify(name)})`);
  const members = clientArguments(input, 'typescript', { files: blobs, write: JSON.stringify }).map(([name, text]) => `${name}: ${text}`);
  const call = `await potli.${input.operation.clients.typescript.method}(${members.length > 0 ? `{ ${members.join(', ')} }` : ''})`;
  const rest =
    formOf(input) === 'file' ? `file = ${call};\nconsole.log(file.type, file.size);` : `{ data, meta } = ${call};\nconsole.log(data);`;
  return `${input.operation.files ? "import { openAsBlob } from 'node:fs';\n" : ''}import { createPotli } from 'potli-client';\n\nconst potli = createPotli({ baseUrl: ${JSON.stringify(input.origin)} });\nconst ${rest}`;
}

export function toPythonClient(input: SnippetInput): string {
  const paths = filesOf(input).map((name) => JSON.stringify(name));
  const named = clientArguments(input, 'python', { files: paths, write: python }).map(([name, text]) => `${name}=${text}`);
  const output = formOf(input) === 'file' ? `open('${fileNameOf(input)}', 'wb').write(answer.content)` : 'print(answer.data)';
  return `from potli import Potli\n\npotli = Potli(${JSON.stringify(input.origin)})\nanswer = potli.${input.operation.clients.python.method}(${named.join(', ')})\n${output}`;
}

/** @param literals the files and the other values as literals of the language */
function clientArguments(
  { operation, values }: SnippetInput,
  client: keyof OperationDescription['clients'],
  { files, write }: { readonly files: readonly string[]; write(value: unknown): string },
): (readonly [name: string, literal: string])[] {
  const { renamed } = operation.clients[client];
  const named = Object.entries(toArguments(operation, values)).map(([name, value]) => [renamed[name] ?? name, write(value)] as const);
  if (!operation.files) return named;
  return [operation.files.max === 1 ? ['file', files[0] ?? ''] : ['files', `[${files.join(', ')}]`], ...named];
}

/** JSON literals to Python: only true, false and null differ. String contents are skipped. */
function python(value: unknown): string {
  return JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"|\b(true|false|null)\b/g, (match, word?: string) =>
    word ? ({ true: 'True', false: 'False', null: 'None' }[word] ?? match) : match,
  );
}

function toMcp({ operation, values, origin }: SnippetInput): string {
  if (operation.tool === null)
    return `This operation is not a tool. Assistants with a shell can use curl;\nthe tools are at ${origin}/mcp (streamable HTTP, no authentication).`;
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: operation.tool, arguments: toArguments(operation, values) } };
  return `curl ${origin}/mcp \\\n  -H 'content-type: application/json' \\\n  -H 'accept: application/json, text/event-stream' \\\n  -d ${shell(JSON.stringify(call))}`;
}

export function snippetTexts(input: SnippetInput): Record<SnippetLanguage, string> {
  return {
    curl: toCurl(input),
    fetch: toFetch(input),
    'TypeScript client': toTypeScriptClient(input),
    Python: toPython(input),
    'Python client': toPythonClient(input),
    MCP: toMcp(input),
  };
}
