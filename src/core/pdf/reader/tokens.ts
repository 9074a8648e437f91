/** Content of a page, cut into tokens byte by byte. Whatever is not written as the standard says gives the page up. */
import { giveUp } from './giving-up.ts';

export const TOKEN = { end: 0, number: 1, name: 2, string: 3, operator: 4, open: 5, close: 6, dictionary: 7, closeDictionary: 8 } as const;

/** What a byte is: a blank, a delimiter, or a letter like any other. */
const BLANK = 1;
const DELIMITER = 2;
const KINDS = new Uint8Array(256);
for (const blank of [0, 9, 10, 12, 13, 32]) KINDS[blank] = BLANK;
for (const delimiter of '()<>[]{}/%') KINDS[delimiter.charCodeAt(0)] = DELIMITER;

const HEX = new Int8Array(256).fill(-1);
for (let digit = 0; digit < 16; digit++) {
  HEX[digit.toString(16).charCodeAt(0)] = digit;
  HEX[digit.toString(16).toUpperCase().charCodeAt(0)] = digit;
}

/** PDFium cuts longer ones. */
const LONGEST_STRING = 32_767;
const LONGEST_OPERATOR = 5;
/** Numbers with more are not exact even here. */
const MOST_DIGITS = 15;
/** Whole numbers with more are none for PDFium. */
const MOST_WHOLE_DIGITS = 9;
const POWERS = Array.from({ length: MOST_DIGITS + 1 }, (_, power) => 10 ** power);

const [PERCENT, SLASH, LEFT, RIGHT, OPEN, CLOSE, LESS, GREATER, BACKSLASH] = [0x25, 0x2f, 0x28, 0x29, 0x5b, 0x5d, 0x3c, 0x3e, 0x5c];
const [LF, CR, ZERO, NINE, PLUS, MINUS, POINT] = [10, 13, 0x30, 0x39, 0x2b, 0x2d, 0x2e];
const ESCAPES = new Map([...'nrtbf'].map((letter, at) => [letter.charCodeAt(0), '\n\r\t\b\f'.charCodeAt(at)]));

/** One for all: it is read before the next token is. */
const STRING = new Uint8Array(LONGEST_STRING);

export class Tokens {
  readonly #bytes: Uint8Array;
  #at = 0;
  /** Of the token read last: the value of a number. */
  number = 0;
  /** An operator: its letters, the first one lowest. */
  operator = 0;
  #from = 0;
  /** Bytes of a string: the first `length` of these. */
  readonly string = STRING;
  length = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** A name, with its slash. */
  name(): string {
    let name = '';
    for (let at = this.#from; at < this.#at; at++) name += String.fromCharCode(this.#bytes[at] as number);
    return name.includes('#') ? giveUp('a name with escapes') : name;
  }

  next(): number {
    const bytes = this.#bytes;
    const end = bytes.length;
    while (this.#at < end) {
      const byte = bytes[this.#at] as number;
      const kind = KINDS[byte] as number;
      if (kind === BLANK) this.#at++;
      else if (kind === 0)
        return (byte >= ZERO && byte <= NINE) || byte === MINUS || byte === POINT || byte === PLUS
          ? this.#readNumber()
          : this.#readOperator();
      else if (byte === PERCENT) this.#skipComment();
      else return this.#delimited(byte);
    }
    return TOKEN.end;
  }

  #delimited(byte: number): number {
    if (byte === SLASH) return this.#readName();
    if (byte === LEFT) return this.#readLiteral();
    const doubled = this.#bytes[this.#at + 1] === byte;
    this.#at++;
    if (byte === OPEN) return TOKEN.open;
    if (byte === CLOSE) return TOKEN.close;
    if (byte === LESS && !doubled) return this.#readHex();
    if ((byte !== LESS && byte !== GREATER) || !doubled) giveUp('a bracket that is none');
    this.#at++;
    return byte === LESS ? TOKEN.dictionary : TOKEN.closeDictionary;
  }

  #skipComment(): void {
    while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== CR && this.#bytes[this.#at] !== LF) this.#at++;
  }

