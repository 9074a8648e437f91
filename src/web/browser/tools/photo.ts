/** Photo or signature with the pixels and the file size that a form requires. */
import { byId, el, formatBytes, showPicture } from '../dom.ts';
import { runTask, showFailure } from './api.ts';
import { encodeJpeg, padJpeg } from './jpeg.ts';
import { PRESETS, type PresetName, type Target } from './photo-presets.ts';
import { decodePicture } from './picture.ts';
import { drawSignature } from './signature.ts';
import { answer, controlValue, debounce, messagesOf, onSubmit, readState, setControlValue, writeState } from './tool-page.ts';
import { downloadView, nameWith, sendFiles, startUpload } from './upload.ts';
import { fillPlaceholders } from './view.ts';

/** Forms count a KB as 1,000 or 1,024 bytes: both limits hold for either. */
const MIN_KB = 1_024;
const MAX_KB = 1_000;
/** Longer side that the crop is requested with; only the ratio matters. */
const MILLIMETRES = 50;
const MM_PER_INCH = 25.4;
const DPI = { min: 100, max: 600 };
const FIELDS = { width: 'width', height: 'height', minKb: 'min', maxKb: 'max' } as const;

const messages = messagesOf('photo');
const white = byId<HTMLInputElement>('white');
let file: File | undefined;

const state = readState();
// On a slow connection people choose before the script runs: only a link changes their choice.
setControlValue('preset', state.get('form'));
setControlValue('kind', state.get('kind'));
applyPreset();
for (const id of ['preset', 'kind']) {
  byId(id).addEventListener('change', () => {
    applyPreset();
    renderResult();
  });
}
for (const id of Object.values(FIELDS)) byId(id).addEventListener('input', debounce(renderResult));
white.addEventListener('change', renderResult);
onSubmit(() => (file ? renderResult() : showFailure(messages.photoRequired)));
startUpload(([upload]) => {
  file = upload;
  renderResult();
});

function applyPreset(): void {
  const form = controlValue('preset');
  const preset = PRESETS[form as PresetName];
  const kinds = byId<HTMLSelectElement>('kind');
  for (const option of kinds.options) option.disabled = option.value === 'signature' && preset?.signature === null;
  if (kinds.selectedOptions[0]?.disabled) kinds.value = 'photo';
  const isPhoto = kinds.value === 'photo';
  writeState({ form: form === 'ssc' ? '' : form, kind: isPhoto ? '' : kinds.value });
  (white.closest('.field') as HTMLElement).hidden = !isPhoto;
  const target = isPhoto ? preset?.photo : preset?.signature;
  byId<HTMLDetailsElement>('details').open = !target;
  if (target) for (const [key, id] of Object.entries(FIELDS)) setControlValue(id, String(target[key as keyof Target]));
}

function renderResult(): void {
  const source = file;
  if (!source) return;
  const read = (key: keyof Target): number => Number(controlValue(FIELDS[key]));
  const target: Target = { width: read('width'), height: read('height'), minKb: read('minKb'), maxKb: read('maxKb') };
  const isPhoto = controlValue('kind') === 'photo';
  void runTask(async (signal) => {
    answer.replaceChildren();
    const result = isPhoto ? await makePhoto(source, target, signal) : await makeSignature(source, target, signal);
    if (!result) return showFailure(messages.signatureNotFound);
    const picture = await padJpeg(result.picture, target.minKb * MIN_KB);
    const size = formatBytes(picture.size);
    answer.replaceChildren(
      el('div', { class: 'drawn' }, showPicture(picture, isPhoto ? messages.picture : messages.signature)),
      ...downloadView(
        picture,
        nameWith(source.name, isPhoto ? '-photo' : '-signature', 'jpg'),
        fillPlaceholders(messages.done, { width: target.width, height: target.height, size }),
      ),
      ...(result.isCentred ? [el('p', { class: 'problem' }, messages.faceNotFound)] : []),
      el('p', { class: 'muted' }, messages.advice),
    );
  });
}

interface Result {
  readonly picture: Blob;
  /** Whether no face was found: then the crop is centred on the most salient part. */
  readonly isCentred?: boolean;
}

async function makePhoto(source: File, { width, height, maxKb }: Target, signal: AbortSignal): Promise<Result> {
  const longer = Math.max(width, height);
  const millimetres = (pixels: number): number => Math.max(10, Math.round((pixels / longer) * MILLIMETRES));
  const dpi = Math.min(DPI.max, Math.max(DPI.min, Math.ceil((longer / MILLIMETRES) * MM_PER_INCH)));
  const size = `${millimetres(width)}x${millimetres(height)}`;
  const background: Record<string, string> = white.checked ? { background: 'ffffff' } : {};
  const cropped = await sendFiles('/v1/image/passport', [source], { size, sheet: 'none', format: 'png', dpi, ...background }, signal);
  const exact = { format: 'jpeg', width, height, fit: 'cover', maxBytes: maxKb * MAX_KB };
  const { body } = await sendFiles('/v1/image/convert', [cropped.body], exact, signal);
  return { picture: body, isCentred: cropped.headers.get('x-chosen-by') === 'attention' };
}

async function makeSignature(source: File, { width, height, maxKb }: Target, signal: AbortSignal): Promise<Result | null> {
  const canvas = drawSignature(await decodePicture(source, signal), width, height);
  return canvas && { picture: await encodeJpeg(canvas, maxKb * MAX_KB) };
}
