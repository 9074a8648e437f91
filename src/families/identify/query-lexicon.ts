import { fillerWords, stopWords } from '../../../data/tables/question_words.ts';
import { nativeWordsOf, translationsOf, withoutJoiners, wordTranslations } from '../../../data/tables/word_translations.ts';
import { INDIC } from '../../core/indic/unicode-blocks.ts';
import { LazySet } from '../../core/util/lazy.ts';
import { CASE_ENDING, MIN_STEM, NOUN_ENDING, stemsOf } from './case-endings.ts';

/** Question words, pronouns, particles, politeness and helping verbs, in English and in Indian languages. */
export const QUERY_STOP_WORDS: ReadonlySet<string> = new LazySet(() => [...stopWords, ...nativeWordsOf(stopWords)]);

/** Words about the subject of a question that are never its name: attributes, proximity, and verbs such as "write". */
export const FILLER_WORDS: ReadonlySet<string> = new LazySet(() => [...fillerWords, ...nativeWordsOf(fillerWords)]);

const PROXIMITY = new Set(['near', 'nearest', 'nearby', 'closest', 'around']);
/** Filler words of proximity, with their translations. */
export const PROXIMITY_WORDS: ReadonlySet<string> = new LazySet(() => [...PROXIMITY, ...translationsOf(PROXIMITY)]);

/** The English words for a word of another language, which in an Indian script may have an ending. */
export function translationOf(written: string): readonly string[] | undefined {
  const word = withoutJoiners(written);
  const translation = wordTranslations().get(word);
  if (translation !== undefined || !INDIC.test(word)) return translation;
  const stem = stemsOf(word, NOUN_ENDING).find((one) => one.length > MIN_STEM && wordTranslations().has(one));
  return stem === undefined ? undefined : wordTranslations().get(stem);
}

const REMOVAL: ReadonlySet<string> = new Set(['remove', 'delete', 'removing', 'deleting', 'without']);

/** Whether a word asks to remove something, in any language: what it follows is no value. */
export function isRemoval(word: string): boolean {
  return REMOVAL.has(word) || translationOf(word)?.includes('remove') === true;
}

/** Whether a word is a filler, in an Indian script with any case ending: ಜಿಲ್ಲೆಯ. */
export function isFiller(word: string): boolean {
  return FILLER_WORDS.has(word) || (INDIC.test(word) && stemsOf(word).some((stem) => stem.length > MIN_STEM && FILLER_WORDS.has(stem)));
}

interface NamedLanguage {
  /** ISO 639. */
  readonly code: string;
  readonly script: string;
}

/** Languages by name. */
const LANGUAGES: ReadonlyMap<string, NamedLanguage> = new Map(
  (
    [
      ['en', 'latin', 'english angrezi अंग्रेजी अंग्रेज़ी इंग्लिश इंग्रजी ஆங்கிலம் ஆங்கில ఇంగ్లీష్ ఇంగ్లిష్ ఆంగ్లం ಇಂಗ್ಲಿಷ್ ಇಂಗ್ಲೀಷ್ ഇംഗ്ലീഷ് ইংরেজি ইংরাজি અંગ્રેજી ਅੰਗਰੇਜ਼ੀ'],
      ['hi', 'devanagari', 'hindi हिंदी हिन्दी இந்தி ஹிந்தி హిందీ ಹಿಂದಿ ഹിന്ദി হিন্দি હિન્દી હિંદી ਹਿੰਦੀ'],
      ['ta', 'tamil', 'tamil tamizh thamizh தமிழ் தமிழில் तमिल తమిళం తమిళ ತಮಿಳು തമിഴ് তামিল તમિલ ਤਮਿਲ'],
      ['te', 'telugu', 'telugu తెలుగు तेलुगु தெலுங்கு ತೆಲುಗು തെലുങ്ക് তেলুগু તેલુગુ'],
      ['kn', 'kannada', 'kannada ಕನ್ನಡ कन्नड़ कन्नड கன்னடம் கன்னட కన్నడ കന്നഡ কন্নড় કન્નડ'],
      ['ml', 'malayalam', 'malayalam മലയാളം मलयालम மலையாளம் మలయాళం ಮಲಯಾಳಂ মালয়ালম મલયાલમ'],
      ['mr', 'devanagari', 'marathi मराठी மராத்தி మరాఠీ ಮರಾಠಿ മറാത്തി মারাঠি મરાઠી'],
      ['gu', 'gujarati', 'gujarati gujrati ગુજરાતી गुजराती குஜராத்தி గుజరాతీ ಗುಜರಾತಿ ഗുജറാത്തി গুজরাটি'],
      ['bn', 'bengali', 'bengali bangla বাংলা बंगाली बांग्ला வங்காளம் బెంగాలీ ಬಂಗಾಳಿ ബംഗാളി બંગાળી'],
      ['pa', 'gurmukhi', 'punjabi panjabi ਪੰਜਾਬੀ पंजाबी பஞ்சாபி పంజాబీ ಪಂಜಾಬಿ পাঞ্জাবি પંજાબી'],
      ['or', 'odia', 'odia oriya ଓଡ଼ିଆ ओड़िया'],
      ['as', 'assamese', 'assamese অসমীয়া'],
      ['ur', 'urdu', 'urdu اردو उर्दू'],
      ['ne', 'devanagari', 'nepali नेपाली'],
      ['sa', 'devanagari', 'sanskrit संस्कृत'],
    ] as const
  ).flatMap(([code, script, names]) => names.split(' ').map((name) => [name.normalize('NFC'), { code, script }] as const)),
);

