/** Offsets in code points, as Python and most other languages count, of places in a JavaScript text, which counts UTF-16 units. */

export function codePointLength(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length - 1; at++) if (isPair(text, at)) length--;
  return length;
}

/** Turns UTF-16 places into code point offsets, by going from each to the next: quick where they are near each other. */
export function codePointOffsets(text: string): (place: number) => number {
  let reached = 0;
  let pairs = 0;
  return (place) => {
    while (reached > place) if (isPair(text, --reached)) pairs--;
    for (; reached < place; reached++) if (isPair(text, reached)) pairs++;
    return place - pairs;
  };
}

/** Whether a pair of surrogates begins at the place. The pair counts when its first half is passed. */
function isPair(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0xd800 || code > 0xdbff) return false;
  const next = text.charCodeAt(at + 1);
  return next >= 0xdc00 && next <= 0xdfff;
}
