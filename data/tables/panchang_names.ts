/** Names of the panchang in English, Hindi and Tamil, in their order. English names of tithis, nakshatras and months stand in the core. */
export const LANGUAGES = ['en', 'hi', 'ta'] as const;
export type Language = (typeof LANGUAGES)[number];

type Names = readonly string[];
const list = (text: string): Names => text.split(', ');

export const varaNames: Readonly<Record<Language, Names>> = {
  en: list('Ravivara, Somavara, Mangalavara, Budhavara, Guruvara, Shukravara, Shanivara'),
  hi: list('रविवार, सोमवार, मंगलवार, बुधवार, गुरुवार, शुक्रवार, शनिवार'),
  ta: list('ஞாயிறு, திங்கள், செவ்வாய், புதன், வியாழன், வெள்ளி, சனி'),
};

export const tithiNames: Readonly<Record<'hi' | 'ta', Names>> = {
  hi: list('प्रतिपदा, द्वितीया, तृतीया, चतुर्थी, पंचमी, षष्ठी, सप्तमी, अष्टमी, नवमी, दशमी, एकादशी, द्वादशी, त्रयोदशी, चतुर्दशी, पूर्णिमा, अमावस्या'),
  ta: list('பிரதமை, துவிதியை, திருதியை, சதுர்த்தி, பஞ்சமி, சஷ்டி, சப்தமி, அஷ்டமி, நவமி, தசமி, ஏகாதசி, துவாதசி, திரயோதசி, சதுர்த்தசி, பௌர்ணமி, அமாவாசை'),
};

export const nakshatraNames: Readonly<Record<'hi' | 'ta', Names>> = {
  hi: list(
    'अश्विनी, भरणी, कृत्तिका, रोहिणी, मृगशिरा, आर्द्रा, पुनर्वसु, पुष्य, आश्लेषा, मघा, पूर्वा फाल्गुनी, उत्तरा फाल्गुनी, हस्त, चित्रा, स्वाती, विशाखा, अनुराधा, ज्येष्ठा, मूल, पूर्वाषाढ़ा, उत्तराषाढ़ा, श्रवण, धनिष्ठा, शतभिषा, पूर्वा भाद्रपद, उत्तरा भाद्रपद, रेवती',
  ),
  ta: list(
    'அசுவினி, பரணி, கார்த்திகை, ரோகிணி, மிருகசீரிடம், திருவாதிரை, புனர்பூசம், பூசம், ஆயில்யம், மகம், பூரம், உத்திரம், அஸ்தம், சித்திரை, சுவாதி, விசாகம், அனுஷம், கேட்டை, மூலம், பூராடம், உத்திராடம், திருவோணம், அவிட்டம், சதயம், பூரட்டாதி, உத்திரட்டாதி, ரேவதி',
  ),
};

export const yogaNames: Readonly<Record<Language, Names>> = {
  en: list(
    'Vishkambha, Priti, Ayushman, Saubhagya, Shobhana, Atiganda, Sukarma, Dhriti, Shula, Ganda, Vriddhi, Dhruva, Vyaghata, Harshana, Vajra, Siddhi, Vyatipata, Variyan, Parigha, Shiva, Siddha, Sadhya, Shubha, Shukla, Brahma, Indra, Vaidhriti',
  ),
  hi: list(
    'विष्कम्भ, प्रीति, आयुष्मान, सौभाग्य, शोभन, अतिगण्ड, सुकर्मा, धृति, शूल, गण्ड, वृद्धि, ध्रुव, व्याघात, हर्षण, वज्र, सिद्धि, व्यतीपात, वरीयान, परिघ, शिव, सिद्ध, साध्य, शुभ, शुक्ल, ब्रह्म, इन्द्र, वैधृति',
  ),
  ta: list(
    'விஷ்கம்பம், பிரீதி, ஆயுஷ்மான், சௌபாக்கியம், சோபனம், அதிகண்டம், சுகர்மம், திருதி, சூலம், கண்டம், விருத்தி, துருவம், வியாகாதம், ஹர்ஷணம், வஜ்ரம், சித்தி, வியதீபாதம், வரியான், பரிகம், சிவம், சித்தம், சாத்தியம், சுபம், சுப்பிரம், பிராமியம், ஐந்திரம், வைதிருதி',
  ),
};

/** Seven that return, and four that come once a month. */
export const karanaNames: Readonly<Record<Language, Names>> = {
  en: list('Bava, Balava, Kaulava, Taitila, Gara, Vanija, Vishti, Shakuni, Chatushpada, Naga, Kimstughna'),
  hi: list('बव, बालव, कौलव, तैतिल, गर, वणिज, विष्टि, शकुनि, चतुष्पाद, नाग, किंस्तुघ्न'),
  ta: list('பவம், பாலவம், கௌலவம், தைதுலம், கரசை, வணிசை, விஷ்டி, சகுனி, சதுஷ்பாதம், நாகவம், கிம்ஸ்துக்னம்'),
};

export const masaNames: Readonly<Record<'hi' | 'ta', Names>> = {
  hi: list('चैत्र, वैशाख, ज्येष्ठ, आषाढ़, श्रावण, भाद्रपद, आश्विन, कार्तिक, मार्गशीर्ष, पौष, माघ, फाल्गुन'),
  ta: list('சைத்ரம், வைசாகம், ஜ்யேஷ்டம், ஆஷாடம், சிராவணம், பாத்ரபதம், ஆஸ்வினம், கார்த்திகம், மார்கசீர்ஷம், பௌஷம், மாகம், பால்குனம்'),
};

export const tamilMonthNames: Readonly<Record<'en' | 'ta', Names>> = {
  en: list('Chithirai, Vaikasi, Aani, Aadi, Aavani, Purattasi, Aippasi, Karthigai, Margazhi, Thai, Maasi, Panguni'),
  ta: list('சித்திரை, வைகாசி, ஆனி, ஆடி, ஆவணி, புரட்டாசி, ஐப்பசி, கார்த்திகை, மார்கழி, தை, மாசி, பங்குனி'),
};

/** The cycle of sixty years, Prabhava first. */
export const samvatsaraNames: Names = list(
  'Prabhava, Vibhava, Shukla, Pramoda, Prajapati, Angirasa, Shrimukha, Bhava, Yuva, Dhata, Ishvara, Bahudhanya, Pramathi, Vikrama, Vrisha, Chitrabhanu, Svabhanu, Tarana, Parthiva, Vyaya, Sarvajit, Sarvadhari, Virodhi, Vikriti, Khara, Nandana, Vijaya, Jaya, Manmatha, Durmukha, Hemalamba, Vilamba, Vikari, Sharvari, Plava, Shubhakrit, Shobhakrit, Krodhi, Vishvavasu, Parabhava, Plavanga, Kilaka, Saumya, Sadharana, Virodhakrit, Paridhavi, Pramadi, Ananda, Rakshasa, Nala, Pingala, Kalayukta, Siddharthi, Raudra, Durmati, Dundubhi, Rudhirodgari, Raktaksha, Krodhana, Akshaya',
);

/** Of the nine grahas, the lord of each nakshatra in turn. */
export const nakshatraLords: Names = list('Ketu, Venus, Sun, Moon, Mars, Rahu, Jupiter, Saturn, Mercury');
