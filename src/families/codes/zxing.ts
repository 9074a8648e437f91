/** Decodes barcodes with ZXing-C++ in WebAssembly. Child processes only. */
import { readFile } from 'node:fs/promises';
import type { ReadOutputBarcodeFormat, ReadResult } from 'zxing-wasm/reader';
import { builtInFile } from '../../core/models/weights.ts';
import type { CodeType } from './records.ts';

// The package has three more builds, of 3 MB.
const { prepareZXingModule, readBarcodes } = (await import(
  builtInFile('zxing-wasm', 'dist/es/reader/index.js')
)) as typeof import('zxing-wasm/reader');

/** RGBA. */
export interface RgbaPixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export interface DecodedSymbol {
  readonly type: CodeType;
  readonly text: string;
  /** Content that is not text; otherwise undefined. */
  readonly binary: Uint8Array | undefined;
  readonly corners: readonly { readonly x: number; readonly y: number }[];
  /** Clockwise, in degrees. */
  readonly rotation: number;
}

/** A sheet of labels has fewer. */
export const MAX_CODES = 64;

const TYPES: Partial<Record<ReadOutputBarcodeFormat, CodeType>> = {
  QRCode: 'qr',
  MicroQRCode: 'microqr',
  RMQRCode: 'rmqr',
  EAN13: 'ean13',
  EAN8: 'ean8',
  UPCA: 'upca',
  UPCE: 'upce',
  Code128: 'code128',
  Code39: 'code39',
  Code93: 'code93',
  Codabar: 'codabar',
  ITF: 'itf',
  DataBar: 'databar',
  DataBarExp: 'databar',
  DataBarLtd: 'databar',
  DataMatrix: 'datamatrix',
  PDF417: 'pdf417',
  Aztec: 'aztec',
};

type Names = Parameters<typeof readBarcodes>[1] extends infer Options
  ? NonNullable<NonNullable<Options>['formats' & keyof Options]>
  : never;
const FORMATS = Object.keys(TYPES) as unknown as Names;

let ready: Promise<unknown> | undefined;

/** By default the package downloads its WebAssembly. */
async function loadReader(): Promise<void> {
  ready ??= readFile(new URL(builtInFile('zxing-wasm', 'dist/reader/zxing_reader.wasm'))).then((file) =>
    prepareZXingModule({
      overrides: { wasmBinary: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer },
      fireImmediately: true,
    }),
  );
  await ready;
}

export async function decodeSymbols(pixels: RgbaPixels): Promise<DecodedSymbol[]> {
  await loadReader();
  // The package accepts any object with pixels; its type is that of browsers.
  const results = await readBarcodes(pixels as never, {
    formats: FORMATS,
    tryHarder: true,
    tryDenoise: true,
    maxNumberOfSymbols: MAX_CODES,
    textMode: 'Plain',
  });
  return results.flatMap((result) => toSymbol(result) ?? []);
}

function toSymbol({ format, text, bytes, contentType, position, rotation }: ReadResult): DecodedSymbol | undefined {
  const type = TYPES[format];
  if (type === undefined) return undefined;
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  // The bars of a UPC-A are those of an EAN-13 that begins with 0.
  const isUpca = type === 'ean13' && text.startsWith('0');
  return {
    type: isUpca ? 'upca' : type,
    text: isUpca ? text.slice(1) : text,
    binary: contentType === 'Binary' ? bytes : undefined,
    corners: [topLeft, topRight, bottomRight, bottomLeft],
    rotation: (Math.round(rotation) + 360) % 360,
  };
}
