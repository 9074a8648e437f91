/** Names the service in examples by the address under which the page was loaded. */
import type { Editor } from './install-links.ts';

const article = document.querySelector<HTMLElement>('[data-base]');
const base = article?.dataset.base;
if (article && base) {
  for (const code of article.querySelectorAll('code')) code.textContent = code.textContent?.replaceAll(base, location.origin) ?? '';
  const links = article.querySelectorAll<HTMLAnchorElement>('a[data-install]');
  // One page has such links; the others do without the file.
  if (links.length > 0) {
    const { installLink } = await import('./install-links.ts');
    for (const link of links) link.href = installLink(link.dataset.install as Editor, location.origin);
  }
}
