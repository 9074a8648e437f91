/** PDF compression: starts on file selection, and again when the quality changes. */
import { byId, bytesText, el, showPicture } from '../dom.ts';
import { runTask } from './api.ts';
import { firstThumbnail } from './pdf-thumbnails.ts';
import { answer, controlValue, readState, setControlValue, textsOf, writeState } from './tool-page.ts';
import { downloadLink, nameWith, sendFiles, startUpload } from './upload.ts';
import { fillPlaceholders } from './view.ts';

const words = textsOf('compress');
let file: File | undefined;

setControlValue('images', readState().get('images') ?? 'keep');
startUpload(([chosen]) => {
  file = chosen;
  compress();
});
byId('images').addEventListener('change', () => {
  writeState({ images: controlValue('images') === 'keep' ? '' : controlValue('images') });
  if (file) compress();
});

function compress(): void {
  const given = file as File;
  void runTask(async (signal) => {
    answer.replaceChildren();
    const { body, headers } = await sendFiles('/v1/pdf/compress', [given], { images: controlValue('images') }, signal);
    const before = given.size;
    const percent = Math.floor((1 - body.size / before) * 100);
    const sentence =
      headers.get('x-compress-note') === 'signed'
        ? words.signed
        : percent > 0
          ? fillPlaceholders(words.smaller, { before: bytesText(before), after: bytesText(body.size), percent })
          : fillPlaceholders(words.same, { size: bytesText(before) });
    const paper = el('div', { class: 'paper large' });
    answer.replaceChildren(el('p', { class: 'outcome' }, sentence), downloadLink(body, nameWith(given.name, '-small')), paper);
    const [picture] = (await firstThumbnail(body, signal)).pictures;
    if (picture) paper.replaceChildren(showPicture(picture, given.name));
  });
}
