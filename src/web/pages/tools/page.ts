/** Tool pages: one per tool and an index, in every language. */
import type { FileRules } from '../../../core/operation/operation.ts';
import { LOCALES, type Locale } from '../../messages/locales.ts';
import { stateNamesIn } from '../../messages/states.ts';
import { type Content, type Html, html, json } from '../html.ts';
import { languageLinks, layout, pathIn, type Site } from '../layout.ts';
import { tools } from './all.ts';
import { icon } from './icons.ts';
import { TOOL_GROUPS, type Tool } from './tool.ts';

export interface ToolPageContext {
  readonly site: Site;
  readonly locale: Locale;
}

export interface ToolPageContent {
  /** Upload rules of the tool's operation. */
  readonly files: FileRules | null;
  /** Server-rendered content. */
  readonly content?: Content;
}

export function toolPage(context: ToolPageContext, tool: Tool, { files, content = '' }: ToolPageContent): string {
  const { locale, site } = context;
  const { messages, code, prefix } = locale;
  const { title, about } = messages[tool.name];
  const hasStates = tool.group !== 'documents' && tool.group !== 'writing';
  const path = `/tools/${tool.slug}`;
  return layout(site, {
    title: `${title} · Potli`,
    description: about,
    section: 'tools',
    locale,
    translated: path,
    script: `tools/${tool.name}.js`,
    wide: true,
    head: html`<link rel="stylesheet" href="${site.asset('tools.css')}">\n`,
    body: html`
<div class="title">
<div class="above"><p class="crumb"><a href="${prefix}/tools">${messages.common.tools}</a> · ${messages.common[tool.group]}</p>${languageLinks(locale, path)}</div>
<h1>${icon(tool.name)}${title}</h1>
<p class="lead">${about}</p>
</div>
<noscript><p class="failure">${messages.common.noScript}</p></noscript>
<div class="tool ${tool.name}">
${tool.body(locale, content)}
${tool.next && html`<p class="next" id="next" hidden>${messages.common.next} ${tools.filter(({ name }) => tool.next?.includes(name)).map(({ name, slug }) => html`<a href="${prefix}/tools/${slug}">${messages[name].title}</a> `)}</p>`}
</div>
<p class="afterword"><a href="/try/${tool.operation}">${messages.common.forPrograms}</a></p>
${json('tool', { lang: code, common: messages.common, own: messages[tool.name], errors: messages.errors, states: hasStates ? stateNamesIn(code) : {}, files })}`,
  });
}

export function toolsPage(context: ToolPageContext): string {
  const { messages } = context.locale;
  const { tools: title, toolsAbout: about } = messages.common;
  return layout(context.site, {
    title: `${title} · Potli`,
    description: about,
    section: 'tools',
    locale: context.locale,
    translated: '/tools',
    wide: true,
    head: html`<link rel="stylesheet" href="${context.site.asset('tools.css')}">\n`,
    body: html`
<div class="title">
<div class="above"><p class="crumb"><a href="${pathIn(context.locale, '/')}">Potli</a></p>${languageLinks(context.locale, '/tools')}</div>
<h1>${title}</h1>
<p class="lead">${about}</p>
</div>
${toolGroups(context.locale)}`,
  });
}

/** Links to all tools, by group. */
export function toolGroups({ messages, prefix }: Locale): Html[] {
  return TOOL_GROUPS.map(
    (group) => html`<section aria-labelledby="${group}">
<h2 id="${group}">${messages.common[group]}</h2>
<ul class="shelf">
${tools.filter((tool) => tool.group === group).map((tool) => html`<li><a href="${prefix}/tools/${tool.slug}">${icon(tool.name)}<strong>${messages[tool.name].title}</strong><span>${messages[tool.name].about}</span></a></li>\n`)}</ul>
</section>
`,
  );
}

/** A page that the search box offers. */
export interface SearchablePage {
  readonly href: string;
  readonly title: string;
  readonly about: string;
  readonly keywords: string;
  /** Operations that it serves. */
  readonly operations: readonly string[];
  readonly links?: Tool['links'];
}

/** Tools for the search box. Also found by their titles in other languages. */
export function searchableTools({ prefix, messages }: Locale): SearchablePage[] {
  return tools.map(({ name, slug, operation, also = [], links, keywords }) => ({
    href: `${prefix}/tools/${slug}`,
    title: messages[name].title,
    about: messages[name].about,
    keywords: `${keywords} ${LOCALES.map((other) => other.messages[name].title).join(' ')}`,
    operations: [operation, ...also, ...Object.keys(links ?? {})],
    ...(links && { links }),
  }));
}
