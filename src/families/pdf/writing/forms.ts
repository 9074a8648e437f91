/** Merges interactive forms. Fields of the same name would share their value, so later ones are renamed. */

import { arrayOf, dereference, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { type Dict, isDict, type PdfValue, serialiseValue } from '../../../core/pdf/syntax.ts';
import { eachDictOf, type MergedDocument, type SourceDocument } from './merged-document.ts';
import { appendAscii, isString, serialiseString, stringBytes } from './strings.ts';

const FORM = '/AcroForm';

export function mergeForms(merged: MergedDocument): void {
  const [first, ...later] = merged.documentsWith(FORM).filter(({ graph, catalog }) => dictOf(graph, catalog.get(FORM)));
  if (!first) return;
  const form: Dict = new Map(formOf(first));
  const fields = [...arrayOf(first.graph, form.get('/Fields'))];
  const order = [...arrayOf(first.graph, form.get('/CO'))];
  const names = new Set(fields.map((field) => fieldName(first.graph, field)));
  const resources = copyResources(first.graph, form.get('/DR'));
  for (const document of later) {
    const partForm = formOf(document);
    const ownFields = arrayOf(document.graph, partForm.get('/Fields'));
    renameFields(document.graph, ownFields, names);
    inheritDefaults(document.graph, ownFields, partForm);
    const renamed = mergeResources(merged.graph, resources, partForm.get('/DR'));
    if (renamed.size > 0) eachDictOf(document, (dict) => renameFonts(dict, renamed));
    fields.push(...ownFields);
    order.push(...arrayOf(document.graph, partForm.get('/CO')));
    if (partForm.get('/NeedAppearances') === 'true') form.set('/NeedAppearances', 'true');
    const flags = Number(form.get('/SigFlags') ?? 0) | Number(partForm.get('/SigFlags') ?? 0);
    if (flags > 0) form.set('/SigFlags', String(flags));
  }
  form.set('/Fields', fields);
  if (order.length > 0) form.set('/CO', order);
  if (resources.size > 0) form.set('/DR', new Map(resources));
  // XFA describes one file only; the fields themselves stay.
  if (later.length > 0) form.delete('/XFA');
  merged.catalog.set(FORM, merged.add(form));
}

const formOf = ({ graph, catalog }: SourceDocument): Dict => dictOf(graph, catalog.get(FORM)) as Dict;

function fieldName(graph: ObjectGraph, field: PdfValue): string {
  const name = dereference(graph, dictOf(graph, field)?.get('/T'));
  return isString(name) ? stringBytes(name) : '';
}

function renameFields(graph: ObjectGraph, fields: readonly PdfValue[], usedNames: Set<string>): void {
  const renamed = new Set<string>();
  for (const field of fields) {
    const name = fieldName(graph, field);
    let unusedName = name;
    for (let copy = 1; usedNames.has(unusedName) && name !== ''; copy++) unusedName = appendAscii(name, `+${copy}`);
    if (unusedName !== name) dictOf(graph, field)?.set('/T', serialiseString(unusedName));
    renamed.add(unusedName);
  }
  for (const name of renamed) usedNames.add(name);
}

/** Copies form-level defaults into the fields, which would otherwise inherit from another form. */
function inheritDefaults(graph: ObjectGraph, fields: readonly PdfValue[], form: Dict): void {
  for (const name of ['/DA', '/Q']) {
    const value = form.get(name);
    if (value === undefined) continue;
    for (const field of fields) {
      const dict = dictOf(graph, field);
      if (dict && !dict.has(name)) dict.set(name, value);
    }
  }
}

type Resources = Map<string, PdfValue>;

function copyResources(graph: ObjectGraph, value: PdfValue | undefined): Resources {
  const copy: Resources = new Map();
  for (const [kind, members] of dictOf(graph, value) ?? []) {
    const resolved = dereference(graph, members);
    copy.set(kind, isDict(resolved) ? new Map(resolved) : members);
  }
  return copy;
}

/** Merges resources such as fonts; conflicting names are replaced. Returns the renamed fonts. */
function mergeResources(graph: ObjectGraph, target: Resources, resources: PdfValue | undefined): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const [kind, members] of copyResources(graph, resources)) {
    const existing = target.get(kind);
    if (!isDict(existing) || !isDict(members)) {
      if (existing === undefined) target.set(kind, members);
      continue;
    }
    for (const [name, value] of members) {
      let unusedName = name;
      for (let copy = 1; existing.has(unusedName) && serialised(graph, existing.get(unusedName)) !== serialised(graph, value); copy++)
        unusedName = `${name}_${copy}`;
      existing.set(unusedName, existing.get(unusedName) ?? value);
      if (unusedName !== name && kind === '/Font') renamed.set(name, unusedName);
    }
  }
  return renamed;
}

/** Serialised form, for comparing direct and indirect values. */
const serialised = (graph: ObjectGraph, value: PdfValue | undefined): string =>
  serialiseValue(dereference(graph, value) ?? value ?? 'null', Number);

/** Renames the font in a default appearance string: `/Helv 12 Tf 0 g`. */
function renameFonts(dict: Dict, renamed: ReadonlyMap<string, string>): void {
  const program = dict.get('/DA');
  if (!isString(program)) return;
  const changed = stringBytes(program).replace(/\/[^\s()<>[\]{}/%]+(?=\s+[-+.\d]+\s+Tf)/, (name) => renamed.get(name) ?? name);
  dict.set('/DA', serialiseString(changed));
}
