/** QR code and barcode generator. */
import { byId, el, showPicture } from '../dom.ts';
import { addressOf, exchange, run } from './ask.ts';
import { answer, paused, readState, startsForm, status, wordsOf, write, writeState, written } from './frame.ts';

const words = wordsOf('codes');
/** Large enough for a poster. */
const PIXELS = 1_024;

const state = readState();
write('kind', state.get('kind') ?? 'qr');
write('text', state.get('text'));
byId('text').addEventListener('input', paused(draw));
byId('kind').addEventListener('change', draw);
byId('print').addEventListener('click', () => print());
startsForm(draw);
draw();

function draw(): void {
  const kind = written('kind');
  const text = written('text');
  writeState({ kind: kind === 'qr' ? '' : kind, text });
  status.replaceChildren();
  answer.replaceChildren();
  if (text === '') return;
  const path = kind === 'qr' ? '/v1/qr' : `/v1/barcode/${kind}`;
  const save = (format: 'svg' | 'png', label: string): HTMLElement =>
    el(
      'a',
      {
        href: addressOf(path, { text, format, size: format === 'png' ? PIXELS : undefined }),
        download: `${kind}.${format}`,
        class: 'button',
      },
      label,
    );
  void run(async (signal) => {
    const { body } = await exchange({ method: 'GET', address: addressOf(path, { text }) }, signal);
    answer.replaceChildren(
      el('div', { class: 'drawn white' }, showPicture(body, text)),
      el('div', { class: 'buttons' }, save('svg', words.svg), save('png', words.png)),
    );
  });
}
