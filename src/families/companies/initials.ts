/** Stroked glyphs on a 10 × 14 grid: monograms do not depend on installed fonts. */
const GLYPHS: Readonly<Record<string, string>> = {
  A: 'M0 14L5 0L10 14M2 9H8',
  B: 'M0 14V0H5.5A3.5 3.5 0 0 1 5.5 7H0M5.5 7H6A3.5 3.5 0 0 1 6 14H0',
  C: 'M10 2.8A5.6 7 0 1 0 10 11.2',
  D: 'M0 14V0H3.5A6.5 7 0 0 1 3.5 14H0',
  E: 'M9 0H0V14H9M0 7H7',
  F: 'M9 0H0V14M0 7H7',
  G: 'M10 2.8A5.6 7 0 1 0 10 11.2V7.5H6',
  H: 'M0 0V14M10 0V14M0 7H10',
  I: 'M5 0V14M2 0H8M2 14H8',
  J: 'M9 0V9.5A4.5 4.5 0 0 1 0 9.5',
  K: 'M0 0V14M9.5 0L0 8.5M3.5 5.5L10 14',
  L: 'M0 0V14H9',
  M: 'M0 14V0L5 8L10 0V14',
  N: 'M0 14V0L10 14V0',
  O: 'M5 0A5 7 0 1 0 5 14A5 7 0 1 0 5 0',
  P: 'M0 14V0H6A4 4 0 0 1 6 8H0',
  Q: 'M5 0A5 7 0 1 0 5 14A5 7 0 1 0 5 0M6 10L10 14',
  R: 'M0 14V0H6A4 4 0 0 1 6 8H0M5 8L10 14',
  S: 'M9.3 2.6A4.5 3.5 0 1 0 5 7A4.5 3.5 0 1 1 .7 11.4',
  T: 'M0 0H10M5 0V14',
  U: 'M0 0V9A5 5 0 0 0 10 9V0',
  V: 'M0 0L5 14L10 0',
  W: 'M0 0L2.5 14L5 5L7.5 14L10 0',
  X: 'M0 0L10 14M10 0L0 14',
  Y: 'M0 0L5 7L10 0M5 7V14',
  Z: 'M0 0H10L0 14H10',
  '0': 'M5 0A5 7 0 1 0 5 14A5 7 0 1 0 5 0',
  '1': 'M2 3L5.5 0V14',
  '2': 'M.6 3.8A4.5 3.8 0 1 1 8.6 6L0 14H10',
  '3': 'M1 0H9L4.5 5.3A4.4 4.4 0 1 1 .6 11.5',
  '4': 'M8 14V0L0 10H10',
  '5': 'M9 0H1.5L1 6A4.7 4.3 0 1 1 .6 12',
  '6': 'M8 0L1.3 7.2A4.7 4.7 0 1 0 5 5',
  '7': 'M0 0H10L4 14',
  '8': 'M5 0A3.8 3.3 0 1 0 5 6.6A3.8 3.3 0 1 0 5 0M5 6.6A4.6 3.7 0 1 0 5 14A4.6 3.7 0 1 0 5 6.6',
  '9': 'M2 14L8.7 6.8A4.7 4.7 0 1 0 5 9',
};

/** Stop words of a monogram. */
const STOP_WORDS = new Set(['THE', 'OF', 'AND', 'LTD', 'LIMITED', 'INDIA']);

/** Two letters: the initials of the first two words, or the first two letters of a single word. */
export function initialsOf(name: string): string {
  const words = name.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  const [first = 'X', second] =
    words.filter((word) => !STOP_WORDS.has(word)).length > 0 ? words.filter((word) => !STOP_WORDS.has(word)) : words;
  return second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0);
}

/** SVG paths of up to two letters, centred in a square of 48 units. */
export function drawInitials(initials: string): string {
  const letters = [...initials];
  const width = letters.length * 10 + (letters.length - 1) * 4;
  return letters
    .map((letter, index) => `<path transform="translate(${24 - width / 2 + index * 14} 17)" d="${GLYPHS[letter] ?? GLYPHS.X}"/>`)
    .join('');
}
