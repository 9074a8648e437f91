/**
 * Where the letters stand in the fonts and encodings that Tamil was written in before Unicode: each letter, sign and ligature of
 * the script, and the characters that a text shows for it. TSCII and TACE16 are published standards, as are TAB and TAM, the
 * bilingual and the monolingual code of the Government of Tamil Nadu (1999). The others are layouts of fonts: Anjal the older one
 * of Murasu's, Bamini and Vanavil after the typewriter, Indoweb with the letters of Vanavil 128 places higher, Anu and Indica the
 * same letters under the codes of Windows and of the Macintosh. A font is added by one more row.
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
  {
    id: 'vanavil',
    name: 'Vanavil',
    kind: 'font',
    aliases: ['murasoli'],
    vowels: 'm M Ï < c C v V I x X xs ~',
    consonants: 'f ‡ r P l z j e g k a u y t H s w d # õ [ A ∅',
    pure: '∅ ¡ § ¢ Š £ © ¤ ª ¥ « Œ ® š › œ Ÿ ‰ ‹ { Z ° À ∅',
    i: '∅ » à Á á o â Â ã Ã ä æ ç è é ê ë ¿ å í î ì ï ∅',
    ii: '∅ Ñ † Ó Ø O Ù Ô Ú Õ Û p ß Ä Å Æ Ç Ö Ü É Ê È Ë ∅',
    u: '& F ¼ R | L Q J E ò K Í U Y Î G S W D σ σ σ σ ∅',
    uu: '] T ½ N ú ^ û ö ü ó _ ô % ÿ ñ > q ù } σ σ σ σ ∅',
    signs: 'h b n i s',
  },
  {
    id: 'indoweb',
    name: 'Indoweb',
    kind: 'font',
    aliases: [],
    vowels: 'í Í ¬ ¼ ã Ã ö Ö É ø Ø øó þ',
    consonants: 'æ § ò ¢ ì ú ê å ç ë á õ ù ô È ó ÷ ä £ Ü ∅ Á Â',
    pure: 'Ð',
    i: '¨ σ σ σ σ ï σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ',
    ii: '© σ σ σ σ Ï σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ σ',
    u: '¦ Æ ³ à ü Ì Ñ Ê Å µ Ë ± Õ Ù ² Ç Ó × Ä σ σ ∅ σ σ',
    uu: 'ð Ô º Î » Þ ½ œ ¿ — ß ¹ ¥ û ´ ¾ ñ ® Û σ σ ∅ σ σ',
    signs: 'è â î é ó',
    also: { '¤': 'ஸ்ரீ', èÐ: 'ர்', 'è¨': 'ரி', 'è©': 'ரீ' },
    preferred: 'èÐ è¨ è©',
  },
  {
    id: 'anu',
    name: 'Anu',
    kind: 'font',
    aliases: ['stmzh'],
    vowels: '¶ g Ö ~ c » ¨ ° n Î { Á à',
    consonants: 'ï ô Ä Q ¦ ð > å Ã \\ B « é k w e Å ª Û \u00ad v Ç ³',
    pure: '∅ Â º ß Þ â õ Ý Í © D F ì _ Ë µ ^ u [ ë i ü ã Õ',
    i: '∅ þ ∅ E ∅ ½ è ] W ¸ t l ö o s a ¹ ¤ M ÷ ´ L N H',
    ii: '∅ ÿ ∅ æ ∅ Ï § y À ¬ * X Z Ü T Ñ C S Ì ý U ¢ ê È',
    u: '∅ z ∅ · ∅ | b m O A x ¥ ò K ¡ ¿ Ó ® Ð h × q ø Y',
    uu: '∅ í ∅ ó ∅ ù I # ± ¯ J R Ô Ù Æ ñ j G û É £ ` Ú f',
    signs: 'V Ø ¼ ç e',
    also: { p: 'ஸ்ரீ', Îe: 'ஔ' },
  },
  {
    id: 'indica',
    name: 'Indica (Macintosh)',
    kind: 'font',
    aliases: [],
    vowels: '∂ g ÷ ~ c ª ® ∞ n Œ { ¡ ‡',
    consonants: 'Ô Ù ƒ Q ¶ Ü > Â √ \\ B ´ È k w e ≈ ™ Ö ≠ v « ≥',
    pure: '∅ ¬ ∫ á â ‚ ı › Õ © D F Ï _ À µ ^ u [ Î i ¸ „ ’',
    i: '∅ ˛ ∅ E ∅ É Ë ] W ∏ t l ˆ o s a Ñ § M ˜ ¥ L N H',
    ii: '∅ ˇ ∅ Ê ∅ œ ß y ¿ ¨ * X Z ‹ T — C S Ã ä U ¢ Í »',
    u: '∅ z ∅ à ∅ | Ó m O A x • Ú K ° ø ” Æ – h ◊ q ∅ Y',
    uu: '∅ Ì ∅ Û ∅ ˘ I # ± Ø J R ‘ Ÿ ∆ Ò j G ˚ … £ ` ∅ f',
    signs: 'V ÿ º Á e',
    also: { p: 'ஸ்ரீ' },
  },
  {
    id: 'shreelipiavid',
    name: 'Shree-Lipi for Avid',
    kind: 'font',
    aliases: [],
    vowels: 'A B C D E F G H I J K JÍ ∅',
    consonants: 'P V Œ b h n u | £ © ¯ µ » Á Ç Í Ó Ú á å é í ∅',
    pure: '∅ U [ a g m s z ¢ ¨ ® # º À Æ Ì Ò Ø ß ä è ì à ∅',
    i: '∅ Q W ] c i o v { $ ª ° › t Â È Î Ô Û â æ ê î ∅',
    ii: '∅ R X ^ d j p w } ¥ « ± Ÿ — Ã É Ï Õ Ü ã ç ë ï ∅',
    u: 'ú S Y ” e k q x ~ > • M ¸ ˜ Ä Ê ™ Ö ˆ σ σ σ σ ∅',
    uu: '„ T Z ‹ f l r y ¡ § ‰ N O ¿ Å Ë Ñ – Ù σ σ σ σ ∅',
    signs: 'õ ö @ ø Í',
    also: { ÿ: 'ஸ்ரீ' },
  },
];
