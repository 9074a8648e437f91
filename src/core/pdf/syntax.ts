/**
 * PDF syntax: parser and serialiser of object values. Output of qpdf is trusted to be clean; other files are parsed strictly, and malformed input
 * throws.
 * Text is Latin-1, one character per byte, so that no byte is lost.
 */

/** An indirect reference. */
export class Ref {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

export type Dict = Map<string, PdfValue>;
/** Names, numbers, strings and keywords (true, false, null) stay in their source form. */
export type PdfValue = string | Ref | PdfValue[] | Dict;

/** White space of PDF differs from JavaScript: byte 0xA0 is not white space, NUL is. */
const REGULAR_TOKEN = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const NAME = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const REFERENCE = /(\d+)[\0\t\n\f\r ]+0[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const WHITESPACE = /[\0\t\n\f\r ]*/y;
const OBJECT_HEADER = /(\d+)[\0\t\n\f\r ]+0[\0\t\n\f\r ]+obj/y;
const NUMBER_OR_KEYWORD = /^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)|true|false|null)$/;
const NAME_ESCAPE = /#(..?)?/g;
/** Maximum nesting of arrays and dictionaries; qpdf itself rejects deeper ones. */
const MAX_DEPTH = 500;

/** Recursive-descent parser; `offset` is the current position. `shift` is added to the object numbers of references, to merge files. */
export class PdfParser {
  readonly #text: string;
  readonly #shift: number;
  readonly #isStrict: boolean;
  #depth = 0;
  offset: number;

  constructor(text: string, offset = 0, shift = 0, mode: 'trusting' | 'strict' = 'trusting') {
    this.#text = text;
    this.offset = offset;
    this.#shift = shift;
    this.#isStrict = mode === 'strict';
  }

  parseValue(): PdfValue {
    this.skipWhitespace();
    const text = this.#text;
    switch (text[this.offset]) {
      case '/':
        return this.#name();
      case '(':
        return this.#literal();
      case '[':
        return this.#array();
      case '<':
        return text[this.offset + 1] === '<' ? this.#dictionary() : this.#hex();
      default: {
        REFERENCE.lastIndex = this.offset;
        const reference = REFERENCE.exec(text);
        if (!reference) return this.#word();
        this.offset = REFERENCE.lastIndex;
        return new Ref(Number(reference[1]) + this.#shift);
      }
    }
  }

  /** Consumes `12 0 obj`. */
  objectHeader(expectedNumber?: number): void {
    const number = /^\d+/.exec(this.#match(OBJECT_HEADER))?.[0];
    if (expectedNumber !== undefined && Number(number) !== expectedNumber) throw new Error('another object');
  }

  skipWhitespace(): void {
    WHITESPACE.lastIndex = this.offset;
    WHITESPACE.exec(this.#text);
    this.offset = WHITESPACE.lastIndex;
  }

  /** Consumes the characters if they come next. */
  consume(characters: string): boolean {
    if (!this.#text.startsWith(characters, this.offset)) return false;
    this.offset += characters.length;
    return true;
  }

  #word(): string {
    const word = this.#match(REGULAR_TOKEN);
    if (this.#isStrict && !NUMBER_OR_KEYWORD.test(word)) throw new Error('not a value');
    return word;
  }

  #name(): string {
    const name = this.#match(NAME);
    if (this.#isStrict && name.includes('#') && hasNeedlessEscape(name)) throw new Error('a name with non-ASCII characters');
    return name;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const token = pattern.exec(this.#text);
    if (!token) throw new Error('not a value');
    this.offset = pattern.lastIndex;
    return token[0];
  }

  #literal(): string {
    const start = this.offset;
    let open = 0;
    for (; this.offset < this.#text.length; this.offset++) {
      const character = this.#text[this.offset];
      if (character === '\\') this.offset++;
      else if (character === '(') open++;
      else if (character === ')' && --open === 0) return this.#text.slice(start, ++this.offset);
    }
    throw new Error('unterminated string');
  }

  #hex(): string {
    const end = this.#text.indexOf('>', this.offset) + 1;
    if (end === 0) throw new Error('unterminated string');
    const string = this.#text.slice(this.offset, end);
    this.offset = end;
    return string;
  }

  #array(): PdfValue[] {
    this.#enterNesting();
    this.offset++;
    const items: PdfValue[] = [];
    for (this.skipWhitespace(); !this.consume(']'); this.skipWhitespace()) items.push(this.parseValue());
    this.#depth--;
    return items;
  }

  #dictionary(): Dict {
    this.#enterNesting();
    this.offset += 2;
    const members: Dict = new Map();
    for (this.skipWhitespace(); !this.consume('>>'); this.skipWhitespace()) members.set(this.#name(), this.parseValue());
    this.#depth--;
    return members;
  }

  #enterNesting(): void {
    if (++this.#depth > MAX_DEPTH) throw new Error('nested too deeply');
  }
}

/** Names are compared in source form, so a needless `#xx` escape would make two spellings of one name. */
function hasNeedlessEscape(name: string): boolean {
  for (const [, digits = ''] of name.matchAll(NAME_ESCAPE)) {
    const code = /^[0-9A-Fa-f]{2}$/.test(digits) ? Number.parseInt(digits, 16) : Number.NaN;
    if (Number.isNaN(code) || (code > 0x20 && code < 0x7f && !'()<>[]{}/%#'.includes(String.fromCharCode(code)))) return true;
  }
  return false;
}

const DELIMITER = /^[[(</]/;

/** Serialises with minimal white space. `mapNumber` maps old to new object numbers; 0 for an object that does not exist. */
export function serialiseValue(value: PdfValue, mapNumber: (old: number) => number): string {
  if (typeof value === 'string') return value;
  if (value instanceof Ref) {
    const newNumber = mapNumber(value.number);
    return newNumber === 0 ? 'null' : `${newNumber} 0 R`;
  }
  if (Array.isArray(value)) {
    let items = '';
    for (const item of value) items = joinTokens(items, serialiseValue(item, mapNumber));
    return `[${items}]`;
  }
  let members = '';
  for (const [name, member] of value) members += joinTokens(name, serialiseValue(member, mapNumber));
  return `<<${members}>>`;
}

/** A separator is needed unless a delimiter is on either side. */
function joinTokens(before: string, after: string): string {
  if (before === '' || DELIMITER.test(after) || /[\])>]$/.test(before)) return before + after;
  return `${before} ${after}`;
}

export function isDict(value: PdfValue | undefined): value is Dict {
  return value instanceof Map;
}

/** Visits every reference inside a value. */
export function eachRef(value: PdfValue, visit: (number: number) => void): void {
  if (value instanceof Ref) visit(value.number);
  else if (Array.isArray(value)) for (const item of value) eachRef(item, visit);
  else if (isDict(value)) for (const member of value.values()) eachRef(member, visit);
}

/** Visits every dictionary inside a value, itself included, without following references. */
export function eachDict(value: PdfValue, visit: (dict: Dict) => void): void {
  if (Array.isArray(value)) for (const item of value) eachDict(item, visit);
  else if (isDict(value)) {
    visit(value);
    for (const member of value.values()) eachDict(member, visit);
  }
}
