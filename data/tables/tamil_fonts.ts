/**
 * Where the letters stand in the fonts and encodings that Tamil was written in before Unicode: each letter, sign and ligature of
 * the script, and the characters that a text shows for it. TSCII and TACE16 are published standards, as are TAB and TAM, the
 * bilingual and the monolingual code of the Government of Tamil Nadu (1999); Anjal is the older code of Murasu's fonts; Bamini is
 * the layout that typists know by heart. A font is added by one more row.
 */
export interface TamilFont {
  readonly id: string;
  readonly name: string;
  readonly kind: 'standard' | 'font';
  readonly aliases: readonly string[];
  /** அ to ஔ, then ஃ. */
  readonly vowels: string;
  /** In the order of `CONSONANTS`. */
  readonly consonants: string;
  /**
   * A sign, and, if not all letters take it, the form of every consonant: σ where it is the letter and the sign, ∅ where the font has none.
   * `pure` is without a vowel; the others with that vowel.
   */
  readonly pure: string;
  readonly i: string;
  readonly ii: string;
  readonly u: string;
  readonly uu: string;
  /** The signs of ā (after the letter), e, ē, ai (before it) and the second half of au. */
  readonly signs: string;
  /** Further forms that are read, and the ligature of Śrī. */
  readonly also?: Readonly<Record<string, string>>;
  /** Forms of `also` that are written in place of what the columns say. */
  readonly preferred?: string;
  /** Strokes that make the u before them long. */
  readonly lengthening?: string;
  /** Marks that stand elsewhere because a letter has their place: the mark, then its place. */
  readonly marks?: Readonly<Record<string, string>>;
}

export const VOWELS = 'அ ஆ இ ஈ உ ஊ எ ஏ ஐ ஒ ஓ ஔ ஃ'.split(' ');
export const CONSONANTS = 'க ங ச ஞ ட ண த ந ப ம ய ர ல வ ழ ள ற ன ஜ ஷ ஸ ஹ க்ஷ'.split(' ');

/** The first code of TACE16, which has a code for every syllable in a private area; it is regular, and needs no table. */
export const TACE_FIRST = 0xe200;

