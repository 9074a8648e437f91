/** Crops pages: the content outside stays in the file, but is not shown. Child process. */
import { loadPages } from '../../../core/pdf/load-graph.ts';
import { arrayOf, catalogOf, dictOf } from '../../../core/pdf/object-graph.ts';
import { type RewrittenPdf, validatePdf } from '../../../core/pdf/rewrite.ts';
import { invalid } from '../../../core/request/api-error.ts';
import { writeCompactPdf } from '../writing/compact-writer.ts';
import { copyEncryption } from '../writing/encryption.ts';
import { checkPageCount, checkPagesExist, type PageSelection, selectPages } from '../writing/page-selection.ts';
import { insetBox, type PageGeometry, pageGeometry } from './page-boxes.ts';

export interface CropTask {
  readonly bytes: Uint8Array;
  /** Undefined for all pages. */
  readonly selection: PageSelection | undefined;
  /** In points, in view coordinates. */
  readonly area: CropMargins | CropArea;
}

export interface CropMargins {
  readonly margins: readonly [top: number, right: number, bottom: number, left: number];
}

/** Area to keep, from the upper left corner of the page in view coordinates. */
export interface CropArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export async function cropPages({ bytes, selection, area }: CropTask): Promise<RewrittenPdf> {
  const pdf = await validatePdf(bytes);
  const { graph, repaired } = await loadPages(pdf);
  if (selection) checkPagesExist(selection, pdf.pages);
  const numbers = selection && selectPages(selection, pdf.pages);
  if (numbers?.length === 0) checkPageCount(numbers, pdf.pages);
  const selected = numbers && new Set(numbers);
  for (const [index, kid] of arrayOf(graph, dictOf(graph, catalogOf(graph).get('/Pages'))?.get('/Kids')).entries()) {
    const page = dictOf(graph, kid);
    if (!page || selected?.has(index + 1) === false) continue;
    const geometry = pageGeometry(graph, page);
    const box = insetBox(geometry, marginsOf(area, geometry));
    if (!box) emptyCropError(index + 1, geometry);
    page.set(
      '/CropBox',
      box.map((side) => String(Number(side.toFixed(3)))),
    );
    // Trim and bleed marks of the uncropped page; without them they equal the crop box.
    for (const name of ['/TrimBox', '/BleedBox', '/ArtBox']) page.delete(name);
  }
  return { file: await copyEncryption(pdf, writeCompactPdf(graph, new Map())), repaired };
}

/** Margins in units of the page. An area that reaches beyond the page ends at its edge. */
function marginsOf(area: CropMargins | CropArea, { unit, width, height }: PageGeometry): CropMargins['margins'] {
  if ('margins' in area) return area.margins.map((margin) => margin / unit) as unknown as CropMargins['margins'];
  const [left, top] = [area.left / unit, area.top / unit];
  return [top, Math.max(0, width - left - area.width / unit), Math.max(0, height - top - area.height / unit), left];
}

function emptyCropError(number: number, { width, height, unit }: PageGeometry): never {
  const [horizontalMm, verticalMm] = [width, height].map((side) => Math.round((side * unit * 25.4) / 72));
  return invalid(
    'pages',
    `nothing would be left of page ${number}, which is ${horizontalMm} × ${verticalMm} mm. Use smaller margins, or other pages`,
  );
}
