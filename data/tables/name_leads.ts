/** What stands before the name of somebody, in Indian scripts and in Latin letters; typed from general knowledge. In small letters. */
const list = (text: string): ReadonlySet<string> => new Set(text.normalize('NFC').trim().split(/\s+/));

/** The last word of what stands above a signature: "Yours faithfully,", "आपका आज्ञाकारी शिष्य". */
export const signOffs: ReadonlySet<string> =
  list(`regards faithfully sincerely truly obediently thankfully respectfully thanks love wishes cheers best obedient lovingly affectionately cordially thanking sd signed signature
  भवदीय भवदीया प्रार्थी प्रार्थिनी आज्ञाकारी शिष्य शिष्या छात्र छात्रा निवेदक निवेदिका आवेदक आवेदिका विनीत शुभेच्छु शुभचिंतक आपका आपकी हस्ताक्षर धन्यवाद सधन्यवाद विश्वासू विश्वासु आपला आपली नम्र अर्जदार स्नेहांकित
  இப்படிக்கு இவண் உண்மையுள்ள தங்கள் உங்கள் நன்றியுடன் அன்புடன் கையொப்பம் பணிவன்புடன் நன்றி ఇట్లు విధేయుడు విధేయురాలు విశ్వసనీయుడు మీ భవదీయుడు సంతకం ధన్యవాదాలతో కృతజ్ఞతలతో
  ಇಂತಿ ವಿಶ್ವಾಸಿ ವಿಶ್ವಾಸಿಗಳು ವಿಧೇಯ ವಿಧೇಯರು ನಂಬುಗೆಯ ನಿಮ್ಮ ಸಹಿ ವಂದನೆಗಳೊಂದಿಗೆ വിശ്വസ്തതയോടെ വിശ്വസ്തൻ വിശ്വസ്തയായ എന്ന് സ്നേഹപൂർവം സ്നേഹപൂർവ്വം ഒപ്പ് വിനയപൂർവം നന്ദിയോടെ ബഹുമാനപൂർവം
  ইতি বিনীত নিবেদক আপনার ভবদীয় স্বাক্ষর শ্রদ্ধাসহ ধন্যবাদান্তে বিনীতা একান্ত অনুগত বিশ্বস্ত নিবেদিকা শ্ৰদ্ধাৰে বিশ্বাসী বিনীতভাৱে চহী ધન્યવાદ વિશ્વાસુ આપનો આપની લિ લી લિખિતંગ નમ્ર સહી અરજદાર ભવદીય
  ਧੰਨਵਾਦ ਸਹਿਤ ਆਪਦਾ ਆਪਜੀ ਦਾਸ ਵਿਸ਼ਵਾਸਪਾਤਰ ਆਗਿਆਕਾਰੀ ਵਿਦਿਆਰਥੀ ਵਿਦਿਆਰਥਣ ਬਿਨੈਕਾਰ ਦਸਤਖ਼ਤ ਦਸਤਖਤ ਪ੍ਰਾਰਥੀ ବିନୀତ ଆପଣଙ୍କ ବିଶ୍ୱସ୍ତ ଅନୁଗତ ଇତି ନିବେଦକ ଦସ୍ତଖତ ମୋହର ଆଜ୍ଞାଧୀନ
  مخلص نیازمند فرمانبردار خیراندیش دستخط شکریہ تابعدار خاکسار العارض`);

/** Of whom a relative is spoken of: "my son", "मेरा बेटा". */
export const kinOwners: ReadonlySet<string> =
  list(`my our his her their your mera meri mere hamara hamari hamare uska uski uske unka unki unke apna apni apne aapka aapki aapke tumhara en enga enoda engal ennoda avan avar naa maa ma nanna namma ente njangalude amar amader tar mor moi aamar majha majhi majhya maza mazi mazya amcha amchi aamchi maro mari mara amaro amari amara mero mo ama
  मेरा मेरी मेरे हमारा हमारी हमारे उसका उसकी उसके उनका उनकी उनके अपना अपनी अपने आपका आपकी आपके तुम्हारा इनका इनकी इसका इसकी माझा माझी माझ्या माझे आमचा आमची आमच्या त्याचा त्याची तिचा तिची त्यांचा त्यांची त्यांचे
  என் எனது எங்கள் எங்க அவர் அவரது அவரின் என்னுடைய உங்கள் தன் தனது நம்ம நா నా మా మన ఆయన ఆమె అతని వారి మీ ನನ್ನ ನಮ್ಮ ಅವರ ಅವನ ಅವಳ ನಿಮ್ಮ എന്റെ ഞങ്ങളുടെ അവന്റെ അവളുടെ അയാളുടെ അദ്ദേഹത്തിന്റെ നിങ്ങളുടെ
  আমার আমাদের তার তাঁর তাদের আপনার তোমার মোৰ আমাৰ তেওঁৰ তাইৰ મારો મારી મારા મારું અમારો અમારી અમારા તેમનો તેમની તેમના તેનો તેની તેના તમારો તમારી તમારા
  ਮੇਰਾ ਮੇਰੀ ਮੇਰੇ ਸਾਡਾ ਸਾਡੀ ਸਾਡੇ ਉਸਦਾ ਉਸਦੀ ਉਸਦੇ ਉਹਦਾ ਉਹਦੀ ਤੁਹਾਡਾ ਤੁਹਾਡੀ ମୋ ମୋର ଆମ ଆମର ତାଙ୍କ ତାଙ୍କର ତାର ଆପଣଙ୍କ میرا میری میرے ہمارا ہماری ہمارے اس ان اپنا اپنی اپنے آپ`);

