/** Sample files to try a tool with, made by the service: a picture with text, a payment code, or PDFs of such pictures. */
import { el } from '../dom.ts';
import { runTask, sendOrThrow, urlOf } from './api.ts';
import { encodeJpeg } from './jpeg.ts';
import type { SampleKind } from './sample-kind.ts';
import { statementPdf } from './statement-pdf.ts';
import { messagesOf } from './tool-page.ts';

/** A4 at 150 dots per inch. */
const SCAN = { width: 1_240, height: 1_754 };
const MARGIN = 200;
const GRAIN = 24;

const KINDS: Readonly<Record<SampleKind, (signal: AbortSignal) => Promise<File[]>>> = {
  picture: async (signal) => [fileOf(await drawText(signal), 'sample.png')],
  code: async (signal) => {
    const query = { pa: 'shop@okaxis', pn: 'Ravi Stores', am: '199.50', format: 'png', size: 600 };
    return [fileOf(await read('/v1/upi-qr', query, signal), 'sample.png')];
  },
  table: () => Promise.resolve([fileOf(new Blob([statementPdf()], { type: 'application/pdf' }), 'statement.pdf')]),
  scan: async (signal) => [fileOf(await pdfOf([await drawScan(signal)], signal), 'sample.pdf')],
  pdf: async (signal) => [fileOf(await makePdf(signal), 'sample.pdf')],
  pdfs: async (signal) => {
    const pdf = await makePdf(signal);
    return [fileOf(pdf, 'sample-1.pdf'), fileOf(pdf, 'sample-2.pdf')];
  },
};

export function makeSample(kind: SampleKind, take: (files: readonly File[]) => void): void {
  void runTask(async (signal) => take(await KINDS[kind](signal)));
}

async function read(path: string, query: Readonly<Record<string, string | number>>, signal: AbortSignal): Promise<Blob> {
  return (await sendOrThrow({ method: 'GET', address: urlOf(path, query) }, signal)).body;
}

/** In the language of the page. */
function drawText(signal: AbortSignal): Promise<Blob> {
  // Every tool has these two.
  const { title, about } = messagesOf('merge');
  return read('/v1/og-image', { title, subtitle: about, theme: 'light' }, signal);
}

async function makePdf(signal: AbortSignal): Promise<Blob> {
  return pdfOf([await drawText(signal), ...(await KINDS.code(signal))], signal);
}

async function pdfOf(pages: readonly Blob[], signal: AbortSignal): Promise<Blob> {
  const body = new FormData();
  for (const page of pages) body.append('file', page);
  return (await sendOrThrow({ method: 'POST', address: '/v1/pdf/from-images', body }, signal)).body;
}

/** A page with the grain of a scanner, which is what makes PDFs large. */
async function drawScan(signal: AbortSignal): Promise<Blob> {
  const text = await createImageBitmap(await drawText(signal));
  const canvas = el('canvas', SCAN);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#f2ede4';
  context.fillRect(0, 0, SCAN.width, SCAN.height);
  context.drawImage(text, 0, MARGIN, SCAN.width, (text.height / text.width) * SCAN.width);
  const image = context.getImageData(0, 0, SCAN.width, SCAN.height);
  for (let index = 0; index < image.data.length; index += 1) {
    if (index % 4 !== 3) image.data[index] = (image.data[index] ?? 0) + (Math.random() - 0.5) * GRAIN;
  }
  context.putImageData(image, 0, 0);
  return encodeJpeg(canvas, Number.POSITIVE_INFINITY);
}

function fileOf(blob: Blob, name: string): File {
  return new File([blob], name, { type: blob.type });
}
