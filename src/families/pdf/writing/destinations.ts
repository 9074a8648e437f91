/** Merges named destinations and attachments, both in name trees of the document. */

import { dereference, dictOf } from '../../../core/pdf/object-graph.ts';
import { type Dict, isDict, type PdfValue } from '../../../core/pdf/syntax.ts';
import { eachDictOfPart, type MergedDocument, type SourceDocument } from './merged-document.ts';
import { nameTree, readTree } from './name-trees.ts';
import { isString, stringBytes } from './strings.ts';

/** Two files may use one name for two destinations. The first keeps it; links in the others get the explicit destination. */
export function mergeDestinations(assembly: MergedDocument): void {
  const strings = new Map<string, PdfValue>();
  const names = new Map<string, PdfValue>();
  for (const part of assembly.parts) {
    const partNames = namedDestinations(part);
    const usedNames = new Map<string, PdfValue>();
    for (const [key, place] of partNames) {
      const all = key.startsWith('/') ? names : strings;
      const name = key.slice(1);
      if (all.has(name)) usedNames.set(key, place);
      else all.set(name, place);
    }
    if (usedNames.size > 0) eachDictOfPart(part, (dict) => inlineDestination(dict, usedNames, part));
  }
  if (strings.size > 0) namesDict(assembly).set('/Dests', assembly.add(nameTree(strings)));
  if (names.size > 0) assembly.catalog.set('/Dests', assembly.add(new Map([...names].map(([name, place]) => [`/${name}`, place]))));
}

/** Keys begin with a slash for names (PDF 1.1), and with a bracket for strings. */
function namedDestinations({ graph, catalog }: SourceDocument): Map<string, PdfValue> {
  const destinations = new Map<string, PdfValue>();
  for (const [name, place] of dictOf(graph, catalog.get('/Dests')) ?? []) destinations.set(name, place);
  const tree = dictOf(graph, catalog.get('/Names'))?.get('/Dests');
  for (const [name, place] of readTree(graph, tree, '/Names')) destinations.set(`(${name}`, place);
  return destinations;
}

function inlineDestination(dict: Dict, taken: ReadonlyMap<string, PdfValue>, { graph }: SourceDocument): void {
  for (const member of dict.get('/S') === '/GoTo' ? ['/Dest', '/D'] : ['/Dest']) {
    const named = dereference(graph, dict.get(member));
    if (typeof named !== 'string') continue;
    const place = taken.get(isString(named) ? `(${stringBytes(named)}` : named);
    if (place === undefined) continue;
    const found = dereference(graph, place);
    const explicit = isDict(found) ? found.get('/D') : place;
    if (explicit !== undefined) dict.set(member, explicit);
  }
}

/** Merges all attachments. The key in the tree is arbitrary: the visible name is in the file specification. */
export function mergeAttachments(assembly: MergedDocument): void {
  const files = new Map<string, PdfValue>();
  for (const { graph, catalog } of assembly.parts) {
    for (const [name, file] of readTree(graph, dictOf(graph, catalog.get('/Names'))?.get('/EmbeddedFiles'), '/Names')) {
      let key = name;
      for (let copy = 2; files.has(key); copy++) key = `${name}-${copy}`;
      files.set(key, file);
    }
  }
  if (files.size > 0) namesDict(assembly).set('/EmbeddedFiles', assembly.add(nameTree(files)));
}

function namesDict({ catalog, whole }: MergedDocument): Dict {
  const names = dictOf(whole, catalog.get('/Names')) ?? new Map<string, PdfValue>();
  catalog.set('/Names', names);
  return names;
}
