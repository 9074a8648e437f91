/** Backend of a command: the embedded data or a remote server. */
import type { Input } from '../client/entry.ts';
import { exchange } from '../client/exchange.ts';
import { pagesOf } from '../client/pages.ts';
import { requestOf } from '../client/request.ts';
import type { Operation } from '../core/operation/operation.ts';
import type { LibraryAnswer } from '../library/library.ts';
import { transportOf } from '../surfaces/clients/model.ts';
import { UsageError } from './exit-codes.ts';

export interface Backend {
  call(operation: Operation, input: Input): Promise<LibraryAnswer | Blob>;
  close(): void;
}

export async function embeddedBackend(): Promise<Backend> {
  const { openPotli } = await import('../library/index.ts');
  const potli = await openPotli({ dataDirectory: process.env.DATA_DIR, modelDirectory: process.env.MODEL_DIR });
  return { call: ({ id }, input) => potli.call(id, input), close: () => potli.close() };
}

export function remoteBackend(address: string): Backend {
  if (!/^https?:\/\/[^/]/i.test(address)) throw new UsageError('--url must be an address that begins with http:// or https://.');
  return {
    call: async (operation, input) => {
      const sends = transportOf(operation);
      const entry = { name: operation.id, path: operation.path, ...(sends !== 'query' && { sends }) };
      return (await exchange(requestOf(entry, input), { baseUrl: address }, {})) as LibraryAnswer | Blob;
    },
    close: () => undefined,
  };
}

/** Fetches and concatenates all pages of a list. */
export async function fetchAllPages(answerer: Backend, operation: Operation, input: Input, most: number): Promise<LibraryAnswer> {
  const data: unknown[] = [];
  let meta: LibraryAnswer['meta'] = {};
  for await (const page of pagesOf((one) => answerer.call(operation, one), input, most)) {
    data.push(...page.data);
    meta = page.meta;
  }
  return { data, meta };
}
