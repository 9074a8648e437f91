/** Renders code as an image. */
import { toPng } from '../../core/draw/raster.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { colourCode } from './highlight.ts';
import { guessLanguage, namedLanguage } from './language.ts';
import type { Theme } from './looks.ts';
import { linesNamed, rowsOf } from './rows.ts';
import { type Drawing, drawWindow } from './window.ts';

export interface CodeImageRequest {
  /** As returned by `toSnippet`. */
  readonly code: string;
  readonly language?: string | undefined;
  readonly title?: string | undefined;
  readonly theme: Theme;
  readonly lineNumbers: boolean;
  /** Highlighted lines, such as 2,4-6. */
  readonly highlight?: string | undefined;
  /** Soft-wrap column; without it lines are not wrapped. */
  readonly wrap?: number | undefined;
  /** Pixels around the window. */
  readonly padding: number;
  /** Whether to draw a title bar with buttons. */
  readonly window: boolean;
  readonly format: 'png' | 'svg';
}

export async function toPicture({
  code,
  language,
  format,
  highlight,
  wrap = Number.POSITIVE_INFINITY,
  ...options
}: CodeImageRequest): Promise<FileAnswer> {
  const title = options.title?.replace(/\s+/g, ' ').trim() || undefined;
  const known = language === undefined ? await guessLanguage(code, title) : namedLanguage(language);
  const lines = await colourCode(code, known, options.theme);
  const marked = highlight === undefined ? new Set<number>() : linesNamed(highlight, lines.length);
  const drawing = drawWindow(rowsOf(lines, marked, wrap), lines.length, { ...options, title });
  const headers = { 'x-code-language': known, 'content-disposition': `inline; filename="code.${format}"` };
  return format === 'svg'
    ? { file: drawing.svg, type: 'image/svg+xml', headers }
    : { file: toPng(drawing.svg, densityOf(drawing)), type: 'image/png', headers };
}

/** Rendered at 2x for high-density screens, unless the image gets larger than this. */
const MOST_PIXELS_AT_DOUBLE = 12_000_000;
/** Upper bound of the image; only lines of very wide characters come near it. */
const MOST_PIXELS = 16_000_000;

function densityOf({ width, height }: Drawing): number {
  if (4 * width * height <= MOST_PIXELS_AT_DOUBLE) return 2;
  return Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
}