/** Relatives and others whose name is often said after the word. */
export const kin: ReadonlySet<string> =
  list(`son daughter wife husband father mother brother sister uncle aunt aunty nephew niece cousin grandson granddaughter grandfather grandmother friend neighbour neighbor colleague boss manager maid driver tenant landlord sister-in-law brother-in-law teacher classmate roommate partner nominee fiance fiancee ward child kid baby elder younger son's late
  nanad devar jeth devrani jethani saala saali mol mon mole mone nanna naanna nanna ammamma tatha thatha paati patti ettan ikka umma vaapa uppa
  beta beti bete bhai behen behan bahan pati patni biwi bivi dost papa pitaji mummy mataji chacha chachi mama mami mausi bua dada dadi nana nani bhabhi jija sasur saas bahu damaad poti pota padosi malik naukar magan magal manaivi kanavar anna akka thambi thangai appa amma nanban thozhi koduku kuthuru kooturu abbayi ammayi bharya bhartha bharta tammudu chelli annayya akkayya maga magalu hendathi ganda tamma tangi appa amma makan makal makane makale bharya barthavu chettan chechi aniyan anujathi anujan chele meye stri swami bhai bon bou baba mulga mulgi bayko navra bhau bahin dikro dikri dikra patni ben puttar puttr dhee veer bhenji pua jhia
  बेटा बेटी बेटे पुत्र पुत्री सुपुत्र सुपुत्री पति पत्नी बीवी भाई बहन बहू दामाद पिता पिताजी माता माताजी मां माँ चाचा चाची मामा मामी मौसी बुआ दादा दादी नाना नानी भाभी जीजा ससुर सास पोता पोती नाती भतीजा भतीजी भांजा भांजी दोस्त मित्र सहेली पड़ोसी पड़ोसन साथी मालिक नौकर किरायेदार मकान-मालिक ननद देवर देवरानी जेठ साला साली छोटा छोटी बड़ा बड़ी
  मुलगा मुलगी मुलाला मुलीला मुलाने मुलीने पत्नी नवरा नवऱ्याने भाऊ बहीण वडील आई सून जावई नातू नात मैत्रीण मित्राला शेजारी काका काकू मावशी आत्या दीर वहिनी
  மகன் மகள் மனைவி கணவர் கணவன் அண்ணன் தம்பி அக்கா தங்கை அப்பா அம்மா தந்தை தாய் தாயார் நண்பர் நண்பன் தோழி மாமா அத்தை மருமகள் மருமகன் பேரன் பேத்தி பாட்டி தாத்தா சித்தப்பா சித்தி பெரியப்பா
  అబ్బాయి అమ్మాయి కొడుకు కూతురు కుమారుడు కుమార్తె భార్య భర్త అన్న అన్నయ్య తమ్ముడు అక్క చెల్లి చెల్లెలు నాన్న అమ్మ తండ్రి తల్లి స్నేహితుడు స్నేహితురాలు మిత్రుడు కోడలు అల్లుడు మనవడు మనవరాలు మామ అత్త బాబాయ్ పిన్ని వదిన మరిది బావ
  ಮಗ ಮಗಳು ಮಗನು ಹೆಂಡತಿ ಪತ್ನಿ ಗಂಡ ಪತಿ ಅಣ್ಣ ತಮ್ಮ ಅಕ್ಕ ತಂಗಿ ತಂದೆ ತಾಯಿ ಅಪ್ಪ ಅಮ್ಮ ಸ್ನೇಹಿತ ಸ್ನೇಹಿತೆ ಗೆಳೆಯ ಗೆಳತಿ ಸೊಸೆ ಅಳಿಯ ಮೊಮ್ಮಗ ಮೊಮ್ಮಗಳು ಮಾವ ಅತ್ತೆ ಚಿಕ್ಕಪ್ಪ ಚಿಕ್ಕಮ್ಮ
  മകൻ മകൾ മകനായ മകളായ ഭാര്യ ഭർത്താവ് ചേട്ടൻ ചേച്ചി അനിയൻ അനിയത്തി അനുജൻ അനുജത്തി സഹോദരൻ സഹോദരി അച്ഛൻ അമ്മ അച്ചൻ അമ്മാവൻ സുഹൃത്ത് കൂട്ടുകാരൻ കൂട്ടുകാരി മരുമകൾ മരുമകൻ കൊച്ചുമകൻ കൊച്ചുമകൾ
  ছেলে মেয়ে পুত্র কন্যা স্ত্রী স্বামী বউ ভাই দাদা দিদি বোন বাবা মা বন্ধু বৌমা জামাই নাতি নাতনি কাকা কাকু মামা মাসি পিসি বৌদি প্রতিবেশী ল'ৰা ছোৱালী পুত্ৰ জী পত্নী গিৰিয়েক ভাইটি ককাই বাইদেউ ভনী ভণ্টি দেউতা মা বন্ধু খুৰা মাহী
  દીકરો દીકરી દીકરા પુત્ર પુત્રી પત્ની પતિ ભાઈ બહેન બેન પિતા માતા પપ્પા મમ્મી મિત્ર દોસ્ત વહુ જમાઈ કાકા કાકી મામા મામી ફોઈ માસી પૌત્ર ભાભી નણંદ પાડોશી
  ਪੁੱਤਰ ਪੁੱਤ ਬੇਟਾ ਬੇਟੀ ਧੀ ਕੁੜੀ ਮੁੰਡਾ ਪਤਨੀ ਪਤੀ ਘਰਵਾਲੀ ਭਰਾ ਵੀਰ ਭੈਣ ਪਿਤਾ ਮਾਤਾ ਦੋਸਤ ਨੂੰਹ ਜਵਾਈ ਪੋਤਾ ਪੋਤੀ ਚਾਚਾ ਚਾਚੀ ਮਾਮਾ ਮਾਸੀ ਭੂਆ ਗੁਆਂਢੀ
  ପୁଅ ଝିଅ ସ୍ତ୍ରୀ ପତ୍ନୀ ସ୍ୱାମୀ ଭାଇ ଭଉଣୀ ବାପା ମା ମାଆ ବୋଉ ସାଙ୍ଗ ବନ୍ଧୁ ବୋହୂ ଜ୍ୱାଇଁ ନାତି ନାତୁଣୀ କକା ଖୁଡ଼ୀ ମାମୁଁ ମାଉସୀ
  بیٹا بیٹی بیٹے بیوی شوہر بھائی بہن والد والدہ ابو امی دوست بہو داماد پوتا پوتی چچا چچی ماموں خالہ پھوپھی پڑوسی بھتیجا بھتیجی بھانجا بھانجی`);

