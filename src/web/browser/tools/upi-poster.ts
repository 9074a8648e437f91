/** Poster of a payment code, drawn on a canvas: the same picture is shown, printed, saved and put into a PDF. */
import { el } from '../dom.ts';

export const DESIGNS = ['plain', 'band', 'frame'] as const;
export type Design = (typeof DESIGNS)[number];

export interface Poster {
  readonly design: Design;
  readonly code: ImageBitmap;
  readonly logo: ImageBitmap | undefined;
  readonly name: string;
  /** Call to action, in one or two languages. */
  readonly calls: readonly string[];
  readonly sum: string;
  readonly id: string;
  /** Additional line of the shop's own text. */
  readonly line: string;
  readonly apps: string;
}

/** A4 or A5 upright, at 150 or 210 dots per inch. */
const WIDTH = 1_240;
const HEIGHT = 1_754;
const MARGIN = 90;
const MAX_CODE_SIZE = 820;
const BAND_PADDING = 56;
const LOGO = { width: 700, height: 170 };
const GAP = 16;
const LINE_HEIGHT = 1.35;
const SMALLEST_FONT = 24;

const INK = '#2c211c';
const MADDER = '#9f2b1d';
const TURMERIC = '#d99a2b';
const COLOURS: Readonly<Record<Design, { readonly paper: string; readonly name: string }>> = {
  plain: { paper: '#ffffff', name: INK },
  band: { paper: '#ffffff', name: '#ffffff' },
  frame: { paper: '#fbf6ec', name: MADDER },
};

interface Block {
  readonly height: number;
  render(top: number): void;
}

export function drawPoster(poster: Poster): HTMLCanvasElement {
  const { design, code, logo, name, calls, sum, id, line, apps } = poster;
  const canvas = el('canvas', { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const family = getComputedStyle(document.body).fontFamily;
  const colours = COLOURS[design];
  context.textAlign = 'center';
  context.textBaseline = 'middle';

  const text = (content: string, size: number, colour = INK, weight = 400): Block[] => {
    if (content === '') return [];
    let fitting = size;
    const fontOf = (pixels: number): string => `${weight} ${pixels}px ${family}`;
    for (; fitting > SMALLEST_FONT; fitting -= 2) {
      context.font = fontOf(fitting);
      if (context.measureText(content).width <= WIDTH - 2 * MARGIN) break;
    }
    const height = fitting * LINE_HEIGHT;
    const render = (top: number): void => {
      context.font = fontOf(fitting);
      context.fillStyle = colour;
      context.fillText(content, WIDTH / 2, top + height / 2, WIDTH - 2 * MARGIN);
    };
    return [{ height, render }];
  };
  const picture = (bitmap: ImageBitmap, width: number, height: number): Block => ({
    height,
    render: (top) => context.drawImage(bitmap, (WIDTH - width) / 2, top, width, height),
  });

  const head = [...(logo ? [picture(logo, ...fit(logo))] : []), ...text(name, 96, colours.name, 700)];
  const above = calls.flatMap((call) => text(call, 58, INK, 600));
  const below = [...text(sum, 88, MADDER, 700), ...text(id, 46), ...text(line, 52, INK, 600), ...text(apps, 40, '#6b5a50')];
  const isBand = design === 'band' && head.length > 0;
  const bandHeight = isBand ? heightOf(head) + 2 * BAND_PADDING : 0;
  // The code takes the remaining height.
  const rest = [...(isBand ? [] : head), ...above, ...below];
  const space = HEIGHT - bandHeight - 2 * MARGIN - heightOf(rest) - GAP;
  const side = Math.min(MAX_CODE_SIZE, space);
  const column = [...(isBand ? [] : head), ...above, picture(code, side, side), ...below];
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  if (isBand) {
    context.fillStyle = MADDER;
    context.fillRect(0, 0, WIDTH, bandHeight);
    context.fillStyle = TURMERIC;
    context.fillRect(0, bandHeight, WIDTH, 14);
    stack(head, BAND_PADDING);
  }
  if (design === 'frame') {
    context.strokeStyle = TURMERIC;
    context.lineWidth = 10;
    context.setLineDash([36, 24]);
    context.strokeRect(MARGIN / 2, MARGIN / 2, WIDTH - MARGIN, HEIGHT - MARGIN);
  }
  stack(column, bandHeight + (HEIGHT - bandHeight - heightOf(column)) / 2);
  return canvas;
}

function fit({ width, height }: ImageBitmap): [width: number, height: number] {
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  return [width * scale, height * scale];
}

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { height }) => sum + height + GAP, -GAP);
}

function stack(blocks: readonly Block[], top: number): void {
  let y = top;
  for (const { height, render } of blocks) {
    render(y);
    y += height + GAP;
  }
}
