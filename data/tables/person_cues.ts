/** Words beside which an unknown word that looks like a name is one; typed from general knowledge. In small letters. */
const list = (text: string): ReadonlySet<string> => new Set(text.normalize('NFC').trim().split(/\s+/));

/** What hardly anything but somebody does: "Khriezo said". */
export const humanActs: ReadonlySet<string> =
  list(`said says told asked asks replied proposed seconded objected suggested insisted denied claimed admitted assured warned demanded argued volunteered vowed confessed pleaded sobbed yelled scolds insists suggests claims denies vacated paid signed applied complained complains informed requested mentioned explained promised refused agreed confirmed alleged stated deposed testified phoned rang messaged texted whatsapped called calls
  shouted cried laughed smiled wept slept ate drank married died expired resigned retired fainted slipped apologised apologized begged threatened abused scolded slapped beat hit thinks thought believes hopes wished
  forgot forgets lent borrowed owes wants wanted loves hates stays studies teaches cooks bunked scored topped secured graduated passed attended volunteered thanked congratulated met visited bought sold`);

/** Words of the family and of honour after a name in Latin letters: "Abrar miyan". */
export const kinHonours: ReadonlySet<string> = list(
  `aunty auntie uncle mausi bhabhi bhaiya bhaiyya didi ji garu avargal chechi chetta chettan ettan akka anna thatha paati ajji maam ma'am kaku mami miyan mian baji apa aapa khala bua maasi kaki vahini thambi ikka itha chachi bhabi dada saheb sahab sahib`,
);

/** What things do as well. */
export const commonActs: ReadonlySet<string> =
  list(`came went comes goes brought took takes gave gives pays sent sends submitted collected handed joined left reached returned got lost won failed stood needs works lives knows likes made
  became fell broke looks seems keeps started stopped missed found saw heard helped played`);

/** Before what is said of somebody or something: only with what is said of people alone, or where the letters leave no doubt. */
export const auxiliaries: ReadonlySet<string> = list(
  `is was has had will would can could did does didn't doesn't isn't wasn't hasn't won't can't should must`,
);

/** What is said of people alone, after such a word: "has paid", "is absent", "will collect". */
export const humanPredicates: ReadonlySet<string> =
  list(`paid cleared submitted filled joined called asked told said requested applied resigned attended signed agreed refused promised confirmed complained scored passed married come gone left reached returned
  absent sick ill unwell admitted discharged shifted transferred promoted arrested hospitalised hospitalized coming going replacing leaving joining staying living willing unable angry happy sad late waiting crying sleeping
  collect bring come join attend meet call speak chair pay sign visit talk travel represent handle hand pick drop lead present coordinate cook sing dance teach stay return leave reach inform share decide brief host
  born injured appointed elected selected nominated suspended terminated awarded rude polite pregnant diabetic hypertensive allergic conscious afebrile stable our my his her their on not well down travelling traveling studying sitting standing talking speaking missing`);

/** What many are called at home, and words of English as well: with what people do they are names, not with what is said of things. */
export const petNames: ReadonlySet<string> = list(
  'lucky rocky sunny honey sweety bunny rosy happy jolly lovely goldy prince princess kitty cherry angel joy shiny dimple bubbly twinkle ruby daisy lily',
);

/** After these somebody is named: "informed Thenmozhi", "ask Gulshan". */
export const askingActs: ReadonlySet<string> =
  list(`ask tell told asked inform informed informing request requested requesting remind reminded thank thanked meet met met call called contact contacted invite invited appoint appointed nominated elected suspended
  arrested beat married marry replacing replaced named namely know knows saw visit visited accompany accompanied blame blamed helped scolded slapped interrogated interviewed hired promoted congratulated promote promoting hire appoint nominate elect mark marked award awarded thank relieve relieved adding added add include included looping per drop welcome fetch convince persuade consult summon allow trust escort pay`);

/** After these only what the letters leave no doubt of. */
export const aboutWords: ReadonlySet<string> = list('by with about against between and that because if when while since as but whether');

/** Behind a name in Hindi and Urdu written in Latin letters. */
export const casesOfPeople: ReadonlySet<string> = list('ne');
export const casesOfAll: ReadonlySet<string> = list(
  'se ki ka ke wala wali wale nahi nahin bhi tumhara aapka kab kahan kidhar kal aaj abhi roz aur',
);