export const tamilFonts: readonly TamilFont[] = [
  {
    id: 'tscii',
    name: 'TSCII 1.7',
    kind: 'standard',
    aliases: [],
    vowels: '« ¬ þ ® ¯ ° ± ² ³ ´ µ ¶ ·',
    consonants: '¸ ¹ º » ¼ ½ ¾ ¿ À Á Â Ã Ä Å Æ Ç È É ƒ „ … † ‡',
    pure: '∅ ì í î ï ð ñ ò ó ô õ ö ÷ ø ù ú û ü ý ˆ ‰ Š ‹ Œ',
    i: '¢ σ σ σ σ Ê σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ',
    ii: '£ σ σ σ σ Ë σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ',
    u: '¤ Ì ™ Í š Î Ï Ð Ñ Ò Ó Ô Õ Ö × Ø Ù Ú Û σ σ σ σ σ',
    uu: '¥ Ü › Ý œ Þ ß à á â ã ä å æ ç è é ê ë σ σ σ σ σ',
    signs: '¡ ¦ § ¨ ª',
    also: { '‚': 'ஸ்ரீ', '\u00ad': 'இ', '∙': 'ஃ' },
  },
  {
    id: 'tab',
    name: 'TAB (Tamil bilingual)',
    kind: 'standard',
    aliases: [],
    vowels: 'Ü Ý Þ ß à á â ã ä å æ å÷ ç',
    consonants: 'è é ê ë ì í î ï ð ñ ò ó ô õ ö ÷ ø ù ü û ú ý þ',
    pure: '¢',
    i: '¤ σ σ σ σ ® σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ',
    ii: '¦ σ σ σ σ ¯ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ',
    u: '§ ° ± ² ³ ´ µ ¶ ¸ ¹ º » ¼ ½ ¾ ¿ À Á Â σ σ σ σ σ',
    uu: '¨ Ã Ä Å Æ Ç È É Ë Ì Í Î Ï Ö × Ø Ù Ú Û σ σ σ σ σ',
    signs: '£ ª « ¬ ÷',
    also: { ÿ: 'ஸ்ரீ' },
  },
  {
    id: 'tam',
    name: 'TAM (Tamil monolingual)',
    kind: 'standard',
    aliases: [],
    vowels: 'Ü Ý Þ ß à á â ã ä å æ å÷ ç',
    consonants: 'è é ê ë ì í î ï ð ñ ò ó ô õ ö ÷ ø ù ü û ú ý þ',
    pure: '¢ ‚ ƒ „ … † ‡ ˆ ‰ Š ‹ Œ ˜ ™ š › œ Ÿ ¡ x w v y z',
    i: '¤ A B C D ® E F G H I J K L M N O P Q T S R U V',
    ii: '¦ W X Y Z ¯ a b c d e f g h i j k l m p o n q r',
    u: '§ ° ± ² ³ ´ µ ¶ ¸ ¹ º » ¼ ½ ¾ ¿ À Á Â σ σ σ σ σ',
    uu: '¨ Ã Ä Å Æ Ç È É Ë Ì Í Î Ï Ö × Ø Ù Ú Û σ σ σ σ σ',
    signs: '£ ª « ¬ ÷',
    also: { ÿ: 'ஸ்ரீ' },
  },
  {
    id: 'anjal',
    name: 'Anjal (Murasu, before TSCII)',
    kind: 'font',
    aliases: ['murasu', 'inaimathi'],
    vowels: '\u0081 ‚ ƒ „ … † ‡ ˆ ‰ Š ‹ Šã Œ',
    consonants: '\u008d š œ £ ¥ « ° µ º À Æ Ì Ò × Ý ã é î ó õ ÷ ù û',
    pure: '∅ ™ › ¢ ¤ ª ¯ ´ ¹ ¿ Å Ë Ñ Ö Ü â è í ò ô ö ø ú ü',
    i: '’ Ž σ \u009d σ ¦ ¬ ± ¶ » Á Ç Í Ó Ø Þ ä ê ï σ σ σ σ σ',
    ii: '“ \u008f σ ž σ § \u00ad ² ÿ ¼ Â È Î Ô Ù ß å ë ð σ σ σ σ σ',
    u: '” \u0090 ∅ Ÿ ∅ ¨ ® ³ ¸ ½ Ã É Ï Õ Ú à æ ì ñ σ σ σ σ σ',
    uu: '• ˜ ∅ ¡ ∅ © ®– ³– ¸– ¾ Ä Ê Ð Õ– Û á ç ì– ñ– σ σ σ σ σ',
    signs: '‘ — þ € ã',
    also: { ý: 'ஸ்ரீ' },
  },
  {
    id: 'bamini',
    name: 'Bamini',
    kind: 'font',
    aliases: [],
    vowels: 'm M , < c C v V I x X xs /',
    consonants: 'f q r Q l z j e g k a u y t o s w d [ \\ ] ` ∅',
    pure: ';',
    i: 'p σ σ σ σ b σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ',
    ii: 'P σ σ σ σ B σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ',
    u: '{ F ∅ R ∅ L Z J E G K A U Y T O S W D σ σ σ σ σ',
    uu: '_ $ ∅ # ∅ ^ Z} J} E} G+ % A+ & Y} T+ * Sh W} D} σ σ σ σ σ',
    signs: 'h n N i s',
    // With a dot or an i above it, ra loses its leg, as in print, and looks like the sign of ā; ர் has a key of its own.
    also: { '=': 'ஸ்ரீ', H: 'ர்', 'h;': 'ர்', hp: 'ரி', hP: 'ரீ' },
    preferred: 'H hp hP',
    lengthening: '} +',
    marks: { ',': '>', ';': '@', "'": '|' },
  },
];
