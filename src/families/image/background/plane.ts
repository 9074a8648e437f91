/** One float per pixel of a small copy of the picture, for edge refinement. */

export interface FloatPlane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

export function createPlane({ width, height }: Omit<FloatPlane, 'values'>, value: (pixel: number) => number): FloatPlane {
  return { width, height, values: Float32Array.from({ length: width * height }, (_, pixel) => value(pixel)) };
}

/** Box blur, clipped at the border of the plane. */
export function boxBlur(plane: FloatPlane, radius: number): FloatPlane {
  return blurAlong(blurAlong(plane, radius, 'row'), radius, 'column');
}

function blurAlong({ width, height, values }: FloatPlane, radius: number, along: 'row' | 'column'): FloatPlane {
  const [lines, length, step, lineStep] = along === 'row' ? [height, width, 1, width] : [width, height, width, 1];
  const blurred = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    for (let index = 0; index < Math.min(radius, length); index++) sum += values[start + index * step] as number;
    for (let index = 0; index < length; index++) {
      if (index + radius < length) sum += values[start + (index + radius) * step] as number;
      if (index - radius > 0) sum -= values[start + (index - radius - 1) * step] as number;
      const count = Math.min(length - 1, index + radius) - Math.max(0, index - radius) + 1;
      blurred[start + index * step] = sum / count;
    }
  }
  return { width, height, values: blurred };
}

/** Bilinear sampling of a plane at pixels of a larger picture. */
export class BilinearSampler {
  readonly #plane: FloatPlane;
  readonly #scaleX: number;
  readonly #scaleY: number;
  #offset = 0;
  #fractionX = 0;
  #fractionY = 0;

  constructor(plane: FloatPlane, picture: { readonly width: number; readonly height: number }) {
    this.#plane = plane;
    this.#scaleX = plane.width / picture.width;
    this.#scaleY = plane.height / picture.height;
  }

  /** Moves to a pixel of the larger picture; planes of the same size can then be sampled there. */
  moveTo(column: number, row: number): void {
    const { width, height } = this.#plane;
    const x = Math.min(width - 1, Math.max(0, (column + 0.5) * this.#scaleX - 0.5));
    const y = Math.min(height - 1, Math.max(0, (row + 0.5) * this.#scaleY - 0.5));
    const left = Math.min(Math.floor(x), Math.max(0, width - 2));
    const top = Math.min(Math.floor(y), Math.max(0, height - 2));
    this.#fractionX = width > 1 ? x - left : 0;
    this.#fractionY = height > 1 ? y - top : 0;
    this.#offset = top * width + left;
  }

  sample({ values, width, height }: FloatPlane): number {
    const offset = this.#offset;
    const next = width > 1 ? 1 : 0;
    const under = height > 1 ? width : 0;
    const upper = (values[offset] as number) * (1 - this.#fractionX) + (values[offset + next] as number) * this.#fractionX;
    const lower = (values[offset + under] as number) * (1 - this.#fractionX) + (values[offset + under + next] as number) * this.#fractionX;
    return upper * (1 - this.#fractionY) + lower * this.#fractionY;
  }
}
