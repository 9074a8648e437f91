/** Content streams of pages and form XObjects, and their resources. */
import { arrayOf, dereference, dictOf, type ObjectGraph, type PdfObject } from '../../../core/pdf/object-graph.ts';
import { type Dict, isDict, type PdfValue, Ref } from '../../../core/pdf/syntax.ts';
import { decodeData, numberOf } from '../tools/image-object.ts';
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

export function pageResources(graph: ObjectGraph, page: Dict): Dict | undefined {
  return dictOf(graph, inherited(graph, page, '/Resources'));
}

/** A page without a size is shown as Letter. */
const DEFAULT_SIDE = 792;

/** Longer side of the largest page, in points. */
export function longestPageSide(graph: ObjectGraph): number {
  return pagesOf(graph).reduce((longest, page) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = arrayOf(graph, inherited(graph, page, '/MediaBox')).map((value) =>
      numberOf(graph, value),
    );
    const side = Math.max(Math.abs(right - left), Math.abs(top - bottom)) * userUnit(graph, page);
    return Math.max(longest, side > 0 ? side : DEFAULT_SIDE);
  }, 1);
}

/** Size of a unit of user space, in points. */
export function userUnit(graph: ObjectGraph, page: Dict): number {
  return numberOf(graph, page.get('/UserUnit')) || 1;
}

/** An entry of a page, its own or that of a node above it. */
function inherited(graph: ObjectGraph, page: Dict, key: string): PdfValue | undefined {
  let node: Dict | undefined = page;
  for (let depth = 0; node && depth < MAX_TREE_DEPTH; depth++) {
    if (node.has(key)) return node.get(key);
    node = dictOf(graph, node.get('/Parent'));
  }
  return undefined;
}

export function objectOf(graph: ObjectGraph, value: PdfValue | undefined): PdfObject | undefined {
  return value instanceof Ref ? graph.objects.get(value.number) : undefined;
}
