/** Decoders of the general (not image) filters of PDF. Each returns undefined for invalid data. */
import { inflateSync } from 'node:zlib';

/** Decodes one filter, up to `maxBytes` of output. `earlyChange` is a parameter of LZW. */
export function decodeFilter(name: string, data: Buffer, maxBytes: number, earlyChange = 1): Buffer | undefined {
  switch (name) {
    case '/FlateDecode':
      return decodeFlate(data, maxBytes);
    case '/LZWDecode':
      return decodeLzw(data, maxBytes, earlyChange);
    case '/RunLengthDecode':
      return decodeRunLength(data, maxBytes);
    case '/ASCIIHexDecode':
      return decodeAsciiHex(data);
    case '/ASCII85Decode':
      return decodeAscii85(data);
    default:
      return undefined;
  }
}

function decodeFlate(data: Buffer, maxBytes: number): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, maxBytes) });
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
  for (let offset = 0; offset < digits.length; offset++) {
    const digit = digits.charCodeAt(offset);
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

const RUN_LENGTH_EOD = 128;

function decodeRunLength(data: Buffer, maxBytes: number): Buffer | undefined {
  const parts: Buffer[] = [];
  let length = 0;
  for (let offset = 0; offset < data.length; ) {
    const run = data[offset++] as number;
    if (run === RUN_LENGTH_EOD) return Buffer.concat(parts, length);
    const part = run < RUN_LENGTH_EOD ? data.subarray(offset, offset + run + 1) : Buffer.alloc(257 - run, data[offset]);
    if (run < RUN_LENGTH_EOD ? part.length <= run : offset >= data.length) return undefined;
    offset += run < RUN_LENGTH_EOD ? run + 1 : 1;
    length += part.length;
    if (length > maxBytes) return undefined;
    parts.push(part);
  }
  return undefined;
}

const LZW_CLEAR = 256;
const LZW_EOD = 257;
const LZW_MAX_CODES = 4096;

function decodeLzw(data: Buffer, maxBytes: number, earlyChange: number): Buffer | undefined {
  // A table entry is a prefix code and one suffix byte; strings are written backwards.
  const prefix = new Uint16Array(LZW_MAX_CODES);
  const suffix = new Uint8Array(LZW_MAX_CODES);
  const lengths = new Uint16Array(LZW_MAX_CODES);
  for (let byte = 0; byte < 256; byte++) {
    suffix[byte] = byte;
    lengths[byte] = 1;
  }
  let output = Buffer.alloc(Math.min(maxBytes, data.length * 4) + LZW_MAX_CODES);
  let length = 0;
  let next = LZW_EOD + 1;
  let previous = -1;
  let bits = 0;
  let bitCount = 0;
  let width = 9;
  for (const byte of data) {
    bits = (bits << 8) | byte;
    bitCount += 8;
    if (bitCount < width) continue;
    bitCount -= width;
    const code = bits >>> bitCount;
    bits &= (1 << bitCount) - 1;
    if (code === LZW_EOD) return output.subarray(0, length);
    if (code === LZW_CLEAR) {
      next = LZW_EOD + 1;
      width = 9;
      previous = -1;
      continue;
    }
    if (code > next || (code === next && previous < 0) || (previous < 0 && code > LZW_EOD)) return undefined;
    const entry = code < next ? code : previous;
    const textLength = (lengths[entry] as number) + (code < next ? 0 : 1);
    if (length + textLength > maxBytes) return undefined;
    if (length + textLength > output.length) output = Buffer.concat([output, Buffer.alloc(output.length)]);
    let offset = length + (lengths[entry] as number);
    for (let step = entry; offset > length; step = prefix[step] as number) output[--offset] = suffix[step] as number;
    const first = output[length] as number;
    if (code >= next) output[length + textLength - 1] = first;
    length += textLength;
    if (previous >= 0) {
      if (next >= LZW_MAX_CODES) return undefined;
      prefix[next] = previous;
      suffix[next] = first;
      lengths[next] = (lengths[previous] as number) + 1;
      next++;
    }
    previous = code;
    const nextCode = next + earlyChange;
    width = nextCode >= 2048 ? 12 : nextCode >= 1024 ? 11 : nextCode >= 512 ? 10 : 9;
  }
  // No end-of-data code: the data may be truncated.
  return undefined;
}
