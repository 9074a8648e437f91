/** UPI QR poster. */
import { byId, el, showPicture } from '../dom.ts';
import { runTask, sendOrThrow, urlOf } from './api.ts';
import { answer, controlValue, debounce, onSubmit, readState, setControlValue, status, textsOf, writeState } from './tool-page.ts';

const words = textsOf('upi');
const FIELDS = ['pa', 'pn', 'am'] as const;

const state = readState();
for (const id of FIELDS) {
  setControlValue(id, state.get(id));
  byId(id).addEventListener('input', debounce(draw));
}
onSubmit(draw);
byId('print').addEventListener('click', () => print());
draw();

function draw(): void {
  const pa = controlValue('pa');
  const pn = controlValue('pn');
  const am = controlValue('am').replace(/[,₹\s]/g, '');
  writeState({ pa, pn, am });
  if (pa === '') {
    status.replaceChildren();
    answer.replaceChildren();
    return;
  }
  void runTask(async (signal) => {
    // Black on white in every theme, so that phones can scan it.
    const address = urlOf('/v1/upi-qr', { pa, pn, am, format: 'svg', margin: 0 });
    const { body } = await sendOrThrow({ method: 'GET', address }, signal);
    status.replaceChildren();
    answer.replaceChildren(
      el(
        'article',
        { class: 'poster' },
        pn !== '' && el('h2', {}, pn),
        el('p', {}, words.scan),
        showPicture(body, `${words.title}: ${pa}`),
        am !== '' &&
          el('p', { class: 'sum' }, `₹ ${Number(am).toLocaleString('en-IN', { minimumFractionDigits: am.includes('.') ? 2 : 0 })}`),
        el('p', {}, pa),
        el('p', {}, el('small', {}, words.apps)),
      ),
    );
  });
}
