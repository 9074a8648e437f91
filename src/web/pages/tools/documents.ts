/** Tools for PDFs and images. */
import { html } from '../html.ts';
import { languageChoices } from './native-names.ts';
import type { Tool } from './tool.ts';
import { button, buttons, dropZone, input, select, twoColumns } from './widgets.ts';

export const documentTools: readonly Tool[] = [
  {
    name: 'compress',
    slug: 'compress-pdf',
    group: 'documents',
    operation: 'pdf_compress',
    keywords: 'reduce shrink small size kb mb under 100 200 500 chota karo kam',
    body: ({ words: { frame, compress } }) =>
      twoColumns([
        dropZone(frame.chooseFile),
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
    keywords: 'join combine jodna jodo milana several one',
    body: ({ words: { frame, merge } }) => twoColumns([dropZone(frame.chooseFiles), buttons(button('go', merge.go, 'submit'))], THUMBNAILS),
  },
  {
    name: 'split',
    slug: 'split-pdf',
    group: 'documents',
    operation: 'pdf_pages',
    keywords: 'extract separate pages alag',
    body: ({ words: { frame, split } }) =>
      twoColumns(
        [
          dropZone(frame.chooseFile),
          buttons(button('go', split.take, 'submit')),
          html`<hr>`,
          input('every', split.every, { type: 'number', min: 1, value: 1, inputmode: 'numeric' }),
          buttons(button('part', split.parts)),
        ],
        THUMBNAILS,
      ),
  },
  {
    name: 'rotate',
    slug: 'rotate-pdf',
    group: 'documents',
    operation: 'pdf_rotate',
    keywords: 'turn sideways upside down ghumana',
    body: ({ words: { frame, rotate } }) =>
      twoColumns([dropZone(frame.chooseFile), buttons(button('all', rotate.all, 'plain'), button('go', rotate.go, 'submit'))], THUMBNAILS),
  },
  {
    name: 'cutout',
    slug: 'remove-background',
    group: 'documents',
    operation: 'image_remove_background',
    keywords: 'cutout white transparent photo passport background hatana',
    body: ({ words: { frame, cutout } }) =>
      twoColumns([
        dropZone(frame.chooseFile),
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
    keywords: 'ocr scan extract copy photo image to text',
    body: ({ words: { frame, read } }) =>
      twoColumns([dropZone(frame.chooseFile), select('lang', read.script, languageChoices(OCR_LANGUAGES))]),
  },
];

/** Thumbnails of pages and files. */
const THUMBNAILS = html`<ul id="sheets" class="sheets"></ul><p class="visually-hidden" id="announcement" role="status"></p><div id="made"></div>`;

/** OCR languages. */
const OCR_LANGUAGES = ['en', 'hi', 'bn', 'te', 'mr', 'ta', 'ur', 'gu', 'kn', 'or', 'ml', 'pa'];
