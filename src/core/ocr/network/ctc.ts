/**
 * Greedy CTC decoding: the best class of each time step; repetitions and blanks are dropped. So is a combining mark after itself: no script writes a
 * vowel sign or a virama twice, but the network reports the sign at both ends of wide Odia clusters.
 */
import type { PixelBox } from '../ocr-words.ts';
import { visualToLogical } from './visual-order.ts';

const BLANK = 0;
const COMBINING_MARK = /^\p{M}$/u;

/** A character with the probability and the time step of its first appearance. */
export interface CtcCharacter {
  readonly text: string;
  readonly probability: number;
  readonly step: number;
}

export function greedyDecode(scores: Float32Array, classes: readonly string[]): CtcCharacter[] {
  const characters: CtcCharacter[] = [];
  let previous = BLANK;
  for (let step = 0; (step + 1) * classes.length <= scores.length; step++) {
    const logits = scores.subarray(step * classes.length, (step + 1) * classes.length);
    let best = 0;
    for (let index = 1; index < logits.length; index++) if ((logits[index] as number) > (logits[best] as number)) best = index;
    const text = classes[best] as string;
    if (best !== previous && best !== BLANK && !(text === characters.at(-1)?.text && COMBINING_MARK.test(text))) {
      let sum = 0;
      for (const logit of logits) sum += Math.exp(logit - (logits[best] as number));
      characters.push({ text, probability: 1 / sum, step });
    }
    previous = best;
  }
  return characters;
}

export interface CtcWord {
  readonly text: string;
  /** Mean probability of its characters. */
  readonly confidence: number;
  /** Time steps from its first to after its last character. */
  readonly steps: readonly [from: number, to: number];
}

/** Words in logical order. */
export function wordsOfCharacters(characters: readonly CtcCharacter[]): CtcWord[] {
  const words: CtcCharacter[][] = [[]];
  for (const character of visualToLogical(characters)) {
    if (character.text === ' ') words.push([]);
    else words.at(-1)?.push(character);
  }
  return words
    .filter((word) => word.length > 0)
    .map((word) => {
      const steps = word.map(({ step }) => step);
      return {
        text: word.map(({ text }) => text).join(''),
        confidence: word.reduce((sum, { probability }) => sum + probability, 0) / word.length,
        steps: [Math.min(...steps), Math.max(...steps) + 1] as const,
      };
    });
}

/** The network reports a character near its middle: half a letter is added at both ends of a word. */
const HALF_LETTER_STEPS = 2;

/** Bounding box of a word in pixels, from the box of its line, which has `steps` time steps. */
export function wordBox({ steps: [from, to] }: CtcWord, line: PixelBox, steps: number): PixelBox {
  const pixelOfStep = (step: number): number => line.x + Math.round((Math.max(0, Math.min(steps, step)) * line.width) / steps);
  const left = pixelOfStep(from - HALF_LETTER_STEPS);
  return { x: left, y: line.y, width: Math.max(1, pixelOfStep(to + HALF_LETTER_STEPS) - left), height: line.height };
}
