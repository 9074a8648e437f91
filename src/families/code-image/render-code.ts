/** Renders code as an image. */
import { svgToPng } from '../../core/draw/svg-to-png.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { highlightCode } from './highlight.ts';
import { guessLanguage, namedLanguage } from './language.ts';
import { parseLineRanges, wrapLines } from './rows.ts';
import type { CodeTheme } from './themes.ts';
import { drawWindow, type WindowDrawing } from './window.ts';

export interface CodeImageRequest {
  /** As returned by `normaliseSnippet`. */
  readonly code: string;
  readonly language?: string | undefined;
  readonly title?: string | undefined;
  readonly theme: CodeTheme;
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

export async function renderCodeImage({
  code,
  language,
  format,
  highlight,
  wrap = Number.POSITIVE_INFINITY,
  ...options
}: CodeImageRequest): Promise<FileAnswer> {
  const title = options.title?.replace(/\s+/g, ' ').trim() || undefined;
  const resolvedLanguage = language === undefined ? await guessLanguage(code, title) : namedLanguage(language);
  const lines = await highlightCode(code, resolvedLanguage, options.theme);
  const highlightedLines = highlight === undefined ? new Set<number>() : parseLineRanges(highlight, lines.length);
  const drawing = drawWindow(wrapLines(lines, highlightedLines, wrap), lines.length, { ...options, title });
  const headers = { 'x-code-language': resolvedLanguage, 'content-disposition': `inline; filename="code.${format}"` };
  return format === 'svg'
    ? { file: drawing.svg, type: 'image/svg+xml', headers }
    : { file: svgToPng(drawing.svg, pixelDensity(drawing)), type: 'image/png', headers };
}

/** Rendered at 2x for high-density screens, unless the image gets larger than this. */
const MAX_PIXELS_AT_DOUBLE = 12_000_000;
/** Upper bound of the image; only lines of very wide characters come near it. */
const MAX_PIXELS = 16_000_000;

function pixelDensity({ width, height }: WindowDrawing): number {
  if (4 * width * height <= MAX_PIXELS_AT_DOUBLE) return 2;
  return Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
}
