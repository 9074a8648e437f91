/** Builds a request from an input: path, then query, JSON or form. */
import type { Entry, FileInput, Input } from './entry.ts';
import { PotliError } from './error.ts';

export interface HttpRequest {
  readonly address: string;
  readonly init: { readonly method: 'GET' | 'POST'; readonly headers?: Record<string, string>; readonly body?: string | FormData };
  /** Media types of the expected response. */
  readonly types: readonly string[];
}

const JSON_ONLY: readonly string[] = ['application/json'];

export function requestOf({ path, sends, types = JSON_ONLY }: Entry, input: Input): HttpRequest {
  const remaining = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(remaining.get(name) ?? '');
    remaining.delete(name);
    // An empty or dot segment would change the path.
    if (/^\.{0,2}$/.test(value))
      throw new PotliError({ code: 'missing_parameter', status: 0, message: `${name} is required: it is part of the path ${path}` });
    return encodeURIComponent(value);
  });
  if (sends === undefined) {
    const query = textPairs(remaining);
    return { address: query === '' ? address : `${address}?${query}`, init: { method: 'GET' }, types };
  }
  if (sends === 'json') {
    const body = JSON.stringify(Object.fromEntries(remaining));
    return { address, init: { method: 'POST', headers: { 'content-type': 'application/json' }, body }, types };
  }
  return { address, init: { method: 'POST', body: formOf(remaining) }, types };
}

function textPairs(members: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of members) for (const item of [value].flat()) query.append(name, String(item));
  return query.toString();
}

function formOf(members: ReadonlyMap<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of members) {
    for (const item of [value].flat()) {
      if (isFileInput(item)) form.append('file', item instanceof Blob ? item : new Blob([item as ArrayBuffer]), 'file');
      else form.append(name, String(item));
    }
  }
  return form;
}

export function isFileInput(value: unknown): value is FileInput {
  return value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value);
}
