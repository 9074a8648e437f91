/** Writes a scene as SVG or as a one-page PDF. */
import { paintAttributes, toColour } from '../../core/draw/colour.ts';
import { round } from '../../core/draw/glyph-sheet.ts';
import { pathOperators } from '../../core/pdf/path-operators.ts';
import { deflatedObject, streamObject, writePdf } from '../../core/pdf/write-pdf.ts';
import type { QrScene, SceneOutline } from './scene.ts';

/** The logo in the encodings of the two file formats. */
export interface LogoFiles {
  readonly png: Buffer;
  readonly jpeg: Buffer;
  readonly side: number;
}

export function sceneSvg({ width, height, background, outlines, logo }: QrScene, files: LogoFiles | undefined): string {
  const backgroundRect =
    toColour(background).alpha === 0 ? '' : `<path ${paintAttributes('fill', background)} d="M0 0h${width}v${height}H0z"/>`;
  const shapes = outlines.map(({ path, x, y, scale, isYUp, fill }) => {
    const flipY = isYUp ? ` ${-scale}` : '';
    return `<path ${paintAttributes('fill', fill)} transform="translate(${round(x)} ${round(y)}) scale(${scale}${flipY})" d="${path}"/>`;
  });
  const logoElement =
    logo && files
      ? `<image x="${round(logo.left)}" y="${round(logo.top)}" width="${logo.side}" height="${logo.side}" href="data:image/png;base64,${files.png.toString('base64')}"/>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${backgroundRect}${shapes.join('')}${logoElement}</svg>`;
}

/** CSS pixels (96 per inch) to points (72 per inch). */
const POINTS_PER_PIXEL = 0.75;

export function scenePdf({ width, height, background, outlines, logo }: QrScene, files: LogoFiles | undefined): Buffer {
  const backgroundRect: SceneOutline[] =
    toColour(background).alpha === 0
      ? []
      : [{ path: `M0 0L${width} 0L${width} ${height}L0 ${height}Z`, x: 0, y: 0, scale: 1, isYUp: false, fill: background }];
  const shapes = [...backgroundRect, ...outlines];
  // The y axis of PDF points up: one transform flips the page for everything drawn top-down.
  const transform = `${POINTS_PER_PIXEL} 0 0 ${-POINTS_PER_PIXEL} 0 ${height * POINTS_PER_PIXEL} cm`;
  const logoOperators =
    logo && files ? `q ${logo.side} 0 0 ${-logo.side} ${round(logo.left)} ${round(logo.top + logo.side)} cm /Logo Do Q` : '';
  const content = `${transform}\n${shapes.map(outlineOperators).join('\n')}\n${logoOperators}`;
  const alphas = [...new Set(shapes.map(({ fill }) => toColour(fill).alpha))];
  const states = alphas.map((alpha) => `/A${alpha} << /ca ${(alpha / 255).toFixed(3)} >>`).join(' ');
  const box = `[0 0 ${round(width * POINTS_PER_PIXEL)} ${round(height * POINTS_PER_PIXEL)}]`;
  const resources = `<< /ExtGState << ${states} >>${files ? ' /XObject << /Logo 5 0 R >>' : ''} >>`;
  const image = (side: number): string =>
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  return writePdf([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(`<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources ${resources} /Contents 4 0 R >>`),
    deflatedObject('', Buffer.from(content)),
    ...(files ? [streamObject(image(files.side), files.jpeg)] : []),
  ]);
}

function outlineOperators({ path, x, y, scale, isYUp, fill }: SceneOutline): string {
  const { red, green, blue, alpha } = toColour(fill);
  const colour = [red, green, blue].map((channel) => Number((channel / 255).toFixed(3))).join(' ');
  return `q /A${alpha} gs ${colour} rg ${scale} 0 0 ${isYUp ? -scale : scale} ${round(x)} ${round(y)} cm ${pathOperators(path, 0, 0)}f Q`;
}
