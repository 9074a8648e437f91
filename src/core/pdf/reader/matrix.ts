/**
 * Matrices in the single precision that PDFium reckons with: gaps are compared with widths that are often exactly as wide, and the last bit decides
 * then. A matrix is six numbers in a row: x' = a x + c y + e, y' = b x + d y + f.
 */
export type Matrix = Float32Array;

const { fround } = Math;

export function matrixOf(a: number, b: number, c: number, d: number, e: number, f: number): Matrix {
  const matrix = new Float32Array(6);
  matrix[0] = a;
  matrix[1] = b;
  matrix[2] = c;
  matrix[3] = d;
  matrix[4] = e;
  matrix[5] = f;
  return matrix;
}

export const IDENTITY: Matrix = matrixOf(1, 0, 0, 1, 0, 0);

/** First the one, then the other. Never changed after it is made, so that it may be one of the two. */
export function concat(one: Matrix, other: Matrix): Matrix {
  if (one === IDENTITY) return other;
  if (other === IDENTITY) return one;
  const [a, b, c, d, e, f] = [one[0] as number, one[1] as number, one[2] as number, one[3] as number, one[4] as number, one[5] as number];
  const [oa, ob, oc, od] = [other[0] as number, other[1] as number, other[2] as number, other[3] as number];
  const [oe, of] = [other[4] as number, other[5] as number];
  return matrixOf(
    fround(a * oa) + fround(b * oc),
    fround(a * ob) + fround(b * od),
    fround(c * oa) + fround(d * oc),
    fround(c * ob) + fround(d * od),
    fround(fround(e * oa) + fround(f * oc)) + oe,
    fround(fround(e * ob) + fround(f * od)) + of,
  );
}

export function moveX(matrix: Matrix, x: number, y: number): number {
  return fround(fround(fround((matrix[0] as number) * x) + fround((matrix[2] as number) * y)) + (matrix[4] as number));
}

export function moveY(matrix: Matrix, x: number, y: number): number {
  return fround(fround(fround((matrix[1] as number) * x) + fround((matrix[3] as number) * y)) + (matrix[5] as number));
}

/** Undefined where there is none. */
export function inverse(matrix: Matrix): Matrix | undefined {
  const [a, b, c, d] = [matrix[0] as number, matrix[1] as number, matrix[2] as number, matrix[3] as number];
  const [e, f] = [matrix[4] as number, matrix[5] as number];
  const determinant = fround(fround(a * d) - fround(b * c));
  if (determinant === 0) return undefined;
  const negative = -determinant;
  return matrixOf(
    d / determinant,
    b / negative,
    c / negative,
    a / determinant,
    fround(fround(c * f) - fround(d * e)) / determinant,
    fround(fround(a * f) - fround(b * e)) / negative,
  );
}

export function alongUnit(matrix: Matrix): number {
  return lengthOf(matrix[0] as number, matrix[1] as number);
}

export function acrossUnit(matrix: Matrix): number {
  return lengthOf(matrix[2] as number, matrix[3] as number);
}

function lengthOf(x: number, y: number): number {
  if (y === 0) return Math.abs(x);
  return x === 0 ? Math.abs(y) : fround(Math.hypot(x, y));
}

/** A length in no direction: the mean of both. */
export function lengthIn(matrix: Matrix, length: number): number {
  return fround(fround(length * fround(alongUnit(matrix) + acrossUnit(matrix))) / 2);
}
