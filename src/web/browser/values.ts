/** Form state, and its conversion to request and URL. */

export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  readonly address: string;
  readonly type?: string | undefined;
  readonly body?: string | FormData | undefined;
  /** Whether to bypass the browser cache. */
  readonly fresh?: boolean;
  readonly onProgress?: (share: number) => void;
}

export interface ParameterSchema {
  readonly type?: string;
  readonly description: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly items?: ParameterSchema;
}

/** Method of a generated client, and its arguments that are not named like their parameter. */
export interface ClientCall {
  readonly method: string;
  readonly renamed: Readonly<Record<string, string>>;
}

/** Operation embedded in the page; produced by the server's `describeForm`. */
export interface OperationDescription {
  readonly id: string;
  readonly methods: readonly ('GET' | 'POST')[];
  readonly path: string;
  readonly summary: string;
  /** Descriptions of response fields by path. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Media types of the response, default first. */
  readonly returns: readonly string[];
  readonly weight: number | string;
  readonly tool: string | null;
  readonly parameters: Readonly<Record<string, ParameterSchema>>;
  readonly required: readonly string[];
  readonly exampleInput: Readonly<Record<string, unknown>>;
  readonly textBody: string | null;
  readonly clients: Readonly<Record<'typescript' | 'python', ClientCall>>;
  readonly files: { readonly accepts: readonly string[]; readonly min: number; readonly max: number; readonly maxFileBytes: number } | null;
}

/** Parameters by name; several strings if repeated. Omitted ones are absent. */
export type Values = ReadonlyMap<string, readonly string[]>;

/** Longer URLs are sent as POST, if the operation takes a text body. */
const MAX_URL_LENGTH = 4_000;

export function exampleValues({ exampleInput }: OperationDescription): Values {
  return new Map(Object.entries(exampleInput).map(([name, value]) => [name, [value].flat().map(String)]));
}

/** Values from the page URL, so that links restore a request; null if there are none. */
export function valuesFrom({ parameters }: OperationDescription, query: string): Values | null {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(query)) if (name in parameters) values.set(name, [...(values.get(name) ?? []), value]);
  return values.size > 0 ? values : null;
}

/** Query string of the state without default values; empty for the example. */
export function stateQuery(operation: OperationDescription, values: Values): string {
  const changed = new Map(nonDefaultValues(operation, values));
  const example = new Map(nonDefaultValues(operation, exampleValues(operation)));
  const query = queryOf(changed);
  if (query === queryOf(new Map([...changed.keys()].map((name) => [name, example.get(name) ?? []]))) && changed.size === example.size)
    return '';
  // A cleared form differs from the example.
  const [emptied] = example.keys();
  return query === '' && emptied !== undefined ? queryOf(new Map([[emptied, ['']]])) : query;
}

export function queryOf(values: Values): string {
  const query = new URLSearchParams();
  for (const [name, texts] of values) for (const text of texts) query.append(name, text);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Values that differ from their defaults. */
function nonDefaultValues({ parameters }: OperationDescription, values: Values): [name: string, texts: readonly string[]][] {
  return [...values].filter(
    ([name, texts]) => texts.length > 0 && !(texts.length === 1 && texts[0] === String(parameters[name]?.default ?? '')),
  );
}

export interface OperationRequest extends OutgoingRequest {
  /** JSON body. */
  readonly members?: Readonly<Record<string, unknown>>;
  /** Form fields besides the files. */
  readonly fields?: readonly (readonly [string, string])[];
}

export function toRequest(operation: OperationDescription, values: Values, files: readonly Blob[]): OperationRequest {
  const { methods, path, textBody } = operation;
  const changed = nonDefaultValues(operation, values);
  const inPath = (name: string): boolean => path.includes(`{${name}}`);
  const rest = changed.filter(([name]) => !inPath(name));
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name)?.[0] ?? ''));
  if (operation.files) {
    const body = new FormData();
    for (const file of files) body.append('file', file);
    const fields = rest.flatMap(([name, texts]) => texts.map((text): [string, string] => [name, text]));
    for (const [name, text] of fields) body.append(name, text);
    return { method: 'POST', address, body, fields };
  }
  const url = address + queryOf(new Map(rest));
  if (methods.includes('GET') && !(textBody !== null && url.length > MAX_URL_LENGTH)) return { method: 'GET', address: url };
  const members = Object.fromEntries(rest.map(([name, texts]) => [name, parseValues(operation.parameters[name], texts)]));
  return { method: 'POST', address, type: 'application/json', body: JSON.stringify(members), members };
}

/** Arguments of a tool or of a client; `format=csv` of lists is for REST alone. */
export function toArguments(operation: OperationDescription, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    nonDefaultValues(operation, values)
      .filter(
        ([name]) => name !== 'format' || name in operation.exampleInput || operation.parameters.format?.enum?.includes('csv') !== true,
      )
      .map(([name, texts]) => [name, parseValues(operation.parameters[name], texts)]),
  );
}

function parseValues(schema: ParameterSchema | undefined, texts: readonly string[]): unknown {
  if (schema?.type === 'array') return texts.map((text) => parseValues(schema.items, [text]));
  const text = texts[0] ?? '';
  if ((schema?.type === 'integer' || schema?.type === 'number') && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (schema?.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
