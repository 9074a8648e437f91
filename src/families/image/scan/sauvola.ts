/** Adaptive binarisation (Sauvola and Pietikäinen, "Adaptive document image binarization", 2000). */
import { type GreyImage, WHITE } from '../../../core/ocr/grey-image.ts';

/** Weight of the local contrast, and the highest standard deviation of eight-bit pixels: the values of the paper, but for faint print. */
const K = 0.25;
const MAX_DEVIATION = 128;
/** Half the window as a fraction of the longer side: about the height of a line of print. */
const WINDOW = 1 / 110;
const MIN_RADIUS = 7;

/** Threshold m (1 + k (s / R − 1)) by mean m and standard deviation s of the window, from running sums of its columns. In place: ink 0, paper 255. */
export function binarise({ width, height, pixels }: GreyImage): void {
  const radius = Math.max(MIN_RADIUS, Math.round(WINDOW * Math.max(width, height)));
  const source = Uint8Array.from(pixels);
  const [sums, squares] = [new Float64Array(width), new Float64Array(width)];
  const addRow = (row: number, sign: number): void => {
    for (let x = 0, index = row * width; x < width; x++, index++) {
      const value = source[index] as number;
      sums[x] = (sums[x] as number) + sign * value;
      squares[x] = (squares[x] as number) + sign * value * value;
    }
  };
  for (let row = 0; row < Math.min(radius, height); row++) addRow(row, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) addRow(y + radius, 1);
    if (y - radius > 0) addRow(y - radius - 1, -1);
    const rows = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    let [sum, square, columns] = [0, 0, 0];
    const addColumn = (x: number, sign: number): void => {
      sum += sign * (sums[x] as number);
      square += sign * (squares[x] as number);
      columns += sign;
    };
    for (let x = 0; x < Math.min(radius, width); x++) addColumn(x, 1);
    for (let x = 0; x < width; x++) {
      if (x + radius < width) addColumn(x + radius, 1);
      if (x - radius > 0) addColumn(x - radius - 1, -1);
      const count = rows * columns;
      const mean = sum / count;
      const deviation = Math.sqrt(Math.max(0, square / count - mean * mean));
      const index = y * width + x;
      pixels[index] = (source[index] as number) <= mean * (1 + K * (deviation / MAX_DEVIATION - 1)) ? 0 : WHITE;
    }
  }
}
