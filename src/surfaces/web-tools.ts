/** Routes of the tool pages in every language; calendar pages are re-rendered each day. */
import type { FastifyRequest } from 'fastify';
import { LOCALES, type Locale } from '../web/messages/locales.ts';
import type { Html } from '../web/pages/html.ts';
import type { Site } from '../web/pages/layout.ts';
import { toolPaths, tools } from '../web/pages/tools/all.ts';
import { toolPage, toolsPage } from '../web/pages/tools/page.ts';
import type { Tool } from '../web/pages/tools/tool.ts';
import type { HttpResponse } from './http-response.ts';
import { operationsOf, type Services } from './services.ts';
import { createPrerenderer } from './web-tools-prerender.ts';

interface Pages {
  serve(path: string, pageFor: (request: FastifyRequest) => Promise<HttpResponse>): void;
  /** Rendered on first request, then cached. */
  cachedPage(key: string, render: () => string): Promise<HttpResponse>;
  /** Wraps a page in a response. */
  htmlResponse(page: string): HttpResponse;
  notFoundPage(title: string): Promise<HttpResponse>;
}

/** @returns paths of all tool pages */
export function serveTools(
  services: Services,
  site: Site,
  { serve, cachedPage: cached, htmlResponse, notFoundPage: notFound }: Pages,
): string[] {
  const operations = new Map(operationsOf(services.families).map((operation) => [operation.id, operation]));
  const { dayOf, contentOf } = createPrerenderer(services, operations);
  // A tool whose operation is not installed is left out.
  const availableTools = new Map(tools.filter(({ operation }) => operations.has(operation)).map((tool) => [tool.slug, tool]));
  const today = new Map<string, Promise<HttpResponse>>();
  let day = '';

  const render = (tool: Tool, locale: Locale, content?: Html): string => {
    const files = operations.get(tool.operation)?.files ?? null;
    return toolPage({ site, locale }, tool, { files, ...(content && { content }) });
  };
  const renderForToday = (tool: Tool, locale: Locale): Promise<HttpResponse> => {
    if (day !== dayOf()) today.clear();
    day = dayOf();
    const key = `${locale.code} ${tool.name}`;
    let page = today.get(key);
    if (!page) {
      page = contentOf(tool.name, locale).then((content) => {
        // Not cached on failure: the page script fetches the data, and the next request tries again.
        if (content === undefined) today.delete(key);
        return htmlResponse(render(tool, locale, content));
      });
      today.set(key, page);
    }
    return page;
  };

  for (const locale of LOCALES) {
    const { prefix, code } = locale;
    serve(`${prefix}/tools`, () => cached(`tools ${code}`, () => toolsPage({ site, locale })));
    serve(`${prefix}/tools/{slug}`, async (request) => {
      const tool = availableTools.get((request.params as { slug: string }).slug);
      if (!tool) return notFound('There is no such tool');
      if (tool.group === 'calendar') return renderForToday(tool, locale);
      return cached(`tool ${code} ${tool.name}`, () => render(tool, locale));
    });
  }
  return LOCALES.flatMap(({ prefix }) => toolPaths(prefix));
}
