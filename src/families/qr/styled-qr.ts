/** Codes with rounded modules, a caption or a logo, and PDF output. Runs in workers only, because it loads fonts. */
import { checkCodeColours } from '../../core/draw/barcode-output.ts';
import { svgToPng } from '../../core/draw/svg-to-png.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { inlineDisposition, isPlain, type QrRequest, renderPlainQr } from './render-qr.ts';
import { createScene } from './scene.ts';
import { type LogoFiles, scenePdf, sceneSvg } from './scene-file.ts';
import { toSymbol } from './symbol.ts';

export async function render(request: QrRequest): Promise<FileAnswer> {
  return isPlain(request) ? renderPlainQr(request) : renderStyledQr(request);
}

export function renderStyledQr(request: QrRequest, logo?: LogoFiles): FileAnswer {
  checkCodeColours(request);
  const { text, ecc, format, shape = 'square', caption, ...look } = request;
  const scene = createScene(toSymbol(text, ecc), { ...look, shape, caption, hasLogo: logo !== undefined });
  const headers = inlineDisposition(format);
  if (format === 'pdf') return { file: scenePdf(scene, logo), type: 'application/pdf', headers };
  const svg = sceneSvg(scene, logo);
  return format === 'svg' ? { file: svg, type: 'image/svg+xml', headers } : { file: svgToPng(svg, 1), type: 'image/png', headers };
}
