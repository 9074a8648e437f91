/** Searchable PDF: pictures with an invisible text layer, for search, selection and copying. */
import { deflatedObject, streamObject, writePdf } from '../../pdf/write-pdf.ts';
import type { PageImage } from '../ocr-task.ts';
import { ADVANCE_WIDTH, glyphlessFont } from './glyphless-font.ts';
import { GraphemeCids, invisibleText } from './invisible-text.ts';

/** Pages of PDFs are rendered at this resolution; pictures have no better known value. */
const DPI = 200;
const POINTS_PER_INCH = 72;
/** Object numbers before those of pages: catalogue, page tree, font, descendant font, descriptor, font file, CIDToGIDMap, ToUnicode map. */
const [PAGES, FONT, DESCENDANT, DESCRIPTOR, FONT_FILE, GLYPHS, TEXTS, FIRST_PAGE] = [2, 3, 4, 5, 6, 7, 8, 9];
const OBJECTS_PER_PAGE = 3;
/** Maximum entries of one `beginbfchar` block. */
const MAX_BFCHAR_ENTRIES = 100;

export function searchablePdf(pages: readonly PageImage[]): Buffer {
  const letters = new GraphemeCids();
  const objects = pages.flatMap((page, index) => pageObjects(page, FIRST_PAGE + OBJECTS_PER_PAGE * index, letters));
  const kids = pages.map((_, index) => `${FIRST_PAGE + OBJECTS_PER_PAGE * index} 0 R`).join(' ');
  const font = glyphlessFont();
  return writePdf([
    Buffer.from(`<< /Type /Catalog /Pages ${PAGES} 0 R >>`),
    Buffer.from(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`),
    Buffer.from(
      `<< /Type /Font /Subtype /Type0 /BaseFont /Unseen /Encoding /Identity-H /DescendantFonts [${DESCENDANT} 0 R] /ToUnicode ${TEXTS} 0 R >>`,
    ),
    Buffer.from(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Unseen /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ` +
        `/FontDescriptor ${DESCRIPTOR} 0 R /DW ${ADVANCE_WIDTH} /CIDToGIDMap ${GLYPHS} 0 R >>`,
    ),
    Buffer.from(
      `<< /Type /FontDescriptor /FontName /Unseen /Flags 5 /FontBBox [0 0 ${ADVANCE_WIDTH} 1000] /ItalicAngle 0 /Ascent 1000 /Descent 0 ` +
        `/CapHeight 1000 /StemV 80 /FontFile2 ${FONT_FILE} 0 R >>`,
    ),
    deflatedObject(`/Length1 ${font.length}`, font),
    deflatedObject('', cidToGidMap(letters.texts.length)),
    deflatedObject('', Buffer.from(toUnicodeCMap(letters.texts))),
    ...objects,
  ]);
}

function pageObjects({ lines, jpeg, inColour, width, height }: PageImage, first: number, letters: GraphemeCids): Buffer[] {
  const scale = POINTS_PER_INCH / DPI;
  const [pageWidth, pageHeight] = [width * scale, height * scale].map((points) => Math.round(points * 100) / 100);
  const content = `q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /Picture Do Q\n${invisibleText(lines, scale, height, letters)}`;
  return [
    Buffer.from(
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${first + 1} 0 R ` +
        `/Resources << /XObject << /Picture ${first + 2} 0 R >> /Font << /F ${FONT} 0 R >> >> >>`,
    ),
    deflatedObject('', Buffer.from(content)),
    streamObject(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${inColour ? 'DeviceRGB' : 'DeviceGray'} /BitsPerComponent 8 /Filter /DCTDecode`,
      jpeg,
    ),
  ];
}

/** CIDToGIDMap: every CID but 0 maps to glyph 1. */
export function cidToGidMap(count: number): Buffer {
  const map = Buffer.alloc(2 * (count + 1));
  for (let number = 1; number <= count; number++) map.writeUInt16BE(1, 2 * number);
  return map;
}

/** ToUnicode CMap: text of each CID in UTF-16 (ISO 32000-1, 9.10.3). */
export function toUnicodeCMap(texts: readonly string[]): string {
  let table =
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n' +
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n';
  for (let from = 0; from < texts.length; from += MAX_BFCHAR_ENTRIES) {
    const block = texts.slice(from, from + MAX_BFCHAR_ENTRIES);
    const rows = block.map((text, index) => `<${hex(from + index + 1)}> <${utf16Hex(text)}>\n`);
    table += `${block.length} beginbfchar\n${rows.join('')}endbfchar\n`;
  }
  return `${table}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n`;
}

const hex = (value: number): string => value.toString(16).padStart(4, '0');
const utf16Hex = (text: string): string => Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');
