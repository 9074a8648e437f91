import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Operation } from '../../src/core/request/operation.ts';
import { filesBelow } from './files.ts';

const folder = fileURLToPath(new URL('../../../test/fixtures/files/', import.meta.url));

/** The form that an upload operation's example needs: files of the first type it accepts, as many as it asks for at least. */
export function exampleFiles({ files }: Operation): FormData {
  const form = new FormData();
  const type = files?.accepts[0] ?? '';
  const extension = type.split('/')[1] ?? '';
  const found = filesBelow(folder, new RegExp(`\\.${extension}$`));
  for (const path of found.slice(0, Math.max(1, files?.min ?? 1))) form.append('file', new Blob([readFileSync(path)], { type }), 'example');
  return form;
}
