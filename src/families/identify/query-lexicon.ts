import { INDIC } from '../../core/indic/unicode-blocks.ts';

/** Stop words in English, romanised Hindi and Tamil, and in their scripts. */
const STOP_WORD_LIST =
  'a an the is are was will be am of in on at over to for from by with and or my me i we you your our this that these those it its please pls plz ' +
  'what which who whose where when why how do does did can could should would may find get show tell give need want know search see about any some ' +
  'all online free best new there here help make use list current ' +
  'ka ki ke ko kya hai hain kaise kaisa kitna kitne kitni mein me mai se aur ya par pe mera meri mere batao bataye bataiye bata do chahiye konsa kaun kaunsa ' +
  'has have had sa si se wo yeh tha thi wala wali hota hoti karo kare karna karne liye kaha kahan kab kyu kyon ho raha ' +
  'enna enga eppo eppadi epdi yaar evlo la il ku irukku ' +
  'का की के को क्या है हैं में से और पर मेरा मेरी मेरे बताओ बताएं बताइए दो चाहिए कौन कैसे कितना कितने कब कहाँ कहां क्यों लिए करो करें करना सूची सा सी कौनसा कौनसी लगता लगती जी ' +
  'eppa varum enge ethu yaavudu enti emiti ekkada elli kothay kokhon kyan ' +
  'কি কী কোন কোথায় কখন কেমন কত केव्हा କେବେ কেতিয়া  ఏమిటి ఏది ఎక్కడ ఎంత ಏನು ಯಾವುದು ಎಲ್ಲಿ ಎಷ್ಟು എന്താണ് എന്ത് ഏത് എവിടെ എത്ര શું ક્યાં છે કેટલું કેટલો કયો ਕੀ ਹੈ ਦਾ ਦੀ ਦੇ ਕਿੱਥੇ କଣ କେଉଁଠି काय कुठे किती ' +
  'பற்றிய பற்றி எங்கு எந்த eppudu yavaga eppol kobe kyare kadhi kado aahe varum ఎప్పుడు ಯಾವಾಗ എപ്പോൾ എപ്പോഴാണ് কবে ક્યારે कधी आहे लगेगा ਕਦੋਂ எப்போ ' +
  'என்ன எப்படி எப்போது எது எங்கே உள்ள ஒரு என் எவ்வளவு வேண்டும் உங்கள் டு நோக்கி இருந்து వరకు నుండి నుంచి ಇಂದ থেকে થી पासून മുതൽ നിന്ന്';

export const QUERY_STOP_WORDS: ReadonlySet<string> = new Set(STOP_WORD_LIST.split(' '));

/** Words about the subject of a question that are never its name: attributes, proximity, and verbs such as "write". */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    'code codes number numbers no details detail info information name names branches address next upcoming agla agli nearest near nearby closest between ' +
    'date time timing timings samay tarikh taarikh wedding marriage shaadi shadi vivah belongs belong ' +
    'pas paas kis kiska kiske kiski konse konsi script letters whats spoken word words valid check write type typing likho likhe likhna likhen likhiye banao banana ' +
    'समय तारीख कोड नंबर नाम किस किसका पास अगला अगली नज़दीकी लिखो लिखें लिखना लिखिए लिहा लिहायचे कसे ला அருகில் அடுத்த எழுது எழுத ' +
    'কোড নম্বর নাম કોડ નંબર નામ కోడ్ నంబర్ నంబరు పేరు ಕೋಡ್ ನಂಬರ್ ಹೆಸರು കോഡ് നമ്പർ പേര് ਕੋਡ ਨੰਬਰ ਨਾਂ କୋଡ ନମ୍ବର கோடு கோட் நம்பர் எண் பெயர் குறியீடு குறியீட்டு संकेतांक क्रमांक సంఖ్య ಸಂಖ್ಯೆ সংখ্যা નંબરો ' +
    'taluka taluk tehsil tahsil zilla zila jila district तहसील तालुका जिला ज़िला जिल्हा மாவட்டம் வட்டம் జిల్లా ಜಿಲ್ಲೆ ജില്ല জেলা જિલ્લો ਜ਼ਿਲ੍ਹਾ ' +
    'right hoga hogi honge hoyega hue hua ah aa ulla ulloru jagah sheher shehar cha chi che kay aahe konti kaunsi નો ની નું ના ওর ভাষায় बजे निकलेगा निकलता निकलती उगेगा full form likhte likhenge ennu eluthu ezhuthu ezhuthuka eluthuga rayandi bareyiri lekho lakho starting ending departing leaving arriving ettu kitni kitla ketlo entha eshtu evlo ethra koto api json format lookup tax टैक्स रेट दर पर्यंत'
  ).split(' '),
);

export const PROXIMITY_WORDS: ReadonlySet<string> = new Set(
  (
    'nearest near nearby closest pas paas nazdeek najdeek nazdiki najdiki arugil pakkathula daggara hattira javal najik ' +
    'जवळचे जवळची जवळचा पासच्या अति దగ్గరి దగ్గరలో సమీప ಹತ್ತಿರದ അടുത്തുള്ള কাছের কাছাকাছি નજીકનું નજીકની નજીકના ਨੇੜਲਾ around ' +
    'पास नज़दीकी नजदीकी नज़दीक जवळ அருகில் அருகிலுள்ள பக்கத்தில் దగ్గర ಹತ್ತಿರ സമീപം কাছে નજીક ਨੇੜੇ'
  ).split(' '),
);

/** Endings of the genitive and the locative in languages that write them with the noun: কর্ণাটকের, കേരളത്തിന്റെ. */
export const CASE_ENDING =
  /(?:ের|র|ಿನಲ್ಲಿ|ಿನ|তে|ৰ|ত|த்தின்|த்தில்|வின்|வில்|யின்|யில்|ின்|ில்|లోని|లో|యొక్క|ದಲ್ಲಿ|ದ|ನಲ್ಲಿ|ನ|ത്തിന്റെ|ത്തിൽ|യുടെ|യിൽ|ിന്റെ|ിൽ|ની|નું|નો|ના|માં|ची|चा|चे|च्या|मध्ये|ರ|ର|ରେ|য়|க்கு|ಕ್ಕೆ|కు|కి)$/u;

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
