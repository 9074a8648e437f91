/** Digits of the scripts of India and of others as 0 to 9: every character becomes one of the same length. */

const OTHER_DIGITS = /[^\P{Nd}0-9]/gu;
const DIGIT = /\p{Nd}/u;

export function latinDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (character) => (character.length === 1 ? String(digitValue(character)) : character));
}

/** The ten digits of a script stand in a row that begins at a multiple of sixteen, or six after one. */
function digitValue(character: string): number {
  const code = character.charCodeAt(0);
  const row = code & ~0xf;
  return DIGIT.test(String.fromCharCode(row)) ? code - row : code - row - 6;
}
