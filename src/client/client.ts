/** Builds the API client from the list of operations: groups of methods, `potli.pincode.get(input)`. */
import type { CallOptions, Entry, Input } from './entry.ts';
import { type ClientOptions, exchange } from './exchange.ts';
import { pagesOf } from './pages.ts';
import { requestOf } from './request.ts';
import { RateGate } from './retry.ts';

type Method = (input?: Input, options?: CallOptions) => Promise<unknown>;
type Group = Record<string, unknown>;

export function clientOf(entries: readonly Entry[], options: ClientOptions): Record<string, Group> {
  const gate = new RateGate();
  return groupsOf(entries, async (entry, input, callOptions) => exchange(requestOf(entry, input), gate, options, callOptions));
}

/** @param send runs an operation; it must not throw synchronously, so that invalid input rejects */
export function groupsOf<E extends Entry>(
  entries: readonly E[],
  send: (entry: E, input: Input, options: CallOptions) => Promise<unknown>,
): Record<string, Group> {
  const groups: Record<string, Group> = {};
  // Callable groups come first: methods of the same group are attached to the function.
  for (const entry of [...entries].sort((a, b) => depth(a) - depth(b))) {
    const [group = '', method] = entry.name.split('.');
    const call: Method = (input = {}, callOptions = {}) => send(entry, input, callOptions);
    if (method === undefined) groups[group] = call as unknown as Group;
    groups[group] ??= {};
    const members = groups[group];
    if (method !== undefined) members[method] = call;
    if (entry.all) members[entry.all[0]] = allOf(call, entry.all[1]);
  }
  return groups;
}

const depth = ({ name }: Entry): number => name.split('.').length;

/** Async iterator over the results of all pages. */
function allOf(call: Method, pageSize: number): (input?: Input, options?: CallOptions) => AsyncGenerator<unknown> {
  return async function* all(input = {}, options = {}) {
    for await (const { data } of pagesOf((pageInput) => call(pageInput, options), input, pageSize)) yield* data;
  };
}
