/** Photos of pages, or a scanned PDF, as one searchable PDF. Each page is a request of its own: a time limit then never covers several. */
import { byId, el, formatBytes } from '../dom.ts';
import { runTask, showFailure } from './api.ts';
import { allThumbnails } from './pdf-thumbnails.ts';
import { shrinkPhoto } from './picture.ts';
import { showThumbnails, type Thumbnail } from './thumbnails.ts';
import { common, controlValue, lang, messagesOf, onSubmit, readState, setControlValue, status, writeState } from './tool-page.ts';
import { downloadView, sendFiles, showFieldError, startUpload } from './upload.ts';
import { fillPlaceholders } from './view.ts';

/** Limit of the merge operation. */
const MAX_PAGES = 20;

interface PageSheet extends Thumbnail {
  readonly picture: Blob;
  readonly source: Blob;
  /** Page range within a PDF. */
  readonly range: Readonly<Record<string, number>>;
  /** Searchable PDFs by language: reordering the pages repeats no OCR. */
  readonly read: Map<string, Blob>;
}

const messages = messagesOf('scan');
let sheets: readonly PageSheet[] = [];
/** Pages that were added, removed ones included: their names stay. */
let added = 0;

setControlValue('lang', readState().get('lang') ?? lang);
byId('lang').addEventListener('change', () => writeState({ lang: controlValue('lang') === lang ? '' : controlValue('lang') }));

startUpload((files) => {
  void runTask(async (signal) => {
    for (const file of files) {
      if (file.type === 'application/pdf') {
        const { pictures } = await allThumbnails(file, signal);
        add(pictures.map((picture, index) => pageSheet(picture, file, { first: index + 1, last: index + 1 })));
      } else {
        const picture = await shrinkPhoto(file, signal);
        add([pageSheet(picture, picture)]);
      }
    }
  });
}, MAX_PAGES);

function pageSheet(picture: Blob, source: Blob, range = {}): PageSheet {
  added++;
  const sheet: PageSheet = {
    name: fillPlaceholders(common.page, { number: added }),
    picture,
    source,
    range,
    read: new Map(),
    remove: () => order(sheets.filter((candidate) => candidate !== sheet)),
  };
  return sheet;
}

function add(pages: readonly PageSheet[]): void {
  const all = [...sheets, ...pages];
  showFieldError(byId('file-problem'), all.length > MAX_PAGES ? fillPlaceholders(messages.tooMany, { count: MAX_PAGES }) : '');
  order(all.slice(0, MAX_PAGES));
}

function order(next: readonly PageSheet[]): void {
  sheets = next;
  byId('made').replaceChildren();
  showThumbnails(sheets, order);
}

onSubmit(() => {
  if (sheets.length === 0) return showFailure(messages.photoRequired);
  const pages = sheets;
  const language = controlValue('lang');
  void runTask(async (signal, report) => {
    const read: Blob[] = [];
    for (const page of pages) {
      report(fillPlaceholders(messages.progress, { number: read.length + 1, count: pages.length }));
      read.push(await searchablePdf(page, language, signal));
    }
    report(messages.merging);
    const pdf = read.length > 1 ? (await sendFiles('/v1/pdf/merge', read, {}, signal)).body : (read[0] as Blob);
    status.replaceChildren();
    const sentence = fillPlaceholders(messages.done, { count: pages.length, size: formatBytes(pdf.size) });
    byId('made').replaceChildren(...downloadView(pdf, 'scan.pdf', sentence), el('p', { class: 'muted' }, messages.advice));
  });
});

async function searchablePdf({ source, range, read }: PageSheet, language: string, signal: AbortSignal): Promise<Blob> {
  const documents = read.get(language);
  if (documents) return documents;
  const fields = { ...range, lang: language === 'en' ? 'en' : `${language}+en`, format: 'pdf' };
  const { body } = await sendFiles('/v1/ocr', [source], fields, signal);
  read.set(language, body);
  return body;
}
