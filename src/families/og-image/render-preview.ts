/** Draws the social preview: title, subtitle and site name on 1200 × 630 pixels. */

import { type FontStyle, UNITS_PER_EM } from '../../core/draw/fonts.ts';
import { GlyphSheet, round } from '../../core/draw/glyph-sheet.ts';
import { type GlyphVariants, glyphVariantsOf } from '../../core/draw/glyph-variants.ts';
import { shapeText } from '../../core/draw/shape.ts';
import { svgToPng } from '../../core/draw/svg-to-png.ts';
import { truncateToFit } from '../../core/draw/truncate.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { drawLogo, type PreviewLogo } from './logo/draw.ts';
import { type CustomColours, type PreviewColours, type PreviewTheme, resolveColours } from './preview-colours.ts';
import {
  type LayoutName,
  PREVIEW_HEIGHT,
  PREVIEW_LAYOUTS,
  PREVIEW_WIDTH,
  type PreviewLayout,
  TEXT_BOTTOM,
  textAreaOf,
} from './preview-layouts.ts';
import { fitText, type Paragraph } from './text-layout.ts';

export interface PreviewRequest extends CustomColours {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly site?: string | undefined;
  readonly theme: PreviewTheme;
  readonly layout?: LayoutName;
  readonly format: 'png' | 'svg';
  readonly logo?: PreviewLogo | undefined;
}

const SITE_BASELINE = 566;
const SITE_SIZE = 28;
const GAP = 22;
/** Width reserved for the bullet before the site name. */
const BULLET_WIDTH = 34;

const TITLE = { style: 'bold', lines: 3, sizes: [76, 70, 64, 58, 52, 48, 44] } as const;
const SUBTITLE = { style: 'regular', lines: 4, sizes: [34, 31, 28, 26, 24] } as const;

export function renderPreview({
  title,
  subtitle = '',
  site = '',
  theme,
  layout = 'left',
  format,
  logo,
  ...colours
}: PreviewRequest): FileAnswer {
  const svg = drawPreview(
    { title: sanitiseText(title), subtitle: sanitiseText(subtitle), site: sanitiseText(site).replace(/^https?:\/\/|\/$/g, '') },
    resolveColours(theme, colours),
    PREVIEW_LAYOUTS[layout],
    logo,
  );
  const headers = { 'content-disposition': `inline; filename="preview.${format}"` };
  return format === 'svg' ? { file: svg, type: 'image/svg+xml', headers } : { file: svgToPng(svg, 1), type: 'image/png', headers };
}

/** Collapses white space and limits stacked combining marks to four, more than any script needs ("Zalgo" text). */
const sanitiseText = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim();

interface PreviewTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly site: string;
}

function drawPreview(
  { title, subtitle, site }: PreviewTexts,
  colours: PreviewColours,
  layout: PreviewLayout,
  logo: PreviewLogo | undefined,
): string {
  const sheet = new GlyphSheet();
  // Title and subtitle share one language, so the script style is detected from both.
  const variants = { ...glyphVariantsOf(`${title} ${subtitle}`), hasColours: true };
  const area = textAreaOf(layout, logo !== undefined);
  const heading = fitText(title, { ...TITLE, height: area.title, width: layout.width, variants });
  const subheading = fitText(subtitle, { ...SUBTITLE, height: area.subtitle, width: layout.width, variants });
  const textHeight = heightOf(heading) + (subtitle === '' ? 0 : GAP + heightOf(subheading));
  const top = area.top + (TEXT_BOTTOM - area.top - textHeight) / 2;

  let body = logo ? drawLogo(logo, layout.logo) : '';
  body += drawParagraph(sheet, heading, { style: 'bold', top, fill: colours.title, layout, variants });
  if (subtitle !== '') {
    body += drawParagraph(sheet, subheading, {
      style: 'regular',
      top: top + heightOf(heading) + GAP,
      fill: colours.subtitle,
      layout,
      variants,
    });
  }
  if (site !== '') body += drawSite(sheet, site, colours, layout);
  const gradient = `<linearGradient id="ground" x2="1" y2="1"><stop stop-color="${colours.from}"/><stop offset="1" stop-color="${colours.to}"/></linearGradient>`;
  const accent = `<rect width="${layout.panel || PREVIEW_WIDTH}" height="${layout.panel > 0 ? PREVIEW_HEIGHT : 10}" fill="${colours.accent}"/>`;
  const background = `<rect width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" fill="url(#ground)"/>${accent}`;
  const pattern = layout.panel > 0 ? drawKolam(colours.from, layout.panel) : drawKolam(colours.accent, PREVIEW_WIDTH);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" viewBox="0 0 ${PREVIEW_WIDTH} ${PREVIEW_HEIGHT}"><defs>${gradient}</defs>${sheet.definitions()}${background}${pattern}${body}</svg>`;
}

function drawSite(
  sheet: GlyphSheet,
  site: string,
  { title: fill, accent }: PreviewColours,
  { left, width, isCentred }: PreviewLayout,
): string {
  // The footer is a single line, too low for Nastaliq.
  const variants = { isJapanese: glyphVariantsOf(site).isJapanese === true, hasColours: true };
  const text = truncateToFit(site, { style: 'bold', size: SITE_SIZE, width: width - BULLET_WIDTH - 6, variants });
  const { glyphs, width: units } = shapeText(text, 'bold', 'auto', variants);
  const start = isCentred ? left + (width - BULLET_WIDTH - (units * SITE_SIZE) / UNITS_PER_EM) / 2 : left;
  const bullet = `<circle cx="${round(start + 9)}" cy="${SITE_BASELINE - 10}" r="9" fill="${accent}"/>`;
  return bullet + sheet.line(glyphs, { x: start + BULLET_WIDTH, y: SITE_BASELINE, size: SITE_SIZE, fill });
}

const heightOf = ({ lines, lineHeight }: Paragraph): number => lines.length * lineHeight;

interface ParagraphOptions {
  readonly style: FontStyle;
  readonly top: number;
  readonly fill: string;
  readonly layout: PreviewLayout;
  readonly variants: GlyphVariants;
}

function drawParagraph(
  sheet: GlyphSheet,
  { lines, size, lineHeight }: Paragraph,
  { style, top, fill, layout, variants }: ParagraphOptions,
): string {
  const isRtl = isRightToLeft(lines[0] ?? '');
  return lines
    .map((line, index) => {
      const { glyphs, width } = shapeText(line, style, isRtl ? 'rtl' : 'ltr', variants);
      const remaining = layout.width - (width * size) / UNITS_PER_EM;
      const x = layout.left + (layout.isCentred ? remaining / 2 : isRtl ? remaining : 0);
      return sheet.line(glyphs, { x, y: top + index * lineHeight + (lineHeight + size * 0.6) / 2, size, fill });
    })
    .join('');
}

/** Base direction from the first strong letter. */
function isRightToLeft(text: string): boolean {
  return /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
}

/** Rings of dots in the upper right corner, after kolam patterns. */
function drawKolam(fill: string, right: number): string {
  let dots = '';
  for (let ring = 0; ring < 4; ring++) {
    const radius = 70 + 58 * ring;
    const count = 6 + 5 * ring;
    for (let index = 0; index <= count; index++) {
      const angle = Math.PI / 2 + ((Math.PI / 2) * index) / count;
      const y = 10 + radius * Math.sin(angle);
      dots += `<circle cx="${round(right + radius * Math.cos(angle))}" cy="${round(y)}" r="${5 - ring}"/>`;
    }
  }
  return `<g fill="${fill}" fill-opacity=".3">${dots}</g>`;
}
