/** Background removal, with a before and after comparison. */
import { byId, el, showPicture } from '../dom.ts';
import { run } from './ask.ts';
import { answer, readState, wordsOf, write, writeState, written } from './frame.ts';
import { nameWith, offer, sendFiles, startUpload } from './upload.ts';

const words = wordsOf('cutout');
let file: File | undefined;

write('background', readState().get('background') ?? '');
startUpload(([chosen]) => {
  file = chosen;
  cut();
});
byId('background').addEventListener('change', () => {
  writeState({ background: written('background') });
  if (file) cut();
});

function cut(): void {
  const given = file as File;
  const background = written('background');
  void run(async (signal) => {
    answer.replaceChildren(el('div', { class: 'sides' }, side(words.before, given)));
    const fields: Record<string, string> = background === '' ? {} : { background };
    const { body } = await sendFiles('/v1/image/remove-background', [given], fields, signal);
    const after = side(words.after, body);
    after.classList.add('cut');
    answer.replaceChildren(
      el('div', { class: 'sides' }, side(words.before, given), after),
      offer(body, nameWith(given.name, '-cut-out', 'png')),
    );
  });
}

function side(label: string, picture: Blob): HTMLElement {
  return el('figure', {}, showPicture(picture, label), el('figcaption', { class: 'muted' }, label));
}
