/** Drives a page as a mobile user would, and counts the actions (taps, selections, text inputs, uploads). */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import type { Locale } from '../../src/web/messages/locales.ts';
import type { ToolName } from '../../src/web/pages/tools/tool.ts';

export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;

interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export class MobileUser {
  actionCount = 0;

  readonly page: Page;
  readonly locale: Locale;

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.locale = locale;
  }

  async tap(target: Locator | string): Promise<void> {
    this.actionCount++;
    await (typeof target === 'string' ? this.page.locator(target) : target).first().tap();
  }

  /** Opens a tool from the home page, directly or through the list of all tools. */
  async open(tool: ToolName): Promise<void> {
    const { messages } = this.locale;
    const link = this.page.getByRole('main').getByRole('link', { name: messages[tool].title });
    await this.page.getByRole('main').locator('.shelf').first().waitFor();
    if ((await link.count()) === 0) await this.tap(this.page.getByRole('link', { name: messages.home.all, exact: true }));
    await this.tap(link);
    await this.page.locator('h1', { hasText: messages[tool].title }).waitFor();
  }

  /** Inserts text without key events, like the keyboard of a phone. */
  async type(selector: string, text: string): Promise<void> {
    this.actionCount++;
    const field = this.page.locator(selector);
    await field.fill('');
    await field.tap();
    for (const character of text) await this.page.keyboard.insertText(character);
  }

  async select(selector: string, option: string | { readonly label: string }): Promise<void> {
    this.actionCount++;
    await this.page.locator(`${selector}:enabled`).selectOption(option);
  }

  async upload(selector: string, files: readonly PickedFile[] | readonly string[]): Promise<void> {
    this.actionCount++;
    await this.page.locator(selector).setInputFiles(files as string[]);
  }

  /** Clicks a button or link, and returns the downloaded file. */
  async download(name: string | RegExp): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    const target = this.page.locator('#result').getByText(name, { exact: true });
    const [file] = await Promise.all([this.page.waitForEvent('download'), this.tap(target)]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }

  /** Waits for a text in the result. */
  async waitForText(text: string | RegExp): Promise<void> {
    await this.page.locator('#result, .everyday').getByText(text).first().waitFor();
  }
}
