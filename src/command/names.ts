/** From the words of a command to an operation, and from its parameters to options: all by rule, from the definitions. */
import type { Family, Operation } from '../core/request/operation.ts';
import { type Parameter, parametersOf } from '../core/request/parameters.ts';
import { slipsBetween } from '../core/text/name-distance.ts';
import { clientName } from '../surfaces/clients/names.ts';
import { operationsOf } from '../surfaces/services.ts';
import { UsageError } from './exit-codes.ts';

/** The operations of a group, by the word that calls each; the empty word is the group itself. */
export type Group = ReadonlyMap<string, Operation>;

export function groupsOf(families: readonly Family[]): ReadonlyMap<string, Group> {
  const groups = new Map<string, Map<string, Operation>>();
  for (const operation of operationsOf(families)) {
    const { group, method } = clientName(operation);
    const members = groups.get(group) ?? new Map<string, Operation>();
    groups.set(group, members.set(method.join('-'), operation));
  }
  return groups;
}

export interface Found {
  readonly operation: Operation;
  /** What stands before the arguments: `pincode search`. */
  readonly words: string;
  readonly args: readonly string[];
}

/** The operation that a command means. Without a word of its own it is the one at the address of the group: with a value in it, or bare. */
export function findOperation(groups: ReadonlyMap<string, Group>, words: readonly string[]): Found {
  const [name = '', second = '', ...rest] = words;
  const group = groups.get(name);
  if (!group) throw new UsageError(`There is no command "${name}".${hint(name, [...groups.keys()])} potli --help lists all.`);
  const named = second === '' ? undefined : group.get(second);
  if (named) return { operation: named, words: `${name} ${second}`, args: rest };
  const args = words.slice(1);
  const hasValue = args.some((arg) => !/^--?[a-z]/i.test(arg));
  const operation = hasValue ? (withValue(group, name) ?? bare(group, name)) : (bare(group, name) ?? withValue(group, name));
  if (operation) return { operation, words: name, args };
  const methods = [...group.keys()];
  throw new UsageError(`potli ${name} needs one of ${methods.join(', ')}.${hint(second, methods)}`);
}

function withValue(group: Group, name: string): Operation | undefined {
  return [...group.values()].find(({ path }) => /^(\/\{\w+\})+$/.test(path.slice(`/v1/${name}`.length)));
}

function bare(group: Group, name: string): Operation | undefined {
  const all = [...group.values()].filter(({ path }) => path === `/v1/${name}`);
  return all.find(({ method }) => method === 'GET') ?? all[0];
}

const MOST_SLIPS = 2;

function hint(word: string, known: readonly string[]): string {
  const near = known.find((one) => slipsBetween(word.toLowerCase(), one, MOST_SLIPS) <= MOST_SLIPS);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

/** What a parameter is called as an option: `--fund-house`. */
export function optionName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The options of an operation by every name under which they are taken. */
export function optionsOf(operation: Operation): ReadonlyMap<string, Parameter> {
  const options = new Map<string, Parameter>();
  for (const [name, parameter] of parametersOf(operation).named) {
    options.set(name, parameter);
    options.set(optionName(name), parameter);
  }
  return options;
}

/** The parameters that values without an option fill, in this order: those of the address, those that are required, the text, the words of a search. */
export function positionalsOf(operation: Operation): readonly string[] {
  const { required } = parametersOf(operation);
  const inPath = Array.from(operation.path.matchAll(/\{(\w+)\}/g), ([, name]) => name as string);
  const names = operation.files ? inPath : [...inPath, ...required, ...(operation.textBody ? [operation.textBody] : []), 'q'];
  return [...new Set(names)].filter((name) => name in operation.input);
}
