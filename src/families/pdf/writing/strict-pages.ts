/** Selects or rotates pages of documents that can be parsed without qpdf. */

import { parsePagesStrictly } from '../../../core/pdf/load-graph.ts';
import { catalogOf, dereference, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import type { ValidPdf } from '../../../core/pdf/rewrite.ts';
import { type Dict, type PdfValue, Ref } from '../../../core/pdf/syntax.ts';
import { writeCompactPdf } from './compact-writer.ts';
import { pruneFormFields } from './form-pages.ts';
import { maxObjectNumber } from './merged-document.ts';
import { selectPageLabels } from './page-labels.ts';

interface ParsedPages {
  readonly graph: ObjectGraph;
  readonly tree: Dict;
  readonly pages: readonly PdfValue[];
}

function parsePages(pdf: ValidPdf): ParsedPages | undefined {
  const graph = parsePagesStrictly(pdf)?.graph;
  const tree = graph && dictOf(graph, catalogOf(graph).get('/Pages'));
  const pages = tree?.get('/Kids');
  return tree && Array.isArray(pages) ? { graph, tree, pages } : undefined;
}

/** Extracts pages. @param numbers from 1, in the order of the result @returns undefined if it needs qpdf */
export function extractPagesDirectly(pdf: ValidPdf, numbers: readonly number[]): Buffer | undefined {
  const parsed = parsePages(pdf);
  if (!parsed) return undefined;
  const { graph, tree, pages } = parsed;
  const catalog = catalogOf(graph);
  const extracted = cloneRepeatedPages(
    graph,
    numbers.map((number) => pages[number - 1] as PdfValue),
  );
  if (!extracted || !pruneFormFields(graph, extracted)) return undefined;
  if (catalog.has('/PageLabels')) {
    const labels = selectPageLabels(graph, catalog.get('/PageLabels'), numbers);
    if (!labels) return undefined;
    catalog.set('/PageLabels', labels);
  }
  tree.set('/Kids', extracted).set('/Count', String(extracted.length));
  // References to removed pages become null.
  const selected = new Set(extracted);
  for (const page of pages) if (page instanceof Ref && !selected.has(page)) graph.objects.delete(page.number);
  return writeCompactPdf(graph, new Map());
}

/**
 * A repeated page is a new object that shares all content with the first. Annotations such as links and fields belong to one page only: copying them
 * is left to qpdf.
 */
function cloneRepeatedPages(graph: ObjectGraph, pages: readonly PdfValue[]): PdfValue[] | undefined {
  const visited = new Set<PdfValue>();
  const result: PdfValue[] = [];
  let highest = maxObjectNumber(graph.objects);
  for (const page of pages) {
    if (!visited.has(page)) {
      visited.add(page);
      result.push(page);
      continue;
    }
    const members = dictOf(graph, page);
    if (!members || members.has('/Annots')) return undefined;
    graph.objects.set(++highest, { value: new Map(members) });
    result.push(new Ref(highest));
  }
  return result;
}

/** Rotates pages. @param numbers from 1; undefined for all pages @param angle added to the present rotation */
export function rotatePagesDirectly(pdf: ValidPdf, numbers: readonly number[] | undefined, angle: number): Buffer | undefined {
  const parsed = parsePages(pdf);
  if (!parsed) return undefined;
  const { graph, pages } = parsed;
  for (const pageRef of numbers ? numbers.map((number) => pages[number - 1]) : pages) {
    const page = dictOf(graph, pageRef);
    const rotation = Number(dereference(graph, page?.get('/Rotate')) ?? 0);
    if (!page || !Number.isInteger(rotation / 90)) return undefined;
    page.set('/Rotate', String((((rotation + angle) % 360) + 360) % 360));
  }
  return writeCompactPdf(graph, new Map());
}
