/** What is written with a capital or stands where a name might, looks like one and is nobody's; typed from general knowledge. In small letters. */
const list = (text: string): ReadonlySet<string> => new Set(text.normalize('NFC').trim().split(/\s+/));

/** Brands, services and products that no table of companies has. */
export const brandWords: ReadonlySet<string> =
  list(`kinley bisleri kurkure haldiram haldirams bikaji maggi amul parle parachute nirma rin tide ariel lakme himalaya khadi lijjat boroline vicco dettol lizol harpic odomos goodknight
  fevicol fevikwik camlin natraj apsara cello milton borosil prestige hawkins butterfly havells orient crompton bajaj voltas godrej whirlpool videocon onida kelvinator panasonic
  maruti suzuki hyundai mahindra bolero scorpio thar creta swift alto wagonr innova fortuner nexon punch tiago honda activa jupiter splendor pulsar apache bullet enfield yamaha tvs hero vespa ola uber rapido meru
  zomato swiggy blinkit zepto dunzo bigbasket grofers jiomart dmart flipkart myntra ajio meesho nykaa snapdeal shopclues indiamart justdial urbanclap naukri shaadi bharatmatrimony makemytrip goibibo redbus ixigo irctc oyo treebo
  paytm phonepe gpay bhim mobikwik cred razorpay payu zerodha groww upstox policybazaar jio airtel vodafone idea bsnl mtnl hathway tatasky dishtv hotstar sonyliv zee5 spotify gaana saavn wynk byju byjus unacademy vedantu
  samsung xiaomi redmi realme oppo vivo oneplus nokia micromax lava karbonn motorola lenovo dell asus acer toshiba canon epson nikon fastrack sonata tanishq joyalukkas malabar bata relaxo paragon lancer liberty adidas nike puma reebok levis raymond
  dolo crocin calpol combiflam disprin saridon digene eno gelusil pudin hajmola zandu moov volini iodex vicks amrutanjan dabur patanjali baidyanath hamdard rooh rasna frooti maaza limca thumsup sprite fanta mirinda slice appy tropicana
  horlicks bournvita complan boost nescafe bru taj tetley wagh bakri lipton aashirvaad pillsbury fortune saffola sundrop dalda rath mtr mdh catch badshah aachi sakthi eastern aavin milma mother verka vita heritage arokya hatsun
  ayushman swachh sukanya samriddhi ujjwala mudra aadhaar digilocker umang cowin fastag ekyc apaar abha poshan mgnrega nrega pmay pmkisan kisan sarathi parivahan bhamashah`);

/** Trains, regions, rivers, languages, festivals, gods, communities and faiths. */
export const otherCapitals: ReadonlySet<string> =
  list(`dubai dhaka rajdhani shatabdi duronto vande humsafar garib antyodaya sampark kranti deccan konkan malabar vidarbha marathwada saurashtra kutch kachchh malwa bundelkhand baghelkhand rayalaseema telangana andhra coromandel mithila magadh awadh avadh doab terai garhwal kumaon
  chhotanagpur bastar santhal santal mewar marwar shekhawati hadoti braj purvanchal seemanchal kosi barak jaintia khasi garo ladakh kashmir jammu himachal haryana punjab sindh balochistan nepal bhutan tibet burma ceylon
  ganga jamuna brahmaputra cauvery tapti tapi mahanadi sabarmati sutlej beas chenab jhelum gomti saryu ghaghara gandak damodar subarnarekha tungabhadra bhima periyar vaigai palar teesta hooghly panchaganga mula mutha
  konkani marathi gujarati punjabi bengali bangla assamese odia oriya tamil telugu kannada malayalam hindi urdu sanskrit sindhi dogri maithili bhojpuri magahi santali bodo manipuri meitei mizo tulu kodava rajasthani marwari garhwali kumaoni nepali
  diwali deepawali deepavali holi dussehra vijayadashami navratri navaratri durga chaturthi onam vishu pongal ugadi gudi padwa baisakhi vaisakhi lohri sankranti makar bihu rakhi raksha bandhan janmashtami mahashivratri shivratri ramnavami karva chauth teej chhath eid ramzan ramadan muharram bakrid milad christmas easter losar
  ekadashi amavasya purnima poornima pradosh navami ashtami dwadashi akshaya tritiya gurpurab nanak buddha jayanti republic independence
  brahmin kshatriya vaishya shudra rajput maratha maratha dalit jat gujjar gurjar lingayat vokkaliga ezhava kurmi koeri kapu kamma nadar vanniyar thevar gounder mahar mali dhobi kumhar adivasi hindu muslim sikh parsi christian sunni shia bania
  ram hanuman shiv vishnu ganesha allah jesus christ gita ramayana ramayan mahabharata quran bible vedas upanishad chalisa aarti bhagavad
   mandir masjid gurdwara gurudwara dargah ashram mutt math vidyalaya vidya kendriya kendra bhavan bhawan sadan niketan vihar nivas nilayam mahal kothi haveli`);

