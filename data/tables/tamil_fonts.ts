/**
 * Pre-Unicode Tamil fonts and encodings. TSCII and TACE16 are published standards, as are TAB and TAM, the bilingual and the monolingual encoding of
 * the Government of Tamil Nadu (1999). The others are font layouts: Anjal is the older one of Murasu; Bamini and Vanavil follow the typewriter;
 * Indoweb is Vanavil shifted up by 128; Anu and Indica have the same glyphs at the code points of Windows and the Macintosh.
 */
import { type Column, oneOf, table, text } from '../table.ts';

export interface TamilFont {
  readonly id: keyof typeof FONTS;
  readonly name: string;
  readonly kind: 'standard' | 'font';
  readonly aliases: readonly string[];
  /** Further glyphs that are decoded, and the ligature of Śrī. */
  readonly also?: Readonly<Record<string, string>>;
  /** Entries of `also` that are preferred when encoding. */
  readonly preferred?: string;
  /** Strokes that lengthen the preceding u. */
  readonly lengthening?: string;
  /** Punctuation moved elsewhere because a letter has its code point: the mark, then its code point. */
  readonly marks?: Readonly<Record<string, string>>;
}

export const VOWELS = 'அ ஆ இ ஈ உ ஊ எ ஏ ஐ ஒ ஓ ஔ ஃ'.split(' ');
export const CONSONANTS = 'க ங ச ஞ ட ண த ந ப ம ய ர ல வ ழ ள ற ன ஜ ஷ ஸ ஹ க்ஷ'.split(' ');

/** First code point of TACE16, which encodes every syllable in a private use area; it is regular and needs no table. */
export const TACE_FIRST = 0xe200;

/** Characters; invisible ones are written as \\u and four hex digits. */
const characters: Column<string> = (cell) =>
  text(cell).replace(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const LISTS = ['vowels', 'consonants', 'pure', 'i', 'ii', 'u', 'uu', 'signs'] as const;
const FONTS = {
  tscii: characters,
  tab: characters,
  tam: characters,
  anjal: characters,
  bamini: characters,
  vanavil: characters,
  indoweb: characters,
  anu: characters,
  indica: characters,
  shreelipiavid: characters,
};
const rows = table('tamil_fonts.tsv', { list: oneOf(...LISTS), letter: text, ...FONTS }, 'list', 'letter');

/** The glyphs of a list in a font: vowels and consonants in the order of `VOWELS` and `CONSONANTS`, others in table order. */
export function formsIn(font: TamilFont, of: (typeof LISTS)[number]): string[] {
  return rows().flatMap((row) => (row.list === of ? [row[font.id]] : []));
}

export const tamilFonts: readonly TamilFont[] = [
  { id: 'tscii', name: 'TSCII 1.7', kind: 'standard', aliases: [], also: { '‚': 'ஸ்ரீ', '\u00ad': 'இ', '∙': 'ஃ' } },
  { id: 'tab', name: 'TAB (Tamil bilingual)', kind: 'standard', aliases: [], also: { ÿ: 'ஸ்ரீ' } },
  { id: 'tam', name: 'TAM (Tamil monolingual)', kind: 'standard', aliases: [], also: { ÿ: 'ஸ்ரீ' } },
  { id: 'anjal', name: 'Anjal (Murasu, before TSCII)', kind: 'font', aliases: ['murasu', 'inaimathi'], also: { ý: 'ஸ்ரீ' } },
  {
    id: 'bamini',
    name: 'Bamini',
    kind: 'font',
    aliases: [],
    // With a dot or an i above it, ra loses its leg, as in print, and looks like the sign of ā; ர் has its own key.
    also: { '=': 'ஸ்ரீ', H: 'ர்', 'h;': 'ர்', hp: 'ரி', hP: 'ரீ' },
    preferred: 'H hp hP',
    lengthening: '} +',
    marks: { ',': '>', ';': '@', "'": '|' },
  },
  { id: 'vanavil', name: 'Vanavil', kind: 'font', aliases: ['murasoli'] },
  { id: 'indoweb', name: 'Indoweb', kind: 'font', aliases: [], also: { '¤': 'ஸ்ரீ', èÐ: 'ர்', 'è¨': 'ரி', 'è©': 'ரீ' }, preferred: 'èÐ è¨ è©' },
  { id: 'anu', name: 'Anu', kind: 'font', aliases: ['stmzh'], also: { p: 'ஸ்ரீ', Îe: 'ஔ' } },
  { id: 'indica', name: 'Indica (Macintosh)', kind: 'font', aliases: [], also: { p: 'ஸ்ரீ' } },
  { id: 'shreelipiavid', name: 'Shree-Lipi for Avid', kind: 'font', aliases: [], also: { ÿ: 'ஸ்ரீ' } },
];
