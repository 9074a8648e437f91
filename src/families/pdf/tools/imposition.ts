/** Imposition: several pages on one side of a sheet. Child process. */
import { arrayOf, catalogOf, dictOf, parseQpdfOutput } from '../../../core/pdf/object-graph.ts';
import { flattenPageTree } from '../../../core/pdf/page-tree.ts';
import { type RewrittenPdf, rewriteWithQpdf, validatePdf } from '../../../core/pdf/rewrite.ts';
import { type Dict, type PdfValue, Ref } from '../../../core/pdf/syntax.ts';
import { ApiError } from '../../../core/request/api-error.ts';
import { writeCompactPdf } from '../writing/compact-writer.ts';
import { copyEncryption } from '../writing/encryption.ts';
import { ObjectAdder } from '../writing/object-adder.ts';
import { checkPageCount, checkPagesExist, collectPages, type PageSelection } from '../writing/page-selection.ts';
import { formatNumbers } from './outlined-text.ts';
import { pageGeometry, uprightMatrix } from './page-boxes.ts';

/** Sheet sizes in portrait orientation, in points. */
const SHEETS = {
  A3: [841.89, 1190.55],
  A4: [595.28, 841.89],
  A5: [419.53, 595.28],
  letter: [612, 792],
  legal: [612, 1008],
} as const;
export type SheetName = keyof typeof SHEETS;

export interface ImpositionTask {
  readonly bytes: Uint8Array;
  /** Undefined for all pages. */
  readonly selection: PageSelection | undefined;
  readonly paper: SheetName;
  /** Around the sheet and between pages, in points. */
  readonly margin: number;
  /** Whether a line is drawn around each page. */
  readonly borders: boolean;
}

export interface NUpTask extends ImpositionTask {
  readonly perSheet: number;
  readonly orientation: 'auto' | 'portrait' | 'landscape';
  /** Whether pages follow each other in rows or in columns. */
  readonly order: 'rows' | 'columns';
}

export interface BookletTask extends ImpositionTask {
  /** Whether it is bound on the right, for scripts from right to left. */
  readonly rightToLeft: boolean;
}

const BORDER_WIDTH = 0.5;
/** A grid replaces the best one so far only if its pages are larger by this factor. */
const MIN_IMPROVEMENT = 1.001;
/** Annotations become content, and each page has one content stream. */
export const PAGES_AS_FORMS = [
  '--generate-appearances',
  '--flatten-annotations=all',
  '--coalesce-contents',
  '--object-streams=disable',
  '--stream-data=compress',
  '--decrypt',
] as const;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

