/** The text objects of a page in file order, with their `ActualText`. Child processes only. */
import type { OpenPage } from './document.ts';
import { type Pdfium, withAllocation } from './pdfium.ts';
import { decodeTextString } from './text-string.ts';

/** A box in PDF user space: origin at the lower left, y upwards, not rotated. */
export interface UserSpaceBox {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Replacement text (`ActualText`) for one or more objects whose glyphs and characters do not map one to one. */
export interface ActualText {
  readonly text: string;
  /** Union of the boxes of these objects. */
  readonly extent: UserSpaceBox;
}

export interface TextObject {
  /** Index in file order. */
  readonly rank: number;
  readonly extent: UserSpaceBox;
  /** Shared by all objects of one `ActualText`; undefined for objects without. */
  readonly actualText: ActualText | undefined;
}

const FPDF_PAGEOBJ_TEXT = 1;
const FPDF_PAGEOBJ_FORM = 5;
/** Nesting of form XObjects. Real files have two or three levels. */
const MAX_FORM_DEPTH = 8;
const MAX_OBJECTS = 500_000;
/** Bytes for a box of four floats, a matrix of six floats, and a length. */
const SCRATCH_BYTES = 64;

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Keyed by PDFium handle. */
export function readTextObjects({ pdfium, page }: OpenPage): Map<number, TextObject> {
  const { direct } = pdfium;
  const objects = new Map<number, TextObject>();
  const marks = new Map<number, ActualText | undefined>();
  let visited = 0;
  const add = (object: number, matrices: readonly Matrix[], address: number): void => {
    const extent = boundsOf(pdfium, object, matrices, address);
    const actualText = actualTextOf(pdfium, object, marks, address);
    if (actualText) extendBox(actualText.extent, extent);
    objects.set(object, { rank: objects.size, extent, actualText });
  };
  const walk = (count: number, get: (at: number) => number, matrices: readonly Matrix[], address: number): void => {
    for (let at = 0; at < count && visited < MAX_OBJECTS; at++, visited++) {
      const object = get(at);
      const type = direct.FPDFPageObj_GetType(object);
      if (type === FPDF_PAGEOBJ_TEXT) add(object, matrices, address);
      else if (type === FPDF_PAGEOBJ_FORM && matrices.length < MAX_FORM_DEPTH) {
        const within = [readMatrix(pdfium, object, address), ...matrices];
        walk(direct.FPDFFormObj_CountObjects(object), (inner) => direct.FPDFFormObj_GetObject(object, inner), within, address);
      }
    }
  };
  withAllocation(pdfium, SCRATCH_BYTES + MAX_ACTUAL_TEXT_BYTES, (address) =>
    walk(direct.FPDFPage_CountObjects(page), (at) => direct.FPDFPage_GetObject(page, at), [], address),
  );
  return objects;
}

function readMatrix(pdfium: Pdfium, object: number, address: number): Matrix {
  pdfium.direct.FPDFPageObj_GetMatrix(object, address);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.memory.HEAPF32.subarray(address / 4, address / 4 + 6);
  return [a, b, c, d, e, f];
}

/** @param matrices of the enclosing form XObjects, innermost first */
function boundsOf(pdfium: Pdfium, object: number, matrices: readonly Matrix[], address: number): UserSpaceBox {
  pdfium.direct.FPDFPageObj_GetBounds(object, address, address + 4, address + 8, address + 12);
  const at = address / 4;
  const { HEAPF32: float } = pdfium.memory;
  const extent: UserSpaceBox = { left: float[at] ?? 0, bottom: float[at + 1] ?? 0, right: float[at + 2] ?? 0, top: float[at + 3] ?? 0 };
  return matrices.reduce(transformBox, extent);
}

function transformBox({ left, bottom, right, top }: UserSpaceBox, [a, b, c, d, e, f]: Matrix): UserSpaceBox {
  const xs = [a * left + c * bottom, a * left + c * top, a * right + c * bottom, a * right + c * top];
  const ys = [b * left + d * bottom, b * left + d * top, b * right + d * bottom, b * right + d * top];
  return { left: e + Math.min(...xs), right: e + Math.max(...xs), bottom: f + Math.min(...ys), top: f + Math.max(...ys) };
}

/** `ActualText` of the innermost marked-content sequence that has one, shared by all objects in it. */
function actualTextOf(pdfium: Pdfium, object: number, known: Map<number, ActualText | undefined>, address: number): ActualText | undefined {
  for (let at = pdfium.direct.FPDFPageObj_CountMarks(object) - 1; at >= 0; at--) {
    const mark = pdfium.direct.FPDFPageObj_GetMark(object, at);
    if (!known.has(mark)) known.set(mark, readActualText(pdfium, mark, address));
    const actualText = known.get(mark);
    if (actualText) return actualText;
  }
  return undefined;
}

/** Longer ones cover whole paragraphs: the glyphs are read instead. */
const MAX_ACTUAL_TEXT_BYTES = 1_024;

function readActualText(pdfium: Pdfium, mark: number, address: number): ActualText | undefined {
  const text = address + SCRATCH_BYTES;
  if (!pdfium.FPDFPageObjMark_GetParamBlobValue(mark, 'ActualText', text, MAX_ACTUAL_TEXT_BYTES, address)) return undefined;
  const bytes = pdfium.memory.HEAP32[address / 4] ?? 0;
  if (bytes > MAX_ACTUAL_TEXT_BYTES) return undefined;
  return { text: decodeTextString(pdfium.memory.HEAPU8.subarray(text, text + bytes)), extent: { ...EMPTY_BOX } };
}

const EMPTY_BOX: UserSpaceBox = {
  left: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
};

function extendBox(span: UserSpaceBox, { left, bottom, right, top }: UserSpaceBox): void {
  span.left = Math.min(span.left, left);
  span.bottom = Math.min(span.bottom, bottom);
  span.right = Math.max(span.right, right);
  span.top = Math.max(span.top, top);
}
