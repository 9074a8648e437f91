/** File uploads of a tool: validation, sending, download link. */
import { byId, type Child, el, formatBytes } from '../dom.ts';
import { acceptFiles } from '../file-drop.ts';
import type { HttpResult } from '../http-request.ts';
import { sendOrThrow } from './api.ts';
import { offerFile, takeOfferedFile } from './next-tool.ts';
import type { SampleKind } from './sample-kind.ts';
import { common, type FileLimits, files as limits } from './tool-page.ts';
import { fillPlaceholders } from './view.ts';

/**
 * Calls back with valid files; errors are shown beside the field.
 * @param max maximum number of files, if it differs from that of the operation
 */
export function startUpload(onFiles: (files: readonly File[]) => void, max = (limits as FileLimits).max): void {
  const { accepts, maxFileBytes } = limits as FileLimits;
  const input = byId<HTMLInputElement>('file');
  const problem = byId('file-problem');
  input.accept = accepts.join(',');
  input.multiple = max > 1;
  const types = accepts.map((type) => type.split('/')[1]?.toUpperCase() ?? type).join(', ');
  byId('file-hint').textContent = fillPlaceholders(common.fileHint, { types, size: formatBytes(maxFileBytes) });
  const camera = document.getElementById('camera');
  const accept = (selected: readonly File[]): void => {
    const withinLimit = selected.filter(({ size }) => size <= maxFileBytes);
    const messages = selected
      .filter(({ size }) => size > maxFileBytes)
      .map(({ name, size }) => fillPlaceholders(common.tooLarge, { name, size: formatBytes(size), limit: formatBytes(maxFileBytes) }));
    if (withinLimit.length > max && max > 1) messages.push(fillPlaceholders(common.tooManyFiles, { limit: max }));
    showFieldError(problem, messages.join(' '));
    if (withinLimit.length > 0) onFiles(max > 1 ? withinLimit.slice(0, max) : withinLimit.slice(0, 1));
  };
  acceptFiles(input.closest('.zone') as HTMLElement, [input, ...(camera instanceof HTMLInputElement ? [camera] : [])], accept);
  void takeOfferedFile(accepts).then((file) => file && accept([file]));
  const sample = document.getElementById('sample');
  sample?.addEventListener('click', async () => {
    // Loaded lazily: few people need it.
    const { makeSample } = await import('./sample.ts');
    makeSample(sample.dataset.kind as SampleKind, accept);
  });
}

export function showFieldError(element: HTMLElement, message: string): void {
  element.textContent = message;
  element.hidden = message === '';
}

export function sendFiles(
  url: string,
  files: readonly Blob[],
  fields: Readonly<Record<string, string | number>>,
  signal: AbortSignal,
): Promise<HttpResult> {
  const body = new FormData();
  for (const file of files) body.append('file', file);
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  return sendOrThrow({ method: 'POST', address: url, body }, signal);
}

let objectUrl: string | undefined;

/** Download link; revokes the previous object URL. */
export function downloadLink(blob: Blob, name: string, label = common.download): HTMLAnchorElement {
  if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl);
  objectUrl = URL.createObjectURL(blob);
  return el('a', { href: objectUrl, download: name, class: 'button' }, label);
}

/**
 * Renders a finished file: sentence, saved bytes, download, share button if the device supports it, and follow-up tools.
 * @param originalBytes size of the original
 */
export function downloadView(blob: Blob, name: string, message: string, originalBytes = 0): Node[] {
  const next = document.getElementById('next');
  const file = new File([blob], name, { type: blob.type });
  if (next) {
    next.hidden = false;
    offerFile(next.querySelectorAll('a'), file);
  }
  const canShare = navigator.canShare?.({ files: [file] }) ?? false;
  // Closing the share sheet is not an error.
  const share = (): void => void navigator.share({ files: [file] }).catch(() => {});
  const parts: readonly Child[] = [
    el('p', { class: 'outcome yes', role: 'status' }, message),
    originalBytes > blob.size && el('meter', { class: 'saving', min: 0, max: originalBytes, value: blob.size, 'aria-label': message }),
    el(
      'div',
      { class: 'buttons' },
      downloadLink(blob, name),
      canShare && el('button', { type: 'button', class: 'plain', click: share }, common.share),
    ),
  ];
  return parts.filter((part): part is Node => part instanceof Node);
}

/** `letter.pdf` with `-small` becomes `letter-small.pdf`. */
export function nameWith(name: string, suffix: string, extension = 'pdf'): string {
  return `${name.replace(/\.[^.]*$/, '')}${suffix}.${extension}`;
}
