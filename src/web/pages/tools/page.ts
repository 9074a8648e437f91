/** Tool pages: one per tool and an index, in every language. */
import type { FileRules } from '../../../core/operation/operation.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { type Content, type Html, html, json } from '../html.ts';
import { layout, type Site } from '../layout.ts';
import { tools } from './all.ts';
import { icon } from './icons.ts';
import { TOOL_GROUPS, type Tool } from './tool.ts';

export interface ToolPageContext {
  readonly site: Site;
  readonly language: Language;
  /** Base URL of the service; empty if not configured. */
  readonly publicUrl: string;
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
  return layout(site, {
    title: `${title} · Potli`,
    description: about,
    section: 'tools',
    language: code,
    script: `tools/${tool.name}.js`,
    wide: true,
    head: head(frame, { path: `/tools/${tool.slug}`, title, about }),
    body: html`
<div class="title">
<div class="above"><p class="crumb"><a href="${prefix}/tools">${words.frame.tools}</a> · ${words.frame[tool.group]}</p>${languages(language, `/tools/${tool.slug}`)}</div>
<h1>${icon(tool.name)}${title}</h1>
<p class="lead">${about}</p>
</div>
<noscript><p class="failure">${words.frame.noScript}</p></noscript>
<div class="tool ${tool.name}">
${tool.body(language, content)}
</div>
<p class="afterword"><a href="/try/${tool.operation}">${words.frame.forPrograms}</a></p>
${json('tool', { lang: code, frame: words.frame, own: words[tool.name], files })}`,
  });
}

export function toolsPage(frame: ToolPageContext): string {
  const { words, code, prefix } = frame.language;
  const { tools: title, toolsAbout: about } = words.frame;
  return layout(frame.site, {
    title: `${title} · Potli`,
    description: about,
    section: 'tools',
    language: code,
    wide: true,
    head: head(frame, { path: '/tools', title, about }),
    body: html`
<div class="title">
<div class="above"><p class="crumb"><a href="/">Potli</a></p>${languages(frame.language, '/tools')}</div>
<h1>${title}</h1>
<p class="lead">${about}</p>
</div>
${TOOL_GROUPS.map(
  (group) => html`<section aria-labelledby="${group}">
<h2 id="${group}">${words.frame[group]}</h2>
<ul class="shelf">
${tools.filter((tool) => tool.group === group).map((tool) => html`<li><a href="${prefix}/tools/${tool.slug}">${icon(tool.name)}<strong>${words[tool.name].title}</strong><span>${words[tool.name].about}</span></a></li>\n`)}</ul>
</section>
`,
)}`,
  });
}

/** A page that the search box offers. */
export interface SearchablePage {
  readonly href: string;
  readonly title: string;
  readonly about: string;
  readonly keywords: string;
  /** Operation that it serves; null for a guide. */
  readonly operation: string | null;
}

/** Tools for the search box. Also found by their titles in other languages. */
export function searchableTools({ prefix, words }: Language): SearchablePage[] {
  return tools.map(({ name, slug, operation, keywords }) => ({
    href: `${prefix}/tools/${slug}`,
    title: words[name].title,
    about: words[name].about,
    keywords: `${keywords} ${LANGUAGES.map((other) => other.words[name].title).join(' ')}`,
    operation,
  }));
}

function languages(current: Language, path: string): Html {
  const links = LANGUAGES.map(
    ({ code, name, prefix }) =>
      html`<a href="${prefix}${path}" lang="${code}" hreflang="${code}"${code === current.code && html` aria-current="page"`}>${name}</a>`,
  );
  return html`<nav class="languages" id="languages" aria-label="${current.words.frame.language}">${links}</nav>`;
}

/** Metadata for link previews and search engines. */
function head(
  { site, language, publicUrl }: ToolPageContext,
  { path, title, about }: { path: string; title: string; about: string },
): Html {
  const picture = `${publicUrl}/v1/og-image?${new URLSearchParams({ title, subtitle: about, site: 'Potli', theme: 'light' })}`;
  return html`<link rel="stylesheet" href="${site.asset('tools.css')}">
${LANGUAGES.map(({ code, prefix }) => html`<link rel="alternate" hreflang="${code}" href="${publicUrl}${prefix}${path}">\n`)}<meta property="og:type" content="website">
<meta property="og:site_name" content="Potli">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${about}">
<meta property="og:locale" content="${language.code}_IN">
${publicUrl !== '' && html`<meta property="og:url" content="${publicUrl}${language.prefix}${path}">\n`}<meta property="og:image" content="${picture}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
`;
}
