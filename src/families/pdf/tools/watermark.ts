/** Text or picture watermark. Text is drawn as outlines, so that every script is correct in every reader. Child process. */
import { UNITS } from '../../../core/draw/fonts.ts';
import { handOf } from '../../../core/draw/hand.ts';
import { shapeText } from '../../../core/draw/shape.ts';
import { readPage, readPdf } from '../../../core/pdf/document.ts';
import { pathOperators } from '../../../core/pdf/path-operators.ts';
import { leaveStreams } from '../../../core/pdf/qpdf.ts';
import { type Rewritten, rewritten, soundPdf } from '../../../core/pdf/rewriting.ts';
import type { Dict } from '../../../core/pdf/syntax.ts';
import { rangeOf } from '../writing/arrange.ts';
import { writeFile } from '../writing/file.ts';
import type { Selection } from '../writing/selection.ts';
import { addPicture } from './from-images.ts';
import { NewPdf } from './new-pdf.ts';

export interface WatermarkTask {
  readonly bytes: Uint8Array;
  readonly text: string | undefined;
  readonly picture: Uint8Array | undefined;
  /** Undefined for all pages. */
  readonly selection: Selection | undefined;
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

/** Maximum fraction of the page. */
const SHARE = 0.85;
const PICTURE_SHARE = 0.5;
/** Fraction of the shorter side of the page: limits the size of a short word. */
const LARGEST_LETTERS = 1 / 5;
const LINE_HEIGHT = 1.2;
/** Offset from the middle of the line to the baseline. */
const MIDDLE = 0.3;

export async function watermark(task: WatermarkTask): Promise<Rewritten> {
  const pdf = await soundPdf(task.bytes);
  const size = await firstPageSize(pdf.bytes);
  const mark = writeFile((await markOf(task, size)).graph(), new Map());
  const pages = task.selection ? rangeOf(task.selection, pdf.pages) : '1-z';
  const layer = [task.under ? '--underlay' : '--overlay', '/mark', `--to=${pages}`, '--from=', '--repeat=1', '--'];
  return rewritten(['/in', ...layer, ...leaveStreams(pdf.bytes)], pdf, 'The PDF', { '/mark': mark });
}

function firstPageSize(bytes: Uint8Array): Promise<Size> {
  return readPdf(
    bytes,
    (pdf) => readPage(pdf, 1, ({ width, height }) => ({ width: Math.max(1, width), height: Math.max(1, height) })) ?? A4,
  );
}

const A4: Size = { width: 595.28, height: 841.89 };

/** A page of the size of the first, overlaid on each and scaled to it. */
async function markOf({ text, picture, opacity, angle, colour }: WatermarkTask, page: Size): Promise<NewPdf> {
  const pdf = new NewPdf();
  const state: Dict = new Map([
    ['/ca', String(opacity)],
    ['/CA', String(opacity)],
  ]);
  const turn = (angle * Math.PI) / 180;
  const place = (extent: Size): string => `/G gs ${matrix(turn, page, extent)} cm`;
  if (picture) {
    const added = await addPicture(pdf, Buffer.from(picture.buffer, picture.byteOffset, picture.length));
    const scale = PICTURE_SHARE * Math.min(page.width / added.width, page.height / added.height);
    const extent = { width: added.width * scale, height: added.height * scale };
    pdf.addPage(page, `q ${place(extent)} ${numbers([extent.width, 0, 0, extent.height, 0, 0])} cm /P Do Q`, added.image, state);
    return pdf;
  }
  const { isJapanese = false } = handOf(text ?? '');
  const { glyphs, width } = shapeText(text ?? '', 'bold', 'auto', { isJapanese });
  const em = lettersThatFit(Math.max(width, 1) / UNITS, turn, page);
  const scale = em / UNITS;
  const drawn = glyphs.map(({ font, id, x, y }) => pathOperators(font.outline(id), x, y)).join('\n');
  const extent = { width: width * scale, height: 2 * MIDDLE * em };
  pdf.addPage(page, `q ${place(extent)} ${numbers([scale, 0, 0, scale, 0, 0])} cm ${numbers(colour)} rg\n${drawn}\nf Q`, undefined, state);
  return pdf;
}

/** Font size at which a rotated line of `ems` stays on the page. */
function lettersThatFit(ems: number, turn: number, { width, height }: Size): number {
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const fitting = Math.min((SHARE * width) / (ems * cos + LINE_HEIGHT * sin), (SHARE * height) / (ems * sin + LINE_HEIGHT * cos));
  return Math.min(fitting, LARGEST_LETTERS * Math.min(width, height));
}

/** Rotates about the centre of the page; the origin of the content is its lower left corner. */
function matrix(turn: number, page: Size, { width, height }: Size): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [x, y] = [-width / 2, -height / 2];
  return numbers([cos, sin, -sin, cos, page.width / 2 + x * cos - y * sin, page.height / 2 + x * sin + y * cos]);
}

const numbers = (values: readonly number[]): string => values.map((value) => Number(value.toFixed(5))).join(' ');
