/** Reads the fields of an interactive form. Child process. */
import { loadObjects } from '../../../core/pdf/load-graph.ts';
import { arrayOf, catalogOf, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { validatePdf } from '../../../core/pdf/rewrite.ts';
import type { Dict } from '../../../core/pdf/syntax.ts';
import { describeField, typedFields } from './fields.ts';
import { pageDicts } from './form-fields.ts';
import type { PdfForm } from './records.ts';

const MAX_FIELDS = 5_000;

export async function readForm({
  bytes,
}: {
  readonly bytes: Uint8Array;
}): Promise<{ readonly data: PdfForm; readonly omitted: number; readonly repaired: boolean }> {
  const { graph, repaired } = await loadObjects(await validatePdf(bytes));
  const fields = typedFields(graph);
  const pageOf = pagesOfWidgets(graph);
  return {
    data: { fields: fields.slice(0, MAX_FIELDS).map((field) => describeField(graph, field, pageOf)), xfa: hasXfa(graph) },
    omitted: Math.max(0, fields.length - MAX_FIELDS),
    repaired,
  };
}

export function hasXfa(graph: ObjectGraph): boolean {
  return dictOf(graph, catalogOf(graph).get('/AcroForm'))?.has('/XFA') ?? false;
}

/** Page numbers by annotation, from 1. */
export function pagesOfWidgets(graph: ObjectGraph): Map<Dict, number> {
  const pages = new Map<Dict, number>();
  for (const [index, page] of pageDicts(graph).entries())
    for (const annotation of arrayOf(graph, page.get('/Annots'))) {
      const widget = dictOf(graph, annotation);
      if (widget) pages.set(widget, index + 1);
    }
  return pages;
}
