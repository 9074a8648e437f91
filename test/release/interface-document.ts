import { readFileSync } from 'node:fs';
import { families } from '../../src/families/index.ts';
import { buildOpenApi } from '../../src/surfaces/openapi.ts';
import type { Document } from './breaking-changes.ts';

/** The published contract. */
export const PROMISE = new URL('../../../api/openapi.json', import.meta.url);

export function promisedInterface(): Document {
  return JSON.parse(readFileSync(PROMISE, 'utf8'));
}

export async function presentInterface(): Promise<Document> {
  const document = await buildOpenApi(families);
  // Example answers change with the data and are not part of the contract.
  return JSON.parse(JSON.stringify(document, (name, value) => (name === 'examples' ? undefined : value)));
}
