import { latin1ToWindows1252 } from '../../text/windows-1252.ts';

/** Decodes a publisher's file: UTF-8, UTF-16 with a byte order mark, or Windows-1252, which old systems still write. */
export function decodeText(file: Buffer): string {
  const encoding = bomEncoding(file);
  if (encoding) return new TextDecoder(encoding).decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return latin1ToWindows1252(file.toString('latin1'));
  }
}

function bomEncoding(file: Buffer): string | undefined {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le';
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be';
  return undefined;
}
