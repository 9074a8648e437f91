/** Parses command-line arguments into the input of an operation and common options. */
import type { Operation } from '../core/operation/operation.ts';
import { type Parameter, parametersOf } from '../core/operation/parameters.ts';
import { spellingHint, UsageError } from './exit-codes.ts';
import { optionName, optionsOf, positionalsOf } from './names.ts';

/** Options of every command; reserved, so no parameter has these names. */
export const COMMON_OPTIONS = {
  json: 'print the response as JSON (default when the output is not a terminal)',
  csv: 'print a list or one record as CSV with a header row',
  ndjson: 'print one JSON record per line',
  fields: 'NAMES: print only these fields, comma-separated; offices.name is a nested field',
  'all-pages': 'fetch all pages of a list, not only the first',
  in: 'FILE: read the text from a file; - is standard input (also -i)',
  out: 'FILE: write the response to a file, atomically (also -o); the default format follows its extension',
  url: 'URL: send the request to a server instead of using the embedded data',
  'data-dir': 'FOLDER: datasets of this folder, such as those that potli refresh has updated (default: DATA_DIR)',
  help: 'show this help (also -h)',
} as const;

type CommonName = keyof typeof COMMON_OPTIONS;
const OPTIONS_WITH_VALUE: readonly string[] = ['in', 'out', 'url', 'fields'];
const SHORT_OPTIONS: Readonly<Record<string, CommonName>> = { '-i': 'in', '-o': 'out', '-h': 'help' };

export interface CommandLine {
  /** By parameter name; an array if the option may be repeated. */
  readonly input: Readonly<Record<string, string | string[]>>;
  /** File paths, for operations that take files. */
  readonly files: readonly string[];
  readonly common: Readonly<Partial<Record<CommonName, string>>>;
}

export function parseArguments(operation: Operation, args: readonly string[]): CommandLine {
  const options = optionsOf(operation);
  const input: Record<string, string | string[]> = {};
  const common: Partial<Record<CommonName, string>> = {};
  const values: string[] = [];
  const remaining = [...args];
  const setValue = ({ name, repeats, kind }: Parameter, value: string): void => {
    const existing = input[name];
    if (existing !== undefined && !repeats) throw new UsageError(`--${optionName(name)} must be given only once.`);
    // Codes contain no commas, texts may.
    const values = kind === 'code' ? value.split(',') : [value];
    input[name] = repeats ? [...(existing ?? []), ...values] : value;
  };
  for (let arg = remaining.shift(); arg !== undefined; arg = remaining.shift()) {
    if (arg === '--') {
      values.push(...remaining.splice(0));
      break;
    }
    const option = parseOption(arg);
    if (!option) {
      values.push(arg);
      continue;
    }
    const { name, inlineValue } = option;
    const takeValue = (): string => {
      const value = inlineValue ?? remaining.shift();
      if (value === undefined) throw new UsageError(`--${name} needs a value.`);
      return value;
    };
    const parameter = options.get(name);
    if (parameter?.kind === 'boolean') setValue(parameter, inlineValue ?? 'true');
    else if (parameter) setValue(parameter, takeValue());
    else if (name in COMMON_OPTIONS) common[name as CommonName] = OPTIONS_WITH_VALUE.includes(name) ? takeValue() : 'true';
    else if (name.startsWith('no-') && options.get(name.slice(3))?.kind === 'boolean')
      setValue(options.get(name.slice(3)) as Parameter, 'false');
    else
      throw new UsageError(
        `Unknown option --${name}.${spellingHint(name, optionNames(operation))} Known: ${optionNames(operation).join(', ')}.`,
      );
  }
  if (operation.files) return { input, files: values, common };
  assignPositionals(operation, values, input);
  return { input, files: [], common };
}

/** Extracts `--data-dir`, an option of all commands, from the arguments. */
export function splitDataDirectory(args: readonly string[]): { readonly directory: string | undefined; readonly rest: readonly string[] } {
  const end = args.indexOf('--');
  const position = args.findIndex((arg, index) => /^--data-dir(=|$)/.test(arg) && (end < 0 || index < end));
  if (position < 0) return { directory: undefined, rest: args };
  const [, inline] = (args[position] as string).split(/=(.*)/s);
  const directory = inline ?? args[position + 1];
  if (!directory) throw new UsageError('--data-dir needs a folder.');
  return { directory, rest: args.toSpliced(position, inline === undefined ? 2 : 1) };
}

/** Negative numbers are values, and so is `-` (standard input). */
function parseOption(arg: string): { readonly name: string; readonly inlineValue: string | undefined } | undefined {
  const short = SHORT_OPTIONS[arg];
  if (short !== undefined) return { name: short, inlineValue: undefined };
  const long = /^--([A-Za-z][\w-]*)(?:=([\s\S]*))?$/.exec(arg);
  if (long) return { name: long[1] as string, inlineValue: long[2] };
  if (/^-[A-Za-z]/.test(arg)) throw new UsageError(`Unknown option ${arg}.`);
  return undefined;
}

/** Assigns positional values in order; surplus words are appended to the last parameter. */
function assignPositionals(operation: Operation, values: readonly string[], input: Record<string, string | string[]>): void {
  const positionals = positionalsOf(operation).filter((name) => !(name in input));
  if (values.length === 0) return;
  if (positionals.length === 0) throw new UsageError(`Unexpected argument "${values[0]}".`);
  const last = Math.min(values.length, positionals.length) - 1;
  for (let i = 0; i < last; i++) input[positionals[i] as string] = values[i] as string;
  const rest = values.slice(last);
  const name = positionals[last] as string;
  const { repeats, kind } = parametersOf(operation).byName.get(name) as Parameter;
  input[name] = repeats ? rest.flatMap((value) => (kind === 'code' ? value.split(',') : value)) : rest.join(' ');
}

export function optionNames(operation: Operation): readonly string[] {
  return [...Object.keys(operation.input).map(optionName), ...Object.keys(COMMON_OPTIONS)].map((name) => `--${name}`);
}
