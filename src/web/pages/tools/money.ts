/** Tools for business. */
import { LOCALES } from '../../messages/locales.ts';
import { html } from '../html.ts';
import { languageChoices } from './native-names.ts';
import type { Tool } from './tool.ts';
import { button, buttons, comboboxField, field, input, select, twoColumns } from './widgets.ts';

export const moneyTools: readonly Tool[] = [
  {
    name: 'ifsc',
    slug: 'ifsc',
    group: 'money',
    operation: 'ifsc_search',
    links: { ifsc_get: { code: 'q' }, ifsc_search: { q: 'q', bank: 'bank', state: 'state', city: 'city' } },
    keywords: 'bank branch code micr neft sbi hdfc icici',
    body: ({ messages: { common, ifsc } }) =>
      twoColumns(
        [
          comboboxField('bank', ifsc.bank),
          select('state', common.state, [['', common.all]], { disabled: true }),
          select('city', ifsc.city, [['', common.all]], { disabled: true }),
          input('q', ifsc.branch, { type: 'search', placeholder: 'sbi koramangala' }),
        ],
        html`<p class="muted">${ifsc.bankRequired}</p>`,
      ),
  },
  {
    name: 'amount',
    slug: 'amount-in-words',
    group: 'money',
    operation: 'words',
    links: { words: { number: 'number', lang: 'lang' } },
    keywords: 'cheque rupees number spell',
    body: ({ messages: { amount } }) =>
      twoColumns([
        input('number', amount.number, { type: 'text', inputmode: 'decimal', value: '1,25,000' }),
        select('lang', amount.lang, languageChoices(WORDS_LANGUAGES)),
      ]),
  },
  {
    name: 'gst',
    slug: 'gst-pan',
    group: 'money',
    operation: 'validate',
    links: { validate: { value: 'number' } },
    keywords: 'gstin pan aadhaar verify check validate',
    body: ({ messages: { gst } }) =>
      twoColumns([
        input('number', gst.number, { type: 'text', autocapitalize: 'characters', spellcheck: 'false', placeholder: '27AAPFU0939F1ZV' }),
      ]),
  },
  {
    name: 'upi',
    slug: 'upi-qr',
    group: 'money',
    operation: 'upi_qr',
    also: ['pdf_from_images'],
    keywords: 'payment qr gpay phonepe paytm poster',
    body: ({ messages: { common, upi } }) =>
      twoColumns([
        input('pa', upi.id, { type: 'text', inputmode: 'email', spellcheck: 'false', placeholder: 'shop@okaxis' }),
        input('pn', upi.name, { type: 'text', placeholder: 'Ravi Stores' }),
        input('am', upi.sum, { type: 'text', inputmode: 'decimal', placeholder: '199.50' }),
        select('design', upi.design, [
          ['plain', upi.plain],
          ['band', upi.band],
          ['frame', upi.frame],
        ]),
        select('second', upi.second, [['', upi.none], ...LOCALES.map(({ name, messages }) => [messages.upi.scan, name] as const)]),
        input('line', upi.line, { type: 'text', maxlength: 60 }),
        field('logo', upi.logo, html`<input type="file" id="logo" accept="image/*">`),
        buttons(button('print', common.print, 'plain')),
      ]),
  },
  {
    name: 'codes',
    slug: 'qr-barcode',
    group: 'money',
    operation: 'qr',
    keywords: 'generate ean label',
    body: ({ messages: { common, codes } }) =>
      twoColumns([
        select('kind', codes.kind, [['qr', codes.qr], ...BARCODES.map(([value, label]) => [value, label] as const)]),
        input('text', codes.text, { type: 'text', value: 'https://www.india.gov.in' }),
        buttons(button('print', common.print, 'plain')),
      ]),
  },
];

/** Languages of numbers in words. */
const WORDS_LANGUAGES = ['en', 'hi', 'bn', 'te', 'mr', 'ta', 'ur', 'gu', 'kn', 'or', 'ml', 'pa', 'as', 'ne'];

const BARCODES = [
  ['code128', 'Code 128'],
  ['ean13', 'EAN-13'],
  ['ean8', 'EAN-8'],
  ['code39', 'Code 39'],
  ['itf', 'ITF'],
  ['datamatrix', 'Data Matrix'],
  ['pdf417', 'PDF417'],
  ['aztec', 'Aztec'],
] as const;
