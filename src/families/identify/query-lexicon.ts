/** Stop words in English, romanised Hindi and Tamil, and in their scripts. */
const STOP_WORD_LIST =
  'a an the is are was will be am of in on at over to for from by with and or my me i we you your our this that these those it its please pls plz ' +
  'what which who whose where when why how do does did can could should would may find get show tell give need want know search see about any some ' +
  'all online free best new there here help make use list current ' +
  'ka ki ke ko kya hai hain kaise kaisa kitna kitne kitni mein me mai se aur ya par pe mera meri mere batao bataye bataiye bata do chahiye konsa kaun kaunsa ' +
  'wala wali hota hoti karo kare karna karne liye kaha kahan kab kyu kyon ho raha ' +
  'enna enga eppo eppadi epdi yaar evlo la il ku irukku ' +
  'का की के को क्या है हैं में से और पर मेरा मेरी मेरे बताओ बताएं बताइए दो चाहिए कौन कैसे कितना कितने कब कहाँ कहां क्यों लिए करो करें करना ' +
  'என்ன எப்படி எப்போது எது எங்கே உள்ள ஒரு என் எவ்வளவு வேண்டும் உங்கள்';

export const QUERY_STOP_WORDS: ReadonlySet<string> = new Set(STOP_WORD_LIST.split(' '));

/** Relative days. Hindi कल means both tomorrow and yesterday; queries are mostly about the future. */
const DAYS: Readonly<Record<number, string>> = {
  0: 'today todays now tonight aaj aj abhi आज अभी இன்று இன்றைய ఈరోజు నేడు ಇಂದು ಈದಿನ ഇന്ന് আজ আজকে આજે आजचा innaiku indru ee roju',
  1: 'tomorrow tomorow tmrw kal कल நாளை రేపు ನಾಳೆ നാളെ কাল কালকে કાલે उद्या naalai naalaiku repu',
  2: 'parson parso परसों நாளைமறுநாள் ఎల్లుండి',
  [-1]: 'yesterday நேற்று నిన్న ನಿನ್ನೆ ഇന്നലെ',
};

const MONTHS: readonly string[] = [
  'january jan जनवरी ஜனவரி',
  'february feb फरवरी फ़रवरी பிப்ரவரி',
  'march mar मार्च மார்ச்',
  'april apr अप्रैल ஏப்ரல்',
  'may मई மே',
  'june jun जून ஜூன்',
  'july jul जुलाई ஜூலை',
  'august aug अगस्त ஆகஸ்ட்',
  'september sep sept सितंबर सितम्बर செப்டம்பர்',
  'october oct अक्टूबर अक्तूबर அக்டோபர்',
  'november nov नवंबर नवम्बर நவம்பர்',
  'december dec दिसंबर दिसम्बर டிசம்பர்',
];

const WEEKDAYS: readonly string[] = [
  'sunday ravivar raviwar रविवार ஞாயிறு',
  'monday somvar somwar सोमवार திங்கள்',
  'tuesday mangalvar मंगलवार செவ்வாய்',
  'wednesday budhvar बुधवार புதன்',
  'thursday guruvar गुरुवार வியாழன்',
  'friday shukravar शुक्रवार வெள்ளி',
  'saturday shanivar शनिवार சனி',
];

/** Maps each word to the number of its list. */
function numbered(lists: Iterable<readonly [number: number, words: string]>): ReadonlyMap<string, number> {
  return new Map(Array.from(lists, ([number, list]) => list.split(' ').map((word) => [word, number] as const)).flat());
}

export const DAYS_FROM_TODAY: ReadonlyMap<string, number> = numbered(Object.entries(DAYS).map(([days, list]) => [Number(days), list]));
export const MONTH_NUMBERS: ReadonlyMap<string, number> = numbered(MONTHS.map((list, at) => [at + 1, list]));
export const WEEKDAY_NUMBERS: ReadonlyMap<string, number> = numbered(WEEKDAYS.map((list, at) => [at, list]));

/** Multipliers after a number. */
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    hundred: 100,
    thousand: 1_000,
    k: 1_000,
    hazar: 1_000,
    lakh: 100_000,
    lakhs: 100_000,
    lac: 100_000,
    lacs: 100_000,
    लाख: 100_000,
    லட்சம்: 100_000,
    million: 1_000_000,
    crore: 10_000_000,
    crores: 10_000_000,
    cr: 10_000_000,
    करोड़: 10_000_000,
    கோடி: 10_000_000,
  }),
);

interface NamedLanguage {
  /** ISO 639. */
  readonly code: string;
  readonly script: string;
}

/** Languages by name. */
export const LANGUAGES: ReadonlyMap<string, NamedLanguage> = new Map(
  (
    [
      ['en', 'latin', 'english angrezi अंग्रेजी अंग्रेज़ी ஆங்கிலம்'],
      ['hi', 'devanagari', 'hindi हिंदी हिन्दी இந்தி'],
      ['ta', 'tamil', 'tamil tamizh thamizh தமிழ் தமிழில் तमिल'],
      ['te', 'telugu', 'telugu తెలుగు तेलुगु'],
      ['kn', 'kannada', 'kannada ಕನ್ನಡ कन्नड़'],
      ['ml', 'malayalam', 'malayalam മലയാളം मलयालम'],
      ['mr', 'devanagari', 'marathi मराठी'],
      ['gu', 'gujarati', 'gujarati gujrati ગુજરાતી गुजराती'],
      ['bn', 'bengali', 'bengali bangla বাংলা बंगाली'],
      ['pa', 'gurmukhi', 'punjabi panjabi ਪੰਜਾਬੀ पंजाबी'],
      ['or', 'odia', 'odia oriya ଓଡ଼ିଆ ओड़िया'],
      ['as', 'assamese', 'assamese অসমীয়া'],
      ['ur', 'urdu', 'urdu اردو उर्दू'],
      ['ne', 'devanagari', 'nepali नेपाली'],
      ['sa', 'devanagari', 'sanskrit संस्कृत'],
    ] as const
  ).flatMap(([code, script, names]) => names.split(' ').map((name) => [name.normalize('NFC'), { code, script }] as const)),
);
