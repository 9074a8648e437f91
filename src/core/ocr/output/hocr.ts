/** OCR results as hOCR 1.2, the interchange format of OCR programs for words and boxes. */
import type { OcrPage } from '../ocr-task.ts';
import type { OcrLine, OcrWord, PixelBox } from '../ocr-words.ts';

export interface NumberedOcrPage extends OcrPage {
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

export function toHocr(pages: readonly NumberedOcrPage[]): string {
  return `${HEAD}${pages.map(pageElement).join('')}</body>\n</html>\n`;
}

function pageElement({ page, width, height, lines }: NumberedOcrPage): string {
  const title = `${bboxProperty([{ x: 0, y: 0, width, height }])}; ppageno ${page - 1}`;
  const paragraphs = groupParagraphs(lines).map((paragraph) => `<p class="ocr_par">\n${paragraph.map(lineElement).join('')}</p>\n`);
  return `<div class="ocr_page" id="page_${page}" title="${title}">\n${paragraphs.join('')}</div>\n`;
}

function groupParagraphs(lines: readonly OcrLine[]): OcrLine[][] {
  const paragraphs: OcrLine[][] = [];
  for (const line of lines) {
    if (line.beginsParagraph || paragraphs.length === 0) paragraphs.push([]);
    paragraphs.at(-1)?.push(line);
  }
  return paragraphs;
}

function lineElement({ words }: OcrLine): string {
  return `<span class="ocr_line" title="${bboxProperty(words.map(({ box }) => box))}">${words.map(wordElement).join(' ')}</span>\n`;
}

function wordElement({ text, confidence, box }: OcrWord): string {
  return `<span class="ocrx_word" title="${bboxProperty([box])}; x_wconf ${Math.round(confidence * 100)}">${escapeHtml(text)}</span>`;
}

/** Bounding box of boxes, by its corners. */
function bboxProperty(boxes: readonly PixelBox[]): string {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  return `bbox ${left} ${top} ${right} ${Math.max(...boxes.map(({ y, height }) => y + height))}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
