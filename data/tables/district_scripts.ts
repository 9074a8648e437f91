/**
 * Districts in the script of their state, and in Hindi where no package has them: `name=script,script`, under the names that are served.
 * Names in Hindi of all others come from packages (`data/recipes/place-scripts.ts`).
 */
const SCRIPTS: Readonly<Record<string, string>> = {
  AN: 'North and Middle Andaman=उत्तर और मध्य अंडमान,उत्तर व मध्य अंडमान',
  AP: `Alluri Sitharama Raju=అల్లూరి సీతారామ రాజు,अल्लूरी सीताराम राजू|Anakapalli=అనకాపల్లి,अनकापल्ली|Anantapur=అనంతపురం,అనంతపురము|Annamayya=అన్నమయ్య,अन्नमय्या
    |Bapatla=బాపట్ల|Chittoor=చిత్తూరు|East Godavari=తూర్పు గోదావరి|Eluru=ఏలూరు|Guntur=గుంటూరు|Kakinada=కాకినాడ|Konaseema=కోనసీమ,कोनसीमा|Krishna=కృష్ణా|Kurnool=కర్నూలు
    |NTR=ఎన్టీఆర్,एनटीआर|Nandyal=నంద్యాల|Palnadu=పల్నాడు,पलनाडु|Parvathipuram Manyam=పార్వతీపురం మన్యం,पार्वतीपुरम मान्यम|Prakasam=ప్రకాశం|SPSR Nellore=నెల్లూరు,नेल्लोर
    |Sri Sathya Sai=శ్రీ సత్యసాయి,श्री सत्य साईं|Srikakulam=శ్రీకాకుళం|Tirupati=తిరుపతి|Visakhapatnam=విశాఖపట్నం|Vizianagaram=విజయనగరం|West Godavari=పశ్చిమ గోదావరి
    |YSR Kadapa=కడప,వైఎస్ఆర్ కడప,कडप्पा`,
  AR: 'Leparada=लेपा राडा,लेपराडा',
  AS: `Bajali=বজালী|Baksa=বাক্সা|Barpeta=বৰপেটা|Biswanath=বিশ্বনাথ|Bongaigaon=বঙাইগাঁও|Cachar=কাছাৰ|Charaideo=চৰাইদেউ|Chirang=চিৰাং|Darrang=দৰং|Dhemaji=ধেমাজি
    |Dhubri=ধুবুৰী|Dibrugarh=ডিব্ৰুগড়|Dima Hasao=ডিমা হাছাও|Goalpara=গোৱালপাৰা|Golaghat=গোলাঘাট|Hailakandi=হাইলাকান্দি|Hojai=হোজাই|Jorhat=যোৰহাট|Kamrup=কামৰূপ
    |Kamrup Metropolitan=কামৰূপ মহানগৰ|Karbi Anglong=কাৰ্বি আংলং|Kokrajhar=কোকৰাঝাৰ|Lakhimpur=লখিমপুৰ|Majuli=মাজুলী|Morigaon=মৰিগাঁও|Nagaon=নগাঁও,नगाँव,नौगांव|Nalbari=নলবাৰী
    |Sivasagar=শিৱসাগৰ|Sonitpur=শোণিতপুৰ|South Salmara Mancachar=দক্ষিণ শালমাৰা মানকাচৰ,दक्षिण सालमारा मानकाचर|Sribhumi=শ্ৰীভূমি,কৰিমগঞ্জ,श्रीभूमि|Tinsukia=তিনিচুকীয়া
    |Udalguri=ওদালগুৰি|West Karbi Anglong=পশ্চিম কাৰ্বি আংলং`,
  BR: 'Araria=अररिया|Sheohar=शिवहर',
  CG: 'Gariyaband=गरियाबंद|Gaurella Pendra Marwahi=गौरेला पेंड्रा मरवाही',
  DH: 'Dadra and Nagar Haveli=दादरा और नगर हवेली,दादरा नगर हवेली,દાદરા અને નગર હવેલી|Daman=દમણ|Diu=દીવ',
  DL: 'Central Delhi=मध्य दिल्ली,सेंट्रल दिल्ली|New Delhi=नई दिल्ली,नयी दिल्ली',
  GA: 'North Goa=उत्तर गोवा,उत्तरी गोवा|South Goa=दक्षिण गोवा,दक्षिणी गोवा',
  GJ: `Ahmedabad=અમદાવાદ|Amreli=અમરેલી|Anand=આણંદ|Arvalli=અરવલ્લી|Banaskantha=બનાસકાંઠા|Bharuch=ભરૂચ|Bhavnagar=ભાવનગર|Botad=બોટાદ|Chhota Udepur=છોટાઉદેપુર,छोटा उदयपुर,छोटा उदेपुर|Dahod=દાહોદ
    |Dang=ડાંગ|Devbhumi Dwarka=દેવભૂમિ દ્વારકા,देवभूमि द्वारका|Gandhinagar=ગાંધીનગર|Gir Somnath=ગીર સોમનાથ|Jamnagar=જામનગર|Junagadh=જૂનાગઢ|Kachchh=કચ્છ|Kheda=ખેડા|Mahesana=મહેસાણા
    |Mahisagar=મહીસાગર|Morbi=મોરબી|Narmada=નર્મદા|Navsari=નવસારી|Panchmahal=પંચમહાલ|Patan=પાટણ|Porbandar=પોરબંદર|Rajkot=રાજકોટ|Sabarkantha=સાબરકાંઠા|Surat=સુરત
    |Surendranagar=સુરેન્દ્રનગર|Tapi=તાપી|Vadodara=વડોદરા|Valsad=વલસાડ`,
  HP: 'Lahaul and Spiti=लाहौल और स्पीति,लाहौल स्पीति',
  KA: `Bagalkot=ಬಾಗಲಕೋಟೆ|Ballari=ಬಳ್ಳಾರಿ|Belagavi=ಬೆಳಗಾವಿ|Bengaluru Rural=ಬೆಂಗಳೂರು ಗ್ರಾಮಾಂತರ|Bengaluru South=ರಾಮನಗರ,ಬೆಂಗಳೂರು ದಕ್ಷಿಣ|Bengaluru Urban=ಬೆಂಗಳೂರು,ಬೆಂಗಳೂರು ನಗರ|Bidar=ಬೀದರ್
    |Chamarajanagara=ಚಾಮರಾಜನಗರ|Chikkaballapura=ಚಿಕ್ಕಬಳ್ಳಾಪುರ,चिक्कबल्लापुर|Chikkamagaluru=ಚಿಕ್ಕಮಗಳೂರು|Chitradurga=ಚಿತ್ರದುರ್ಗ|Dakshina Kannada=ದಕ್ಷಿಣ ಕನ್ನಡ|Davangere=ದಾವಣಗೆರೆ|Dharwad=ಧಾರವಾಡ
    |Gadag=ಗದಗ|Hassan=ಹಾಸನ|Haveri=ಹಾವೇರಿ|Kalaburagi=ಕಲಬುರಗಿ,ಗುಲಬರ್ಗಾ|Kodagu=ಕೊಡಗು|Kolar=ಕೋಲಾರ|Koppal=ಕೊಪ್ಪಳ|Mandya=ಮಂಡ್ಯ|Mysuru=ಮೈಸೂರು|Raichur=ರಾಯಚೂರು|Shivamogga=ಶಿವಮೊಗ್ಗ
    |Tumakuru=ತುಮಕೂರು|Udupi=ಉಡುಪಿ|Uttara Kannada=ಉತ್ತರ ಕನ್ನಡ|Vijayanagara=ವಿಜಯನಗರ,विजयनगर|Vijayapura=ವಿಜಯಪುರ,ಬಿಜಾಪುರ|Yadgir=ಯಾದಗಿರಿ`,
  KL: `Alappuzha=ആലപ്പുഴ,अलप्पुझा,अलाप्पुझा,आलप्पुष़ा|Ernakulam=എറണാകുളം|Idukki=ഇടുക്കി|Kannur=കണ്ണൂർ|Kasaragod=കാസർഗോഡ്,കാസർകോട്|Kollam=കൊല്ലം|Kottayam=കോട്ടയം|Kozhikode=കോഴിക്കോട്
    |Malappuram=മലപ്പുറം|Palakkad=പാലക്കാട്|Pathanamthitta=പത്തനംതിട്ട|Thiruvananthapuram=തിരുവനന്തപുരം|Thrissur=തൃശ്ശൂർ,തൃശൂർ|Wayanad=വയനാട്`,
  LD: 'Lakshadweep=ലക്ഷദ്വീപ്',
  MH: 'Ahilyanagar=अहिल्यानगर|Chhatrapati Sambhajinagar=छत्रपती संभाजीनगर,छत्रपति संभाजीनगर,संभाजीनगर|Dharashiv=धाराशिव|Jalgaon=जळगाव|Thane=ठाणे',
  MN: 'Noney=नोनी,नोने',
  MP: 'Narmadapuram=नर्मदापुरम',
  NL: 'Kiphire=किफिरे,किफायर|Mon=मोन',
  OD: `Angul=ଅନୁଗୋଳ|Balangir=ବଲାଙ୍ଗୀର|Baleshwar=ବାଲେଶ୍ୱର|Bargarh=ବରଗଡ଼|Bhadrak=ଭଦ୍ରକ|Boudh=ବୌଦ୍ଧ|Cuttack=କଟକ|Deogarh=ଦେବଗଡ଼|Dhenkanal=ଢେଙ୍କାନାଳ|Gajapati=ଗଜପତି|Ganjam=ଗଞ୍ଜାମ
    |Jagatsinghpur=ଜଗତସିଂହପୁର|Jajpur=ଯାଜପୁର|Jharsuguda=ଝାରସୁଗୁଡ଼ା|Kalahandi=କଳାହାଣ୍ଡି|Kandhamal=କନ୍ଧମାଳ|Kendrapara=କେନ୍ଦ୍ରାପଡ଼ା|Kendujhar=କେନ୍ଦୁଝର|Khordha=ଖୋର୍ଦ୍ଧା|Koraput=କୋରାପୁଟ
    |Malkangiri=ମାଲକାନଗିରି|Mayurbhanj=ମୟୂରଭଞ୍ଜ|Nabarangpur=ନବରଙ୍ଗପୁର|Nayagarh=ନୟାଗଡ଼|Nuapada=ନୂଆପଡ଼ା|Puri=ପୁରୀ|Rayagada=ରାୟଗଡ଼ା,रायगडा|Sambalpur=ସମ୍ବଲପୁର|Sonepur=ସୋନପୁର,ସୁବର୍ଣ୍ଣପୁର
    |Sundargarh=ସୁନ୍ଦରଗଡ଼,सुंदरगढ़`,
  PB: `Amritsar=ਅੰਮ੍ਰਿਤਸਰ|Barnala=ਬਰਨਾਲਾ|Bathinda=ਬਠਿੰਡਾ|Faridkot=ਫ਼ਰੀਦਕੋਟ,ਫਰੀਦਕੋਟ|Fatehgarh Sahib=ਫ਼ਤਹਿਗੜ੍ਹ ਸਾਹਿਬ,ਫਤਹਿਗੜ੍ਹ ਸਾਹਿਬ|Fazilka=ਫ਼ਾਜ਼ਿਲਕਾ,ਫਾਜ਼ਿਲਕਾ|Ferozepur=ਫ਼ਿਰੋਜ਼ਪੁਰ,ਫਿਰੋਜ਼ਪੁਰ
    |Gurdaspur=ਗੁਰਦਾਸਪੁਰ|Hoshiarpur=ਹੁਸ਼ਿਆਰਪੁਰ|Jalandhar=ਜਲੰਧਰ|Kapurthala=ਕਪੂਰਥਲਾ|Ludhiana=ਲੁਧਿਆਣਾ|Malerkotla=ਮਲੇਰਕੋਟਲਾ,मलेरकोटला,मालेरकोटला|Mansa=ਮਾਨਸਾ|Moga=ਮੋਗਾ|Pathankot=ਪਠਾਨਕੋਟ
    |Patiala=ਪਟਿਆਲਾ|Rupnagar=ਰੂਪਨਗਰ,ਰੋਪੜ|S.A.S. Nagar=ਮੋਹਾਲੀ,ਸਾਹਿਬਜ਼ਾਦਾ ਅਜੀਤ ਸਿੰਘ ਨਗਰ|Sangrur=ਸੰਗਰੂਰ|Shahid Bhagat Singh Nagar=ਸ਼ਹੀਦ ਭਗਤ ਸਿੰਘ ਨਗਰ,ਨਵਾਂਸ਼ਹਿਰ,शहीद भगत सिंह नगर
    |Sri Muktsar Sahib=ਸ੍ਰੀ ਮੁਕਤਸਰ ਸਾਹਿਬ,ਮੁਕਤਸਰ|Tarn Taran=ਤਰਨ ਤਾਰਨ,ਤਰਨਤਾਰਨ`,
  PY: 'Karaikal=காரைக்கால்|Mahe=മാഹി,மாஹே|Puducherry=புதுச்சேரி,பாண்டிச்சேரி|Yanam=యానాం,ஏனாம்',
  SK: 'Pakyong=पाक्योंग|Gangtok=गान्तोक,गंगटोक',
  TN: `Ariyalur=அரியலூர்|Chengalpattu=செங்கல்பட்டு|Chennai=சென்னை|Coimbatore=கோயம்புத்தூர்,கோவை|Cuddalore=கடலூர்|Dharmapuri=தர்மபுரி,தருமபுரி|Dindigul=திண்டுக்கல்|Erode=ஈரோடு,इरोड,ईरोड
    |Kallakurichi=கள்ளக்குறிச்சி|Kanchipuram=காஞ்சிபுரம்|Kanniyakumari=கன்னியாகுமரி|Karur=கரூர்|Krishnagiri=கிருஷ்ணகிரி|Madurai=மதுரை|Mayiladuthurai=மயிலாடுதுறை,मयिलाडुतुरै
    |Nagapattinam=நாகப்பட்டினம்|Namakkal=நாமக்கல்|Perambalur=பெரம்பலூர்|Pudukkottai=புதுக்கோட்டை|Ramanathapuram=இராமநாதபுரம்,ராமநாதபுரம்|Ranipet=இராணிப்பேட்டை,ராணிப்பேட்டை|Salem=சேலம்
    |Sivaganga=சிவகங்கை|Tenkasi=தென்காசி|Thanjavur=தஞ்சாவூர்,தஞ்சை|The Nilgiris=நீலகிரி,नीलगिरि,नीलगिरी|Theni=தேனி|Thiruvallur=திருவள்ளூர்|Thiruvarur=திருவாரூர்|Thoothukudi=தூத்துக்குடி
    |Tiruchirappalli=திருச்சிராப்பள்ளி,திருச்சி|Tirunelveli=திருநெல்வேலி,நெல்லை|Tirupathur=திருப்பத்தூர்|Tiruppur=திருப்பூர்|Tiruvannamalai=திருவண்ணாமலை|Vellore=வேலூர்
    |Villupuram=விழுப்புரம்|Virudhunagar=விருதுநகர்`,
  TR: `Dhalai=ধলাই|Gomati=গোমতী|Khowai=খোয়াই|North Tripura=উত্তর ত্রিপুরা|Sepahijala=সিপাহীজলা|South Tripura=দক্ষিণ ত্রিপুরা|Unakoti=ঊনকোটি|West Tripura=পশ্চিম ত্রিপুরা`,
  TS: `Adilabad=ఆదిలాబాద్|Bhadradri Kothagudem=భద్రాద్రి కొత్తగూడెం|Hanumakonda=హనుమకొండ,హన్మకొండ|Hyderabad=హైదరాబాద్,హైదరాబాదు|Jagtial=జగిత్యాల|Jangaon=జనగామ,जनगांव,जनगाम
    |Jayashankar Bhupalapally=జయశంకర్ భూపాలపల్లి,जयशंकर भूपालपल्ली|Jogulamba Gadwal=జోగులాంబ గద్వాల,जोगुलाम्बा गडवाल|Kamareddy=కామారెడ్డి|Karimnagar=కరీంనగర్|Khammam=ఖమ్మం
    |Kumuram Bheem Asifabad=కొమురం భీమ్ ఆసిఫాబాద్,కుమురం భీం ఆసిఫాబాద్|Mahabubabad=మహబూబాబాద్|Mahabubnagar=మహబూబ్‌నగర్,మహబూబ్ నగర్|Mancherial=మంచిర్యాల|Medak=మెదక్
    |Medchal Malkajgiri=మేడ్చల్ మల్కాజ్‌గిరి,మేడ్చల్ మల్కాజిగిరి|Mulugu=ములుగు|Nagarkurnool=నాగర్‌కర్నూల్,నాగర్ కర్నూల్|Nalgonda=నల్గొండ,నల్లగొండ|Narayanpet=నారాయణపేట|Nirmal=నిర్మల్
    |Nizamabad=నిజామాబాద్|Peddapalli=పెద్దపల్లి|Rajanna Sircilla=రాజన్న సిరిసిల్ల|Ranga Reddy=రంగారెడ్డి|Sangareddy=సంగారెడ్డి|Siddipet=సిద్దిపేట,సిద్ధిపేట|Suryapet=సూర్యాపేట
    |Vikarabad=వికారాబాద్|Wanaparthy=వనపర్తి|Warangal=వరంగల్|Yadadri Bhuvanagiri=యాదాద్రి భువనగిరి`,
  UK: 'Pauri Garhwal=पौड़ी गढ़वाल,पौड़ी,पौढ़ी गढ़वाल',
  UP: 'Rae Bareli=रायबरेली,राय बरेली|Unnao=उन्नाव',
  WB: `Alipurduar=আলিপুরদুয়ার|Bankura=বাঁকুড়া|Birbhum=বীরভূম|Cooch Behar=কোচবিহার|Dakshin Dinajpur=দক্ষিণ দিনাজপুর|Darjeeling=দার্জিলিং|Hooghly=হুগলি,হুগলী|Howrah=হাওড়া|Jalpaiguri=জলপাইগুড়ি
    |Jhargram=ঝাড়গ্রাম|Kalimpong=কালিম্পং|Kolkata=কলকাতা|Malda=মালদহ,মালদা|Murshidabad=মুর্শিদাবাদ|Nadia=নদিয়া,নদীয়া|North 24 Parganas=উত্তর ২৪ পরগনা,উত্তর চব্বিশ পরগনা,उत्तर 24 परगना,उत्तर चौबीस परगना
    |Paschim Bardhaman=পশ্চিম বর্ধমান|Paschim Medinipur=পশ্চিম মেদিনীপুর|Purba Bardhaman=পূর্ব বর্ধমান|Purba Medinipur=পূর্ব মেদিনীপুর|Purulia=পুরুলিয়া
    |South 24 Parganas=দক্ষিণ ২৪ পরগনা,দক্ষিণ চব্বিশ পরগনা,दक्षिण 24 परगना,दक्षिण चौबीस परगना|Uttar Dinajpur=উত্তর দিনাজপুর`,
};

export interface PlaceScripts {
  readonly state: string;
  readonly name: string;
  readonly scripts: readonly string[];
}

/** Entries by state, `name=script,script`, divided by |. */
export function readScripts(table: Readonly<Record<string, string>>): PlaceScripts[] {
  return Object.entries(table).flatMap(([state, text]) =>
    text.split('|').map((entry) => {
      const [name = '', scripts = ''] = entry.trim().split('=');
      return { state, name, scripts: scripts.split(',') };
    }),
  );
}

export const districtScripts: readonly PlaceScripts[] = readScripts(SCRIPTS);
