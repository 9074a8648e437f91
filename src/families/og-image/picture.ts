/** The social preview: a title, a subtitle and the name of a site on 1200 × 630 pixels. */
import { shorten } from '../../core/draw/fit.ts';
import { type Style, UNITS } from '../../core/draw/fonts.ts';
import { toPng } from '../../core/draw/raster.ts';
import { shapeText } from '../../core/draw/shape.ts';
import { GlyphSheet, round } from '../../core/draw/sheet.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { layOut, type Paragraph } from './layout.ts';

export interface PreviewRequest {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly site?: string | undefined;
  readonly theme: 'dark' | 'light';
  readonly format: 'png' | 'svg';
}

const WIDTH = 1200;
const HEIGHT = 630;
const SIDE = 84;
const COLUMN = WIDTH - 2 * SIDE;
/** Between the top edge and the site line. */
const TEXT_TOP = 64;
const TEXT_BOTTOM = 520;
const SITE_BASELINE = 566;
const SITE_SIZE = 28;
const GAP = 22;

const TITLE = { style: 'bold', width: COLUMN, height: 280, lines: 3, sizes: [76, 70, 64, 58, 52, 48, 44] } as const;
const SUBTITLE = { style: 'regular', width: COLUMN, height: 150, lines: 4, sizes: [34, 31, 28, 26, 24] } as const;

const LOOKS = {
  dark: { from: '#0b1220', to: '#1b2744', title: '#f8fafc', subtitle: '#aab6cc', accent: '#f59e0b' },
  light: { from: '#fffdf8', to: '#f4ead7', title: '#1c1917', subtitle: '#57534e', accent: '#c2410c' },
} as const;

export function toPicture({ title, subtitle = '', site = '', theme, format }: PreviewRequest): FileAnswer {
  const svg = drawPreview(
    { title: tidy(title), subtitle: tidy(subtitle), site: tidy(site).replace(/^https?:\/\/|\/$/g, '') },
    LOOKS[theme],
  );
  const headers = { 'content-disposition': `inline; filename="preview.${format}"` };
  return format === 'svg' ? { file: svg, type: 'image/svg+xml', headers } : { file: toPng(svg, 1), type: 'image/png', headers };
}

/** One line, and no towers of accents: no script stacks more than a few on a letter. */
const tidy = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim();

interface Texts {
  readonly title: string;
  readonly subtitle: string;
  readonly site: string;
}

function drawPreview({ title, subtitle, site }: Texts, look: (typeof LOOKS)['dark' | 'light']): string {
  const sheet = new GlyphSheet();
  const heading = layOut(title, TITLE);
  const below = layOut(subtitle, SUBTITLE);
  const tall = heightOf(heading) + (subtitle === '' ? 0 : GAP + heightOf(below));
  const top = TEXT_TOP + (TEXT_BOTTOM - TEXT_TOP - tall) / 2;

  let body = drawParagraph(sheet, heading, { style: 'bold', top, fill: look.title });
  if (subtitle !== '') {
    body += drawParagraph(sheet, below, { style: 'regular', top: top + heightOf(heading) + GAP, fill: look.subtitle });
  }
  if (site !== '') {
    const text = shorten(site, { style: 'bold', size: SITE_SIZE, width: COLUMN - 40 });
    const bullet = `<circle cx="${SIDE + 9}" cy="${SITE_BASELINE - 10}" r="9" fill="${look.accent}"/>`;
    body += bullet + sheet.line(shapeText(text, 'bold').glyphs, { x: SIDE + 34, y: SITE_BASELINE, size: SITE_SIZE, fill: look.title });
  }
  const gradient = `<linearGradient id="ground" x2="1" y2="1"><stop stop-color="${look.from}"/><stop offset="1" stop-color="${look.to}"/></linearGradient>`;
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/><rect width="${WIDTH}" height="10" fill="${look.accent}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${gradient}</defs>${sheet.definitions()}${ground}${drawKolam(look.accent)}${body}</svg>`;
}

const heightOf = ({ lines, lineHeight }: Paragraph): number => lines.length * lineHeight;

function drawParagraph(sheet: GlyphSheet, { lines, size, lineHeight }: Paragraph, at: { style: Style; top: number; fill: string }): string {
  const alignRight = isRightToLeft(lines[0] ?? '');
  return lines
    .map((line, index) => {
      const { glyphs, width } = shapeText(line, at.style, alignRight ? 'rtl' : 'ltr');
      const x = alignRight ? WIDTH - SIDE - (width * size) / UNITS : SIDE;
      return sheet.line(glyphs, { x, y: at.top + index * lineHeight + (lineHeight + size * 0.6) / 2, size, fill: at.fill });
    })
    .join('');
}

/** The direction of the first letter is that of the text. */
function isRightToLeft(text: string): boolean {
  return /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
}

/** Rings of dots in the corner, after the patterns drawn at thresholds. */
function drawKolam(fill: string): string {
  let dots = '';
  for (let ring = 0; ring < 4; ring++) {
    const radius = 70 + 58 * ring;
    const count = 6 + 5 * ring;
    for (let at = 0; at <= count; at++) {
      const angle = Math.PI / 2 + ((Math.PI / 2) * at) / count;
      const y = 10 + radius * Math.sin(angle);
      dots += `<circle cx="${round(WIDTH + radius * Math.cos(angle))}" cy="${round(y)}" r="${5 - ring}"/>`;
    }
  }
  return `<g fill="${fill}" fill-opacity=".3">${dots}</g>`;
}
