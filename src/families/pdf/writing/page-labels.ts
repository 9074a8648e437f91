/** Merges and extracts page labels, such as iv or A-3. */
import { dereference, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { type Dict, type PdfValue, serialiseValue } from '../../../core/pdf/syntax.ts';
import type { MergedDocument } from './merged-document.ts';
import { numberTree, readTree } from './name-trees.ts';

/** Merges page labels; `starts` has the index of each file's first page. Files without labels are numbered as pages of the whole. */
export function mergePageLabels(merged: MergedDocument, starts: readonly number[]): void {
  if (merged.documentsWith('/PageLabels').length === 0) return;
  const labels = new Map<number, PdfValue>();
  for (const [index, { graph, catalog }] of merged.documents.entries()) {
    const start = starts[index] ?? 0;
    labels.set(
      start,
      new Map([
        ['/S', '/D'],
        ['/St', String(start + 1)],
      ]),
    );
    for (const [page, label] of readTree(graph, catalog.get('/PageLabels'), '/Nums')) labels.set(start + Number(page), label);
  }
  merged.catalog.set('/PageLabels', merged.add(numberTree(labels)));
}

interface LabelRange {
  /** Index of the first page of its range. */
  readonly page: number;
  readonly label: Dict;
}

/** Page labels of selected pages. Written as qpdf does it, so that both implementations give the same result. */
export function selectPageLabels(graph: ObjectGraph, tree: PdfValue | undefined, numbers: readonly number[]): Dict | undefined {
  if (!dictOf(graph, tree)) return undefined;
  const ranges: LabelRange[] = [];
  for (const [key, value] of readTree(graph, tree, '/Nums')) {
    const [page, label] = [Number(key), dictOf(graph, value)];
    if (!label || page <= (ranges.at(-1)?.page ?? -1)) return undefined;
    ranges.push({ page, label });
  }
  const labels = new Map<number, Dict>();
  let last: LabelRange | undefined;
  for (const [page, number] of numbers.entries()) {
    const label = labelOf(graph, ranges, number - 1) ?? new Map([['/St', String(page + 1)]]);
    if (last && continuesRange(last, { page, label })) continue;
    last = { page, label };
    labels.set(page, label);
  }
  return numberTree(labels);
}

/** Label of one page, counted from the start of its range; undefined before the first range. */
function labelOf(graph: ObjectGraph, ranges: readonly LabelRange[], page: number): Dict | undefined {
  const nearest = ranges.findLast((range) => range.page <= page);
  if (!nearest) return undefined;
  const declared = dereference(graph, nearest.label.get('/St'));
  const start = typeof declared === 'string' && /^[-+]?\d+$/.test(declared) ? Number(declared) : 1;
  const style = ['/S', '/P'].flatMap((name) => (nearest.label.has(name) ? [[name, nearest.label.get(name) as PdfValue] as const] : []));
  return new Map([...style, ['/St', String(start + page - nearest.page)]]);
}

/** Whether a label continues the range before it. */
function continuesRange(last: LabelRange, next: LabelRange): boolean {
  const serialised = ({ label }: LabelRange, name: string): string => serialiseValue(label.get(name) ?? 'null', Number);
  const isSameStyle = ['/S', '/P'].every((name) => serialised(last, name) === serialised(next, name));
  return isSameStyle && Number(next.label.get('/St')) - Number(last.label.get('/St')) === next.page - last.page;
}
