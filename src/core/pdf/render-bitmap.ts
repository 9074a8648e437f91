/** Rasterises PDF pages. Child processes only. */
import { ApiError } from '../request/api-error.ts';
import type { OpenPage } from './document.ts';
import { withFormEnvironment } from './form-environment.ts';

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** 1 for greyscale, 3 for RGB. */
  readonly channels: 1 | 3;
  readonly pixels: Uint8Array;
}

export interface BitmapSize {
  readonly width: number;
  readonly height: number;
}

const FORMATS = { grey: { code: 1, channels: 1 }, colour: { code: 2, channels: 3 } } as const;
export type ColourMode = keyof typeof FORMATS;

const WHITE = 0xffffffff;
const FPDF_ANNOT = 0x01;
const FPDF_GRAYSCALE = 0x08;
const FPDF_REVERSE_BYTE_ORDER = 0x10;

/** Renders the page on a white background, with annotations and form fields. Check the size first: this allocates the bitmap. */
export function renderBitmap(open: OpenPage, { width, height }: BitmapSize, mode: ColourMode): Bitmap {
  const { pdfium, page } = open;
  const { code, channels } = FORMATS[mode];
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, code, 0, 0);
  if (!bitmap) throw new ApiError('unavailable', 'There is not enough memory for an image of this size.');
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    const flags = FPDF_ANNOT | (mode === 'grey' ? FPDF_GRAYSCALE : FPDF_REVERSE_BYTE_ORDER);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
    // Page rendering leaves out form fields: the form environment draws them.
    withFormEnvironment(open, (form) => {
      if (form === 0) return;
      pdfium.FPDF_SetFormFieldHighlightAlpha(form, 0);
      pdfium.FORM_OnAfterLoadPage(page, form);
      pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, flags);
      pdfium.FORM_OnBeforeClosePage(page, form);
    });
    const address = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    return { width, height, channels, pixels: removeStridePadding(pdfium.memory.HEAPU8, address, stride, width * channels, height) };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

/** PDFium pads each row (stride) to a multiple of four bytes. */
function removeStridePadding(memory: Uint8Array, address: number, stride: number, rowBytes: number, rows: number): Uint8Array {
  if (stride === rowBytes) return memory.slice(address, address + rows * rowBytes);
  const pixels = new Uint8Array(rowBytes * rows);
  for (let row = 0; row < rows; row++) {
    const from = address + row * stride;
    pixels.set(memory.subarray(from, from + rowBytes), row * rowBytes);
  }
  return pixels;
}
