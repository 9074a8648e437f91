/** Letters and digits that OCR confuses, substituted one to one where the format of the word determines which is correct. */

const DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  '|': '1',
  i: '1',
  Z: '2',
  S: '5',
  s: '5',
  G: '6',
  B: '8',
};
const LETTERS: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '6': 'G', '8': 'B', '|': 'I' };

const NUMBER = /(?<![\p{L}\p{N}])[\dOoQDIl|iZSsGB]{4,}(?![\p{L}\p{N}])/gu;
/** Fraction of digits above which the other characters are digits too. */
const MIN_DIGITS = 0.6;
/** PAN: five letters, four digits, a letter. */
const PAN_SHAPE = /(?<![\p{L}\p{N}])[A-Z0-9|]{10}(?![\p{L}\p{N}])/gu;
const MIN_PAN_MATCHES = 8;

/** Of the same length. */
export function correctLookalikes(text: string): string {
  return text.replace(PAN_SHAPE, correctPan).replace(NUMBER, correctNumber);
}

function correctNumber(word: string): string {
  const digits = word.match(/\d/g)?.length ?? 0;
  return digits < MIN_DIGITS * word.length ? word : word.replace(/\D/g, (letter) => DIGITS[letter] ?? letter);
}

function correctPan(word: string): string {
  const isLetter = (index: number): boolean => index < 5 || index === 9;
  const fits = [...word].filter((character, index) => (isLetter(index) ? /[A-Z]/ : /\d/).test(character)).length;
  if (fits < MIN_PAN_MATCHES) return word;
  return [...word].map((character, index) => (isLetter(index) ? LETTERS : DIGITS)[character] ?? character).join('');
}
