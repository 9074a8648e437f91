/** Page layout: head, header with search and rate limit, footer. */
import { VERSION } from '../../version.ts';
import { type Content, type Html, html } from './html.ts';

export interface Site {
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
  /** Language of the content; header and footer are in English. */
  readonly language?: string;
  /** Additional metadata and style sheets. */
  readonly head?: Content;
  readonly body: Content;
  /** Page script, in addition to the shared one. */
  readonly script?: string;
  readonly wide?: boolean;
}

const SHARED_SCRIPT = 'shell.js';

export function layout({ asset, importsOf }: Site, page: Page): string {
  const { title, description, section, body, script, wide, language = 'en', head } = page;
  const scripts = script ? [SHARED_SCRIPT, script] : [SHARED_SCRIPT];
  // `modulepreload` loads them in parallel.
  const imports = new Set(scripts.flatMap(importsOf));
  const current = (name: Page['section']): Html | false => section === name && html` aria-current="page"`;
  const english = language !== 'en' && html` lang="en"`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf6ec">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b1614">
<link rel="icon" type="image/svg+xml" href="${asset('potli.svg')}">
<link rel="stylesheet" href="${asset('style.css')}">
<link rel="service-desc" type="application/json" href="/openapi.json">
${head}${[...imports].map((name) => html`<link rel="modulepreload" href="${asset(name)}">\n`)}${scripts.map((name) => html`<script type="module" src="${asset(name)}"></script>\n`)}</head>
<body>
<a class="skip" href="#main"${english}>Skip to content</a>
<header class="top"${english}>
<div class="bar">
<a class="brand" href="/"${current('home')}><img src="${asset('potli.svg')}" alt="" width="30" height="30">Potli</a>
${section !== 'home' && searchBox()}
<nav aria-label="Main">
<a href="/tools"${current('tools')}>Tools</a>
<a href="/docs"${current('docs')}>Reference</a>
<a href="/docs/quick-start"${current('guides')}>Guides</a>
</nav>
<p class="rate" id="rate" hidden><meter id="rate-meter" min="0" max="600" value="600" aria-label="Rate allowance left"></meter> <span><span id="rate-left"></span><span class="of" id="rate-limit"></span> units left</span></p>
</div>
</header>
<main id="main"${wide && html` class="wide"`}>
${body}
</main>
<footer class="foot"${english}>
<p>Potli ${VERSION} · free, key-less, open CORS · what you send is processed and not stored</p>
<nav aria-label="More">
<a href="/docs/quick-start">Quick start</a>
<a href="/docs/mcp">For assistants</a>
<a href="/docs/limits">Limits and errors</a>
<a href="/docs/self-hosting">Self-hosting</a>
<a href="/docs/sources">Data and licences</a>
<a href="/openapi.json">OpenAPI</a>
<a href="/llms.txt">llms.txt</a>
</nav>
</footer>
</body>
</html>
`.text;
}

/** Search over all APIs: in the header, and large on the home page. */
export function searchBox(): Html {
  return html`<search class="finder">
<label class="visually-hidden" for="search">Ask or search</label>
<input id="search" type="search" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Ask anything: SBIN0000300, 560001, bank holidays">
<kbd aria-hidden="true">/</kbd>
<ul id="found" role="listbox" aria-label="Answers and tools found" hidden></ul>
</search>`;
}
