/** Amount in words, updated while typing. */
import { byId, el } from '../dom.ts';
import { getJson, runTask } from './api.ts';
import {
  answer,
  controlValue,
  debounce,
  lang,
  messagesOf,
  onSubmit,
  readState,
  setControlValue,
  toolCopyButton,
  writeState,
} from './tool-page.ts';

interface AmountInWords {
  readonly formatted: string;
  readonly words: string;
}

const messages = messagesOf('amount');
const state = readState();
setControlValue('number', state.get('number'));
setControlValue('lang', state.get('lang') ?? lang);
byId('number').addEventListener('input', debounce(showAmount));
byId('lang').addEventListener('change', showAmount);
onSubmit(showAmount);
showAmount();

function showAmount(): void {
  const number = controlValue('number');
  const language = controlValue('lang');
  writeState({ number, lang: language === lang ? '' : language });
  if (number === '') {
    answer.replaceChildren();
    return;
  }
  void runTask(async (signal) => {
    const path = `/v1/words/${encodeURIComponent(number)}`;
    const cheque = await getJson<AmountInWords>(path, { lang: language, style: 'cheque' }, signal);
    const plain = await getJson<AmountInWords>(path, { lang: language }, signal);
    answer.replaceChildren(
      el('p', { class: 'muted' }, `₹ ${cheque.data.formatted}`),
      ...part(messages.cheque, cheque.data.words, language),
      ...part(messages.plain, plain.data.words, language),
    );
  });
}

function part(label: string, text: string, language: string): Node[] {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return [el('h2', {}, label), el('p', { class: 'said', lang: language, dir: 'auto' }, sentence), toolCopyButton(() => sentence)];
}
