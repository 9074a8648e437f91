/** Builds a new PDF: pages, each with a content stream and its resources. */
import { deflateSync } from 'node:zlib';
import type { ObjectGraph, PdfObject } from '../../../core/pdf/object-graph.ts';
import { type Dict, type PdfValue, Ref } from '../../../core/pdf/syntax.ts';

const CATALOG = 1;
const PAGES = 2;

export class PdfBuilder {
  readonly #objects = new Map<number, PdfObject>();
  readonly #pages: Ref[] = [];

  add(value: PdfValue, data?: Buffer): Ref {
    const number = PAGES + 1 + this.#objects.size;
    this.#objects.set(number, data ? { value, data } : { value });
    return new Ref(number);
  }

  /** @param members dictionary entries in PDF syntax */
  addImage(members: Readonly<Record<string, string>>, data: Buffer, softMask?: Ref): Ref {
    const dict: Dict = new Map<string, PdfValue>([
      ['/Type', '/XObject'],
      ['/Subtype', '/Image'],
    ]);
    for (const [name, value] of Object.entries(members)) dict.set(`/${name}`, value);
    if (softMask) dict.set('/SMask', softMask);
    return this.add(dict, data);
  }

  /** @param picture /P in the content stream @param state /G */
  addPage({ width, height }: { readonly width: number; readonly height: number }, drawing: string, picture?: Ref, state?: Dict): void {
    const resources: Dict = new Map();
    if (picture) resources.set('/XObject', new Map([['/P', picture]]));
    if (state) resources.set('/ExtGState', new Map([['/G', state]]));
    const page: Dict = new Map<string, PdfValue>([
      ['/Type', '/Page'],
      ['/Parent', new Ref(PAGES)],
      ['/MediaBox', ['0', '0', String(width), String(height)]],
      ['/Resources', resources],
      ['/Contents', this.add(new Map([['/Filter', '/FlateDecode']]), deflateSync(Buffer.from(drawing, 'latin1')))],
    ]);
    this.#pages.push(this.add(page));
  }

  graph(): ObjectGraph {
    const objects = new Map(this.#objects);
    objects.set(CATALOG, {
      value: new Map<string, PdfValue>([
        ['/Type', '/Catalog'],
        ['/Pages', new Ref(PAGES)],
      ]),
    });
    objects.set(PAGES, {
      value: new Map<string, PdfValue>([
        ['/Type', '/Pages'],
        ['/Kids', [...this.#pages]],
        ['/Count', String(this.#pages.length)],
      ]),
    });
    return { objects, trailer: new Map([['/Root', new Ref(CATALOG)]]), version: '1.7' };
  }
}
