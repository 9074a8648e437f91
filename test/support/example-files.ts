import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Operation } from '../../src/core/operation/operation.ts';
import { filesBelow } from './files.ts';

const folder = fileURLToPath(new URL('../../../test/fixtures/files/', import.meta.url));

/** Operations whose example needs a file of its own. */
const OWN_FILES: Readonly<Record<string, string>> = { pdf_fill: '../pdf/form.pdf' };

/** Fixture files of the operation's first accepted type, `files.min` of them but at least one. Empty for an operation without files. */
export function examplePaths({ id, files }: Operation): string[] {
  if (!files) return [];
  const paths = OWN_FILES[id];
  if (paths) return [`${folder}${paths}`];
  const extension = files.accepts[0]?.split('/')[1] ?? '';
  return filesBelow(folder, new RegExp(`\\.${extension}$`)).slice(0, Math.max(1, files.min));
}

/** Multipart form with the fixture files of an upload operation. */
export function exampleFiles(operation: Operation): FormData {
  const form = new FormData();
  const type = operation.files?.accepts[0] ?? '';
  for (const path of examplePaths(operation)) form.append('file', new Blob([readFileSync(path)], { type }), 'example');
  return form;
}
