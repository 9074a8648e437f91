/** How letters are drawn that have more than one form: it depends on the language of the whole text, which no single word tells. */
export interface Hand {
  /** Chinese characters in the forms of Japan. */
  readonly isJapanese?: boolean;
  /** Arabic letters hanging from the line, as Urdu is written; lines need about twice the height. */
  readonly isNastaliq?: boolean;
  /** Emoji in their colours. Such glyphs have no outline. */
  readonly hasColours?: boolean;
}

export const PLAIN_HAND: Hand = {};

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Letters of Urdu, Kashmiri and western Punjabi that neither Arabic nor Persian has. */
const URDU = /[\u0679\u0688\u0691\u06ba\u06c1-\u06c3\u06d2\u06d3]/;
/** Letters of Sindhi alone, which is printed as Arabic is. */
const SINDHI = /[\u067a\u067b\u067d\u067f\u0680\u0683\u0684\u068a\u068d\u068f\u06aa\u06b1\u06b3\u06bb]/;

export function handOf(text: string): Hand {
  return { isJapanese: KANA.test(text), isNastaliq: URDU.test(text) && !SINDHI.test(text) };
}
