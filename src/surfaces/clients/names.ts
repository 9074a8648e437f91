/** What clients and the command line call an operation: by rule, from its address and its id. */

import type { Operation } from '../../core/request/operation.ts';
import { singularWord } from '../../core/text/plural.ts';

export interface ClientName {
  /** The first part of the address, as it is written there: `mutual-funds`. */
  readonly group: string;
  /** The words of the id beyond the group: `['fund', 'houses']`. None, where the id is the group: then the group itself is called. */
  readonly method: readonly string[];
}

/** A method that has another word needs no such. */
const PLAIN_WORD = 'list';
/** Methods whose pages are all results of the group. */
const WHOLE_LISTS = ['search', PLAIN_WORD];

export function clientName({ id, path }: Pick<Operation, 'id' | 'path'>): ClientName {
  const group = path.split('/')[2] as string;
  const words = id.split('_');
  const common = group.split('-');
  // One and many are one word: company and companies.
  const method = common.every((word, at) => singularWord(words[at] ?? '') === singularWord(word)) ? words.slice(common.length) : words;
  return { group, method: method.length > 1 && method.at(-1) === PLAIN_WORD ? method.slice(0, -1) : method };
}

/** The words of the method that goes through all pages. */
export function allName({ method }: ClientName): readonly string[] {
  return WHOLE_LISTS.includes(method.join(' ')) ? ['all'] : ['all', ...method];
}

export function camelCase(words: readonly string[]): string {
  return words.map((word, at) => (at === 0 ? word : capitalised(word))).join('');
}

export function pascalCase(words: readonly string[]): string {
  return words.map(capitalised).join('');
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
