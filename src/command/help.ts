/** Help texts, generated from the operations. */
import { type Family, GROUPS, type Operation } from '../core/operation/operation.ts';
import { type Parameter, parametersOf } from '../core/operation/parameters.ts';
import { clientName } from '../surfaces/clients/names.ts';
import { COMMON_OPTIONS } from './arguments.ts';
import { commandGroups, optionName, positionalsOf } from './names.ts';

const NAME_WIDTH = 26;
/** Commands that are not operations. */
export const OTHER_COMMANDS = {
  enrich: 'add columns to a CSV of any size: potli enrich --help',
  export: 'export a complete table as CSV, NDJSON or Parquet: potli export --help',
  refresh: 'download new versions of datasets from their publishers: potli refresh --help',
  status: 'version and age of every dataset',
  completion: 'bash, zsh or fish: print the shell completion script',
} as const;

const helpLine = (name: string, text: string): string => `  ${name.padEnd(NAME_WIDTH)}${text}`;

export function commandsHelp(families: readonly Family[]): string {
  const sections = GROUPS.map((group) => {
    const operations = families.filter((family) => family.group === group).flatMap((family) => family.operations);
    return [`${group}:`, ...operations.map((operation) => helpLine(commandOf(operation), operation.summary))].join('\n');
  });
  return [
    'Usage: potli COMMAND [VALUES] [OPTIONS]',
    '       potli COMMAND --help',
    '',
    ...sections,
    ...['Tables and shell completion:', ...Object.entries(OTHER_COMMANDS).map(([name, text]) => helpLine(name, text))],
    '',
    'Options of all commands:',
    ...commonLines(),
    '',
    'Exit codes: 0 success, 2 wrong usage or input, 3 not found, 4 a file cannot be read or written, 5 temporarily unavailable, 6 some rows have errors, 1 any other error.',
  ].join('\n');
}

/** Command words of an operation. */
export function commandOf(operation: Operation): string {
  const { group, method } = clientName(operation);
  return method.length === 0 ? group : `${group} ${method.join('-')}`;
}

const commonLines = (): string[] => Object.entries(COMMON_OPTIONS).map(([name, text]) => helpLine(`--${name}`, text));

export function groupHelp(families: readonly Family[], name: string): string {
  const operations = [...(commandGroups(families).get(name)?.values() ?? [])];
  return operations.map((operation) => `  potli ${usage(operation)}\n      ${operation.summary}`).join('\n');
}

/** Usage line such as `pincode get PINCODE`. */
function usage(operation: Operation): string {
  const { required } = parametersOf(operation);
  const values = positionalsOf(operation).map((name) => (required.includes(name) ? name.toUpperCase() : `[${name.toUpperCase()}]`));
  const files = operation.files ? [operation.files.max === 1 ? 'FILE' : 'FILE…'] : [];
  return [commandOf(operation), ...values, ...files].join(' ');
}

export function operationHelp(operation: Operation): string {
  const { byName } = parametersOf(operation);
  const options = Object.keys(operation.input).map((name) => optionLine(operation, byName.get(name) as Parameter));
  return [
    `Usage: potli ${usage(operation)} [OPTIONS]`,
    '',
    operation.summary,
    ...(operation.details ? [operation.details] : []),
    '',
    ...(options.length > 0 ? ['Options:', ...options, ''] : []),
    'Options of all commands:',
    ...commonLines(),
    '',
    `Example: potli ${exampleCommand(operation)}`,
  ].join('\n');
}

function optionLine(operation: Operation, { name, description, choices, maxItems }: Parameter): string {
  const fallback = parametersOf(operation).defaults[name];
  const details = [
    choices ? `one of ${[...choices.values()].join(', ')}` : '',
    maxItems === undefined ? '' : 'may be repeated',
    fallback === undefined ? '' : `default: ${fallback}`,
  ].filter((detail) => detail !== '');
  return helpLine(`--${optionName(name)}`, `${description}${details.length > 0 ? ` (${details.join('; ')})` : ''}`);
}

/** Example of the operation as a command line. */
export function exampleCommand(operation: Operation): string {
  const positionals = positionalsOf(operation);
  const values = positionals.filter((name) => name in operation.example).map((name) => shellWord(operation.example[name]));
  const options = Object.entries(operation.example)
    .filter(([name]) => !positionals.includes(name))
    .flatMap(([name, value]) => [value].flat().map((item) => `--${optionName(name)}=${shellWord(item)}`));
  const files = operation.files ? Array.from({ length: Math.max(1, operation.files.min) }, (_, index) => `file${index + 1}`) : [];
  return [commandOf(operation), ...values, ...files, ...options].join(' ');
}

/** Quotes for the shell; an array becomes several words. */
function shellWord(value: unknown): string {
  return [value]
    .flat()
    .map((item) => (/^[\w.,:@/+-]+$/.test(String(item)) ? String(item) : `'${String(item).replaceAll("'", "'\\''")}'`))
    .join(' ');
}