/** Who has to do with a court, a bank, a hospital, a school: a name often stands right after. */
export const roles: ReadonlySet<string> =
  list(`petitioner respondent complainant accused deceased applicant patient pt witness plaintiff defendant victim employee student teacher constable inspector driver plumber electrician carpenter nominee guardian tenant landlord customer holder advocate appellant informant candidate passenger guest cashier manager clerk officer engineer nurse sister warden watchman guard conductor postman contractor supplier beneficiary borrower guarantor lessee lessor vendor purchaser buyer seller legatee testator mortgagor farmer pensioner subscriber insured claimant attendant neighbour neighbor colleague friend maid cook chairman chairperson secretary treasurer president member convenor coordinator headmaster headmistress principal sarpanch pradhan mukhiya patwari tehsildar lekhpal asi hc pc si sho ias ips mla mp jawan naik havildar hawaldar subedar lance sepoy rider courier milkman gardener sweeper tailor barber painter mechanic pharmacist librarian peon helper nanny trainer coach tutor intern trainee auditor accountant lawyer builder broker shopkeeper roommate classmate kirayedar padosi doodhwala doodhwale dhobi mistri chowkidar chaukidar darzi thekedar brig brigadier gen lieutenant major captain wing flt sqn late tmt thiru
  दोस्त मित्र मित्राला நண்பர் நண்பன் தோழி స్నేహితుడు స్నేహితురాలు ಸ್ನೇಹಿತ ಸ್ನೇಹಿತೆ സുഹൃത്ത് বন্ধু મિત્ર દોસ્ત ਦੋਸਤ ସାଙ୍ଗ دوست मकानमालिक नर्स चपरासी दूधवाला दूधवाले प्लंबर इलेक्ट्रीशियन दुकानदार चौकीदार माली धोबी दर्जी मिस्त्री ठेकेदार बढ़ई पुजारी क्लर्क मैनेजर कंडक्टर गार्ड कामवाली नौकरानी हेल्पर यात्री सहेली भाडेकरू घरमालक शेजारी शिपाई परिचारिका पेशंट
  ভাড়াটে ভাড়াটিয়া বাড়িওয়ালা বাড়িওয়ালি প্রতিবেশী ডাক্তার নার্স দারোয়ান মিস্ত্রি ড্রাইভার পিয়ন দোকানদার রাঁধুনি ঠিকাদার কেরানি যাত্রী ডাক্তৰ নাৰ্ছ ভাৰাতীয়া ড্ৰাইভাৰ চকীদাৰ দোকানী ভাড়াটে ভাড়াটিয়া বাড়িওয়ালা দারোয়ান
  ભાડૂત ભાડુઆત મકાનમાલિક પાડોશી ડૉક્ટર ડોક્ટર નર્સ પટાવાળા ચોકીદાર ડ્રાઈવર દુકાનદાર પ્લમ્બર કામવાળી પેશન્ટ ਕਿਰਾਏਦਾਰ ਗੁਆਂਢੀ ਡਾਕਟਰ ਨਰਸ ਚੌਕੀਦਾਰ ਡਰਾਇਵਰ ਦੁਕਾਨਦਾਰ ਮਿਸਤਰੀ ਮਾਸਟਰ ਚਪੜਾਸੀ
  ଭଡ଼ାଟିଆ ଘରମାଲିକ ପଡ଼ୋଶୀ ଡାକ୍ତର ନର୍ସ ଚୌକିଦାର ଦୋକାନୀ ପିଅନ ମିସ୍ତ୍ରୀ வாடகைதாரர் நர்ஸ் செவிலியர் காவலாளி பிளம்பர் கடைக்காரர் பால்காரர் நடத்துனர் மேலாளர் ஓட்டுனர் பயணி டீச்சர்
  అద్దెదారు యజమాని నర్సు నర్స్ వాచ్మన్ ప్లంబర్ దుకాణదారు కండక్టర్ టీచర్ మేస్త్రి పేషెంట్ ಬಾಡಿಗೆದಾರ ಮಾಲೀಕ ನರ್ಸ್ ಕಾವಲುಗಾರ ಡ್ರೈವರ್ ಕಂಡಕ್ಟರ್ ಟೀಚರ್ ಮೇಸ್ತ್ರಿ ಪ್ಲಂಬರ್
  വാടകക്കാരൻ വാടകക്കാരി അയൽക്കാരൻ അയൽക്കാരി അയൽവാസി നഴ്സ് വാച്ച്മാൻ കണ്ടക്ടർ പ്ലംബർ മേസ്തിരി സിസ്റ്റർ ടീച്ചർ دار پڑوسی نرس چوکیدار دکاندار استاد ٹھیکیدار ملازم ہمسایہ
  गवाह प्रार्थी प्रार्थिनी शिकायतकर्ता आवेदक आवेदिका मृतक मृतका आरोपी अभियुक्त मरीज़ मरीज रोगी पीड़ित पीड़िता छात्र छात्रा चालक ड्राइवर याचिकाकर्ता वादी प्रतिवादी फरियादी लाभार्थी किसान ग्राहक खाताधारक कर्मचारी शिक्षक शिक्षिका अध्यापक अध्यापिका सिपाही हवलदार दरोगा निरीक्षक सरपंच मुखिया प्रधान पटवारी लेखपाल विधायक सांसद अधिवक्ता वकील नामांकित किरायेदार पड़ोसी निवासी सूबेदार साक्षी अर्जदार तक्रारदार फिर्यादी रुग्ण मयत विद्यार्थी विद्यार्थिनी शेतकरी तलाठी खातेदार आशा स्वर्गीय स्व कै दिवंगत
  புகார்தாரர் மனுதாரர் விண்ணப்பதாரர் நோயாளி மாணவர் மாணவி மாணவன் சாட்சி ஆசிரியர் ஆசிரியை ஓட்டுநர் விவசாயி வழக்கறிஞர் எதிர்மனுதாரர் ஊழியர் காவலர் ஆய்வாளர் தலைவர் செயலாளர் வாடிக்கையாளர் பயனாளி குத்தகைதாரர் மறைந்த இறந்த டிரைவர்
  ఫిర్యాదుదారు ఫిర్యాదుదారుడు దరఖాస్తుదారు దరఖాస్తుదారుడు రోగి విద్యార్థి విద్యార్థిని సాక్షి ఉపాధ్యాయుడు ఉపాధ్యాయురాలు డ్రైవర్ రైతు న్యాయవాది పిటిషనర్ నిందితుడు మృతుడు మృతురాలు ఖాతాదారు ఖాతాదారుడు లబ్ధిదారు సర్పంచ్ ఉద్యోగి కానిస్టేబుల్ స్వర్గీయ కీర్తిశేషులు
  ದೂರುದಾರ ದೂರುದಾರರು ಅರ್ಜಿದಾರ ಅರ್ಜಿದಾರರು ರೋಗಿ ವಿದ್ಯಾರ್ಥಿ ವಿದ್ಯಾರ್ಥಿನಿ ಸಾಕ್ಷಿ ಶಿಕ್ಷಕ ಶಿಕ್ಷಕಿ ಶಿಕ್ಷಕರಾದ ಚಾಲಕ ರೈತ ವಕೀಲ ವಕೀಲರಾದ ಆರೋಪಿ ಮೃತ ಖಾತೆದಾರ ಫಲಾನುಭವಿ ನೌಕರ ಪೇದೆ ದಿವಂಗತ ಗ್ರಾಹಕ
  പരാതിക്കാരൻ പരാതിക്കാരി അപേക്ഷകൻ അപേക്ഷക രോഗി വിദ്യാർത്ഥി വിദ്യാർഥി വിദ്യാർത്ഥിനി സാക്ഷി അധ്യാപകൻ അധ്യാപിക ഡ്രൈവർ കർഷകൻ അഭിഭാഷകൻ പ്രതി പ്രതിയായ ഹർജിക്കാരൻ പരേതനായ മരിച്ച ജീവനക്കാരൻ കോൺസ്റ്റബിൾ ഉപഭോക്താവ്
  অভিযোগকারী আবেদনকারী রোগী ছাত্র ছাত্রী সাক্ষী শিক্ষক শিক্ষিকা চালক কৃষক উকিল আসামি অভিযুক্ত মৃত প্রয়াত গ্রাহক সুবিধাভোগী কর্মী কনস্টেবল বাদী বিবাদী অভিযোগকাৰী আবেদনকাৰী ৰোগী ছাত্ৰ ছাত্ৰী শিক্ষয়িত্ৰী সাক্ষী গ্ৰাহক কৃষক মৃতক প্ৰয়াত
  ફરિયાદી અરજદાર દર્દી વિદ્યાર્થી વિદ્યાર્થિની સાક્ષી શિક્ષક શિક્ષિકા ડ્રાઇવર ખેડૂત વકીલ આરોપી મૃતક સ્વર્ગસ્થ ખાતેદાર લાભાર્થી કર્મચારી સરપંચ ગ્રાહક પોલીસકર્મી
  ਸ਼ਿਕਾਇਤਕਰਤਾ ਬਿਨੈਕਾਰ ਮਰੀਜ਼ ਵਿਦਿਆਰਥੀ ਵਿਦਿਆਰਥਣ ਗਵਾਹ ਅਧਿਆਪਕ ਅਧਿਆਪਕਾ ਡਰਾਈਵਰ ਕਿਸਾਨ ਵਕੀਲ ਮੁਲਜ਼ਮ ਮ੍ਰਿਤਕ ਸਵਰਗਵਾਸੀ ਖਾਤਾਧਾਰਕ ਲਾਭਪਾਤਰੀ ਸਰਪੰਚ ਗਾਹਕ ਸਿਪਾਹੀ ਹੌਲਦਾਰ
  ଅଭିଯୋଗକାରୀ ଆବେଦନକାରୀ ରୋଗୀ ଛାତ୍ର ଛାତ୍ରୀ ସାକ୍ଷୀ ଶିକ୍ଷକ ଶିକ୍ଷୟିତ୍ରୀ ଡ୍ରାଇଭର ଚାଷୀ ଓକିଲ ଅଭିଯୁକ୍ତ ମୃତ ମୃତକ ସ୍ୱର୍ଗତ ହିତାଧିକାରୀ ସରପଞ୍ଚ ଗ୍ରାହକ କନେଷ୍ଟବଳ
  पंच उपसरपंच सदस्य अध्यक्ष उपाध्यक्ष कोषाध्यक्ष मुखिया सचिव सिस्टर शेजारी शेजारच्या पाटील খজাঞ্চি সম্পাদক সভাপতি সদস্য সিস্টার সিষ্টাৰ কোষাধ্যক্ষ পাশের
  સિસ્ટર પ્રમુખ ઉપપ્રમુખ સભ્ય મંત્રી તલાટી ਪੰਚ ਪ੍ਰਧਾਨ ਸਕੱਤਰ ਮੈਂਬਰ ਖਜ਼ਾਨਚੀ ਸਿਸਟਰ ସଭାପତି ସମ୍ପାଦକ ସଦସ୍ୟ ସିଷ୍ଟର பொருளாளர் உறுப்பினர் சிஸ்டர் கவுன்சிலர்
  అధ్యక్షుడు అధ్యక్షురాలు కార్యదర్శి సభ్యుడు సభ్యురాలు కోశాధికారి సిస్టర్ పక్కింటి ఎదురింటి ಅಧ್ಯಕ್ಷ ಅಧ್ಯಕ್ಷರು ಅಧ್ಯಕ್ಷರಾದ ಕಾರ್ಯದರ್ಶಿ ಸದಸ್ಯ ಸದಸ್ಯರಾದ ಖಜಾಂಚಿ ಸಿಸ್ಟರ್ ದೂರುದಾರರಾದ ಅರ್ಜಿದಾರರಾದ
  ರೋಗಿಯಾದ ಚಾಲಕರಾದ ಮಾಲೀಕರಾದ ಬಾಡಿಗೆದಾರರಾದ പ്രസിഡന്റ് സെക്രട്ടറി ട്രഷറർ അംഗം വാടകക്കാരനായ വാടകക്കാരിയായ അയൽക്കാരനായ അയൽക്കാരിയായ അയൽവാസിയായ പരാതിക്കാരനായ പരാതിക്കാരിയായ അധ്യാപകനായ അധ്യാപികയായ
  ഡ്രൈവറായ വിദ്യാർത്ഥിയായ വിദ്യാർത്ഥിനിയായ സെക്രട്ടറിയായ പ്രസിഡന്റായ ஓட்டுநரான ஆசிரியரான தலைவரான செயலாளரான மாணவியான மாணவரான
  مدعی ملزم گواہ مریض طالبہ مرحوم مرحومہ متوفی استانی ڈرائیور وکیل سائل`);

