/** The fonts of a document, each with the codes that its pages use. What a code looks like and means is asked of PDFium, once for each (`specimen.ts`). */
import { type Dict, Ref, type Value } from '../syntax.ts';
import { giveUp } from './giving-up.ts';
import type { Resources } from './resources.ts';

/** What PDFium knows of a code, in thousandths of the size of the font. Column by column, for each slot of a font. */
export interface Looks {
  readonly width: number[];
  readonly left: number[];
  readonly bottom: number[];
  readonly right: number[];
  readonly top: number[];
  /** What the code means; empty where nobody knows. Undefined where PDFium has to read the page. */
  readonly text: (string | undefined)[];
}

const SPACE = 0x20;
const MOST_CODES = 20_000;

export class Font {
  /** Of a code: 1 or 2. */
  readonly bytes: number;
  readonly value: Value;
  /** The slot of each code that is used, counted from 1. */
  readonly #slots: Uint16Array;
  /** The code in each slot; that of slot 0 is none. */
  readonly codes: number[] = [-1];
  readonly looks: Looks = { width: [0], left: [0], bottom: [0], right: [0], top: [0], text: [''] };
  /** The width of a blank, as PDFium finds it; 0 where the font has none. */
  blank = 0;
  /** Whether that may be the width of a code that only stands in for one. */
  isBlankDoubtful = false;
  /** How high the font goes, and how low, in thousandths. */
  ascent = 0;
  descent = 0;

  constructor(value: Value, bytes: number) {
    this.value = value;
    this.bytes = bytes;
    this.#slots = new Uint16Array(256 ** bytes);
  }

  slotOf(code: number): number {
    return (this.#slots[code] as number) || this.#add(code);
  }

  #add(code: number): number {
    const slot = this.codes.length;
    if (slot > MOST_CODES) giveUp('too many characters of one font');
    this.codes.push(code);
    this.#slots[code] = slot;
    return slot;
  }

  /** Where the space between words is added; -1 where it never is. */
  get spaceSlot(): number {
    return this.bytes === 1 ? (this.#slots[SPACE] as number) || -1 : -1;
  }

  /** All codes there are. */
  slotAll(): void {
    for (let code = 0; code < this.#slots.length; code++) this.slotOf(code);
  }

  /** Whether any code that was asked for means a blank. */
  get hasBlank(): boolean {
    return this.looks.text.includes(' ');
  }

  /** How many slots PDFium has been asked about. */
  get known(): number {
    return this.looks.width.length;
  }
}

const SIMPLE = new Set(['/Type1', '/TrueType', '/MMType1']);

export class Fonts {
  readonly all: Font[] = [];
  readonly #byNumber = new Map<number, Font | undefined>();

  /** @param value as it stands in the resources */
  get(value: Value | undefined, resources: Resources): Font {
    if (!(value instanceof Ref)) return giveUp('a font that is no object of its own');
    let font = this.#byNumber.get(value.number);
    if (!font) {
      font = new Font(value, bytesOf(resources.dict(value), resources));
      this.#byNumber.set(value.number, font);
      this.all.push(font);
    }
    return font;
  }
}

/** Of the codes of a font; others than those of Latin letters and numbered glyphs are left to PDFium. */
function bytesOf(font: Dict | undefined, resources: Resources): number {
  const kind = font?.get('/Subtype');
  if (typeof kind !== 'string' || font?.get('/Type') !== '/Font') return giveUp('no font');
  if (SIMPLE.has(kind)) return 1;
  if (kind !== '/Type0') return giveUp(`a font of kind ${kind}`);
  if (resources.value(font.get('/Encoding')) !== '/Identity-H') return giveUp('another encoding of glyphs');
  return 2;
}
