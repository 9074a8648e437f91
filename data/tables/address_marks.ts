/**
 * The words that mark the parts of an address, in Latin letters and in the scripts of India; typed from general knowledge. In small letters.
 * Some stand before what they mark ("Dist. Pune"), some after it ("Anna Salai"), and many do either.
 */
import { fold } from '../../src/core/text/fold.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(fold));

export const addressMarks = {
  district: list(`dist distt dst dis dits district distric dt dstt zilla zila jila jilla zillah jille
    जिला ज़िला जि जिल्हा जनपद மாவட்டம் மாவட்ட జిల్లా జి ಜಿಲ್ಲೆ ಜಿ ജില്ല ജില്ലാ જિલ્લો જિલ્લા જિ জেলা জিলা ਜ਼ਿਲ੍ਹਾ ਜਿਲ੍ਹਾ ଜିଲ୍ଲା ضلع`),
  subDistrict:
    list(`tal taluk taluka talluk taluko taluq ta tq tk tehsil tahsil tahasil tesil teshil teh tah tehshil ps thana mandal mandalam mdl hobli block blk anchal subdivision
    तहसील तहसिल तालुका ता तालुक मंडल प्रखंड प्रखण्ड अंचल வட்டம் தாலுகா வட்ட మండలం మండల తాలూకా ತಾಲ್ಲೂಕು ತಾಲೂಕು ತಾಲ್ಲೂಕಿನ ಹೋಬಳಿ താലൂക്ക് താലൂക്കിൽ તાલુકો તાલુકા તા ব্লক মহকুমা ਤਹਿਸੀਲ ତହସିଲ ବ୍ଲକ تحصیل`),
  office: list(`po post bo postoffice vpo atpo pob poststation
    डाकघर पोस्ट डाक पो டாக் அஞ்சல் போஸ்ட் தபால் పోస్ట్ పోస్టు తపాలా ಅಂಚೆ ಪೋಸ್ಟ್ പോസ്റ്റ് തപാൽ പി.ഒ પોસ્ટ টপাল পোস্ট ডাকঘর পোঃ ਡਾਕਖਾਨਾ ਡਾਕ ਪੋਸਟ ଡାକଘର ପୋଷ୍ଟ ডাকঘৰ ڈاکخانہ پوسٹ`),
  village: list(`vill village vlg villg vil gram grama gaon gramam mouza mauza mouje moza vpo vp at via
    ग्राम गाँव गांव गाव मौजा मु முகாம் கிராமம் ஊர் గ్రామం గ్రా ಗ್ರಾಮ ಹಳ್ಳಿ ഗ്രാമം ഗ്രാമ ગામ ગ્રામ মুকাম গ্রাম মৌজা ਪਿੰਡ ଗ୍ରାମ ଗାଁ গাঁও گاؤں موضع`),
  street:
    list(`road raod street st marg salai lane gali galli gully theru veedhi veethi vidhi beedi rasta path sarani sadak highway bypass avenue ave main cross mainroad nh sh ring streets roads rasthe raste feet ft
    रोड मार्ग गली सड़क पथ रास्ता रस्ता मार्गावर தெரு சாலை வீதி சந்து ரோடு రోడ్డు రోడ్ వీధి మార్గం ರಸ್ತೆ ಬೀದಿ ಮಾರ್ಗ റോഡ് തെരുവ് വീഥി ലെയ്ൻ રોડ માર્ગ શેરી ગલી রোড সড়ক লেন গলি সরণি সরণী ਰੋਡ ਗਲੀ ਮਾਰਗ ରୋଡ ରୋଡ଼ ଗଳି ମାର୍ଗ ৰোড পথ روڈ گلی سڑک`),
  building:
    list(`building bldg apartment apartments apts apt tower towers complex plaza mansion bhavan bhawan bhavana bhaban chamber chambers heights residency residencies society chs niwas nivas nilaya nilayam villa villas court mall arcade
    house kunj sadan kuteer kutir mahal palace hospital hotel lodge school college temple mandir masjid church gurudwara gurdwara theatre talkies cinema bank office university institute factory mill mills premises compound campus shopping centre center estate
    भवन अपार्टमेंट बिल्डिंग सदन निवास सोसायटी सोसाइटी टॉवर இல்லம் கட்டிடம் குடியிருப்பு వనం భవనం అపార్ట్మెంట్ ಭವನ ನಿಲಯ ಕಟ್ಟಡ ഭവനം വീട് വീട്ടിൽ કોમ્પ્લેક્સ એપાર્ટમેન્ટ સોસાયટી ભવન ভবন অ্যাপার্টমেন্ট আবাসন ਭਵਨ ଭବନ عمارت`),
  landmark: list(`near nr opp opposite behind beside besides adj adjacent adjoining next infront facing above below opps nearby towards
    पास सामने निकट पीछे बगल समोर जवळ मागे அருகில் எதிரில் எதிரே பின்புறம் దగ్గర ఎదురుగా పక్కన వెనుక ಹತ್ತಿರ ಎದುರು ಹಿಂದೆ ಪಕ್ಕ സമീപം എതിർവശം അടുത്ത് പിന്നിൽ પાસે સામે નજીક પાછળ কাছে নিকটে সামনে পাশে বিপরীতে ਨੇੜੇ ਸਾਹਮਣੇ ਪਿੱਛੇ ପାଖ ପାଖରେ ସାମ୍ନା ନିକଟ ওচৰত সন্মুখত قریب سامنے نزد`),
  house:
    list(`hno dno house door flat plot shop unit room no number num survey sy khasra khata khewat gat ward floor flr wing block tower premises municipal old new qtr quarter quarters gala bearing holding stall godown cts
    मकान घर फ्लैट फ़्लैट प्लॉट दुकान क्रमांक नं संख्या वार्ड கதவு எண் இலக்கம் வீடு మనెం ఇంటి నెం నం డోర్ ప్లాట్ ಮನೆ ನಂ ಸಂಖ್ಯೆ ಬ್ಲಾಕ್ ಮಹಡಿ ಫ್ಲಾಟ್ ഫ്ലാറ്റ് നമ്പർ വാർഡ് મકાન ફ્લેટ નં ઘર বাড়ি নং ফ্ল্যাট ওয়ার্ড ਮਕਾਨ ਨੰ ਨੰਬਰ ଘର ନଂ ଫ୍ଲାଟ ঘৰ نمبر مکان فلیٹ`),
  locality:
    list(`nagar nagara colony layout sector phase vihar enclave puram pura puri pet peth pettai peta pada para palli pally halli wadi vadi extension extn garden gardens park bagh basti mohalla moholla chowk chauraha tiraha chokdi maidan circle cross junction square market bazar bazaar mandi
    ganj gunj township area industrial midc gidc sidco sipcot cantt cantonment camp town naka phata stand station gate cheruvu palayam pakkam nagaram ngr guda kunta hills
    नगर कॉलोनी सेक्टर विहार पेठ वाडी मोहल्ला मुहल्ला चौक बाजार बाज़ार गंज நகர் காலனி பேட்டை புரம் பாளையம் నగర్ కాలనీ పేట పురం గూడ ನಗರ ಬಡಾವಣೆ ಹಂತ ಸೆಕ್ಟರ್ ಪೇಟೆ ಕಾಲೋನಿ നഗർ കോളനി പുരം നગર નગર કોલોની સેક્ટર ચોક બજાર নগর কলোনি পাড়া পল্লী বাজার মোড় ਨਗਰ ਕਲੋਨੀ ਸੈਕਟਰ ਮੁਹੱਲਾ ਚੌਕ ਬਾਜ਼ਾਰ ନଗର କଲୋନୀ ସାହି ବଜାର ଛକ নগৰ نگر محلہ کالونی بازار`),
  state: list('state rajya राज्य மாநிலம் రాష్ట్రం ರಾಜ್ಯ സംസ്ഥാനം રાજ્ય রাজ্য ਰਾਜ ରାଜ୍ୟ ریاست'),
  /** What only tells that a pincode, a number or a country follows. */
  other:
    list(`pin pincode pincodes code zip zipcode india bharat pb pbno post box city town branch india's ph phone mob mobile tel telephone contact fax email cell
    पिन पिनकोड कोड भारत फोन मोबाइल மொபைல் பின் அஞ்சலகக் குறியீடு இந்தியா పిన్ కోడ్ ఫోన్ ಪಿನ್ ಕೋಡ್ ഫോൺ പിൻ കോഡ് પિન કોડ ফোন পিন কোড ਪਿੰਨ ਕੋਡ ਫੋਨ ପିନ୍ କୋଡ଼ پن کوڈ`),
} as const satisfies Record<string, ReadonlySet<string>>;

