/** Compression of responses, with bounded concurrency. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Compressor, isCompressible } from './compressor.ts';
import type { EncodedVariants, HttpResponse } from './http-response.ts';

const long = Buffer.from('{"data":"long"}'.repeat(20_000));
const response = (body: HttpResponse['body'], encoded?: EncodedVariants): HttpResponse =>
  ({ status: 200, type: 'application/json', body, ...(encoded && { encoded }) }) as HttpResponse;

describe('response compression', () => {
  test('short responses are compressed synchronously', () => {
    const compressor = new Compressor();
    const text = 'short '.repeat(100);
    assert.equal(gunzipSync(compressor.compress(response(text as never), 'gzip') as Uint8Array).toString(), text);
    assert.equal(brotliDecompressSync(compressor.compress(response(text as never), 'br') as Uint8Array).toString(), text);
  });

  test('long responses are sent uncompressed while two others are being compressed', async () => {
    const compressor = new Compressor();
    const running = [compressor.compress(response(long), 'gzip'), compressor.compress(response(long), 'br')];
    assert.equal(compressor.compress(response(long), 'gzip'), undefined);
    const [zipped] = await Promise.all(running);
    assert.ok(gunzipSync(zipped as Uint8Array).equals(long));
    assert.ok(compressor.compress(response(long), 'gzip') instanceof Promise);
  });

  test('static responses wait for a free slot, and are compressed once', async () => {
    const compressor = new Compressor();
    const variants: EncodedVariants[] = Array.from({ length: 4 }, () => new Map());
    const results = variants.map((encoded) => compressor.compress(response(long, encoded), 'br'));
    const first = variants[0] as EncodedVariants;
    assert.equal(compressor.compress(response(long, first), 'br'), first.get('br'));
    for (const bytes of await Promise.all(results)) assert.ok(brotliDecompressSync(bytes as Uint8Array).equals(long));
    assert.ok(compressor.compress(response(long, first), 'br') instanceof Uint8Array);
  });
});

test('only text types are compressed', () => {
  for (const type of ['text/csv', 'application/json', 'image/svg+xml', 'text/javascript']) assert.ok(isCompressible(type), type);
  for (const type of ['application/pdf', 'image/png', 'application/octet-stream']) assert.ok(!isCompressible(type), type);
});
