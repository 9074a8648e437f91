/** Guide pages: copy buttons. */
import './guide.ts';
import { copyButton } from './copy-button.ts';
import { el } from './dom.ts';

for (const pre of document.querySelectorAll<HTMLElement>('.prose pre')) {
  const box = el('div', { class: 'copyable' });
  pre.replaceWith(box);
  box.append(pre, copyButton('Copy', { text: () => pre.textContent ?? '', announcement: () => 'Copied', select: pre }));
}