/** Words of Indian languages in Latin letters that begin sentences. */
export const indianWords: ReadonlySet<string> =
  list(`bijli sharam zindagi duniya khana paani pani doodh dudh chai kaam kaamkaaj dukaan dukan ghar gaon gaanv shehar sheher sadak gaadi gadi paisa paise rupaye rupya kharcha bhada kiraya makaan makan zameen jameen khet fasal sabzi sabji chawal daal dal atta tel namak cheeni shakkar
  dawai dawa bukhar bimari ilaj shaadi shadi barat mehmaan mehmandari party puja pooja aarti prasad bhog mela tyohar tyohaar chhutti chutti padhai pariksha kitaab kitab kagaz kaagaz chitthi khabar samachar akhbar sarkar sarkari neta mantri vidhayak sansad pradhan sarpanch mukhiya
  baccha bachcha bachche bacche ladka ladki ladke aadmi admi aurat mahila log logon dost yaar bhai behen maa baap papa mummy dadi nani chacha mausi saheb sahab malik naukar maid kaamwali driver chowkidar watchman dhobi mali rasoiya halwai
  subah shaam raat dopahar somvar mangalvar budhvar guruvar shukravar shanivar ravivar mahina saal hafta barsaat baarish barish garmi sardi dhoop hawa toofan baadh sukha mausam
  himmat izzat mohabbat pyar pyaar ishq dosti dushmani gussa khushi gham dard takleef mushkil asaan zaroorat jarurat sawaal sawal jawab jawaab baat baatein kahani kavita gaana gana geet sangeet naach khel khiladi match jeet haar
  imaandari mehnat kismat naseeb zaroor jaldi dhire thoda zyada bahut accha acha bura naya purana bada chhota lamba saara sara pura poora aadha dono teeno sabhi kuch kuchh koi kaun kisi kitna kitne waise vaise jaise isliye lekin magar phir fir agar toh jab tab yahan wahan idhar udhar andar bahar upar neeche aage peeche saath pass paas
  dhokla khandvi thepla fafda undhiyu vadapav misal thalipeeth puran poli litti chokha momo thukpa panchayat masoori basmati sona ponni samba matta kolam sarovar laddu modak puri bhaji poha chole bhature rajma kadhi paneer ghee dahi curd chaas nimbu imli haldi mirch dhania jeera elaichi laung kesar badam kaju kishmish pista akhrot rasgulla sandesh mishti payasam kheer halwa barfi peda mithai namkeen bhujia sev chivda murukku appam puttu avial thoran sambhar society committee colony mohalla gali chowk nagar bazaar bazar mandi thana kachehri adalat tehsil zila jila pradesh desh videsh vatan lassi samosa pakora idli dosa sambar rasam vada upma biryani roti sabzi paratha halwa laddu jalebi barfi khichdi achar papad chutney
  veedu veetu saapadu sapadu thanni tanni vandi kadai kada pazham palli kovil panam velai intiki illu pani dabbu annam neellu roju mane mane oota neeru kelasa hana anga haalu veedu choru vellam joli paisa kada bari bhat jol taka dokan kaj ghor din`);
