// Takes the pictures of the README from the running service. Needs Chromium; Noto fonts make them look as they do for most people.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}docs/images`;
const PORT = 18_099;
const base = `http://127.0.0.1:${PORT}`;

const service = spawn(process.execPath, [`${root}dist/src/main.js`], {
  env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1', REFRESH: 'off', LOG: 'off' },
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

async function take(name, path, { width, height, colorScheme = 'light' }, ready) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(base + path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}/${name}.png` });
  await context.close();
}

try {
  mkdirSync(folder, { recursive: true });
  const { data } = await (await fetch(`${base}/v1`)).json();
  const ids = new Set(data.flatMap(({ operations }) => operations.map(({ id }) => id)));
  await take('home', '/', { width: 1100, height: 720 }, '.datasets li');
  await take('playground', '/try/pincode_near', { width: 1100, height: 720 }, '#answer .view');
  if (ids.has('qr')) await take('picture', '/try/qr', { width: 1100, height: 720, colorScheme: 'dark' }, '#answer img');
} finally {
  await browser.close();
  service.kill();
}
