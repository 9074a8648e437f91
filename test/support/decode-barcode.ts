/** Decodes barcodes from pictures with independent decoders (ZXing, ZBar). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { scanImageData } from '@undecaf/zbar-wasm';
import sharp from 'sharp';
import { prepareZXingModule, type ReadInputBarcodeFormat, readBarcodes } from 'zxing-wasm/reader';

// Otherwise zxing-wasm fetches its WebAssembly from the network.
prepareZXingModule({
  overrides: { wasmBinary: toArrayBuffer(readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))) },
});

export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** PNG or SVG as RGBA pixels on a white background. */
export async function toPixels(picture: Uint8Array | string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(picture as Uint8Array))
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

export async function readWithZxing(picture: Uint8Array | string, format: ReadInputBarcodeFormat): Promise<string | undefined> {
  const pixels = { ...(await toPixels(picture)), colorSpace: 'srgb' } as never;
  const [result] = await readBarcodes(pixels, {
    formats: [format],
    tryHarder: true,
    maxNumberOfSymbols: 1,
    textMode: 'Plain',
  });
  return result?.text;
}

/** Linear barcodes and QR codes only. */
export async function readWithZbar(picture: Uint8Array | string): Promise<string | undefined> {
  const [result] = await scanImageData((await toPixels(picture)) as never);
  return result?.decode();
}

function toArrayBuffer(bytes: Buffer): ArrayBuffer {
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
