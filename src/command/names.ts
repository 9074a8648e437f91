/** Maps command words to operations and parameters to options, derived from the definitions. */
import type { Family, Operation } from '../core/operation/operation.ts';
import { type Parameter, parametersOf } from '../core/operation/parameters.ts';
import { clientName } from '../surfaces/clients/names.ts';
import { operationsOf } from '../surfaces/services.ts';

/** Operations of a group by subcommand; the empty string is the group itself. */
export type CommandGroup = ReadonlyMap<string, Operation>;

export function commandGroups(families: readonly Family[]): ReadonlyMap<string, CommandGroup> {
  const groups = new Map<string, Map<string, Operation>>();
  for (const operation of operationsOf(families)) {
    const { group, method } = clientName(operation);
    const members = groups.get(group) ?? new Map<string, Operation>();
    groups.set(group, members.set(method.join('-'), operation));
  }
  return groups;
}

/** Kebab case of a parameter name: `--fund-house`. */
export function optionName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Options of an operation by every accepted name. */
export function optionsOf(operation: Operation): ReadonlyMap<string, Parameter> {
  const options = new Map<string, Parameter>();
  for (const [name, parameter] of parametersOf(operation).byName) {
    options.set(name, parameter);
    options.set(optionName(name), parameter);
  }
  return options;
}

/** Positional parameters in order: path parameters, required ones, the text, the search query. */
export function positionalsOf(operation: Operation): readonly string[] {
  const { required } = parametersOf(operation);
  const inPath = Array.from(operation.path.matchAll(/\{(\w+)\}/g), ([, name]) => name as string);
  const names = operation.files ? inPath : [...inPath, ...required, ...(operation.textBody ? [operation.textBody] : []), 'q'];
  return [...new Set(names)].filter((name) => name in operation.input);
}
