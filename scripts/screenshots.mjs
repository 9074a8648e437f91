// Takes the README screenshots and animation from a running service. Needs Chromium; Noto fonts match what most people see.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { film } from './film.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}docs/images`;
const PORT = 18_099;
const base = `http://127.0.0.1:${PORT}`;

const service = spawn(process.execPath, [`${root}dist/start/main.js`], {
  env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080', REFRESH: 'off', LOG: 'off' },
  stdio: 'ignore',
});
for (let tries = 0; tries < 100; tries++) {
  if (
    await fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  )
    break;
  await wait(200);
}
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
});

const DESK = { width: 1100, height: 720 };
const PHONE = { width: 400, height: 720 };

/** Each is taken once its `ready` element exists. */
const PICTURES = [
  { name: 'home', path: '/', ready: '.datasets li' },
  { name: 'playground', path: '/try/pincode_near', ready: '#answer .view' },
  { name: 'picture', path: '/try/qr', ready: '#answer img', colorScheme: 'dark' },
  { name: 'tools', path: '/tools', ready: 'main a' },
  { name: 'panchang', path: '/ta/tools/panchang', ready: 'main table', viewport: PHONE },
  { name: 'reference', path: '/docs/api/pincode', ready: 'article' },
];

async function take({ name, path, ready, viewport = DESK, colorScheme = 'light' }) {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(base + path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}/${name}.png` });
  await context.close();
}

try {
  mkdirSync(folder, { recursive: true });
  for (const picture of PICTURES) await take(picture);
  await film(browser, base, `${folder}/potli.webp`);
} finally {
  await browser.close();
  service.kill();
}
