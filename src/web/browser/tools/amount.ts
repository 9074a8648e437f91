/** Amount in words, updated while typing. */
import { byId, el } from '../dom.ts';
import { ask, run } from './ask.ts';
import { answer, copyButton, lang, paused, readState, startsForm, wordsOf, write, writeState, written } from './frame.ts';

interface Said {
  readonly formatted: string;
  readonly words: string;
}

const words = wordsOf('amount');
const state = readState();
write('number', state.get('number'));
write('lang', state.get('lang') ?? lang);
byId('number').addEventListener('input', paused(say));
byId('lang').addEventListener('change', say);
startsForm(say);
say();

function say(): void {
  const number = written('number');
  const language = written('lang');
  writeState({ number, lang: language === lang ? '' : language });
  if (number === '') {
    answer.replaceChildren();
    return;
  }
  void run(async (signal) => {
    const path = `/v1/words/${encodeURIComponent(number)}`;
    const cheque = await ask<Said>(path, { lang: language, style: 'cheque' }, signal);
    const plain = await ask<Said>(path, { lang: language }, signal);
    answer.replaceChildren(
      el('p', { class: 'muted' }, `₹ ${cheque.data.formatted}`),
      ...part(words.cheque, cheque.data.words, language),
      ...part(words.plain, plain.data.words, language),
    );
  });
}

function part(label: string, text: string, language: string): Node[] {
  const said = text.charAt(0).toUpperCase() + text.slice(1);
  return [el('h2', {}, label), el('p', { class: 'said', lang: language, dir: 'auto' }, said), copyButton(() => said)];
}
