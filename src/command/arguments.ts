/** Parses command-line arguments into the input of an operation and common options. */
import type { Operation } from '../core/operation/operation.ts';
import { parametersOf } from '../core/operation/parameters.ts';
import { UsageError } from './exit-codes.ts';
import { optionName, optionsOf, positionalsOf } from './names.ts';

/** Options of every command; reserved, so no parameter has these names. */
export const COMMON_OPTIONS = {
  json: 'the answer as JSON, as it is when the output is no terminal',
  csv: 'a list as CSV with a header row',
  'all-pages': 'all results of a list, not only its first page',
  in: 'FILE: the text is in a file; - is standard input (also -i)',
  out: 'FILE: where the answer goes, whole or not at all (also -o)',
  url: 'ADDRESS: ask a server, instead of the data that came with the command',
  help: 'what the command takes (also -h)',
} as const;

type CommonName = keyof typeof COMMON_OPTIONS;
const OPTIONS_WITH_VALUE: readonly string[] = ['in', 'out', 'url'];
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
  const left = [...args];
  const put = (name: string, value: string, repeats: boolean): void => {
    const before = input[name];
    if (before !== undefined && !repeats) throw new UsageError(`--${optionName(name)} must be given once.`);
    input[name] = repeats ? [...(before ?? []), value] : value;
  };
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--') {
      values.push(...left.splice(0));
      break;
    }
    const option = parseOption(arg);
    if (!option) {
      values.push(arg);
      continue;
    }
    const { name, given } = option;
    const take = (): string => {
      const value = given ?? left.shift();
      if (value === undefined) throw new UsageError(`--${name} needs a value.`);
      return value;
    };
    const parameter = options.get(name);
    if (parameter?.kind === 'boolean') put(parameter.name, given ?? 'true', parameter.repeats);
    else if (parameter) put(parameter.name, take(), parameter.repeats);
    else if (name in COMMON_OPTIONS) common[name as CommonName] = OPTIONS_WITH_VALUE.includes(name) ? take() : 'true';
    else if (name.startsWith('no-') && options.get(name.slice(3))?.kind === 'boolean')
      put(options.get(name.slice(3))?.name ?? '', 'false', false);
    else throw new UsageError(`There is no option --${name}; there is ${optionNames(operation)}.`);
  }
  if (operation.files) return { input, files: values, common };
  assignPositionals(operation, values, input);
  return { input, files: [], common };
}

/** Negative numbers are values, and so is `-` (standard input). */
function parseOption(arg: string): { readonly name: string; readonly given: string | undefined } | undefined {
  const short = SHORT_OPTIONS[arg];
  if (short !== undefined) return { name: short, given: undefined };
  const long = /^--([A-Za-z][\w-]*)(?:=([\s\S]*))?$/.exec(arg);
  if (long) return { name: long[1] as string, given: long[2] };
  if (/^-[A-Za-z]/.test(arg)) throw new UsageError(`There is no option ${arg}.`);
  return undefined;
}

/** Assigns positional values in order; surplus words are appended to the last parameter. */
function assignPositionals(operation: Operation, values: readonly string[], input: Record<string, string | string[]>): void {
  const places = positionalsOf(operation).filter((name) => !(name in input));
  if (values.length === 0) return;
  if (places.length === 0) throw new UsageError(`"${values[0]}" is one value too many.`);
  const last = Math.min(values.length, places.length) - 1;
  for (let at = 0; at < last; at++) input[places[at] as string] = values[at] as string;
  const rest = values.slice(last);
  const name = places[last] as string;
  input[name] = parametersOf(operation).byName.get(name)?.repeats ? rest : rest.join(' ');
}

export function optionNames(operation: Operation): string {
  return [...Object.keys(operation.input).map(optionName), ...Object.keys(COMMON_OPTIONS)].map((name) => `--${name}`).join(', ');
}
