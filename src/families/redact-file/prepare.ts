/** Prepares a PDF for masking: one kind of content only, and what has to be read by OCR. Child process. */
import { type OpenPage, withPage, withPdf } from '../../core/pdf/document.ts';
import { withTextPage } from '../../core/pdf/glyphs.ts';
import { pageViewOf } from '../../core/pdf/page-view.ts';
import { withAllocation } from '../../core/pdf/pdfium.ts';
import { rewriteWithQpdf, validatePdf } from '../../core/pdf/rewrite.ts';
import { ApiError } from '../../core/request/api-error.ts';

/**
 * Annotations and form fields become part of the page content; pages no longer share pictures that only one of them shows; no encryption. In the
 * form that `parseQpdfOutput` reads.
 */
const OPTIONS = [
  '--pages',
  '.',
  '1-z',
  '--',
  '--generate-appearances',
  '--flatten-annotations=all',
  '--remove-unreferenced-resources=yes',
  '--object-streams=disable',
  '--decrypt',
] as const;

export const MAX_PAGES = 50;

export interface PreparedPage {
  readonly page: number;
  /** In points, as displayed. */
  readonly width: number;
  readonly height: number;
  /** Whether it shows pictures or drawings that may hold text. */
  readonly needsOcr: boolean;
  /** Whether it shows pictures or drawings that may be codes. */
  readonly mayHaveCodes: boolean;
  /** Whether a part of a picture is outside of the visible area, or may be below another object: it cannot be read there. */
  readonly hasHiddenImage: boolean;
}

export interface PreparedPdf {
  readonly file: Buffer;
  readonly pages: readonly PreparedPage[];
  readonly repaired: boolean;
}

export async function preparePdf({ bytes }: { readonly bytes: Uint8Array }): Promise<PreparedPdf> {
  const pdf = await validatePdf(bytes);
  if (pdf.pages > MAX_PAGES)
    throw new ApiError('too_large', `The PDF has ${pdf.pages} pages; the limit is ${MAX_PAGES}. Divide it first with /v1/pdf/split.`);
  const { file, repaired } = await rewriteWithQpdf(['/in', ...OPTIONS], pdf);
  const pages = await withPdf(file, (open) =>
    Array.from({ length: open.pages }, (_, index): PreparedPage => {
      const page = withPage(open, index + 1, (each) => ({ page: index + 1, width: each.width, height: each.height, ...contentOf(each) }));
      if (!page) throw new ApiError('unreadable_file', `Page ${index + 1} of the PDF is damaged, so that it cannot be searched.`);
      return page;
    }),
  );
  return { file, pages, repaired };
}

/** PDFium's types of page objects. */
const [TEXT, PATH, IMAGE, FORM] = [1, 2, 3, 5];
const BEZIER = 1;
const MAX_DEPTH = 10;
const MAX_OBJECTS = 50_000;
/** Pictures of a page that are compared with the objects over them. */
const MAX_PICTURES = 100;

/** Smaller pictures are logos. A card on A4 has seven per cent. */
const MIN_PICTURE_SHARE = 0.01;
/** Points: codes of less are unreadable in print. */
const MIN_CODE_SIDE = 28;
const MAX_CODE_ASPECT = 1.4;
/** A code drawn as squares has hundreds. */
const MIN_CODE_PATHS = 150;
/** Letters that were converted to outlines have curves; rules and cells of tables have none. */
const MIN_CURVES = 40;
/** Glyphs without a Unicode value: the text of the page cannot be read from the file. */
const MIN_UNMAPPED = 8;

interface ContentCounts {
  objects: number;
  paths: number;
  curves: number;
  largePictures: number;
  squares: number;
  hidden: number;
  /** Large pictures so far, in drawing order. */
  readonly pictures: Bounds[];
}

type Bounds = readonly [left: number, bottom: number, right: number, top: number];

