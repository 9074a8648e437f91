/** PDF compression: starts on file selection, and again when the quality changes. */
import { byId, bytesText, el, showPicture } from '../dom.ts';
import { run } from './ask.ts';
import { answer, readState, wordsOf, write, writeState, written } from './frame.ts';
import { firstPage } from './pages-of-pdf.ts';
import { nameWith, offer, sendFiles, startUpload } from './upload.ts';
import { fill } from './view.ts';

const words = wordsOf('compress');
let file: File | undefined;
let picture: Blob | undefined;

write('images', readState().get('images') ?? 'keep');
startUpload(([chosen]) => {
  file = chosen;
  picture = undefined;
  compress();
});
byId('images').addEventListener('change', () => {
  writeState({ images: written('images') === 'keep' ? '' : written('images') });
  if (file) compress();
});

function compress(): void {
  const given = file as File;
  void run(async (signal) => {
    answer.replaceChildren();
    const { body, headers } = await sendFiles('/v1/pdf/compress', [given], { images: written('images') }, signal);
    const before = given.size;
    const percent = Math.floor((1 - body.size / before) * 100);
    const sentence =
      headers.get('x-compress-note') === 'signed'
        ? words.signed
        : percent > 0
          ? fill(words.smaller, { before: bytesText(before), after: bytesText(body.size), percent })
          : fill(words.same, { size: bytesText(before) });
    const paper = el('div', { class: 'paper large' });
    answer.replaceChildren(el('p', { class: 'outcome' }, sentence), offer(body, nameWith(given.name, '-small')), paper);
    picture ??= (await firstPage(body, signal)).pictures[0];
    if (picture) paper.replaceChildren(showPicture(picture, given.name));
  });
}
