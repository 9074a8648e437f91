/** Sample files to try a tool with, made by the service: a picture with text, a payment code, or PDFs of such pictures. */
import { runTask, sendOrThrow, urlOf } from './api.ts';
import type { SampleKind } from './sample-kind.ts';
import { textsOf } from './tool-page.ts';

const KINDS: Readonly<Record<SampleKind, (signal: AbortSignal) => Promise<File[]>>> = {
  picture: async (signal) => [fileOf(await drawText(signal), 'sample.png')],
  code: async (signal) => {
    const query = { pa: 'shop@okaxis', pn: 'Ravi Stores', am: '199.50', format: 'png', size: 600 };
    return [fileOf(await read('/v1/upi-qr', query, signal), 'sample.png')];
  },
  pdf: async (signal) => [fileOf(await makePdf(signal), 'sample.pdf')],
  pdfs: async (signal) => {
    const pdf = await makePdf(signal);
    return [fileOf(pdf, 'sample-1.pdf'), fileOf(pdf, 'sample-2.pdf')];
  },
};

/** The button is missing where no sample makes sense. */
export function offerSample(take: (files: readonly File[]) => void): void {
  const button = document.getElementById('sample');
  const kind = button?.dataset.kind as SampleKind | undefined;
  if (!kind) return;
  button?.addEventListener('click', () => {
    void runTask(async (signal) => take(await KINDS[kind](signal)));
  });
}

async function read(path: string, query: Readonly<Record<string, string | number>>, signal: AbortSignal): Promise<Blob> {
  return (await sendOrThrow({ method: 'GET', address: urlOf(path, query) }, signal)).body;
}

/** In the language of the page. */
function drawText(signal: AbortSignal): Promise<Blob> {
  // Every tool has these two.
  const { title, about } = textsOf('merge');
  return read('/v1/og-image', { title, subtitle: about, theme: 'light' }, signal);
}

async function makePdf(signal: AbortSignal): Promise<Blob> {
  const [picture, code] = [await drawText(signal), ...(await KINDS.code(signal))];
  const body = new FormData();
  for (const page of [picture, code]) body.append('file', page as Blob);
  return (await sendOrThrow({ method: 'POST', address: '/v1/pdf/from-images', body }, signal)).body;
}

function fileOf(blob: Blob, name: string): File {
  return new File([blob], name, { type: blob.type });
}
