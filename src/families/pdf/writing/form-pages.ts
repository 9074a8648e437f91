/** Removes the form fields without a widget on the selected pages, as qpdf does. */
import { arrayOf, catalogOf, dereference, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { type PdfValue, Ref } from '../../../core/pdf/syntax.ts';

/** @returns false if the form is malformed and needs qpdf */
export function pruneFormFields(graph: ObjectGraph, pages: readonly PdfValue[]): boolean {
  const catalog = catalogOf(graph);
  const form = dictOf(graph, catalog.get('/AcroForm'));
  const fields = dereference(graph, form?.get('/Fields'));
  if (!form) return !catalog.has('/AcroForm');
  if (!Array.isArray(fields)) return true;
  const fieldOf = mapToRootFields(graph, fields);
  if (!fieldOf) return false;
  const visited = new Set<PdfValue>();
  for (const annotation of pages.flatMap((page) => arrayOf(graph, dictOf(graph, page)?.get('/Annots')))) {
    const widget = dictOf(graph, annotation);
    if (widget?.get('/Subtype') !== '/Widget') continue;
    const field = annotation instanceof Ref ? fieldOf.get(annotation.number) : undefined;
    if (field) visited.add(field);
    else if (widget.has('/Parent')) return false;
  }
  const remaining = fields.filter((field) => visited.has(field));
  if (remaining.length > 0) form.set('/Fields', remaining);
  else catalog.delete('/AcroForm');
  return true;
}

/** Maps fields and widgets, by object number, to their root field. Undefined unless `/Kids` and `/Parent` agree. */
function mapToRootFields(graph: ObjectGraph, fields: readonly PdfValue[]): Map<number, Ref> | undefined {
  const fieldOf = new Map<number, Ref>();
  const stack = fields.map((field) => ({ node: field, field }));
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, field } = next;
    const members = dictOf(graph, node);
    if (!(node instanceof Ref && field instanceof Ref && members) || fieldOf.has(node.number)) return undefined;
    fieldOf.set(node.number, field);
    for (const kid of arrayOf(graph, members.get('/Kids'))) {
      const parent = dictOf(graph, kid)?.get('/Parent') ?? node;
      if (!(parent instanceof Ref) || parent.number !== node.number) return undefined;
      stack.push({ node: kid, field });
    }
  }
  return fieldOf;
}
