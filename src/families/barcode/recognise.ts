import type { Recogniser } from '../../core/request/recognition.ts';
import { isGtin } from '../../core/util/check-digits.ts';

export const recogniseEan: Recogniser = ({ compact }) => {
  if (!/^(?:\d{8}|\d{13})$/.test(compact) || !isGtin(compact)) return [];
  const type = compact.length === 8 ? 'ean8' : 'ean13';
  return [
    {
      operation: 'barcode',
      input: { type, text: compact },
      confidence: compact.length === 8 ? 0.4 : 0.9,
      why: 'It is an article number (GTIN)',
    },
  ];
};
