/** Grey-scale morphology. */

/** Values of a grid, row-major. */
export interface Raster {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

/** Grey-scale closing: removes dark structures narrower than the square window; other edges stay. @param radius half the window */
export function closing<R extends Raster>(raster: R, radius: number): R {
  return negative(dilation(negative(dilation(raster, radius)), radius));
}

const negative = <R extends Raster>(raster: R): R => ({ ...raster, values: raster.values.map((value) => -value) });

function dilation<R extends Raster>(raster: R, radius: number): R {
  const { columns, rows, values } = raster;
  const horizontal = slidingMaximum(values, { lines: rows, stride: columns, length: columns, step: 1, radius });
  return { ...raster, values: slidingMaximum(horizontal, { lines: columns, stride: 1, length: rows, step: columns, radius }) };
}

function slidingMaximum(
  values: Float32Array,
  { lines, stride, length, step, radius }: Record<'lines' | 'stride' | 'length' | 'step' | 'radius', number>,
): Float32Array {
  const result = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    for (let index = 0; index < length; index++) {
      const end = Math.min(length - 1, index + radius);
      let max = Number.NEGATIVE_INFINITY;
      for (let neighbour = Math.max(0, index - radius); neighbour <= end; neighbour++) {
        const value = values[line * stride + neighbour * step] as number;
        if (value > max) max = value;
      }
      result[line * stride + index * step] = max;
    }
  }
  return result;
}
