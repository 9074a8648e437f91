/** Emoji in colour: the drawings of Twemoji, by Twitter and those who carry it on, under CC BY 4.0. They are read when the first one is wanted. */
import { readTable } from '../dataset/table.ts';
import { UNITS } from './fonts.ts';

/** The square that they are drawn on. */
const SIDE = 36;
/** Somewhat larger than capitals, and as far below the line as letters go. */
const SIZE = 1.17 * UNITS;
const MARGIN = 0.04 * UNITS;
const TOP = 0.97 * UNITS;

/** Takes the place of a font for its one glyph. */
export class Emoji {
  readonly name: string;
  readonly drawing: string;
  readonly width = SIZE + 2 * MARGIN;

  constructor(name: string, drawing: string) {
    this.name = name;
    this.drawing = drawing;
  }

  /** It has none: it is drawn by its definition. */
  outline(): string {
    return '';
  }

  /** In the units of fonts, with y upwards. What has no colour is black, whatever the colour of the text. */
  definition(id: string): string {
    const scale = SIZE / SIDE;
    return `<g id="${id}" fill="#000" transform="matrix(${scale} 0 0 ${-scale} ${MARGIN} ${TOP})">${this.drawing}</g>`;
  }
}

let known: Map<string, Emoji> | undefined;

/** Signs that are emoji by themselves, or that a selector makes so; the digits and © ® ™ stay letters otherwise. */
const IS_EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Regional_Indicator}|\u20e3/u;
const SELECTOR = 0xfe0f;
const SKIN_TONES = /\p{Emoji_Modifier}/gu;

/** The emoji that a letter is, as a reader counts letters; one in a skin tone that is not there in the usual yellow. */
export function emojiOf(letter: string): Emoji | undefined {
  if (!IS_EMOJI.test(letter)) return undefined;
  known ??= read();
  return known.get(nameOf(letter)) ?? known.get(nameOf(letter.replace(SKIN_TONES, '')));
}

function nameOf(letter: string): string {
  return Array.from(letter, (character) => character.codePointAt(0) as number)
    .filter((point) => point !== SELECTOR)
    .map((point) => point.toString(16))
    .join('-');
}

function read(): Map<string, Emoji> {
  // This file runs as dist/src/core/draw/emoji.js.
  const file = new URL('../../../../data/bundled/emoji.tsv.br', import.meta.url);
  const found = new Map<string, Emoji>();
  for (const { emoji, drawing } of readTable<'emoji' | 'drawing'>(file)) found.set(emoji, new Emoji(emoji, drawing));
  return found;
}
