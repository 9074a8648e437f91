/** Which test files the words of `npm test` mean. */

/** A path in parts: folders and the bare name of the test. */
const partsOf = (path: string): string[] =>
  path
    .replace(/^\.\//, '')
    .replace(/\/$/, '')
    .replace(/(\.test)?\.[jt]s$/, '')
    .split(/[/\\]/);

/**
 * Whether a test file is meant by a word: a folder or a file of that name is on its path, or several in a row. `ip` means
 * `families/ip/ip.test.ts` and not `script.test.ts`; `families/pdf`, `rest` and whole paths work alike.
 */
export function isMeant(path: string, word: string): boolean {
  const parts = partsOf(path);
  const wanted = partsOf(word);
  return parts.some((_, at) => wanted.every((part, offset) => parts[at + offset] === part));
}

/** Names of folders and tests that hold a word which means none of them. */
export function namesLike(paths: readonly string[], word: string): string[] {
  return [...new Set(paths.flatMap(partsOf))].filter((part) => part.includes(word)).sort();
}
