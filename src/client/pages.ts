/** Pagination of lists. */
import type { Input } from './entry.ts';

export interface Page {
  readonly data: readonly unknown[];
  readonly meta: { readonly total?: number };
}

/** Iterates over the pages of an input, with the largest page size by default. */
export async function* pagesOf(call: (input: Input) => Promise<unknown>, input: Input, pageSize: number): AsyncGenerator<Page> {
  const { limit = pageSize, offset: first = 0 } = input;
  for (let offset = Number(first); ; ) {
    const page = (await call({ ...input, limit, offset })) as Page;
    yield page;
    offset += page.data.length;
    if (page.data.length === 0 || offset >= (page.meta.total ?? 0)) return;
  }
}
