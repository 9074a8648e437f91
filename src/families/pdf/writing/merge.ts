/**
 * Merges PDFs and keeps document-level data of each: outlines, named destinations, form fields, layers, page labels, attachments and the structure
 * tree for screen readers. Unique data, such as the title, is that of the first.
 */

import { dictOf, type Graph } from '../../../core/pdf/graph.ts';
import { plainPages } from '../../../core/pdf/plain.ts';
import { type Rewritten, soundPdf } from '../../../core/pdf/rewriting.ts';
import type { Dict, Value } from '../../../core/pdf/syntax.ts';
import { Assembly, highestOf } from './assembly.ts';
import { joinAttachments, joinDestinations } from './destinations.ts';
import { findDuplicates } from './duplicates.ts';
import { writeFile } from './file.ts';
import { joinForms } from './forms.ts';
import { joinLabels } from './labels.ts';
import { joinLayers } from './layers.ts';
import { joinOutlines } from './outlines.ts';
import { joinStructure } from './structure.ts';

export interface MergeTask {
  readonly files: readonly Uint8Array[];
  /** Whether each file gets a bookmark of its own, above its existing ones. */
  readonly bookmarks: boolean;
}

export async function mergePdfs({ files, bookmarks }: MergeTask): Promise<Rewritten> {
  const graphs: Graph[] = [];
  let highest = 0;
  let anyRepaired = false;
  for (const [at, bytes] of files.entries()) {
    const which = `File ${at + 1}`;
    const { graph, repaired } = await plainPages(await soundPdf(bytes, which), which, highest);
    anyRepaired ||= repaired;
    highest = Math.max(highest, highestOf(graph.objects));
    graphs.push(graph);
  }
  const assembly = new Assembly(graphs);
  const starts = joinPages(assembly);
  joinDestinations(assembly);
  joinAttachments(assembly);
  joinOutlines(assembly, bookmarks);
  joinForms(assembly);
  joinLayers(assembly);
  joinLabels(assembly, starts);
  joinStructure(assembly);
  return { file: writeFile(assembly.whole, findDuplicates(assembly.whole)), repaired: anyRepaired };
}

/** Adds a new root above all page trees. Returns the index of each file's first page. */
function joinPages(assembly: Assembly): number[] {
  const starts: number[] = [];
  let count = 0;
  const root: Dict = new Map([['/Type', '/Pages']]);
  const above = assembly.add(root);
  const trees: Value[] = [];
  for (const { graph, catalog, pages } of assembly.parts) {
    const tree = catalog.get('/Pages');
    const node = dictOf(graph, tree);
    if (!tree || !node) continue;
    starts.push(count);
    count += pages.length;
    node.set('/Parent', above);
    trees.push(tree);
  }
  root.set('/Kids', trees).set('/Count', String(count));
  assembly.catalog.set('/Pages', above);
  return starts;
}
