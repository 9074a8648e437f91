/** Flattens the page tree: all pages below one node, with inherited attributes copied into each page. */
import { catalogOf, dictOf, type Graph, resolve } from './graph.ts';
import { type Dict, isDict, Ref, type Value } from './syntax.ts';

const INHERITED = ['/Resources', '/MediaBox', '/CropBox', '/Rotate'] as const;
const DEEPEST = 50;

/** Flattens in place, in page order. Returns false if the tree is malformed; the graph may be partly changed by then. */
export function flattenPages(graph: Graph, expected: number): boolean {
  const root = catalogOf(graph).get('/Pages');
  const node = dictOf(graph, root);
  if (!(root instanceof Ref) || !node) return false;
  const pages: Ref[] = [];
  if (!collect(graph, root, new Map(), { root, pages, met: new Set() }, 0) || pages.length !== expected) return false;
  node.set('/Kids', pages).set('/Count', String(pages.length));
  for (const name of [...INHERITED, '/Parent']) node.delete(name);
  return true;
}

interface Collected {
  readonly root: Ref;
  readonly pages: Ref[];
  readonly met: Set<number>;
}

function collect(graph: Graph, at: Value, inherited: ReadonlyMap<string, Value>, found: Collected, depth: number): boolean {
  const node = at instanceof Ref ? graph.objects.get(at.number)?.value : undefined;
  if (!(at instanceof Ref) || !isDict(node) || found.met.has(at.number) || depth > DEEPEST) return false;
  found.met.add(at.number);
  if (!node.has('/Kids')) return keepPage(at, node, inherited, found);
  const kids = resolve(graph, node.get('/Kids'));
  if (!Array.isArray(kids) || node.get('/Type') !== '/Pages') return false;
  const given = new Map(inherited);
  for (const name of INHERITED) {
    const value = node.get(name);
    if (value === undefined) continue;
    // A direct dictionary would be copied into each page.
    if (isDict(value)) return false;
    given.set(name, value);
  }
  return kids.every((kid) => collect(graph, kid, given, found, depth + 1));
}

function keepPage(at: Ref, page: Dict, inherited: ReadonlyMap<string, Value>, { root, pages }: Collected): boolean {
  for (const [name, value] of inherited) if (!page.has(name)) page.set(name, value);
  if (page.get('/Type') !== '/Page' || !page.has('/MediaBox')) return false;
  page.set('/Parent', root);
  pages.push(at);
  return true;
}
