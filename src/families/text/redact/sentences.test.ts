import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { redact } from './redact.ts';
import { REDACT_TYPES } from './types.ts';

interface Expected {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Sentence {
  readonly text: string;
  readonly expected: readonly Expected[];
}

/** Expected matches are marked in the sentences: `{type:value}`. */
function readSentences(name: string): Sentence[] {
  const file = new URL(`../../../../../test/fixtures/redact/${name}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => readSentence(line.replaceAll('\\n', '\n')));
}

function readSentence(line: string): Sentence {
  const expected: Expected[] = [];
  let text = '';
  for (const [part, type, value = part] of line.matchAll(/\{(\w+):([^}]*)\}|[^{]+/g)) {
    const start = [...text].length;
    if (type) expected.push({ type, start, end: start + [...value].length });
    text += value;
  }
  return { text, expected };
}

interface Tally {
  wanted: number;
  hidden: number;
  found: number;
  right: number;
}

function score(sentences: readonly Sentence[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  const tally = (type: string): Tally => {
    const known = tallies.get(type) ?? { wanted: 0, hidden: 0, found: 0, right: 0 };
    tallies.set(type, known);
    return known;
  };
  for (const { text, expected } of sentences) {
    const { found } = redact(text, { types: REDACT_TYPES, style: 'label', minConfidence: 0.5, values: false });
    const letters = [...text];
    const isHidden = (at: number): boolean => found.some(({ start, end }) => start <= at && at < end);
    for (const { type, start, end } of expected) {
      const named = found.some((find) => find.type === type && find.start < end && find.end > start);
      // No letter or digit of the value may remain.
      const whole = letters.slice(start, end).every((letter, at) => !/[\p{L}\p{N}]/u.test(letter) || isHidden(start + at));
      tally(type).wanted++;
      if (named && whole) tally(type).hidden++;
    }
    for (const find of found) {
      tally(find.type).found++;
      if (expected.some(({ type, start, end }) => type === find.type && find.start < end && find.end > start)) tally(find.type).right++;
    }
  }
  return tallies;
}

const sum = (tallies: Map<string, Tally>, part: keyof Tally): number =>
  [...tallies.values()].reduce((total, tally) => total + tally[part], 0);

const LEAST_RECALL = 0.98;
const LEAST_PRECISION = 0.95;
const LEAST_OF_A_KIND = 0.95;
/** Development set of a suffix-cue rule that was not needed on held-out sets. */
const LEAST_MARKED = 0.86;
/** Half of these names are rare. */
const LEAST_RARE = 0.9;
/**
 * Messages, letters and forms with names from all regions: the first set was tuned on, the second after it was measured (0.76 when first measured).
 */
const LEAST_IN_LETTERS = 0.95;
/** The rules that were tuned on these sets have been replaced by the tagger. */
const LEAST_IN_LETTERS_AGAIN = 0.9;
const LEAST_IN_NOTES_AGAIN = 0.91;
/** Held-out sets: 0.93, 0.9 and 0.98 when first measured with today's rules. */
const LEAST_UNSEEN = 0.92;
const LEAST_IN_NOTES_UNSEEN = 0.88;
const LEAST_IN_LAST_NOTES = 0.95;
/** By another author; 0.97 when first measured. */
const LEAST_BLIND = 0.95;
/** Harder sets: 0.84 to 0.94 when first measured, then tuned on. */
const LEAST_IN_MESSAGES = 0.94;
/** Held-out sets: 0.97 and 0.95 when first measured with today's rules. */
const LEAST_IN_MESSAGES_UNSEEN = 0.93;
const LEAST_IN_MESSAGES_LAST = 0.93;

/**
 * Documents of all kinds by an author who had not seen the rules: 0.8 and 0.68 when first measured, then tuned on. More false positives than
 * elsewhere.
 */
const IN_PAPERS = { least: 0.94, precision: 0.9 };
const IN_PAPERS_IN_SCRIPTS = { least: 0.91, precision: 0.92 };
/**
 * Everyday texts by three other authors, a third of them with words that are names elsewhere: 0.94, 0.92 and 0.94 when first measured with weights.
 * More false positives than elsewhere: precision 0.85, 0.82 and 0.92.
 */
const IN_LIVES = { least: 0.92, precision: 0.84 };
const IN_LIVES_AGAIN = { least: 0.91, precision: 0.8 };
const IN_LIVES_UNSEEN = { least: 0.92, precision: 0.9 };

describe('Indian sentences', () => {
  test('the sample is large enough, and half was written after the rules', () => {
    assert.ok(readSentences('first').length >= 300);
    assert.ok(readSentences('second').length + readSentences('third').length >= 300);
  });

  for (const name of ['first', 'second', 'third', 'everyday']) {
    test(`of the ${name} set: minimum recall and precision`, (t) => {
      const tallies = score(readSentences(name));
      const recall = sum(tallies, 'hidden') / sum(tallies, 'wanted');
      const precision = sum(tallies, 'right') / sum(tallies, 'found');
      t.diagnostic(`${sum(tallies, 'wanted')} to find: recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}`);
      assert.ok(recall >= LEAST_RECALL, `recall ${recall}`);
      assert.ok(precision >= LEAST_PRECISION, `precision ${precision}`);
    });
  }

  for (const [name, least, precision = LEAST_PRECISION] of [
    ['marked', LEAST_MARKED],
    ['marked-again', LEAST_RARE],
    ['letters', LEAST_IN_LETTERS],
    ['letters-again', LEAST_IN_LETTERS_AGAIN],
    ['letters-unseen', LEAST_UNSEEN],
    ['notes', LEAST_IN_LETTERS],
    ['notes-again', LEAST_IN_NOTES_AGAIN],
    ['notes-unseen', LEAST_IN_NOTES_UNSEEN],
    ['notes-last', LEAST_IN_LAST_NOTES],
    ['letters-blind', LEAST_BLIND],
    ['messages', LEAST_IN_MESSAGES],
    ['messages-unseen', LEAST_IN_MESSAGES_UNSEEN],
    ['messages-last', LEAST_IN_MESSAGES_LAST],
    ['papers', IN_PAPERS.least, IN_PAPERS.precision],
    ['papers-in-scripts', IN_PAPERS_IN_SCRIPTS.least, IN_PAPERS_IN_SCRIPTS.precision],
    ['lives', IN_LIVES.least, IN_LIVES.precision],
    ['lives-again', IN_LIVES_AGAIN.least, IN_LIVES_AGAIN.precision],
    ['lives-unseen', IN_LIVES_UNSEEN.least, IN_LIVES_UNSEEN.precision],
  ] as const) {
    test(`of the ${name} set, with names recognised by context`, (t) => {
      const { wanted, hidden, found, right } = score(readSentences(name)).get('name') as Tally;
      t.diagnostic(`${wanted} names: ${hidden} hidden, ${found - right} of ${found} finds are none`);
      assert.ok(hidden / wanted >= least, `${hidden} of ${wanted}`);
      assert.ok(right / found >= precision, `${right} of ${found}`);
    });
  }

  test('of every kind', () => {
    const tallies = score(['first', 'second', 'third'].flatMap(readSentences));
    for (const type of REDACT_TYPES) {
      const { wanted, hidden } = tallies.get(type) ?? { wanted: 0, hidden: 0 };
      assert.ok(wanted >= 10, `${type}: only ${wanted} in the sentences`);
      assert.ok(hidden / wanted >= LEAST_OF_A_KIND, `${type}: ${hidden} of ${wanted}`);
    }
  });
});
