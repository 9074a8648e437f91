/** Tools for PDFs and images. */
import { html } from '../html.ts';
import { named } from './native-names.ts';
import type { Tool } from './tool.ts';
import { bench, button, buttons, input, select, zone } from './widgets.ts';

export const documentTools: readonly Tool[] = [
  {
    name: 'compress',
    slug: 'compress-pdf',
    group: 'documents',
    operation: 'pdf_compress',
    body: ({ words: { frame, compress } }) =>
      bench([
        zone(frame.chooseFile),
        select('images', compress.pictures, [
          ['keep', compress.keep],
          ['ebook', compress.ebook],
          ['screen', compress.screen],
        ]),
      ]),
  },
  {
    name: 'merge',
    slug: 'merge-pdf',
    group: 'documents',
    operation: 'pdf_merge',
    body: ({ words: { frame, merge } }) => bench([zone(frame.chooseFiles), buttons(button('go', merge.go, 'submit'))], SHEETS),
  },
  {
    name: 'split',
    slug: 'split-pdf',
    group: 'documents',
    operation: 'pdf_pages',
    body: ({ words: { frame, split } }) =>
      bench(
        [
          zone(frame.chooseFile),
          buttons(button('go', split.take, 'submit')),
          html`<hr>`,
          input('every', split.every, { type: 'number', min: 1, value: 1, inputmode: 'numeric' }),
          buttons(button('part', split.parts)),
        ],
        SHEETS,
      ),
  },
  {
    name: 'rotate',
    slug: 'rotate-pdf',
    group: 'documents',
    operation: 'pdf_rotate',
    body: ({ words: { frame, rotate } }) =>
      bench([zone(frame.chooseFile), buttons(button('all', rotate.all, 'plain'), button('go', rotate.go, 'submit'))], SHEETS),
  },
  {
    name: 'cutout',
    slug: 'remove-background',
    group: 'documents',
    operation: 'image_remove_background',
    body: ({ words: { frame, cutout } }) =>
      bench([
        zone(frame.chooseFile),
        select('background', cutout.background, [
          ['', cutout.clear],
          ['ffffff', cutout.white],
          ['cfe6f7', cutout.blue],
        ]),
      ]),
  },
  {
    name: 'read',
    slug: 'text-from-picture',
    group: 'documents',
    operation: 'ocr',
    body: ({ words: { frame, read } }) => bench([zone(frame.chooseFile), select('lang', read.script, named(READ))]),
  },
];

/** Thumbnails of pages and files. */
const SHEETS = html`<ul id="sheets" class="sheets"></ul><p class="visually-hidden" id="told" role="status"></p><div id="made"></div>`;

/** OCR languages. */
const READ = ['en', 'hi', 'bn', 'te', 'mr', 'ta', 'ur', 'gu', 'kn', 'or', 'ml', 'pa'];
