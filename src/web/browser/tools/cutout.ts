/** Background removal, with a before and after comparison. */
import { byId, el, showPicture } from '../dom.ts';
import { runTask } from './api.ts';
import { answer, controlValue, readState, setControlValue, textsOf, writeState } from './tool-page.ts';
import { downloadLink, nameWith, sendFiles, startUpload } from './upload.ts';

const words = textsOf('cutout');
let file: File | undefined;

setControlValue('background', readState().get('background') ?? '');
startUpload(([chosen]) => {
  file = chosen;
  cut();
});
byId('background').addEventListener('change', () => {
  writeState({ background: controlValue('background') });
  if (file) cut();
});

function cut(): void {
  const given = file as File;
  const background = controlValue('background');
  void runTask(async (signal) => {
    answer.replaceChildren(el('div', { class: 'sides' }, side(words.before, given)));
    const fields: Record<string, string> = background === '' ? {} : { background };
    const { body } = await sendFiles('/v1/image/remove-background', [given], fields, signal);
    const after = side(words.after, body);
    after.classList.add('cut');
    answer.replaceChildren(
      el('div', { class: 'sides' }, side(words.before, given), after),
      downloadLink(body, nameWith(given.name, '-cut-out', 'png')),
    );
  });
}

function side(label: string, picture: Blob): HTMLElement {
  return el('figure', {}, showPicture(picture, label), el('figcaption', { class: 'muted' }, label));
}
