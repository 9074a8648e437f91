/** Home page, in every language: tools, today's answers, then what developers need; in English with all APIs and the age of the data. */
import type { FamilyEntry } from '../../surfaces/catalogue.ts';
import type { Locale } from '../messages/locales.ts';
import { stateNamesIn } from '../messages/states.ts';
import { PLACEHOLDER } from './guide.ts';
import { type Html, html, json, slug } from './html.ts';
import { indiaDots } from './india.ts';
import { languageLinks, layout, type Site, searchBox } from './layout.ts';
import { familyPath } from './reference.ts';
import { tools } from './tools/all.ts';
import { icon } from './tools/icons.ts';
import { toolGroups } from './tools/page.ts';
import type { ToolName } from './tools/tool.ts';

interface Home {
  readonly site: Site;
  readonly locale: Locale;
  readonly families: readonly FamilyEntry[];
  /** In display order. */
  readonly groups: readonly string[];
}

export function homePage({ site, locale, families, groups }: Home): string {
  const { messages, code, prefix } = locale;
  const { home, common } = messages;
  const served = new Set(families.flatMap(({ operations }) => operations.map(({ id }) => id)));
  return layout(site, {
    title: home.title,
    description: home.lead,
    section: 'home',
    locale,
    translated: '/',
    script: 'home.js',
    wide: true,
    head: html`<link rel="stylesheet" href="${site.asset('tools.css')}">\n`,
    body: html`
<section class="hero">
${languageLinks(locale, '/')}
<h1>${home.heading}</h1>
<p class="lead">${home.lead}</p>
${searchBox(locale)}
</section>
<section class="group" aria-labelledby="favourites">
<h2 id="favourites" class="visually-hidden">${common.tools}</h2>
<ul class="shelf quick">
${POPULAR_TOOLS.map((name) => popularTool(name, locale, served))}</ul>
<p><a class="button" href="${prefix}/tools">${home.all}</a></p>
</section>
<section class="group" aria-labelledby="today">
<h2 id="today">${home.today}</h2>
<div class="everyday">
${TODAY_CARDS.filter(([, operation]) => served.has(operation)).map(([id, , path]) => html`<a class="live" data-answer="${id}" href="${path.startsWith('/tools') && prefix}${path}"><span>${home[id]}</span><strong>…</strong><small></small></a>\n`)}</div>
</section>
${gettingStarted(site.publicUrl, locale, families)}
${code === 'en' ? catalogue(families, groups) : toolGroups(locale)}
${json('home', { lang: code, capital: stateNamesIn(code)['New Delhi'], messages: home, copy: common.copy, copied: common.copied })}`,
  });
}

/** The most used tools. */
const POPULAR_TOOLS: readonly ToolName[] = ['photo', 'compress', 'merge', 'ifsc', 'pincode', 'holidays', 'amount', 'type'];

/** Answers of today, with their operation and the page that has more. */
const TODAY_CARDS = [
  ['panchang', 'panchang', '/tools/panchang'],
  ['holiday', 'holidays', '/tools/holidays'],
  ['market', 'market_status', '/try/market_status'],
  ['verse', 'thirukkural_today', '/try/thirukkural_today'],
] as const;

function popularTool(name: ToolName, { messages, prefix }: Locale, served: ReadonlySet<string>): Html | false {
  const tool = tools.find((candidate) => candidate.name === name);
  return (
    tool !== undefined &&
    served.has(tool.operation) &&
    html`<li><a href="${prefix}/tools/${tool.slug}">${icon(name)}<strong>${messages[name].title}</strong></a></li>\n`
  );
}

/** First steps for shell, assistant and program. */
function gettingStarted(publicUrl: string, { messages: { home, common } }: Locale, families: readonly FamilyEntry[]): Html {
  const base = publicUrl || PLACEHOLDER;
  const operations = families.flatMap((family) => family.operations);
  const firstSteps = [
    [home.shell, `curl '${base}/v1/pincode/600001'`, '/docs/quick-start', common.quickStart],
    [home.assistant, `claude mcp add --transport http potli ${base}/mcp`, '/docs/mcp', common.assistants],
    [home.machine, 'npx potli pincode 600001', '/docs/self-hosting', common.selfHosting],
  ] as const;
  return html`<section class="begin group" aria-labelledby="begin"${publicUrl === '' && html` data-base="${PLACEHOLDER}"`}>
<h2 id="begin">${home.begin}</h2>
<p>${home.about} <span class="facts"><strong>${operations.length}</strong> API · <strong>${operations.filter(({ tool }) => tool !== null).length}</strong> MCP · <a href="/docs">${common.reference}</a></span></p>
<div class="ways">
${firstSteps.map(
  ([name, command, href, more]) => html`<div><p>${name} · <a href="${href}">${more}</a></p>
<div class="command"><pre tabindex="0" aria-label="${name}"><code>${command}</code></pre></div></div>
`,
)}</div></section>`;
}

function catalogue(families: readonly FamilyEntry[], groups: readonly string[]): Html {
  const used = groups.filter((group) => families.some((family) => family.group === group));
  return html`${used.map(
    (group) => html`<section class="group" aria-labelledby="${slug(group)}">
<h2 id="${slug(group)}">${group}</h2>
<ul class="families">
${families.filter((family) => family.group === group).map(entry)}</ul>
</section>
`,
  )}<section class="group" aria-labelledby="data">
<h2 id="data">Data and its age</h2>
<p class="muted">Each response contains its source in <code>meta.source</code>. <a href="/docs/sources">All sources and licences</a></p>
<details id="ages"><summary>Every dataset</summary>
<div id="datasets" aria-live="polite"><p class="muted">Reading <a href="/v1/status">/v1/status</a> …</p></div>
</details>
${indiaDots()}
</section>`;
}

function entry(family: FamilyEntry): Html {
  return html`<li><h3><a href="${familyPath(family)}">${family.name}</a></h3>
<p>${family.operations.map(({ id, title }) => html`<a href="/try/${id}">${title}</a> `)}</p></li>
`;
}
