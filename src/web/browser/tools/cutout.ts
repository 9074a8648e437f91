/** Background removal, with a before and after comparison. Colours are filled in here: the picture is sent once. */
import { byId, el, formatBytes, showPicture } from '../dom.ts';
import { runTask } from './api.ts';
import { answer, controlValue, messagesOf, readState, setControlValue, writeState } from './tool-page.ts';
import { downloadView, nameWith, sendFiles, startUpload } from './upload.ts';

const messages = messagesOf('cutout');
let file: File | undefined;
let cut: Blob | undefined;

setControlValue('background', readState().get('background'));
startUpload(([upload]) => {
  file = upload;
  cut = undefined;
  show();
});
byId('background').addEventListener('change', () => {
  writeState({ background: controlValue('background') });
  if (file) show();
});

function show(): void {
  const source = file as File;
  const background = controlValue('background');
  void runTask(async (signal) => {
    if (!cut) {
      answer.replaceChildren(el('div', { class: 'sides' }, side(messages.before, source)));
      cut = (await sendFiles('/v1/image/remove-background', [source], {}, signal)).body;
    }
    const picture = background === '' ? cut : await fill(cut, `#${background}`);
    const after = side(messages.after, picture);
    after.classList.add('cut');
    answer.replaceChildren(
      el('div', { class: 'sides' }, side(messages.before, source), after),
      ...downloadView(picture, nameWith(source.name, '-cut-out', 'png'), `${messages.after}: ${formatBytes(picture.size)}`),
    );
  });
}

/** The cut-out on a colour. */
async function fill(picture: Blob, colour: string): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const canvas = el('canvas', { width: bitmap.width, height: bitmap.height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = colour;
  context.fillRect(0, 0, bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(colour)))));
}

function side(label: string, picture: Blob): HTMLElement {
  return el('figure', {}, showPicture(picture, label), el('figcaption', { class: 'muted' }, label));
}