/** What people have, after such a word: "Mishti ka admission". */
export const possessions: ReadonlySet<string> =
  list(`admission phone mobile birthday bday shaadi shadi parcel beta beti ladka ladki bachcha bachche bhai bahan behan mummy papa maa baap pita mata pati patni biwi ghar number tabiyat bukhar exam result fees salary pension card aadhaar aadhar operation accident gaadi gadi bike dukaan dukan khet
  paisa paise kiraya rent naam photo message msg call ration challan interview baccha phon jawab bag file khana dawa dawai ilaj report homework`);

/** How it goes on after "se", of people alone: "Ranglal se kehna". */
export const askings: ReadonlySet<string> = list(
  `keh kah kaho kehna kahna kehdo kaha bol bolo bolna boldo bola pooch poochho poocho puchho pucho puchna poochna puch puchh baat mil milna mila mile mili milo lena le lelo paise paisa udhaar phone call`,
);

/** Before who is spoken to. */
export const callingWords: ReadonlySet<string> = list(
  'ok okay arre arey are oye oi sorry haan han yes suno sun listen accha acha achha bhai yaar please plz pls thanks thankyou no nahi dekho bro',
);

/** Before these a capital word is a thing or a place. */
export const thingLeads: ReadonlySet<string> = list('the a an in at near into via using use this that these those install no');

/** In Indian scripts: what is said of somebody who begins a sentence, when or how something is done. */
export const timesOfDoing: ReadonlySet<string> =
  list(`आज कल परसों अभी रोज कभी अब काल उद्या परवा आता कालच आजच આજે કાલે ગઈકાલે હમણાં રોજ আজ কাল গতকাল আগামীকাল এখন এখনও রোজ আজি কালি এতিয়া ଆଜି କାଲି ଏବେ ਅੱਜ ਕੱਲ੍ਹ ਕੱਲ ਹੁਣ آج کل ابھی پرسوں اب
  இன்று நேற்று நாளை இன்னைக்கு நேத்து நாளைக்கு இப்போது இப்ப నిన్న రేపు ఇవాళ ఈరోజు ఇప్పుడు ಇವತ್ತು ಇಂದು ನಿನ್ನೆ ನಾಳೆ ಈಗ ഇന്ന് ഇന്നലെ നാളെ ഇപ്പോൾ ഇന്നും`);

/** Words of the case that tells whose something is. */
export const genitives: ReadonlySet<string> = list('का की के ਦਾ ਦੀ ਦੇ ਦੀਆਂ کا کی کے');

