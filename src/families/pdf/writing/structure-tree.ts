/** Merges structure trees (tagged PDF), which screen readers use. */

import { dereference, dictOf } from '../../../core/pdf/object-graph.ts';
import type { Dict, PdfValue } from '../../../core/pdf/syntax.ts';
import { eachDictOf, type MergedDocument } from './merged-document.ts';
import { numberTree, readTree } from './name-trees.ts';

const STRUCT_TREE_ROOT = '/StructTreeRoot';

/** Merges the trees below a new root. The numbers by which pages refer to the parent tree are shifted for every file after the first. */
export function mergeStructureTrees(merged: MergedDocument): void {
  const documents = merged.documentsWith(STRUCT_TREE_ROOT);
  if (documents.length === 0) return;
  const root: Dict = new Map([['/Type', STRUCT_TREE_ROOT]]);
  const parent = merged.add(root);
  const numbers = new Map<number, PdfValue>();
  const children: PdfValue[] = [];
  const maps = new Map<string, Dict>([
    ['/RoleMap', new Map()],
    ['/ClassMap', new Map()],
  ]);
  let next = 0;
  for (const document of documents) {
    const { graph, catalog } = document;
    const root = dictOf(graph, catalog.get(STRUCT_TREE_ROOT));
    const shift = next;
    for (const [number, value] of readTree(graph, root?.get('/ParentTree'), '/Nums')) {
      const shiftedNumber = Number(number) + shift;
      numbers.set(shiftedNumber, value);
      next = Math.max(next, shiftedNumber + 1);
    }
    if (shift > 0) eachDictOf(document, (dict) => shiftStructParents(dict, shift));
    const topElements = dereference(graph, root?.get('/K'));
    for (const child of Array.isArray(topElements) ? topElements : [root?.get('/K')]) {
      if (child === undefined) continue;
      dictOf(graph, child)?.set('/P', parent);
      children.push(child);
    }
    for (const [name, entries] of maps)
      for (const [role, mappedRole] of dictOf(graph, root?.get(name)) ?? []) if (!entries.has(role)) entries.set(role, mappedRole);
  }
  root
    .set('/K', children)
    .set('/ParentTree', merged.add(numberTree(numbers)))
    .set('/ParentTreeNextKey', String(next));
  for (const [name, entries] of maps) if (entries.size > 0) root.set(name, entries);
  merged.catalog.set(STRUCT_TREE_ROOT, parent).set('/MarkInfo', new Map([['/Marked', 'true']]));
}

function shiftStructParents(dict: Dict, shift: number): void {
  for (const name of ['/StructParent', '/StructParents']) {
    const number = dict.get(name);
    if (typeof number === 'string' && /^\d+$/.test(number)) dict.set(name, String(Number(number) + shift));
  }
}
