/** Capacity of the largest symbol of each 2D code (ISO/IEC 16022, 15438 and 24778). Mixed texts are between these numbers. */
import { invalid } from '../../core/request/api-error.ts';

const CAPACITY = {
  datamatrix: { digits: 3116, letters: 2335, bytes: 1555 },
  pdf417: { digits: 2710, letters: 1850, bytes: 1108 },
  aztec: { digits: 3832, letters: 3067, bytes: 1914 },
} as const;
export type TwoDimensional = keyof typeof CAPACITY;

/** Maximum over all codes. */
export const MAX_BARCODE_CHARACTERS = CAPACITY.aztec.digits;

export function isTwoDimensional(type: string): type is TwoDimensional {
  return type in CAPACITY;
}

export function rejectTooLong(type: TwoDimensional): never {
  const { digits, letters, bytes } = CAPACITY[type];
  return invalid('text', `is too long: ${type} holds at most ${digits} digits, ${letters} letters or ${bytes} bytes`);
}

/** Returns the text unless it is surely too long; for mixed text only the encoder knows. */
export function checkCapacity(type: TwoDimensional, text: string): string {
  const { digits, letters, bytes } = CAPACITY[type];
  if (/^\d+$/.test(text) && text.length > digits) rejectTooLong(type);
  if (/^([A-Z ]+|[a-z ]+)$/.test(text) && text.length > letters) rejectTooLong(type);
  if (/[^\x00-\x7f]/.test(text) && Buffer.byteLength(text) > bytes) rejectTooLong(type);
  return text;
}
