/** Serialises the bytes of a token as a table cell: as text if it is valid UTF-8, which compresses best, else as hex after a backslash. */

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function writeToken(bytes: Buffer): string {
  let text: string | undefined;
  try {
    text = decoder.decode(bytes);
  } catch {
    // An incomplete UTF-8 sequence: true of most tokens of Indian scripts.
  }
  return text === undefined || /[\t\n\r\\]/.test(text) ? `\\${bytes.toString('hex')}` : text;
}

export function readToken(cell: string): Buffer {
  return cell.startsWith('\\') ? Buffer.from(cell.slice(1), 'hex') : Buffer.from(cell);
}
