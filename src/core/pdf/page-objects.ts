/** Walks the objects of a page in file order, including those in form XObjects. Child processes only. */
import type { OpenPage } from './document.ts';
import { type Pdfium, withAllocation } from './pdfium.ts';

/** A box in PDF user space: origin at the lower left, y upwards, not rotated. */
export interface UserSpaceBox {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** `FPDF_PAGEOBJ_*` of PDFium. */
export const PAGE_OBJECT = { text: 1, path: 2, image: 3, form: 5 } as const;
/** Nesting of form XObjects. Real files have two or three levels. */
const MAX_FORM_DEPTH = 8;
const MAX_OBJECTS = 500_000;
/** Bytes for a box of four floats, a matrix of six floats, and a length. */
export const SCRATCH_BYTES = 64;

/**
 * @param visit called for every object that is no form XObject, with the matrices of the enclosing ones, innermost first, and scratch memory of
 * `SCRATCH_BYTES` and `extraBytes`
 */
export function walkPageObjects(
  { pdfium, page }: OpenPage,
  visit: (object: number, type: number, matrices: readonly Matrix[], scratch: number) => void,
  extraBytes = 0,
): void {
  const { direct } = pdfium;
  let visited = 0;
  const walk = (count: number, get: (index: number) => number, matrices: readonly Matrix[], scratch: number): void => {
    for (let index = 0; index < count && visited < MAX_OBJECTS; index++, visited++) {
      const object = get(index);
      const type = direct.FPDFPageObj_GetType(object);
      if (type !== PAGE_OBJECT.form) visit(object, type, matrices, scratch);
      else if (matrices.length < MAX_FORM_DEPTH) {
        const nestedMatrices = [readMatrix(pdfium, object, scratch), ...matrices];
        walk(direct.FPDFFormObj_CountObjects(object), (inner) => direct.FPDFFormObj_GetObject(object, inner), nestedMatrices, scratch);
      }
    }
  };
  withAllocation(pdfium, SCRATCH_BYTES + extraBytes, (scratch) =>
    walk(direct.FPDFPage_CountObjects(page), (index) => direct.FPDFPage_GetObject(page, index), [], scratch),
  );
}

export function readMatrix(pdfium: Pdfium, object: number, scratch: number): Matrix {
  pdfium.direct.FPDFPageObj_GetMatrix(object, scratch);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.memory.HEAPF32.subarray(scratch / 4, scratch / 4 + 6);
  return [a, b, c, d, e, f];
}

/** @param matrices of the enclosing form XObjects, innermost first */
export function boundsOf(pdfium: Pdfium, object: number, matrices: readonly Matrix[], scratch: number): UserSpaceBox {
  pdfium.direct.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const index = scratch / 4;
  const { HEAPF32: float } = pdfium.memory;
  const bounds: UserSpaceBox = {
    left: float[index] ?? 0,
    bottom: float[index + 1] ?? 0,
    right: float[index + 2] ?? 0,
    top: float[index + 3] ?? 0,
  };
  return matrices.reduce(transformBox, bounds);
}

function transformBox({ left, bottom, right, top }: UserSpaceBox, [a, b, c, d, e, f]: Matrix): UserSpaceBox {
  const xs = [a * left + c * bottom, a * left + c * top, a * right + c * bottom, a * right + c * top];
  const ys = [b * left + d * bottom, b * left + d * top, b * right + d * bottom, b * right + d * top];
  return { left: e + Math.min(...xs), right: e + Math.max(...xs), bottom: f + Math.min(...ys), top: f + Math.max(...ys) };
}
