/** Scanner of content streams: finds the operators that place images, and skips the rest. */

/** An inline image: `BI` entries `ID` data `EI`. Offsets into the content. */
export interface InlineImage {
  readonly start: number;
  /** Source of the dictionary entries. */
  readonly entries: string;
  readonly dataStart: number;
  readonly dataEnd: number;
  readonly end: number;
}

export interface ContentVisitor {
  readonly save?: () => void;
  readonly restore?: () => void;
  readonly concatenate?: (matrix: readonly number[]) => void;
  readonly draw?: (name: string) => void;
  readonly inlineImage?: (image: InlineImage) => void;
}

/** White space or a comment, and delimiters of arrays and dictionaries, whose contents need no structure here. */
const SKIPPED = /[\0\t\n\f\r [\]{}<>)]+|%[^\r\n]*/y;
const TOKEN = /\/?[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const MAX_OPERANDS = 6;
/** `EI` between white space. */
const INLINE_END = /[\0\t\n\f\r ]EI(?=[\0\t\n\f\r ]|$)/g;
/** Binary data may contain ` EI `: text follows the real one. */
const TEXT_AFTER_INLINE_IMAGE = /^[\t\n\f\r\x20-\x7e]*$/;
const TEXT_PROBE_LENGTH = 12;

/** @param content Latin-1, one character per byte */
export function scanContent(content: string, visitor: ContentVisitor): void {
  const operands: string[] = [];
  for (let offset = 0; offset < content.length; ) {
    SKIPPED.lastIndex = offset;
    if (SKIPPED.test(content)) {
      offset = SKIPPED.lastIndex;
      continue;
    }
    if (content[offset] === '(') {
      offset = endOfString(content, offset);
      continue;
    }
    TOKEN.lastIndex = offset;
    const token = TOKEN.exec(content)?.[0] ?? '';
    offset += Math.max(1, token.length);
    switch (token) {
      case 'q':
        visitor.save?.();
        break;
      case 'Q':
        visitor.restore?.();
        break;
      case 'cm':
        visitor.concatenate?.(operands.map(Number));
        break;
      case 'Do':
        visitor.draw?.(operands.at(-1) ?? '');
        break;
      case 'BI': {
        const image = inlineImageAt(content, offset);
        if (!image) return;
        visitor.inlineImage?.(image);
        offset = image.end;
        break;
      }
      default:
        if (isOperand(token)) {
          operands.push(token);
          if (operands.length > MAX_OPERANDS) operands.shift();
          continue;
        }
    }
    operands.length = 0;
  }
}

const isOperand = (token: string): boolean => /^[/+\-.\d]/.test(token);

/** Offset after a literal string; parentheses in it are balanced or escaped. */
function endOfString(content: string, start: number): number {
  let depth = 0;
  for (let offset = start; offset < content.length; offset++) {
    const character = content[offset];
    if (character === '\\') offset++;
    else if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return offset + 1;
  }
  return content.length;
}

const INLINE_DATA = /[\0\t\n\f\r \]>]ID[\0\t\n\f\r ]/g;

function inlineImageAt(content: string, afterStart: number): InlineImage | undefined {
  INLINE_DATA.lastIndex = afterStart;
  const marker = INLINE_DATA.exec(content);
  if (!marker) return undefined;
  const dataStart = INLINE_DATA.lastIndex;
  INLINE_END.lastIndex = dataStart;
  for (let end = INLINE_END.exec(content); end; end = INLINE_END.exec(content)) {
    const after = INLINE_END.lastIndex;
    if (TEXT_AFTER_INLINE_IMAGE.test(content.slice(after, after + TEXT_PROBE_LENGTH)))
      return { start: afterStart - 2, entries: content.slice(afterStart, marker.index + 1), dataStart, dataEnd: end.index, end: after };
  }
  return undefined;
}
