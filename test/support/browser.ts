/** Headless Chromium (Debian's packages) for tests. Only the service under test is reachable. */
import { existsSync } from 'node:fs';
import { after, before, type TestContext } from 'node:test';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { Service } from './service.ts';
import { Shared } from './shared.ts';

/** The build without a user interface takes a fifth less CPU time. */
const PATH = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)) ?? '';

/** For the `skip` option of a test: false, or the reason. */
export const noBrowser = PATH ? false : 'no browser (apt-get install chromium-headless-shell)';

/** Starts the browser with a fresh profile, deleted on close. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: PATH,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

const shared = new Shared(startBrowser);

/**
 * `before` and `after` hooks for a test file: a browser shared between files, and the services of this file. They do nothing without a
 * browser.
 */
export function withBrowser<Name extends string>(
  start: Readonly<Record<Name, () => Promise<Service>>>,
): Record<Name, Service> & { browser: Browser } {
  const fixture: Partial<Record<string, Browser | Service>> = {};
  before(async () => {
    if (noBrowser) return;
    fixture.browser = await shared.acquire();
    for (const name in start) fixture[name] = await start[name]();
  });
  after(async () => {
    if (noBrowser) return;
    for (const name in start) await fixture[name]?.close();
    await shared.release();
  });
  return fixture as Record<Name, Service> & { browser: Browser };
}

export interface Visit {
  readonly page: Page;
  /** Page errors and console errors. */
  readonly errors: string[];
  /** Requests to any other origin than the service. */
  readonly thirdPartyRequests: string[];
}

/** Options of the browser context, and the stored answer view. */
export interface Visitor extends BrowserContextOptions {
  readonly view?: 'Readable' | 'Table' | 'JSON';
}

/** Pool of idle pages, keyed by their options. Opening a page costs more than most tests. */
const idle = new WeakMap<Browser, Map<string, Page[]>>();

/** Takes a page from the pool, with storage and cache cleared, and returns it at the end of the test. */
export async function visit(t: TestContext, browser: Browser, url: string, visitor: Visitor = {}): Promise<Visit> {
  const pages = idle.get(browser) ?? new Map<string, Page[]>();
  idle.set(browser, pages);
  const kind = JSON.stringify(visitor);
  const page = pages.get(kind)?.pop() ?? (await openPage(browser, visitor));
  const { origin } = new URL(url);
  t.after(async () => {
    page.removeAllListeners();
    try {
      await forget(page, origin);
      pages.set(kind, [...(pages.get(kind) ?? []), page]);
    } catch {
      await page.context().close();
    }
  });
  const errors: string[] = [];
  const thirdPartyRequests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) thirdPartyRequests.push(request.url());
  });
  await page.goto(url);
  return { page, errors, thirdPartyRequests };
}

async function openPage(browser: Browser, { view, ...options }: Visitor): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block', ...options });
  if (view) await context.addInitScript(`try { localStorage.setItem('potli.view', '${view}'); } catch {}`);
  const page = await context.newPage();
  // Covers the slowest operation on a loaded machine.
  page.setDefaultTimeout(60_000);
  return page;
}

/** Navigates away and clears storage and HTTP cache. */
async function forget(page: Page, origin: string): Promise<void> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Violations found by axe, one line each. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run()')) as { violations: Violation[] };
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`));
}

/** Polls until the expression has the value. Playwright's `waitForFunction` evaluates a string inside the page, which its CSP forbids. */
export async function becomes(page: Page, expression: string, expected: unknown): Promise<void> {
  const deadline = Date.now() + 10_000;
  let value: unknown;
  while (Date.now() < deadline) {
    value = await page.evaluate(expression);
    if (value === expected) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`${expression} is ${String(value)}, not ${String(expected)}`);
}
