/** Which test files run together in one process, and in which order. */
import { seededDraw } from '../../src/core/util/random.ts';
import type { TestFile } from './group.ts';

export interface Group {
  readonly name: string;
  readonly files: readonly TestFile[];
}

/** Files that measure or change the process they run in: each has one of its own. */
export const ALONE: readonly string[] = [
  'data/tables/tables.test.ts',
  'src/core/dataset/pack/fingerprint.test.ts',
  'src/processes/malloc-trim.test.ts',
  'test/corrupt-inputs.test.ts',
  'test/regular-expressions.test.ts',
  'test/call-path.test.ts',
];

/** Files that measure time: they run when the others have ended. */
export const TIMED: readonly string[] = [
  'src/families/image/cost.test.ts',
  'src/families/regex/regex.test.ts',
  'src/families/text/token-time.test.ts',
  'test/hostile-texts.test.ts',
  'test/event-loop.test.ts',
];

/** Few enough that memory that its files leave behind does not add up; a group costs some three seconds before its first test. */
const LARGEST_GROUP = 32;
/** Areas of fewer files share processes with others such. */
const SMALL_AREA = 6;

/**
 * Files of one area, such as `src/core` or `src/families`, share processes; large areas are cut between neighbours. The seed decides the order within
 * a group: no file may depend on those before it. What takes longest comes first, so that all processes end at about the same time: files that are
 * alone, those of `test/`, which start services and browsers, then the largest groups.
 * @param processes how many run at the same time: few files are spread over all of them
 */
export function groupsOf(files: readonly TestFile[], seed: string, processes: number, largestGroup = LARGEST_GROUP): Group[] {
  const isAlone = ({ name }: TestFile): boolean => ALONE.includes(name);
  const areas = new Map<string, TestFile[]>();
  for (const file of files.filter((one) => !isAlone(one))) areas.set(areaOf(file), [...(areas.get(areaOf(file)) ?? []), file]);
  const small = [...areas].filter(([, own]) => own.length < SMALL_AREA);
  for (const [area] of small) areas.delete(area);
  if (small.length > 0)
    areas.set(
      small.map(([area]) => area).join(', '),
      small.flatMap(([, own]) => own),
    );
  const largest = Math.max(1, Math.min(largestGroup, Math.ceil(files.length / processes)));
  const shared = [...areas].flatMap(([area, own]) => {
    const parts = Math.ceil(own.length / largest);
    const size = Math.ceil(own.length / parts);
    return Array.from({ length: parts }, (_, part) => ({
      name: parts === 1 ? area : `${area} ${part + 1}/${parts}`,
      files: shuffled(own.slice(part * size, (part + 1) * size), `${seed} ${area} ${part}`),
    }));
  });
  const alone = files.filter(isAlone).map((file) => ({ name: file.name, files: [file] }));
  return [
    ...alone,
    ...shared.sort((a, b) => Number(b.name.startsWith('test')) - Number(a.name.startsWith('test')) || b.files.length - a.files.length),
  ];
}

function areaOf({ name }: TestFile): string {
  const [top = '', area = ''] = name.split('/');
  return top === 'src' && !area.includes('.') ? `${top}/${area}` : top;
}

function shuffled<T>(list: readonly T[], seed: string): T[] {
  const draw = seededDraw(seed);
  const left = [...list];
  return list.map(() => left.splice(draw(left.length), 1)[0] as T);
}
