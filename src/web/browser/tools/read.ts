/** OCR of an image or scanned PDF. */
import { byId, el } from '../dom.ts';
import { parseAnswer, runTask } from './api.ts';
import { answer, controlValue, lang, messagesOf, readState, setControlValue, toolCopyButton, writeState } from './tool-page.ts';
import { downloadLink, nameWith, sendFiles, startUpload } from './upload.ts';
import { fillPlaceholders } from './view.ts';

interface OcrResult {
  readonly pages: readonly { readonly text: string }[];
  readonly confidence: number | null;
}

const messages = messagesOf('read');
let file: File | undefined;

setControlValue('lang', readState().get('lang') ?? lang);
startUpload(([upload]) => {
  file = upload;
  read();
});
byId('lang').addEventListener('change', () => {
  writeState({ lang: controlValue('lang') === lang ? '' : controlValue('lang') });
  if (file) read();
});

function read(): void {
  const source = file as File;
  const language = controlValue('lang');
  void runTask(async (signal) => {
    answer.replaceChildren();
    const fields = { lang: language === 'en' ? 'en' : `${language}+en` };
    const { data } = await parseAnswer<OcrResult>(await sendFiles('/v1/ocr', [source], fields, signal));
    const text = data.pages.map((page) => page.text).join('\n\n');
    if (text.trim() === '') return answer.replaceChildren(el('p', {}, messages.empty));
    const area = el('textarea', { id: 'text', rows: 14, lang: language, dir: 'auto', spellcheck: 'false' });
    area.value = text;
    answer.replaceChildren(
      el('label', { for: 'text' }, messages.text),
      area,
      ...(data.confidence === null
        ? []
        : [el('p', { class: 'muted' }, fillPlaceholders(messages.confidence, { percent: Math.round(data.confidence * 100) }))]),
      el(
        'div',
        { class: 'buttons' },
        toolCopyButton(() => area.value),
        downloadLink(new Blob([text]), nameWith(source.name, '', 'txt')),
      ),
    );
  });
}
