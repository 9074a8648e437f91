/** Colours in a question: red, or on a yellow background. */
import { colourWords } from '../../../data/tables/colour_words.ts';
import { canonical } from '../../core/text/fold.ts';
import type { Slots } from './slots.ts';

const BACKGROUND_WORDS: ReadonlySet<string> = new Set('background bg on बैकग्राउंड पृष्ठभूमि பின்னணி'.split(' '));
const COLOUR_WORDS: ReadonlySet<string> = new Set('colour color coloured colored rang रंग நிறம்'.split(' '));
const BACKGROUND_PARAMETERS: ReadonlySet<string> = new Set(['bg', 'background']);
const FOREGROUND_PARAMETERS: ReadonlySet<string> = new Set(['fg', 'colour']);

export interface MentionedColour {
  readonly value: string;
  /** Of the colour and the words with it. */
  readonly positions: readonly number[];
}

export function isColourParameter(name: string): boolean {
  return BACKGROUND_PARAMETERS.has(name) || FOREGROUND_PARAMETERS.has(name);
}

/** A colour beside a word for the background is that of the background. */
export function mentionedColour({ words }: Slots, parameter: string): MentionedColour | undefined {
  if (!isColourParameter(parameter)) return undefined;
  const isAt = (set: ReadonlySet<string>, position: number): boolean => set.has(words[position]?.folded ?? '');
  for (const [i, { folded }] of words.entries()) {
    const value = colourWords().get(canonical(folded));
    if (value === undefined) continue;
    const named = [i - 1, i + 1, i + 2].filter((position) => isAt(COLOUR_WORDS, position));
    const ground = [i - 1, i + 1].filter(
      (position) => isAt(BACKGROUND_WORDS, position) && !(position > i && words[position]?.folded === 'on'),
    );
    if (ground.length > 0 === BACKGROUND_PARAMETERS.has(parameter)) return { value, positions: [i, ...named, ...ground] };
  }
  return undefined;
}
