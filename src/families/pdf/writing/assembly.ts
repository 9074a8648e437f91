/** Several PDFs while they are merged: all objects in one graph, and the facts of each file. */
import { arrayOf, catalogOf, dictOf, type Graph, type PdfObject } from '../../../core/pdf/graph.ts';
import { type Dict, eachDict, Ref, type Value } from '../../../core/pdf/syntax.ts';

export interface Part {
  readonly graph: Graph;
  readonly catalog: Dict;
  /** The page tree is already flat. */
  readonly pages: readonly Value[];
}

export class Assembly {
  readonly parts: readonly Part[];
  /** All parts together, with the catalogue and information dictionary of the first. */
  readonly whole: Graph;
  readonly catalog: Dict;
  #highest: number;

  constructor(graphs: readonly Graph[]) {
    const [first] = graphs;
    if (!first) throw new Error('nothing to put together');
    this.parts = graphs.map((graph) => {
      const catalog = catalogOf(graph);
      return { graph, catalog, pages: arrayOf(graph, dictOf(graph, catalog.get('/Pages'))?.get('/Kids')) };
    });
    const objects = new Map<number, PdfObject>();
    for (const graph of graphs) for (const [number, object] of graph.objects) objects.set(number, object);
    this.#highest = highestOf(objects);
    const version = graphs.map((graph) => graph.version).reduce((one, other) => (one > other ? one : other));
    this.whole = { objects, trailer: first.trailer, version };
    this.catalog = catalogOf(first);
  }

  add(value: Value): Ref {
    this.#highest++;
    this.whole.objects.set(this.#highest, { value });
    return new Ref(this.#highest);
  }

  /** Parts whose catalogue has a key. */
  having(name: string): Part[] {
    return this.parts.filter(({ catalog }) => catalog.has(name));
  }
}

export function highestOf(objects: ReadonlyMap<number, PdfObject>): number {
  let highest = 0;
  for (const number of objects.keys()) highest = Math.max(highest, number);
  return highest;
}

/** Calls `call` for every dictionary of a part, at any depth. */
export function everyDict({ graph }: Part, call: (dict: Dict) => void): void {
  for (const { value } of graph.objects.values()) eachDict(value, call);
}
