/** Selects or rotates pages of documents that can be parsed without qpdf. */
import { catalogOf, dictOf, type Graph, resolve } from '../../../core/pdf/graph.ts';
import { directPages } from '../../../core/pdf/plain.ts';
import type { SoundPdf } from '../../../core/pdf/rewriting.ts';
import { type Dict, Ref, type Value } from '../../../core/pdf/syntax.ts';
import { highestOf } from './assembly.ts';
import { writeFile } from './file.ts';
import { keepFieldsOf } from './form-pages.ts';
import { labelsOfTaken } from './labels.ts';

interface DirectPages {
  readonly graph: Graph;
  readonly tree: Dict;
  readonly pages: readonly Value[];
}

function open(pdf: SoundPdf): DirectPages | undefined {
  const graph = directPages(pdf)?.graph;
  const tree = graph && dictOf(graph, catalogOf(graph).get('/Pages'));
  const pages = tree?.get('/Kids');
  return tree && Array.isArray(pages) ? { graph, tree, pages } : undefined;
}

/** @param numbers from 1, in the wanted order @returns undefined if it needs qpdf */
export function takenDirectly(pdf: SoundPdf, numbers: readonly number[]): Buffer | undefined {
  const opened = open(pdf);
  if (!opened) return undefined;
  const { graph, tree, pages } = opened;
  const catalog = catalogOf(graph);
  const taken = eachOnce(
    graph,
    numbers.map((number) => pages[number - 1] as Value),
  );
  if (!taken || !keepFieldsOf(graph, taken)) return undefined;
  if (catalog.has('/PageLabels')) {
    const labels = labelsOfTaken(graph, catalog.get('/PageLabels'), numbers);
    if (!labels) return undefined;
    catalog.set('/PageLabels', labels);
  }
  tree.set('/Kids', taken).set('/Count', String(taken.length));
  // References to removed pages become null.
  const kept = new Set(taken);
  for (const page of pages) if (page instanceof Ref && !kept.has(page)) graph.objects.delete(page.number);
  return writeFile(graph, new Map());
}

/**
 * A repeated page is a new object that shares all content with the first. Annotations such as links and fields belong to one page only: copying them
 * is left to qpdf.
 */
function eachOnce(graph: Graph, pages: readonly Value[]): Value[] | undefined {
  const seen = new Set<Value>();
  const taken: Value[] = [];
  let highest = highestOf(graph.objects);
  for (const page of pages) {
    if (!seen.has(page)) {
      seen.add(page);
      taken.push(page);
      continue;
    }
    const members = dictOf(graph, page);
    if (!members || members.has('/Annots')) return undefined;
    graph.objects.set(++highest, { value: new Map(members) });
    taken.push(new Ref(highest));
  }
  return taken;
}

/** @param numbers from 1; undefined for all pages @param angle added to the present rotation */
export function turnedDirectly(pdf: SoundPdf, numbers: readonly number[] | undefined, angle: number): Buffer | undefined {
  const opened = open(pdf);
  if (!opened) return undefined;
  const { graph, pages } = opened;
  for (const at of numbers ? numbers.map((number) => pages[number - 1]) : pages) {
    const page = dictOf(graph, at);
    const before = Number(resolve(graph, page?.get('/Rotate')) ?? 0);
    if (!page || !Number.isInteger(before / 90)) return undefined;
    page.set('/Rotate', String((((before + angle) % 360) + 360) % 360));
  }
  return writeFile(graph, new Map());
}
