import type { Source } from '../../../core/request/envelope.ts';
import type { Guide } from '../guide.ts';
import { html } from '../html.ts';

/** Data sources and licences, from the facts that responses carry in `meta.source`. */
export function sourcesGuide(sources: Readonly<Record<string, Source>>, notice: string): Guide {
  return {
    name: 'sources',
    title: 'Data and licences',
    description: 'Where the data of Potli comes from, and under which licences.',
    body: () => html`
<p class="lead">Each response contains its source in <code>meta.source</code>. If you publish the data, keep the attribution; the licence may have further conditions.</p>
${Object.entries(sources).map(
  ([id, { name, url, licence, version, asOf, retrieved, attribution }]) => html`<section class="source" aria-labelledby="source-${id}">
<h2 id="source-${id}">${name}</h2>
<dl>
<dt>Licence</dt><dd>${licence}</dd>
<dt>Attribution</dt><dd>${attribution}</dd>
<dt>Version</dt><dd>${version}, ${asOf ? `data of ${asOf}, ` : ''}retrieved ${retrieved}</dd>
<dt>Publisher</dt><dd>${/^https?:/.test(url) ? html`<a href="${url}" rel="noreferrer">${url}</a>` : url}</dd>
</dl>
</section>
`,
)}
<h2 id="notice">Notice</h2>
<p>Third-party components of Potli, with their licences:</p>
<pre tabindex="0" aria-label="Notice">${notice}</pre>
`,
  };
}
