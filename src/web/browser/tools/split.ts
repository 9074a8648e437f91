/** PDF split: select and reorder pages, or split every n pages. */
import { byId, bytesText, el } from '../dom.ts';
import { refuse, run } from './ask.ts';
import { frame, startsForm, status, wordsOf, written } from './frame.ts';
import { allPages } from './pages-of-pdf.ts';
import { type Sheet, showSheets } from './sheets.ts';
import { nameWith, offer, sendFiles, startUpload } from './upload.ts';
import { fill } from './view.ts';

interface PageSheet extends Sheet {
  readonly number: number;
  readonly box: HTMLInputElement;
}

const words = wordsOf('split');
let file: File | undefined;
let sheets: readonly PageSheet[] = [];

startUpload(([chosen]) => {
  file = chosen;
  order([]);
  void run(async (signal) => {
    const { count, pictures } = await allPages(chosen as File, signal);
    order(pictures.map((picture, at) => pageSheet(at + 1, picture)));
    if (count > pictures.length) status.replaceChildren(fill(words.partial, { count: pictures.length, total: count }));
  });
});

function pageSheet(number: number, picture: Blob): PageSheet {
  const name = fill(frame.page, { number });
  const box = el('input', { type: 'checkbox', 'aria-label': name, change: told });
  box.checked = true;
  return { name, picture, number, box, controls: [box] };
}

function order(next: readonly PageSheet[]): void {
  sheets = next;
  byId('made').replaceChildren();
  showSheets(sheets, order);
  if (sheets.length > 0) told();
}

function chosen(): PageSheet[] {
  return sheets.filter(({ box }) => box.checked);
}

function told(): void {
  status.textContent = fill(words.chosen, { count: chosen().length, total: sheets.length });
}

startsForm(() => {
  const pages = chosen().map(({ number }) => number);
  if (pages.length === 0) return refuse(words.none);
  make('/v1/pdf/pages', { pages: pages.join(',') }, 'pdf');
});
byId('part').addEventListener('click', () => make('/v1/pdf/split', { by: 'pages', every: written('every') || '1' }, 'zip'));

function make(address: string, fields: Readonly<Record<string, string>>, extension: 'pdf' | 'zip'): void {
  const given = file;
  if (!given) {
    refuse(words.none);
    return;
  }
  void run(async (signal) => {
    const { body } = await sendFiles(address, [given], fields, signal);
    byId('made').replaceChildren(
      el('p', { class: 'outcome' }, fill(words.done, { size: bytesText(body.size) })),
      offer(body, nameWith(given.name, '-pages', extension)),
    );
  });
}
