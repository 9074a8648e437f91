/** Masks a PDF: a page with findings is rasterised, the findings are blacked out, and its other words stay as an invisible text layer. Child process. */
import { declareCpuCost } from '../../core/jobs/cpu-cost.ts';
import { reportProgress } from '../../core/jobs/progress.ts';
import type { PageImage } from '../../core/ocr/ocr-task.ts';
import { searchablePdf } from '../../core/ocr/output/searchable-pdf.ts';
import { withPage, withPdf } from '../../core/pdf/document.ts';
import { parsePagesStrictly } from '../../core/pdf/load-graph.ts';
import { catalogOf, type ObjectGraph, parseQpdfOutput } from '../../core/pdf/object-graph.ts';
import { type Bitmap, type ColourMode, renderBitmap } from '../../core/pdf/render-bitmap.ts';
import { sizeAtDpi } from '../../core/pdf/render-size.ts';
import { type Dict, type PdfValue, Ref, serialiseValue } from '../../core/pdf/syntax.ts';
import { deflatedObject, streamObject, writePdf } from '../../core/pdf/write-pdf.ts';
import { pixelMs } from '../../core/picture/cost.ts';
import { mapVipsErrors, vipsFromPixels } from '../../core/picture/vips.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { findEntities } from '../text/redact/redact.ts';
import { pixelsOf } from './boxes.ts';
import { cleanGraph, pagesOf, reachable } from './clean-graph.ts';
import type { Finding, PageReading, RedactionOptions } from './find.ts';
import { areCovered, fillBoxes } from './paint.ts';
import type { PreparedPage } from './prepare.ts';
import { type PageRecognition, readPages } from './read-pdf.ts';
import { textLayerLines } from './redacted-text-layer.ts';
import type { Box } from './text-map.ts';
import { checkMasked } from './verify.ts';

export interface MaskPdfTask {
  /** As `preparePdf` returns it. */
  readonly file: Uint8Array;
  readonly pages: readonly PreparedPage[];
  readonly recognitions: readonly PageRecognition[];
  readonly findings: readonly Finding[];
  readonly options: RedactionOptions;
}

export interface MaskedPdf {
  readonly file: Buffer;
  /** Number of rasterised pages. */
  readonly rasterised: number;
}

const DPI = 200;
const MAX_SIDE = 3500;
const JPEG_QUALITY = 85;
/** Milliseconds to render, encode and check a megapixel: measured on pages of text and of photographs. */
const MS_PER_MEGAPIXEL = 150;
/** Pages with less text, such as scans, get that of OCR. */
const MIN_TEXT_LAYER_CHARACTERS = 20;

