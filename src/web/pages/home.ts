/** Home page: introduction, eight live examples, all APIs, datasets and their age. */
import type { FamilyEntry, OperationEntry } from '../../surfaces/catalogue.ts';
import { PLACEHOLDER } from './guide.ts';
import { type Html, html, slug } from './html.ts';
import { indiaDots } from './india.ts';
import { layout, type Site, searchBox } from './layout.ts';
import { familyPath } from './reference.ts';
import { tools } from './tools/all.ts';

interface Home {
  readonly site: Site;
  readonly families: readonly FamilyEntry[];
  /** In display order. */
  readonly groups: readonly string[];
  /** Operations whose responses have coordinates. */
  readonly placed: ReadonlySet<string>;
  readonly publicUrl: string;
}

export function homePage({ site, families, groups, placed, publicUrl }: Home): string {
  const operations = families.reduce((sum, family) => sum + family.operations.length, 0);
  const tools = families.reduce((sum, family) => sum + family.operations.filter(({ tool }) => tool !== null).length, 0);
  const used = groups.filter((group) => families.some((family) => family.group === group));
  return layout(site, {
    title: 'Potli: Indian data and tools, free and without a key',
    description:
      'Free, key-less APIs over Indian reference data, and small tools: REST, OpenAPI 3.1 and MCP, in one service you can run yourself.',
    section: 'home',
    script: 'home.js',
    wide: true,
    body: html`
<section class="hero">
<div>
<h1>A small bundle of useful things from India.</h1>
<p class="lead">Potli is one free service for Indian reference data and everyday tools.</p>
${searchBox()}
<p class="facts"><strong>${operations}</strong> operations in <strong>${families.length}</strong> families · <strong>${tools}</strong> tools for AI assistants · no key, no sign-up · <a href="/tools">Tools for everyday</a></p>
</div>
${firstSteps(publicUrl)}
</section>
<section class="group" aria-labelledby="everyday">
<h2 id="everyday">Today, and every day</h2>
<div class="everyday">
${popularOperations(families, placed).map(liveExample)}
</div>
</section>
${used.map(
  (group) => html`<section class="group" aria-labelledby="${slug(group)}">
<h2 id="${slug(group)}">${group}</h2>
<ul class="families">
${families.filter((family) => family.group === group).map(entry)}</ul>
</section>
`,
)}
<section class="group" aria-labelledby="data">
<h2 id="data">Data and its age</h2>
<p class="muted">Each response contains its source in <code>meta.source</code>. <a href="/docs/sources">All sources and licences</a></p>
<div id="datasets" aria-live="polite"><p class="muted">Reading <a href="/v1/status">/v1/status</a> …</p></div>
${indiaDots()}
</section>`,
  });
}

/** First steps for shell, assistant and program. */
function firstSteps(publicUrl: string): Html {
  const base = publicUrl || PLACEHOLDER;
  const ways = [
    ['From a shell or any code', `curl '${base}/v1/pincode/600001'`, '/docs/quick-start', 'Quick start'],
    ['From an AI assistant', `claude mcp add --transport http potli ${base}/mcp`, '/docs/mcp', 'Other assistants'],
    ['On your own machine', 'npx potli pincode 600001', '/docs/self-hosting', 'Self-hosting'],
  ] as const;
  return html`<section class="begin" aria-labelledby="begin"${publicUrl === '' && html` data-base="${PLACEHOLDER}"`}>
<h2 id="begin">Get started</h2>
${ways.map(
  ([name, command, href, more]) => html`<p>${name} · <a href="${href}">${more}</a></p>
<div class="command"><pre tabindex="0" aria-label="${name}"><code>${command}</code></pre></div>
`,
)}</section>`;
}

/** Most popular operations, in display order. */
const POPULAR_OPERATIONS = ['panchang', 'thirukkural_today', 'market_status', 'pincode_near', 'ifsc_get', 'words', 'holidays', 'upi_qr'];
const MAX_LIVE_EXAMPLES = POPULAR_OPERATIONS.length;

/** Operations missing on this service are replaced by the showcase of other families. */
function popularOperations(families: readonly FamilyEntry[], placed: ReadonlySet<string>): OperationEntry[] {
  const all = new Map(families.flatMap(({ operations }) => operations.map((operation) => [operation.id, operation] as const)));
  const usual = POPULAR_OPERATIONS.flatMap((id) => all.get(id) ?? []);
  const others = families
    .flatMap(({ operations }) => showcase(operations, placed) ?? [])
    .filter(({ id }) => !POPULAR_OPERATIONS.includes(id));
  return [...usual, ...others].slice(0, MAX_LIVE_EXAMPLES);
}

function entry(family: FamilyEntry): Html {
  return html`<li><h3><a href="${familyPath(family)}">${family.name}</a></h3>
<p>${family.operations.map(({ id, title }, at) => [at > 0 && ' · ', html`<a href="/try/${id}">${title}</a>`])}</p></li>
`;
}

/** Filled by the script on scrolling into view (lazy loading). */
function liveExample({ id, title, example, summary, weight, returns }: OperationEntry): Html {
  const picture = returns[0]?.startsWith('image/') ? 'picture' : 'text';
  return html`<figure class="live ${picture}" data-operation="${id}" data-address="${example}" data-weight="${weight}" data-summary="${summary}"${CONTACTS_THIRD_PARTIES.has(id) && html` data-wait`}>
<figcaption><a href="${toolFor(id) ?? `/try/${id}`}">${title}</a></figcaption>
<div class="answer" tabindex="0" role="group" aria-label="Example: ${summary}"></div>
</figure>
`;
}

/** Path of the tool page for an operation. */
function toolFor(id: string): string | undefined {
  const tool = tools.find(({ operation, slug }) => operation === id || slug === id.split('_')[0]);
  return tool && `/tools/${tool.slug}`;
}

/** Operations that contact third-party servers: run only on the visitor's request. */
const CONTACTS_THIRD_PARTIES = new Set(['dns_lookup', 'email_check', 'traceroute']);

/** Operations with their own drawing in the browser's `picture.ts`. */
const DRAWN = new Set(['panchang', 'sun_moon', 'sat_pass', 'propagation']);

/** Best example of a family: drawings, images, nearby places, places, then the first. */
function showcase(operations: readonly OperationEntry[], placed: ReadonlySet<string>): OperationEntry | undefined {
  const worth = ({ id, returns, path }: OperationEntry): number => {
    if (DRAWN.has(id)) return 5;
    if (returns[0]?.startsWith('image/')) return 4;
    if (placed.has(id)) return path.endsWith('/near') ? 3 : 2;
    return 1;
  };
  return operations
    .filter(({ example }) => example !== null)
    .reduce<OperationEntry | undefined>((best, one) => (best && worth(best) >= worth(one) ? best : one), undefined);
}
