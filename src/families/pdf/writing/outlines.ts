/** Concatenates the outlines (bookmarks) of all files. */

import { dictOf } from '../../../core/pdf/object-graph.ts';
import { type Dict, type PdfValue, Ref } from '../../../core/pdf/syntax.ts';
import type { MergedDocument, SourceDocument } from './merged-document.ts';
import { isString, stringBytes } from './strings.ts';

export function mergeOutlines(merged: MergedDocument, addFileBookmarks: boolean): void {
  const root: Dict = new Map([['/Type', '/Outlines']]);
  const top = merged.add(root);
  const items: Ref[] = [];
  for (const [index, document] of merged.documents.entries()) {
    const documentItems = topItems(document);
    if (!addFileBookmarks) items.push(...documentItems);
    else {
      const bookmark: Dict = new Map([['/Title', titleOf(document) ?? `(Document ${index + 1})`]]);
      const [page] = document.pages;
      if (page) bookmark.set('/Dest', [page, '/XYZ', 'null', 'null', 'null']);
      const item = merged.add(bookmark);
      linkItems(merged, bookmark, item, documentItems);
      items.push(item);
    }
  }
  if (items.length === 0) merged.catalog.delete('/Outlines');
  else {
    linkItems(merged, root, top, items);
    merged.catalog.set('/Outlines', top);
  }
}

/** Top-level items of a file's outline. A cyclic list ends where it repeats. */
function topItems({ graph, catalog }: SourceDocument): Ref[] {
  const items: Ref[] = [];
  const visited = new Set<number>();
  let next = dictOf(graph, catalog.get('/Outlines'))?.get('/First');
  while (next instanceof Ref && !visited.has(next.number)) {
    const item = dictOf(graph, next);
    if (!item) break;
    visited.add(next.number);
    items.push(next);
    next = item.get('/Next');
  }
  return items;
}

/** Links items below a parent: siblings, and the count of visible lines. */
function linkItems({ graph }: MergedDocument, parent: Dict, parentRef: Ref, items: readonly Ref[]): void {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return;
  let visibleCount = 0;
  for (const [index, item] of items.entries()) {
    const dict = dictOf(graph, item) as Dict;
    dict.set('/Parent', parentRef);
    setOrDelete(dict, '/Prev', items[index - 1]);
    setOrDelete(dict, '/Next', items[index + 1]);
    visibleCount += 1 + Math.max(0, Number(dict.get('/Count')) || 0);
  }
  parent.set('/First', first).set('/Last', last).set('/Count', String(visibleCount));
}

function setOrDelete(dict: Dict, name: string, ref: Ref | undefined): void {
  if (ref) dict.set(name, ref);
  else dict.delete(name);
}

function titleOf({ graph }: SourceDocument): PdfValue | undefined {
  const title = dictOf(graph, graph.trailer.get('/Info'))?.get('/Title');
  return isString(title) && /[^\s\0]/.test(stringBytes(title).replace('\xfe\xff', '')) ? title : undefined;
}
