/** Rasterises SVG to PNG outside the event loop. No fonts are loaded: logos have no text. */
import { Resvg } from '@resvg/resvg-js';

export default {
  toPng({ svg, size }: { svg: string; size: number }): Uint8Array {
    return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng();
  },
};
