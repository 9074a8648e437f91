/** QR code and barcode generator. */
import { byId, el, showPicture } from '../dom.ts';
import { runTask, sendOrThrow, urlOf } from './api.ts';
import { answer, controlValue, debounce, messagesOf, onSubmit, readState, setControlValue, status, writeState } from './tool-page.ts';

const messages = messagesOf('codes');
/** Large enough for a poster. */
const PIXELS = 1_024;

const state = readState();
setControlValue('kind', state.get('kind') ?? 'qr');
setControlValue('text', state.get('text'));
byId('text').addEventListener('input', debounce(update));
byId('kind').addEventListener('change', update);
byId('print').addEventListener('click', () => print());
onSubmit(update);
update();

function update(): void {
  const kind = controlValue('kind');
  const text = controlValue('text');
  writeState({ kind: kind === 'qr' ? '' : kind, text });
  status.replaceChildren();
  answer.replaceChildren();
  if (text === '') return;
  const path = kind === 'qr' ? '/v1/qr' : `/v1/barcode/${kind}`;
  const save = (format: 'svg' | 'png', label: string): HTMLElement =>
    el(
      'a',
      {
        href: urlOf(path, { text, format, size: format === 'png' ? PIXELS : undefined }),
        download: `${kind}.${format}`,
        class: 'button',
      },
      label,
    );
  void runTask(async (signal) => {
    const { body } = await sendOrThrow({ method: 'GET', address: urlOf(path, { text }) }, signal);
    answer.replaceChildren(
      el('div', { class: 'drawn white' }, showPicture(body, text)),
      el('div', { class: 'buttons' }, save('svg', messages.svg), save('png', messages.png)),
    );
  });
}
