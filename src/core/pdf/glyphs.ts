/** The text of a page, whole or character by character with places. Child processes only. */
import { ApiError } from '../request/api-error.ts';
import type { OpenPage } from './document.ts';
import { GlyphTable } from './glyph-table.ts';
import { type Pdfium, withMemory } from './pdfium.ts';
import { type Box, viewOf } from './view.ts';

export interface Glyph extends Box {
  readonly text: string;
  /** Where the pen stood: `y` is the baseline. */
  readonly x: number;
  readonly y: number;
  /** Height of the writing in points. */
  readonly size: number;
  /** Quarter turns of the writing, clockwise: 1 reads from top to bottom. */
  readonly turn: number;
  /** Spaces and line ends that stand in no file and were found by PDFium; those between pieces of writing have no place. */
  readonly found: boolean;
  /** Handle of the piece of writing that it belongs to; 0 for what belongs to none. */
  readonly owner: number;
}

/** Of one page. A page of a newspaper has some ten thousand. */
const MOST_CHARACTERS = 1_000_000;

/** The writing of a page, read as far as it is asked for. */
export interface Writing {
  /** The text in the order in which it was written, with the spaces and line ends that PDFium finds. */
  plain(): string;
  /** Every character, in the same order. */
  glyphs(): GlyphTable;
}

/** PDFium's text page, which costs more than anything that is done with it: made once, and open while the work lasts. */
export function withWriting<T>(page: OpenPage, work: (writing: Writing) => T): T {
  const { pdfium } = page;
  const textPage = pdfium.FPDFText_LoadPage(page.page);
  if (!textPage) return work({ plain: () => '', glyphs: () => new GlyphTable(0) });
  try {
    const characters = Math.max(0, pdfium.FPDFText_CountChars(textPage));
    if (characters > MOST_CHARACTERS)
      throw new ApiError('unreadable_file', `A page of the PDF holds more than ${MOST_CHARACTERS} characters.`);
    return work({ plain: () => plainText(pdfium, textPage, characters), glyphs: () => glyphsOf(page, textPage, characters) });
  } finally {
    pdfium.FPDFText_ClosePage(textPage);
  }
}

function plainText(pdfium: Pdfium, textPage: number, characters: number): string {
  // A character may be a pair of surrogates, and the text ends with a zero.
  const bytes = (2 * characters + 1) * 2;
  return withMemory(pdfium, bytes, (address) => {
    const units = pdfium.FPDFText_GetText(textPage, 0, characters, address);
    return Buffer.from(pdfium.memory.HEAPU8.buffer, address, Math.max(0, units - 1) * 2).toString('utf16le');
  });
}

const QUARTER = Math.PI / 2;
/** Bytes for a box of four floats, a matrix of six and a point of two doubles. */
const SCRATCH = 64;

/** Stands for a hyphen that parts a word at the end of a line. PDFium itself knows two marks for it. */
export const LINE_HYPHEN = '\ufffe';
const LINE_HYPHEN_CODE = LINE_HYPHEN.charCodeAt(0);

function characterOf(code: number): string {
  if (code === HYPHEN_MARK) return LINE_HYPHEN;
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

const HYPHEN_MARK = 0x02;
/** No higher code is ever found: PDFium finds spaces and line ends. */
const HIGHEST_FOUND = 0x20;

function glyphsOf(page: OpenPage, textPage: number, characters: number): GlyphTable {
  const { pdfium } = page;
  const { direct } = pdfium;
  const view = viewOf(page);
  const table = new GlyphTable(characters);
  const { texts, highest, found, owners } = table;
  withMemory(pdfium, SCRATCH, (address) => {
    const [floats, doubles] = [address / 4, address / 8];
    let object = -1;
    let writing = { size: 0, turn: 0 };
    for (let at = 0; at < characters; at++) {
      const code = direct.FPDFText_GetUnicode(textPage, at) >>> 0;
      const owner = direct.FPDFText_GetTextObject(textPage, at);
      texts[at] = characterOf(code);
      highest[at] = code === HYPHEN_MARK ? LINE_HYPHEN_CODE : code;
      owners[at] = owner;
      if (code <= HIGHEST_FOUND) found[at] = direct.FPDFText_IsGenerated(textPage, at) === 1 ? 1 : 0;
      if (found[at] === 1 && owner === 0) continue;
      if (owner !== object) writing = writingOf(page, textPage, at, address, view.turns);
      object = owner;
      direct.FPDFText_GetLooseCharBox(textPage, at, address);
      direct.FPDFText_GetCharOrigin(textPage, at, address + 16, address + 24);
      const { HEAPF32: float, HEAPF64: double } = pdfium.memory;
      const box = view.box(float[floats] ?? 0, float[floats + 3] ?? 0, float[floats + 2] ?? 0, float[floats + 1] ?? 0);
      const [x, y] = [double[doubles + 2] ?? 0, double[doubles + 3] ?? 0];
      const pen = view.box(x, y, x, y);
      table.put(at, box, pen, writing.size, writing.turn);
    }
  });
  return table;
}

/** How large, and in which direction, the piece of writing is to which a character belongs. */
function writingOf({ pdfium }: OpenPage, textPage: number, at: number, address: number, turns: number): { size: number; turn: number } {
  pdfium.direct.FPDFText_GetMatrix(textPage, at, address);
  const { HEAPF32: float } = pdfium.memory;
  const matrix = address / 4;
  const [a, b, c, d] = [float[matrix] ?? 1, float[matrix + 1] ?? 0, float[matrix + 2] ?? 0, float[matrix + 3] ?? 1];
  return {
    size: pdfium.direct.FPDFText_GetFontSize(textPage, at) * Math.hypot(c, d),
    turn: (turns + Math.round(-Math.atan2(b, a) / QUARTER) + 4) & 3,
  };
}
