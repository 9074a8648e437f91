/** Masking of identifiers in a file: what was found is shown first, then the masked file is made. */
import { byId, el, formatBytes, showPicture } from '../dom.ts';
import { parseAnswer, runTask } from './api.ts';
import { encodeJpeg } from './jpeg.ts';
import { allThumbnails } from './pdf-thumbnails.ts';
import { decodePicture } from './picture.ts';
import { answer, common, lang, messagesOf } from './tool-page.ts';
import { downloadView, nameWith, sendFiles, startUpload } from './upload.ts';
import { fillPlaceholders } from './view.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Found {
  readonly pages: readonly { readonly page: number; readonly width: number; readonly height: number }[];
  readonly found: readonly { readonly kind: string; readonly page: number; readonly masked: string; readonly boxes: readonly Box[] }[];
}

const PATH = '/v1/redact-file';
const PREVIEW_WIDTH = 440;
const MAX_PREVIEW_BYTES = 200_000;
const FILE_ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };
const messages = messagesOf('mask');
const kindInputs = [...document.querySelectorAll<HTMLInputElement>('input[name=kind]')];
let file: File | undefined;

startUpload(([chosen]) => {
  file = chosen;
  preview();
});
for (const input of kindInputs) input.addEventListener('change', preview);

function preview(): void {
  const kinds = kindInputs.filter(({ checked }) => checked).map(({ value }) => value);
  const source = file;
  if (!source || kinds.length === 0) return;
  const fields = { kinds: kinds.join(), lang: lang === 'en' ? 'en' : `${lang}+en` };
  void runTask(async (signal) => {
    answer.replaceChildren();
    const { data } = await parseAnswer<Found>(await sendFiles(PATH, [source], { ...fields, format: 'json' }, signal));
    const pictures = await previews(source, data, signal);
    const count = data.found.length;
    const make = el('button', { type: 'button', id: 'mask', click: () => mask(source, fields, count) }, messages.submit);
    answer.replaceChildren(
      el('p', { class: 'outcome', role: 'status' }, count === 0 ? messages.nothing : fillPlaceholders(messages.found, { count })),
      el('ul', { id: 'found' }, ...data.found.map((item) => el('li', {}, sentenceOf(item, data.pages.length)))),
      el('div', { class: 'sides' }, ...pictures),
      el('div', { class: 'buttons' }, make),
      el('p', { class: 'muted' }, messages.advice),
      el('div', { id: 'made' }),
    );
  });
}

function sentenceOf({ kind, masked, page }: Found['found'][number], pages: number): string {
  const kinds: Readonly<Record<string, string>> = messages;
  const place = pages > 1 ? `, ${fillPlaceholders(common.page, { number: page })}` : '';
  return `${kinds[kind] ?? kind}: ${masked}${place}`;
}

/** The pages with findings, with their boxes painted over. */
async function previews(source: File, { pages, found }: Found, signal: AbortSignal): Promise<HTMLElement[]> {
  if (found.length === 0) return [];
  const pictures = source.type === 'application/pdf' ? (await allThumbnails(source, signal)).pictures : [source];
  const shown = pages.filter(({ page }) => pictures[page - 1] && found.some((item) => item.page === page));
  return Promise.all(
    shown.map(async ({ page, width, height }) => {
      const picture = await decodePicture(pictures[page - 1] as Blob, signal);
      const scale = PREVIEW_WIDTH / width;
      const label = fillPlaceholders(common.page, { number: page });
      const canvas = el('canvas', { width: PREVIEW_WIDTH, height: Math.round(height * scale) });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      for (const box of found.filter((item) => item.page === page).flatMap(({ boxes }) => boxes))
        context.fillRect(box.x * scale, box.y * scale, box.width * scale, box.height * scale);
      const shown = showPicture(await encodeJpeg(canvas, MAX_PREVIEW_BYTES), label);
      return el('figure', {}, el('div', { class: 'paper' }, shown), el('figcaption', { class: 'muted' }, label));
    }),
  );
}

function mask(source: File, fields: Readonly<Record<string, string>>, count: number): void {
  void runTask(async (signal) => {
    const { body } = await sendFiles(PATH, [source], { ...fields, format: 'file' }, signal);
    const name = nameWith(source.name, '-masked', FILE_ENDINGS[body.type] ?? body.type.replace('image/', ''));
    byId('made').replaceChildren(...downloadView(body, name, fillPlaceholders(messages.done, { count, size: formatBytes(body.size) })));
  });
}
