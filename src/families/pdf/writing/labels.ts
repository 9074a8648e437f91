/** What pages are called, such as iv or A-3. */

import type { Value } from '../../../core/pdf/syntax.ts';
import type { Assembly } from './assembly.ts';
import { numberTree, treePairs } from './trees.ts';

/** `starts` holds the index of each file's first page. Files that name no pages are counted on as pages of the whole. */
export function joinLabels(assembly: Assembly, starts: readonly number[]): void {
  if (assembly.having('/PageLabels').length === 0) return;
  const labels = new Map<number, Value>();
  for (const [at, { graph, catalog }] of assembly.parts.entries()) {
    const start = starts[at] ?? 0;
    labels.set(
      start,
      new Map([
        ['/S', '/D'],
        ['/St', String(start + 1)],
      ]),
    );
    for (const [page, label] of treePairs(graph, catalog.get('/PageLabels'), '/Nums')) labels.set(start + Number(page), label);
  }
  assembly.catalog.set('/PageLabels', assembly.add(numberTree(labels)));
}
