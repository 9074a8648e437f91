/** Pages taken or turned in documents that can be read without qpdf. */
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

/** @param numbers from 1, in the order wanted @returns undefined where qpdf has to do it */
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
  // What still points to a page that is gone points to nothing.
  const kept = new Set(taken);
  for (const page of pages) if (page instanceof Ref && !kept.has(page)) graph.objects.delete(page.number);
  return writeFile(graph, new Map());
}

/**
 * A page that is wanted again is an object of its own, which shares all that it shows with the first. What lies on a page, such as links and fields,
 * belongs to one page alone: how it is copied is left to qpdf.
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

/** @param numbers from 1; all pages without them @param angle on top of what a page is turned already */
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
