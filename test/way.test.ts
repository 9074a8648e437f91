/** The way of a request: the files of the product that it crosses, in their order, are those that docs/ARCHITECTURE.md lists. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { after, before, describe, test } from 'node:test';
import type { Service } from './support/service.ts';

register('./support/function-trace.js', import.meta.url);
const { startPotli } = await import('./support/service.ts');
const { linesPdf } = await import('./support/made-pdf.ts');
const { MemoryLimiter } = await import('../src/core/limit/gcra.ts');

const ARCHITECTURE = readFileSync(new URL('../../docs/ARCHITECTURE.md', import.meta.url), 'utf8');

/** The files that the document lists for a request: `file.ts` in the order of their numbers. */
function documented(request: string): string[] {
  const [, list = ''] = ARCHITECTURE.split(`**${request}**`);
  return Array.from(list.split(/\n\n(?!\d)/)[0]?.matchAll(/`(src\/[^`]+\.ts)`/g) ?? [], ([, file]) => file as string);
}

let service: Service;
before(async () => {
  service = await startPotli({ limiter: new MemoryLimiter(600) });
});
after(() => service.close());

/** The files of which functions are called while something goes on in this thread, in the order of their first calls. */
async function crossedBy(work: () => Promise<unknown>): Promise<string[]> {
  const files = new Set<string>();
  Object.assign(globalThis, { entered: (file: string) => files.add(file) });
  await work();
  Object.assign(globalThis, { entered: undefined });
  return [...files];
}

const REQUESTS = {
  'GET /v1/ifsc/{code}': async () => (await fetch(`${service.url}/v1/ifsc/HDFC0000007`)).text(),
  'POST /v1/pdf/compress': async () => {
    const body = linesPdf(['One line']);
    return (await fetch(`${service.url}/v1/pdf/compress`, { method: 'POST', headers: { 'content-type': 'application/pdf' }, body })).text();
  },
};

describe('the way of', () => {
  for (const [request, ask] of Object.entries(REQUESTS)) {
    test(request, async () => {
      // What happens once, such as reading a block of a file or starting a child, is not part of the way.
      await ask();
      const crossed = await crossedBy(ask);
      const listed = documented(request);
      // Timers watch over heavy work, and have no place of their own in the order.
      const inOrder = (file: string): boolean => !file.startsWith('src/core/jobs/');
      const isRight = String(crossed.filter(inOrder)) === String(listed.filter(inOrder)) && crossed.every((file) => listed.includes(file));
      assert.ok(isRight, `docs/ARCHITECTURE.md should list:\n${crossed.map((file) => `\`${file}\``).join(' ')}`);
    });
  }
});
