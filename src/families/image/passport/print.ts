/** Outputs photographs: one per file, or many on a print sheet. */
import { declareCpuCost } from '../../../core/jobs/cpu-cost.ts';
import { mapVipsErrors, type Pixels, readPixels, vipsFromPixels, whiteBackground } from '../../../core/picture/vips.ts';
import { invalid } from '../../../core/request/api-error.ts';
import type { FileAnswer } from '../../../core/request/envelope.ts';
import { encodeWithinByteLimit, QUALITY_SEARCH_STEPS } from '../byte-target.ts';
import { effectsMs, encodeMs } from '../cost.ts';
import { photographAsPng, withDensity } from '../encode.ts';
import type { PixelSize } from '../output-size.ts';
import { jpegObject, pdfPage } from '../pdf-page.ts';
import { cropPhotograph, type PhotographRequest } from './photograph.ts';
import { layoutSheet, MM_PER_INCH, mmToPixels, type SheetLayout, type SheetName } from './sheet-layout.ts';

export interface PassportRequest extends PhotographRequest {
  /** Millimetres. */
  readonly size: PixelSize;
  readonly dpi: number;
  readonly sheet: SheetName | 'none';
  readonly copies: number | undefined;
  readonly format: 'jpeg' | 'png' | 'pdf';
  readonly maxBytes: number | undefined;
}

const JPEG_QUALITY = 95;
const POINTS_PER_INCH = 72;
const CUT_LINE = '#c8c8c8';
const CUT_LINE_PIXELS = 1;

export async function printPassport(request: PassportRequest): Promise<FileAnswer> {
  const { size, dpi, sheet, copies, format, maxBytes } = request;
  const layout = sheet === 'none' ? undefined : layoutSheet(size, sheet, copies);
  if (layout?.positions.length === 0) invalid('size', `a photo of ${size.width} × ${size.height} mm does not fit on the sheet ${sheet}`);
  const paper = layout?.sheet ?? size;
  const pixelCount = mmToPixels(paper.width, dpi) * mmToPixels(paper.height, dpi);
  await declareCpuCost(
    effectsMs({}, pixelCount) +
      encodeMs(format === 'png' ? 'png' : 'jpeg', pixelCount, true) * (maxBytes === undefined ? 1 : QUALITY_SEARCH_STEPS),
  );
  const { pixels, chosenBy } = await cropPhotograph(request, {
    width: mmToPixels(size.width, dpi),
    height: mmToPixels(size.height, dpi),
  });
  const output = layout ? await composeSheet(pixels, layout, dpi) : pixels;
  const headers = {
    'x-image-width': `${output.width}`,
    'x-image-height': `${output.height}`,
    'x-photos': `${layout?.positions.length ?? 1}`,
    'x-chosen-by': chosenBy,
    'content-disposition': `inline; filename="${layout ? 'sheet' : 'photo'}.${format}"`,
  };
  if (maxBytes !== undefined) {
    const { data, quality } = await encodeWithinByteLimit(vipsFromPixels(output), {
      maxBytes,
      format: 'jpeg',
      isFixedSize: true,
      density: dpi,
    });
    return { file: data, type: 'image/jpeg', headers: { ...headers, 'x-image-quality': `${quality}` } };
  }
  const printed = withDensity(vipsFromPixels(output), dpi);
  if (format === 'png')
    return { file: await mapVipsErrors(photographAsPng(printed, output.width * output.height).toBuffer()), type: 'image/png', headers };
  const jpeg = await mapVipsErrors(printed.jpeg({ quality: JPEG_QUALITY }).toBuffer());
  if (format === 'jpeg') return { file: jpeg, type: 'image/jpeg', headers };
  return { file: pdfPage(jpegObject(jpeg, output), pageSize(paper)), type: 'application/pdf', headers };
}

async function composeSheet(photo: Pixels, { sheet, positions }: SheetLayout, dpi: number): Promise<Pixels> {
  const edge = { top: CUT_LINE_PIXELS, bottom: CUT_LINE_PIXELS, left: CUT_LINE_PIXELS, right: CUT_LINE_PIXELS };
  const framed = await readPixels(vipsFromPixels(photo).extend({ ...edge, background: CUT_LINE }));
  const { data: input, width, height, channels } = framed;
  const paper = { width: mmToPixels(sheet.width, dpi), height: mmToPixels(sheet.height, dpi) };
  const overlays = positions.map(({ left, top }) => ({
    input,
    raw: { width, height, channels },
    left: mmToPixels(left, dpi) - CUT_LINE_PIXELS,
    top: mmToPixels(top, dpi) - CUT_LINE_PIXELS,
  }));
  return readPixels(whiteBackground(paper).composite(overlays).removeAlpha());
}

/** In points, so that photographs print to scale. */
function pageSize({ width, height }: PixelSize): PixelSize {
  const points = (millimetres: number): number => (millimetres / MM_PER_INCH) * POINTS_PER_INCH;
  return { width: points(width), height: points(height) };
}