/** After these, in Latin letters, somebody is spoken to or written to. */
export const greetings: ReadonlySet<string> = list(
  "hi hello hey dear respected namaste namaskar namaskara namaskaram vanakkam salaam pranam hii hiii helo morning afternoon evening night birthday anniversary congratulations congrats thanks welcome myself am im iam i’m i'm bro bhai bhaiya didi priya ask tell call contact inform remind meet met msg message ping cc attn attention mr kindly",
);

/** Doings of people and what follows them: "spoke to", "signed by", "delivered to", "married". */
export const dealings: ReadonlySet<string> = list(
  'belongs awarded spoke speak spoken speaking talk talked talking delivered deliver handed handover given give gave sold sent send paid pay lent married transferred assigned forwarded received signed approved lodged filed witnessed checked prepared written issued attended collected purchased bought borrowed informed reported complained discussed submitted verified examined recorded advised referred represented accompanied countersigned registered owned borne attested certified recommended addressed payable issued executed gifted bequeathed belongs belonging spoken congratulations tribute allotted entrusted booked told asked heard said mail mailed letter email application request leave message note certificate referred confirmed coordinate coordinated left collected reach seen treated',
);
export const dealingWith: ReadonlySet<string> = list('to by with from for of against named called');

/** Lists of people: "Present:", "Attendees:". */
export const attendance: ReadonlySet<string> = list(
  `team faculty committee group batch players captain staff volunteers jury judges directors partners trustees invitees teachers nurses doctors monitors present attendees attended participants members absent absentees cc bcc winners witnesses panel guests speakers toppers students candidates nominees heirs
  उपस्थित उपस्थिति गवाह सदस्य अनुपस्थित विजेता वारिस साक्षीदार हजर वारस கலந்துகொண்டோர் உறுப்பினர்கள் சாட்சிகள் వారసులు హాజరైనవారు సభ్యులు సాక్షులు ಹಾಜರಿದ್ದವರು ಸದಸ್ಯರು ಸಾಕ್ಷಿಗಳು പങ്കെടുത്തവർ അംഗങ്ങൾ സാക്ഷികൾ উপস্থিত সদস্য সাক্ষী ওয়ারিশ উপস্থিতি હાજર સભ્યો સાક્ષીઓ વારસદાર ਹਾਜ਼ਰ ਮੈਂਬਰ ਗਵਾਹ ਵਾਰਿਸ ଉପସ୍ଥିତ ସଦସ୍ୟ ସାକ୍ଷୀ ଉତ୍ତରାଧିକାରୀ حاضر شرکاء گواہان اراکین`,
);

