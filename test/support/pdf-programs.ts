/** Checks PDFs and archives with independent programs (qpdf, pdftotext, unzip). */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf } from './external-programs.ts';
import { temporaryFolder } from './service.ts';

export const folder = temporaryFolder();

let saved = 0;
/** Writes a temporary file for programs that take a path. */
export function save(bytes: Buffer, kind = 'pdf'): string {
  const path = join(folder, `${saved++}.${kind}`);
  writeFileSync(path, bytes);
  return path;
}

export const run = (program: string, ...args: readonly string[]): string => String(outputOf(program, args) ?? '');
export const textOf = (pdf: Buffer): string => run('pdftotext', save(pdf), '-').replace(/\s+/g, ' ').trim();

export function checked(pdf: Buffer, ...options: readonly string[]): Buffer {
  assert.match(run('qpdf', '--check', ...options, save(pdf)), /No syntax or stream encoding errors found/);
  return pdf;
}

export function unzipped(zip: Buffer): Map<string, Buffer> {
  const path = save(zip, 'zip');
  assert.match(run('unzip', '-t', path), /No errors detected/);
  const names = run('unzip', '-Z1', path).split('\n').filter(Boolean);
  return new Map(names.map((name) => [name, outputOf('unzip', ['-p', path, name]) as Buffer]));
}
