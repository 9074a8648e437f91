/**
 * Words that say what a number or a name beside them is: in English, and in twelve large languages of India as they are written in
 * their own script and as people type them in Latin letters. In small letters; a word of an Indian script also counts with an ending,
 * one of Latin letters only if a star follows it here.
 */
export const identifierLabels = {
  aadhaar: `aadhaar* aadhar* adhaar* adhar* aadaar* aathaar* adhaarcard uidai uid आधार ஆதார ఆధార ఆదార ಆಧಾರ ആധാർ ആധാര આધાર আধার ਆਧਾਰ
    ଆଧାର আধাৰ آدھار`,
  aadhaar_vid: 'vid virtual वीआईडी वर्चुअल',
  abha: 'abha abdm abhaid आभा ஆபா ఆభా ಆಭಾ ആഭാ આભા আভা ਆਭਾ ଆଭା',
  pan: `pan panno pancard pannumber permanent पैन पॅन பான పాన ಪಾನ ಪ್ಯಾನ പാൻ പാന પાન પેન প্যান পান ਪੈਨ ପାନ ପ୍ୟାନ পেন پین`,
  gstin: 'gst gstin gstno gstn जीएसटी ஜிஎஸ்டி జీఎస్టీ ಜಿಎಸ್‌ಟಿ ജിഎസ്ടി જીએસટી জিএসটি ਜੀਐਸਟੀ ଜିଏସଟି জিএছটি جی‌ایس‌ٹی',
  tan: 'tan tanno tds deductor टैन टीडीएस',
  cin: 'cin सीआईएन',
  ifsc: 'ifsc ifs rtgs neft आईएफएससी ஐஎஃப்எஸ்சி ఐఎఫ్ఎస్సీ ಐಎಫ್ಎಸ್ಸಿ ഐഎഫ്എസ്സി આઈએફએસસી আইএফএসসি ਆਈਐਫਐਸਸੀ ଆଇଏଫଏସସି',
  upi: `upi upiid vpa bhim gpay paytm phonepe pay paid यूपीआई யுபிஐ యూపీఐ యుపిఐ ಯುಪಿಐ യുപിഐ યુપીઆઈ ইউপিআই ਯੂਪੀਆਈ ୟୁପିଆଇ یوپی`,
  phone: `phone* telephone* fone mobile* mobail* mob cell cellphone landline tel telno ph phn call* whatsapp* watsapp contact* dial helpline
    ring sampark sampark* dooravani duravani tholaipesi tholaipeci kaipesi alaipesi phono phonu phon sms
    फ़ोन फोन मोबाइल मोबाईल दूरभाष दूरध्वनी व्हाट्स व्हॉट्स वाट्स कॉल संपर्क सम्पर्क தொலைபேசி கைபேசி அலைபேசி மொபைல் செல்போன் செல்பேசி போன் ஃபோன் வாட்ஸ் தொடர்பு அழை
    ఫోన మొబైల సెల్ వాట్సాప సంప్రదించ కాల్ ఫోను ఫోన్ ಫೋನ ಮೊಬೈಲ ದೂರವಾಣಿ ವಾಟ್ಸ ಸಂಪರ್ಕ ಕರೆ ഫോൺ ഫോണ മൊബൈൽ മൊബൈല വാട്സ വിളിക്ക ബന്ധപ്പെട
    ફોન મોબાઇલ મોબાઈલ વોટ્સ વૉટ્સ સંપર્ક ফোন মোবাইল হোয়াটস যোগাযোগ ਫ਼ੋਨ ਫੋਨ ਮੋਬਾਈਲ ਮੋਬਾਇਲ ਵਟਸਐਪ ਸੰਪਰਕ ଫୋନ ମୋବାଇଲ ହ୍ୱାଟସ ଯୋଗାଯୋଗ
    ম'বাইল মবাইল ম’বাইল হোৱাটছ فون موبائل رابطہ واٹس`,
  card: `card credit debit visa mastercard rupay amex कार्ड கார்டு அட்டை కార్డు కార్డ್ ಕಾರ್ಡ കാർഡ് કાર્ડ কার্ড ਕਾਰਡ କାର୍ଡ কাৰ্ড کارڈ`,
  bank_account: `account* acct acc ac a/c savings khata khaata khate khaate khatha kanakku kanaku kaata खाता खाते अकाउंट खातं கணக்கு கணக்க அக்கவுண்ட்
    ఖాతా అకౌంట ಖಾತೆ ಅಕೌಂಟ അക്കൗണ്ട ખાતા ખાતું ખાતાનો એકાઉન્ટ অ্যাকাউন্ট একাউন্ট একাউণ্ট ਖਾਤਾ ਖਾਤੇ ਅਕਾਊਂਟ ଖାତା ଆକାଉଣ୍ଟ اکاؤنٹ کھاتہ کھاتے`,
  vehicle: `vehicle* car bike scooter truck lorry auto taxi registration gaadi gadi vandi vahan gaddi गाड़ी वाहन गाडी வண்டி வாகன కారు వాహన బండి
    ವಾಹನ ಗಾಡಿ വാഹന વાહન ગાડી গাড়ি যানবাহন ਗੱਡੀ ਵਾਹਨ ଗାଡ଼ି ଗାଡି ଯାନ গাড়ী گاڑی`,
  passport: 'passport* pasport* पासपोर्ट பாஸ்போர்ட் கடவுச்சீட்டு పాస్పోర్ట ಪಾಸ್ಪೋರ್ಟ പാസ്പോർട്ട പാസ്പോര്ട്ട પાસપોર્ટ পাসপোর্ট ਪਾਸਪੋਰਟ ପାସପୋର୍ଟ পাছপৰ্ট পাছপোৰ্ট پاسپورٹ',
  voter_id: `voter* epic election* matdata vakkalar vaakkaalar otaru मतदाता वोटर मतदार वाक्काळर் வாக்காளர் ఓటర ಮತದಾರ ವೋಟರ വോട്ടർ വോട്ടേഴ്സ് മതദാ મતદાર ચૂંટણી ভোটার ਵੋਟਰ ଭୋଟର ভোটাৰ ووٹر`,
  driving_licence: `licence* license* lisence dl driving laisens laisense लाइसेंस लाइसेन्स लायसन्स ड्राइविंग உரிமம் உரிம லைசென்ஸ் ஓட்டுநர் లైసెన్స డ్రైవింగ్ ಪರವಾನಗಿ ಲೈಸೆನ್ಸ
    ലൈസൻസ ലൈസന്സ લાઇસન્સ લાયસન્સ લાઈસન્સ লাইসেন্স ਲਾਇਸੈਂਸ ਲਾਇਸੰਸ ਲਾਈਸੈਂਸ ଲାଇସେନ୍ସ লাইচেঞ্চ অনুজ্ঞাপত্ৰ لائسنس`,
  uan: 'uan epf epfo pf provident यूएएन पीएफ ईपीएफ भविष्य யுஏஎன் యూఏఎన్ ಯುಎಎನ್ യുഎഎൻ યુએએન ইউএএন',
  dob: `dob birth* birthday birthdate born janm janam janma janmdin janmtithi janmatithi pirantha pirandha piranthanaal puttina puttinaroju huttida huttu jananam jananatheeyathi jonmo
    जन्म पैदा பிறந்த பிறப்பு పుట్టిన జన్మ జనన ಹುಟ್ಟಿದ ಜನ್ಮ ಜನನ ജനന ജനിച്ച જન્મ জন্ম ਜਨਮ ଜନ୍ମ پیدائش`,
  address: `address* addr residence resides residing pata patta vilasam mugavari mukavari chirunama vilasa vilaasa thikana thikaana sarnamu पता पत्ता ठिकाना निवासी முகவரி விலாச
    చిరునామా చిరునామ విలాస ವಿಳಾಸ വിലാസ മേൽവിലാസ સરનામ ઠેકાણ ঠিকানা ਪਤਾ ਸਿਰਨਾਵਾਂ ଠିକଣା ঠিকনা پتہ`,
  pincode: 'pin pincode pin-code postcode zip zipcode पिन पिनकोड பின்கோடு பின் అంచె పిన్ ಪಿನ್ പിൻ પિન পিন ਪਿੰਨ ପିନ پن',
} as const satisfies Record<string, string>;

/** Words that say that a number is something else; they make a find less sure, and never hide it. */
export const otherLabels =
  'order* orders invoice* txn transaction* tracking awb utr rrn ref reference* ticket* consignment* bill pnr booking* receipt* shipment* sku serial ऑर्डर इनवॉइस रसीद ஆர்டர் ரசீது ఆర్డర్ రసీదు';