/** "Sent by:", "Driver name", "प्राप्तकर्ता:": what stands in forms and notes before a name. */
export const formFields: ReadonlySet<string> =
  list(`attn attention to from by sender receiver recipient consignee consignor payee payer deliver prepared approved checked verified signed received contact person owner proprietor prop manager author editor teacher doctor consultant surgeon physician referred guardian father mother husband wife spouse son daughter nominee applicant candidate student employee patient customer client tenant landlord lessee lessor vendor purchaser seller buyer driver passenger complainant accused petitioner respondent plaintiff defendant witness deceased informant advocate counsel judge presenter host speaker chair chairperson secretary treasurer president coordinator head principal incharge supervisor guide author bride groom beneficiary holder insured claimant member representative agent operator technician reporter user borrower guarantor
  पिता माता पति पत्नी प्रार्थी आवेदक प्रेषक प्राप्तकर्ता प्रेषिती ग्राहक मरीज़ मरीज रोगी छात्र छात्रा अभिभावक गवाह शिकायतकर्ता फरियादी आरोपी वादी प्रतिवादी नामिती नामिनी नामांकित चालक शिक्षक डॉक्टर हस्ताक्षर निवेदक नॉमिनी खाताधारक मालिक संपर्क अर्जदार तक्रारदार साक्षीदार रुग्ण पालक वडील आई पाठवणार
  அனுப்புநர் பெறுநர் விண்ணப்பதாரர் மனுதாரர் நோயாளி தந்தை தாய் கணவர் மாணவர் வாடிக்கையாளர் சாட்சி நியமனதாரர் ఫిర్యాదుదారు దరఖాస్తుదారు రోగి తండ్రి తల్లి భర్త విద్యార్థి సాక్షి నామినీ పంపినవారు స్వీకర్త ಅರ್ಜಿದಾರರು ಅರ್ಜಿದಾರ ರೋಗಿ ತಂದೆ ತಾಯಿ ಪತಿ ವಿದ್ಯಾರ್ಥಿ ಸಾಕ್ಷಿ ನಾಮಿನಿ ಇವರಿಂದ ಇವರಿಗೆ
  അപേക്ഷകൻ അപേക്ഷക രോഗി അച്ഛൻ അമ്മ ഭർത്താവ് വിദ്യാർത്ഥി സാക്ഷി നോമിനി അയച്ചത് സ്വീകർത്താവ് പ്രേഷകൻ আবেদনকারী রোগী পিতা মাতা স্বামী ছাত্র সাক্ষী প্রেরক প্রাপক নমিনি গ্রাহক আবেদনকাৰী ৰোগী পিতৃ মাতৃ প্ৰেৰক প্ৰাপক
  અરજદાર દર્દી પિતા માતા પતિ વિદ્યાર્થી સાક્ષી મોકલનાર મેળવનાર નોમિની ગ્રાહક ਬਿਨੈਕਾਰ ਮਰੀਜ਼ ਪਿਤਾ ਮਾਤਾ ਪਤੀ ਵਿਦਿਆਰਥੀ ਗਵਾਹ ਨਾਮਿਨੀ ਗਾਹਕ ଆବେଦନକାରୀ ରୋଗୀ ପିତା ମାତା ସ୍ୱାମୀ ଛାତ୍ର ସାକ୍ଷୀ ପ୍ରେରକ ପ୍ରାପକ ନୋମିନି والد والدہ شوہر مریض سائل گواہ گزار`);

