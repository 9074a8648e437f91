/** The reference: every operation, read from the OpenAPI document. Plain HTML, so that the browser's own search finds everything. */
import { yieldBetween } from '../../core/util/yield-between.ts';
import { type Content, type Html, html, prose, slug } from './html.ts';
import { layout, type Site } from './layout.ts';
import { type Field, fieldsOf, type Schema, typeOf } from './schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>>;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface ReferenceFamily {
  readonly family: string;
  readonly name: string;
  readonly group: string;
  readonly about: string;
  readonly operations: readonly { readonly id: string; readonly example: string | null }[];
}

interface Entry extends Operation {
  readonly method: string;
  readonly path: string;
}

export async function referencePage(
  site: Site,
  document: Document,
  families: readonly ReferenceFamily[],
  groups: readonly string[],
): Promise<string> {
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Entry => ({ ...operation, method: method.toUpperCase(), path })),
  );
  const ordered = groups.flatMap((group) => families.filter((family) => family.group === group));
  const sections = await yieldBetween(
    ordered,
    (family) => html`<section class="family" aria-labelledby="${anchor(family)}">
<h2 id="${anchor(family)}">${family.name}</h2>
<p>${family.about}</p>
${family.operations.flatMap(({ id, example }) => entries.filter((entry) => entry.operationId === id).map((entry) => describe(entry, entries, example, document)))}
</section>
`,
  );
  return layout(site, {
    title: 'Reference · Potli',
    description: 'Every operation of Potli: parameters, answers and failures.',
    section: 'docs',
    wide: true,
    body: html`
<div class="manual">
<nav class="contents" aria-label="Contents">
<ul>
${ordered.map((family) => html`<li><a href="#${anchor(family)}">${family.name}</a></li>\n`)}</ul>
</nav>
<div>
<h1>Reference</h1>
<p class="lead">Answers are <code>{"data": …, "meta": …}</code>, failures <code>{"error": {"code", "message"}}</code> with the matching status. Made from <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1), from which clients and types can be generated.</p>
<p>Lists take <code>limit</code> and <code>offset</code>, and <code>format=csv</code>. A place is <code>pincode</code>, or <code>lat</code> and <code>lng</code>. Dates are <code>YYYY-MM-DD</code> or <code>today</code>. Statuses and limits: <a href="/docs/limits">Limits and errors</a>.</p>
${sections}
</div>
</div>`,
  });
}

/** Operations whose answers have a position: their example is shown on a map. */
export async function placedOperations({ paths, components }: Document): Promise<ReadonlySet<string>> {
  const placed = await yieldBetween(Object.values(paths), (item) => {
    const isPlaced = (operation: Operation): boolean =>
      answerFields(operation, components.schemas).some(({ path }) => /\blatitude$/.test(path));
    return Object.values(item).filter(isPlaced);
  });
  return new Set(placed.flat().map(({ operationId }) => operationId));
}

function answerFields({ responses }: Operation, named: Readonly<Record<string, Schema>>): Field[] {
  const answer = responses['200']?.content?.['application/json']?.schema?.properties as Record<string, Schema> | undefined;
  return answer?.data ? fieldsOf(answer.data, named) : [];
}

function anchor({ family }: ReferenceFamily): string {
  return slug(`family-${family}`);
}

function describe(entry: Entry, entries: readonly Entry[], example: string | null, { components }: Document): Html {
  const { operationId, summary, description, method, path, parameters = [], requestBody, responses } = entry;
  const posted = entries.find((other) => other.operationId === `${operationId}_post`);
  const content = responses['200']?.content ?? {};
  const fields = answerFields(entry, components.schemas);
  const failures = Object.keys(responses).filter((status) => status !== '200');
  return html`<article class="operation" aria-labelledby="${operationId}">
<h3 id="${operationId}">${summary}</h3>
<p class="route"><code><b>${method}</b> ${path}</code> <a href="/try/${operationId}">Try it</a></p>
${description && html`<p>${prose(description)}</p>`}
${parameters.length > 0 && parameterTable(operationId, parameters)}
${bodyOf(requestBody ?? posted?.requestBody, posted !== undefined, parameters)}
${example && html`<pre tabindex="0" aria-label="Example request"><code>${example}</code></pre>`}
<p class="muted">Answers ${Object.keys(content).map((type, index) => [index > 0 && ', ', html`<code>${type}</code>`])}; may fail with ${failures.join(', ')}.</p>
${fields.length > 0 && answerTable(operationId, fields)}
</article>
`;
}

function parameterTable(id: string, parameters: readonly Parameter[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Parameters of ${id}"><table>
<thead><tr><th scope="col">Parameter</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${parameters.map((parameter) => html`<tr><td><code>${parameter.name}</code>${parameter.required && html` <em>required</em>`}</td><td>${typeOf(parameter.schema)}</td><td>${parameter.description}${defaultOf(parameter.schema)}</td></tr>\n`)}</tbody>
</table></div>`;
}

function defaultOf({ default: fallback }: Schema): Content {
  return fallback !== undefined && html` <span class="muted">Default <code>${JSON.stringify(fallback).replace(/^"|"$/g, '')}</code></span>`;
}

function bodyOf(body: Operation['requestBody'], also: boolean, parameters: readonly Parameter[]): Content {
  if (!body) return null;
  const properties = (Object.values(body.content).find(({ schema }) => schema.properties)?.schema.properties ?? {}) as Record<
    string,
    Schema
  >;
  const known = new Set(parameters.map(({ name }) => name));
  const own = Object.entries(properties).filter(([name]) => !known.has(name));
  return html`<p>${also ? 'Long texts may be posted to the same path, as' : 'The body is'} ${Object.keys(body.content).map((type, index) => [index > 0 && ' or ', html`<code>${type}</code>`])}${own.length > 0 && html`, with ${own.map(([name, schema], index) => [index > 0 && ', ', html`<code>${name}</code> (${typeOf(schema)})`])}`}.</p>`;
}

function answerTable(id: string, fields: readonly Field[]): Html {
  return html`<details><summary>Fields of the answer</summary><div class="scroll" tabindex="0" role="group" aria-label="Answer of ${id}"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${fields.map(({ path, type, description }) => html`<tr><td><code>${path}</code></td><td>${type}</td><td>${description}</td></tr>\n`)}</tbody>
</table></div></details>`;
}
