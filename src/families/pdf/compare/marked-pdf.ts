/** The pages of both PDFs side by side, with the differences marked. Child process. */
import { arrayOf, catalogOf, dictOf, parseQpdfOutput } from '../../../core/pdf/object-graph.ts';
import { flattenPageTree } from '../../../core/pdf/page-tree.ts';
import { type RewrittenPdf, rewriteWithQpdf, validatePdf } from '../../../core/pdf/rewrite.ts';
import type { Dict, PdfValue } from '../../../core/pdf/syntax.ts';
import { ApiError } from '../../../core/request/api-error.ts';
import { PAGES_AS_FORMS, PageForms, type PlacedPage } from '../tools/imposition.ts';
import { formatNumbers } from '../tools/outlined-text.ts';
import { writeCompactPdf } from '../writing/compact-writer.ts';
import type { PagePair } from './align-pages.ts';
import type { BoxOnPage, PdfComparison } from './records.ts';

export interface MarkTask {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly pairs: readonly PagePair[];
  readonly comparison: Pick<PdfComparison, 'pages' | 'words'>;
}

/** In points. */
const GAP = 18;
const MARK_MARGIN = 1;
const LINE_WIDTH = 1;
/** RGB of deleted and inserted words, of visible differences, and of the borders of pages. */
const RED = '0.9 0.1 0.1';
const GREEN = '0.1 0.65 0.2';
const ORANGE = '1 0.5 0';
const GREY = '0.7 0.7 0.7';
const OPACITY = '0.3';

interface Side {
  readonly page: PlacedPage;
  readonly words: readonly BoxOnPage[];
  readonly boxes: readonly BoxOnPage[];
  readonly colour: string;
  readonly border: string;
}

export async function markDifferences({ before, after, pairs, comparison }: MarkTask): Promise<RewrittenPdf> {
  const [first, second] = [await validatePdf(before, 'File 1'), await validatePdf(after, 'File 2')];
  const args = ['/in', '--pages', '.', '1-z', '/after', '1-z', '--', ...PAGES_AS_FORMS];
  const { file, repaired } = await rewriteWithQpdf(args, first, 'One of the PDFs', { '/after': second.bytes });
  const graph = parseQpdfOutput(file);
  if (!flattenPageTree(graph, first.pages + second.pages)) throw new ApiError('unreadable_file', 'The page tree of a PDF is malformed.');
  const forms = new PageForms(graph);
  const pages = arrayOf(graph, dictOf(graph, catalogOf(graph).get('/Pages'))?.get('/Kids'));
  const formOf = (index: number): PlacedPage => forms.formOf(pages[index] as PdfValue);
  const state = forms.add(
    new Map([
      ['/ca', OPACITY],
      ['/BM', '/Multiply'],
    ]),
  );
  const sheets = pairs.map((pair) => {
    const differing = comparison.pages.find(
      (page) => (page.before ?? 0) === (pair.before ?? -1) + 1 && (page.after ?? 0) === (pair.after ?? -1) + 1,
    );
    const sideOf = (change: 'deleted' | 'inserted', index: number | undefined, offset: number, colour: string): Side | undefined => {
      if (index === undefined) return undefined;
      const words = comparison.words.filter((each) => each.change === change && each.page === index + 1).flatMap((each) => each.boxes);
      const border = differing && differing.change !== 'changed' ? colour : GREY;
      return { page: formOf(offset + index), words, boxes: differing?.boxes ?? [], colour, border };
    };
    return sheetOf(sideOf('deleted', pair.before, 0, RED), sideOf('inserted', pair.after, first.pages, GREEN), state, forms);
  });
  forms.replacePages(sheets);
  return { file: writeCompactPdf(graph, new Map()), repaired: repaired || second.repaired };
}

function sheetOf(before: Side | undefined, after: Side | undefined, state: PdfValue, forms: PageForms): Dict {
  const width = Math.max(before?.page.width ?? 0, after?.page.width ?? 0);
  const height = Math.max(before?.page.height ?? 0, after?.page.height ?? 0) + 2 * GAP;
  const names: Dict = new Map();
  let drawing = '';
  for (const [index, side] of [before, after].entries()) {
    if (!side) continue;
    const { page, words, boxes, colour, border } = side;
    names.set(`/P${index}`, page.form);
    // The origin of both kinds of boxes is the upper left corner of the page.
    const [left, top] = [GAP + index * (width + GAP), height - GAP];
    const rectangle = (box: BoxOnPage, margin: number): string =>
      `${formatNumbers([left + box.left - margin, top - box.top - box.height - margin, box.width + 2 * margin, box.height + 2 * margin])} re`;
    drawing += `q ${formatNumbers([page.unit, 0, 0, page.unit, left, top - page.height])} cm /P${index} Do Q\n`;
    drawing += `q ${LINE_WIDTH} w ${border} RG ${rectangle({ left: 0, top: 0, width: page.width, height: page.height }, 0)} S\n`;
    if (boxes.length > 0) drawing += `${ORANGE} RG ${boxes.map((box) => rectangle(box, 2 * MARK_MARGIN)).join(' ')} S\n`;
    if (words.length > 0) drawing += `/G gs ${colour} rg ${words.map((box) => rectangle(box, MARK_MARGIN)).join(' ')} f\n`;
    drawing += 'Q\n';
  }
  return new Map<string, PdfValue>([
    ['/Type', '/Page'],
    ['/MediaBox', ['0', '0', String(2 * width + 3 * GAP), String(height)]],
    [
      '/Resources',
      new Map<string, PdfValue>([
        ['/XObject', names],
        ['/ExtGState', new Map([['/G', state]])],
      ]),
    ],
    ['/Contents', forms.addDeflated(new Map(), Buffer.from(drawing))],
  ]);
}
