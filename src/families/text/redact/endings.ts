/** Endings of words. */

/** Tells which of some endings a word has, the longest first. Looked for by the last letter: most words have none. */
export function endingsOf<Ending extends readonly [ending: string, ...unknown[]]>(
  all: readonly Ending[],
): (key: string) => readonly Ending[] {
  const byLast = new Map<string, Ending[]>();
  for (const ending of [...all].sort((a, b) => b[0].length - a[0].length)) {
    const last = ending[0].slice(-1);
    byLast.set(last, [...(byLast.get(last) ?? []), ending]);
  }
  return (key) => byLast.get(key.slice(-1))?.filter(([ending]) => key.endsWith(ending)) ?? NONE;
}

const NONE: readonly never[] = [];
