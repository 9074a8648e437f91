/** PDF merge: files as reorderable sheets. */
import { byId, formatBytes } from '../dom.ts';
import { runTask, showFailure } from './api.ts';
import { firstThumbnail } from './pdf-thumbnails.ts';
import { showThumbnails, type Thumbnail } from './thumbnails.ts';
import { messagesOf, onSubmit, status } from './tool-page.ts';
import { downloadView, nameWith, sendFiles, startUpload } from './upload.ts';
import { fillPlaceholders } from './view.ts';

interface FileSheet extends Thumbnail {
  readonly file: File;
}

const messages = messagesOf('merge');
let sheets: readonly FileSheet[] = [];

startUpload((files) => {
  const added = files.map((file): FileSheet => {
    const sheet: FileSheet = {
      name: file.name,
      picture: null,
      file,
      remove: () => order(sheets.filter((candidate) => candidate.file !== file)),
    };
    return sheet;
  });
  order([...sheets, ...added]);
  void runTask(async (signal) => {
    for (const { file } of added) {
      const picture = (await firstThumbnail(file, signal)).pictures[0] ?? null;
      order(sheets.map((sheet) => (sheet.file === file ? { ...sheet, picture } : sheet)));
    }
  });
});

function order(next: readonly FileSheet[]): void {
  sheets = next;
  byId('made').replaceChildren();
  showThumbnails(sheets, order);
}

onSubmit(() => {
  if (sheets.length < 2) return showFailure(messages.tooFewFiles);
  const files = sheets.map(({ file }) => file);
  void runTask(async (signal) => {
    const { body } = await sendFiles('/v1/pdf/merge', files, { bookmarks: 'true' }, signal);
    status.replaceChildren();
    byId('made').replaceChildren(
      ...downloadView(
        body,
        nameWith(files[0]?.name ?? '', '-merged'),
        fillPlaceholders(messages.done, { count: files.length, size: formatBytes(body.size) }),
      ),
    );
  });
});
