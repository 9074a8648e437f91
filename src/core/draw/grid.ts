/**
 * Renders matrix codes and barcodes as SVG and PNG from the same run-length encoded rows. Cells have integer pixel sizes in both, so that edges are sharp for
 * scanners.
 */
import { paintAttributes, toColour } from './colour.ts';
import { encodeBilevelPng } from './png.ts';

/** Dark runs of each row, as start, length, start, length … in cells. */
export interface Grid {
  readonly columns: number;
  readonly rows: readonly (readonly number[])[];
  /** Row height in cells: three in PDF417, one in all others. */
  readonly rowHeight?: number;
}

/** In pixels. */
export interface GridLayout {
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Quiet zone on all four sides. */
  readonly border: number;
}

export interface GridColours {
  /** Hex digits, see `colour.ts`. */
  readonly fg: string;
  readonly bg: string;
}

export function gridSize({ columns, rows }: Grid, { cellWidth, cellHeight, border }: GridLayout): { width: number; height: number } {
  return { width: columns * cellWidth + 2 * border, height: rows.length * cellHeight + 2 * border };
}

/** Run-length encodes the dark cells of a row. */
export function runLengths(row: ArrayLike<number | boolean>, from = 0, to = row.length): number[] {
  const runs: number[] = [];
  for (let index = from; index < to; ) {
    if (!row[index]) {
      index++;
      continue;
    }
    const start = index;
    while (index < to && row[index]) index++;
    runs.push(start - from, index - start);
  }
  return runs;
}

/** Each run is a stroke along the middle of its row, the most compact path. */
export function gridSvg(grid: Grid, layout: GridLayout, { fg, bg }: GridColours): string {
  const { width, height } = gridSize(grid, layout);
  // With square cells the cell is the unit of the SVG, which shortens its numbers; otherwise the pixel is.
  const unit = layout.cellWidth === layout.cellHeight ? layout.cellWidth : 1;
  const cell = layout.cellWidth / unit;
  const rowHeight = layout.cellHeight / unit;
  const border = layout.border / unit;
  const box = `${width / unit} ${height / unit}`;
  let path = '';
  for (const [row, runs] of grid.rows.entries()) {
    let pen = 0;
    for (let index = 0; index < runs.length; index += 2) {
      const start = (runs[index] as number) * cell;
      const length = (runs[index + 1] as number) * cell;
      path += index === 0 ? `M${border + start} ${border + (row + 0.5) * rowHeight}h${length}` : `m${start - pen} 0h${length}`;
      pen = start + length;
    }
  }
  const ground = toColour(bg).alpha === 0 ? '' : `<path ${paintAttributes('fill', bg)} d="M0 0h${width / unit}v${height / unit}H0z"/>`;
  const stroke = rowHeight === 1 ? '' : ` stroke-width="${rowHeight}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${box}" shape-rendering="crispEdges">${ground}<path ${paintAttributes('stroke', fg)}${stroke} d="${path}"/></svg>`;
}

export function gridPng(grid: Grid, layout: GridLayout, { fg, bg }: GridColours): Promise<Buffer> {
  const { width, height } = gridSize(grid, layout);
  const { cellWidth, cellHeight, border } = layout;
  const scanline = Math.ceil(width / 8) + 1;
  const pixels = Buffer.alloc(scanline * height);
  let above = Buffer.alloc(scanline);
  for (const [row, runs] of grid.rows.entries()) {
    const line = Buffer.alloc(scanline);
    for (let index = 0; index < runs.length; index += 2) {
      const start = border + (runs[index] as number) * cellWidth;
      setBits(line, 8 + start, 8 + start + (runs[index + 1] as number) * cellWidth);
    }
    // PNG filter Up: the first scanline of a row of cells is the difference from the row above; the scanlines below it are zero.
    const top = (border + row * cellHeight) * scanline;
    for (let index = 0; index < scanline; index++) pixels[top + index] = (line[index] as number) - (above[index] as number);
    above = line;
  }
  const afterLast = (border + grid.rows.length * cellHeight) * scanline;
  if (border > 0) for (let index = 0; index < scanline; index++) pixels[afterLast + index] = -(above[index] as number);
  const FILTER_UP = 2;
  for (let y = 0; y < height; y++) pixels[y * scanline] = FILTER_UP;
  return encodeBilevelPng({ width, height, palette: [toColour(bg), toColour(fg)], filtered: pixels });
}

function setBits(line: Buffer, from: number, to: number): void {
  for (let bit = from; bit < to; ) {
    if (bit % 8 === 0 && to - bit >= 8) {
      line[bit >> 3] = 0xff;
      bit += 8;
    } else {
      line[bit >> 3] = (line[bit >> 3] as number) | (0x80 >> (bit & 7));
      bit++;
    }
  }
}