/** What follows such words and is no name: adverbs, things, doings. */
export const notNamesAfter: ReadonlySet<string> =
  list(`बीमार स्कूल पढ़ाई पढ़ता पढ़ती पढ़ रहता रहती काम घर गांव गाँव शहर बाहर अस्पताल दुकान खेत बहुत थोड़ा अच्छा अच्छी बड़ा बड़ी छोटा छोटी कक्षा शादी नौकरी उम्र साल महीने दिन लोग तीन चार पांच पाँच दोनों सुबह शाम रात दोपहर पास साथ लिए वहाँ यहाँ वहां यहां विदेश दिल्ली मुंबई परीक्षा बुखार इलाज डॉक्टर इंजीनियर फौज सेना पुलिस सरकारी जिला ग्राम पंचायत थाना बैंक मोबाइल रोज़ रोज हमेशा कभी फिर जब तब अगर शराब गुस्सा मदद पैसे रुपये बिना महोदय महोदया सहित संख्या द्वारा हेतु एवं हाजिर हाज़िर उपस्थित दर्ज निवासी पिछले अगले वर्तमान पुत्र पुत्री पत्नी पति भाई
  शाळेत आजारी घरी कामावर गावी शिकतो शिकते राहतो राहते खूप मोठा मोठी लहान रोज नेहमी पुण्यात मुंबईत नोकरी परीक्षा इथे तिथे
  பள்ளிக்கு பள்ளியில் வீட்டில் வீட்டுக்கு வேலைக்கு ஊருக்கு இன்னும் மிகவும் ரொம்ப நன்றாக படிக்கிறான் படிக்கிறாள் மருத்துவமனையில் சென்னையில் ஊரில் வெளியூர் காய்ச்சல் உடல் இப்போது பத்தாம் ஐந்தாம் தினமும் எப்போதும் பேரில் பெயரில் மற்றும்
  బడికి పాఠశాలకు ఇంటికి ఇంట్లో పనికి ఊరికి చాలా ఆసుపత్రిలో హైదరాబాద్ ఎప్పుడూ రోజూ చదువుతున్నాడు చదువుతోంది జ్వరం ఈ ఆ ఇంకా మరియు పేరు
  ಶಾಲೆಗೆ ಮನೆಗೆ ಮನೆಯಲ್ಲಿ ಕೆಲಸಕ್ಕೆ ಊರಿಗೆ ತುಂಬಾ ಆಸ್ಪತ್ರೆಯಲ್ಲಿ ಯಾವಾಗಲೂ ದಿನಾ ಓದುತ್ತಿದ್ದಾನೆ ಜ್ವರ ಇನ್ನೂ ಹೆಸರು ಬೆಂಗಳೂರಿನಲ್ಲಿ
  സ്കൂളിൽ സ്കൂളിലേക്ക് വീട്ടിൽ ജോലിക്ക് നാട്ടിൽ വളരെ ആശുപത്രിയിൽ എപ്പോഴും ദിവസവും പഠിക്കുന്നു പനി ഇപ്പോഴും പേര് ഗൾഫിൽ
  স্কুলে বাড়িতে বাড়ি অফিসে কাজে গ্রামে খুব হাসপাতালে সবসময় রোজ পড়ে পড়াশোনা অসুস্থ জ্বর কলকাতায় এখনও নাম স্কুললৈ ঘৰলৈ বেমাৰ বহুত সদায় পঢ়ে
  શાળાએ ઘરે કામે ગામ ખૂબ દવાખાનામાં હંમેશા રોજ ભણે બીમાર તાવ અમદાવાદ હજુ નામ સ્કૂલે ਸਕੂਲ ਘਰ ਕੰਮ ਪਿੰਡ ਬਹੁਤ ਹਸਪਤਾਲ ਹਮੇਸ਼ਾ ਰੋਜ਼ ਪੜ੍ਹਦਾ ਪੜ੍ਹਦੀ ਬਿਮਾਰ ਬੁਖਾਰ ਵਿਦੇਸ਼ ਨਾਂ ਨਾਮ ਵੀ
  ସ୍କୁଲ ଘରେ ଘରକୁ କାମ ଗାଁ ବହୁତ ଡାକ୍ତରଖାନା ସବୁବେଳେ ପ୍ରତିଦିନ ପଢ଼େ ପଢ଼ୁଛି ଅସୁସ୍ଥ ଜ୍ୱର ନାମ ନାଁ اسکول گھر کام گاؤں بہت ہسپتال ہمیشہ روز پڑھتا پڑھتی بیمار بخار نام بھی
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december india indian hindi english tamil telugu kannada malayalam marathi gujarati bengali punjabi urdu odia assamese diwali holi eid onam pongal christmas dussehra navratri bihu google whatsapp facebook instagram amazon flipkart paytm phonepe gpay zomato swiggy ola uber jio airtel vodafone samsung iphone android windows linux github aadhaar`);

