/** Distances between spellings of a name: a weighted phonetic one, and plain edit distance for typing errors. */
import { TAMIL_SOUNDS } from './sound-key.ts';

/** Sentinel: larger than any distance that counts as a match. */
export const FAR = 9;

const LONGEST = 62;
const CODES = 128;
/** Weights of deletion or insertion (`LOST`) and of substitution (`CHANGED`). */
const LOST = { a: 0.25, h: 0.25, vowel: 0.4, consonant: 0.9 };
const CHANGED = { vowel: 0.3, kindred: 0.5, other: 1, sameInTamil: 0.1 };
const EXCHANGED = 0.7;
const FIRST_LOST = { h: 0.4, other: 0.9 };
/** Groups of consonants that are commonly confused. */
const KINDRED = ['kg', 'td', 'pbf', 'csj', 'mn', 'lr', 'bv', 'yi', 'uv', 'ov', 'kh', 'gj', 'dr'];
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

const isVowel = (letter: string): boolean => 'aeiou'.includes(letter);
const kindred = new Set(KINDRED.flatMap((group) => [...group].flatMap((a) => [...group].map((b) => a + b))));

/** Weights indexed by character code, which makes the inner loop free of branches. */
const lost = new Float64Array(CODES).fill(LOST.consonant);
const changed = new Float64Array(CODES * CODES).fill(CHANGED.other);
for (const a of LETTERS) {
  lost[a.charCodeAt(0)] = a === 'a' ? LOST.a : a === 'h' ? LOST.h : isVowel(a) || a === 'y' ? LOST.vowel : LOST.consonant;
  for (const b of LETTERS) {
    const cost = a === b ? 0 : isVowel(a) && isVowel(b) ? CHANGED.vowel : kindred.has(a + b) ? CHANGED.kindred : CHANGED.other;
    changed[a.charCodeAt(0) * CODES + b.charCodeAt(0)] = cost;
  }
}
const changedInTamil = changed.slice();
for (const [a, sounds] of Object.entries(TAMIL_SOUNDS)) {
  for (const b of sounds) if (a !== b) changedInTamil[a.charCodeAt(0) * CODES + b.charCodeAt(0)] = CHANGED.sameInTamil;
}

const firstLost = (word: string): number => (word.startsWith('h') ? FIRST_LOST.h : FIRST_LOST.other);

/** Three rotating rows of the dynamic programming table. */
let before = new Float64Array(LONGEST + 2);
let last = new Float64Array(LONGEST + 2);
let row = new Float64Array(LONGEST + 2);

function nextRow(): void {
  const spare = before;
  before = last;
  last = row;
  row = spare;
}

/** Weighted edit distance of two folded words: vowels are cheap, related consonants cost half. Stops early and returns `FAR` above `most`. */
export function soundDistance(a: string, b: string, most: number, inTamil = false): number {
  if (a === b) return 0;
  const costs = inTamil ? changedInTamil : changed;
  const n = Math.min(a.length, LONGEST);
  const m = Math.min(b.length, LONGEST);
  if (Math.abs(n - m) * LOST.a > most) return FAR;
  last[0] = 0;
  for (let j = 1; j <= m; j++) last[j] = (last[j - 1] as number) + (j === 1 ? firstLost(b) : (lost[b.charCodeAt(j - 1) & 127] as number));
  for (let i = 1; i <= n; i++) {
    const x = a.charCodeAt(i - 1) & 127;
    const loseX = i === 1 ? firstLost(a) : (lost[x] as number);
    let least = (last[0] as number) + loseX;
    row[0] = least;
    for (let j = 1; j <= m; j++) {
      const y = b.charCodeAt(j - 1) & 127;
      const gainY = j === 1 ? firstLost(b) : (lost[y] as number);
      let cost = Math.min(
        (last[j - 1] as number) + (costs[x * CODES + y] as number),
        (last[j] as number) + loseX,
        (row[j - 1] as number) + gainY,
      );
      const isExchange = i > 1 && j > 1 && x === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === y;
      if (isExchange) cost = Math.min(cost, (before[j - 2] as number) + EXCHANGED);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return FAR;
    nextRow();
  }
  return last[m] as number;
}

/** Edit distance with transpositions (optimal string alignment), within a band of `most` around the diagonal. Returns `FAR` above `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0;
  const n = Math.min(a.length, LONGEST);
  const m = Math.min(b.length, LONGEST);
  if (Math.abs(n - m) > most) return FAR;
  for (let j = 0; j <= Math.min(m, most); j++) last[j] = j;
  for (let i = 1; i <= n; i++) {
    const x = a.charCodeAt(i - 1);
    // Cells farther than `most` from the diagonal cost more than `most`.
    const from = Math.max(1, i - most);
    const to = Math.min(m, i + most);
    let least = from === 1 ? i : FAR;
    row[from - 1] = least;
    if (i + most <= m) last[to] = FAR;
    for (let j = from; j <= to; j++) {
      const y = b.charCodeAt(j - 1);
      let cost = Math.min((last[j - 1] as number) + (x === y ? 0 : 1), (last[j] as number) + 1, (row[j - 1] as number) + 1);
      const isExchange = i > 1 && j > 1 && x === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === y;
      if (isExchange) cost = Math.min(cost, (before[j - 2] as number) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return FAR;
    nextRow();
  }
  return (last[m] as number) > most ? FAR : (last[m] as number);
}
