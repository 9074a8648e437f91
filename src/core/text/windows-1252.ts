/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on. Node's own decoder takes the one for the other in some versions. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A text of Latin-1 as the text of Windows-1252 that it was meant to be. */
export function fromWindows(latin1: string): string {
  return latin1.replace(/[\u0080-\u009f]/g, (control) => WINDOWS.charAt(control.charCodeAt(0) - 0x80));
}
