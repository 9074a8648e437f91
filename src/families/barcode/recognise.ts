import type { Recogniser } from '../../core/request/recognition.ts';

/** The last digit of an article number brings the sum, with weights 1 and 3 in turn from the right, to a multiple of ten. */
function isArticleNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

export const recogniseArticle: Recogniser = ({ compact }) => {
  if (!/^(?:\d{8}|\d{13})$/.test(compact) || !isArticleNumber(compact)) return [];
  const type = compact.length === 8 ? 'ean8' : 'ean13';
  return [
    {
      operation: 'barcode',
      input: { type, text: compact },
      confidence: compact.length === 8 ? 0.4 : 0.9,
      why: 'It is the number of an article',
    },
  ];
};