/** Names in the letters of Urdu, which does not write its vowels. */
export const urduNames: ReadonlySet<string> =
  list(`محمد احمد علی حسن حسین فاطمہ عائشہ خدیجہ زینب مریم آمنہ نورجہاں شبنم شبانہ رخسانہ رخسار نسرین نسیمہ پروین یاسمین فرحانہ فرزانہ ریحانہ رضیہ سلمیٰ سلمہ صبا سکینہ کلثوم حلیمہ حمیدہ جمیلہ زبیدہ زرینہ ثریا تسلیم تبسم بلقیس بشریٰ افسانہ انجم ارم ثنا عافیہ عالیہ عظمیٰ غزالہ فہمیدہ کوثر گلناز لبنیٰ ممتاز مہناز مہوش نازیہ ناہید نگہت نجمہ نفیسہ نیلوفر وحیدہ ہاجرہ
  نصرت جہاں توفیق شاداب فردوس ناز شاہین شاہدہ رابعہ صائمہ ثمینہ روبینہ شمع شگفتہ صوفیہ فریدہ قمر گل نور نورین ہما زلیخا صفیہ طاہرہ عذرا فوزیہ کنیز منیرہ نرگس انیسہ تحسین زاہدہ شمیمہ سلطانہ مہر رقیہ اسما حمیرا حنا رابیہ
  ابرار احسان اعجاز الیاس امان اویس ایاز باسط تابش ثاقب جبار جہانگیر حسیب حماد دانش ذیشان راحیل رئیس زین سبحان سعد سفیان سلطان شارق شاکر شجاع شمس ضیاء طالب طفیل طلحہ عاطف عاقب عبید عتیق عمار غضنفر فاضل فراز فرحان فرقان فضل فواد قیصر کاظم کبیر
  مبشر مدثر مشرف معاذ منور مہتاب مہدی ندیم نوید نوشین واجد واحد ولی یحییٰ یامین گلزار ببلو پپو راجو سونو مونو پنکی گڈو رامو شیام کرشن ارجن امیت سنیل انیل وجے اجے سنجے راجیو وکاس پوجا نیہا کویتا سیما ریکھا لکشمی
  غلام رسول عرفان عمران سلمان سلیم سلیمان شاہد شاہنواز شکیل شفیق شمیم شہزاد شیخ سید صادق صدیق صابر طارق طاہر ظفر ظہیر عابد عادل عارف عاصم عامر عباس عبدالرحمن عبدالرحمٰن عبداللہ عبدالقادر عبدالکریم عبدالحمید عبدالرشید عثمان عدنان عزیز عقیل علیم عمر عمیر غفور فاروق فہیم فیصل فیروز فیض قاسم قادر کاشف کامران کریم کلیم لطیف ماجد مبارک مجید مجیب محبوب محسن محمود مختار مرتضیٰ مزمل مسعود مشتاق مصطفیٰ مظہر معین مقبول منصور منظور منیر موسیٰ ناصر نثار نذیر نصیر نعیم نواز نوشاد وسیم وقار ہارون ہاشم یاسر یاسین یعقوب یوسف یونس آصف آفتاب ابراہیم ابوبکر اختر ارشاد ارشد اسحاق اسد اسلم اسماعیل اشرف اشفاق اصغر اظہر افتخار افضل اقبال اکبر اکرم الطاف امتیاز امجد امین انصار انور انیس ایوب بابر بشیر بلال تنویر توصیف جاوید جاوید جعفر جلال جلیل جمال جمیل جنید حامد حبیب حفیظ حمزہ حنیف حیدر خالد خلیل خورشید داؤد دلشاد ذاکر راشد رحمان رحمت رحیم رشید رضا رضوان رفیق رمضان ریاض ریحان زاہد زبیر ساجد سجاد سراج سرفراز سرور سعید سکندر سمیر سہیل شبیر شریف شعیب شوکت شہباز صفدر ضمیر عبدالغفار عبدالمجید عبدالستار رمیش راجیش سریش مکیش راہول راہل پریا سنیتا گیتا کماری موہن سوہن رام
  انصاری قریشی صدیقی خان پٹھان مرزا بیگ بیگم فاروقی عثمانی رضوی زیدی نقوی عابدی کاظمی جعفری ہاشمی علوی ادریسی منصوری سیفی سلمانی ملک چشتی قدوائی اعظمی لودھی بخاری گیلانی ڈار لون وانی بٹ میر خاتون بانو بی شاہ شرما ورما گپتا سنگھ کمار یادو چودھری راٹھور احمدی عباسی ندوی قاسمی`);

