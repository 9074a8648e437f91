/** A system for which a library has no binary: what needs it says so, and everything else goes on. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { endAll, start } from './support/process.ts';
import { get } from './support/service.ts';

after(endAll);

/** As if on a processor for which nobody has compiled anything; in worker threads too. */
const UNKNOWN_PROCESSOR = `--import data:text/javascript,Object.defineProperty(process,'arch',{value:'unknown'})`;

test('models that cannot run are 503, and everything else is answered', async () => {
  const { child, url } = start({ NODE_OPTIONS: UNKNOWN_PROCESSOR });
  const base = await url;
  for (const path of ['/v1/embed?text=wheat', '/v1/rerank?query=wheat&documents=rice']) {
    const { status, body } = await get(`${base}${path}`);
    assert.deepEqual([status, body.error.code], [503, 'model_not_loaded'], path);
  }
  assert.equal((await get(`${base}/v1/pincode/600001`)).status, 200);
  child.kill('SIGKILL');
});
