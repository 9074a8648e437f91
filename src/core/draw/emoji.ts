/** Colour emoji: the drawings of Twemoji, by Twitter and its maintainers, under CC BY 4.0. Loaded on first use. */
import { readTable } from '../util/table.ts';
import { UNITS_PER_EM } from './fonts.ts';

/** Side of the square view box of the drawings. */
const SIDE = 36;
/** Somewhat taller than capitals, with the descent of letters. */
const SIZE = 1.17 * UNITS_PER_EM;
const MARGIN = 0.04 * UNITS_PER_EM;
const TOP = 0.97 * UNITS_PER_EM;

/** Stands in for a font with a single glyph. */
export class Emoji {
  readonly name: string;
  readonly drawing: string;
  readonly width = SIZE + 2 * MARGIN;

  constructor(name: string, drawing: string) {
    this.name = name;
    this.drawing = drawing;
  }

  /** Empty: it is drawn by its definition. */
  outline(): string {
    return '';
  }

  /** In font units, y upwards. Shapes without a colour are black, whatever the text colour. */
  definition(id: string): string {
    const scale = SIZE / SIDE;
    return `<g id="${id}" fill="#000" transform="matrix(${scale} 0 0 ${-scale} ${MARGIN} ${TOP})">${this.drawing}</g>`;
  }
}

let emojiByName: Map<string, Emoji> | undefined;

/** Emoji by default presentation or by variation selector; digits and © ® ™ otherwise stay text. */
const IS_EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Regional_Indicator}|\u20e3/u;
const SELECTOR = 0xfe0f;
const SKIN_TONES = /\p{Emoji_Modifier}/gu;

/** Emoji of a grapheme cluster. A missing skin tone falls back to the default yellow. */
export function emojiOf(letter: string): Emoji | undefined {
  if (!IS_EMOJI.test(letter)) return undefined;
  emojiByName ??= loadEmoji();
  return emojiByName.get(nameOf(letter)) ?? emojiByName.get(nameOf(letter.replace(SKIN_TONES, '')));
}

function nameOf(letter: string): string {
  return Array.from(letter, (character) => character.codePointAt(0) as number)
    .filter((point) => point !== SELECTOR)
    .map((point) => point.toString(16))
    .join('-');
}

function loadEmoji(): Map<string, Emoji> {
  // Relative to the compiled file, dist/src/core/draw/emoji.js.
  const file = new URL('../../../../data/bundled/emoji.tsv.br', import.meta.url);
  const found = new Map<string, Emoji>();
  for (const { emoji, drawing } of readTable<'emoji' | 'drawing'>(file)) found.set(emoji, new Emoji(emoji, drawing));
  return found;
}
