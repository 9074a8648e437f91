/** Merge of several PDFs in progress: all objects in one graph, and the catalogue and pages of each file. */
import { arrayOf, catalogOf, dictOf, type ObjectGraph, type PdfObject } from '../../../core/pdf/object-graph.ts';
import { type Dict, eachDict, type PdfValue, Ref } from '../../../core/pdf/syntax.ts';

export interface SourceDocument {
  readonly graph: ObjectGraph;
  readonly catalog: Dict;
  /** The page tree is already flat. */
  readonly pages: readonly PdfValue[];
}

export class MergedDocument {
  readonly documents: readonly SourceDocument[];
  /** All objects, with the catalogue and information dictionary of the first document. */
  readonly graph: ObjectGraph;
  readonly catalog: Dict;
  #maxNumber: number;

  constructor(graphs: readonly ObjectGraph[]) {
    const [first] = graphs;
    if (!first) throw new Error('nothing to merge');
    this.documents = graphs.map((graph) => {
      const catalog = catalogOf(graph);
      return { graph, catalog, pages: arrayOf(graph, dictOf(graph, catalog.get('/Pages'))?.get('/Kids')) };
    });
    const objects = new Map<number, PdfObject>();
    for (const graph of graphs) for (const [number, object] of graph.objects) objects.set(number, object);
    this.#maxNumber = maxObjectNumber(objects);
    const version = graphs.map((graph) => graph.version).reduce((a, b) => (a > b ? a : b));
    this.graph = { objects, trailer: first.trailer, version };
    this.catalog = catalogOf(first);
  }

  add(value: PdfValue): Ref {
    this.#maxNumber++;
    this.graph.objects.set(this.#maxNumber, { value });
    return new Ref(this.#maxNumber);
  }

  /** Documents whose catalogue has a key. */
  documentsWith(name: string): SourceDocument[] {
    return this.documents.filter(({ catalog }) => catalog.has(name));
  }
}

export function maxObjectNumber(objects: ReadonlyMap<number, PdfObject>): number {
  let highest = 0;
  for (const number of objects.keys()) highest = Math.max(highest, number);
  return highest;
}

/** Visits every dictionary of a document, at any depth. */
export function eachDictOf({ graph }: SourceDocument, visit: (dict: Dict) => void): void {
  for (const { value } of graph.objects.values()) eachDict(value, visit);
}
