/**
 * Reads a few EXIF tags (a TIFF directory, CIPA DC-008). Only these are read, each up to a fixed length, so that no malformed directory takes long.
 * The GPS position is detected, never read.
 */

export interface Exif {
  readonly make: string | null;
  readonly model: string | null;
  readonly lens: string | null;
  readonly software: string | null;
  /** Local time of the camera, without a zone. */
  readonly takenAt: string | null;
  readonly orientation: number | undefined;
  readonly hasLocation: boolean;
  /** Whether there is an Exif or GPS directory. A plain TIFF file may have none. */
  readonly hasExifIfd: boolean;
}

const MAKE = 0x010f;
const MODEL = 0x0110;
const ORIENTATION = 0x0112;
const SOFTWARE = 0x0131;
const DATE_TIME = 0x0132;
const EXIF_IFD = 0x8769;
const GPS_IFD = 0x8825;
const DATE_TIME_ORIGINAL = 0x9003;
const DATE_TIME_DIGITIZED = 0x9004;
const LENS_MODEL = 0xa434;
const GPS_LATITUDE = 0x0002;

const ENTRY_BYTES = 12;
const MAX_ENTRIES = 1000;
const MAX_TEXT_BYTES = 200;
/** Types of single bytes: BYTE, ASCII, UNDEFINED and UTF-8 of EXIF 3. */
const TEXT_TYPES: ReadonlySet<number> = new Set([1, 2, 7, 129]);
const SHORT = 3;

/** @param block EXIF block of a picture, or a whole TIFF file */
export function readExif(block: Buffer): Exif | undefined {
  const tiff = block.toString('latin1', 0, 4) === 'Exif' ? block.subarray(6) : block;
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return undefined;
  const reader = new TiffReader(tiff, order === 'II');
  const image = reader.open(reader.long(4));
  const photo = reader.open(image.pointer(EXIF_IFD));
  return {
    make: image.text(MAKE),
    model: image.text(MODEL),
    lens: photo.text(LENS_MODEL),
    software: image.text(SOFTWARE),
    takenAt: toIsoTime(photo.text(DATE_TIME_ORIGINAL)) ?? toIsoTime(photo.text(DATE_TIME_DIGITIZED)) ?? toIsoTime(image.text(DATE_TIME)),
    orientation: image.short(ORIENTATION),
    hasLocation: reader.open(image.pointer(GPS_IFD)).has(GPS_LATITUDE),
    hasExifIfd: image.has(EXIF_IFD) || image.has(GPS_IFD),
  };
}

class TiffReader {
  readonly #bytes: Buffer;
  readonly #isLittleEndian: boolean;

  constructor(bytes: Buffer, isLittleEndian: boolean) {
    this.#bytes = bytes;
    this.#isLittleEndian = isLittleEndian;
  }

  short(offset: number): number {
    if (offset + 2 > this.#bytes.length) return 0;
    return this.#isLittleEndian ? this.#bytes.readUInt16LE(offset) : this.#bytes.readUInt16BE(offset);
  }

  long(offset: number): number {
    if (offset + 4 > this.#bytes.length) return 0;
    return this.#isLittleEndian ? this.#bytes.readUInt32LE(offset) : this.#bytes.readUInt32BE(offset);
  }

  slice(offset: number, length: number): Buffer {
    return this.#bytes.subarray(offset, offset + length);
  }

  /** The directory at an offset; empty for offset zero or outside the block. */
  open(offset: number): Ifd {
    const entries = new Map<number, number>();
    const count = offset < 8 ? 0 : Math.min(this.short(offset), MAX_ENTRIES);
    for (let entry = 0; entry < count; entry++) {
      const entryOffset = offset + 2 + entry * ENTRY_BYTES;
      if (entryOffset + ENTRY_BYTES > this.#bytes.length) break;
      entries.set(this.short(entryOffset), entryOffset);
    }
    return new Ifd(this, entries);
  }
}

class Ifd {
  readonly #block: TiffReader;
  readonly #entries: ReadonlyMap<number, number>;

  constructor(block: TiffReader, entries: ReadonlyMap<number, number>) {
    this.#block = block;
    this.#entries = entries;
  }

  has(tag: number): boolean {
    return this.#entries.has(tag);
  }

  pointer(tag: number): number {
    const offset = this.#entries.get(tag);
    return offset === undefined ? 0 : this.#block.long(offset + 8);
  }

  short(tag: number): number | undefined {
    const offset = this.#entries.get(tag);
    return offset === undefined || this.#block.short(offset + 2) !== SHORT ? undefined : this.#block.short(offset + 8);
  }

  text(tag: number): string | null {
    const offset = this.#entries.get(tag);
    if (offset === undefined || !TEXT_TYPES.has(this.#block.short(offset + 2))) return null;
    const length = this.#block.long(offset + 4);
    const bytes = this.#block.slice(length <= 4 ? offset + 8 : this.#block.long(offset + 8), Math.min(length, MAX_TEXT_BYTES));
    const end = bytes.indexOf(0);
    return toText(end < 0 ? bytes : bytes.subarray(0, end));
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function toText(bytes: Buffer): string | null {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    text = bytes.toString('latin1');
  }
  return text.replace(/\p{Cc}/gu, ' ').trim() || null;
}

/** Converts `2019:10:01 12:00:00` to ISO 8601. Cameras whose clock was never set write zeros or blanks. */
function toIsoTime(text: string | null): string | null {
  const [, year, month, day, time] = /^(\d{4})[:-](\d{2})[:-](\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text ?? '') ?? [];
  if (!year || month === '00' || day === '00') return null;
  return `${year}-${month}-${day}T${time}`;
}
