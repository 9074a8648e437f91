/** The bytes of a token as a cell of a table: as text where they are text, which compresses best, else in hex behind a backslash. */

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function writeToken(bytes: Buffer): string {
  let text: string | undefined;
  try {
    text = decoder.decode(bytes);
  } catch {
    // Half a character: most tokens of Indian scripts are.
  }
  return text === undefined || /[\t\n\r\\]/.test(text) ? `\\${bytes.toString('hex')}` : text;
}

export function readToken(cell: string): Buffer {
  return cell.startsWith('\\') ? Buffer.from(cell.slice(1), 'hex') : Buffer.from(cell);
}
