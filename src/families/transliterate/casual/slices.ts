/** Splits a long text into slices, so that it does not starve short requests. */

/** About 300 words, which take at most a second. */
const MAX_SLICE_CHARACTERS = 1_500;

/** A high surrogate at the end, if it is not the whole slice. */
const TRAILING_HIGH_SURROGATE = /(?<=.)[\ud800-\udbff]$/s;

/** A fenced code block is one slice, whatever its length; other text is cut before whitespace. */
export function splitIntoSlices(text: string): string[] {
  return text.split(/(```[\s\S]*?```)/).flatMap((part) => (part.startsWith('```') ? [part] : cutAtWhitespace(part)));
}

function cutAtWhitespace(text: string): string[] {
  const slices: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = start + MAX_SLICE_CHARACTERS;
    const window = text.slice(start, end);
    const lastSpace = end < text.length ? Math.max(window.lastIndexOf(' '), window.lastIndexOf('\n')) : -1;
    const slice = lastSpace > 0 ? window.slice(0, lastSpace) : window.replace(TRAILING_HIGH_SURROGATE, '');
    slices.push(slice);
    start += slice.length;
  }
  return slices;
}
