/** Replaces the placeholder base URL in examples with the origin of the page. */
import type { Editor } from './install-links.ts';

const article = document.querySelector<HTMLElement>('[data-base]');
const base = article?.dataset.base;
if (article && base) {
  for (const code of article.querySelectorAll('code')) code.textContent = code.textContent?.replaceAll(base, location.origin) ?? '';
  const links = article.querySelectorAll<HTMLAnchorElement>('a[data-install]');
  // Loaded lazily: only one page has such links.
  if (links.length > 0) {
    const { installLink } = await import('./install-links.ts');
    for (const link of links) link.href = installLink(link.dataset.install as Editor, location.origin);
  }
}
