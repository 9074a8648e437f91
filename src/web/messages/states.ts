/** Names of states and of New Delhi, the default place, in other languages than English, by their English names. */
import type { LocaleCode } from './locales.ts';

const ROWS = `New Delhi|नई दिल्ली|புது டெல்லி
Andaman and Nicobar Islands|अंडमान और निकोबार द्वीपसमूह|அந்தமான் நிக்கோபார் தீவுகள்
Andhra Pradesh|आंध्र प्रदेश|ஆந்திரப் பிரதேசம்
Arunachal Pradesh|अरुणाचल प्रदेश|அருணாசலப் பிரதேசம்
Assam|असम|அசாம்
Bihar|बिहार|பீகார்
Chandigarh|चंडीगढ़|சண்டிகர்
Chhattisgarh|छत्तीसगढ़|சத்தீஸ்கர்
Dadra and Nagar Haveli and Daman and Diu|दादरा और नगर हवेली और दमन और दीव|தாத்ரா நகர் ஹவேலி, டாமன் டையூ
Delhi|दिल्ली|டெல்லி
Goa|गोवा|கோவா
Gujarat|गुजरात|குஜராத்
Haryana|हरियाणा|ஹரியானா
Himachal Pradesh|हिमाचल प्रदेश|இமாச்சலப் பிரதேசம்
Jammu and Kashmir|जम्मू और कश्मीर|ஜம்மு காஷ்மீர்
Jharkhand|झारखंड|ஜார்கண்ட்
Karnataka|कर्नाटक|கர்நாடகா
Kerala|केरल|கேரளா
Ladakh|लद्दाख|லடாக்
Lakshadweep|लक्षद्वीप|லட்சத்தீவு
Madhya Pradesh|मध्य प्रदेश|மத்தியப் பிரதேசம்
Maharashtra|महाराष्ट्र|மகாராஷ்டிரா
Manipur|मणिपुर|மணிப்பூர்
Meghalaya|मेघालय|மேகாலயா
Mizoram|मिज़ोरम|மிசோரம்
Nagaland|नागालैंड|நாகாலாந்து
Odisha|ओडिशा|ஒடிசா
Puducherry|पुदुच्चेरी|புதுச்சேரி
Punjab|पंजाब|பஞ்சாப்
Rajasthan|राजस्थान|ராஜஸ்தான்
Sikkim|सिक्किम|சிக்கிம்
Tamil Nadu|तमिलनाडु|தமிழ்நாடு
Telangana|तेलंगाना|தெலங்கானா
Tripura|त्रिपुरा|திரிபுரா
Uttar Pradesh|उत्तर प्रदेश|உத்தரப் பிரதேசம்
Uttarakhand|उत्तराखंड|உத்தராகண்ட்
West Bengal|पश्चिम बंगाल|மேற்கு வங்கம்`;

const COLUMNS: Partial<Record<LocaleCode, number>> = { hi: 1, ta: 2 };

/** Empty for English. */
export function stateNamesIn(locale: LocaleCode): Readonly<Record<string, string>> {
  const column = COLUMNS[locale];
  if (column === undefined) return {};
  return Object.fromEntries(ROWS.split('\n').map((row) => [row.split('|')[0] as string, row.split('|')[column] as string]));
}