/** Names in Indian scripts may have a case ending: मराठीत, தமிழில், తెలుగులో. */
const NATIVE_LANGUAGE_NAMES = [...LANGUAGES].filter(([name]) => INDIC.test(name));

/** Locative endings in Latin letters: malayalathil, telugulo, kannadadalli. */
const ROMANISED_ENDING = /(?:thil|yil|il|lo|dalli|alli|madhye|madhe|ma|te|me)$/;

export function languageNamed(folded: string): NamedLanguage | undefined {
  const language =
    LANGUAGES.get(folded) ?? LANGUAGES.get(folded.replace(ROMANISED_ENDING, '')) ?? LANGUAGES.get(folded.replace(ROMANISED_ENDING, 'm'));
  if (language || !INDIC.test(folded)) return language;
  // The last sign of a name changes before an ending: தமிழ், தமிழில். Without one it is another word: இந்தியன் is Indian.
  const stems = NATIVE_LANGUAGE_NAMES.map(([name, language]) => [name.replace(/[\u0bcd\u0d02]$/, ''), language] as const);
  return stems.find(([stem]) => folded.startsWith(stem) && CASE_ENDING.test(folded.slice(stem.length)))?.[1];
}

/** Languages by the first character of their Unicode block. */
const LANGUAGES_BY_BLOCK: readonly (readonly [block: number, code: string])[] = [
  [0x0900, 'hi'],
  [0x0980, 'bn'],
  [0x0a00, 'pa'],
  [0x0a80, 'gu'],
  [0x0b00, 'or'],
  [0x0b80, 'ta'],
  [0x0c00, 'te'],
  [0x0c80, 'kn'],
  [0x0d00, 'ml'],
];
/** Words that distinguish Marathi from Hindi. */
const MARATHI =
  /(?:^|\s)(?:आहे|आहेत|काय|कसे|कसा|कशी|किती|मध्ये|ला|चा|ची|चे|शब्दात|शब्दांत|अक्षरात|अक्षरी|अंकात|कुठे|कधी|करा|आजची|आजचे|माझा|माझी|उद्या|जवळ|सुट्टी|सुट्ट्या)(?=\s|$)|ळ/;
const INDIC_LETTER = /(?!\p{Nd})[\u0900-\u0d7f]/u;

/** Code of the language of a text in an Indian script. */
export function languageWritten(text: string): string | undefined {
  const letter = INDIC_LETTER.exec(text)?.[0].charCodeAt(0);
  if (letter === undefined) return undefined;
  const code = LANGUAGES_BY_BLOCK.findLast(([block]) => letter >= block)?.[1];
  return code === 'hi' && MARATHI.test(text) ? 'mr' : code;
}
