/** Paint times on a slow connection with a cold cache: 1.6 Mb/s and 150 ms, in Debian's Chromium. */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { startServer } from './load.ts';

const CHROMIUM = '/usr/bin/chromium';
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 };
const PHONE = { width: 400, height: 740 };
const MAX_MS = 1_000;
const ROUNDS = 5;
const PATHS = [
  '/',
  '/tools',
  '/tools/compress-pdf',
  '/tools/panchang',
  '/hi/tools/ifsc',
  '/try/pincode_near',
  '/docs',
  '/docs/api/pincode',
];

/** First contentful paint and largest contentful paint in milliseconds. Read from the browser, since the page's CSP forbids injected scripts. */
async function paint(browser: Browser, address: string): Promise<{ first: number; largest: number }> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', SLOW);
  await page.goto(address, { waitUntil: 'load' });
  const times = (await page.evaluate(`new Promise((resolve) => {
    const first = performance.getEntriesByName('first-contentful-paint')[0].startTime;
    new PerformanceObserver((list) => resolve({ first, largest: list.getEntries().at(-1).startTime }))
      .observe({ type: 'largest-contentful-paint', buffered: true });
  })`)) as { first: number; largest: number };
  await context.close();
  return times;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] as number;

const potli = await startServer('Potli', [fileURLToPath(new URL('../src/main.js', import.meta.url))], { REFRESH: 'off' });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
console.log('                        first text   largest part, middle of five cold visits');
for (const path of PATHS) {
  const address = `http://127.0.0.1:${potli.port}${path}`;
  // Warm-up: pages are rendered on first request.
  await fetch(address);
  const times = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await paint(browser, address));
  const [first, largest] = [median(times.map((time) => time.first)), median(times.map((time) => time.largest))];
  console.log(
    `${path.padEnd(24)}${first.toFixed(0).padStart(7)} ms ${largest.toFixed(0).padStart(11)} ms${first > MAX_MS ? '  over' : ''}`,
  );
  if (first > MAX_MS) process.exitCode = 1;
}
await browser.close();
potli.child.kill();
