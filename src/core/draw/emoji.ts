/** Colour emoji: the SVG pictures of Twemoji, by Twitter and its maintainers, under CC BY 4.0. Loaded on first use. */
import { readTable } from '../util/table.ts';
import { UNITS_PER_EM } from './fonts.ts';

/** Side of the square view box of the pictures. */
const VIEW_BOX_SIZE = 36;
/** Somewhat taller than capitals, with the descent of letters. */
const SIZE = 1.17 * UNITS_PER_EM;
const MARGIN = 0.04 * UNITS_PER_EM;
const ASCENT = 0.97 * UNITS_PER_EM;

/** A font with a single glyph, a colour picture. */
export class Emoji {
  readonly name: string;
  readonly svgMarkup: string;
  readonly width = SIZE + 2 * MARGIN;

  constructor(name: string, svgMarkup: string) {
    this.name = name;
    this.svgMarkup = svgMarkup;
  }

  /** Empty: the glyph is rendered from its definition. */
  outline(): string {
    return '';
  }

  /** In font units, y upwards. Shapes without a colour are black, independent of the text colour. */
  definition(id: string): string {
    const scale = SIZE / VIEW_BOX_SIZE;
    return `<g id="${id}" fill="#000" transform="matrix(${scale} 0 0 ${-scale} ${MARGIN} ${ASCENT})">${this.svgMarkup}</g>`;
  }
}

let emojiByName: Map<string, Emoji> | undefined;

/** Emoji by default presentation or by variation selector; digits and © ® ™ otherwise stay text. */
const IS_EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Regional_Indicator}|\u20e3/u;
const SELECTOR = 0xfe0f;
const SKIN_TONES = /\p{Emoji_Modifier}/gu;

/** Emoji of a grapheme cluster. A missing skin tone falls back to the default yellow. */
export function emojiOf(cluster: string): Emoji | undefined {
  if (!IS_EMOJI.test(cluster)) return undefined;
  emojiByName ??= loadEmoji();
  return emojiByName.get(nameOf(cluster)) ?? emojiByName.get(nameOf(cluster.replace(SKIN_TONES, '')));
}

function nameOf(cluster: string): string {
  return Array.from(cluster, (character) => character.codePointAt(0) as number)
    .filter((point) => point !== SELECTOR)
    .map((point) => point.toString(16))
    .join('-');
}

function loadEmoji(): Map<string, Emoji> {
  // Relative to the compiled file, dist/src/core/draw/emoji.js.
  const file = new URL('../../../../data/bundled/emoji.tsv.br', import.meta.url);
  const loaded = new Map<string, Emoji>();
  for (const { emoji, drawing } of readTable<'emoji' | 'drawing'>(file)) loaded.set(emoji, new Emoji(emoji, drawing));
  return loaded;
}
