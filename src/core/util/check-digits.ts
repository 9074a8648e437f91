/** Check digit algorithms, independent of the identifiers that use them. */

const BASE_36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Modulus 36 of the GST registration number: alternating weights 1 and 2, digit sums of the products. */
export function mod36(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index++) {
    const product = BASE_36.indexOf(text.charAt(index)) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return BASE_36.charAt((36 - (sum % 36)) % 36);
}

/** Luhn over the decimal digits of letters (A = 10 … Z = 35), as specified by ISO 6166 for ISINs. */
export function isinCheckDigit(text: string): string {
  return luhnDigit(Array.from(text, (character) => String(BASE_36.indexOf(character))).join(''));
}

/** Luhn (ISO/IEC 7812): card numbers. */
export function isLuhn(digits: string): boolean {
  return digits.length > 1 && luhnDigit(digits.slice(0, -1)) === digits.slice(-1);
}

function luhnDigit(digits: string): string {
  let sum = 0;
  for (let fromEnd = 0; fromEnd < digits.length; fromEnd++) {
    const digit = Number(digits.charAt(digits.length - 1 - fromEnd));
    const value = fromEnd % 2 === 0 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return String((10 - (sum % 10)) % 10);
}

/** Multiplication in the dihedral group of order 10: rotations 0 to 4, reflections 5 to 9. */
function dihedralProduct(a: number, b: number): number {
  const rotation = b % 5;
  if (a < 5) return b < 5 ? (a + rotation) % 5 : ((a + rotation) % 5) + 5;
  return b < 5 ? ((a - rotation + 5) % 5) + 5 : (a - rotation) % 5;
}

const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** Verhoeff: detects all single-digit errors and all transpositions of adjacent digits. */
export function isVerhoeff(digits: string): boolean {
  let check = 0;
  for (let fromEnd = 0; fromEnd < digits.length; fromEnd++) {
    let digit = Number(digits.charAt(digits.length - 1 - fromEnd));
    for (let times = 0; times < fromEnd % 8; times++) digit = PERMUTATION[digit] as number;
    check = dihedralProduct(check, digit);
  }
  return check === 0;
}

/** The Verhoeff check digit of a number. */
export function verhoeffDigit(digits: string): string {
  return [...'0123456789'].find((digit) => isVerhoeff(digits + digit)) as string;
}

/** GTIN/EAN: the sum with alternating weights 1 and 3 from the right is a multiple of ten. */
export function isGtin(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
