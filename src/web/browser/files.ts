/** Upload field with drag and drop, paste and previews. */
import { el, formatBytes, showPicture } from './dom.ts';
import { acceptFiles } from './file-drop.ts';
import type { OperationDescription } from './values.ts';

export interface FileField {
  readonly element: HTMLElement;
  files(): readonly File[];
}

export function makeFileField({ accepts, max, maxFileBytes }: NonNullable<OperationDescription['files']>, changed: () => void): FileField {
  let selectedFiles: File[] = [];
  const input = el('input', { type: 'file', id: 'field-file', accept: accepts.join(','), multiple: max > 1 });
  const list = el('ul', { class: 'files' });
  const names = accepts.map((type) => type.split('/')[1]?.toUpperCase() ?? type).join(', ');
  const zone = el(
    'label',
    { class: 'zone', for: 'field-file' },
    el('strong', {}, max > 1 ? 'Drop files here, or choose them' : 'Drop a file here, or choose it'),
    el('span', { class: 'hint' }, `${names}, up to ${formatBytes(maxFileBytes)}${max > 1 ? ` each, at most ${max}` : ''}`),
    input,
  );

  const show = (): void => {
    list.replaceChildren(...selectedFiles.map((file, index) => preview(file, () => take(selectedFiles.filter((_, i) => i !== index)))));
    changed();
  };
  const problem = el('p', { class: 'problem', role: 'alert', hidden: true });
  const take = (files: readonly File[]): void => {
    // Checked before the upload, which may take minutes.
    const large = files.filter(({ size }) => size > maxFileBytes);
    const fit = files.filter(({ size }) => size <= maxFileBytes);
    selectedFiles = max > 1 ? fit.slice(0, max) : fit.slice(-1);
    const sentences = [
      ...large.map(({ name, size }) => `${name} has ${formatBytes(size)}: the limit is ${formatBytes(maxFileBytes)} per file.`),
      ...(max > 1 && fit.length > max ? [`At most ${max} files are allowed: the first ${max} were used.`] : []),
    ];
    problem.textContent = sentences.join(' ');
    problem.hidden = sentences.length === 0;
    show();
  };
  acceptFiles(zone, [input], (files) => take([...selectedFiles, ...files]));
  return { element: el('div', { class: 'field' }, zone, problem, list), files: () => selectedFiles };
}

function preview(file: File, remove: () => void): HTMLElement {
  const thumbnail = file.type.startsWith('image/')
    ? showPicture(file, '')
    : el('span', { class: 'sheet', 'aria-hidden': 'true' }, file.name.split('.').pop()?.slice(0, 4).toUpperCase() ?? '');
  const button = el('button', { type: 'button', class: 'plain', 'aria-label': `Remove ${file.name}`, click: remove }, '×');
  return el('li', {}, thumbnail, el('span', {}, file.name), el('small', { class: 'muted' }, formatBytes(file.size)), button);
}