  #readNumber(): number {
    const bytes = this.#bytes;
    let at = this.#at;
    const sign = bytes[at];
    if (sign === MINUS || sign === PLUS) at++;
    let [value, digits, places] = [0, 0, -1];
    for (; ; at++) {
      const byte = bytes[at] as number;
      if (byte >= ZERO && byte <= NINE) {
        value = value * 10 + byte - ZERO;
        if (value !== 0 && ++digits > MOST_DIGITS) giveUp('a long number');
        if (places >= 0) places++;
      } else if (byte === POINT && places < 0) places = 0;
      else if (byte === undefined || KINDS[byte] !== 0) break;
      else giveUp('a number that is none');
    }
    const width = at - this.#at;
    if (width > (places >= 0 ? 1 : 0) + (sign === MINUS || sign === PLUS ? 1 : 0)) {
      this.#at = at;
      if (places > MOST_DIGITS || (places < 0 && digits > MOST_WHOLE_DIGITS)) giveUp('a long number');
      if (places > 0) value /= POWERS[places] as number;
      this.number = Math.fround(sign === MINUS ? -value : value);
      return TOKEN.number;
    }
    return giveUp('a number that is none');
  }

  #readOperator(): number {
    const bytes = this.#bytes;
    let [value, length] = [0, 0];
    for (; this.#at < bytes.length; this.#at++, length++) {
      const byte = bytes[this.#at] as number;
      if (KINDS[byte] !== 0) break;
      value += byte * 256 ** length;
    }
    if (length > LONGEST_OPERATOR) giveUp('an unknown operator');
    this.operator = value;
    return TOKEN.operator;
  }

  #readName(): number {
    this.#from = this.#at++;
    while (this.#at < this.#bytes.length && KINDS[this.#bytes[this.#at] as number] === 0) this.#at++;
    return TOKEN.name;
  }

  #readHex(): number {
    const { string } = this;
    let digits = 0;
    for (; ; this.#at++) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) giveUp('a string does not end');
      if (byte === GREATER) break;
      const digit = HEX[byte as number] as number;
      if (digit < 0 && KINDS[byte as number] !== BLANK) giveUp('a string that is none');
      if (digit < 0) continue;
      if (digits >= 2 * LONGEST_STRING) giveUp('a long string');
      if (digits % 2 === 0) string[digits >> 1] = digit << 4;
      else string[digits >> 1] = (string[digits >> 1] as number) | digit;
      digits++;
    }
    this.#at++;
    this.length = (digits + 1) >> 1;
    return TOKEN.string;
  }

  #readLiteral(): number {
    const { string } = this;
    const bytes = this.#bytes;
    let [open, length] = [1, 0];
    for (this.#at++; ; this.#at++) {
      let byte = bytes[this.#at];
      if (byte === BACKSLASH) {
        this.#at++;
        byte = this.#escaped();
        if (byte < 0) continue;
      } else if (byte === LEFT) open++;
      else if (byte === RIGHT && --open === 0) break;
      if (byte === undefined) giveUp('a string does not end');
      if (length >= LONGEST_STRING) giveUp('a long string');
      string[length++] = byte as number;
    }
    this.#at++;
    this.length = length;
    return TOKEN.string;
  }

  /** The byte that is meant; -1 where the line only goes on. Stands on the last byte of the escape after it. */
  #escaped(): number {
    const bytes = this.#bytes;
    const byte = bytes[this.#at] as number;
    if (byte === LF) return -1;
    if (byte === CR) {
      if (bytes[this.#at + 1] === LF) this.#at++;
      return -1;
    }
    if (!isOctal(byte)) return ESCAPES.get(byte) ?? byte ?? giveUp('a string does not end');
    let value = byte - ZERO;
    for (let more = 0; more < 2 && isOctal(bytes[this.#at + 1]); more++) value = value * 8 + (bytes[++this.#at] as number) - ZERO;
    return value & 0xff;
  }
}

function isOctal(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte < ZERO + 8;
}

/** An operator as it is compared. */
export function operatorOf(letters: string): number {
  let value = 0;
  for (let at = 0; at < letters.length; at++) value += letters.charCodeAt(at) * 256 ** at;
  return value;
}
