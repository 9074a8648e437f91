/** From the words of a command to an operation, and from its parameters to options: all by rule, from the definitions. */
import type { Family, Operation } from '../core/request/operation.ts';
import { type Parameter, parametersOf } from '../core/request/parameters.ts';
import { clientName } from '../surfaces/clients/names.ts';
import { operationsOf } from '../surfaces/services.ts';

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
