/** Playground of an operation: the script renders form and response from the embedded description. */
import type { OperationForm } from '../../surfaces/catalogue.ts';
import { html, json, prose } from './html.ts';
import { layout, type Site } from './layout.ts';
import type { Field } from './schema.ts';
import { tools } from './tools/all.ts';

/**
 * @param reference path of its reference page
 * @param fields fields of its response
 */
export function tryPage(site: Site, form: OperationForm, reference: string, fields: readonly Field[]): string {
  const { id, title, summary, details, methods, path, weight, family, tool } = form;
  const page = tools.find(({ operation }) => operation === id);
  return layout(site, {
    title: `${title} · Potli`,
    description: details || summary,
    script: 'try.js',
    wide: true,
    body: html`
<div class="title">
<p class="crumb"><a href="/">All APIs</a> · ${family}</p>
<h1>${title}</h1>
<p class="lead">${summary}</p>
<p class="route"><code><b>${methods.join(' or ')}</b> ${path}</code> <span class="muted">${weight === 1 ? '1 unit' : typeof weight === 'number' ? `${weight} units` : 'units depend on the input'}${tool && html` · tool <code>${tool}</code>`} · <a href="${reference}#${id}">Reference</a>${page && html` · <a href="/tools/${page.slug}">As a tool with a form</a>`}</span></p>
${details && html`<details class="about"><summary>How it works</summary><p>${prose(details)}</p></details>`}
</div>
<div class="bench">
<form id="form" novalidate aria-label="Parameters"><noscript><p>The playground needs JavaScript. The reference shows the same request for curl.</p></noscript></form>
<section class="result" aria-label="Response">
<div id="status" class="status" role="status"></div>
<div id="answer"></div>
<div id="copy" class="copy" role="group" aria-label="The request as code"></div>
</section>
</div>
${json('operation', { ...form, meanings: meaningsOf(fields) })}`,
  });
}

function meaningsOf(fields: readonly Field[]): Record<string, string> {
  return Object.fromEntries(fields.flatMap(({ path, description }) => (description === '' ? [] : [[path, description]])));
}

export function unknownPage(site: Site, title: string): string {
  return layout(site, {
    title: `${title} · Potli`,
    description: `${title}.`,
    body: html`<h1 class="empty">${title}</h1><p>Its name may be misspelled, or it is part of a newer version. <a href="/">All APIs</a> are on the first page, and the search above finds them by any word.</p>`,
  });
}
