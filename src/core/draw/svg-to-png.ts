/** Rasterises SVG without text elements to PNG. */
import { Resvg } from '@resvg/resvg-js';

/** @param zoom pixels per user unit of the SVG */
export function svgToPng(svg: string, zoom: number): Buffer {
  return new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'zoom', value: zoom } }).render().asPng();
}
