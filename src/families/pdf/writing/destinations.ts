/** Merges named destinations and attachments, both in name trees of the document. */

import { dereference, dictOf } from '../../../core/pdf/object-graph.ts';
import { type Dict, isDict, type PdfValue } from '../../../core/pdf/syntax.ts';
import { eachDictOf, type MergedDocument, type SourceDocument } from './merged-document.ts';
import { nameTree, readTree } from './name-trees.ts';
import { isString, stringBytes } from './strings.ts';

/** Merges named destinations. If files use the same name, the first file keeps it, and links in the others get the explicit destination. */
export function mergeDestinations(merged: MergedDocument): void {
  const strings = new Map<string, PdfValue>();
  const names = new Map<string, PdfValue>();
  for (const document of merged.documents) {
    const partNames = namedDestinations(document);
    const usedNames = new Map<string, PdfValue>();
    for (const [key, destination] of partNames) {
      const usedByKind = key.startsWith('/') ? names : strings;
      const name = key.slice(1);
      if (usedByKind.has(name)) usedNames.set(key, destination);
      else usedByKind.set(name, destination);
    }
    if (usedNames.size > 0) eachDictOf(document, (dict) => inlineDestination(dict, usedNames, document));
  }
  if (strings.size > 0) namesDict(merged).set('/Dests', merged.add(nameTree(strings)));
  if (names.size > 0) merged.catalog.set('/Dests', merged.add(new Map([...names].map(([name, destination]) => [`/${name}`, destination]))));
}

/** Named destinations of a document. Keys begin with a slash for names (PDF 1.1), and with a bracket for strings. */
function namedDestinations({ graph, catalog }: SourceDocument): Map<string, PdfValue> {
  const destinations = new Map<string, PdfValue>();
  for (const [name, destination] of dictOf(graph, catalog.get('/Dests')) ?? []) destinations.set(name, destination);
  const tree = dictOf(graph, catalog.get('/Names'))?.get('/Dests');
  for (const [name, destination] of readTree(graph, tree, '/Names')) destinations.set(`(${name}`, destination);
  return destinations;
}

function inlineDestination(dict: Dict, usedNames: ReadonlyMap<string, PdfValue>, { graph }: SourceDocument): void {
  for (const member of dict.get('/S') === '/GoTo' ? ['/Dest', '/D'] : ['/Dest']) {
    const name = dereference(graph, dict.get(member));
    if (typeof name !== 'string') continue;
    const destination = usedNames.get(isString(name) ? `(${stringBytes(name)}` : name);
    if (destination === undefined) continue;
    const resolved = dereference(graph, destination);
    const explicit = isDict(resolved) ? resolved.get('/D') : destination;
    if (explicit !== undefined) dict.set(member, explicit);
  }
}

/** Merges all attachments. The key in the tree is arbitrary: the visible name is in the file specification. */
export function mergeAttachments(merged: MergedDocument): void {
  const files = new Map<string, PdfValue>();
  for (const { graph, catalog } of merged.documents) {
    for (const [name, file] of readTree(graph, dictOf(graph, catalog.get('/Names'))?.get('/EmbeddedFiles'), '/Names')) {
      let key = name;
      for (let copy = 2; files.has(key); copy++) key = `${name}-${copy}`;
      files.set(key, file);
    }
  }
  if (files.size > 0) namesDict(merged).set('/EmbeddedFiles', merged.add(nameTree(files)));
}

function namesDict({ catalog, graph: whole }: MergedDocument): Dict {
  const names = dictOf(whole, catalog.get('/Names')) ?? new Map<string, PdfValue>();
  catalog.set('/Names', names);
  return names;
}
