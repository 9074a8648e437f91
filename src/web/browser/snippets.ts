/** The request as code to take along. */
import { copyText, el } from './dom.ts';
import { type Asked, toCurl, toFetch, toMcp, toPython } from './snippet-text.ts';
import type { Operation, Request, Values } from './values.ts';

const TABS = ['curl', 'fetch', 'Python', 'MCP'] as const;
type Tab = (typeof TABS)[number];

/** Shows the code of the chosen language; the choice is kept for the next request. */
export function makeSnippets(place: HTMLElement): (operation: Operation, request: Request, values: Values, files: readonly File[]) => void {
  let chosen: Tab = 'curl';
  let texts: Record<Tab, string> = { curl: '', fetch: '', Python: '', MCP: '' };
  const code = el('code');
  const said = el('span', { class: 'visually-hidden', role: 'status' });
  const copy = el('button', { type: 'button', class: 'plain' }, 'Copy');
  const tabs = TABS.map((tab) =>
    el('button', { type: 'button', class: 'tab', 'aria-pressed': String(tab === chosen), click: () => choose(tab) }, tab),
  );
  const choose = (tab: Tab): void => {
    chosen = tab;
    for (const [index, button] of tabs.entries()) button.setAttribute('aria-pressed', String(TABS[index] === tab));
    code.textContent = texts[tab];
  };
  copy.addEventListener('click', async () => {
    const isCopied = await copyText(texts[chosen]);
    copy.textContent = isCopied ? 'Copied' : 'Select and copy';
    said.textContent = isCopied ? `Copied as ${chosen}` : 'This page may not copy: it is selected, press Ctrl and C.';
    if (!isCopied) getSelection()?.selectAllChildren(code);
    setTimeout(() => {
      copy.textContent = 'Copy';
    }, 1_500);
  });
  place.replaceChildren(
    el('div', { class: 'tabs' }, ...tabs, copy, said),
    el('pre', { tabindex: '0', 'aria-label': 'The request as code' }, code),
  );
  return (operation, request, values, files) => {
    const asked: Asked = { operation, request, values, files: files.map(({ name }) => name), origin: location.origin };
    texts = { curl: toCurl(asked), fetch: toFetch(asked), Python: toPython(asked), MCP: toMcp(asked) };
    choose(chosen);
  };
}
