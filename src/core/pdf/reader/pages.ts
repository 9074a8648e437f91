/** The pages of a file, each with what it inherits and what the reader has to know before its content. */
import { type Dict, isDict, Ref, type Value } from '../syntax.ts';
import { giveUp } from './giving-up.ts';
import { concat, type Matrix, matrixOf } from './matrix.ts';
import type { Resources } from './resources.ts';

const INHERITED = ['/Resources', '/MediaBox', '/CropBox', '/Rotate'] as const;
const DEEPEST = 50;
const MOST_PAGES = 20_000;

/** A page by its number, with what stands above it. */
export interface Place {
  readonly at: Ref;
  readonly inherited: ReadonlyMap<string, Value>;
}

/** In their order. Throws where the tree is not as it should be. Pages themselves are not read: most of them may not be asked for. */
export function placesOf(resources: Resources, trailer: Dict): Place[] {
  const places: Place[] = [];
  const met = new Set<number>();
  const collect = (at: Value | undefined, inherited: ReadonlyMap<string, Value>, depth: number): void => {
    if (!(at instanceof Ref) || met.has(at.number) || depth > DEEPEST) giveUp('a page tree that is none');
    met.add(at.number);
    if (depth > 0 && !resources.mayHave(at, '/Kids')) {
      if (places.push({ at, inherited }) > MOST_PAGES) giveUp('too many pages');
      return;
    }
    const node = resources.dict(at);
    const kids = resources.list(node?.get('/Kids'));
    if (!node || !kids || node.get('/Type') !== '/Pages') giveUp('a page tree that is none');
    const given = new Map(inherited);
    for (const name of INHERITED) if (node.has(name)) given.set(name, node.get(name) as Value);
    for (const kid of kids) collect(kid, given, depth + 1);
  };
  collect(resources.dict(trailer.get('/Root'))?.get('/Pages'), new Map(), 0);
  return places;
}

export function pageAt({ at, inherited }: Place, resources: Resources): Dict {
  const page = resources.dict(at);
  if (page?.get('/Type') !== '/Page' || page.has('/Kids')) return giveUp('no page');
  return new Map([...inherited, ...page]);
}

export interface Sheet {
  /** Quarter turns, clockwise, that the page asks for. */
  readonly turns: number;
  /** Edges of the visible part, in the coordinates of the page itself. */
  readonly edges: readonly [left: number, top: number, right: number, bottom: number];
  readonly width: number;
  readonly height: number;
  /** To the page as it is seen, in whole points and downwards. */
  readonly display: Matrix;
}

export function sheetOf(page: Dict, resources: Resources): Sheet {
  if (page.has('/UserUnit')) giveUp('another unit');
  const media = boxOf(page, '/MediaBox', resources) ?? giveUp('a page without a size');
  const crop = boxOf(page, '/CropBox', resources) ?? media;
  const [left, bottom] = [Math.max(media[0], crop[0]), Math.max(media[1], crop[1])];
  const [right, top] = [Math.min(media[2], crop[2]), Math.min(media[3], crop[3])];
  if (!(left < right && bottom < top)) giveUp('a page without a size');
  const angle = Number(resources.value(page.get('/Rotate')) ?? '0');
  if (!Number.isInteger(angle / 90)) giveUp('a page askew');
  const turns = (((angle / 90) % 4) + 4) % 4;
  const [across, up] = [Math.fround(right - left), Math.fround(top - bottom)];
  const [width, height] = turns % 2 === 0 ? [across, up] : [up, across];
  const upright = [
    matrixOf(1, 0, 0, 1, -left, -bottom),
    matrixOf(0, -1, 1, 0, -bottom, right),
    matrixOf(-1, 0, 0, -1, right, top),
    matrixOf(0, 1, -1, 0, top, -left),
  ][turns] as Matrix;
  const [columns, rows] = [Math.trunc(width), Math.trunc(height)];
  const display = concat(upright, matrixOf(columns / width, 0, 0, -rows / height, 0, rows));
  return { turns, edges: [left, top, right, bottom], width, height, display };
}

function boxOf(page: Dict, name: string, resources: Resources): [number, number, number, number] | undefined {
  if (!page.has(name)) return undefined;
  const [x1, y1, x2, y2] = (resources.numbers(page.get(name), 4) ?? giveUp('a box that is none')).map(Math.fround) as [
    number,
    number,
    number,
    number,
  ];
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

/** Notes whose text is no part of the content: form fields, and free text that somebody has put on the page. */
const WITH_TEXT = ['/Widget', '/FreeText'] as const;
const MOST_NOTES = 5_000;

export function refuseNotes(page: Dict, resources: Resources): void {
  if (!page.has('/Annots')) return;
  const notes = resources.value(page.get('/Annots'));
  if (notes === undefined) return;
  if (!Array.isArray(notes) || notes.length > MOST_NOTES) giveUp('notes that are none');
  // Documents have thousands of links, which are not worth being read.
  for (const note of notes) for (const kind of WITH_TEXT) if (resources.mayHave(note, kind)) giveUp('notes with text');
}

/** The content of a page, its parts in one. */
export function contentOf(page: Dict, resources: Resources): Buffer {
  const contents = page.get('/Contents');
  if (contents === undefined) return Buffer.alloc(0);
  const list = resources.list(contents);
  const parts = (list ?? [contents]).map((part) => {
    const object = part instanceof Ref ? resources.object(part.number) : undefined;
    return object && isDict(object.value) && object.data ? resources.bytes(object) : giveUp('content that is none');
  });
  return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts.flatMap((part) => [part, BETWEEN]));
}

const BETWEEN = Buffer.from(' ');
