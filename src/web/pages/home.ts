/** The first page: what Potli is, every API with its example answered, the data and its age. */
import type { FamilyEntry, OperationEntry } from '../../surfaces/catalogue.ts';
import { type Content, type Html, html, slug } from './html.ts';
import { indiaDots } from './india.ts';
import { finder, layout, type Site } from './layout.ts';

/** Group by group, in the order in which the groups are to be read. */
export function homePage(site: Site, families: readonly FamilyEntry[], groups: readonly string[], placed: ReadonlySet<string>): string {
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
<p class="lead">Potli is one free service over Indian reference data and everyday tools. Ask and it answers, over REST, OpenAPI and MCP.</p>
${finder()}
<p class="facts"><strong>${operations}</strong> operations in <strong>${families.length}</strong> families · <strong>${tools}</strong> tools for AI assistants · no key, no sign-up</p>
</div>
${indiaDots()}
</section>
<nav class="groups" aria-label="Groups">${used.map((group) => html`<a href="#${slug(group)}">${group}</a>`)}</nav>
${used.map(
  (group) => html`<section class="group" aria-labelledby="${slug(group)}">
<h2 id="${slug(group)}">${group}</h2>
<div class="cards">
${families.filter((family) => family.group === group).map((family) => card(family, placed))}
</div>
</section>
`,
)}
<section class="group" aria-labelledby="data">
<h2 id="data">The data, and how old it is</h2>
<p class="muted">Each answer names its source in <code>meta.source</code>. <a href="/docs/sources">All sources and licences</a></p>
<div id="datasets" aria-live="polite"><p class="muted">Reading <a href="/v1/status">/v1/status</a> …</p></div>
</section>
<section class="group start" aria-labelledby="start">
<h2 id="start">Begin</h2>
<div class="cards three">
<article class="card"><h3>From code</h3><p>Answers are <code>{data, meta}</code>, failures are <code>{error}</code> with a sentence that helps. <a href="/docs/quick-start">Quick start</a></p></article>
<article class="card"><h3>From an AI assistant</h3><p>Point it at <code>/mcp</code>, streamable HTTP, no authentication. <a href="/docs/mcp">Set it up</a></p></article>
<article class="card"><h3>On your own machine</h3><p>One Node process with its data inside, and nothing else. <a href="/docs/self-hosting">Self-hosting</a></p></article>
</div>
</section>`,
  });
}

function card({ family, name, about, operations }: FamilyEntry, placed: ReadonlySet<string>): Html {
  const shown = showcase(operations, placed);
  return html`<article class="card" aria-labelledby="family-${family}">
<h3 id="family-${family}">${name}</h3>
<p>${about}</p>
${shown ? live(shown) : upload(operations)}
<div>
${operationList(operations.slice(0, MOST_OPERATIONS))}
${operations.length > MOST_OPERATIONS && html`<details><summary>${operations.length - MOST_OPERATIONS} more</summary>${operationList(operations.slice(MOST_OPERATIONS))}</details>`}
</div>
</article>
`;
}

/** Longer lists are folded. */
const MOST_OPERATIONS = 5;

function operationList(operations: readonly OperationEntry[]): Html {
  return html`<ul class="operations">
${operations.map(({ id, title, path, methods }) => html`<li><a href="/try/${id}">${title}</a> <code>${methods[0] === 'POST' && 'POST '}${path}</code></li>\n`)}</ul>`;
}

/** Filled by the script when it comes into view. */
function live({ id, example, summary, weight, returns }: OperationEntry): Html {
  const picture = returns[0]?.startsWith('image/') ? 'picture' : 'record';
  return html`<figure class="live ${picture}" data-operation="${id}" data-address="${example}" data-weight="${weight}" data-summary="${summary}"${ASKS_OTHERS.has(id) && html` data-wait`}>
<div class="answer" tabindex="0" role="group" aria-label="Example: ${summary}"></div>
<figcaption><a href="/try/${id}"><code>${decode(example ?? '')}</code></a></figcaption>
</figure>
`;
}

function upload(operations: readonly OperationEntry[]): Content {
  const first = operations[0];
  return first && html`<a class="live drop" href="/try/${first.id}"><span>Drop a file in the playground</span></a>`;
}

/** Operations that make the service ask other machines: only for visitors who want it. */
const ASKS_OTHERS = new Set(['dns_lookup', 'email_check', 'traceroute']);

/** Operations with a drawing of their own in the browser's `picture.ts`. */
const DRAWN = new Set(['panchang', 'sun_moon', 'sat_pass', 'propagation']);

/** The operation whose example says most at a glance: drawn ones, pictures, places around a point, places, then the first. */
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

function decode(address: string): string {
  const text = decodeURIComponent(address).replace(/\s+/g, ' ');
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}
