/** Selects a couplet: of the day, or at random. */
import { epochDay } from '../../core/calendar/date.ts';
import { pick, type RandomInt, seededRandomInt } from '../../core/util/random.ts';
import { CHAPTER_COUNT, KURAL_COUNT, KURALS_PER_CHAPTER } from './dataset.ts';

/** Coprime to 1,330: every couplet appears once per cycle, and consecutive days are far apart in the book. */
const STRIDE = 331;

export function kuralOfDay(date: string): number {
  return ((((epochDay(date) * STRIDE) % KURAL_COUNT) + KURAL_COUNT) % KURAL_COUNT) + 1;
}

/** First and last chapter of the three sections. */
const SECTIONS = [
  [1, 38],
  [39, 108],
  [109, CHAPTER_COUNT],
] as const;

/** A random couplet of a section or chapter; undefined if the chapter is not in the section. */
export function pickRandomKural(
  { section, chapter }: { readonly section?: number | undefined; readonly chapter?: number | undefined },
  seed: string | undefined,
  random: () => number,
): number | undefined {
  const [first, last] = SECTIONS[(section ?? 0) - 1] ?? [1, CHAPTER_COUNT];
  if (chapter !== undefined && (chapter < first || chapter > last)) return undefined;
  const randomInt: RandomInt = seed === undefined ? (below) => Math.floor(random() * below) : seededRandomInt(seed);
  const from = chapter ?? first;
  const to = chapter ?? last;
  const numbers = Array.from({ length: (to - from + 1) * KURALS_PER_CHAPTER }, (_, index) => (from - 1) * KURALS_PER_CHAPTER + index + 1);
  return pick(randomInt, numbers);
}
