/** Endings of words. */
import { groupBy } from '../../../../data/formats/group.ts';
import { LazyMap } from '../../../core/util/lazy.ts';

/** Tells which of some endings a word has, the longest first. Looked for by the last letter: most words have none. */
export function endingsOf<Ending extends readonly [ending: string, ...unknown[]]>(
  all: () => readonly Ending[],
): (key: string) => readonly Ending[] {
  const byLast = new LazyMap(() =>
    groupBy(
      [...all()].sort((a, b) => b[0].length - a[0].length),
      ([ending]) => ending.slice(-1),
    ),
  );
  return (key) => byLast.get(key.slice(-1))?.filter(([ending]) => key.endsWith(ending)) ?? NONE;
}

const NONE: readonly never[] = [];
