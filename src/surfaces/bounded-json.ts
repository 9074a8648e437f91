/**
 * JSON parser bounded in depth, members and items. Short texts go to `JSON.parse`. Long ones are parsed incrementally, because a few megabytes of
 * escapes or members would block the event loop in `JSON.parse`; parsing stops at the first bound exceeded.
 */
import { ApiError } from '../core/request/api-error.ts';

const MAX_DEPTH = 64;
/** More than the parameters of any operation, or the arguments of any batch of calls. */
const MAX_MEMBERS = 2_000;
/** Items of all arrays together; the longest array that an operation accepts has 100. */
const MAX_ITEMS = 10_000;
/** In characters: `JSON.parse` takes about 1 ms for the most expensive text of this length. */
const MAX_NATIVE_LENGTH = 64 * 1024;
/** In characters; longer than any meaningful number. */
const MAX_NUMBER_LENGTH = 400;
/** Characters parsed before yielding to the event loop. */
const CHARACTERS_PER_TURN = 32 * 1024;

/** Generator that yields between short steps and returns the parsed value. */
export type JsonParse = Generator<void, unknown, void>;

export function* parseBoundedJson(text: string): JsonParse {
  return text.length <= MAX_NATIVE_LENGTH ? parseNatively(text) : yield* new IncrementalParser(text).parse();
}

function parseNatively(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    syntaxError();
  }
  new Bounds().check(value);
  return value;
}

/** Counts depth, members and items; throws beyond the limits. */
class Bounds {
  #depth = 0;
  #members = 0;
  #items = 0;

  enter(): void {
    if (++this.#depth > MAX_DEPTH) throw limitError(`is nested deeper than ${MAX_DEPTH} levels`);
  }

  leave(): void {
    this.#depth--;
  }

  addMember(): void {
    if (++this.#members > MAX_MEMBERS) throw limitError(`has more than ${MAX_MEMBERS} members`);
  }

  addItem(): void {
    if (++this.#items > MAX_ITEMS) throw limitError(`has more than ${MAX_ITEMS} items in its lists`);
  }

  /** Checks a value that is already parsed. */
  check(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    this.enter();
    const isList = Array.isArray(value);
    for (const inner of isList ? value : Object.values(value)) {
      if (isList) this.addItem();
      else this.addMember();
      this.check(inner);
    }
    this.leave();
  }
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERALS: Readonly<Record<string, readonly [word: string, value: unknown]>> = {
  t: ['true', true],
  f: ['false', false],
  n: ['null', null],
};

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;

class IncrementalParser {
  readonly #text: string;
  #position = 0;
  readonly #bounds = new Bounds();
  #nextTurn = CHARACTERS_PER_TURN;

  constructor(text: string) {
    this.#text = text;
  }

  *parse(): JsonParse {
    const value = yield* this.#value();
    this.#skipSpace();
    if (this.#position < this.#text.length) syntaxError();
    return value;
  }

  *#value(): JsonParse {
    this.#skipSpace();
    if (this.#position >= this.#nextTurn) {
      this.#nextTurn = this.#position + CHARACTERS_PER_TURN;
      yield;
    }
    const first = this.#text[this.#position];
    if (first === '"') return yield* this.#string();
    if (first === '{') return yield* this.#nested(this.#object());
    if (first === '[') return yield* this.#nested(this.#list());
    return this.#literalOrNumber(first);
  }

  *#nested(inner: JsonParse): JsonParse {
    this.#bounds.enter();
    const value = yield* inner;
    this.#bounds.leave();
    return value;
  }

  *#object(): JsonParse {
    const members: [string, unknown][] = [];
    this.#position++;
    if (this.#consume('}')) return {};
    do {
      this.#bounds.addMember();
      this.#skipSpace();
      if (this.#text[this.#position] !== '"') syntaxError();
      const name = (yield* this.#string()) as string;
      if (!this.#consume(':')) syntaxError();
      members.push([name, yield* this.#value()]);
    } while (this.#consume(','));
    if (!this.#consume('}')) syntaxError();
    // Same semantics as `JSON.parse`: the last duplicate wins, and `__proto__` is an ordinary member.
    return Object.fromEntries(members);
  }

  *#list(): JsonParse {
    const items: unknown[] = [];
    this.#position++;
    if (this.#consume(']')) return items;
    do {
      this.#bounds.addItem();
      items.push(yield* this.#value());
    } while (this.#consume(','));
    if (!this.#consume(']')) syntaxError();
    return items;
  }

  /** Decodes the string in chunks; `JSON.parse` decodes the escapes of each chunk. */
  *#string(): JsonParse {
    let decoded = '';
    let start = ++this.#position;
    for (;;) {
      const end = this.#chunkEnd(start);
      const chunk = this.#text.slice(start, end);
      decoded += decodeEscapes(chunk);
      this.#position = end;
      if (this.#text.charCodeAt(end) === QUOTE) break;
      if (end >= this.#text.length) syntaxError();
      start = end;
      this.#nextTurn = end + CHARACTERS_PER_TURN;
      yield;
    }
    this.#position++;
    return decoded;
  }

  /** End of the string or of the chunk; never splits an escape. */
  #chunkEnd(start: number): number {
    const text = this.#text;
    const chunkLimit = Math.min(text.length, start + CHARACTERS_PER_TURN);
    let offset = start;
    while (offset < chunkLimit) {
      const code = text.charCodeAt(offset);
      if (code === QUOTE) return offset;
      if (code !== BACKSLASH) offset++;
      else offset += text.charCodeAt(offset + 1) === LETTER_U ? 6 : 2;
    }
    return offset;
  }

  #literalOrNumber(first: string | undefined): unknown {
    const word = first === undefined ? undefined : LITERALS[first];
    if (word) {
      if (!this.#text.startsWith(word[0], this.#position)) syntaxError();
      this.#position += word[0].length;
      return word[1];
    }
    // Sliced first, so that an endless number is not scanned to its end.
    const candidate = this.#text.slice(this.#position, this.#position + MAX_NUMBER_LENGTH + 1);
    NUMBER.lastIndex = 0;
    const digits = NUMBER.exec(candidate)?.[0] ?? syntaxError();
    if (digits.length > MAX_NUMBER_LENGTH) throw limitError(`has a number of more than ${MAX_NUMBER_LENGTH} characters`);
    this.#position += digits.length;
    return Number(digits);
  }

  #skipSpace(): void {
    // Fast path: usually there is no whitespace.
    if (this.#text.charCodeAt(this.#position) > 0x20) return;
    SPACE.lastIndex = this.#position;
    SPACE.test(this.#text);
    this.#position = SPACE.lastIndex;
  }

  #consume(sign: string): boolean {
    this.#skipSpace();
    if (this.#text[this.#position] !== sign) return false;
    this.#position++;
    return true;
  }
}

/** Backslash, and the control characters that JSON requires to be escaped. */
const SPECIAL = /[\\\0-\x1f]/;

/** Decodes the escapes of a chunk; an unescaped control character is a syntax error. */
function decodeEscapes(chunk: string): string {
  if (!SPECIAL.test(chunk)) return chunk;
  try {
    return JSON.parse(`"${chunk}"`);
  } catch {
    return syntaxError();
  }
}

function syntaxError(): never {
  throw new ApiError('invalid_body', 'The body is not valid JSON.');
}

function limitError(problem: string): ApiError {
  return new ApiError('invalid_body', `The JSON ${problem}.`);
}
