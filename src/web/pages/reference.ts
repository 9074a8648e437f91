/** API reference: an index and a page per family. Plain HTML, so that the browser's find works. */
import type { FamilyEntry, OperationForm } from '../../surfaces/catalogue.ts';
import { type Document, documentedOperations } from './document.ts';
import { PLACEHOLDER } from './guide.ts';
import { type Html, html, slug } from './html.ts';
import { layout, type Site } from './layout.ts';
import { describeOperation } from './reference-operation.ts';

/** Inputs of the reference pages. */
export interface Reference {
  readonly site: Site;
  readonly document: Document;
  readonly families: readonly FamilyEntry[];
  /** In display order. */
  readonly groups: readonly string[];
  readonly forms: ReadonlyMap<string, OperationForm>;
  /** Base URL of the service; empty if not configured. */
  readonly publicUrl: string;
}

export function familyPath({ family }: Pick<FamilyEntry, 'family'>): string {
  return `/docs/api/${family}`;
}

export function referenceIndex(reference: Reference): string {
  const { site, families, groups } = reference;
  return layout(site, {
    title: 'Reference · Potli',
    description: 'Every operation of Potli: parameters, responses and errors.',
    section: 'docs',
    wide: true,
    script: 'reference.js',
    body: html`
<div class="manual">
${contents(reference)}
<div>
<h1>Reference</h1>
<p class="lead">Responses are <code>{"data": …, "meta": …}</code>, errors <code>{"error": {"code", "message"}}</code> with the matching status. Generated from <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).</p>
<p>Lists take <code>limit</code> and <code>offset</code>, and <code>format=csv</code>. A place is <code>pincode</code>, or <code>lat</code> and <code>lng</code>. Dates are <code>YYYY-MM-DD</code> or <code>today</code>. Statuses and limits: <a href="/docs/limits">Limits and errors</a>.</p>
${usedGroups(families, groups).map(
  (group) => html`<section class="family" aria-labelledby="${slug(group)}">
<h2 id="${slug(group)}">${group}</h2>
${families.filter((family) => family.group === group).map(familyLines)}
</section>
`,
)}
</div>
</div>`,
  });
}

function familyLines(family: FamilyEntry): Html {
  return html`<h3><a href="${familyPath(family)}">${family.name}</a></h3>
<ul class="operations">
${family.operations.map(({ id, title, methods, path }) => html`<li id="${id}"><a href="${familyPath(family)}#${id}">${title}</a> <code>${methods[0]} ${path}</code></li>\n`)}</ul>
`;
}

export function familyPage(reference: Reference, family: FamilyEntry): string {
  const { site, document, forms, publicUrl } = reference;
  const documented = documentedOperations(document);
  return layout(site, {
    title: `${family.name} · Reference · Potli`,
    description: family.about,
    section: 'docs',
    wide: true,
    script: 'reference.js',
    body: html`
<div class="manual">
${contents(reference, family)}
<div${publicUrl === '' && html` data-base="${PLACEHOLDER}"`}>
<p class="crumb"><a href="/docs">Reference</a> · ${family.group}</p>
<h1>${family.name}</h1>
<p class="lead">${family.about}</p>
${family.operations.map(({ id }) => {
  const form = forms.get(id);
  const operation = documented.get(id);
  return (
    form &&
    operation &&
    describeOperation({ form, operation, posted: documented.get(`${id}_post`), document, base: publicUrl || PLACEHOLDER })
  );
})}
</div>
</div>`,
  });
}

/** Table of contents: all families, and the operations of the current one. */
function contents({ families, groups }: Reference, open?: FamilyEntry): Html {
  const entry = (family: FamilyEntry): Html =>
    family === open
      ? html`<li><a href="${familyPath(family)}" aria-current="page">${family.name}</a><ul>${family.operations.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></li>\n`
      : html`<li><a href="${familyPath(family)}">${family.name}</a></li>\n`;
  return html`<nav class="contents" aria-label="Reference">
${usedGroups(families, groups).map(
  (group) => html`<p>${group}</p>
<ul>
${families.filter((family) => family.group === group).map(entry)}</ul>
`,
)}</nav>`;
}

function usedGroups(families: readonly FamilyEntry[], groups: readonly string[]): string[] {
  return groups.filter((group) => families.some((family) => family.group === group));
}
