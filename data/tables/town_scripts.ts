/** Large towns in Hindi and in the script of their state, where no package has them: written as in `district_scripts.ts`. */
import { type PlaceScripts, readScripts } from './district_scripts.ts';

export const townScripts: readonly PlaceScripts[] = readScripts({
  AP: `Eluru=एलुरु,एलूरु|Adoni=ఆదోని|Bhimavaram=భీమవరం|Hindupur=హిందూపురం|Guntakal=గుంతకల్లు,गुंतकल,गुंटकल|Gudivada=గుడివాడ`,
  BR: 'Biharsharif=बिहारशरीफ,बिहार शरीफ|Danapur=दानापुर|Hajipur=हाजीपुर|Dehri=डेहरी,डेहरी ऑन सोन',
  DL: 'Najafgarh=नजफगढ़|Rohini=रोहिणी|Narela=नरेला|Karol Bagh=करोल बाग,करोलबाग|Nangloi=नांगलोई',
  GJ: `Bilimora=બીલીમોરા,बिलीमोरा|Nadiad=નડિયાદ|Gandhidham=ગાંધીધામ,गांधीधाम|Veraval=વેરાવળ|Palanpur=પાલનપુર,पालनपुर|Vejalpur=વેજલપુર,वेजलपुर|Jetpur=જેતપુર,जेतपुर`,
  HR: 'Bahadurgarh=बहादुरगढ़',
  JH: 'Phusro=फुसरो',
  KA: 'Hubli=हुबली,हुब्बल्ली,ಹುಬ್ಬಳ್ಳಿ|Betgeri=ಬೆಟಗೇರಿ,बेटगेरी|Bhadravathi=ಭದ್ರಾವತಿ,भद्रावती|Robertsonpet=ರಾಬರ್ಟ್‌ಸನ್‌ಪೇಟೆ,रॉबर्टसनपेट',
  MH: `Navi Mumbai=नवी मुंबई,नवी मुम्बई|Kalyan=कल्याण|Dombivli=डोंबिवली,डोम्बिवली|Shivajinagar=शिवाजीनगर,शिवाजी नगर|Borivli=बोरीवली,बोरिवली|Bhayandar=भाईंदर,भायंदर|Dhule=धुळे
    |Ambarnath=अंबरनाथ,अम्बरनाथ|Bhusawal=भुसावळ,भुसावल|Shahuwadi=शाहूवाडी|Virar=विरार`,
  MP: 'Punasa=पुनासा|Murwara=मुड़वारा',
  PB: 'Batala=ਬਟਾਲਾ|Mohali=ਮੋਹਾਲੀ|Khanna=ਖੰਨਾ,खन्ना',
  RJ: 'Sujangarh=सुजानगढ़|Gangapur=गंगापुर,गंगापुर सिटी',
  TN: `Ambattur=அம்பத்தூர்|Avadi=ஆவடி,आवडी|Tiruvottiyur=திருவொற்றியூர்,तिरुवोट्टियूर|Hosur=ஓசூர்,होसुर|Nagercoil=नागरकोइल|Komarapalayam=குமாரபாளையம்,कुमारपालयम|Karaikudi=காரைக்குடி,कारैकुडी
    |Pallavaram=பல்லாவரம்,पल्लावरम|Alandur=ஆலந்தூர்,आलंदूर|Rajapalayam=இராஜபாளையம்,ராஜபாளையம்,राजपालयम`,
  TS: `Ramagundam=రామగుండం,रामागुंडम|Kukatpally=కూకట్‌పల్లి,కూకట్ పల్లి,कूकटपल्ली|Quthbullapur=కుత్బుల్లాపూర్,कुतुबुल्लापुर|Lingampally=లింగంపల్లి,लिंगमपल्ली|Uppal=ఉప్పల్,उप्पल`,
  UP: 'Greater Noida=ग्रेटर नोएडा|Gyanpur=ज्ञानपुर|Bahraich=बहराइच|Loni=लोनी|Orai=उरई|Faizabad=फैजाबाद,फ़ैज़ाबाद|Gonda=गोंडा',
  WB: `Maheshtala=মহেশতলা,महेशतला|Shyamnagar=শ্যামনগর,श्यामनगर|Burdwan=বর্ধমান,बर्धमान|Bally=বালি,बाली|Serampore=শ্রীরামপুর,श्रीरामपुर,सेरामपुर|Gosaba=গোসাবা,गोसाबा
    |English Bazar=ইংরেজ বাজার,इंग्लिश बाज़ार|Jamuria=জামুড়িয়া,जमुरिया|Jaigaon=জয়গাঁও,जयगांव|Santipur=শান্তিপুর,शांतिपुर|Barrackpore=ব্যারাকপুর,बैरकपुर|Raniganj=রানিগঞ্জ,रानीगंज
    |Dum Dum=দমদম,दमदम|Bhadreswar=ভদ্রেশ্বর,भद्रेश्वर`,
});
