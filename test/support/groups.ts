/** Which test files run together in one process, and in which order. */
import { seededRandomInt } from '../../src/core/util/random.ts';
import type { TestFile } from './group.ts';

export interface Group {
  readonly name: string;
  readonly files: readonly TestFile[];
}

/** Files that measure or change their process: each runs in a separate one. */
export const ISOLATED_FILES: readonly string[] = [
  'data/tables/tables.test.ts',
  'src/core/dataset/pack/fingerprint.test.ts',
  'src/processes/malloc-trim.test.ts',
  'test/corrupt-inputs.test.ts',
  'test/regular-expressions.test.ts',
  'test/call-path.test.ts',
];

/** Files that measure time: they run when the others have ended. */
export const TIMING_SENSITIVE_FILES: readonly string[] = [
  'src/families/image/cost.test.ts',
  'src/families/regex/regex.test.ts',
  'src/families/text/token-time.test.ts',
  'test/hostile-texts.test.ts',
  'test/event-loop.test.ts',
];

/** Few enough that leaked memory stays bounded; a group costs some three seconds before its first test. */
const MAX_GROUP_FILES = 34;
/** Areas of fewer files are merged into one group. */
const MIN_AREA_FILES = 6;

/**
 * Files of one area, such as `src/core` or `src/families`, share processes; large areas are split into contiguous chunks: neighbours
 * use the same engines and data (dealt out one by one, the families took a quarter longer). The seed
 * decides the order within a group: no file may depend on those before it. The slowest tests are scheduled first, to balance
 * the processes: files that run alone, those of `test/`, which start services and browsers, then the largest groups.
 * @param processes how many run at the same time: few files are spread over all of them
 */
export function groupsOf(files: readonly TestFile[], seed: string, processes: number, largestGroup = MAX_GROUP_FILES): Group[] {
  const isAlone = ({ name }: TestFile): boolean => ISOLATED_FILES.includes(name);
  const areas = new Map<string, TestFile[]>();
  for (const file of files.filter((candidate) => !isAlone(candidate))) areas.set(areaOf(file), [...(areas.get(areaOf(file)) ?? []), file]);
  const small = [...areas].filter(([, areaFiles]) => areaFiles.length < MIN_AREA_FILES);
  for (const [area] of small) areas.delete(area);
  if (small.length > 0)
    areas.set(
      small.map(([area]) => area).join(', '),
      small.flatMap(([, areaFiles]) => areaFiles),
    );
  const largest = Math.max(1, Math.min(largestGroup, Math.ceil(files.length / processes)));
  const shared = [...areas].flatMap(([area, areaFiles]) => {
    const parts = Math.ceil(areaFiles.length / largest);
    const size = Math.ceil(areaFiles.length / parts);
    return Array.from({ length: parts }, (_, part) => ({
      name: parts === 1 ? area : `${area} ${part + 1}/${parts}`,
      files: shuffled(areaFiles.slice(part * size, (part + 1) * size), `${seed} ${area} ${part}`),
    }));
  });
  const isolated = files.filter(isAlone).map((file) => ({ name: file.name, files: [file] }));
  return [
    ...isolated,
    ...shared.sort((a, b) => Number(b.name.startsWith('test')) - Number(a.name.startsWith('test')) || b.files.length - a.files.length),
  ];
}

function areaOf({ name }: TestFile): string {
  const [top = '', area = ''] = name.split('/');
  return top === 'src' && !area.includes('.') ? `${top}/${area}` : top;
}

function shuffled<T>(list: readonly T[], seed: string): T[] {
  const randomInt = seededRandomInt(seed);
  const remaining = [...list];
  return list.map(() => remaining.splice(randomInt(remaining.length), 1)[0] as T);
}
