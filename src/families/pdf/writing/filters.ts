/** Decoders of the general (not image) filters of PDF. Each returns undefined for invalid data. */
import { inflateSync } from 'node:zlib';

/** Decodes one filter, up to `most` bytes of output. `earlyChange` is a parameter of LZW. */
export function decodeFilter(name: string, data: Buffer, most: number, earlyChange = 1): Buffer | undefined {
  switch (name) {
    case '/FlateDecode':
      return decodeFlate(data, most);
    case '/LZWDecode':
      return decodeLzw(data, most, earlyChange);
    case '/RunLengthDecode':
      return decodeRunLength(data, most);
    case '/ASCIIHexDecode':
      return decodeAsciiHex(data);
    case '/ASCII85Decode':
      return decodeAscii85(data);
    default:
      return undefined;
  }
}

function decodeFlate(data: Buffer, most: number): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most) });
  } catch {
    return undefined;
  }
}

function decodeAsciiHex(data: Buffer): Buffer | undefined {
  const text = data.toString('latin1').replace(/[\s\0]+/g, '');
  const digits = /^([0-9a-f]*)>?$/i.exec(text)?.[1];
  return digits === undefined ? undefined : Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

const ZERO_GROUP = 0x7a;
const FIRST_DIGIT = 0x21;

function decodeAscii85(data: Buffer): Buffer | undefined {
  const text = data.toString('latin1').replace(/[\s\0]+/g, '');
  const digits = /^([!-uz]*)~>?$/.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const bytes: number[] = [];
  let group = 0;
  let count = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = digits.charCodeAt(at);
    if (digit === ZERO_GROUP) {
      if (count > 0) return undefined;
      bytes.push(0, 0, 0, 0);
      continue;
    }
    group = group * 85 + digit - FIRST_DIGIT;
    if (++count < 5) continue;
    if (group > 0xffff_ffff) return undefined;
    bytes.push(group >>> 24, (group >>> 16) & 0xff, (group >>> 8) & 0xff, group & 0xff);
    group = 0;
    count = 0;
  }
  if (count === 1) return undefined;
  if (count > 1) {
    for (let fill = count; fill < 5; fill++) group = group * 85 + 84;
    if (group > 0xffff_ffff) return undefined;
    for (let byte = 0; byte < count - 1; byte++) bytes.push((group >>> (24 - 8 * byte)) & 0xff);
  }
  return Buffer.from(bytes);
}

const RUN_END = 128;

function decodeRunLength(data: Buffer, most: number): Buffer | undefined {
  const parts: Buffer[] = [];
  let length = 0;
  for (let at = 0; at < data.length; ) {
    const run = data[at++] as number;
    if (run === RUN_END) return Buffer.concat(parts, length);
    const part = run < RUN_END ? data.subarray(at, at + run + 1) : Buffer.alloc(257 - run, data[at]);
    if (run < RUN_END ? part.length <= run : at >= data.length) return undefined;
    at += run < RUN_END ? run + 1 : 1;
    length += part.length;
    if (length > most) return undefined;
    parts.push(part);
  }
  return undefined;
}

const LZW_CLEAR = 256;
const LZW_END = 257;
const LZW_CODES = 4096;

function decodeLzw(data: Buffer, most: number, earlyChange: number): Buffer | undefined {
  // An entry is a prefix code and one more byte; strings are written from their end.
  const before = new Uint16Array(LZW_CODES);
  const last = new Uint8Array(LZW_CODES);
  const lengths = new Uint16Array(LZW_CODES);
  for (let byte = 0; byte < 256; byte++) {
    last[byte] = byte;
    lengths[byte] = 1;
  }
  let out = Buffer.alloc(Math.min(most, data.length * 4) + LZW_CODES);
  let length = 0;
  let next = LZW_END + 1;
  let previous = -1;
  let bits = 0;
  let held = 0;
  let width = 9;
  for (const byte of data) {
    bits = (bits << 8) | byte;
    held += 8;
    if (held < width) continue;
    held -= width;
    const code = bits >>> held;
    bits &= (1 << held) - 1;
    if (code === LZW_END) return out.subarray(0, length);
    if (code === LZW_CLEAR) {
      next = LZW_END + 1;
      width = 9;
      previous = -1;
      continue;
    }
    if (code > next || (code === next && previous < 0) || (previous < 0 && code > LZW_END)) return undefined;
    const known = code < next ? code : previous;
    const textLength = (lengths[known] as number) + (code < next ? 0 : 1);
    if (length + textLength > most) return undefined;
    if (length + textLength > out.length) out = Buffer.concat([out, Buffer.alloc(out.length)]);
    let at = length + (lengths[known] as number);
    for (let step = known; at > length; step = before[step] as number) out[--at] = last[step] as number;
    const first = out[length] as number;
    if (code >= next) out[length + textLength - 1] = first;
    length += textLength;
    if (previous >= 0) {
      if (next >= LZW_CODES) return undefined;
      before[next] = previous;
      last[next] = first;
      lengths[next] = (lengths[previous] as number) + 1;
      next++;
    }
    previous = code;
    const full = next + earlyChange;
    width = full >= 2048 ? 12 : full >= 1024 ? 11 : full >= 512 ? 10 : 9;
  }
  // No end-of-data code: the data may be truncated.
  return undefined;
}
