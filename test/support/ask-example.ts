import type { Operation } from '../../src/core/operation/operation.ts';
import { exampleUrl } from '../../src/surfaces/catalogue.ts';
import { exampleFiles } from './example-files.ts';

/** Sends the example of an operation over REST. */
export async function requestExample(service: string, operation: Operation): Promise<Response> {
  const address = exampleUrl(operation);
  if (address !== null) return fetch(`${service}${address}`);
  if (!operation.files) {
    const body = JSON.stringify(operation.example);
    return fetch(`${service}${operation.path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }
  const form = exampleFiles(operation);
  for (const [name, value] of Object.entries(operation.example)) form.append(name, String(value));
  return fetch(`${service}${operation.path}`, { method: 'POST', body: form });
}
