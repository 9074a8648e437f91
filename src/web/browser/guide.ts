/** Replaces the placeholder base URL in examples with the origin of the page. */
import type { Editor } from './install-links.ts';

const article = document.querySelector<HTMLElement>('[data-base]');
const base = article?.dataset.base;
if (article && base) {
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.includes(base)) text.nodeValue = text.nodeValue.replaceAll(base, location.origin);
  const links = article.querySelectorAll<HTMLAnchorElement>('a[data-install]');
  // Loaded lazily: only one page has such links.
  if (links.length > 0) {
    const { installLink } = await import('./install-links.ts');
    for (const link of links) link.href = installLink(link.dataset.install as Editor, location.origin);
  }
}
