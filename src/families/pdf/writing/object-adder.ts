/** Adds objects to a graph, under new numbers. */
import { deflateSync } from 'node:zlib';
import type { ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { type Dict, type PdfValue, Ref } from '../../../core/pdf/syntax.ts';
import { maxObjectNumber } from './merged-document.ts';

export class ObjectAdder {
  readonly graph: ObjectGraph;
  #maxNumber: number;

  constructor(graph: ObjectGraph) {
    this.graph = graph;
    this.#maxNumber = maxObjectNumber(graph.objects);
  }

  /** @param data makes it a stream */
  add(value: PdfValue, data?: Buffer): Ref {
    this.graph.objects.set(++this.#maxNumber, data ? { value, data } : { value });
    return new Ref(this.#maxNumber);
  }

  /** A compressed stream. */
  addDeflated(members: Dict, data: Uint8Array): Ref {
    return this.add(new Map([...members, ['/Filter', '/FlateDecode']]), deflateSync(data));
  }
}
