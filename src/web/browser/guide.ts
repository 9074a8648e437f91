/** Names the service in examples by the address under which the page was loaded. */
const article = document.querySelector<HTMLElement>('[data-base]');
const base = article?.dataset.base;
if (article && base) {
  for (const code of article.querySelectorAll('code')) code.textContent = code.textContent?.replaceAll(base, location.origin) ?? '';
}
