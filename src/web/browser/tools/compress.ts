/** PDF compression: starts on file selection, and again when the target size changes. */
import { byId, el, formatBytes, showPicture } from '../dom.ts';
import { runTask } from './api.ts';
import { firstThumbnail } from './pdf-thumbnails.ts';
import { answer, controlValue, messagesOf, readState, setControlValue, writeState } from './tool-page.ts';
import { downloadView, nameWith, sendFiles, startUpload } from './upload.ts';
import { fillPlaceholders } from './view.ts';

const KB = 1_024;
const RECOMMENDED = '';
const messages = messagesOf('compress');
let file: File | undefined;

setControlValue('target', readState().get('target'));
startUpload(([upload]) => {
  file = upload;
  compress();
});
byId('target').addEventListener('change', () => {
  writeState({ target: controlValue('target') });
  if (file) compress();
});

interface Compressed {
  readonly body: Blob;
  readonly isSigned: boolean;
  /** Whether images were recompressed. */
  readonly isLossy: boolean;
}

function compress(): void {
  const source = file as File;
  const target = controlValue('target');
  void runTask(async (signal) => {
    answer.replaceChildren();
    const limit = target === RECOMMENDED || target === 'keep' ? undefined : Number(target) * KB;
    const { body, isSigned, isLossy } = await compressTo(source, limit, target, signal);
    const before = source.size;
    const percent = Math.floor((1 - body.size / before) * 100);
    const sentence = isSigned
      ? messages.signed
      : percent > 0
        ? fillPlaceholders(messages.smaller, { before: formatBytes(before), after: formatBytes(body.size), percent })
        : fillPlaceholders(messages.same, { size: formatBytes(before) });
    const sides = el('div', { class: 'sides' });
    answer.replaceChildren(
      ...downloadView(body, nameWith(source.name, '-small'), sentence, before),
      ...(limit !== undefined && body.size > limit
        ? [el('p', { class: 'problem' }, fillPlaceholders(messages.notUnder, { size: formatBytes(body.size), limit: formatBytes(limit) }))]
        : []),
      ...(percent > 0 ? [el('p', { class: 'muted' }, isLossy ? messages.lossy : messages.quality)] : []),
      sides,
    );
    for (const [label, pdf] of percent > 0
      ? ([
          [messages.before, source],
          [messages.after, body],
        ] as const)
      : ([['', body]] as const)) {
      const [picture] = (await firstThumbnail(pdf, signal)).pictures;
      if (picture)
        sides.append(
          el(
            'figure',
            {},
            el('div', { class: 'paper' }, showPicture(picture, label || source.name)),
            el('figcaption', { class: 'muted' }, `${label} ${formatBytes(pdf.size)}`.trim()),
          ),
        );
    }
  });
}

async function compressTo(source: File, limit: number | undefined, target: string, signal: AbortSignal): Promise<Compressed> {
  const fields = limit === undefined ? { images: target === 'keep' ? 'keep' : 'ebook' } : { maxBytes: limit };
  const { body, headers } = await sendFiles('/v1/pdf/compress', [source], fields, signal);
  return { body, isSigned: headers.get('x-compress-note') === 'signed', isLossy: Number(headers.get('x-images-recompressed')) > 0 };
}