/** How words begin for what people have, and hardly things: relatives, a phone, a fever, a salary, a birthday. */
export const personalThings =
  /^(?:बेट|बहन|भाई|पत्नी|पति|माँ|मां|माता|पिता|पापा|मम्मी|चाचा|मामा|दोस्त|फोन|फ़ोन|मोबाइल|नंबर|साइकिल|बाइक|गाड़ी|घर|दुकान|खेत|पैसा|पैसे|रुपय|किराया|दवा|इलाज|ऑपरेशन|एडमिशन|पार्सल|सामान|चालान|पेंशन|वेतन|तनख्वाह|छुट्टी|शादी|जन्मदिन|तबीयत|तबियत|मौत|मृत्यु|हत्या|बुखार|फाइल|शिकायत|आधार|राशन|बयान|पढ़ाई|फीस|बस्ता|चाबी|मुलग|बायको|नवर|आई|वडील|भाऊ|बहीण|पैसे|भाडे|औषध|पगार|लग्न|वाढदिवस|ताप|दुकान|दप्तर|चाव|दीकर|दिकर|फोन|दीક|દીકર|પત્ની|પતિ|મમ્મી|પપ્પા|ભાઈ|બહેન|ફોન|મોબાઈલ|નંબર|ઘર|દુકાન|પૈસા|ભાડું|દવા|પગાર|લગ્ન|જન્મદિવસ|તબિયત|તાવ|સહી|અરજી|ফোন|মোবাইল|নম্বর|বাড়ি|দোকান|ছেলে|মেয়ে|মেয়ে|মা|বাবা|ভাই|বোন|বউ|স্ত্রী|স্বামী|জ্বর|বিয়ে|জন্মদিন|বেতন|পেনশন|শরীর|সাইকেল|টাকা|ঘৰ|ল'ৰা|ছোৱালী|মাক|দেউতাক|ভায়েক|বিয়া|পেঞ্চন|অসুখ|গা|ফ'ন|ଫୋନ|ମୋବାଇଲ|ନମ୍ବର|ଘର|ଦୋକାନ|ପୁଅ|ଝିଅ|ମା|ବାପା|ଭାଇ|ଭଉଣୀ|ସ୍ତ୍ରୀ|ସ୍ୱାମୀ|ଜ୍ୱର|ବାହାଘର|ଜନ୍ମଦିନ|ଦରମା|ପେନସନ|ଦେହ|ସାଇକେଲ|ਪੁੱਤ|ਧੀ|ਭੈਣ|ਭਰਾ|ਮਾਂ|ਪਿਤਾ|ਪਤਨੀ|ਪਤੀ|ਫੋਨ|ਫ਼ੋਨ|ਮੋਬਾਈਲ|ਨੰਬਰ|ਘਰ|ਦੁਕਾਨ|ਪੈਸ|ਕਿਰਾਇਆ|ਦਵਾਈ|ਤਨਖਾਹ|ਵਿਆਹ|ਜਨਮਦਿਨ|ਤਬੀਅਤ|ਮੌਤ|ਬੁਖਾਰ|ਪੈਨਸ਼ਨ|ਖੇਤ|بیٹ|بہن|بھائی|بیوی|شوہر|ماں|والد|امی|ابو|فون|موبائل|نمبر|گھر|دکان|پیس|کرایہ|دوا|تنخواہ|شادی|سالگرہ|طبیعت|موت|وفات|بخار|پنشن|فائل|شکایت|درخواست|மகன்|மகள்|மனைவி|கணவ|அம்மா|அப்பா|அண்ணன்|தம்பி|தங்கை|அக்கா|போன்|மொபைல்|எண்|வீடு|வீட்டு|கடை|சம்பள|கல்யாண|திருமண|பிறந்தநாள்|உடல்|காய்ச்சல்|ఫోన్|మొబైల్|నంబర్|ఇల్లు|ఇంటి|దుకాణ|కొడుకు|కూతురు|భార్య|భర్త|అమ్మ|నాన్న|అన్న|తమ్ముడు|చెల్లి|అక్క|జ్వర|పెళ్లి|పెళ్ళి|పుట్టినరోజు|జీతం|పెన్షన్|ಫೋನ್|ಮೊಬೈಲ್|ನಂಬರ್|ಮನೆ|ಅಂಗಡಿ|ಮಗ|ಹೆಂಡತಿ|ಪತ್ನಿ|ಗಂಡ|ಅಮ್ಮ|ಅಪ್ಪ|ಅಣ್ಣ|ತಮ್ಮ|ಅಕ್ಕ|ತಂಗಿ|ಜ್ವರ|ಮದುವೆ|ಹುಟ್ಟುಹಬ್ಬ|ಸಂಬಳ|ಪಿಂಚಣಿ|ഫോൺ|മൊബൈൽ|നമ്പർ|വീട്|വീട്ടി|കട|മകൻ|മകൾ|മകളുടെ|ഭാര്യ|ഭർത്താവ്|അമ്മ|അച്ഛൻ|ചേട്ടൻ|ചേച്ചി|അനിയ|പനി|കല്യാണ|വിവാഹ|പിറന്നാൾ|ശമ്പള|പെൻഷൻ)/u;

