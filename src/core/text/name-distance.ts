/** Distances between spellings of a name: a weighted phonetic one, and plain edit distance for typing errors. */
import { TAMIL_SOUNDS } from './phonetic-key.ts';

/** Sentinel: larger than any distance that counts as a match. */
export const TOO_FAR = 9;

const MAX_WORD_LENGTH = 62;
const CODES = 128;
/** Weights of deletion or insertion (`INDEL_COST`) and of substitution (`SUBSTITUTION_COST`). */
const INDEL_COST = { a: 0.25, h: 0.25, vowel: 0.4, consonant: 0.9 };
const SUBSTITUTION_COST = { vowel: 0.3, confusable: 0.5, other: 1, sameInTamil: 0.1 };
const TRANSPOSITION_COST = 0.7;
const FIRST_INDEL_COST = { h: 0.4, other: 0.9 };
/** Groups of consonants that are commonly confused. */
const CONFUSABLE_GROUPS = ['kg', 'td', 'pbf', 'csj', 'mn', 'lr', 'bv', 'yi', 'uv', 'ov', 'kh', 'gj', 'dr'];
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

const isVowel = (letter: string): boolean => 'aeiou'.includes(letter);
const confusablePairs = new Set(CONFUSABLE_GROUPS.flatMap((group) => [...group].flatMap((a) => [...group].map((b) => a + b))));

/** Weights indexed by character code, which makes the inner loop free of branches. */
const indelCosts = new Float64Array(CODES).fill(INDEL_COST.consonant);
const substitutionCosts = new Float64Array(CODES * CODES).fill(SUBSTITUTION_COST.other);
for (const a of LETTERS) {
  indelCosts[a.charCodeAt(0)] =
    a === 'a' ? INDEL_COST.a : a === 'h' ? INDEL_COST.h : isVowel(a) || a === 'y' ? INDEL_COST.vowel : INDEL_COST.consonant;
  for (const b of LETTERS) {
    const cost =
      a === b
        ? 0
        : isVowel(a) && isVowel(b)
          ? SUBSTITUTION_COST.vowel
          : confusablePairs.has(a + b)
            ? SUBSTITUTION_COST.confusable
            : SUBSTITUTION_COST.other;
    substitutionCosts[a.charCodeAt(0) * CODES + b.charCodeAt(0)] = cost;
  }
}
const tamilSubstitutionCosts = substitutionCosts.slice();
for (const [a, sounds] of Object.entries(TAMIL_SOUNDS)) {
  for (const b of sounds) if (a !== b) tamilSubstitutionCosts[a.charCodeAt(0) * CODES + b.charCodeAt(0)] = SUBSTITUTION_COST.sameInTamil;
}

const firstIndelCost = (word: string): number => (word.startsWith('h') ? FIRST_INDEL_COST.h : FIRST_INDEL_COST.other);

/** Three rotating rows of the dynamic programming table. */
let rowBeforeLast = new Float64Array(MAX_WORD_LENGTH + 2);
let lastRow = new Float64Array(MAX_WORD_LENGTH + 2);
let currentRow = new Float64Array(MAX_WORD_LENGTH + 2);

function rotateRows(): void {
  const spare = rowBeforeLast;
  rowBeforeLast = lastRow;
  lastRow = currentRow;
  currentRow = spare;
}

/** Weighted edit distance of two folded words: vowels are cheap, related consonants cost half. Stops early and returns `TOO_FAR` above `maxDistance`. */
export function phoneticDistance(a: string, b: string, maxDistance: number, inTamil = false): number {
  if (a === b) return 0;
  const costs = inTamil ? tamilSubstitutionCosts : substitutionCosts;
  const n = Math.min(a.length, MAX_WORD_LENGTH);
  const m = Math.min(b.length, MAX_WORD_LENGTH);
  if (Math.abs(n - m) * INDEL_COST.a > maxDistance) return TOO_FAR;
  lastRow[0] = 0;
  for (let j = 1; j <= m; j++)
    lastRow[j] = (lastRow[j - 1] as number) + (j === 1 ? firstIndelCost(b) : (indelCosts[b.charCodeAt(j - 1) & 127] as number));
  for (let i = 1; i <= n; i++) {
    const x = a.charCodeAt(i - 1) & 127;
    const deletion = i === 1 ? firstIndelCost(a) : (indelCosts[x] as number);
    let rowMinimum = (lastRow[0] as number) + deletion;
    currentRow[0] = rowMinimum;
    for (let j = 1; j <= m; j++) {
      const y = b.charCodeAt(j - 1) & 127;
      const insertion = j === 1 ? firstIndelCost(b) : (indelCosts[y] as number);
      let cost = Math.min(
        (lastRow[j - 1] as number) + (costs[x * CODES + y] as number),
        (lastRow[j] as number) + deletion,
        (currentRow[j - 1] as number) + insertion,
      );
      const isExchange = i > 1 && j > 1 && x === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === y;
      if (isExchange) cost = Math.min(cost, (rowBeforeLast[j - 2] as number) + TRANSPOSITION_COST);
      currentRow[j] = cost;
      if (cost < rowMinimum) rowMinimum = cost;
    }
    if (rowMinimum > maxDistance) return TOO_FAR;
    rotateRows();
  }
  return lastRow[m] as number;
}

/** Edit distance with transpositions (optimal string alignment), within a band of `maxDistance` around the diagonal. Returns `TOO_FAR` above `maxDistance`. */
export function editDistance(a: string, b: string, maxDistance: number): number {
  if (a === b) return 0;
  const n = Math.min(a.length, MAX_WORD_LENGTH);
  const m = Math.min(b.length, MAX_WORD_LENGTH);
  if (Math.abs(n - m) > maxDistance) return TOO_FAR;
  for (let j = 0; j <= Math.min(m, maxDistance); j++) lastRow[j] = j;
  for (let i = 1; i <= n; i++) {
    const x = a.charCodeAt(i - 1);
    // Cells farther than `maxDistance` from the diagonal cost more than `maxDistance`.
    const from = Math.max(1, i - maxDistance);
    const to = Math.min(m, i + maxDistance);
    let rowMinimum = from === 1 ? i : TOO_FAR;
    currentRow[from - 1] = rowMinimum;
    if (i + maxDistance <= m) lastRow[to] = TOO_FAR;
    for (let j = from; j <= to; j++) {
      const y = b.charCodeAt(j - 1);
      let cost = Math.min((lastRow[j - 1] as number) + (x === y ? 0 : 1), (lastRow[j] as number) + 1, (currentRow[j - 1] as number) + 1);
      const isExchange = i > 1 && j > 1 && x === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === y;
      if (isExchange) cost = Math.min(cost, (rowBeforeLast[j - 2] as number) + 1);
      currentRow[j] = cost;
      if (cost < rowMinimum) rowMinimum = cost;
    }
    if (rowMinimum > maxDistance) return TOO_FAR;
    rotateRows();
  }
  return (lastRow[m] as number) > maxDistance ? TOO_FAR : (lastRow[m] as number);
}
