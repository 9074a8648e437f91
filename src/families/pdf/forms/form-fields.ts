/** Walks the interactive form: terminal fields with their inherited attributes (ISO 32000-2, 12.7.4). */
import { arrayOf, catalogOf, dereference, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import type { Dict, PdfValue } from '../../../core/pdf/syntax.ts';
import { decodeTextString } from '../../../core/pdf/text-string.ts';
import { isString, stringBytes } from '../writing/strings.ts';

export interface FormField {
  /** Full name: the names of its ancestors and its own, separated by dots. */
  readonly name: string;
  readonly dict: Dict;
  /** `/Tx`, `/Btn`, `/Ch` or `/Sig`. */
  readonly kind: string;
  readonly value: PdfValue | undefined;
  readonly flags: number;
  /** Its appearances on pages; the field itself if it has one only. */
  readonly widgets: readonly Dict[];
  /** An inheritable attribute, such as `/DA`. */
  attribute(key: string): PdfValue | undefined;
}

const MAX_DEPTH = 20;
const MAX_FIELDS = 20_000;
const INHERITABLE = ['/FT', '/V', '/DV', '/Ff', '/DA', '/Q', '/MaxLen', '/Opt'] as const;

export function eachField(graph: ObjectGraph, visitField: (field: FormField) => void): void {
  const form = dictOf(graph, catalogOf(graph).get('/AcroForm'));
  const defaults = new Map<string, PdfValue>();
  for (const key of ['/DA', '/Q']) if (form?.has(key)) defaults.set(key, form.get(key) as PdfValue);
  const visited = new Set<Dict>();
  const visit = (node: Dict | undefined, path: string, inherited: ReadonlyMap<string, PdfValue>, depth: number): void => {
    if (!node || visited.has(node) || depth > MAX_DEPTH || visited.size > MAX_FIELDS) return;
    visited.add(node);
    const partialName = textOf(graph, node, '/T');
    const name = [path, partialName].filter(Boolean).join('.');
    const attributes = new Map(inherited);
    for (const key of INHERITABLE) if (node.has(key)) attributes.set(key, node.get(key) as PdfValue);
    const kids = arrayOf(graph, node.get('/Kids')).flatMap((kid) => dictOf(graph, kid) ?? []);
    // Kids without a name are widgets of this field.
    if (kids.some((kid) => kid.has('/T'))) {
      for (const kid of kids) visit(kid, name, attributes, depth + 1);
      return;
    }
    const kind = dereference(graph, attributes.get('/FT'));
    if (typeof kind !== 'string') return;
    visitField({
      name,
      dict: node,
      kind,
      value: dereference(graph, attributes.get('/V')),
      flags: Number(dereference(graph, attributes.get('/Ff')) ?? 0) || 0,
      widgets: kids.length > 0 ? kids : [node],
      attribute: (key) => dereference(graph, attributes.get(key)),
    });
  };
  for (const field of arrayOf(graph, form?.get('/Fields'))) visit(dictOf(graph, field), '', defaults, 0);
}

/** Pages in order. Attributes are not inherited here. */
export function pageDicts(graph: ObjectGraph): Dict[] {
  const pages: Dict[] = [];
  const visited = new Set<Dict>();
  const visit = (node: Dict | undefined, depth: number): void => {
    if (!node || visited.has(node) || depth > MAX_DEPTH * 3) return;
    visited.add(node);
    const kids = dereference(graph, node.get('/Kids'));
    if (!Array.isArray(kids)) pages.push(node);
    else for (const kid of kids) visit(dictOf(graph, kid), depth + 1);
  };
  visit(dictOf(graph, catalogOf(graph).get('/Pages')), 0);
  return pages;
}

/** Text of a member of a dictionary; null if there is none. */
export function textOf(graph: ObjectGraph, dict: Dict | undefined, key: string): string | null {
  const value = dereference(graph, dict?.get(key));
  if (!isString(value)) return null;
  return decodeTextString(Buffer.from(stringBytes(value), 'latin1')) || null;
}
