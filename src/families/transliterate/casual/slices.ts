/** Splits a long text into slices, so that it does not starve short requests. */

/** About 300 words, a second at most. */
const MAX_SLICE_CHARACTERS = 1_500;

/** A lead surrogate at the end, if it is not the whole slice. */
const HALF_PAIR = /(?<=.)[\ud800-\udbff]$/s;

/** A fenced code block is one slice, whatever its length; other text is cut before whitespace. */
export function splitIntoSlices(text: string): string[] {
  return text.split(/(```[\s\S]*?```)/).flatMap((part) => (part.startsWith('```') ? [part] : cutAtWhitespace(part)));
}

function cutAtWhitespace(text: string): string[] {
  const made: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = start + MAX_SLICE_CHARACTERS;
    const rest = text.slice(start, end);
    const blank = end < text.length ? Math.max(rest.lastIndexOf(' '), rest.lastIndexOf('\n')) : -1;
    const slice = blank > 0 ? rest.slice(0, blank) : rest.replace(HALF_PAIR, '');
    made.push(slice);
    start += slice.length;
  }
  return made;
}
