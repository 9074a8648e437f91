/** The way of a request: which files of the product it crosses, in which order, as docs/ARCHITECTURE.md lists them. */
import { register } from 'node:module';
import { test } from 'node:test';

register('./support/function-trace.js', import.meta.url);
const { startPotli } = await import('./support/service.ts');
const { MemoryLimiter } = await import('../src/core/limit/gcra.ts');

test('x', async () => {
  const service = await startPotli({ limiter: new MemoryLimiter(600) });
  const ask = async (): Promise<string[]> => {
    const entered: string[] = [];
    Object.assign(globalThis, { entered: (file: string) => entered.push(file) });
    await (await fetch(`${service.url}/v1/ifsc/HDFC0000007`)).text();
    Object.assign(globalThis, { entered: undefined });
    return entered;
  };
  await ask();
  const entered = await ask();
  console.log(entered.filter((f, i) => f !== entered[i - 1]).join('\n'));
  console.log(new Set(entered).size);
  await service.close();
});
