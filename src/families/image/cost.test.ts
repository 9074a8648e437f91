/** Picture jobs are charged by pixels, and refused before they start if the client lacks the quota. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { post } from '../../../test/support/pictures.ts';
import { startFamilies } from '../../../test/support/service.ts';
import { MemoryLimiter } from '../../core/limit/gcra.ts';
import { imageFamily } from './operations.ts';

/** Cached: encoding a test picture takes longer than most requests with it. */
const pictures = new Map<number, Promise<Buffer>>();

function flat(side: number): Promise<Buffer> {
  const picture =
    pictures.get(side) ??
    sharp({ create: { width: side, height: side, channels: 3, background: '#3060a0' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  pictures.set(side, picture);
  return picture;
}

test('a photograph of a few megapixels is ten units, a large picture more', async () => {
  const service = await startFamilies([imageFamily], { limiter: new MemoryLimiter(600, () => 0) });
  const costOf = async (path: string, side: number): Promise<number> => {
    const response = await post(`${service.url}/v1/image/${path}`, await flat(side));
    assert.equal(response.status, 200, path);
    return Number(response.headers.get('x-ratelimit-cost'));
  };
  for (const path of ['convert?format=webp', 'convert?format=jpeg', 'hash', 'info']) assert.equal(await costOf(path, 1_500), 10, path);
  assert.ok((await costOf('hash', 3_000)) >= 15);
  assert.ok((await costOf('convert?format=webp', 3_000)) >= 15);
  await service.close();
});

test('a request beyond the rate limit gets 429 before it starts', async () => {
  const service = await startFamilies([imageFamily], { limiter: new MemoryLimiter(27, () => 0) });
  const hash = async (): Promise<Response> => post(`${service.url}/v1/image/hash`, await flat(3_000));
  assert.equal((await hash()).status, 200);
  const { status, headers } = await hash();
  assert.deepEqual([status, headers.get('x-ratelimit-remaining'), headers.get('x-ratelimit-cost')], [429, '2', '10']);
  assert.ok(Number(headers.get('retry-after')) >= 1);
  await service.close();
});

test('a request that costs more than the whole limit uses all of it', async () => {
  const service = await startFamilies([imageFamily], { limiter: new MemoryLimiter(12, () => 0) });
  const { status, headers } = await post(`${service.url}/v1/image/hash`, await flat(3_000));
  assert.deepEqual([status, headers.get('x-ratelimit-remaining')], [200, '0']);
  await service.close();
});
