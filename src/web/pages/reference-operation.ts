/** Reference entry of an operation: parameters, example code, response. */
import type { OperationForm } from '../../surfaces/catalogue.ts';
import { parameterLabel } from '../browser/labels.ts';
import { answerFields, type Document, type DocumentedOperation, exampleAnswer, type Parameter } from './document.ts';
import { highlighted } from './highlighted.ts';
import { type Content, type Html, html, prose } from './html.ts';
import { type Field, type Schema, typeOf } from './schema.ts';
import { snippets } from './snippets.ts';

interface Described {
  readonly form: OperationForm;
  readonly operation: DocumentedOperation;
  /** POST variant, if the operation accepts a body. */
  readonly posted: DocumentedOperation | undefined;
  readonly document: Document;
  /** Base URL in examples. */
  readonly base: string;
}

export function describeOperation({ form, operation, posted, document, base }: Described): Html {
  const { id, title, summary, details, methods, path, tool } = form;
  const { parameters = [], requestBody, responses } = operation;
  const fields = answerFields(operation, document);
  const example = exampleAnswer(operation);
  const failures = Object.keys(responses).filter((status) => status !== '200');
  return html`<article class="operation" aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${summary !== title && html`<p>${summary}</p>`}
<p class="route"><code><b>${methods[0]}</b> ${path}</code> <a href="/try/${id}">Try it</a>${tool && html` <span class="muted">tool <code>${tool}</code></span>`}</p>
${details && html`<p>${prose(details)}</p>`}
${parameters.length > 0 && parameterTable(id, parameters)}
${bodyOf(requestBody ?? posted?.requestBody, posted !== undefined, parameters)}
<div class="pair">${snippets(form, base)}
${example !== undefined && exampleBlock(id, example)}</div>
<p class="muted">Returns ${Object.keys(responses['200']?.content ?? {}).map((type, index) => [index > 0 && ', ', html`<code>${type}</code>`])}; error statuses: ${failures.join(', ')}.</p>
${fields.length > 0 && answerTable(id, fields)}
</article>
`;
}

function parameterTable(id: string, parameters: readonly Parameter[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Parameters of ${id}"><table>
<thead><tr><th scope="col">Parameter</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${parameters.map((parameter) => html`<tr><td>${parameterLabel(parameter.name)} <code>${parameter.name}</code>${parameter.required && html` <em>required</em>`}</td><td>${typeOf(parameter.schema)}</td><td>${parameter.description}${defaultOf(parameter.schema)}</td></tr>\n`)}</tbody>
</table></div>`;
}

function defaultOf({ default: fallback }: Schema): Content {
  return fallback !== undefined && html` <span class="muted">Default <code>${JSON.stringify(fallback).replace(/^"|"$/g, '')}</code></span>`;
}

function bodyOf(body: DocumentedOperation['requestBody'], also: boolean, parameters: readonly Parameter[]): Content {
  if (!body) return null;
  const properties = (Object.values(body.content).find(({ schema }) => schema.properties)?.schema.properties ?? {}) as Record<
    string,
    Schema
  >;
  const names = new Set(parameters.map(({ name }) => name));
  const fields = Object.entries(properties).filter(([name]) => !names.has(name));
  return html`<p>${also ? 'Long texts can be posted to the same path, as' : 'The body is'} ${Object.keys(body.content).map((type, index) => [index > 0 && ' or ', html`<code>${type}</code>`])}${fields.length > 0 && html`, with ${fields.map(([name, schema], index) => [index > 0 && ', ', html`<code>${name}</code> (${typeOf(schema)})`])}`}.</p>`;
}

function exampleBlock(id: string, response: unknown): Html {
  return html`<details open><summary>Response of the example, shortened</summary><pre tabindex="0" aria-label="Response of the example of ${id}"><code>${highlighted(JSON.stringify(response, undefined, 1), 'json')}</code></pre></details>`;
}

function answerTable(id: string, fields: readonly Field[]): Html {
  return html`<details><summary>Response fields</summary><div class="scroll" tabindex="0" role="group" aria-label="Response fields of ${id}"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${fields.map(({ path, type, description }) => html`<tr><td><code>${path}</code></td><td>${type}</td><td>${description}</td></tr>\n`)}</tbody>
</table></div></details>`;
}
