/** The web pages: made from the operations, sent compressed, with a policy under which nothing from elsewhere can load. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sources } from '../../data/sources.ts';
import { notFound } from '../core/fault.ts';
import { GROUPS, isMedia, type Operation } from '../core/operation.ts';
import { type Guide, guidePage } from '../web/pages/guide.ts';
import { limits } from '../web/pages/guides/limits.ts';
import { assistants } from '../web/pages/guides/mcp.ts';
import { quickStart } from '../web/pages/guides/quick-start.ts';
import { selfHosting } from '../web/pages/guides/self-hosting.ts';
import { sourcesGuide } from '../web/pages/guides/sources.ts';
import { homePage } from '../web/pages/home.ts';
import type { Site } from '../web/pages/layout.ts';
import { llmsText } from '../web/pages/llms.ts';
import { type Document, referencePage } from '../web/pages/reference.ts';
import { tryPage, unknownPage } from '../web/pages/try.ts';
import { readAssets } from './assets.ts';
import { describeFamily, describeForm } from './catalogue.ts';
import { openApi } from './openapi.ts';
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

export function mountWeb(app: FastifyInstance, services: Services): void {
  const { families, publicUrl } = services;
  const assets = readAssets();
  const site: Site = { asset: (name) => `/assets/${assets.hash}/${name}`, importsOf: assets.importsOf };
  const entries = families.map(describeFamily);
  const forms = new Map(
    families.flatMap((family) => family.operations.map((operation) => [operation.id, describeForm(operation, family)] as const)),
  );
  const guides: readonly Guide[] = [quickStart, assistants, limits, selfHosting, sourcesGuide(sources, readNotice())];

  /** Pages are made when they are first asked for, and kept. */
  const pages = new Map<string, StaticFile>();
  const page =
    (path: string, make: () => string, status = 200) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      let file = pages.get(path);
      if (!file) {
        file = new StaticFile(Buffer.from(make()), HTML_TYPE);
        pages.set(path, file);
      }
      return file.send(request, reply.code(status).headers(PAGE_HEADERS));
    };

  app.get(
    '/',
    { config: { pattern: '/' } },
    page('/', () => homePage(site, entries, GROUPS, placedOperations(services))),
  );
  app.get(
    '/docs',
    { config: { pattern: '/docs' } },
    page('/docs', () => referencePage(site, openApi(families) as unknown as Document, entries, GROUPS)),
  );
  for (const guide of guides) {
    const path = `/docs/${guide.name}`;
    // The address of the service is part of the text, and each client may know it under another one.
    app.get(path, { config: { pattern: path } }, (request, reply) => {
      const base = baseUrl(publicUrl, request);
      return new StaticFile(Buffer.from(guidePage(site, guide, guides, base)), HTML_TYPE).send(request, reply.headers(PAGE_HEADERS));
    });
  }
  app.get('/try/:id', { config: { pattern: '/try/{id}' } }, (request, reply) => {
    const form = forms.get((request.params as { id: string }).id);
    return form
      ? page(`/try/${form.id}`, () => tryPage(site, form))(request, reply)
      : page('/try', () => unknownPage(site), 404)(request, reply);
  });
  app.get('/llms.txt', { config: { pattern: '/llms.txt' } }, (request, reply) =>
    new StaticFile(Buffer.from(llmsText(entries, forms, baseUrl(publicUrl, request))), 'text/plain; charset=utf-8').send(
      request,
      reply.headers(PAGE_HEADERS),
    ),
  );
  app.get('/assets/:hash/:name', { config: { pattern: '/assets/{hash}/{name}' } }, (request, reply) => {
    const { hash, name } = request.params as { hash: string; name: string };
    const file = assets.files.get(name);
    if (!file) return notFound('The page has no such file. A newer version may have been started; load the page again.');
    // A page of the version before still gets what there is, but must not keep it under the old address.
    reply.headers({ ...PAGE_HEADERS, 'cache-control': hash === assets.hash ? FOREVER : 'no-cache' });
    return file.send(request, reply);
  });
}

/** Operations whose records have a position: their example is shown on a map. */
function placedOperations({ families }: Services): ReadonlySet<string> {
  const isPlaced = ({ output }: Operation): boolean => !isMedia(output) && JSON.stringify(z.toJSONSchema(output)).includes('"latitude"');
  return new Set(families.flatMap(({ operations }) => operations.filter(isPlaced).map(({ id }) => id)));
}

function readNotice(): string {
  return readFileSync(new URL('../../../NOTICE', import.meta.url), 'utf8');
}
