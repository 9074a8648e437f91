/** Outputs photographs: one per file, or many on a print sheet. */
import { expectCpu } from '../../../core/jobs/expected-cpu.ts';
import { streamObject, writePdf } from '../../../core/pdf/write.ts';
import { blankPaper, type Pixels, reading, readPixels, vipsFromPixels } from '../../../core/picture/vips.ts';
import { invalid } from '../../../core/request/api-error.ts';
import type { FileAnswer } from '../../../core/request/envelope.ts';
import { bestUnder, TRIES } from '../byte-target.ts';
import { encodeMs, lookMs } from '../cost.ts';
import { withDensity } from '../encode.ts';
import type { Size } from '../fit.ts';
import { layOut, MILLIMETRES_AN_INCH, pixelsOf, type SheetLayout, type SheetName } from './layout.ts';
import { cutPhotograph, type PhotographRequest } from './photograph.ts';

export interface PassportRequest extends PhotographRequest {
  /** Millimetres. */
  readonly size: Size;
  readonly dpi: number;
  readonly sheet: SheetName | 'none';
  readonly copies: number | undefined;
  readonly format: 'jpeg' | 'png' | 'pdf';
  readonly maxBytes: number | undefined;
}

const QUALITY = 95;
const POINTS_AN_INCH = 72;
const CUT_LINE = '#c8c8c8';
const CUT_LINE_PIXELS = 1;

export async function printPassport(request: PassportRequest): Promise<FileAnswer> {
  const { size, dpi, sheet, copies, format, maxBytes } = request;
  const layout = sheet === 'none' ? undefined : layOut(size, sheet, copies);
  if (layout?.places.length === 0) invalid('size', `a photograph of ${size.width} × ${size.height} mm does not fit on the sheet ${sheet}`);
  const paper = layout?.sheet ?? size;
  const count = pixelsOf(paper.width, dpi) * pixelsOf(paper.height, dpi);
  await expectCpu(lookMs({}, count) + encodeMs(format === 'png' ? 'png' : 'jpeg', count) * (maxBytes === undefined ? 1 : TRIES));
  const { pixels, by } = await cutPhotograph(request, { width: pixelsOf(size.width, dpi), height: pixelsOf(size.height, dpi) });
  const whole = layout ? await onSheet(pixels, layout, dpi) : pixels;
  const headers = {
    'x-image-width': `${whole.width}`,
    'x-image-height': `${whole.height}`,
    'x-photos': `${layout?.places.length ?? 1}`,
    'x-chosen-by': by,
    'content-disposition': `inline; filename="${layout ? 'sheet' : 'photo'}.${format}"`,
  };
  if (maxBytes !== undefined) {
    const { data, quality } = await bestUnder(vipsFromPixels(whole), { maxBytes, format: 'jpeg', keepsSize: true, density: dpi });
    return { file: data, type: 'image/jpeg', headers: { ...headers, 'x-image-quality': `${quality}` } };
  }
  const printed = withDensity(vipsFromPixels(whole), dpi);
  if (format === 'png') return { file: await reading(printed.png().toBuffer()), type: 'image/png', headers };
  const jpeg = await reading(printed.jpeg({ quality: QUALITY }).toBuffer());
  if (format === 'jpeg') return { file: jpeg, type: 'image/jpeg', headers };
  return { file: pageOf(jpeg, whole, paper), type: 'application/pdf', headers };
}

async function onSheet(photo: Pixels, { sheet, places }: SheetLayout, dpi: number): Promise<Pixels> {
  const edge = { top: CUT_LINE_PIXELS, bottom: CUT_LINE_PIXELS, left: CUT_LINE_PIXELS, right: CUT_LINE_PIXELS };
  const framed = await readPixels(vipsFromPixels(photo).extend({ ...edge, background: CUT_LINE }));
  const { data: input, width, height, channels } = framed;
  const paper = { width: pixelsOf(sheet.width, dpi), height: pixelsOf(sheet.height, dpi) };
  const laid = places.map(({ left, top }) => ({
    input,
    raw: { width, height, channels },
    left: pixelsOf(left, dpi) - CUT_LINE_PIXELS,
    top: pixelsOf(top, dpi) - CUT_LINE_PIXELS,
  }));
  return readPixels(blankPaper(paper).composite(laid).removeAlpha());
}

/** A PDF page of the exact size, so that photographs print to scale. */
function pageOf(jpeg: Buffer, { width, height }: Size, millimetres: Size): Buffer {
  const points = (length: number): string => ((length / MILLIMETRES_AN_INCH) * POINTS_AN_INCH).toFixed(3);
  const [across, down] = [points(millimetres.width), points(millimetres.height)];
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  return writePdf([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>`,
    ),
    streamObject('', Buffer.from(`${across} 0 0 ${down} 0 0 cm /I Do`)),
    streamObject(image, jpeg),
  ]);
}
