/** Flattens the page tree: all pages below one node, with inherited attributes copied into each page. */
import { catalogOf, dereference, dictOf, type ObjectGraph } from './object-graph.ts';
import { type Dict, isDict, type PdfValue, Ref } from './syntax.ts';

const INHERITABLE_ATTRIBUTES = ['/Resources', '/MediaBox', '/CropBox', '/Rotate'] as const;
const MAX_DEPTH = 50;

/** Flattens in place, in page order. Returns false if the tree is malformed; the graph may be partly changed by then. */
export function flattenPageTree(graph: ObjectGraph, expected: number): boolean {
  const root = catalogOf(graph).get('/Pages');
  const node = dictOf(graph, root);
  if (!(root instanceof Ref) || !node) return false;
  const pages: Ref[] = [];
  if (!collect(graph, root, new Map(), { root, pages, visited: new Set() }, 0) || pages.length !== expected) return false;
  node.set('/Kids', pages).set('/Count', String(pages.length));
  for (const name of [...INHERITABLE_ATTRIBUTES, '/Parent']) node.delete(name);
  return true;
}

interface Traversal {
  readonly root: Ref;
  readonly pages: Ref[];
  readonly visited: Set<number>;
}

function collect(
  graph: ObjectGraph,
  reference: PdfValue,
  inherited: ReadonlyMap<string, PdfValue>,
  traversal: Traversal,
  depth: number,
): boolean {
  const node = reference instanceof Ref ? graph.objects.get(reference.number)?.value : undefined;
  if (!(reference instanceof Ref) || !isDict(node) || traversal.visited.has(reference.number) || depth > MAX_DEPTH) return false;
  traversal.visited.add(reference.number);
  if (!node.has('/Kids')) return addPage(reference, node, inherited, traversal);
  const kids = dereference(graph, node.get('/Kids'));
  if (!Array.isArray(kids) || node.get('/Type') !== '/Pages') return false;
  const attributes = new Map(inherited);
  for (const name of INHERITABLE_ATTRIBUTES) {
    const value = node.get(name);
    if (value === undefined) continue;
    // A direct dictionary would be copied into each page.
    if (isDict(value)) return false;
    attributes.set(name, value);
  }
  return kids.every((kid) => collect(graph, kid, attributes, traversal, depth + 1));
}

function addPage(reference: Ref, page: Dict, inherited: ReadonlyMap<string, PdfValue>, { root, pages }: Traversal): boolean {
  for (const [name, value] of inherited) if (!page.has(name)) page.set(name, value);
  if (page.get('/Type') !== '/Page' || !page.has('/MediaBox')) return false;
  page.set('/Parent', root);
  pages.push(reference);
  return true;
}
