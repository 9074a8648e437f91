/** Builds the API client from the list of operations: groups of methods, `potli.pincode.get(input)`. */
import type { CallOptions, Entry, Input } from './entry.ts';
import { type ClientOptions, exchange } from './exchange.ts';
import { pagesOf } from './pages.ts';
import { requestOf } from './request.ts';

type Answered = Awaited<ReturnType<typeof exchange>>;
type Method = (input?: Input, options?: CallOptions) => Promise<Answered>;
type Group = Record<string, unknown>;

export function clientOf(entries: readonly Entry[], options: ClientOptions): Record<string, Group> {
  const client: Record<string, Group> = {};
  // Callable groups come first: methods of the same group are attached to the function.
  for (const entry of [...entries].sort((a, b) => depth(a) - depth(b))) {
    const [group = '', method] = entry.name.split('.');
    const call: Method = (input = {}, callOptions = {}) => send(entry, input, options, callOptions);
    if (method === undefined) client[group] = call as unknown as Group;
    client[group] ??= {};
    const members = client[group];
    if (method !== undefined) members[method] = call;
    if (entry.all) members[entry.all[0]] = allOf(call, entry.all[1]);
  }
  return client;
}

const depth = ({ name }: Entry): number => name.split('.').length;

/** Async, so that invalid input rejects instead of throwing. */
async function send(entry: Entry, input: Input, options: ClientOptions, callOptions: CallOptions): Promise<Answered> {
  return exchange(requestOf(entry, input), options, callOptions);
}

/** Async iterator over the results of all pages. */
function allOf(call: Method, most: number): (input?: Input, options?: CallOptions) => AsyncGenerator<unknown> {
  return async function* all(input = {}, options = {}) {
    for await (const { data } of pagesOf((one) => call(one, options), input, most)) yield* data;
  };
}