/** How verbs begin of which somebody is told, given or asked something, and what somebody gets: money, a call, a fever. */
export const receivingVerbs =
  /^(?:बोल|कह|बता|दे(?!ख)|दि[एय]|दी|भेज|मिल|पूछ|बुला|फोन|फ़ोन|कॉल|समझा|सौंप|अस्पताल|भर्ती|नोटिस|गिरफ्तार|छुट्टी|चोट|بول|کہ|بتا|دے|دی|بھیج|مل|پوچھ|بلا|فون|کال|ਬੋਲ|ਕਹਿ|ਦੱਸ|ਦੇ(?!ਖ)|ਦਿ|ਭੇਜ|ਮਿਲ|ਪੁੱਛ|ਬੁਲਾ|ਫੋਨ|ਫ਼ੋਨ|ਪੈਨਸ਼ਨ|सांग|द्या|विचार|बोलाव|कळव|पाठव|भेट|ताप|કહ|આપ|પૂછ|જણાવ|બોલાવ|ફોન|તાવ|મળ|মুল|বল|বোল|দাও|দিন|দিয়|দেব|দিয়|জিজ্ঞ|ফোন|ডাক|জানা|কোৱা|ক'ব|কʼব|কব|সোধ|মাত|ফ'ন|কৈ|ଫୋନ|କୁହ|କହ|ଦିଅ|ଦେ|ପଚାର|ଡାକ|ଜଣା|சொல்|கொடு|கேள|கேட்|கூப்பிடு|பணம்|போன்|அனுப்ப|பேச|చెప్ప|చెబ|ఇవ్వ|ఇచ్చ|అడుగ|పిలువ|పిలవ|ఫోన్|డబ్బు|జ్వర|ಹೇಳ|ಕೊಡ|ಕೊಟ್ಟ|ಕೇಳ|ಕರೆ|ಫೋನ್|ಜ್ವರ|ತಿಳಿಸ|പറ|കൊടു|ചോദി|വിളി|ഫോൺ|അറിയി|പനി|നൽക)/u;

