/** Draws the social preview: title, subtitle and site name on 1200 × 630 pixels. */
import { shorten } from '../../core/draw/fit.ts';
import { type Style, UNITS } from '../../core/draw/fonts.ts';
import { type Hand, handOf } from '../../core/draw/hand.ts';
import { toPng } from '../../core/draw/raster.ts';
import { shapeText } from '../../core/draw/shape.ts';
import { GlyphSheet, round } from '../../core/draw/sheet.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { layOut, type Paragraph } from './layout.ts';
import { drawLogo, type Logo } from './logo/draw.ts';
import { type Look, lookOf, type OwnColours, type Theme } from './looks.ts';
import { HEIGHT, LAYOUTS, type LayoutName, type Place, roomOf, TEXT_BOTTOM, WIDTH } from './places.ts';

export interface PreviewRequest extends OwnColours {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly site?: string | undefined;
  readonly theme: Theme;
  readonly layout?: LayoutName;
  readonly format: 'png' | 'svg';
  readonly logo?: Logo | undefined;
}

const SITE_BASELINE = 566;
const SITE_SIZE = 28;
const GAP = 22;
/** Width reserved for the bullet before the site name. */
const BULLET = 34;

const TITLE = { style: 'bold', lines: 3, sizes: [76, 70, 64, 58, 52, 48, 44] } as const;
const SUBTITLE = { style: 'regular', lines: 4, sizes: [34, 31, 28, 26, 24] } as const;

export function toPicture({
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
    { title: tidy(title), subtitle: tidy(subtitle), site: tidy(site).replace(/^https?:\/\/|\/$/g, '') },
    lookOf(theme, colours),
    LAYOUTS[layout],
    logo,
  );
  const headers = { 'content-disposition': `inline; filename="preview.${format}"` };
  return format === 'svg' ? { file: svg, type: 'image/svg+xml', headers } : { file: toPng(svg, 1), type: 'image/png', headers };
}

/** Collapses white space and limits stacked combining marks to four, more than any script needs ("Zalgo" text). */
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

function drawPreview({ title, subtitle, site }: Texts, look: Look, place: Place, logo: Logo | undefined): string {
  const sheet = new GlyphSheet();
  // Title and subtitle share one language, so the script style is detected from both.
  const hand = { ...handOf(`${title} ${subtitle}`), hasColours: true };
  const room = roomOf(place, logo !== undefined);
  const heading = layOut(title, { ...TITLE, height: room.title, width: place.width, hand });
  const below = layOut(subtitle, { ...SUBTITLE, height: room.subtitle, width: place.width, hand });
  const tall = heightOf(heading) + (subtitle === '' ? 0 : GAP + heightOf(below));
  const top = room.top + (TEXT_BOTTOM - room.top - tall) / 2;

  let body = logo ? drawLogo(logo, place.logo) : '';
  body += drawParagraph(sheet, heading, { style: 'bold', top, fill: look.title, place, hand });
  if (subtitle !== '') {
    body += drawParagraph(sheet, below, { style: 'regular', top: top + heightOf(heading) + GAP, fill: look.subtitle, place, hand });
  }
  if (site !== '') body += drawSite(sheet, site, look, place);
  const gradient = `<linearGradient id="ground" x2="1" y2="1"><stop stop-color="${look.from}"/><stop offset="1" stop-color="${look.to}"/></linearGradient>`;
  const accent = `<rect width="${place.panel || WIDTH}" height="${place.panel > 0 ? HEIGHT : 10}" fill="${look.accent}"/>`;
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>${accent}`;
  const pattern = place.panel > 0 ? drawKolam(look.from, place.panel) : drawKolam(look.accent, WIDTH);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${gradient}</defs>${sheet.definitions()}${ground}${pattern}${body}</svg>`;
}

function drawSite(sheet: GlyphSheet, site: string, { title: fill, accent }: Look, { left, width, isCentred }: Place): string {
  // The footer is a single line, too low for Nastaliq.
  const hand = { isJapanese: handOf(site).isJapanese === true, hasColours: true };
  const text = shorten(site, { style: 'bold', size: SITE_SIZE, width: width - BULLET - 6, hand });
  const { glyphs, width: units } = shapeText(text, 'bold', 'auto', hand);
  const start = isCentred ? left + (width - BULLET - (units * SITE_SIZE) / UNITS) / 2 : left;
  const bullet = `<circle cx="${round(start + 9)}" cy="${SITE_BASELINE - 10}" r="9" fill="${accent}"/>`;
  return bullet + sheet.line(glyphs, { x: start + BULLET, y: SITE_BASELINE, size: SITE_SIZE, fill });
}

const heightOf = ({ lines, lineHeight }: Paragraph): number => lines.length * lineHeight;

interface ParagraphPlace {
  readonly style: Style;
  readonly top: number;
  readonly fill: string;
  readonly place: Place;
  readonly hand: Hand;
}

function drawParagraph(
  sheet: GlyphSheet,
  { lines, size, lineHeight }: Paragraph,
  { style, top, fill, place, hand }: ParagraphPlace,
): string {
  const isLeftwards = isRightToLeft(lines[0] ?? '');
  return lines
    .map((line, index) => {
      const { glyphs, width } = shapeText(line, style, isLeftwards ? 'rtl' : 'ltr', hand);
      const rest = place.width - (width * size) / UNITS;
      const x = place.left + (place.isCentred ? rest / 2 : isLeftwards ? rest : 0);
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
    for (let at = 0; at <= count; at++) {
      const angle = Math.PI / 2 + ((Math.PI / 2) * at) / count;
      const y = 10 + radius * Math.sin(angle);
      dots += `<circle cx="${round(right + radius * Math.cos(angle))}" cy="${round(y)}" r="${5 - ring}"/>`;
    }
  }
  return `<g fill="${fill}" fill-opacity=".3">${dots}</g>`;
}
