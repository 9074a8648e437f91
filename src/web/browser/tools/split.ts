/** PDF split: select and reorder pages, or split every n pages. */
import { byId, el, formatBytes } from '../dom.ts';
import { runTask, showFailure } from './api.ts';
import { allThumbnails } from './pdf-thumbnails.ts';
import { showThumbnails, type Thumbnail } from './thumbnails.ts';
import { common, controlValue, messagesOf, onSubmit, status } from './tool-page.ts';
import { downloadView, nameWith, sendFiles, startUpload } from './upload.ts';
import { fillPlaceholders } from './view.ts';

interface PageSheet extends Thumbnail {
  readonly number: number;
  readonly box: HTMLInputElement;
}

const messages = messagesOf('split');
let file: File | undefined;
let sheets: readonly PageSheet[] = [];

startUpload(([upload]) => {
  file = upload;
  order([]);
  void runTask(async (signal) => {
    const { count, pictures } = await allThumbnails(upload as File, signal);
    order(pictures.map((picture, index) => pageSheet(index + 1, picture)));
    if (count > pictures.length) status.replaceChildren(fillPlaceholders(messages.partial, { count: pictures.length, total: count }));
  });
});

function pageSheet(number: number, picture: Blob): PageSheet {
  const name = fillPlaceholders(common.page, { number });
  const box = el('input', { type: 'checkbox', 'aria-label': name, change: announceSelection });
  box.checked = true;
  return { name, picture, number, box, controls: [box] };
}

function order(next: readonly PageSheet[]): void {
  sheets = next;
  byId('made').replaceChildren();
  showThumbnails(sheets, order);
  if (sheets.length > 0) announceSelection();
}

function selectedPages(): PageSheet[] {
  return sheets.filter(({ box }) => box.checked);
}

function announceSelection(): void {
  status.textContent = fillPlaceholders(messages.selectionCount, { count: selectedPages().length, total: sheets.length });
}

onSubmit(() => {
  const pages = selectedPages().map(({ number }) => number);
  if (pages.length === 0) return showFailure(messages.none);
  make('/v1/pdf/pages', { pages: pages.join(',') }, 'pdf');
});
byId('part').addEventListener('click', () => make('/v1/pdf/split', { by: 'pages', every: controlValue('every') || '1' }, 'zip'));

function make(address: string, fields: Readonly<Record<string, string>>, extension: 'pdf' | 'zip'): void {
  const source = file;
  if (!source) {
    showFailure(messages.none);
    return;
  }
  void runTask(async (signal) => {
    const { body } = await sendFiles(address, [source], fields, signal);
    byId('made').replaceChildren(
      ...downloadView(body, nameWith(source.name, '-pages', extension), fillPlaceholders(messages.done, { size: formatBytes(body.size) })),
    );
  });
}
