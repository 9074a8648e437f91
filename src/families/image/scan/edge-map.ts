/** Edges of areas: Sobel gradients after a morphological closing that removes print. */
import { closing } from '../../../core/picture/closing.ts';
import type { Pixels } from '../../../core/picture/vips.ts';

/** Edges thinned by non-maximum suppression. */
export interface EdgeMap {
  readonly width: number;
  readonly height: number;
  /** Gradient magnitude in grey levels per pixel; 0 where there is no edge. */
  readonly strength: Float32Array;
  /** Direction of the gradient, towards the brighter side, in radians. */
  readonly direction: Float32Array;
}

/** Half the window of the closing in pixels: wider than strokes, narrower than the table that is visible around a sheet. */
const CLOSING_RADIUS = 3;
/** Weaker gradients are noise, in grey levels per pixel. */
const MIN_STRENGTH = 2.5;

export function edgeMap({ data, width, height, channels }: Pixels): EdgeMap {
  const count = width * height;
  const [strength, direction] = [new Float32Array(count), new Float32Array(count)];
  for (let channel = 0; channel < channels; channel++) {
    const plane = new Float32Array(count);
    for (let index = 0; index < count; index++) plane[index] = data[index * channels + channel] as number;
    addGradients(closing({ columns: width, rows: height, values: plane }, CLOSING_RADIUS).values, width, strength, direction);
  }
  return { width, height, strength: suppressNonMaxima(strength, direction, width), direction };
}

/** Keeps the strongest gradient of the channels: paper may differ from the table in its colour alone. */
function addGradients(plane: Float32Array, width: number, strength: Float32Array, direction: Float32Array): void {
  const at = (index: number): number => plane[index] as number;
  for (let row = width; row < plane.length - width; row += width) {
    for (let index = row + 1; index < row + width - 1; index++) {
      const [above, below] = [index - width, index + width];
      const x = at(above + 1) + 2 * at(index + 1) + at(below + 1) - at(above - 1) - 2 * at(index - 1) - at(below - 1);
      const y = at(below - 1) + 2 * at(below) + at(below + 1) - at(above - 1) - 2 * at(above) - at(above + 1);
      const magnitude = Math.sqrt(x * x + y * y) / 8;
      if (magnitude < MIN_STRENGTH || magnitude <= (strength[index] as number)) continue;
      strength[index] = magnitude;
      direction[index] = Math.atan2(y, x);
    }
  }
}

function suppressNonMaxima(strength: Float32Array, direction: Float32Array, width: number): Float32Array {
  return strength.map((value, index) => {
    if (value === 0) return 0;
    const angle = direction[index] as number;
    const step = Math.round(Math.sin(angle)) * width + Math.round(Math.cos(angle));
    return value >= (strength[index + step] as number) && value > (strength[index - step] as number) ? value : 0;
  });
}
