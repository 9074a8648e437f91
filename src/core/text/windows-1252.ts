/** Characters of Windows-1252 at 0x80 to 0x9f, where Latin-1 has control characters. Node's decoder treats it as Latin-1 in some versions. */
const C1_CHARACTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Reinterprets text decoded as Latin-1 as Windows-1252. */
export function latin1ToWindows1252(latin1: string): string {
  return latin1.replace(/[\u0080-\u009f]/g, (control) => C1_CHARACTERS.charAt(control.charCodeAt(0) - 0x80));
}
