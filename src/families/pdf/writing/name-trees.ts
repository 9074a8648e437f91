/** Reads and writes name trees and number trees: sorted maps, split into branches in large files. */
import { arrayOf, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { type Dict, type PdfValue, Ref } from '../../../core/pdf/syntax.ts';
import { isString, serialiseString, stringBytes } from './strings.ts';

/** The pairs of a tree, in order. `leaves` is /Names or /Nums. */
export function readTree(graph: ObjectGraph, root: PdfValue | undefined, leaves: '/Names' | '/Nums'): [key: string, value: PdfValue][] {
  const pairs: [string, PdfValue][] = [];
  const visited = new Set<Dict>();
  const stack: (PdfValue | undefined)[] = [root];
  while (stack.length > 0) {
    const node = dictOf(graph, stack.pop());
    if (!node || visited.has(node)) continue;
    visited.add(node);
    const items = arrayOf(graph, node.get(leaves));
    for (let index = 0; index + 1 < items.length; index += 2) {
      const key = parseKey(graph, items[index]);
      if (key !== undefined) pairs.push([key, items[index + 1] as PdfValue]);
    }
    stack.push(...arrayOf(graph, node.get('/Kids')).toReversed());
  }
  return pairs;
}

function parseKey({ objects }: ObjectGraph, item: PdfValue | undefined): string | undefined {
  const token = item instanceof Ref ? objects.get(item.number)?.value : item;
  if (isString(token)) return stringBytes(token);
  return typeof token === 'string' && /^-?\d+$/.test(token) ? token : undefined;
}

export function nameTree(pairs: Iterable<readonly [string, PdfValue]>): Dict {
  const sorted = [...pairs].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map([['/Names', sorted.flatMap(([key, value]) => [serialiseString(key), value])]]);
}

export function numberTree(pairs: Iterable<readonly [number, PdfValue]>): Dict {
  const sorted = [...pairs].sort(([a], [b]) => a - b);
  return new Map([['/Nums', sorted.flatMap(([key, value]) => [String(key), value])]]);
}
