/**
 * Asks PDFium what the characters of fonts look like and mean: a PDF with nothing but these fonts and each code of theirs on a line of its own. So a
 * font is read by the same engine as ever, but its glyphs are looked at once for a document and not each time that they are written.
 */
import { openPdf } from '../open.ts';
import { type Pdfium, withMemory } from '../pdfium.ts';
import { eachRef, isDict, type Ref, type Value, writeValue } from '../syntax.ts';
import { writePdf } from '../write.ts';
import type { Font } from './fonts.ts';
import { giveUp } from './giving-up.ts';
import type { Resources } from './resources.ts';

/** Of a font: its dictionaries, its program, its tables. */
const MOST_OBJECTS = 5_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** Glyphs are measured in thousandths of the size, which are points here. */
const SIZE = 1_000;
const LINE = 3_000;
/** So many that their places are still exact in single precision. */
const MOST_LINES = 5_000;
/** Catalogue, tree, page, content. */
const OWN_OBJECTS = 4;

interface Wanted {
  readonly font: Font;
  readonly code: number;
}

/** Asks for all codes of these fonts that have not been asked for yet. */
export function measure(fonts: readonly Font[], resources: Resources, pdfium: Pdfium): void {
  const fresh = fonts.filter(({ bytes, known }) => bytes === 1 && known === 1);
  for (const font of fresh) for (const code of [0, BLANK]) font.slotOf(code);
  ask(fonts, resources, pdfium);
  // Of a font without a blank PDFium says the width of its first code. Whether that is so only all codes can tell.
  const doubtful = fresh.filter((font) => !font.hasBlank && font.blank !== 0 && font.blank === font.looks.width[font.slotOf(0)]);
  for (const font of doubtful) font.slotAll();
  ask(doubtful, resources, pdfium);
  for (const font of doubtful) if (!font.hasBlank) font.blank = 0;
  for (const font of fresh) {
    const isOwn = resources.dict(font.value)?.has('/FontDescriptor') === true;
    font.isBlankDoubtful = isOwn && font.blank !== 0 && font.blank === font.looks.width[font.slotOf(0)];
  }
}

function ask(fonts: readonly Font[], resources: Resources, pdfium: Pdfium): void {
  const open = fonts.filter((font) => font.known < font.codes.length);
  const wanted = open.flatMap((font) => font.codes.slice(font.known).map((code): Wanted => ({ font, code })));
  for (let from = 0; from < wanted.length; from += MOST_LINES) askSome(open, wanted.slice(from, from + MOST_LINES), resources, pdfium);
}

function askSome(open: readonly Font[], wanted: readonly Wanted[], resources: Resources, pdfium: Pdfium): void {
  const measured = openPdf(pdfium, specimen(open, wanted, resources), ({ document }) => {
    const page = pdfium.FPDF_LoadPage(document, 0);
    if (!page) return false;
    try {
      return look(pdfium, page, wanted);
    } finally {
      pdfium.FPDF_ClosePage(page);
    }
  });
  if (measured !== true) giveUp('fonts that cannot be shown');
}