const MARKS: readonly ReadonlySet<string>[] = Object.values(addressMarks);

/** Whether a word, folded, marks some part. */
export function isAddressMark(word: string): boolean {
  return MARKS.some((marks) => marks.has(word));
}

/** Words that say whose the address is. */
export const personMarks: ReadonlySet<string> = list(`mr mrs ms miss shri sri smt kumari dr prof adv messrs attn attention
  श्री श्रीमती सुश्री कुमारी திரு திருமதி செல்வி శ్రీ శ్రీమతి ಶ್ರೀ ಶ್ರೀಮತಿ ശ്രീ ശ്രീമതി શ્રી શ્રીમતી শ্রী শ্রীমতী ਸ਼੍ਰੀ ਸ਼੍ਰੀਮਤੀ ଶ୍ରୀ ଶ୍ରୀମତୀ جناب محترمہ`);

/** Son, daughter, wife or care of: before a name, in Latin letters with a stroke: S/o, D/o, W/o, C/o. */
export const kinMarks: ReadonlySet<string> = list(
  'पुत्र पुत्री पत्नी द्वारा मार्फत மகன் மகள் மனைவி కుమారుడు భార్య ಮಗ ಪತ್ನಿ പുത്രൻ ഭാര്യ પુત્ર પત્ની পিতা স্বামী ਪੁੱਤਰ ਪਤਨੀ',
);
