/** What becomes of a form when pages are taken out of a file: the fields that are seen on those pages stay, as with qpdf. */
import { arrayOf, catalogOf, dictOf, type Graph, resolve } from '../../../core/pdf/graph.ts';
import { Ref, type Value } from '../../../core/pdf/syntax.ts';

/** @returns false where the form is not as it should be, and qpdf has to say what is meant */
export function keepFieldsOf(graph: Graph, pages: readonly Value[]): boolean {
  const catalog = catalogOf(graph);
  const form = dictOf(graph, catalog.get('/AcroForm'));
  const fields = resolve(graph, form?.get('/Fields'));
  if (!form) return !catalog.has('/AcroForm');
  if (!Array.isArray(fields)) return true;
  const fieldOf = partsOf(graph, fields);
  if (!fieldOf) return false;
  const seen = new Set<Value>();
  for (const annotation of pages.flatMap((page) => arrayOf(graph, dictOf(graph, page)?.get('/Annots')))) {
    const widget = dictOf(graph, annotation);
    if (widget?.get('/Subtype') !== '/Widget') continue;
    const field = annotation instanceof Ref ? fieldOf.get(annotation.number) : undefined;
    if (field) seen.add(field);
    else if (widget.has('/Parent')) return false;
  }
  const kept = fields.filter((field) => seen.has(field));
  if (kept.length > 0) form.set('/Fields', kept);
  else catalog.delete('/AcroForm');
  return true;
}

/** By the number of a field, or of what is seen of it on a page: the one of the form's fields that it belongs to. Undefined unless both ways agree. */
function partsOf(graph: Graph, fields: readonly Value[]): Map<number, Ref> | undefined {
  const fieldOf = new Map<number, Ref>();
  const waiting = fields.map((field) => ({ part: field, field }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { part, field } = next;
    const members = dictOf(graph, part);
    if (!(part instanceof Ref && field instanceof Ref && members) || fieldOf.has(part.number)) return undefined;
    fieldOf.set(part.number, field);
    for (const kid of arrayOf(graph, members.get('/Kids'))) {
      const parent = dictOf(graph, kid)?.get('/Parent') ?? part;
      if (!(parent instanceof Ref) || parent.number !== part.number) return undefined;
      waiting.push({ part: kid, field });
    }
  }
  return fieldOf;
}