/** Those of them that are words as well. */
export const everydayUrdu: ReadonlySet<string> = list(
  'نور ناز گل شمع جہاں ضیاء فضل واحد نوید مہر کبیر طالب سلطان قمر ولی شاہین فاضل سعد دانش امان احسان شجاع مشرف منور سیما سرور بٹ تسلیم ضمیر ملک مختار غلام لون میر خان شاہ رام عزیز کریم صبا ثنا بی مبارک شریف رحمت جمال جلال حفیظ صادق عمر منظور معین مقبول کامران شوکت بہن',
);

/** After these, a capital word is who is spoken to, or who speaks. */
export const addressed: ReadonlySet<string> = list(`hi hello hey dear respected birthday am im i'm i’m myself morning namaste vanakkam`);

/** What goes to places as well as to people: after it only a name that is known is one. */
export const carried: ReadonlySet<string> = list(
  'delivered deliver sent send transferred forwarded received reach addressed booked collected bought purchased',
);

/** What is given to people, and hardly to a place. */
export const givings: ReadonlySet<string> = list(
  'handed gave give given giving lent lend returned refunded shown showed gifted entrusted taught fed',
);

/** What people have: "salary of Ratni". */
export const belongings: ReadonlySet<string> =
  list(`salary wages pension loan account sample statement marks fee fees leave attendance death marriage wedding house phone number baggage luggage resume certificate wound condition family photo signature wife husband mother father parents brother sister
  pulse medicine prescription report bp operation surgery discharge admission complaint passport licence birthday absence consent dues deposit locker custody arrest bail`);

/** What people call themselves: "मैं फूलमती देवी बोल रही हूँ". */
export const selfWords: ReadonlySet<string> = list(
  'मैं main mai mein நான் నేను ನಾನು ഞാൻ আমি মই હું ਮੈਂ ମୁଁ میں मी naan nenu naanu njan ami hun myself',
);

/** Between the last two of several. */
export const andWords: ReadonlySet<string> = list('and aur और एवं तथा व आणि மற்றும் మరియు ಮತ್ತು এবং ও আর আৰু અને ਅਤੇ ਤੇ ଏବଂ ଓ اور');

/** After who does something: "गुड्डू ने". */
export const agents: ReadonlySet<string> = list('ने نے ਨੇ');

/** After whom or what something is done to: "गुड्डू को बोलो", but "छवि को हटाएँ" too. */
export const objects: ReadonlySet<string> = list('को کو ਨੂੰ');

/** Between somebody's part and a number: "witness no. 2". */
export const numbering: ReadonlySet<string> = list(
  'no number num nos sl sr संख्या क्रमांक नंबर नं क्र নং নম্বর নম্বৰ નં નંબર எண் நம்பர் నంబర్ నెం ಸಂಖ್ಯೆ ನಂ നമ്പർ ਨੰਬਰ ନଂ ନମ୍ବର نمبر',
);
