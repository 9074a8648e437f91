/** Size limits of multipart forms. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testFamily } from '../../test/fixtures/feature-family.ts';
import { type Body, get, type Service, startFamilies } from '../../test/support/service.ts';

let service: Service;
before(async () => {
  service = await startFamilies([testFamily]);
});
after(() => service.close());

async function send(files: readonly number[], fields: readonly (readonly [string, string])[] = []): Promise<[number, Body['error']]> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  for (const bytes of files) form.append('file', new Blob([Buffer.alloc(bytes, '%PDF-1.4')], { type: 'application/pdf' }), 'a.pdf');
  const { status, body } = await get(`${service.url}/v1/files`, { method: 'POST', body: form });
  return [status, body.error];
}

test('returns 413 for files whose total size exceeds the limit', async () => {
  assert.deepEqual(await send([90_000, 90_000]), [413, { code: 'too_large', message: 'The body is larger than 150000 bytes.' }]);
});

test('returns 413 for a form field that is too long', async () => {
  const result = await send([10], [['label', 'x'.repeat(64 * 1024 + 1)]]);
  assert.deepEqual(result, [413, { code: 'too_large', message: 'label: is longer than 65536 bytes' }]);
});

test('returns 400 for too many form fields', async () => {
  const fields = Array.from({ length: 51 }, (_, index) => [`f${index}`, ''] as const);
  assert.deepEqual(await send([10], fields), [400, { code: 'invalid_body', message: 'Send at most 50 form fields.' }]);
});
