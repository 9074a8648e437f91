/** Options of `potli enrich`. */
import { FileError, spellingHint, UsageError } from '../exit-codes.ts';
import { DELIMITERS } from './csv-rows.ts';
import { LOOKUP_KINDS, type LookupKindName } from './kinds.ts';

export const ENRICH_OPTIONS = {
  ...(Object.fromEntries(Object.entries(LOOKUP_KINDS).map(([name, { help }]) => [name, `COLUMN: ${help}`])) as Record<
    LookupKindName,
    string
  >),
  add: 'FIELDS: comma-separated fields of the response to add, such as district,state; a dot selects a nested field (offices.name)',
  out: 'FILE: output file, written under a temporary name until it is complete (also -o)',
  delimiter: 'delimiter of the cells: comma, semicolon, tab (\\t) or |; detected from the first line by default',
  help: 'show this help (also -h)',
} as const;

export interface EnrichOptions {
  /** Path of the table; `-` is standard input. */
  readonly path: string;
  readonly kind: LookupKindName;
  readonly column: string;
  readonly fields: readonly string[];
  readonly out: string | undefined;
  readonly delimiter: string | undefined;
}

const OPTION_NAMES = Object.keys(ENRICH_OPTIONS).map((name) => `--${name}`);
const SHORT_OPTIONS: Readonly<Record<string, string>> = { '-o': '--out', '-h': '--help' };

/** Undefined if help is requested. */
export function parseEnrichOptions(args: readonly string[]): EnrichOptions | undefined {
  const options = new Map<string, string>();
  const paths: string[] = [];
  const remaining = [...args];
  for (let arg = remaining.shift(); arg !== undefined; arg = remaining.shift()) {
    const [, name, value] = /^--([a-z]+)(?:=([\s\S]*))?$/.exec(SHORT_OPTIONS[arg] ?? arg) ?? [];
    if (name === undefined) paths.push(arg);
    else if (!(name in ENRICH_OPTIONS))
      throw new UsageError(`Unknown option --${name}.${spellingHint(name, OPTION_NAMES)} Known: ${OPTION_NAMES.join(', ')}.`);
    else if (name === 'help') return undefined;
    else if (options.has(name)) throw new UsageError(`--${name} must be given only once.`);
    else options.set(name, value ?? remaining.shift() ?? throwMissingValue(name));
  }
  if (paths.length !== 1) throw new UsageError('Give the path of one CSV, or - for standard input. See potli enrich --help.');
  const kinds = (Object.keys(LOOKUP_KINDS) as LookupKindName[]).filter((name) => options.has(name));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1)
    throw new UsageError(`Give one of --${Object.keys(LOOKUP_KINDS).join(', --')} with the name of the column to look up.`);
  const fields = (options.get('add') ?? '').split(',').flatMap((field) => field.trim() || []);
  if (fields.length === 0) throw new UsageError('--add needs field names, such as --add district,state.');
  const [path = ''] = paths;
  const out = options.get('out');
  if (out !== undefined && out === path) throw new FileError('--out must not be the input file.');
  return { path, kind, column: options.get(kind) ?? '', fields, out, delimiter: parseDelimiter(options.get('delimiter')) };
}

function throwMissingValue(name: string): never {
  throw new UsageError(`--${name} needs a value.`);
}

function parseDelimiter(text: string | undefined): string | undefined {
  const delimiter = text === '\\t' ? '\t' : text;
  if (delimiter !== undefined && !(delimiter.length === 1 && DELIMITERS.includes(delimiter)))
    throw new UsageError('--delimiter must be a comma, a semicolon, \\t or |.');
  return delimiter;
}
