/** UPI QR poster. */
import { byId, el, showPicture } from '../dom.ts';
import { addressOf, exchange, run } from './ask.ts';
import { answer, paused, readState, startsForm, status, wordsOf, write, writeState, written } from './frame.ts';

const words = wordsOf('upi');
const FIELDS = ['pa', 'pn', 'am'] as const;

const state = readState();
for (const id of FIELDS) {
  write(id, state.get(id));
  byId(id).addEventListener('input', paused(draw));
}
startsForm(draw);
byId('print').addEventListener('click', () => print());
draw();

function draw(): void {
  const pa = written('pa');
  const pn = written('pn');
  const am = written('am').replace(/[,₹\s]/g, '');
  writeState({ pa, pn, am });
  if (pa === '') {
    status.replaceChildren();
    answer.replaceChildren();
    return;
  }
  void run(async (signal) => {
    // Black on white in every theme, so that phones can scan it.
    const address = addressOf('/v1/upi-qr', { pa, pn, am, format: 'svg', margin: 0 });
    const { body } = await exchange({ method: 'GET', address }, signal);
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
