/** Resolves command words to an operation. */
import type { Operation } from '../core/operation/operation.ts';
import { parseArguments } from './arguments.ts';
import { spellingHint, UsageError } from './exit-codes.ts';
import type { CommandGroup } from './names.ts';

export interface ResolvedCommand {
  readonly operation: Operation;
  readonly args: readonly string[];
}

/** Without a subcommand: the operation at the path of the group, with a path parameter if a value is given, otherwise without one. */
export function findOperation(groups: ReadonlyMap<string, CommandGroup>, words: readonly string[]): ResolvedCommand {
  const [name = '', second = '', ...rest] = words;
  const group = groups.get(name);
  if (!group) throw new UsageError(`Unknown command "${name}".${spellingHint(name, [...groups.keys()])} potli --help lists all commands.`);
  const subcommand = second === '' ? undefined : group.get(second);
  if (subcommand) return { operation: subcommand, args: rest };
  const args = words.slice(1);
  const operationWithParameter = operationWithPathParameter(group, name);
  const operation =
    operationWithParameter && fillsPathParameter(operationWithParameter, args)
      ? operationWithParameter
      : (operationWithoutPathParameter(group, name) ?? operationWithParameter);
  if (operation) return { operation, args };
  const methods = [...group.keys()];
  throw new UsageError(`potli ${name} needs one of ${methods.join(', ')}.${spellingHint(second, methods)}`);
}

function operationWithPathParameter(group: CommandGroup, name: string): Operation | undefined {
  return [...group.values()].find(({ path }) => /^(\/\{\w+\})+$/.test(path.slice(`/v1/${name}`.length)));
}

function operationWithoutPathParameter(group: CommandGroup, name: string): Operation | undefined {
  const candidates = [...group.values()].filter(({ path }) => path === `/v1/${name}`);
  return candidates.find(({ method }) => method === 'GET') ?? candidates[0];
}

function fillsPathParameter(operation: Operation, args: readonly string[]): boolean {
  try {
    const { input } = parseArguments(operation, args);
    return Object.keys(input).some((name) => operation.path.includes(`{${name}}`));
  } catch (error) {
    if (error instanceof UsageError) return false;
    throw error;
  }
}
