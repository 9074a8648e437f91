/** Barcode types: accepted text and quiet zone. */
import { invalid } from '../../core/request/api-error.ts';
import { checkCapacity } from './capacity.ts';
import { checkElements, isbnToEan13, withCheckDigit } from './gs1.ts';

export const BARCODE_TYPES = [
  'code128',
  'code39',
  'code93',
  'ean13',
  'ean8',
  'itf',
  'codabar',
  'datamatrix',
  'pdf417',
  'aztec',
  'upca',
  'isbn',
  'itf14',
  'gs1128',
  'gs1datamatrix',
] as const;
export type BarcodeType = (typeof BARCODE_TYPES)[number];

interface BarcodeSpec {
  /** Linear codes are drawn with `scale` and `height`, the others within `size`. */
  readonly linear: boolean;
  /** Quiet zone in modules: that of the standard, or one more where it is small. */
  readonly margin: number;
  /** Returns the text to encode; throws if it is invalid. */
  readonly prepare: (text: string) => string;
}

/** Longer symbols do not fit under a hand scanner. */
const MAX_LINEAR_CHARACTERS = 80;

export const BARCODES: Readonly<Record<BarcodeType, BarcodeSpec>> = {
  code128: {
    linear: true,
    margin: 10,
    prepare: (text) => checkText(text, /^[\x00-\x7f]+$/, 'must be ASCII: code128 cannot encode other characters'),
  },
  code39: { linear: true, margin: 10, prepare: (text) => checkText(text, /^[0-9A-Z \-.$/+%]+$/, CODE39_RULE) },
  code93: { linear: true, margin: 10, prepare: (text) => checkText(text, /^[0-9A-Z \-.$/+%]+$/, CODE39_RULE) },
  ean13: { linear: true, margin: 11, prepare: (text) => withCheckDigit(text, 13) },
  ean8: { linear: true, margin: 7, prepare: (text) => withCheckDigit(text, 8) },
  itf: { linear: true, margin: 10, prepare: padToEven },
  codabar: { linear: true, margin: 10, prepare: withStartAndStop },
  datamatrix: { linear: false, margin: 2, prepare: (text) => checkCapacity('datamatrix', text) },
  pdf417: { linear: false, margin: 2, prepare: (text) => checkCapacity('pdf417', text) },
  aztec: { linear: false, margin: 1, prepare: (text) => checkCapacity('aztec', text) },
  upca: { linear: true, margin: 9, prepare: (text) => withCheckDigit(text, 12) },
  isbn: { linear: true, margin: 11, prepare: isbnToEan13 },
  itf14: { linear: true, margin: 10, prepare: (text) => withCheckDigit(text, 14) },
  gs1128: { linear: true, margin: 10, prepare: (text) => checkElements(text, 'gs1128') },
  gs1datamatrix: { linear: false, margin: 2, prepare: (text) => checkElements(text, 'gs1datamatrix') },
};

const CODE39_RULE = 'must contain only 0-9, A-Z (capitals), space and -.$/+%';

function checkText(text: string, pattern: RegExp, rule: string): string {
  if (!pattern.test(text)) invalid('text', rule);
  if (text.length > MAX_LINEAR_CHARACTERS)
    invalid('text', `has ${text.length} characters; a linear code takes at most ${MAX_LINEAR_CHARACTERS}`);
  return text;
}

/** Interleaved 2 of 5 encodes digits in pairs, so an odd number gets a leading zero. */
function padToEven(text: string): string {
  const even = text.length % 2 === 0 ? text : `0${text}`;
  return checkText(even, /^\d+$/, 'must contain only digits for itf');
}

function withStartAndStop(text: string): string {
  const rule = 'must contain only 0-9 and -$:/.+, with both a start and a stop letter A to D or neither';
  const framed = /^[A-D].*[A-D]$/i.test(text) ? text.toUpperCase() : `A${text}A`;
  return checkText(framed, /^[A-D][0-9\-$:/.+]+[A-D]$/, rule);
}
