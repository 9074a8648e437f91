/** Encodes text as bars or modules and draws them. */
import { type CodeStyle, codeFile, moduleLayout } from '../../core/draw/barcode-output.ts';
import { type Grid, runLengths } from '../../core/draw/grid.ts';
import { builtInFile } from '../../core/models/weights.ts';
import { invalid } from '../../core/request/api-error.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { isTwoDimensional, rejectTooLong } from './capacity.ts';
import { BARCODES, type BarcodeType } from './types.ts';

// The package has seven more builds, of 10 MB.
const { default: bwip } = (await import(builtInFile('bwip-js', 'dist/bwip-js-node.mjs'))) as { default: typeof import('bwip-js') };

export interface BarcodeRequest extends CodeStyle {
  readonly type: BarcodeType;
  /** As returned by `prepare` of its type. */
  readonly text: string;
  readonly margin: number;
  /** For linear codes. */
  readonly scale: number;
  readonly height: number;
  /** For two-dimensional codes. */
  readonly size: number;
}

const ENCODERS: Readonly<Record<BarcodeType, string>> = {
  code128: 'code128',
  code39: 'code39',
  code93: 'code93',
  ean13: 'ean13',
  ean8: 'ean8',
  itf: 'interleaved2of5',
  codabar: 'rationalizedCodabar',
  datamatrix: 'datamatrix',
  pdf417: 'pdf417',
  aztec: 'azteccode',
  upca: 'upca',
  isbn: 'ean13',
  // The bars are Interleaved 2 of 5; the bearer bars that cardboard needs are left to the printer.
  itf14: 'interleaved2of5',
  gs1128: 'gs1-128',
  gs1datamatrix: 'gs1datamatrix',
};

export async function renderBarcode(request: BarcodeRequest): Promise<FileAnswer> {
  const { type, text, margin, scale, height } = request;
  const grid = encodeGrid(type, text);
  const layout = BARCODES[type].linear ? { cellWidth: scale, cellHeight: height, border: margin * scale } : moduleLayout(grid, request);
  const picture = await codeFile(grid, layout, request);
  return { ...picture, headers: { 'content-disposition': `inline; filename="${type}.${request.format}"` } };
}

export function encodeGrid(type: BarcodeType, text: string): Grid {
  const [symbol] = encode(type, text);
  if (!symbol) throw new Error(`${type} gave no symbol`);
  if ('sbs' in symbol) return barsToGrid(symbol.sbs);
  const { pixs, pixx, pixy } = symbol;
  const length = pixs.length / pixx;
  return {
    columns: pixx,
    rows: Array.from({ length }, (_, row) => runLengths(pixs, row * pixx, (row + 1) * pixx)),
    rowHeight: pixy / length,
  };
}

/** Encoder output: alternating widths of bars and spaces, or a module matrix of `pixx` columns and `pixy` rows. */
type Encoded = { readonly sbs: number[] } | { readonly pixs: number[]; readonly pixx: number; readonly pixy: number };

function encode(type: BarcodeType, text: string): readonly Encoded[] {
  try {
    // Code 93 is unreadable without its two check characters, which this encoder adds only on request.
    return bwip.raw({ bcid: ENCODERS[type], text, ...(type === 'code93' && { includecheck: true }) });
  } catch (error) {
    if (type === 'gs1128' || type === 'gs1datamatrix') rejectElements(error);
    if (isTwoDimensional(type) && /too\s?long|too\s?much\s?data|exceed/i.test(String(error))) rejectTooLong(type);
    throw error;
  }
}

/** `bwipp.GS1badChecksum#4569: AI (01): Bad checksum` → `AI (01): Bad checksum` */
function rejectElements(error: unknown): never {
  const [, reason = 'the elements do not fit into one symbol'] =
    /^bwipp?\.\w+#\d+: (.{1,200})$/i.exec(error instanceof Error ? error.message : String(error)) ?? [];
  return invalid('text', `is not valid for GS1: ${reason}`);
}

/** Alternating widths of bars and spaces, starting with a bar. */
function barsToGrid(widths: readonly number[]): Grid {
  const runs: number[] = [];
  let x = 0;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) runs.push(x, width);
    x += width;
  }
  return { columns: x, rows: [runs] };
}
