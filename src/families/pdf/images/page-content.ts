/** Content streams of pages and form XObjects, and their resources. */
import { dereference, dictOf, type ObjectGraph, type PdfObject } from '../../../core/pdf/object-graph.ts';
import { type Dict, isDict, type PdfValue, Ref } from '../../../core/pdf/syntax.ts';
import { decodeData } from '../tools/image-object.ts';
import { readFilters } from '../writing/recompress.ts';

const MAX_TREE_DEPTH = 50;

export function pagesOf(graph: ObjectGraph): Dict[] {
  return [...graph.objects.values()].flatMap(({ value }) =>
    isDict(value) && dereference(graph, value.get('/Type')) === '/Page' ? [value] : [],
  );
}

/** Latin-1, one character per byte; undefined if a stream cannot be decoded within the limit. */
export function pageContent(graph: ObjectGraph, page: Dict, maxBytes: number): string | undefined {
  const contents = dereference(graph, page.get('/Contents'));
  const streams = Array.isArray(contents) ? contents : [page.get('/Contents')];
  const parts: string[] = [];
  let length = 0;
  for (const stream of streams) {
    const object = objectOf(graph, stream);
    const part = object ? streamContent(graph, object, maxBytes - length) : '';
    if (part === undefined) return undefined;
    length += part.length;
    parts.push(part);
  }
  return parts.join('\n');
}

export function streamContent(graph: ObjectGraph, { value, data }: PdfObject, maxBytes: number): string | undefined {
  const filters = data && isDict(value) ? readFilters(graph, value) : undefined;
  const decoded = data && filters && maxBytes > 0 ? decodeData(data, filters, maxBytes) : undefined;
  return decoded?.toString('latin1');
}

/** Resources of a page, its own or those of a node above it. */
export function pageResources(graph: ObjectGraph, page: Dict): Dict | undefined {
  let node: Dict | undefined = page;
  for (let depth = 0; node && depth < MAX_TREE_DEPTH; depth++) {
    if (node.has('/Resources')) return dictOf(graph, node.get('/Resources'));
    node = dictOf(graph, node.get('/Parent'));
  }
  return undefined;
}

export function objectOf(graph: ObjectGraph, value: PdfValue | undefined): PdfObject | undefined {
  return value instanceof Ref ? graph.objects.get(value.number) : undefined;
}
