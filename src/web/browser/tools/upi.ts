/** UPI QR poster: drawn in the browser, so that the logo stays there unless a PDF is made. */
import { byId, el, showPicture } from '../dom.ts';
import { runTask, sendOrThrow, urlOf } from './api.ts';
import { decodePicture } from './picture.ts';
import { answer, controlValue, debounce, messagesOf, onSubmit, readState, setControlValue, status, writeState } from './tool-page.ts';
import { type Design, drawPoster } from './upi-poster.ts';
import { downloadView, sendFiles } from './upload.ts';

const messages = messagesOf('upi');
const TYPED = ['pa', 'pn', 'am', 'line'] as const;
const CHOSEN = ['design', 'second'] as const;
const CODE_PIXELS = 1_024;
const NAME = 'upi-poster';

const logo = byId<HTMLInputElement>('logo');
const state = readState();
for (const id of TYPED) {
  setControlValue(id, state.get(id));
  byId(id).addEventListener('input', debounce(update));
}
for (const id of CHOSEN) {
  setControlValue(id, state.get(id));
  byId(id).addEventListener('change', update);
}
logo.addEventListener('change', update);
onSubmit(update);
byId('print').addEventListener('click', () => print());
update();

function update(): void {
  const [pa, pn, line, design, second] = ['pa', 'pn', 'line', 'design', 'second'].map(controlValue) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const am = controlValue('am').replace(/[,₹\s]/g, '');
  writeState({ pa, pn, am, line, design: design === 'plain' ? '' : design, second });
  if (pa === '') {
    status.replaceChildren();
    answer.replaceChildren();
    return;
  }
  void runTask(async (signal) => {
    // Black on white in every theme, so that phones can scan it.
    const address = urlOf('/v1/upi-qr', { pa, pn, am, format: 'png', size: CODE_PIXELS });
    const { body } = await sendOrThrow({ method: 'GET', address }, signal);
    const [file] = logo.files ?? [];
    const sum = am === '' ? '' : `₹ ${Number(am).toLocaleString('en-IN', { minimumFractionDigits: am.includes('.') ? 2 : 0 })}`;
    const canvas = drawPoster({
      design: design as Design,
      code: await createImageBitmap(body),
      logo: file && (await decodePicture(file, signal)),
      name: pn,
      calls: [messages.scan, second].filter((call, index, all) => call !== '' && all.indexOf(call) === index),
      sum,
      id: pa,
      line,
      apps: messages.apps,
    });
    const poster = await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(messages.title)))),
    );
    const picture = showPicture(poster, [messages.title, pn, sum, pa, line].filter(Boolean).join(', '));
    const pdf = el('button', { type: 'button', class: 'plain', click: () => savePdf(poster) }, messages.pdf);
    const result = downloadView(poster, `${NAME}.png`, messages.done);
    (result.at(-1) as HTMLElement).append(pdf);
    status.replaceChildren();
    answer.replaceChildren(el('article', { class: 'poster' }, picture), ...result);
  });
}

function savePdf(poster: Blob): void {
  void runTask(async (signal) => {
    const file = new File([poster], `${NAME}.png`, { type: 'image/png' });
    const { body } = await sendFiles('/v1/pdf/from-images', [file], { page: 'A4' }, signal);
    const address = URL.createObjectURL(body);
    el('a', { href: address, download: `${NAME}.pdf` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  });
}
