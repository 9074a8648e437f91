import { CODE_MEDIA, codeColours, codeFormat, codeMargin, codeSize, codeText } from '../../core/draw/barcode-output.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { choice, integer } from '../../core/request/params.ts';
import { MAX_BARCODE_CHARACTERS } from './capacity.ts';
import { engine } from './engine.ts';
import { recogniseEan } from './recognise.ts';
import type { BarcodeRequest } from './render-barcode.ts';
import { BARCODE_TYPES, BARCODES } from './types.ts';

/** A full Aztec symbol takes seconds to encode; all others are far faster. */
const TIME_LIMIT_MS = 15_000;

/** Types whose encoded text may differ from the input: a check digit, a leading zero, start and stop letters. */
const TYPES_WITH_COMPLETED_TEXT = ['ean13', 'ean8', 'itf', 'codabar', 'upca', 'isbn', 'itf14'];

const drawBarcode = operation({
  id: 'barcode',
  path: '/v1/barcode/{type}',
  title: 'Make a barcode',
  keywords:
    'barcode, bar code, ean, ean13, code128, datamatrix, data matrix, data matrix code, aztec code, pdf417, pdf417 code, upc, upc-a, gs1-128, gs1 datamatrix, itf-14, isbn barcode, carton barcode, make barcode, barcode generator, बारकोड, பார்கோடு',
  tool: 'barcode',
  toolDefaults: { format: 'png' },
  toolHides: ['margin', 'fg', 'bg'],
  summary: 'Generate a barcode: eleven linear and four 2D types',
  details:
    'Check digits of EAN, UPC-A and ITF-14 are added or verified, ISBN takes 13 or 10 digits with hyphens or without, ITF gets a leading 0 for an odd number of digits, and Codabar gets A…A if start and stop are missing; ' +
    'the header `X-Barcode-Text` contains the encoded text. No text is printed under the bars. ' +
    'GS1-128 and GS1 DataMatrix take element strings with application identifiers in parentheses, such as (01)08901030520135(10)A12, which are validated. ' +
    'Default margins are the quiet zones of the standards: 10 modules, EAN-13 and ISBN 11, UPC-A 9, EAN-8 7, Data Matrix and PDF417 2, Aztec 1.',
  input: {
    type: choice(BARCODE_TYPES, { description: 'Type of barcode' }),
    text: codeText(MAX_BARCODE_CHARACTERS),
    scale: integer({ min: 1, max: 10, description: 'Linear: pixels per module' }).default(2),
    height: integer({ min: 10, max: 600, description: 'Linear: bar height in pixels' }).default(80),
    format: codeFormat,
    size: codeSize.describe('2D: maximum width in pixels'),
    margin: codeMargin.optional(),
    ...codeColours,
  },
  textBody: 'text',
  headers: {
    'X-Barcode-Text': 'Encoded text, with the check digit, for types that have one',
  },
  output: { media: CODE_MEDIA },
  cost: 10,
  example: { type: 'ean13', text: '890103052013' },
  async run({ margin, ...input }, { jobs }) {
    const facts = BARCODES[input.type];
    const request: BarcodeRequest = { ...input, text: facts.prepare(input.text), margin: margin ?? facts.margin };
    const picture = await jobs.run(engine, 'render', request, { timeoutMs: TIME_LIMIT_MS });
    return TYPES_WITH_COMPLETED_TEXT.includes(input.type)
      ? { ...picture, headers: { ...picture.headers, 'x-barcode-text': request.text } }
      : picture;
  },
});

export const barcodeFamily: Family = {
  id: 'barcode',
  name: 'Barcodes',
  group: 'Money and business',
  about:
    'Code 128, Code 39, Code 93, EAN-13, EAN-8, ITF, Codabar, UPC-A, ISBN, ITF-14, GS1-128, Data Matrix, GS1 DataMatrix, PDF417 and Aztec, as SVG or PNG.',
  operations: [drawBarcode],
  recognise: recogniseEan,
};
