/** Words of postal addresses in India, in Latin letters and in Indian scripts; typed from general knowledge. In small letters. */
const list = (text: string): ReadonlySet<string> => new Set(text.normalize('NFC').trim().split(/\s+/));

/** Words that are seldom said but in an address. */
export const addressWords: ReadonlySet<string> =
  list(`nagar nagara marg salai theru veedhi veethi colony layout mohalla moholla gali galli chowk chawl peth wadi apartments apartment apts apt flat plot hno dno vihar enclave extn chs taluk taluka tehsil tahsil
  cantt bldg qtrs rd vill ps     pada   khurd puram  pettai palayam pakkam  bazar bazaar     halli pally guda peta residency residences
  नगर मार्ग रोड गली मोहल्ला मुहल्ला कॉलोनी फ्लैट फ़्लैट मकान सेक्टर तहसील चौक विहार पेठ वाडी अपार्टमेंट सोसायटी तालुका गाँव गांव जिला ज़िला डाकघर प्लॉट बाजार
  தெரு நகர் சாலை வீதி குடியிருப்பு மாவட்டம் வட்டம் அடுக்குமாடி பிளாட் கதவு வీధి వీధి నగర్ రోడ్డు రోడ్ కాలనీ ఫ్లాట్ ఇంటి మండలం జిల్లా గ్రామం అపార్ట్మెంట్ ರಸ್ತೆ ನಗರ ಬಡಾವಣೆ ಮುಖ್ಯರಸ್ತೆ ತಾಲ್ಲೂಕು ಜಿಲ್ಲೆ ಫ್ಲಾಟ್ ಮನೆ ಗ್ರಾಮ അടിരസ്തെ
  റോഡ് നഗർ വീട് വീട്ടിൽ ജില്ല ലൈൻ ഫ്ലാറ്റ് തെരുവ് പോസ്റ്റ് નગર રોડ શેરી સોસાયટી ફ્લેટ તાલુકો તાલુકા જિલ્લો મકાન ચોક পাড়া রোড সড়ক লেন গলি ফ্ল্যাট জেলা গ্রাম বাড়ি নগর মোড় পোস্ট ਗਲੀ ਨਗਰ ਰੋਡ ਮਕਾਨ ਮੁਹੱਲਾ ਜ਼ਿਲ੍ਹਾ ਪਿੰਡ ਸੈਕਟਰ ਫਲੈਟ ਬਾਜ਼ਾਰ
  ନଗର ରୋଡ଼ ରୋଡ ଗଳି ସାହି ଜିଲ୍ଲା ଗ୍ରାମ ଫ୍ଲାଟ ଘର পথ নগৰ জিলা গাঁও ঘৰ ফ্লেট ৰোড گلی نگر روڈ محلہ مکان فلیٹ ضلع`);

/** Words that stand in addresses and elsewhere: they count with others. */
export const placeWords: ReadonlySet<string> =
  list(`road street st lane main block phase house floor near opp opposite behind post po village dist district sector tower towers building garden gardens park ward circle junction landmark quarters complex compound door
  society heights villa villas bhavan bhawan niwas nivas kunj avenue ave highway bypass gate square market ring hospital temple mandir masjid church school stand bus no number old new east west north south i ii iii
  floor पास के निकट सामने घर थाना पोस्ट அருகில் எண் మెయిన్ దగ్గర ಹತ್ತಿರ സമീപം પાસે নিকটে ਨੇੜੇ ପାଖ ওচৰত`);

/** Large cities, by the names that letters carry. */
export const cities: ReadonlySet<string> =
  list(`mumbai bombay delhi bengaluru bangalore chennai madras kolkata calcutta hyderabad secunderabad pune ahmedabad surat jaipur lucknow kanpur nagpur indore thane bhopal visakhapatnam vizag patna vadodara baroda ghaziabad ludhiana agra
  nashik nasik faridabad meerut rajkot varanasi srinagar aurangabad dhanbad amritsar allahabad prayagraj ranchi howrah coimbatore jabalpur gwalior vijayawada jodhpur madurai raipur kota guwahati chandigarh solapur hubli hubballi tiruchirappalli trichy tiruppur
  bareilly mysore mysuru moradabad gurgaon gurugram noida aligarh jalandhar bhubaneswar salem warangal guntur thiruvananthapuram trivandrum kochi cochin kozhikode calicut thrissur kollam kannur palakkad kottayam alappuzha ernakulam mangalore mangaluru udupi belagavi belgaum davangere ballari
  erode vellore tirunelveli thanjavur dindigul nagercoil hosur kanchipuram cuddalore puducherry pondicherry nellore kurnool kadapa rajahmundry kakinada tirupati anantapur karimnagar nizamabad khammam cuttack rourkela sambalpur puri berhampur siliguri asansol durgapur darjeeling
  kharagpur jamshedpur bokaro gaya muzaffarpur bhagalpur darbhanga gorakhpur jhansi mathura saharanpur dehradun haridwar roorkee haldwani shimla jammu leh ajmer bikaner udaipur alwar bhilwara gandhinagar bhavnagar jamnagar junagadh anand navsari kolhapur sangli satara latur akola amravati
  nanded jalgaon ujjain sagar rewa satna bilaspur bhilai durg korba panaji margao silchar dibrugarh jorhat tezpur shillong imphal aizawl agartala kohima dimapur itanagar gangtok panipat karnal rohtak hisar ambala patiala bathinda mohali
  दिल्ली मुंबई पुणे जयपुर लखनऊ कानपुर पटना भोपाल इंदौर नागपुर वाराणसी आगरा चेन्नई कोलकाता हैदराबाद बेंगलुरु अहमदाबाद सूरत रांची देहरादून नाशिक ठाणे சென்னை மதுரை கோயம்புத்தூர் கோவை திருச்சி சேலம் திருநெல்வேலி தஞ்சாவூர் வேலூர் ஈரோடு
  హైదరాబాద్ విజయవాడ విశాఖపట్నం వరంగల్ గుంటూరు తిరుపతి నెల్లూరు ಬೆಂಗಳೂರು ಮೈಸೂರು ಹುಬ್ಬಳ್ಳಿ ಮಂಗಳೂರು ಧಾರವಾಡ ಬೆಳಗಾವಿ കൊച്ചി തിരുവനന്തപുരം കോഴിക്കോട് തൃശൂർ തൃശ്ശൂർ കൊല്ലം കണ്ണൂർ കോട്ടയം પાલક્કാട് અમદાવાદ સુરત વડોદરા રાજકોટ ભાવનગર કলকাতা কলকাতা হাওড়া শিলিগুড়ি দুর্গাপুর আসানসোল
  ਅੰਮ੍ਰਿਤਸਰ ਲੁਧਿਆਣਾ ਜਲੰਧਰ ਪਟਿਆਲਾ ਚੰਡੀਗੜ੍ਹ ਬਠਿੰਡਾ ଭୁବନେଶ୍ୱର କଟକ ପୁରୀ ରାଉରକେଲା গুৱাহাটী যোৰহাট ডিব্ৰুগড় শিলচৰ دہلی لکھنؤ حیدرآباد سری‌نگر`);
