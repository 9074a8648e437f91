/** Merges structure trees (tagged PDF), which screen readers use. */

import { dereference, dictOf } from '../../../core/pdf/object-graph.ts';
import type { Dict, PdfValue } from '../../../core/pdf/syntax.ts';
import { eachDictOfPart, type MergedDocument } from './merged-document.ts';
import { numberTree, readTree } from './name-trees.ts';

const STRUCT_TREE_ROOT = '/StructTreeRoot';

/** Pages and pictures refer to the structure by a number in the parent tree, which is shifted for every file after the first. */
export function mergeStructureTrees(assembly: MergedDocument): void {
  const parts = assembly.partsWith(STRUCT_TREE_ROOT);
  if (parts.length === 0) return;
  const root: Dict = new Map([['/Type', STRUCT_TREE_ROOT]]);
  const parent = assembly.add(root);
  const numbers = new Map<number, PdfValue>();
  const children: PdfValue[] = [];
  const maps = new Map<string, Dict>([
    ['/RoleMap', new Map()],
    ['/ClassMap', new Map()],
  ]);
  let next = 0;
  for (const part of parts) {
    const { graph, catalog } = part;
    const root = dictOf(graph, catalog.get(STRUCT_TREE_ROOT));
    const shift = next;
    for (const [number, value] of readTree(graph, root?.get('/ParentTree'), '/Nums')) {
      const moved = Number(number) + shift;
      numbers.set(moved, value);
      next = Math.max(next, moved + 1);
    }
    if (shift > 0) eachDictOfPart(part, (dict) => shiftStructParents(dict, shift));
    const top = dereference(graph, root?.get('/K'));
    for (const child of Array.isArray(top) ? top : [root?.get('/K')]) {
      if (child === undefined) continue;
      dictOf(graph, child)?.set('/P', parent);
      children.push(child);
    }
    for (const [name, all] of maps)
      for (const [role, mappedRole] of dictOf(graph, root?.get(name)) ?? []) if (!all.has(role)) all.set(role, mappedRole);
  }
  root
    .set('/K', children)
    .set('/ParentTree', assembly.add(numberTree(numbers)))
    .set('/ParentTreeNextKey', String(next));
  for (const [name, all] of maps) if (all.size > 0) root.set(name, all);
  assembly.catalog.set(STRUCT_TREE_ROOT, parent).set('/MarkInfo', new Map([['/Marked', 'true']]));
}

function shiftStructParents(dict: Dict, shift: number): void {
  for (const name of ['/StructParent', '/StructParents']) {
    const number = dict.get(name);
    if (typeof number === 'string' && /^\d+$/.test(number)) dict.set(name, String(Number(number) + shift));
  }
}
