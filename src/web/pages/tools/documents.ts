/** Tools for PDFs and images. */
import { fillPlaceholders } from '../../browser/tools/view.ts';
import { type Html, html } from '../html.ts';
import { languageChoices } from './native-names.ts';
import type { Tool } from './tool.ts';
import { button, buttons, cameraButton, dropZone, input, select, twoColumns } from './widgets.ts';

const COMPRESS_KB = [500, 200, 100];
/** Kinds of each checkbox, the named one first. */
const MASKED_KINDS = [['aadhaar', 'aadhaar_vid'], ['pan'], ['phone'], ['bank_account']] as const;

export const documentTools: readonly Tool[] = [
  {
    name: 'photo',
    slug: 'photo',
    group: 'documents',
    operation: 'image_passport',
    also: ['image_convert'],
    next: ['cutout', 'compress'],
    keywords: 'signature sign resize kb 20 50 100 exam form ssc upsc ibps pan passport visa size pixel jpg chota',
    body: ({ messages: { common, photo } }) =>
      twoColumns([
        select('preset', photo.form, [
          ['ssc', 'SSC'],
          ['upsc', 'UPSC'],
          ['ibps', 'IBPS, SBI'],
          ['pan', 'PAN'],
          ['passport', photo.passport],
          ['visa', photo.visa],
          ['own', photo.otherForm],
        ]),
        select('kind', photo.kind, [
          ['photo', photo.picture],
          ['signature', photo.signature],
        ]),
        dropZone(common.chooseFile),
        html`<div class="field"><label class="check"><input type="checkbox" id="white" checked> ${photo.white}</label></div>
<details id="details" class="more"><summary>${photo.details}</summary>
${numberInput('width', photo.width)}${numberInput('height', photo.height)}${numberInput('min', photo.min)}${numberInput('max', photo.max)}</details>
`,
        buttons(button('go', photo.submit, 'submit')),
      ]),
  },
  {
    name: 'compress',
    slug: 'compress-pdf',
    group: 'documents',
    operation: 'pdf_compress',
    next: ['merge', 'split'],
    keywords: 'reduce shrink small size kb mb under 100 200 500 chota karo kam',
    body: ({ messages: { common, compress } }) =>
      twoColumns([
        dropZone(common.chooseFile, { kind: 'scan', label: common.trySample }),
        select('target', compress.pictures, [
          ['', compress.recommended],
          ...COMPRESS_KB.map((kb) => [String(kb), fillPlaceholders(compress.under, { size: kb })] as const),
          ['keep', compress.keep],
        ]),
      ]),
  },
  {
    name: 'mask',
    slug: 'mask-aadhaar',
    group: 'documents',
    operation: 'redact_file',
    next: ['compress'],
    keywords: 'masked aadhaar hide black out redact pan card number account aadhar chupana mask kare blur',
    body: ({ messages: { common, mask } }) =>
      twoColumns([
        cameraButton(common.takePhoto),
        dropZone(common.chooseFile),
        html`<fieldset class="field"><legend>${mask.what}</legend>${MASKED_KINDS.map(
          (kinds) =>
            html`<label class="check"><input type="checkbox" name="kind" value="${kinds.join(',')}" checked> ${mask[kinds[0]]}</label>\n`,
        )}</fieldset>\n`,
      ]),
  },
  {
    name: 'merge',
    slug: 'merge-pdf',
    group: 'documents',
    operation: 'pdf_merge',
    next: ['compress', 'split'],
    keywords: 'join combine jodna jodo milana several one',
    body: ({ messages: { common, merge } }) =>
      twoColumns(
        [dropZone(common.chooseFiles, { kind: 'pdfs', label: common.trySample }), buttons(button('go', merge.submit, 'submit'))],
        THUMBNAILS,
      ),
  },
  {
    name: 'split',
    slug: 'split-pdf',
    group: 'documents',
    operation: 'pdf_pages',
    next: ['compress', 'merge'],
    keywords: 'extract separate pages alag',
    body: ({ messages: { common, split } }) =>
      twoColumns(
        [
          dropZone(common.chooseFile, { kind: 'pdf', label: common.trySample }),
          buttons(button('go', split.extract, 'submit')),
          html`<hr>`,
          input('every', split.pagesPerPart, { type: 'number', min: 1, value: 1, inputmode: 'numeric' }),
          buttons(button('part', split.parts)),
        ],
        THUMBNAILS,
      ),
  },
  {
    name: 'tables',
    slug: 'pdf-to-csv',
    group: 'documents',
    operation: 'pdf_tables',
    keywords: 'bank statement excel csv xls spreadsheet sheet table extract passbook invoice convert',
    body: ({ messages: { common, tables } }) =>
      twoColumns([
        dropZone(common.chooseFile, { kind: 'table', label: common.trySample }),
        input('password', tables.password, { type: 'password' }),
        buttons(button('go', tables.submit, 'submit')),
      ]),
  },
  {
    name: 'rotate',
    slug: 'rotate-pdf',
    group: 'documents',
    operation: 'pdf_rotate',
    next: ['compress', 'merge'],
    keywords: 'turn sideways upside down ghumana',
    body: ({ messages: { common, rotate } }) =>
      twoColumns(
        [
          dropZone(common.chooseFile, { kind: 'pdf', label: common.trySample }),
          buttons(button('all', rotate.all, 'plain'), button('go', rotate.save, 'submit')),
        ],
        THUMBNAILS,
      ),
  },
  {
    name: 'cutout',
    slug: 'remove-background',
    group: 'documents',
    operation: 'image_remove_background',
    next: ['photo'],
    keywords: 'cutout white transparent photo passport background hatana',
    body: ({ messages: { common, cutout } }) =>
      twoColumns([
        dropZone(common.chooseFile),
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
    keywords: 'ocr extract copy photo image to text',
    body: ({ messages: { common, read } }) =>
      twoColumns([
        dropZone(common.chooseFile, { kind: 'picture', label: common.trySample }),
        select('lang', read.script, languageChoices(OCR_LANGUAGES)),
      ]),
  },
  {
    name: 'scan',
    slug: 'scan-to-pdf',
    group: 'documents',
    operation: 'ocr',
    next: ['compress', 'split'],
    keywords: 'camera photo document searchable ocr pdf banana kagaz copy scanner image to pdf jpg to pdf',
    body: ({ messages: { common, scan } }) =>
      twoColumns(
        [
          cameraButton(common.takePhoto),
          dropZone(common.chooseFiles, { kind: 'picture', label: common.trySample }),
          select('lang', scan.script, languageChoices(OCR_LANGUAGES)),
          buttons(button('go', scan.createPdf, 'submit')),
        ],
        THUMBNAILS,
      ),
  },
  {
    name: 'decode',
    slug: 'read-qr-barcode',
    group: 'documents',
    operation: 'codes_read',
    keywords: 'scan qr scanner upi reader decode padho what does this qr say',
    body: ({ messages: { common } }) =>
      twoColumns([cameraButton(common.takePhoto), dropZone(common.chooseFile, { kind: 'code', label: common.trySample })]),
  },
];

function numberInput(id: string, label: string): Html {
  return input(id, label, { type: 'number', min: 0, max: 10_000, inputmode: 'numeric' });
}

/** Thumbnails of pages and files. */
const THUMBNAILS = html`<ul id="sheets" class="sheets"></ul><p class="visually-hidden" id="announcement" role="status"></p><div id="made"></div>`;

/** OCR languages. */
const OCR_LANGUAGES = ['en', 'hi', 'bn', 'te', 'mr', 'ta', 'ur', 'gu', 'kn', 'or', 'ml', 'pa'];
