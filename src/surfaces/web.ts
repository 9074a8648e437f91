/** The web pages: made from the operations, sent compressed, with a policy under which nothing from elsewhere can load. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sources } from '../../data/sources.ts';
import { notFound } from '../core/request/fault.ts';
import { GROUPS } from '../core/request/operation.ts';
import { yieldBetween } from '../core/util/yield-between.ts';
import { type Guide, guidePage } from '../web/pages/guide.ts';
import { limits } from '../web/pages/guides/limits.ts';
import { assistants } from '../web/pages/guides/mcp.ts';
import { quickStart } from '../web/pages/guides/quick-start.ts';
import { selfHosting } from '../web/pages/guides/self-hosting.ts';
import { sourcesGuide } from '../web/pages/guides/sources.ts';
import { homePage } from '../web/pages/home.ts';
import type { Site } from '../web/pages/layout.ts';
import { llmsText } from '../web/pages/llms.ts';
import { type Document, placedOperations, referencePage } from '../web/pages/reference.ts';
import { tryPage, unknownPage } from '../web/pages/try.ts';
import { readAssets } from './assets.ts';
import { describeFamily, describeForm, type OperationForm } from './catalogue.ts';
import { baseUrl, type Services } from './services.ts';
import { StaticFile } from './static.ts';

const HTML_TYPE = 'text/html; charset=utf-8';
/** Only what this server itself sends; pictures and PDFs that the page got as an answer are shown from memory. */
const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data: blob:; frame-src blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/** Pages change with a new version and are asked for again, which costs an empty 304. */
const PAGE_HEADERS = { 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-cache', 'cross-origin-opener-policy': 'same-origin' };
/** An asset's address changes with its content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Pages are made when first asked for, and kept. Some know the address under which the client came, and there is no end of those. */
const MOST_KEPT = 200;

export function mountWeb(app: FastifyInstance, services: Services, document: () => Promise<object>): void {
  const { families, publicUrl } = services;
  const assets = readAssets();
  const site: Site = { asset: (name) => `/assets/${assets.hash}/${name}`, importsOf: assets.importsOf };
  const entries = families.map(describeFamily);
  let described: Promise<ReadonlyMap<string, OperationForm>> | undefined;
  const forms = (): Promise<ReadonlyMap<string, OperationForm>> => {
    const operations = families.flatMap((family) => family.operations.map((one) => [one, family] as const));
    described ??= yieldBetween(operations, ([one, family]) => [one.id, describeForm(one, family)] as const).then((all) => new Map(all));
    return described;
  };
  const guides: readonly Guide[] = [quickStart, assistants, limits, selfHosting, sourcesGuide(sources, readNotice())];

  const kept = new Map<string, Promise<StaticFile>>();
  const keep = (key: string, make: () => string | Promise<string>, type = HTML_TYPE): Promise<StaticFile> => {
    let file = kept.get(key);
    if (!file) {
      if (kept.size >= MOST_KEPT) kept.clear();
      file = (async () => new StaticFile(Buffer.from(await make()), type))();
      kept.set(key, file);
    }
    return file;
  };
  const serve = (path: string, fileFor: (request: FastifyRequest, reply: FastifyReply) => Promise<StaticFile>): void => {
    app.get(path.replace(/\{(\w+)\}/g, ':$1'), { config: { pattern: path } }, async (request, reply) =>
      (await fileFor(request, reply.headers(PAGE_HEADERS))).send(request, reply),
    );
  };

  serve('/', () => keep('home', async () => homePage(site, entries, GROUPS, await placedOperations((await document()) as Document))));
  serve('/docs', () => keep('reference', async () => referencePage(site, (await document()) as Document, entries, GROUPS)));
  for (const guide of guides) {
    serve(`/docs/${guide.name}`, (request) => {
      const base = baseUrl(publicUrl, request);
      return keep(`${guide.name} ${base}`, () => guidePage(site, guide, guides, base));
    });
  }
  serve('/try/{id}', async (request, reply) => {
    const form = (await forms()).get((request.params as { id: string }).id);
    if (!form) reply.code(404);
    return keep(`try ${form?.id}`, () => (form ? tryPage(site, form) : unknownPage(site)));
  });
  serve('/llms.txt', (request) => {
    const base = baseUrl(publicUrl, request);
    return keep(`llms ${base}`, async () => llmsText(entries, await forms(), base), 'text/plain; charset=utf-8');
  });
  app.get('/assets/:hash/:name', { config: { pattern: '/assets/{hash}/{name}' } }, (request, reply) => {
    const { hash, name } = request.params as { hash: string; name: string };
    const file = assets.files.get(name);
    if (!file) return notFound('The page has no such file. A newer version may have been started; load the page again.');
    // A page of the version before still gets what there is, but must not keep it under the old address.
    reply.headers({ ...PAGE_HEADERS, 'cache-control': hash === assets.hash ? FOREVER : 'no-cache' });
    return file.send(request, reply);
  });
}

function readNotice(): string {
  return readFileSync(new URL('../../../NOTICE', import.meta.url), 'utf8');
}