/** How verbs begin that stand right after who does it, where a sentence has nothing else before: saying, coming, going, giving, calling. */
export const tellingVerbs =
  /^(?:बोल[ाीेत]|कह(?:ता|ती|ा|ी|ते)|आया|आयी|आई$|गया$|गयी$|गई$|म्हणाल|म्हणत|आला$|आली$|गेला|गेली|বলল|বলেছ|বলছে|এসেছ|আসেনি|আসবে|এলো|গেছে|গিয়েছ|ফোন|জানাল|জানিয়েছ|ক'লে|কৈছে|আহিছে|আহিব|গৈছে|કહે|કહ્યું|આવ્ય|આવશે|ગયો|ગઈ$|ਆਇਆ|ਆਈ$|ਗਿਆ|ਗਈ$|ਕਹਿੰਦ|କହିଲ|କହିଛ|ଆସିଲ|ଆସିନ|ଆସିବ|ଗଲା|சொன்ன|சொல்லி|சொல்கிற|வந்த|வரவில்லை|வருவ|வரமாட்ட|போன(?:ான்|ாள்|ார்)|கூறின|கேட்ட|చెప్ప|వచ్చ|వస్త|రాలేద|వెళ్ళ|వెళ్ల|అడిగ|అన్నా|ಹೇಳಿ|ಹೇಳು|ಬಂದ|ಬರಲಿಲ್ಲ|ಬರುವು|ಬರ್ತ|ಹೋದ|ಕೇಳಿ|പറഞ്ഞ|വന്ന|വരില്ല|വരും|പോയി|വിളിച്ച|ചോദിച്ച|تھک|بولا|بولی|کہتا|کہتی|آیا|آئی|گیا|گئی)/u;

/** What a name has at its end where somebody is told something, does something or has something; and what it ends in without. */
export const caseEndings: readonly (readonly [ending: string, name: string, kind: 'gets' | 'has' | 'does'])[] = [
  ['ला', '', 'gets'],
  ['ना', '', 'gets'],
  ['ने', '', 'does'],
  ['नी', '', 'does'],
  ['चा', '', 'has'],
  ['ची', '', 'has'],
  ['चे', '', 'has'],
  ['च्या', '', 'has'],
  ['ને', '', 'gets'],
  ['એ', '', 'does'],
  ['ની', '', 'has'],
  ['નો', '', 'has'],
  ['નું', '', 'has'],
  ['ના', '', 'has'],
  ['কে', '', 'gets'],
  ['য়ের', '', 'has'],
  ['য়ের', '', 'has'],
  ['ের', '', 'has'],
  ['র', '', 'has'],
  ['ক', '', 'gets'],
  ['ই', '', 'does'],
  ['য়ে', '', 'does'],
  ['ৰ', '', 'has'],
  ['କୁ', '', 'gets'],
  ['ଙ୍କୁ', '', 'gets'],
  ['ର', '', 'has'],
  ['ଙ୍କର', '', 'has'],
  ['ଙ୍କ', '', 'has'],
  ['யிடம்', '', 'gets'],
  ['விடம்', '', 'gets'],
  ['னிடம்', 'ன்', 'gets'],
  ['ிடம்', '்', 'gets'],
  ['க்கு', '', 'gets'],
  ['வுக்கு', '', 'gets'],
  ['னுக்கு', 'ன்', 'gets'],
  ['வின்', '', 'has'],
  ['யின்', '', 'has'],
  ['னின்', 'ன்', 'has'],
  ['కి', '', 'gets'],
  ['కు', '', 'gets'],
  ['ని', '', 'gets'],
  ['ನಿಗೆ', '', 'gets'],
  ['ಳಿಗೆ', '', 'gets'],
  ['ಗೆ', '', 'gets'],
  ['ನ', '', 'has'],
  ['ಳ', '', 'has'],
  ['ಯ', '', 'has'],
  ['ക്ക്', '', 'gets'],
  ['യ്ക്ക്', '', 'gets'],
  ['ന്', 'ൻ', 'gets'],
  ['നോട്', 'ൻ', 'gets'],
  ['യോട്', '', 'gets'],
  ['യെ', '', 'gets'],
  ['നെ', 'ൻ', 'gets'],
  ['ന്റെ', 'ൻ', 'has'],
  ['യുടെ', '', 'has'],
  ['ുടെ', '്', 'has'],
];

/** Endings and words of honour that are written in one with a name, and what the name ends in without them. */
export const joinedEndings: readonly (readonly [ending: string, name: string])[] = [
  ...caseEndings.filter(([ending]) => ending.length > 1).map(([ending, name]) => [ending, name] as const),
  ...'ांना ांनी ांचा ांची ांचे ांच्या शी कडे कडून साठी जींनी जींना जींचा'.split(' ').map((ending) => [ending, ''] as const),
  ...'ભાઈ ભાઈએ ભાઈને ભાઈની ભાઈનો ભાઈના બેન બેને બેનને બેનની બેનનો થી'.split(' ').map((ending) => [ending, ''] as const),
  ...'বাবু বাবুর বাবুকে দা দার দাকে দি দির দিকে দের ৱে য়ে লৈ দেউ ৰ'.split(' ').map((ending) => [ending, ''] as const),
  ...'ଙ୍କଠାରୁ ଙ୍କୁ ବାବୁ ବାବୁଙ୍କୁ'.split(' ').map((ending) => [ending, ''] as const),
  ...'గారు గారి గారికి గారిని తో ను లు'.split(' ').map((ending) => [ending, ''] as const),
  ...'ರವರ ರವರು ರವರಿಗೆ ರವರನ್ನು ನಿಂದ ನನ್ನು ಳನ್ನು'.split(' ').map((ending) => [ending, ''] as const),
  ['ುಗೆ', '್'],
  ['ನ್ನು', ''],
  ['ின்', '்'],
  ['ுக்கு', '்'],
  ['ுடன்', '்'],
  ['யுடன்', ''],
  ['வுடன்', ''],
  ['னுடன்', 'ன்'],
  ['ிடம்', '்'],
  ['ையும்', ''],
  ['யை', ''],
  ['வை', ''],
  ...'വിന് വിന്റെ വിനെ വിനോട് വും'.split(' ').map((ending) => [ending, ''] as const),
  ['ിന്റെ', '്'],
  ['ിന്', '്'],
  ['ിനെ', '്'],
  ['ിനോട്', '്'],
  ['ും', '്'],
  ['നും', 'ൻ'],
  ['യും', ''],
];

/** Second names that are words of their own as well, by how they sound. */
export const secondNames: ReadonlySet<string> = list(
  'lal candr candra kumar kumari devi dev kaur singh sing ram prasad nat sek sekh bibi begam kanam katun bai datt kisor saran pal das nath busan mohan narayan sundar lata rani bala kant masi masih ali ahmad husen husain kan mian mandal yadav misr miyan',
);

/** Words of honour and of the family that stand after a name, and how they are declined. */
const HONOURS: readonly (readonly [words: string, endings: string])[] = [
  [
    'दीदी भैया भइया चाचा चाची मौसी भाभी काका सर मैडम साहब ताई दादा काकू मावशी साहेब टीचर आंटी अंकल गुरुजी बुआ मामा मामी नाना नानी दादी ताऊ काकी आजी आजोबा वहिनी',
    'ने ला ना चा ची चे च्या ंनी ंना ंचा ंची ंच्या',
  ],
  ['મેડમ સર સાહેબ કાકા માસી બા દાદા ભાભી મામા આંટી અંકલ ટીચર કાકી', 'ને ની નો ના નું એ'],
  ['ম্যাডাম স্যার বাবু কাকু কাকিমা মাসি দিদি দাদা বৌদি সাহেব ছাৰে ছাৰ বাইদেউ পিসি মামা মামি জেঠু ঠাকুমা দাদু আন্টি মাসিমা খুৰী পেহী মাহী ককাইদেউ', 'কে র ের ৰ ক ই'],
  ['ଭାଇ ନାନୀ ଅପା ବାବୁ ସାର୍ ମାଡାମ ମାଉସୀ ମାମୁ ଭାଉଜ ଦାଦା ଦିଦି ଅଜା ଆଣ୍ଟି', 'ଙ୍କୁ ଙ୍କ ଙ୍କର'],
  ['ਜੀ ਭਾਜੀ ਵੀਰ ਚਾਚਾ ਸਾਹਿਬ ਮੈਡਮ صاحب صاحبہ بھائی باجی آپا چچا جی میڈم خالہ آنٹی انکل ماموں پھوپھی ਅੰਕਲ ਆਂਟੀ ਚਾਚੀ ਮਾਸੀ ਭੂਆ ਤਾਇਆ ਭੈਣਜੀ', ''],
  ['அம்மா அக்கா ஐயா தாத்தா மாமா அண்ணா', 'விடம் வுக்கு வின்'],
  ['டீச்சர் ஆன்ட்டி அங்கிள் சித்தி அத்தை பெரியம்மா சித்தப்பா அண்ணன் சார் மேடம் பாட்டி அண்ணனிடம் அண்ணனுக்கு அண்ணனின் சாரிடம் சாருக்கு பாட்டியிடம் பாட்டிக்கு மேடத்திடம்', ''],
  ['గారు గారి అన్న అక్క సార్ మేడమ్ మేడం తాత మామ అత్త పిన్ని బాబాయ్ టీచర్ ఆంటీ అంకుల్ భాయ్ వదిన', 'కి కు ని తో'],
  ['ಅಣ್ಣ ಅಕ್ಕ ಅವರ ಅವರು ಸರ್ ಮೇಡಂ ಅಜ್ಜಿ ಅಜ್ಜ ಟೀಚರ್ ಆಂಟಿ ಅಂಕಲ್ ಮಾಮ', 'ನಿಗೆ ಗೆ ಿಗೆ ನ ರ ನನ್ನು'],
  [
    'ചേട്ടൻ ചേട്ടന് ചേട്ടനോട് ചേട്ടന്റെ മാഷ് സാർ സാറിനോട് സാറിന് മാഡം ടീച്ചർ ടീച്ചറോട് അമ്മാവൻ അമ്മാവന് ഇക്ക ഇക്കയുടെ ഇത്ത ഇത്തയുടെ അമ്മച്ചി അപ്പച്ചൻ സിസ്റ്റർ അമ്മായി താത്ത സാറിനെ',
    '',
  ],
  ['ചേച്ചി', 'ക്ക് യോട് യ്ക്ക് യുടെ'],
];

export const honouring: ReadonlySet<string> = new Set(
  HONOURS.flatMap(([words, endings]) =>
    words.split(' ').flatMap((word) => ['', ...endings.split(' ')].map((ending) => (word + ending).normalize('NFC'))),
  ),
);

/** Who acts and is nobody: offices, courts, the weather. */
export const otherAgents: ReadonlySet<string> =
  list(`सरकार पुलिस अदालत कोर्ट न्यायालय आयोग समिति विभाग मंत्रालय बैंक कंपनी कम्पनी संस्था संगठन पार्टी कांग्रेस भाजपा विपक्ष सत्तापक्ष संसद विधानसभा परिषद निगम नगरपालिका पंचायत प्रशासन शासन थाना थानेदार दरोगा सिपाही हवलदार फौज सेना टीम दल क्लब
  डॉक्टर नर्स वकील जज मास्टर टीचर शिक्षक छात्र छात्रा लड़के लड़की लड़का बच्चे बच्चों लोगों जनता मरीज ग्राहक मालिक नौकर ड्राइवर चोर चोरों डाकू बदमाशों हमलावरों आरोपी पीड़ित पीड़िता महिला औरत आदमी व्यक्ति युवक युवती किसान किसानों मजदूर मजदूरों कर्मचारी कर्मचारियों पड़ोसी पड़ोसियों मेहमान दुकानदार
  बारिश बाढ़ तूफान आंधी गर्मी सर्दी समय भाग्य किस्मत भगवान ईश्वर कुदरत प्रकृति सिस्टम कंप्यूटर सर्वर मशीन प्रोग्राम कम्पायलर किसी सब सबने दोनों कुछ कई उस उन इस इन जिस जिन किस
  حکومت پولیس عدالت بینک کمپنی محکمہ پارٹی فوج ڈاکٹر استاد لوگوں کسی سب ਸਰਕਾਰ ਪੁਲਿਸ ਪੁਲੀਸ ਅਦਾਲਤ ਬੈਂਕ ਕੰਪਨੀ ਵਿਭਾਗ ਪਾਰਟੀ ਫੌਜ ਡਾਕਟਰ ਲੋਕਾਂ ਕਿਸਾਨਾਂ ਬੱਚਿਆਂ ਕਿਸੇ ਸਭ`);

/** Before these a capital word is rather a place. */
export const placeLeads: ReadonlySet<string> = list(
  'in at from near to via the a an this that of between towards around through into reach reached visit visited mein me se tak using use install',
);

/** Words that tell that somebody is spoken of. */
export const personalWords: ReadonlySet<string> =
  list(`he she his her him himself herself sir madam ma'am mam miss aunty uncle ji bhai bhaiya didi anna akka garu beta beti son daughter wife husband mother father brother sister mummy papa friend cousin
  absent leave fever sick admitted discharged patient student students teacher class roll marks exam homework aged yrs years born birthday married wedding salary resigned joined interview candidate employee colleague manager
  complainant accused witness victim deceased petitioner respondent advocate statement arrested police fir signed signature thanks thank regards dear congratulations congrats welcome sorry condolences
  uska uski unka unki usko unko woh wo usne unhone tabiyat shaadi phone call message`);

/** What follows who is spoken to: "Zubeda, please check". */
export const requests: ReadonlySet<string> = list(
  'please pls plz kindly can could will would did have are do you your i we thanks call send come check where when why what how if tum aap tu kal aaj kab kahan kya zara jaldi suno',
);

/** "Ritabrata and team". */
export const companions: ReadonlySet<string> = list(
  'team family others co group friends company wife husband party associates his her sons brothers',
);

/** In Indian scripts, before who is written to. */
export const dearWords: ReadonlySet<string> =
  list(`प्रिय प्यारे प्यारी आदरणीय आदरणीया माननीय अरे सुनो हैलो हेलो नमस्ते नमस्कार அன்புள்ள வணக்கம் மதிப்பிற்குரிய ప్రియమైన గౌరవనీయులైన నమస్కారం ಪ್ರಿಯ ಪ್ರೀತಿಯ ನಮಸ್ಕಾರ പ്രിയ പ്രിയപ്പെട്ട നമസ്കാരം
  প্রিয় প্রিয় শ্রদ্ধেয় নমস্কার ওরে প্ৰিয় মৰমৰ নমস্কাৰ પ્રિય આદરણીય નમસ્તે ਪਿਆਰੇ ਪਿਆਰੀ ਸਤਿਕਾਰਯੋਗ ପ୍ରିୟ ନମସ୍କାର عزیز عزیزم پیارے پیاری محترم محترمہ`);