/** A page as a form XObject, with its size as shown in points. */
export interface PlacedPage {
  readonly form: Ref;
  /** Points per unit of the form. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
}

export async function nUp(task: NUpTask): Promise<RewrittenPdf> {
  return impose(task, (pages) => {
    const grid = chooseGrid(task, pages);
    const sides = Array.from({ length: Math.ceil(pages.length / task.perSheet) }, (_, side) =>
      pages.slice(side * task.perSheet, (side + 1) * task.perSheet),
    );
    return { grid, sides, byColumns: task.order === 'columns' };
  });
}

export async function booklet(task: BookletTask): Promise<RewrittenPdf> {
  return impose(task, (pages) => {
    const [height, width] = SHEETS[task.paper];
    const sides = bookletSides(pages.length).map((side) => side.map((number) => pages[number - 1]));
    if (task.rightToLeft) for (const side of sides) side.reverse();
    return { grid: { columns: 2, rows: 1, width, height }, sides, byColumns: false };
  });
}

/** Page numbers of each side of a saddle-stitched booklet, front and back alternately; numbers beyond the last are blank. */
export function bookletSides(pages: number): [left: number, right: number][] {
  const padded = Math.ceil(pages / 4) * 4;
  return Array.from({ length: padded / 2 }, (_, side) => (side % 2 === 0 ? [padded - side, side + 1] : [side + 1, padded - side]));
}

/** The grid and orientation in which the pages are largest together; portrait if there are several. */
export function chooseGrid(
  { perSheet, orientation, paper, margin }: Pick<NUpTask, 'perSheet' | 'orientation' | 'paper' | 'margin'>,
  pages: readonly Pick<PlacedPage, 'width' | 'height'>[],
): Grid {
  const [short, long] = SHEETS[paper];
  const grids: Grid[] = [];
  for (let columns = 1; columns <= perSheet; columns++) {
    if (perSheet % columns !== 0) continue;
    const gridSize = { columns, rows: perSheet / columns };
    if (orientation !== 'landscape') grids.push({ ...gridSize, width: short, height: long });
    if (orientation !== 'portrait') grids.push({ ...gridSize, width: long, height: short });
  }
  const total = (grid: Grid): number => {
    const cell = cellOf(grid, margin);
    return pages.reduce((sum, { width, height }) => sum + Math.min(cell.width / width, cell.height / height), 0);
  };
  return grids.reduce((best, grid) => (total(grid) > total(best) * MIN_IMPROVEMENT ? grid : best));
}

function cellOf({ columns, rows, width, height }: Grid, margin: number): { readonly width: number; readonly height: number } {
  return { width: (width - margin * (columns + 1)) / columns, height: (height - margin * (rows + 1)) / rows };
}

interface Arrangement {
  readonly grid: Grid;
  /** Pages of each side of a sheet; undefined for a blank. */
  readonly sides: readonly (readonly (PlacedPage | undefined)[])[];
  readonly byColumns: boolean;
}

async function impose(task: ImpositionTask, arrange: (pages: readonly PlacedPage[]) => Arrangement): Promise<RewrittenPdf> {
  const pdf = await validatePdf(task.bytes);
  const numbers = selectedPages(task.selection, pdf.pages);
  const { file, repaired } = await rewriteWithQpdf(['/in', '--pages', '.', '1-z', '--', ...PAGES_AS_FORMS], pdf);
  const graph = parseQpdfOutput(file);
  if (!flattenPageTree(graph, pdf.pages)) throw new ApiError('unreadable_file', 'The page tree of the PDF is malformed.');
  const forms = new PageForms(graph);
  const pages = arrayOf(graph, dictOf(graph, catalogOf(graph).get('/Pages'))?.get('/Kids'));
  const arrangement = arrange(numbers.map((number) => forms.formOf(pages[number - 1] as PdfValue)));
  forms.replacePages(arrangement.sides.map((side) => sidePage(side, arrangement, task, forms)));
  return { file: await copyEncryption(pdf, writeCompactPdf(graph, new Map())), repaired };
}

function selectedPages(selection: PageSelection | undefined, count: number): number[] {
  if (selection) checkPagesExist(selection, count);
  const numbers = selection ? collectPages(selection, count) : Array.from({ length: count }, (_, index) => index + 1);
  checkPageCount(numbers, count);
  return numbers;
}

function sidePage(
  side: readonly (PlacedPage | undefined)[],
  { grid, byColumns }: Arrangement,
  { margin, borders }: ImpositionTask,
  forms: PageForms,
): Dict {
  const cell = cellOf(grid, margin);
  const names: Dict = new Map();
  let drawing = '';
  for (const [index, page] of side.entries()) {
    if (!page) continue;
    const [column, row] = byColumns
      ? [Math.floor(index / grid.rows), index % grid.rows]
      : [index % grid.columns, Math.floor(index / grid.columns)];
    const scale = Math.min(cell.width / page.width, cell.height / page.height);
    const [width, height] = [page.width * scale, page.height * scale];
    const left = margin + column * (cell.width + margin) + (cell.width - width) / 2;
    const bottom = grid.height - (row + 1) * (cell.height + margin) + (cell.height - height) / 2;
    names.set(`/P${index}`, page.form);
    drawing += `q ${formatNumbers([scale * page.unit, 0, 0, scale * page.unit, left, bottom])} cm /P${index} Do Q\n`;
    if (borders) drawing += `q ${BORDER_WIDTH} w ${formatNumbers([left, bottom, width, height])} re S Q\n`;
  }
  return new Map<string, PdfValue>([
    ['/Type', '/Page'],
    ['/MediaBox', ['0', '0', String(grid.width), String(grid.height)]],
    ['/Resources', new Map([['/XObject', names]])],
    ['/Contents', forms.addDeflated(new Map(), Buffer.from(drawing))],
  ]);
}

/** Converts the pages of a document to form XObjects, and replaces its page tree. */
export class PageForms extends ObjectAdder {
  readonly cache = new Map<PdfValue, PlacedPage>();

  formOf(pageRef: PdfValue): PlacedPage {
    const cached = this.cache.get(pageRef);
    if (cached) return cached;
    const { graph } = this;
    const page = dictOf(graph, pageRef) ?? new Map<string, PdfValue>();
    const geometry = pageGeometry(graph, page);
    const contents = page.get('/Contents');
    const stream = contents instanceof Ref ? graph.objects.get(contents.number) : undefined;
    const members: Dict = new Map<string, PdfValue>([
      ...(stream?.value instanceof Map ? stream.value : []),
      ['/Type', '/XObject'],
      ['/Subtype', '/Form'],
      ['/BBox', geometry.box.map(String)],
      ['/Matrix', uprightMatrix(geometry).map(String)],
      ['/Resources', page.get('/Resources') ?? new Map()],
    ]);
    const group = page.get('/Group');
    if (group) members.set('/Group', group);
    const { width, height, unit } = geometry;
    const placedPage = { form: this.add(members, stream?.data ?? Buffer.alloc(0)), unit, width: width * unit, height: height * unit };
    this.cache.set(pageRef, placedPage);
    return placedPage;
  }

  /** Replaces the catalogue and page tree. Data that refers to the former pages is dropped: outline, destinations, tags. */
  replacePages(pages: readonly Dict[]): void {
    const { graph } = this;
    const oldPages = catalogOf(graph);
    const root = this.add(new Map());
    const kids = pages.map((page) => this.add(page.set('/Parent', root)));
    const tree = graph.objects.get(root.number)?.value as Dict;
    tree.set('/Type', '/Pages').set('/Kids', kids).set('/Count', String(kids.length));
    const catalog: Dict = new Map<string, PdfValue>([
      ['/Type', '/Catalog'],
      ['/Pages', root],
    ]);
    for (const name of ['/OCProperties', '/OutputIntents', '/Lang']) {
      const value = oldPages.get(name);
      if (value) catalog.set(name, value);
    }
    graph.trailer.set('/Root', this.add(catalog));
  }
}
