/** Page layout: head, header with search and rate limit, footer. */
import { VERSION } from '../../version.ts';
import { ENGLISH, LOCALES, type Locale } from '../messages/locales.ts';
import { type Content, type Html, html } from './html.ts';

export interface Site {
  /** Base URL of the service; empty if not configured. */
  readonly publicUrl: string;
  /** URL of an asset, with a content hash. */
  asset(name: string): string;
  /** Transitive imports of a script. */
  importsOf(script: string): readonly string[];
}

export interface Page {
  readonly title: string;
  readonly description: string;
  /** Active entry of the header. */
  readonly section?: 'home' | 'tools' | 'docs' | 'guides';
  readonly locale?: Locale;
  /** Path in every locale, without the prefix of one: links to the others are shown in search results. */
  readonly translated?: string;
  /** Additional metadata and style sheets. */
  readonly head?: Content;
  readonly body: Content;
  /** Page script, in addition to the shared one. */
  readonly script?: string;
  readonly wide?: boolean;
}

const SHARED_SCRIPT = 'shell.js';
/** Limit of the og-image operation is 300. */
const MAX_SUBTITLE_LENGTH = 200;

export function layout({ asset, importsOf, publicUrl }: Site, page: Page): string {
  const { title, description, section, body, script, wide, locale = ENGLISH, head } = page;
  const { code, prefix, messages } = locale;
  const { common } = messages;
  const scripts = script ? [SHARED_SCRIPT, script] : [SHARED_SCRIPT];
  // `modulepreload` loads them in parallel.
  const imports = new Set(scripts.flatMap(importsOf));
  const current = (name: Page['section']): Html | false => section === name && html` aria-current="page"`;
  const isForDevelopers = section !== 'home' && section !== 'tools';
  return html`<!doctype html>
<html lang="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf6ec">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b1614">
<link rel="icon" type="image/svg+xml" href="${asset('potli.svg')}">
<link rel="apple-touch-icon" href="${asset('icon-192.png')}">
<link rel="manifest" href="${prefix}/manifest.webmanifest">
<link rel="stylesheet" href="${asset('style.css')}">
<link rel="service-desc" type="application/json" href="/openapi.json">
${preview(publicUrl, page)}${head}${[...imports].map((name) => html`<link rel="modulepreload" href="${asset(name)}">\n`)}${scripts.map((name) => html`<script type="module" src="${asset(name)}"></script>\n`)}</head>
<body>
<a class="skip" href="#main">${common.skip}</a>
<header class="top">
<div class="bar">
<a class="brand" href="${prefix || '/'}"${current('home')}><img src="${asset('potli.svg')}" alt="" width="30" height="30">Potli</a>
${section !== 'home' && searchBox(locale)}
<nav aria-label="${common.mainMenu}">
<a href="${prefix}/tools"${current('tools')}>${common.tools}</a>
<a href="/docs"${current('docs')}>${common.reference}</a>
<a href="/docs/quick-start"${current('guides')}>${common.guides}</a>
</nav>
${isForDevelopers && html`<p class="rate" id="rate" hidden><meter id="rate-meter" min="0" max="600" value="600" aria-label="Rate allowance left"></meter> <span><span id="rate-left"></span><span class="of" id="rate-limit"></span> units left</span></p>`}
</div>
</header>
<main id="main"${wide && html` class="wide"`}>
${body}
</main>
<footer class="foot">
<p>Potli ${VERSION} · ${common.promise}</p>
<nav aria-label="${common.moreMenu}">
<a href="/docs/quick-start">${common.quickStart}</a>
<a href="/docs/mcp">${common.assistants}</a>
<a href="/docs/limits">${common.limits}</a>
<a href="/docs/self-hosting">${common.selfHosting}</a>
<a href="/docs/sources">${common.sources}</a>
<a href="/openapi.json">OpenAPI</a>
<a href="/llms.txt">llms.txt</a>
</nav>
</footer>
</body>
</html>
`.text;
}

/** Open Graph metadata, and links to the other languages. Crawlers need absolute URLs: without publicUrl there is no og:image and no alternate. */
function preview(publicUrl: string, { title, description, locale = ENGLISH, translated: localisedPath }: Page): Html {
  const name = title.replace(/ · Potli$/, '');
  const picture = new URLSearchParams({ title: name, subtitle: description.slice(0, MAX_SUBTITLE_LENGTH), site: 'Potli', theme: 'light' });
  return html`<meta property="og:type" content="website">
<meta property="og:site_name" content="Potli">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${description}">
<meta property="og:locale" content="${locale.code}_IN">
${
  publicUrl !== '' &&
  html`${localisedPath !== undefined && html`<meta property="og:url" content="${publicUrl}${pathIn(locale, localisedPath)}">\n`}<meta property="og:image" content="${publicUrl}/v1/og-image?${picture.toString()}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
${localisedPath !== undefined && LOCALES.map((other) => html`<link rel="alternate" hreflang="${other.code}" href="${publicUrl}${pathIn(other, localisedPath)}">\n`)}`
}`;
}

/** Path of a page in a locale; the home page of another language has no slash at its end. */
export function pathIn({ prefix }: Locale, path: string): string {
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}

/** Links to the page in the other languages. */
export function languageLinks(current: Locale, path: string): Html {
  const links = LOCALES.map(
    (locale) =>
      html`<a href="${pathIn(locale, path)}" lang="${locale.code}" hreflang="${locale.code}"${locale.code === current.code && html` aria-current="page"`}>${locale.name}</a>`,
  );
  return html`<nav class="languages" id="languages" aria-label="${current.messages.common.language}">${links}</nav>`;
}

/** Search over tools and APIs: in the header, and large on the home page. */
export function searchBox({ messages: { common } }: Locale = ENGLISH): Html {
  return html`<search class="finder">
<label class="visually-hidden" for="search">${common.search}</label>
<input id="search" type="search" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="${common.searchHint}" data-none="${common.searchNone}" data-all="${common.searchAll}" data-busy="${common.searchBusy}">
<kbd aria-hidden="true">/</kbd>
<ul id="found" role="listbox" aria-label="${common.searchFound}" hidden></ul>
</search>`;
}
