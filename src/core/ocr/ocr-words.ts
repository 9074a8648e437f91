/** Words and lines of a page, in reading order. */
export interface PixelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface OcrWord {
  readonly text: string;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly box: PixelBox;
}

export interface OcrLine {
  readonly words: readonly OcrWord[];
  /** Whether the line starts a paragraph. */
  readonly beginsParagraph: boolean;
}

/** Columns of Tesseract's TSV: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
const LEVEL_WORD = '5';

/**
 * @param table TSV with one word per row; rows of other levels (page, block, paragraph, line) are skipped
 * @param clean normalises the text of a word; empty words are dropped
 */
export function parseTsv(table: string, clean: (text: string) => string): OcrLine[] {
  const lines: { words: OcrWord[]; beginsParagraph: boolean }[] = [];
  let lineKey = '';
  let paragraphKey = '';
  for (const row of table.split('\n')) {
    const [level, , block, paragraph, line, , x, y, width, height, confidence, ...rest] = row.split('\t');
    const text = clean(rest.join(' ').trim());
    if (level !== LEVEL_WORD || text === '') continue;
    const key = `${block} ${paragraph}`;
    if (`${key} ${line}` !== lineKey) {
      lines.push({ words: [], beginsParagraph: key !== paragraphKey });
      lineKey = `${key} ${line}`;
      paragraphKey = key;
    }
    const box = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
    lines.at(-1)?.words.push({ text, confidence: Math.round(Number(confidence)) / 100, box });
  }
  return lines;
}

/** Lines as text, with an empty line between paragraphs. */
export function linesToText(lines: readonly OcrLine[]): string {
  let text = '';
  for (const { words, beginsParagraph } of lines) {
    if (text !== '') text += beginsParagraph ? '\n\n' : '\n';
    text += words.map((word) => word.text).join(' ');
  }
  return text;
}

export const wordsOfLines = (lines: readonly OcrLine[]): OcrWord[] => lines.flatMap(({ words }) => words);

/** Mean over all words, or null if there are none. */
export function meanConfidence(words: readonly Pick<OcrWord, 'confidence'>[]): number | null {
  if (words.length === 0) return null;
  const sum = words.reduce((total, { confidence }) => total + confidence, 0);
  return Math.round((sum / words.length) * 100) / 100;
}
