/**
 * Matrices in the single precision that PDFium reckons with: gaps are compared with widths that are often exactly as wide, and the last bit decides
 * then. A matrix is six numbers in a row: x' = a x + c y + e, y' = b x + d y + f.
 */
export type Matrix = Float32Array;

const { fround } = Math;

export function matrixOf(a: number, b: number, c: number, d: number, e: number, f: number): Matrix {
  return Float32Array.of(a, b, c, d, e, f);
}

export const IDENTITY: Matrix = matrixOf(1, 0, 0, 1, 0, 0);

/** First the one, then the other. */
export function concat(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one as unknown as Six;
  const [oa, ob, oc, od, oe, of] = other as unknown as Six;
  return matrixOf(
    fround(a * oa) + fround(b * oc),
    fround(a * ob) + fround(b * od),
    fround(c * oa) + fround(d * oc),
    fround(c * ob) + fround(d * od),
    fround(fround(e * oa) + fround(f * oc)) + oe,
    fround(fround(e * ob) + fround(f * od)) + of,
  );
}

export type Six = readonly [number, number, number, number, number, number];

export function moveX(matrix: Matrix, x: number, y: number): number {
  return fround(fround(fround((matrix[0] as number) * x) + fround((matrix[2] as number) * y)) + (matrix[4] as number));
}

export function moveY(matrix: Matrix, x: number, y: number): number {
  return fround(fround(fround((matrix[1] as number) * x) + fround((matrix[3] as number) * y)) + (matrix[5] as number));
}

/** Undefined where there is none. */
export function inverse(matrix: Matrix): Matrix | undefined {
  const [a, b, c, d, e, f] = matrix as unknown as Six;
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
  return fround(Math.hypot(matrix[0] as number, matrix[1] as number));
}

export function acrossUnit(matrix: Matrix): number {
  return fround(Math.hypot(matrix[2] as number, matrix[3] as number));
}

/** A length in no direction: the mean of both. */
export function lengthIn(matrix: Matrix, length: number): number {
  return fround(fround(length * fround(alongUnit(matrix) + acrossUnit(matrix))) / 2);
}
