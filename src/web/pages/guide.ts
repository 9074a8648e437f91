/** Guide pages. */
import { highlighted } from './highlighted.ts';
import { type Content, type Html, html } from './html.ts';
import { layout, type Site } from './layout.ts';

export interface Guide {
  /** Page name in `/docs/NAME`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** @param base base URL of the service */
  body(base: string): Content;
}

/** Placeholder if PUBLIC_URL is not set: the page script replaces it with its own origin. */
export const PLACEHOLDER = 'http://localhost:8080';

export function guidePage(site: Site, guide: Guide, guides: readonly Guide[], publicUrl: string): string {
  return layout(site, {
    title: `${guide.title} · Potli`,
    description: guide.description,
    section: 'guides',
    script: 'guide-page.js',
    body: html`
<nav class="groups" aria-label="Guides">${guides.map(({ name, title }) => html`<a href="/docs/${name}"${name === guide.name && html` aria-current="page"`}>${title}</a>`)}</nav>
<article class="prose"${publicUrl === '' && html` data-base="${PLACEHOLDER}"`}>
<h1>${guide.title}</h1>
${guide.body(publicUrl || PLACEHOLDER)}
</article>`,
  });
}

export function code(text: string, label: string): Html {
  return html`<pre tabindex="0" aria-label="${label}"><code>${highlighted(text, 'code')}</code></pre>`;
}

export function table(label: string, columns: readonly string[], rows: readonly (readonly Content[])[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${label}"><table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table></div>`;
}
