/** Decodes image XObjects of any filter and colour space: PDFium draws them from a PDF of their own. Child processes only. */
import type { ObjectGraph, PdfObject } from '../../../core/pdf/object-graph.ts';
import { type Pdfium, withPdfium } from '../../../core/pdf/pdfium.ts';
import { withPdfiumDocument } from '../../../core/pdf/pdfium-document.ts';
import { type Dict, eachRef, type PdfValue, serialiseValue } from '../../../core/pdf/syntax.ts';
import { streamObject, writePdf } from '../../../core/pdf/write-pdf.ts';

export interface DecodedImage {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  /** Greyscale or sRGB. */
  readonly channels: 1 | 3;
}

/** Entries that have no effect on the samples of the image itself. */
const OMITTED_KEYS = ['/SMask', '/Mask', '/Metadata', '/PieceInfo', '/Alternates', '/OPI', '/OC', '/StructParent', '/Length'] as const;
/** Limit on referenced objects: a colour space has a profile, a function or an alternate. */
const MAX_RELATED_OBJECTS = 64;
const FIRST_IMAGE_OBJECT = 4;

/** @param overrides entries of the dictionary to replace, or to delete if undefined */
export function decodeImage(
  graph: ObjectGraph,
  { value, data }: PdfObject,
  overrides: Readonly<Record<string, PdfValue | undefined>> = {},
): Promise<DecodedImage | undefined> {
  const dict: Dict = new Map(value as Dict);
  for (const key of OMITTED_KEYS) dict.delete(key);
  for (const [key, override] of Object.entries(overrides)) {
    if (override === undefined) dict.delete(key);
    else dict.set(key, override);
  }
  const file = pdfOfImage(graph, dict, data ?? Buffer.alloc(0));
  return file
    ? withPdfium((pdfium) => withPdfiumDocument(pdfium, file, ({ document }) => readBitmap(pdfium, document)))
    : Promise.resolve(undefined);
}

function pdfOfImage(graph: ObjectGraph, dict: Dict, data: Buffer): Buffer | undefined {
  const numbers = new Map<number, number>();
  const related: PdfValue[] = [dict];
  for (const value of related) {
    eachRef(value, (number) => {
      const object = graph.objects.get(number);
      if (!object || numbers.has(number)) return;
      numbers.set(number, FIRST_IMAGE_OBJECT + 1 + numbers.size);
      related.push(object.value);
    });
    if (numbers.size > MAX_RELATED_OBJECTS) return undefined;
  }
  const serialise = (value: PdfValue): string => serialiseValue(value, (number) => numbers.get(number) ?? 0);
  const serialiseStream = (entries: Dict, bytes: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(`${serialise(new Map([...entries, ['/Length', String(bytes.length)]]))}stream\n`, 'latin1'),
      bytes,
      Buffer.from('\nendstream'),
    ]);
  return writePdf([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /XObject << /P 4 0 R >> >> /Contents ' +
        `${FIRST_IMAGE_OBJECT + 1 + numbers.size} 0 R >>`,
    ),
    serialiseStream(dict, data),
    ...[...numbers.keys()].map((number) => {
      const object = graph.objects.get(number) as PdfObject;
      return object.data ? serialiseStream(object.value as Dict, object.data) : Buffer.from(serialise(object.value), 'latin1');
    }),
    streamObject('', Buffer.from('/P Do')),
  ]);
}

/** Pixel formats of PDFium: bytes per pixel. */
const BYTES_PER_PIXEL: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 4, 4: 4 };

function readBitmap(pdfium: Pdfium, document: number): DecodedImage | undefined {
  const page = pdfium.FPDF_LoadPage(document, 0);
  if (!page) return undefined;
  try {
    const image = pdfium.FPDFPage_CountObjects(page) === 1 ? pdfium.FPDFPage_GetObject(page, 0) : 0;
    const bitmap = image ? pdfium.FPDFImageObj_GetBitmap(image) : 0;
    if (!bitmap) return undefined;
    try {
      return copyPixels(pdfium, bitmap);
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap);
    }
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}

/** From blue, green, red in padded rows to red, green, blue. */
function copyPixels(pdfium: Pdfium, bitmap: number): DecodedImage | undefined {
  const [width, height] = [pdfium.FPDFBitmap_GetWidth(bitmap), pdfium.FPDFBitmap_GetHeight(bitmap)];
  const size = BYTES_PER_PIXEL[pdfium.FPDFBitmap_GetFormat(bitmap)];
  const [address, stride] = [pdfium.FPDFBitmap_GetBuffer(bitmap), pdfium.FPDFBitmap_GetStride(bitmap)];
  if (!size || !address) return undefined;
  const { HEAPU8: memory } = pdfium.memory;
  const channels = size === 1 ? 1 : 3;
  const data = Buffer.allocUnsafe(width * height * channels);
  for (let row = 0, index = 0; row < height; row++) {
    const start = address + row * stride;
    if (channels === 1) {
      data.set(memory.subarray(start, start + width), index);
      index += width;
      continue;
    }
    for (let offset = start, end = start + width * size; offset < end; offset += size, index += 3) {
      data[index] = memory[offset + 2] as number;
      data[index + 1] = memory[offset + 1] as number;
      data[index + 2] = memory[offset] as number;
    }
  }
  return { data, width, height, channels };
}
