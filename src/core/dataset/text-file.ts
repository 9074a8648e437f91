/** What Windows-1252 has where Latin-1 has control characters. Node's own decoder takes the one for the other in some versions. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** The text of a publisher's file: UTF-8, UTF-16 with its mark, or the Windows encoding that old systems still write. */
export function decodeText(file: Buffer): string {
  const encoding = markedEncoding(file);
  if (encoding) return new TextDecoder(encoding).decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return file.toString('latin1').replace(/[\x80-\x9f]/g, (character) => WINDOWS.charAt(character.charCodeAt(0) - 0x80));
  }
}

function markedEncoding(file: Buffer): string | undefined {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le';
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be';
  return undefined;
}
