/** SVG that is made of paths, as PNG. */
import { Resvg } from '@resvg/resvg-js';

/** @param zoom pixels for each unit of the drawing */
export function toPng(svg: string, zoom: number): Buffer {
  return new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'zoom', value: zoom } }).render().asPng();
}
