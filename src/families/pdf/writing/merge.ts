/**
 * Merges PDFs and keeps document-level data of each: outlines, named destinations, form fields, layers, page labels, attachments and the structure
 * tree for screen readers. Unique data, such as the title, is that of the first.
 */

import { loadPages } from '../../../core/pdf/load-graph.ts';
import { dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { type RewrittenPdf, validatePdf } from '../../../core/pdf/rewrite.ts';
import type { Dict, PdfValue } from '../../../core/pdf/syntax.ts';
import { writeCompactPdf } from './compact-writer.ts';
import { mergeAttachments, mergeDestinations } from './destinations.ts';
import { findDuplicates } from './duplicates.ts';
import { mergeForms } from './forms.ts';
import { MergedDocument, maxObjectNumber } from './merged-document.ts';
import { mergeLayers } from './optional-content.ts';
import { mergeOutlines } from './outlines.ts';
import { mergePageLabels } from './page-labels.ts';
import { mergeStructureTrees } from './structure-tree.ts';

export interface MergeTask {
  readonly files: readonly Uint8Array[];
  /** Whether each file gets a bookmark of its own, above its existing ones. */
  readonly bookmarks: boolean;
}

export async function mergePdfs({ files, bookmarks }: MergeTask): Promise<RewrittenPdf> {
  const graphs: ObjectGraph[] = [];
  let maxNumber = 0;
  let anyRepaired = false;
  for (const [index, bytes] of files.entries()) {
    const which = `File ${index + 1}`;
    const { graph, repaired } = await loadPages(await validatePdf(bytes, which), which, maxNumber);
    anyRepaired ||= repaired;
    maxNumber = Math.max(maxNumber, maxObjectNumber(graph.objects));
    graphs.push(graph);
  }
  const merged = new MergedDocument(graphs);
  const starts = mergePageTrees(merged);
  mergeDestinations(merged);
  mergeAttachments(merged);
  mergeOutlines(merged, bookmarks);
  mergeForms(merged);
  mergeLayers(merged);
  mergePageLabels(merged, starts);
  mergeStructureTrees(merged);
  return { file: writeCompactPdf(merged.graph, findDuplicates(merged.graph)), repaired: anyRepaired };
}

/** Adds a new root above all page trees. Returns the index of each file's first page. */
function mergePageTrees(merged: MergedDocument): number[] {
  const starts: number[] = [];
  let count = 0;
  const root: Dict = new Map([['/Type', '/Pages']]);
  const parent = merged.add(root);
  const trees: PdfValue[] = [];
  for (const { graph, catalog, pages } of merged.documents) {
    const tree = catalog.get('/Pages');
    const node = dictOf(graph, tree);
    if (!tree || !node) continue;
    starts.push(count);
    count += pages.length;
    node.set('/Parent', parent);
    trees.push(tree);
  }
  root.set('/Kids', trees).set('/Count', String(count));
  merged.catalog.set('/Pages', parent);
  return starts;
}
