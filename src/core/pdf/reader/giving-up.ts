/** Thrown where a page, or a whole file, has something that only PDFium is trusted with. It reaches nobody: PDFium reads the page then. */
export class GivingUp extends Error {}

export function giveUp(reason: string): never {
  throw new GivingUp(reason);
}
