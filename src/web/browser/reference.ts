/** Reference pages: copy buttons, code language, and a table of contents that follows scrolling. */
import './guide.ts';
import { copyButton } from './copy-button.ts';
import { savedLanguage, saveLanguage } from './preferences.ts';
import { SNIPPET_LANGUAGES, type SnippetLanguage } from './snippet-text.ts';

for (const bar of document.querySelectorAll<HTMLElement>('.snippets .tabs')) {
  bar.hidden = false;
  const visibleCode = (): HTMLElement | null => bar.parentElement?.querySelector('pre:not([hidden]) code') ?? null;
  bar.append(copyButton('Copy', { text: () => visibleCode()?.textContent ?? '', announcement: () => 'Copied' }));
  bar.addEventListener('click', ({ target }) => {
    const selected = SNIPPET_LANGUAGES.find((language) => language === (target as HTMLElement).dataset.language);
    if (!selected) return;
    saveLanguage(selected);
    show(selected);
  });
}
show(savedLanguage());

function show(language: SnippetLanguage): void {
  for (const code of document.querySelectorAll<HTMLElement>('.snippets pre')) code.hidden = code.dataset.language !== language;
  for (const tab of document.querySelectorAll<HTMLElement>('.snippets .tab'))
    tab.setAttribute('aria-pressed', String(tab.dataset.language === language));
}

const links = new Map(
  Array.from(document.querySelectorAll<HTMLAnchorElement>('.contents a[href^="#"]'), (link) => [link.hash.slice(1), link] as const),
);
const inView = new Set<string>();
/** The active section is in the upper part of the viewport. */
const ACTIVE_REGION = '-20% 0px -70% 0px';
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const id = target.getAttribute('aria-labelledby') ?? '';
      if (isIntersecting) inView.add(id);
      else inView.delete(id);
    }
    const first = [...links.keys()].find((id) => inView.has(id));
    for (const [id, link] of links) {
      if (id !== first) link.removeAttribute('aria-current');
      else {
        link.setAttribute('aria-current', 'location');
        scrollContentsTo(link);
      }
    }
  },
  { rootMargin: ACTIVE_REGION },
);
for (const article of document.querySelectorAll('article.operation')) observer.observe(article);
scrollContentsTo(document.querySelector('.contents [aria-current=page]'));

/** Scrolls only the table of contents, not the page. */
function scrollContentsTo(link: HTMLElement | null): void {
  const contents = link?.closest('.contents');
  if (link && contents) contents.scrollTop = link.offsetTop - contents.clientHeight / 2;
}