export async function maskPdf({ file, pages, recognitions, findings, options }: MaskPdfTask): Promise<MaskedPdf> {
  const graph = parseQpdfOutput(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  const hasOptionalContent = catalogOf(graph).has('/OCProperties');
  const pagesToRasterise = pages.filter(
    ({ page, hasHiddenImage, needsOcr }) =>
      findings.some((each) => each.page === page) || hasHiddenImage || (hasOptionalContent && needsOcr),
  );
  const pixels = pagesToRasterise.map((page) => sizeAtDpi(page, DPI, MAX_SIDE)).reduce((sum, { width, height }) => sum + width * height, 0);
  await declareCpuCost(pixelMs(pixels, MS_PER_MEGAPIXEL));
  const read = await readPages(file, recognitions);
  const rasterisedPages: PageImage[] = [];
  const redactedBoxes = new Map<number, readonly Box[]>();
  for (const [index, page] of pagesToRasterise.entries()) {
    reportProgress(index / pagesToRasterise.length, `masking page ${page.page}`);
    const boxes = findings.filter((each) => each.page === page.page).flatMap((each) => each.boxes);
    const { picture, covered } = await rasterisePage(file, page, boxes, read[page.page - 1]);
    rasterisedPages.push(picture);
    redactedBoxes.set(page.page, covered);
  }
  if (rasterisedPages.length > 0) replacePages(graph, pagesToRasterise, rasterisedPages);
  cleanGraph(graph, (target) => findEntities(target, { types: options.kinds, minConfidence: options.minConfidence }).length === 0);
  const output = serialise(graph);
  await checkMasked(
    output,
    graph,
    findings,
    async (page) => {
      const { bitmap } = await renderAtDpi(output, page.page, 'grey');
      return areCovered({ ...bitmap, data: bitmap.pixels }, redactedBoxes.get(page.page) ?? []);
    },
    pagesToRasterise,
  );
  return { file: output, rasterised: pagesToRasterise.length };
}

/** Opened for each page: only one bitmap is in memory at a time. */
function renderAtDpi(file: Uint8Array, number: number, mode: ColourMode): Promise<{ bitmap: Bitmap; scale: number }> {
  return withPdf(file, (pdf) => {
    const drawn = withPage(pdf, number, (page) => {
      const size = sizeAtDpi(page, DPI, MAX_SIDE);
      return { bitmap: renderBitmap(page, size, mode), scale: size.width / page.width };
    });
    if (!drawn) throw new ApiError('unreadable_file', `Page ${number} of the PDF is damaged.`);
    return drawn;
  });
}

async function rasterisePage(
  file: Uint8Array,
  page: PreparedPage,
  boxes: readonly Box[],
  read: PageReading | undefined,
): Promise<{ picture: PageImage; covered: readonly Box[] }> {
  const { bitmap, scale } = await renderAtDpi(file, page.page, 'colour');
  const { width, height, channels, pixels } = bitmap;
  const covered = boxes.flatMap((box) => pixelsOf(box, scale, bitmap) ?? []);
  fillBoxes({ width, channels, data: pixels }, covered);
  const data = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const jpeg = await mapVipsErrors(vipsFromPixels({ data, width, height, channels }).jpeg({ quality: JPEG_QUALITY }).toBuffer());
  const textLayer = read?.textLayer;
  const rows =
    textLayer && textLayer.inOrder.text.trim().length >= MIN_TEXT_LAYER_CHARACTERS ? textLayer.rows : (read?.recognised[0] ?? []);
  return { picture: { jpeg, inColour: true, width, height, lines: textLayerLines(rows, boxes, scale, bitmap) }, covered };
}

/** Replaces pages by their rasterised ones, of the same size in points. */
function replacePages(graph: ObjectGraph, pagesToRasterise: readonly PreparedPage[], rasterisedPages: readonly PageImage[]): void {
  const shift = Math.max(0, ...graph.objects.keys());
  const added = parsePagesStrictly({ bytes: searchablePdf(rasterisedPages), pages: rasterisedPages.length, repaired: false }, shift)?.graph;
  if (!added) throw new Error('the picture pages cannot be read');
  for (const [number, object] of added.objects) graph.objects.set(number, object);
  const pages = pagesOf(graph);
  for (const [index, picture] of pagesOf(added).entries()) {
    const { page, width, height } = pagesToRasterise[index] as PreparedPage;
    const target = pages[page - 1] as Dict;
    const parent = target.get('/Parent') as PdfValue;
    const [, , pictureWidth = '1'] = picture.get('/MediaBox') as string[];
    target.clear();
    for (const [name, value] of picture) target.set(name, value);
    target.set('/Parent', parent);
    target.set('/MediaBox', ['0', '0', formatNumber(width), formatNumber(height)]);
    target.set('/Contents', [...scaling(graph, width / Number(pictureWidth)), picture.get('/Contents') as PdfValue]);
  }
}

/** A content stream with a cm operator that scales those after it: pages of pictures have the resolution of `searchablePdf`. */
function scaling(graph: ObjectGraph, factor: number): PdfValue[] {
  const number = Math.max(0, ...graph.objects.keys()) + 1;
  graph.objects.set(number, { value: new Map(), data: Buffer.from(`${factor.toFixed(6)} 0 0 ${factor.toFixed(6)} 0 0 cm\n`) });
  return [new Ref(number)];
}

const formatNumber = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Only reachable objects, renumbered; the catalogue is first. */
function serialise(graph: ObjectGraph): Buffer {
  const numbers = reachable(graph);
  const renumbered = new Map(numbers.map((number, index) => [number, index + 1]));
  const newNumber = (number: number): number => renumbered.get(number) ?? 0;
  return writePdf(
    numbers.map((number) => {
      const { value, data } = graph.objects.get(number) as { value: PdfValue; data?: Buffer };
      if (!data) return Buffer.from(serialiseValue(value, newNumber), 'latin1');
      const entries = serialiseValue(value, newNumber).slice(2, -2);
      return (value as Dict).has('/Filter') ? streamObject(entries, data) : deflatedObject(entries, data);
    }),
  );
}
