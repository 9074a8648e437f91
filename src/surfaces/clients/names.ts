/** Derives client and command names of an operation from its path and id. */

import type { Operation } from '../../core/operation/operation.ts';
import { argumentName } from '../../core/operation/parameters.ts';
import { singularWord } from '../../core/text/singular.ts';

export interface ClientName {
  /** First path segment, such as `mutual-funds`. */
  readonly group: string;
  /** Words of the id after the group, such as `['fund', 'houses']`. Empty if the id is the group: then the group itself is callable. */
  readonly method: readonly string[];
}

/** Keywords that may occur as parameter names. */
const PYTHON_KEYWORDS = [
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
/** Dropped if the method has other words. */
const LIST_WORD = 'list';
/** Methods that list all results of the group. */
const LIST_METHODS = ['search', LIST_WORD];

export function clientName({ id, path }: Pick<Operation, 'id' | 'path'>): ClientName {
  const group = path.split('/')[2] as string;
  const words = id.split('_');
  const common = group.split('-');
  // Singular and plural match: company, companies.
  const method = common.every((word, index) => singularWord(words[index] ?? '') === singularWord(word))
    ? words.slice(common.length)
    : words;
  return { group, method: method.length > 1 && method.at(-1) === LIST_WORD ? method.slice(0, -1) : method };
}

/** Words of the method that iterates over all pages. */
export function allName({ method }: ClientName): readonly string[] {
  return LIST_METHODS.includes(method.join(' ')) ? ['all'] : ['all', ...method];
}

export function camelCase(words: readonly string[]): string {
  return words.map((word, index) => (index === 0 ? word : capitalised(word))).join('');
}

export function pascalCase(words: readonly string[]): string {
  return words.map(capitalised).join('');
}

/** Converts `fundHouse` and `mutual-funds` to snake case. */
export function snakeCase(name: string): string {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/-/g, '_');
  return PYTHON_KEYWORDS.includes(snake) ? `${snake}_` : snake;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** How a client calls an operation. */
export interface ClientCall {
  /** Such as `ifsc.get`. */
  readonly method: string;
  /** Arguments that are not named like their parameter. */
  readonly renamed: Readonly<Record<string, string>>;
}

export function typescriptCall(operation: Operation): ClientCall {
  const { group, method } = clientName(operation);
  return clientCall(operation, [camelCase(group.split('-')), camelCase(method)], (name) => name);
}

export function pythonCall(operation: Operation): ClientCall {
  const { group, method } = clientName(operation);
  return clientCall(operation, [snakeCase(group), snakeCase(method.join('_'))], snakeCase);
}

function clientCall(operation: Operation, path: readonly string[], rename: (name: string) => string): ClientCall {
  const names = Object.keys(operation.input).map((name) => [name, rename(argumentName(operation, name))] as const);
  return { method: path.filter(Boolean).join('.'), renamed: Object.fromEntries(names.filter(([name, argument]) => name !== argument)) };
}
