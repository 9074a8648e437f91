/** Selects test files by the words given to `npm test`. */

/** Path segments: folders and the bare name of the test. */
const partsOf = (path: string): string[] =>
  path
    .replace(/^\.\//, '')
    .replace(/\/$/, '')
    .replace(/(\.test)?\.[jt]s$/, '')
    .split(/[/\\]/);

/**
 * Whether a word selects a test file: its path contains the word as a segment, or several consecutive segments. `ip` selects
 * `families/ip/ip.test.ts` and not `script.test.ts`; `families/pdf`, `rest` and full paths work too.
 */
export function isSelected(path: string, word: string): boolean {
  const parts = partsOf(path);
  const segments = partsOf(word);
  return parts.some((_, index) => segments.every((part, offset) => parts[index + offset] === part));
}

/** Suggestions for a word that selects nothing: segments that contain it. */
export function suggestNames(paths: readonly string[], word: string): string[] {
  return [...new Set(paths.flatMap(partsOf))].filter((part) => part.includes(word)).sort();
}
