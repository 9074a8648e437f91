/** Text or picture watermark. Text is drawn as outlines, so that every script is correct in every reader. Child process. */
import { withPage, withPdf } from '../../../core/pdf/document.ts';
import { preserveStreamsOptions } from '../../../core/pdf/qpdf.ts';
import { type RewrittenPdf, rewriteWithQpdf, validatePdf } from '../../../core/pdf/rewrite.ts';
import type { Dict } from '../../../core/pdf/syntax.ts';
import { qpdfPageRange } from '../writing/arrange-pages.ts';
import { writeCompactPdf } from '../writing/compact-writer.ts';
import type { PageSelection } from '../writing/page-selection.ts';
import { embedPicture } from './from-images.ts';
import { fillOutlines, formatNumbers, outlineText } from './outlined-text.ts';
import { PdfBuilder } from './pdf-builder.ts';

export interface WatermarkTask {
  readonly bytes: Uint8Array;
  readonly text: string | undefined;
  readonly picture: Uint8Array | undefined;
  /** Undefined for all pages. */
  readonly selection: PageSelection | undefined;
  /** From 0 to 1. */
  readonly opacity: number;
  /** Degrees, counter-clockwise. */
  readonly angle: number;
  /** RGB from 0 to 1. */
  readonly colour: readonly number[];
  readonly under: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Maximum width and height of a text, and size of a picture, as fractions of the page. */
const MAX_PAGE_FRACTION = 0.85;
const PICTURE_FRACTION = 0.5;
/** Maximum font size, as a fraction of the shorter side of the page. */
const MAX_FONT_FRACTION = 1 / 5;
const LINE_HEIGHT = 1.2;
/** Lower bound for the width of zero-advance text. */
const MIN_EMS = 0.001;
/** Offset from the middle of the line to the baseline. */
const BASELINE_OFFSET = 0.3;

export async function watermark(task: WatermarkTask): Promise<RewrittenPdf> {
  const pdf = await validatePdf(task.bytes);
  const size = await firstPageSize(pdf.bytes);
  const markPdf = writeCompactPdf((await buildMark(task, size)).graph(), new Map());
  const pages = task.selection ? qpdfPageRange(task.selection, pdf.pages) : '1-z';
  const layer = [task.under ? '--underlay' : '--overlay', '/mark', `--to=${pages}`, '--from=', '--repeat=1', '--'];
  return rewriteWithQpdf(['/in', ...layer, ...preserveStreamsOptions(pdf.bytes)], pdf, 'The PDF', { '/mark': markPdf });
}

function firstPageSize(bytes: Uint8Array): Promise<Size> {
  return withPdf(
    bytes,
    (pdf) => withPage(pdf, 1, ({ width, height }) => ({ width: Math.max(1, width), height: Math.max(1, height) })) ?? A4,
  );
}

const A4: Size = { width: 595.28, height: 841.89 };

/** A page of the size of the first, overlaid on each and scaled to it. */
async function buildMark({ text, picture, opacity, angle, colour }: WatermarkTask, page: Size): Promise<PdfBuilder> {
  const pdf = new PdfBuilder();
  const state: Dict = new Map([
    ['/ca', String(opacity)],
    ['/CA', String(opacity)],
  ]);
  const radians = (angle * Math.PI) / 180;
  const placement = (extent: Size): string => `/G gs ${rotationMatrix(radians, page, extent)} cm`;
  if (picture) {
    const embedded = await embedPicture(pdf, Buffer.from(picture.buffer, picture.byteOffset, picture.length));
    const scale = PICTURE_FRACTION * Math.min(page.width / embedded.width, page.height / embedded.height);
    const extent = { width: embedded.width * scale, height: embedded.height * scale };
    pdf.addPage(
      page,
      `q ${placement(extent)} ${formatNumbers([extent.width, 0, 0, extent.height, 0, 0])} cm /P Do Q`,
      embedded.image,
      state,
    );
    return pdf;
  }
  const line = outlineText(text ?? '', 'bold');
  const em = fitFontSize(Math.max(line.width, MIN_EMS), radians, page);
  const extent = { width: line.width * em, height: 2 * BASELINE_OFFSET * em };
  const drawing = `q ${placement(extent)} ${formatNumbers(colour)} rg\n${fillOutlines(line, em, 0, 0)}Q`;
  pdf.addPage(page, drawing, undefined, state);
  return pdf;
}

/** Font size at which a rotated line of `ems` stays on the page. */
function fitFontSize(ems: number, angle: number, { width, height }: Size): number {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const maxSize = Math.min(
    (MAX_PAGE_FRACTION * width) / (ems * cos + LINE_HEIGHT * sin),
    (MAX_PAGE_FRACTION * height) / (ems * sin + LINE_HEIGHT * cos),
  );
  return Math.min(maxSize, MAX_FONT_FRACTION * Math.min(width, height));
}

/** Rotates about the centre of the page; the origin of the content is its lower left corner. */
function rotationMatrix(angle: number, page: Size, { width, height }: Size): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [-width / 2, -height / 2];
  return formatNumbers([cos, sin, -sin, cos, page.width / 2 + x * cos - y * sin, page.height / 2 + x * sin + y * cos]);
}
