/** Reads a casually spelt word: every way to read its letters is followed, and the likeliest few are kept at each step. */
import { bundled } from '../../../../data/bundled.ts';
import { NUKTA, VIRAMA } from '../../../core/indic/scripts.ts';
import { type LetterModel, letterModel, WORD_END, WORD_START } from '../../../core/text/letter-model.ts';
import type { CasualLanguage } from './languages.ts';

interface Path {
  readonly score: number;
  readonly text: string;
  /** Whether it ends in a consonant that has no vowel of its own yet. */
  readonly open: boolean;
}

/** Paths kept at each letter. More hardly read better, and take longer. */
const BEAM = 40;
const LONGEST_SPELLING = 4;
/** Letters that cannot carry a vowel: nasal and breath signs. */
const SIGN = /[ंँः]$/;

/** The likeliest readings of a word in the pivot, best first. */
export function readCasually(word: string, language: CasualLanguage, most: number): string[] {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const model = letterModel(bundled(`letters_${language.language}`));
  const { consonants, vowels } = language.spellings;
  const paths: Path[][] = Array.from({ length: letters.length + 1 }, () => []);
  (paths[0] as Path[]).push({ score: 0, text: WORD_START, open: false });
  for (let at = 0; at < letters.length; at++) {
    for (const path of best(paths[at] as Path[], BEAM)) {
      for (let length = 1; length <= Math.min(LONGEST_SPELLING, letters.length - at); length++) {
        const spelling = letters.slice(at, at + length);
        const next = paths[at + length] as Path[];
        for (const { text, cost } of consonants.get(spelling) ?? []) next.push(...addConsonant(path, text, cost, language, model));
        const last = at + length === letters.length ? vowels.get(`${spelling}$`) : undefined;
        for (const { text, sign, cost } of last ?? vowels.get(spelling) ?? []) {
          const added = path.open ? sign : text;
          next.push({ score: path.score + scoreOf(model, path.text, added) - cost, text: path.text + added, open: false });
        }
      }
    }
  }
  const ends = (paths[letters.length] as Path[]).flatMap((path) => finish(path, language, model));
  return best(ends, most).map(({ text }) => text.slice(WORD_START.length));
}

function addConsonant(path: Path, text: string, cost: number, { unwritten }: CasualLanguage, model: LetterModel): Path[] {
  const open = !SIGN.test(text);
  // A nasal sign stands after a vowel, said or not; other consonants are joined, or a vowel between them goes unwritten.
  const beginsWithSign = /^[ंँः]/.test(text);
  const added = path.open && !beginsWithSign ? VIRAMA + text : text;
  const paths = [{ score: path.score + scoreOf(model, path.text, added) - cost, text: path.text + added, open }];
  if (path.open && !beginsWithSign) {
    paths.push({ score: path.score + scoreOf(model, path.text, text) - cost - unwritten, text: path.text + text, open });
  }
  return paths;
}

function finish(path: Path, { finalBare, finalVirama }: CasualLanguage, model: LetterModel): Path[] {
  const end = (text: string, cost: number): Path => ({
    score: path.score + scoreOf(model, path.text, text + WORD_END) - cost,
    text: path.text + text,
    open: false,
  });
  return path.open ? [end('', finalBare), end(VIRAMA, finalVirama)] : [end('', 0)];
}

function scoreOf(model: LetterModel, before: string, added: string): number {
  let score = 0;
  let text = before;
  for (const letter of added) {
    score += model.score(text, letter);
    text += letter;
  }
  return score;
}

/** The best paths, each text once. */
function best(paths: readonly Path[], most: number): Path[] {
  const kept: Path[] = [];
  const seen = new Set<string>();
  for (const path of [...paths].sort((a, b) => b.score - a.score)) {
    const key = path.text + (path.open ? NUKTA : '');
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(path);
    if (kept.length >= most) break;
  }
  return kept;
}
