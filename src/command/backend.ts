/** Backend of a command: the embedded data or a remote server. */
import type { Input } from '../client/entry.ts';
import { exchange } from '../client/exchange.ts';
import { pagesOf } from '../client/pages.ts';
import { requestOf } from '../client/request.ts';
import { RateGate } from '../client/retry.ts';
import type { Family, Operation } from '../core/operation/operation.ts';
import type { LibraryAnswer } from '../library/answer.ts';
import { responseTypesOf, transportOf } from '../surfaces/clients/transport.ts';
import { UsageError } from './exit-codes.ts';

export interface Backend {
  call(operation: Operation, input: Input): Promise<LibraryAnswer | Blob>;
  close(): void;
}

export async function embeddedBackend(families: readonly Family[]): Promise<Backend> {
  const { openLibrary } = await import('../library/library.ts');
  const potli = openLibrary({ dataDirectory: process.env.DATA_DIR, modelDirectory: process.env.MODEL_DIR }, families);
  return { call: ({ id }, input) => potli.call(id, input), close: () => potli.close() };
}

export function remoteBackend(address: string): Backend {
  if (!/^https?:\/\/[^/]/i.test(address)) throw new UsageError('--url must be a URL that begins with http:// or https://.');
  const gate = new RateGate();
  return {
    call: async (operation, input) => {
      const sends = transportOf(operation);
      const entry = { name: operation.id, path: operation.path, types: responseTypesOf(operation), ...(sends !== 'query' && { sends }) };
      return (await exchange(requestOf(entry, input), gate, { baseUrl: address }, {})) as LibraryAnswer | Blob;
    },
    close: () => undefined,
  };
}

/** Fetches and concatenates all pages of a list. */
export async function fetchAllPages(backend: Backend, operation: Operation, input: Input, pageSize: number): Promise<LibraryAnswer> {
  const data: unknown[] = [];
  let meta: LibraryAnswer['meta'] = {};
  for await (const page of pagesOf((pageInput) => backend.call(operation, pageInput), input, pageSize)) {
    data.push(...page.data);
    meta = page.meta;
  }
  return { data, meta };
}
