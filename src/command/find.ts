/** Resolves command words to an operation. */
import type { Operation } from '../core/request/operation.ts';
import { editDistance } from '../core/text/name-distance.ts';
import { readArguments } from './arguments.ts';
import { UsageError } from './exit-codes.ts';
import type { Group } from './names.ts';

export interface Found {
  readonly operation: Operation;
  readonly args: readonly string[];
}

/** Without a subcommand: the operation at the path of the group, with a path parameter if a value is given, otherwise without one. */
export function findOperation(groups: ReadonlyMap<string, Group>, words: readonly string[]): Found {
  const [name = '', second = '', ...rest] = words;
  const group = groups.get(name);
  if (!group) throw new UsageError(`There is no command "${name}".${hint(name, [...groups.keys()])} potli --help lists all.`);
  const named = second === '' ? undefined : group.get(second);
  if (named) return { operation: named, args: rest };
  const args = words.slice(1);
  const valued = withValue(group, name);
  const operation = valued && fillsPath(valued, args) ? valued : (bare(group, name) ?? valued);
  if (operation) return { operation, args };
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

function fillsPath(operation: Operation, args: readonly string[]): boolean {
  try {
    const { input } = readArguments(operation, args);
    return Object.keys(input).some((name) => operation.path.includes(`{${name}}`));
  } catch (error) {
    if (error instanceof UsageError) return false;
    throw error;
  }
}

const MOST_SLIPS = 2;

function hint(word: string, known: readonly string[]): string {
  const near = known.find((one) => editDistance(word.toLowerCase(), one, MOST_SLIPS) <= MOST_SLIPS);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}
