/** Web pages: generated from the operations, compressed, with a CSP that blocks third-party content. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sources } from '../../data/sources.ts';
import { GROUPS } from '../core/operation/operation.ts';
import { notFound } from '../core/request/api-error.ts';
import { yieldBetween } from '../core/util/yield-between.ts';
import { LOCALES } from '../web/messages/locales.ts';
import { robotsText, sitemap } from '../web/pages/crawlers.ts';
import { answerFields, type Document, documentedOperations } from '../web/pages/document.ts';
import { type Guide, guidePage } from '../web/pages/guide.ts';
import { limits } from '../web/pages/guides/limits.ts';
import { assistants } from '../web/pages/guides/mcp.ts';
import { quickStart } from '../web/pages/guides/quick-start.ts';
import { selfHosting } from '../web/pages/guides/self-hosting.ts';
import { sourcesGuide } from '../web/pages/guides/sources.ts';
import { homePage } from '../web/pages/home.ts';
import { pathIn, type Site } from '../web/pages/layout.ts';
import { llmsText } from '../web/pages/llms.ts';
import { manifest } from '../web/pages/manifest.ts';
import { familyPage, familyPath, type Reference, referenceIndex } from '../web/pages/reference.ts';
import { searchableTools } from '../web/pages/tools/page.ts';
import { tryPage, unknownPage } from '../web/pages/try.ts';
import { readAssets } from './assets.ts';
import { describeFamily, describeForm, type OperationForm } from './catalogue.ts';
import { JSON_TYPE, PLAIN_TYPE } from './headers.ts';
import { type HttpResponse, staticResponse } from './http-response.ts';
import { send } from './send.ts';
import type { Services } from './services.ts';
import { serveTools } from './web-tools.ts';

const HTML_TYPE = 'text/html; charset=utf-8';
/** Same origin only; images and PDFs from API responses are shown as blobs. */
const PAGE_CSP =
  "default-src 'self'; img-src 'self' data: blob:; frame-src blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/** Pages are revalidated on each visit, which costs an empty 304. */
