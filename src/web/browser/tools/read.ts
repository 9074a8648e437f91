/** OCR of an image or scanned PDF. */
import { byId, el } from '../dom.ts';
import { readJson, run } from './ask.ts';
import { answer, copyButton, lang, readState, wordsOf, write, writeState, written } from './frame.ts';
import { nameWith, offer, sendFiles, startUpload } from './upload.ts';
import { fill } from './view.ts';

interface Read {
  readonly pages: readonly { readonly text: string }[];
  readonly confidence: number | null;
}

const words = wordsOf('read');
let file: File | undefined;

write('lang', readState().get('lang') ?? lang);
startUpload(([chosen]) => {
  file = chosen;
  read();
});
byId('lang').addEventListener('change', () => {
  writeState({ lang: written('lang') === lang ? '' : written('lang') });
  if (file) read();
});

function read(): void {
  const given = file as File;
  const language = written('lang');
  void run(async (signal) => {
    answer.replaceChildren();
    const fields = { lang: language === 'en' ? 'en' : `${language}+en` };
    const { data } = await readJson<Read>(await sendFiles('/v1/ocr', [given], fields, signal));
    const text = data.pages.map((page) => page.text).join('\n\n');
    if (text.trim() === '') return answer.replaceChildren(el('p', {}, words.empty));
    const area = el('textarea', { id: 'text', rows: 14, lang: language, dir: 'auto', spellcheck: 'false' });
    area.value = text;
    answer.replaceChildren(
      el('label', { for: 'text' }, words.text),
      area,
      ...(data.confidence === null ? [] : [el('p', { class: 'muted' }, fill(words.sure, { percent: Math.round(data.confidence * 100) }))]),
      el(
        'div',
        { class: 'buttons' },
        copyButton(() => area.value),
        offer(new Blob([text]), nameWith(given.name, '', 'txt')),
      ),
    );
  });
}
