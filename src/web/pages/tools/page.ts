/** Tool pages: one per tool and an index, in every language. */
import type { FileRules } from '../../../core/operation/operation.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { stateNamesIn } from '../../words/states.ts';
import { type Content, type Html, html, json } from '../html.ts';
import { languageLinks, layout, pathIn, type Site } from '../layout.ts';
import { tools } from './all.ts';
import { icon } from './icons.ts';
import { TOOL_GROUPS, type Tool } from './tool.ts';

export interface ToolPageContext {
  readonly site: Site;
  readonly language: Language;
}

export interface ToolPageContent {
  /** Upload rules of the tool's operation. */
  readonly files: FileRules | null;
  /** Server-rendered content. */
  readonly content?: Content;
}

export function toolPage(frame: ToolPageContext, tool: Tool, { files, content = '' }: ToolPageContent): string {
  const { language, site } = frame;
  const { words, code, prefix } = language;
  const { title, about } = words[tool.name];
  const hasStates = tool.group !== 'documents' && tool.group !== 'writing';
  const path = `/tools/${tool.slug}`;
  return layout(site, {
    title: `${title} · Potli`,
    description: about,
    section: 'tools',
    language,
    translated: path,
    script: `tools/${tool.name}.js`,
    wide: true,
    head: html`<link rel="stylesheet" href="${site.asset('tools.css')}">\n`,
    body: html`
<div class="title">
<div class="above"><p class="crumb"><a href="${prefix}/tools">${words.frame.tools}</a> · ${words.frame[tool.group]}</p>${languageLinks(language, path)}</div>
<h1>${icon(tool.name)}${title}</h1>
<p class="lead">${about}</p>
</div>
<noscript><p class="failure">${words.frame.noScript}</p></noscript>
<div class="tool ${tool.name}">
${tool.body(language, content)}
${tool.next && html`<p class="next" id="next" hidden>${words.frame.next} ${tools.filter(({ name }) => tool.next?.includes(name)).map(({ name, slug }) => html`<a href="${prefix}/tools/${slug}">${words[name].title}</a> `)}</p>`}
</div>
<p class="afterword"><a href="/try/${tool.operation}">${words.frame.forPrograms}</a></p>
${json('tool', { lang: code, frame: words.frame, own: words[tool.name], errors: words.errors, states: hasStates ? stateNamesIn(code) : {}, files })}`,
  });
}

export function toolsPage(frame: ToolPageContext): string {
  const { words } = frame.language;
  const { tools: title, toolsAbout: about } = words.frame;
  return layout(frame.site, {
    title: `${title} · Potli`,
    description: about,
    section: 'tools',
    language: frame.language,
    translated: '/tools',
    wide: true,
    head: html`<link rel="stylesheet" href="${frame.site.asset('tools.css')}">\n`,
    body: html`
<div class="title">
<div class="above"><p class="crumb"><a href="${pathIn(frame.language, '/')}">Potli</a></p>${languageLinks(frame.language, '/tools')}</div>
<h1>${title}</h1>
<p class="lead">${about}</p>
</div>
${toolShelves(frame.language)}`,
  });
}

/** Links to all tools, by group. */
export function toolShelves({ words, prefix }: Language): Html[] {
  return TOOL_GROUPS.map(
    (group) => html`<section aria-labelledby="${group}">
<h2 id="${group}">${words.frame[group]}</h2>
<ul class="shelf">
${tools.filter((tool) => tool.group === group).map((tool) => html`<li><a href="${prefix}/tools/${tool.slug}">${icon(tool.name)}<strong>${words[tool.name].title}</strong><span>${words[tool.name].about}</span></a></li>\n`)}</ul>
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
export function searchableTools({ prefix, words }: Language): SearchablePage[] {
  return tools.map(({ name, slug, operation, also = [], links, keywords }) => ({
    href: `${prefix}/tools/${slug}`,
    title: words[name].title,
    about: words[name].about,
    keywords: `${keywords} ${LANGUAGES.map((other) => other.words[name].title).join(' ')}`,
    operations: [operation, ...also, ...Object.keys(links ?? {})],
    ...(links && { links }),
  }));
}
