/** Builds a new PDF: pages, each with a content stream and its resources. */
import type { Graph, PdfObject } from '../../../core/pdf/graph.ts';
import { type Dict, Ref, type Value } from '../../../core/pdf/syntax.ts';

const CATALOG = 1;
const PAGES = 2;

export class NewPdf {
  readonly #objects = new Map<number, PdfObject>();
  readonly #pages: Ref[] = [];

  add(value: Value, data?: Buffer): Ref {
    const number = PAGES + 1 + this.#objects.size;
    this.#objects.set(number, data ? { value, data } : { value });
    return new Ref(number);
  }

  /** @param members dictionary entries in PDF syntax */
  addImage(members: Readonly<Record<string, string>>, data: Buffer, softMask?: Ref): Ref {
    const dict: Dict = new Map<string, Value>([
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
    const page: Dict = new Map<string, Value>([
      ['/Type', '/Page'],
      ['/Parent', new Ref(PAGES)],
      ['/MediaBox', ['0', '0', String(width), String(height)]],
      ['/Resources', resources],
      ['/Contents', this.add(new Map(), Buffer.from(drawing, 'latin1'))],
    ]);
    this.#pages.push(this.add(page));
  }

  graph(): Graph {
    const objects = new Map(this.#objects);
    objects.set(CATALOG, {
      value: new Map<string, Value>([
        ['/Type', '/Catalog'],
        ['/Pages', new Ref(PAGES)],
      ]),
    });
    objects.set(PAGES, {
      value: new Map<string, Value>([
        ['/Type', '/Pages'],
        ['/Kids', [...this.#pages]],
        ['/Count', String(this.#pages.length)],
      ]),
    });
    return { objects, trailer: new Map([['/Root', new Ref(CATALOG)]]), version: '1.7' };
  }
}
