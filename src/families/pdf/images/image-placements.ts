/** Displayed sizes of images: how large each image XObject is drawn, over all pages. */
import { arrayOf, dereference, dictOf, type ObjectGraph, type PdfObject } from '../../../core/pdf/object-graph.ts';
import { type Dict, eachDict, isDict, type PdfValue, Ref } from '../../../core/pdf/syntax.ts';
import { scanContent } from './content-scanner.ts';
import { objectOf, pageContent, pageResources, pagesOf, streamContent, userUnit } from './page-content.ts';

/** In points. */
export interface DisplayedSize {
  readonly width: number;
  readonly height: number;
}

type Matrix = readonly [a: number, b: number, c: number, d: number];

const IDENTITY: Matrix = [1, 0, 0, 1];
/** Limit on scanned content per file, counted again for each use of a form XObject. */
const MAX_CONTENT_BYTES = 64 * 1024 * 1024;
const MAX_FORM_DEPTH = 12;
const MAX_STATE_DEPTH = 512;

/**
 * Largest displayed size of each image, by object number. Images that are used where sizes are not known, such as patterns, are missing: their
 * size is limited only by the page.
 */
export function findDisplayedSizes(graph: ObjectGraph): ReadonlyMap<number, DisplayedSize> {
  const finder = new PlacementFinder(graph);
  for (const page of pagesOf(graph)) finder.addPage(page);
  return finder.result();
}

class PlacementFinder {
  readonly #graph: ObjectGraph;
  readonly #sizes = new Map<number, DisplayedSize>();
  /** Containers of content that were scanned: pages and form XObjects. */
  readonly #scanned = new Set<PdfValue>();
  readonly #contentByForm = new Map<PdfObject, string | undefined>();
  /** Forms that are being scanned: one that draws itself is not scanned again. */
  readonly #openForms = new Set<PdfObject>();
  #remainingBytes = MAX_CONTENT_BYTES;

  constructor(graph: ObjectGraph) {
    this.#graph = graph;
  }

  addPage(page: Dict): void {
    const content = pageContent(this.#graph, page, this.#remainingBytes);
    if (content === undefined) return;
    const scale = userUnit(this.#graph, page);
    if (this.#scan(content, pageResources(this.#graph, page), [scale, 0, 0, scale], 0)) this.#scanned.add(page);
  }

  /** Leaves out the images in resources of content that was not scanned. */
  result(): ReadonlyMap<number, DisplayedSize> {
    const sizes = new Map(this.#sizes);
    for (const { value } of this.#graph.objects.values()) {
      eachDict(value, (dict) => {
        if (!dict.has('/Resources') || this.#scanned.has(dict) || dict.has('/Kids')) return;
        for (const resource of this.#xObjects(dictOf(this.#graph, dict.get('/Resources')))?.values() ?? [])
          if (resource instanceof Ref) sizes.delete(resource.number);
      });
    }
    return sizes;
  }

  #scan(content: string, resources: Dict | undefined, start: Matrix, depth: number): boolean {
    this.#remainingBytes -= content.length;
    if (this.#remainingBytes < 0 || depth > MAX_FORM_DEPTH) return false;
    const xObjects = this.#xObjects(resources);
    const stack: Matrix[] = [];
    let matrix = start;
    let isComplete = true;
    scanContent(content, {
      save: () => {
        if (stack.length < MAX_STATE_DEPTH) stack.push(matrix);
        else isComplete = false;
      },
      restore: () => {
        matrix = stack.pop() ?? matrix;
      },
      concatenate: (numbers) => {
        matrix = multiply(numbers, matrix);
      },
      draw: (name) => {
        isComplete = this.#draw(xObjects?.get(name), resources, matrix, depth) && isComplete;
      },
    });
    return isComplete;
  }

  #draw(reference: PdfValue | undefined, resources: Dict | undefined, matrix: Matrix, depth: number): boolean {
    const object = objectOf(this.#graph, reference);
    if (!object || !isDict(object.value) || !(reference instanceof Ref)) return true;
    const { value: dict } = object;
    if (dict.get('/Subtype') === '/Image') {
      this.#addPlacement(reference.number, matrix);
      return true;
    }
    if (dict.get('/Subtype') !== '/Form') return true;
    const content = this.#contentOfForm(object);
    if (content === undefined) return false;
    if (this.#openForms.has(object)) return false;
    this.#openForms.add(object);
    const formMatrix = arrayOf(this.#graph, dict.get('/Matrix')).map((number) => Number(dereference(this.#graph, number)));
    const formResources = dictOf(this.#graph, dict.get('/Resources')) ?? resources;
    const isComplete = this.#scan(content, formResources, formMatrix.length === 6 ? multiply(formMatrix, matrix) : matrix, depth + 1);
    this.#openForms.delete(object);
    if (isComplete) this.#scanned.add(dict);
    return isComplete;
  }

  #addPlacement(number: number, [a, b, c, d]: Matrix): void {
    const previous = this.#sizes.get(number);
    const [width, height] = [Math.hypot(a, b), Math.hypot(c, d)];
    this.#sizes.set(number, { width: Math.max(width, previous?.width ?? 0), height: Math.max(height, previous?.height ?? 0) });
  }

  #contentOfForm(form: PdfObject): string | undefined {
    if (!this.#contentByForm.has(form)) this.#contentByForm.set(form, streamContent(this.#graph, form, this.#remainingBytes));
    return this.#contentByForm.get(form);
  }

  #xObjects(resources: Dict | undefined): Dict | undefined {
    return resources && dictOf(this.#graph, resources.get('/XObject'));
  }
}

/** The linear part of a product of matrices: the translation does not change sizes. */
function multiply(first: readonly number[], [a, b, c, d]: Matrix): Matrix {
  const [e, f, g, h] = first.length === 6 && first.every(Number.isFinite) ? (first as unknown as Matrix) : IDENTITY;
  return [e * a + f * c, e * b + f * d, g * a + h * c, g * b + h * d];
}
