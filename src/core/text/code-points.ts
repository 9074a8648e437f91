/** Code point offsets, as Python and most other languages count, for JavaScript strings, which are indexed by UTF-16 code units. */

export function codePointLength(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index++) if (isSurrogatePair(text, index)) length--;
  return length;
}

/** Converts UTF-16 offsets into code point offsets. The cursor moves from each offset to the next, so nearby offsets are cheap. */
export function codePointOffsets(text: string): (offset: number) => number {
  let cursor = 0;
  let pairs = 0;
  return (offset) => {
    while (cursor > offset) if (isSurrogatePair(text, --cursor)) pairs--;
    for (; cursor < offset; cursor++) if (isSurrogatePair(text, cursor)) pairs++;
    return offset - pairs;
  };
}

/** Whether a surrogate pair begins at the offset. A pair is counted once its first half is passed. */
function isSurrogatePair(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code < 0xd800 || code > 0xdbff) return false;
  const next = text.charCodeAt(index + 1);
  return next >= 0xdc00 && next <= 0xdfff;
}