function contentOf(page: OpenPage): Pick<PreparedPage, 'needsOcr' | 'mayHaveCodes' | 'hasHiddenImage'> {
  const counts: ContentCounts = { objects: 0, paths: 0, curves: 0, largePictures: 0, squares: 0, hidden: 0, pictures: [] };
  const { pdfium } = page;
  const count = pdfium.FPDFPage_CountObjects(page.page);
  for (let i = 0; i < count && counts.objects < MAX_OBJECTS; i++) countObject(page, pdfium.FPDFPage_GetObject(page.page, i), counts, 0);
  const needsOcr =
    counts.largePictures > 0 || counts.curves >= MIN_CURVES || countUnmapped(page) >= MIN_UNMAPPED || counts.objects >= MAX_OBJECTS;
  return { needsOcr, mayHaveCodes: needsOcr || counts.squares > 0 || counts.paths >= MIN_CODE_PATHS, hasHiddenImage: counts.hidden > 0 };
}

function countObject(page: OpenPage, object: number, counts: ContentCounts, depth: number): void {
  const { pdfium } = page;
  counts.objects++;
  const pictures = counts.largePictures;
  const type = pdfium.FPDFPageObj_GetType(object);
  if (type === FORM && depth < MAX_DEPTH) {
    const count = pdfium.FPDFFormObj_CountObjects(object);
    for (let i = 0; i < count && counts.objects < MAX_OBJECTS; i++)
      countObject(page, pdfium.FPDFFormObj_GetObject(object, i), counts, depth + 1);
  }
  if (type === PATH) {
    counts.paths++;
    const segments = Math.min(pdfium.FPDFPath_CountSegments(object), 4 * MIN_CURVES);
    for (let i = 0; i < segments && counts.curves < MIN_CURVES; i++)
      if (pdfium.FPDFPathSegment_GetType(pdfium.FPDFPath_GetPathSegment(object, i)) === BEZIER) counts.curves++;
  }
  const bounds = depth === 0 && type !== TEXT ? boundsOf(page, object) : EMPTY;
  // A number that was painted over in an earlier edit is still in the picture below.
  const isOverPicture =
    depth > 0 ? type === PATH && counts.largePictures > 0 : counts.pictures.some((picture) => overlaps(picture, bounds));
  if (isOverPicture) counts.hidden++;
  if (depth === 0 && counts.largePictures > pictures && counts.pictures.length < MAX_PICTURES) counts.pictures.push(bounds);
  if (type !== IMAGE) return;
  const [left, bottom, right, top] = bounds;
  const [width, height] = [right - left, top - bottom];
  // The size of a picture in a form depends on where the form is drawn: it is taken for a large one.
  if (depth > 0 || width * height >= MIN_PICTURE_SHARE * page.width * page.height) {
    counts.largePictures++;
    if (depth === 0 && counts.pictures.length < MAX_PICTURES) counts.pictures.push(bounds);
  }
  if (depth === 0 && isCropped(page, bounds)) counts.hidden++;
  if (Math.min(width, height) >= MIN_CODE_SIDE && Math.max(width, height) <= MAX_CODE_ASPECT * Math.min(width, height)) counts.squares++;
}

const EMPTY: Bounds = [0, 0, 0, 0];
/** Maximum overlap, in points, of neighbouring parts of one picture. */
const MAX_OVERLAP = 2;

function overlaps(a: Bounds, b: Bounds): boolean {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return across > MAX_OVERLAP && down > MAX_OVERLAP;
}

/** Maximum bleed, in points, of scanned pictures beyond their page. */
const MAX_BLEED = 6;

function isCropped(page: OpenPage, bounds: Bounds): boolean {
  const { left, top, right, bottom } = pageViewOf(page).box(...bounds);
  return left < -MAX_BLEED || top < -MAX_BLEED || right > page.width + MAX_BLEED || bottom > page.height + MAX_BLEED;
}

function boundsOf({ pdfium }: OpenPage, object: number): Bounds {
  return withAllocation(pdfium, 16, (address) => {
    if (!pdfium.FPDFPageObj_GetBounds(object, address, address + 4, address + 8, address + 12)) return EMPTY;
    return [...pdfium.memory.HEAPF32.subarray(address / 4, address / 4 + 4)] as unknown as Bounds;
  });
}

function countUnmapped(page: OpenPage): number {
  return withTextPage(page, (textPage) => {
    const { texts } = textPage.glyphs();
    return texts.filter((text) => /[\0\ufffd\p{Co}]/u.test(text)).length;
  });
}
