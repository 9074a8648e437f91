/** PDF merge: files as reorderable sheets. */
import { byId, bytesText, el } from '../dom.ts';
import { refuse, run } from './ask.ts';
import { startsForm, status, wordsOf } from './frame.ts';
import { firstPage } from './pages-of-pdf.ts';
import { type Sheet, showSheets } from './sheets.ts';
import { nameWith, offer, sendFiles, startUpload } from './upload.ts';
import { fill } from './view.ts';

interface FileSheet extends Sheet {
  readonly file: File;
}

const words = wordsOf('merge');
let sheets: readonly FileSheet[] = [];

startUpload((files) => {
  const added = files.map((file): FileSheet => {
    const sheet: FileSheet = { name: file.name, picture: null, file, remove: () => order(sheets.filter((one) => one.file !== file)) };
    return sheet;
  });
  order([...sheets, ...added]);
  void run(async (signal) => {
    for (const { file } of added) {
      const picture = (await firstPage(file, signal)).pictures[0] ?? null;
      order(sheets.map((sheet) => (sheet.file === file ? { ...sheet, picture } : sheet)));
    }
  });
});

function order(next: readonly FileSheet[]): void {
  sheets = next;
  byId('made').replaceChildren();
  showSheets(sheets, order);
}

startsForm(() => {
  if (sheets.length < 2) return refuse(words.need);
  const files = sheets.map(({ file }) => file);
  void run(async (signal) => {
    const { body } = await sendFiles('/v1/pdf/merge', files, { bookmarks: 'true' }, signal);
    status.replaceChildren();
    byId('made').replaceChildren(
      el('p', { class: 'outcome' }, fill(words.done, { count: files.length, size: bytesText(body.size) })),
      offer(body, nameWith(files[0]?.name ?? '', '-merged')),
    );
  });
});
