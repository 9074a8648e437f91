/** Extracts the text of a page, as a string or glyph by glyph with coordinates. Child processes only. */
import { ApiError } from '../request/api-error.ts';
import type { OpenPage } from './document.ts';
import { GlyphTable } from './glyph-table.ts';
import { pageViewOf } from './page-view.ts';
import { type Pdfium, withAllocation } from './pdfium.ts';

/** Per page. A newspaper page has about 10,000. */
const MAX_PAGE_CHARACTERS = 1_000_000;

/** Lazy access to the text of a page. */
export interface TextPage {
  /** The text in content-stream order, with the spaces and line ends that PDFium generates. */
  plainText(): string;
  /** All glyphs, in the same order. */
  glyphs(): GlyphTable;
}

/** Loads PDFium's text page, which costs more than all later processing: loaded once and open while `work` runs. */
export function withTextPage<T>(page: OpenPage, work: (text: TextPage) => T): T {
  const { pdfium } = page;
  const textPage = pdfium.FPDFText_LoadPage(page.page);
  if (!textPage) return work({ plainText: () => '', glyphs: () => new GlyphTable(0) });
  try {
    const characters = Math.max(0, pdfium.FPDFText_CountChars(textPage));
    if (characters > MAX_PAGE_CHARACTERS)
      throw new ApiError('unreadable_file', `A page of the PDF has more than ${MAX_PAGE_CHARACTERS} characters.`);
    return work({ plainText: () => readPlainText(pdfium, textPage, characters), glyphs: () => readGlyphs(page, textPage, characters) });
  } finally {
    pdfium.FPDFText_ClosePage(textPage);
  }
}

function readPlainText(pdfium: Pdfium, textPage: number, characters: number): string {
  // A character may be a surrogate pair, and the text is NUL-terminated.
  const bytes = (2 * characters + 1) * 2;
  return withAllocation(pdfium, bytes, (address) => {
    const units = pdfium.FPDFText_GetText(textPage, 0, characters, address);
    return Buffer.from(pdfium.memory.HEAPU8.buffer, address, Math.max(0, units - 1) * 2).toString('utf16le');
  });
}

const QUARTER_TURN = Math.PI / 2;
/** Bytes for a box of four floats, a matrix of six floats and a point of two doubles. */
const SCRATCH_BYTES = 64;

/** Marks a hyphen at the end of a line. PDFium has two marks for it, U+0002 and U+FFFE. */
export const LINE_END_HYPHEN = '\ufffe';
const LINE_END_HYPHEN_CODE = LINE_END_HYPHEN.charCodeAt(0);

function characterOf(code: number): string {
  if (code === PDFIUM_HYPHEN) return LINE_END_HYPHEN;
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

const PDFIUM_HYPHEN = 0x02;
/** PDFium generates only spaces and line ends: no higher code needs the check. */
const MAX_GENERATED_CODE = 0x20;

function readGlyphs(page: OpenPage, textPage: number, characters: number): GlyphTable {
  const { pdfium } = page;
  const { direct } = pdfium;
  const view = pageViewOf(page);
  const table = new GlyphTable(characters);
  const { texts, maxCodeUnits, generated, textObjects } = table;
  withAllocation(pdfium, SCRATCH_BYTES, (address) => {
    const [floats, doubles] = [address / 4, address / 8];
    let currentObject = -1;
    let style = { size: 0, rotation: 0 };
    for (let index = 0; index < characters; index++) {
      const code = direct.FPDFText_GetUnicode(textPage, index) >>> 0;
      const textObject = direct.FPDFText_GetTextObject(textPage, index);
      texts[index] = characterOf(code);
      maxCodeUnits[index] = code === PDFIUM_HYPHEN ? LINE_END_HYPHEN_CODE : code;
      textObjects[index] = textObject;
      if (code <= MAX_GENERATED_CODE) generated[index] = direct.FPDFText_IsGenerated(textPage, index) === 1 ? 1 : 0;
      if (generated[index] === 1 && textObject === 0) continue;
      if (textObject !== currentObject) style = fontSizeAndRotation(page, textPage, index, address, view.rotation);
      currentObject = textObject;
      direct.FPDFText_GetLooseCharBox(textPage, index, address);
      direct.FPDFText_GetCharOrigin(textPage, index, address + 16, address + 24);
      const { HEAPF32: float, HEAPF64: double } = pdfium.memory;
      const box = view.box(float[floats] ?? 0, float[floats + 3] ?? 0, float[floats + 2] ?? 0, float[floats + 1] ?? 0);
      const [x, y] = [double[doubles + 2] ?? 0, double[doubles + 3] ?? 0];
      const origin = view.box(x, y, x, y);
      table.setPosition(index, box, origin, style.size, style.rotation);
    }
  });
  return table;
}

/** Font size in points, and rotation in quarter turns, of the text object of a character. */
function fontSizeAndRotation(
  { pdfium }: OpenPage,
  textPage: number,
  index: number,
  address: number,
  pageRotation: number,
): { size: number; rotation: number } {
  pdfium.direct.FPDFText_GetMatrix(textPage, index, address);
  const { HEAPF32: float } = pdfium.memory;
  const matrix = address / 4;
  const [a, b, c, d] = [float[matrix] ?? 1, float[matrix + 1] ?? 0, float[matrix + 2] ?? 0, float[matrix + 3] ?? 1];
  return {
    size: pdfium.direct.FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d),
    rotation: (pageRotation + Math.round(-Math.atan2(b, a) / QUARTER_TURN) + 4) & 3,
  };
}