const PAGE_OPTIONS = { policy: PAGE_CSP, cache: 'no-cache', headers: { 'cross-origin-opener-policy': 'same-origin' } };
/** Asset URLs contain a content hash. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

export function mountWeb(app: FastifyInstance, services: Services, document: () => Promise<object>): () => Promise<HttpResponse> {
  const { families, publicUrl } = services;
  const assets = readAssets({ ...PAGE_OPTIONS, cache: CACHE_FOREVER });
  const site: Site = { publicUrl, asset: (name) => `/assets/${assets.hash}/${name}`, importsOf: assets.importsOf };
  const entries = families.map(describeFamily);
  let formsById: Promise<ReadonlyMap<string, OperationForm>> | undefined;
  const forms = (): Promise<ReadonlyMap<string, OperationForm>> => {
    const operations = families.flatMap((family) => family.operations.map((operation) => [operation, family] as const));
    formsById ??= yieldBetween(operations, ([operation, family]) => [operation.id, describeForm(operation, family)] as const).then(
      (entries) => new Map(entries),
    );
    return formsById;
  };
  const htmlResponse = (page: string): HttpResponse => staticResponse(page, HTML_TYPE, PAGE_OPTIONS);
  const guides: readonly Guide[] = [quickStart, assistants, limits, selfHosting, sourcesGuide(sources, readNotice())];

  // Rendered on first request and cached: pages do not depend on the client.
  const pages = new Map<string, Promise<HttpResponse>>();
  const cachedPage = (key: string, render: () => string | Promise<string>, type = HTML_TYPE): Promise<HttpResponse> => {
    let page = pages.get(key);
    if (!page) {
      page = (async () => staticResponse(await render(), type, PAGE_OPTIONS))();
      pages.set(key, page);
    }
    return page;
  };
  const serve = (path: string, pageFor: (request: FastifyRequest) => Promise<HttpResponse>): void => {
    app.get(path.replace(/\{(\w+)\}/g, ':$1'), { config: { pattern: path } }, async (request, reply) =>
      send(reply, await pageFor(request)),
    );
  };

  const notFoundPage = async (title: string): Promise<HttpResponse> => ({
    ...(await cachedPage(`no ${title}`, () => unknownPage(site, title))),
    status: 404,
    etag: undefined,
  });

  for (const locale of LOCALES)
    serve(pathIn(locale, '/'), () =>
      cachedPage(`home ${locale.code}`, () => homePage({ site, locale, families: entries, groups: GROUPS })),
    );
  const reference = async (): Promise<Reference> => ({
    site,
    document: (await document()) as Document,
    families: entries,
    groups: GROUPS,
    forms: await forms(),
    publicUrl,
  });
  serve('/docs', () => cachedPage('reference', async () => referenceIndex(await reference())));
  for (const family of entries)
    serve(familyPath(family), () => cachedPage(familyPath(family), async () => familyPage(await reference(), family)));
  for (const guide of guides) serve(`/docs/${guide.name}`, () => cachedPage(guide.name, () => guidePage(site, guide, guides, publicUrl)));
  serve('/try/{id}', async (request) => {
    const form = (await forms()).get((request.params as { id: string }).id);
    if (!form) return notFoundPage('There is no such API');
    const family = entries.find(({ operations }) => operations.some(({ id }) => id === form.id));
    return cachedPage(`try ${form.id}`, async () => {
      const openApi = (await document()) as Document;
      const operation = documentedOperations(openApi).get(form.id);
      return tryPage(site, form, family ? familyPath(family) : '/docs', operation ? answerFields(operation, openApi) : []);
    });
  });
  const toolPaths = serveTools(services, site, { serve, cachedPage, htmlResponse, notFoundPage });
  const guidePages = guides.map(({ name, title, description }) => ({
    href: `/docs/${name}`,
    title,
    about: description,
    keywords: name,
    operations: [],
  }));
  for (const locale of LOCALES)
    serve(`${locale.prefix}/pages.json`, () =>
      cachedPage(`pages ${locale.code}`, () => JSON.stringify([...searchableTools(locale), ...guidePages]), JSON_TYPE),
    );
  serve('/llms.txt', () => cachedPage('llms', async () => llmsText(entries, await forms(), publicUrl), PLAIN_TYPE));
  for (const locale of LOCALES)
    serve(`${locale.prefix}/manifest.webmanifest`, () =>
      cachedPage(`manifest ${locale.code}`, () => manifest(site, locale), 'application/manifest+json'),
    );
  const serviceWorker = assets.files.get('sw.js') as HttpResponse;
  // At the root, so that its scope is the complete site.
  serve('/sw.js', async () => ({ ...serviceWorker, cache: PAGE_OPTIONS.cache }));
  const icon = assets.files.get('potli.svg') as HttpResponse;
  serve('/favicon.ico', async () => ({ ...icon, cache: PAGE_OPTIONS.cache }));
  serve('/robots.txt', () => cachedPage('robots', () => robotsText(publicUrl), PLAIN_TYPE));
  serve('/sitemap.xml', () =>
    cachedPage(
      'sitemap',
      async () =>
        sitemap(
          [
            ...LOCALES.map((locale) => pathIn(locale, '/')),
            ...toolPaths,
            '/docs',
            ...entries.map(familyPath),
            ...guides.map(({ name }) => `/docs/${name}`),
            ...[...(await forms()).keys()].map((id) => `/try/${id}`),
          ],
          publicUrl,
        ),
      'application/xml; charset=utf-8',
    ),
  );
  for (const path of ['/assets/{hash}/{name}', '/assets/{hash}/{folder}/{name}']) {
    serve(path, async (request) => {
      const { hash, folder, name } = request.params as { hash: string; folder?: string; name: string };
      const file = assets.files.get(folder === undefined ? name : `${folder}/${name}`);
      if (!file) return notFound('There is no such file. A newer version may have been deployed; reload the page.');
      // A page of an older version still gets the asset, but uncached under the old URL.
      return hash === assets.hash ? file : { ...file, cache: PAGE_OPTIONS.cache };
    });
  }
  return () => notFoundPage('There is no such page');
}

function readNotice(): string {
  return readFileSync(new URL('../../../NOTICE', import.meta.url), 'utf8');
}
