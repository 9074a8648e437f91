/** OCR results as hOCR 1.2, the interchange format of OCR programs for words and boxes. */
import type { ReadPage } from '../ocr.ts';
import type { Box, Line, Word } from '../words.ts';

export interface NumberedPage extends ReadPage {
  readonly page: number;
}

const HEAD = `<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8" />
<title>OCR</title>
<meta name="ocr-system" content="Potli" />
<meta name="ocr-capabilities" content="ocr_page ocr_par ocr_line ocrx_word" />
</head>
<body>
`;

export function toHocr(pages: readonly NumberedPage[]): string {
  return `${HEAD}${pages.map(pageOf).join('')}</body>\n</html>\n`;
}

function pageOf({ page, width, height, lines }: NumberedPage): string {
  const title = `${boxOf([{ x: 0, y: 0, width, height }])}; ppageno ${page - 1}`;
  const paragraphs = paragraphsOf(lines).map((part) => `<p class="ocr_par">\n${part.map(lineOf).join('')}</p>\n`);
  return `<div class="ocr_page" id="page_${page}" title="${title}">\n${paragraphs.join('')}</div>\n`;
}

function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    if (line.beginsParagraph || paragraphs.length === 0) paragraphs.push([]);
    paragraphs.at(-1)?.push(line);
  }
  return paragraphs;
}

function lineOf({ words }: Line): string {
  return `<span class="ocr_line" title="${boxOf(words.map(({ box }) => box))}">${words.map(wordOf).join(' ')}</span>\n`;
}

function wordOf({ text, confidence, box }: Word): string {
  return `<span class="ocrx_word" title="${boxOf([box])}; x_wconf ${Math.round(confidence * 100)}">${escaped(text)}</span>`;
}

/** Bounding box of boxes, by its corners. */
function boxOf(boxes: readonly Box[]): string {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  return `bbox ${left} ${top} ${right} ${Math.max(...boxes.map(({ y, height }) => y + height))}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
