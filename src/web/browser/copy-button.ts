/** Copy button with feedback. */
import { copyText, el } from './dom.ts';

const FEEDBACK_MS = 1_500;

interface CopyOptions {
  text(): string | Promise<string>;
  /** Announcement for screen readers. */
  announcement(): string;
  /** Element selected for manual copying if clipboard access is denied. */
  readonly select?: Node | undefined;
}

export function copyButton(name: string, { text, announcement, select }: CopyOptions): HTMLElement {
  const liveRegion = el('span', { class: 'visually-hidden', role: 'status' });
  const button = el('button', { type: 'button', class: 'plain' }, name);
  button.addEventListener('click', async () => {
    const isCopied = await copyText(await text());
    button.textContent = isCopied ? 'Copied' : select ? 'Select and copy' : 'Copying is not allowed';
    liveRegion.textContent = isCopied ? announcement() : 'Copying is not allowed: select the text, then press Ctrl and C.';
    if (!isCopied && select) getSelection()?.selectAllChildren(select);
    setTimeout(() => {
      button.textContent = name;
    }, FEEDBACK_MS);
  });
  return el('span', { class: 'copying' }, button, liveRegion);
}
