/** Text as bars or modules, and as the picture of them. */
import bwip from 'bwip-js';
import { type CodeStyle, codeFile, fitWithin } from '../../core/draw/code.ts';
import { type Grid, runsOf } from '../../core/draw/grid.ts';
import { invalid } from '../../core/request/api-error.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { isTwoDimensional, tooLong } from './capacity.ts';
import { BARCODES, type BarcodeType } from './types.ts';

export interface BarcodeRequest extends CodeStyle {
  readonly type: BarcodeType;
  /** As `prepare` of its type made it. */
  readonly text: string;
  readonly margin: number;
  /** Linear codes. */
  readonly scale: number;
  readonly height: number;
  /** Two-dimensional codes. */
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
  // Its bars are those of Interleaved 2 of 5; the frame that cardboard needs is the printer's.
  itf14: 'interleaved2of5',
  gs1128: 'gs1-128',
  gs1datamatrix: 'gs1datamatrix',
};

export async function toPicture(request: BarcodeRequest): Promise<FileAnswer> {
  const { type, text, margin, scale, height } = request;
  const grid = toGrid(type, text);
  const layout = BARCODES[type].linear ? { cellWidth: scale, cellHeight: height, border: margin * scale } : fitWithin(grid, request);
  const picture = await codeFile(grid, layout, request);
  return { ...picture, headers: { 'content-disposition': `inline; filename="${type}.${request.format}"` } };
}

export function toGrid(type: BarcodeType, text: string): Grid {
  const [symbol] = encode(type, text);
  if (!symbol) throw new Error(`${type} gave no symbol`);
  if ('sbs' in symbol) return barsOf(symbol.sbs);
  const { pixs, pixx, pixy } = symbol;
  const length = pixs.length / pixx;
  return { columns: pixx, rows: Array.from({ length }, (_, row) => runsOf(pixs, row * pixx, (row + 1) * pixx)), rowHeight: pixy / length };
}

/** As the encoder gives it: widths of bars and spaces in turn, or rows of modules, `pixy` modules high together. */
type Encoded = { readonly sbs: number[] } | { readonly pixs: number[]; readonly pixx: number; readonly pixy: number };

function encode(type: BarcodeType, text: string): readonly Encoded[] {
  try {
    // Code 93 is not readable without its two check characters, which this encoder adds only when asked.
    return bwip.raw({ bcid: ENCODERS[type], text, ...(type === 'code93' && { includecheck: true }) });
  } catch (error) {
    if (type === 'gs1128' || type === 'gs1datamatrix') wrongElements(error);
    if (isTwoDimensional(type) && /too\s?long|too\s?much\s?data|exceed/i.test(String(error))) tooLong(type);
    throw error;
  }
}

/** `bwipp.GS1badChecksum#4569: AI (01): Bad checksum` → `AI (01): Bad checksum` */
function wrongElements(error: unknown): never {
  const [, reason = 'the elements do not fit into one symbol'] =
    /^bwipp?\.\w+#\d+: (.{1,200})$/i.exec(error instanceof Error ? error.message : String(error)) ?? [];
  return invalid('text', `is not right for GS1: ${reason}`);
}

/** Widths of bars and spaces in turn, beginning with a bar. */
function barsOf(widths: readonly number[]): Grid {
  const runs: number[] = [];
  let at = 0;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) runs.push(at, width);
    at += width;
  }
  return { columns: at, rows: [runs] };
}