function specimen(fonts: readonly Font[], wanted: readonly Wanted[], resources: Resources): Buffer {
  const numbers = new Map<number, number>();
  const old: number[] = [];
  const meet = (number: number): void => {
    if (numbers.has(number)) return;
    numbers.set(number, OWN_OBJECTS + old.push(number));
    if (old.length > MOST_OBJECTS) giveUp('too many parts of fonts');
  };
  for (const { value } of fonts) eachRef(value, meet);
  const objects: Buffer[] = [];
  let bytes = 0;
  for (let at = 0; at < old.length; at++) {
    const object = resources.object(old[at] as number);
    // What is pointed to and not there is null.
    const value: Value = object?.value ?? 'null';
    eachRef(value, meet);
    objects.push(written(value, object?.data, numbers));
    bytes += objects[at]?.length ?? 0;
    if (bytes > MOST_BYTES) giveUp('fonts too large');
  }
  const names = fonts.map((font, at) => `/F${at} ${numbers.get((font.value as Ref).number)} 0 R`);
  const own = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 1000 1000]/Resources<</Font<<${names.join('')}>>>>/Contents 4 0 R>>`,
  ];
  const content = Buffer.from(contentOf(fonts, wanted), 'latin1');
  return writePdf([...own.map((object) => Buffer.from(object)), written(new Map(), content, numbers), ...objects]);
}

function written(value: Value, data: Buffer | undefined, numbers: ReadonlyMap<number, number>): Buffer {
  const text = writeValue(value, (number) => numbers.get(number) ?? 0);
  if (!data || !isDict(value)) return Buffer.from(text, 'latin1');
  return Buffer.concat([Buffer.from(`${text.slice(0, -2)}/Length ${data.length}>>\nstream\n`, 'latin1'), data, Buffer.from('\nendstream')]);
}

/** Each code twice with a gap, so that even one without ink is some writing, and then alone, which tells how far the pen has gone and what ink it has. */
function contentOf(fonts: readonly Font[], wanted: readonly Wanted[]): string {
  let content = 'BT ';
  let font: Font | undefined;
  for (const [line, { font: own, code }] of wanted.entries()) {
    if (own !== font) content += `/F${fonts.indexOf(own)} ${SIZE} Tf `;
    font = own;
    const string = `<${code.toString(16).padStart(2 * own.bytes, '0')}>`;
    content += `1 0 0 1 0 ${-LINE * line} Tm[${string}-${SIZE}${string}]TJ ${string}Tj `;
  }
  return `${content}ET`;
}

const TEXT = 1;
/** Bytes for a matrix of six floats, a box of four, and a width. */
const SCRATCH = 64;
const BLANK = 0x20;

function look(pdfium: Pdfium, page: number, wanted: readonly Wanted[]): boolean {
  const { direct } = pdfium;
  if (direct.FPDFPage_CountObjects(page) !== 2 * wanted.length) return false;
  const texts = textsOf(pdfium, page);
  return withMemory(pdfium, SCRATCH, (address) => {
    const float = (at: number): number => pdfium.memory.HEAPF32[address / 4 + at] ?? 0;
    let last: Font | undefined;
    for (const [line, { font }] of wanted.entries()) {
      const [twice, once] = [direct.FPDFPage_GetObject(page, 2 * line), direct.FPDFPage_GetObject(page, 2 * line + 1)];
      if (direct.FPDFPageObj_GetType(twice) !== TEXT || direct.FPDFPageObj_GetType(once) !== TEXT) return false;
      direct.FPDFPageObj_GetMatrix(once, address);
      const x = float(4);
      direct.FPDFPageObj_GetBounds(once, address, address + 4, address + 8, address + 12);
      const { looks } = font;
      looks.width.push((x - SIZE) / 2);
      looks.left.push(float(0) - x);
      looks.bottom.push(float(1) + LINE * line);
      looks.right.push(float(2) - x);
      looks.top.push(float(3) + LINE * line);
      looks.text.push(meaning(texts.get(twice)));
      if (font !== last && looks.width.length === 2) tellFont(pdfium, font, once, address);
      last = font;
    }
    return true;
  });
}

function tellFont(pdfium: Pdfium, font: Font, object: number, address: number): void {
  const handle = pdfium.FPDFTextObj_GetFont(object);
  const told = (good: boolean): number => (good ? (pdfium.memory.HEAPF32[address / 4] ?? 0) : 0);
  font.blank = told(pdfium.FPDFFont_GetGlyphWidth(handle, BLANK, SIZE, address));
  font.ascent = told(pdfium.FPDFFont_GetAscent(handle, SIZE, address));
  font.descent = told(pdfium.FPDFFont_GetDescent(handle, SIZE, address));
}

/** What stands in the file of each object, by its handle. */
function textsOf(pdfium: Pdfium, page: number): Map<number, number[]> {
  const { direct } = pdfium;
  const texts = new Map<number, number[]>();
  const textPage = pdfium.FPDFText_LoadPage(page);
  if (!textPage) return texts;
  try {
    const characters = pdfium.FPDFText_CountChars(textPage);
    for (let at = 0; at < characters; at++) {
      if (direct.FPDFText_IsGenerated(textPage, at) === 1) continue;
      const object = direct.FPDFText_GetTextObject(textPage, at);
      const text = texts.get(object);
      const code = direct.FPDFText_GetUnicode(textPage, at) >>> 0;
      if (text) text.push(code);
      else texts.set(object, [code]);
    }
  } finally {
    pdfium.FPDFText_ClosePage(textPage);
  }
  return texts;
}

const HIGHEST = 0xffff;
/** PDFium takes them for marks, and leaves them out of texts in ways of its own. */
const UNSEEN = new Set([0x02, 0x03, 0x93, 0x94, 0x96, 0x97, 0x98, 0xfffe]);

/** Of a character that is written twice; undefined where that cannot be told. */
function meaning(twice: readonly number[] | undefined): string | undefined {
  if (!twice || twice.some((code) => code > HIGHEST || UNSEEN.has(code))) return undefined;
  // Of blanks that follow each other only one is kept.
  if (twice.length === 1 && twice[0] === BLANK) return ' ';
  const half = twice.slice(0, twice.length / 2);
  if (twice.length % 2 !== 0 || half.some((code, at) => code !== twice[at + half.length])) return undefined;
  return String.fromCharCode(...half);
}
