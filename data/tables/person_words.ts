/** Words around and within names of people, in Latin letters and in Indian scripts; typed from general knowledge. In small letters. */
const list = (text: string): ReadonlySet<string> => new Set(text.normalize('NFC').trim().split(/\s+/));

/** What stands before a name. */
export const titles: ReadonlySet<string> =
  list(`mr mrs ms miss mister master dr doctor prof professor shri sri shree shriman smt smti srimati shrimati sushri kum kumari thiru tmt thirumathi selvi
  selvan sardar sardarni janab begum md mohd adv advocate er capt captain col colonel maj lt sgt justice swami pandit pt maulana fr rev sr messrs sh shrimaan
  श्री श्रीमती श्रीमान सुश्री डॉ डा डॉक्टर प्रो पंडित श्रीयुत திரு திருமதி செல்வி செல்வன் டாக்டர் முனைவர் పేరుగల శ్రీ శ్రీమతి కుమారి డాక్టర్ డా ಶ್ರೀ ಶ್ರೀಮತಿ ಕುಮಾರಿ ಡಾ ಡಾಕ್ಟರ್ ശ്രീ ശ്രീമതി കുമാരി ഡോ ഡോക്ടർ
  శ్రీమతి శ్రీ કુ શ્રી શ્રીમતી કુમારી ડૉ ડો শ্রী শ্রীমতী শ্ৰী শ্ৰীমতী শ্ৰীমান শ্রীমান জনাব ডা ডাঃ মোঃ ডাঃ ডঃ ড কুমারী ਸ੍ਰੀ ਸ਼੍ਰੀ ਸ਼੍ਰੀਮਤੀ ਸ੍ਰੀਮਤੀ ਸਰਦਾਰ ਡਾ ଶ୍ରୀ ଶ୍ରୀମତୀ ଡା ଡଃ শ্ৰী শ্ৰীমতী ড° شری جناب محترمہ ڈاکٹر`);

/** The same, written short: only with a full stop, since they are other words too. */
export const stoppedTitles: ReadonlySet<string> = list('सौ चि कु कै स्व आयु प्रा ॲड अॅड સ્વ ચિ સૌ ਸ ਸ੍ਰ ಚಿ చి');

/** What stands after one. */
export const honorifics: ReadonlySet<string> =
  list(`ji garu sir madam saheb sahab sahib saab bhai ben bhabhi didi anna akka avargal avaru babu dada kaka chacha uncle aunty
  जी साहब साहेब भाई बहन दीदी राव அவர்கள் ஐயா அண்ணா அக்கா గారు గారికి ಅವರು ಅವರ അവർകൾ ചേട്ടൻ ചേച്ചി ભાઈ બેન જી বাবু দাদা দিদি ਜੀ ବାବୁ صاحب`);

/** "son of" and the like. */
export const relations: ReadonlySet<string> = list('s/o d/o w/o c/o h/o f/o m/o r/o so/ पुत्र पुत्री पत्नी सुपुत्र सुपुत्री');

/** What a form or a sentence calls a name. */
export const nameLabels: ReadonlySet<string> = list(`name named naam peyar peru hesaru naav naamam
  नाम नाव பெயர் பேர் పేరు ಹೆಸರು പേര് നാമം નામ নাম ਨਾਮ ਨਾਂ ନାମ ନାଁ نام`);

/** Before the word for name: whose it is. Without one, or a colon, the word is usually said of something else. */
export const owners: ReadonlySet<string> =
  list(`my his her their your our full first last father's fathers mother's mothers husband's wife's son's customer patient student applicant nominee holder guardian
  father mother husband wife beneficiary employee candidate passenger contact uska uski unka avar avara avante tar
  उसका उनका पिता माता पति पत्नी ग्राहक आपका त्याचे तिचे அவர் அவரது உங்கள் தந்தை தாய் ఆయన ఆమె తండ్రి తల్లి మీ ಅವರ ತಂದೆ ತಾಯಿ അവന്റെ അച്ഛന്റെ അമ്മയുടെ
  તેમનું પિતાનું આપનું তার তাঁর বাবার মায়ের ਉਸਦਾ ਪਿਤਾ ਮਾਤਾ ତାଙ୍କ ବାପାଙ୍କ তেওঁৰ দেউতাৰ ان والد`);

/** The same of the one who speaks: here a name follows that need not be known. */
export const ownNames: ReadonlySet<string> =
  list(`my mera meri mere hamara apna en enadhu naa na nanna ente maru mara maaru majhe maza mazha majha amar aamar mo mora mor
  मेरा मेरी मेरे हमारा माझे माझं माझा என் எனது నా ನನ್ನ എന്റെ મારું મારુ আমার ਮੇਰਾ ମୋ ମୋର মোৰ میرا میری`);

/** After these a name may follow: greetings, signatures, saying who one is. */
export const introductions: ReadonlySet<string> = list(
  'am im iam this dear hi hello regards sincerely thanks from main mein naan nanu nenu njan myself signed by to meet with and contact ask called',
);

/** Words that end a name, whatever the script. */
export const nameStops: ReadonlySet<string> =
  list(`i'm i’m is are was were has have had will and or the a an of in on at from to for with by my your his her our their its it i am this that he she they we you who whose which phone mobile
  number no email mail address age dob pan aadhaar aadhar account ac upi id called said says lives live living works working called paid sent got came went can could should would please not but if as be been do does did
  hai hain hoon hu ho tha thi the se ko ka ki ke ne mein aur par bhi ji nahi kya mera meri mere uska number wala aap irukku iruken thaan enna unga oru nalla la ku idhu undi unnadi andi garu anta ide ide aahe ahe chhe che ache achi aache ani va matt mattu
  कैसे क्या रखा पुकारा लिखा सुन बताया एवं तथा है हैं हूँ हूं था थी थे से को का की के ने में और पर भी नहीं जी क्या मेरा मेरी उम्र पता फोन मोबाइल नंबर है। आहे आहेत चा ची चे ला आणि யின் மற்றும் ஆகும் என்று இருந்து மூலம் எண் கைபேசி மொபைல் నా మరియు ఫోన్ అని ఉంది ఉన్నారు మొబైల్ నంబర్ నుండి ಮತ್ತು ಫೋನ್ ಎಂದು ಮೊಬೈಲ್ ആണ് എന്ന് ഫോൺ ഉം മൊബൈൽ
  છે અને ફોન નો ની ના થી মোবাইল এবং ফোন থেকে ও ਹੈ ਅਤੇ ਫ਼ੋਨ ਫੋਨ ਦਾ ਦੀ ਦੇ ਨੂੰ ਤੋਂ ଅଟେ ଏବଂ ଫୋନ ରୁ ହୟ আৰু হয় ہے ہیں اور سے کا کی کے نے کو فون`);

/** Surnames that hardly any capital word before them could have but a given name. */
export const surnames: ReadonlySet<string> = list(
  'kumar kumari singh sharma rao khan roy das devi ali shah prasad lal yadav nair rai jain ram sen bai begum ahmed ahmad mandal naik malik joseph thomas mathew george john bhat joshi',
);

/** Words that begin a sentence with a capital and are never part of a name. */
export const sentenceStarts: ReadonlySet<string> =
  list(`then when where while what why how who after before since because although though if once now today tomorrow yesterday here there also so thus hence yes no ok okay please kindly ask tell call contact meet visit give send pay
  let may can will would should did does do has have had is was are were not only even just still our my your his her their its this that these those both each every some any all many most one two three first last next new old good great big little dear hello hi hey thanks thank
  regards order invoice from to by with without for of in on at as but and or nor yet about against between during until upon under over near customer client patient student employee driver owner tenant manager teacher doctor nurse nominee applicant sender receiver payee account aadhaar pan phone mobile email name address
  mera meri mere uska uski unka hamara aap aapka main mein kya kaise kab kahan kyun abhi kal aaj woh yeh naan enna en oda nee neenga avar naa nenu meeru nanna ente amar ami tumi mane hu`);

/** Before or after these a word that is also a name is part of a place, a firm or a thing. */
export const notPeople: ReadonlySet<string> =
  list(`road rd street st nagar nagara marg lane colony layout cross main circle chowk park garden gardens vihar puram pura pur pally palli halli gram ganj bazar bazaar market mall plaza tower towers apartment apartments
  building complex stadium airport station junction temple mandir masjid church school college university institute hospital clinic bank ltd limited pvt private llp inc corp corporation company co motors industries enterprises traders
  stores store foundation trust petroleum steel cement leyland mills textiles jewellers sweets hotel restaurant cafe river lake dam hill hills beach port district taluk tehsil state express mail scheme yojana award prize cup trophy act
  committee party congress government govt ministry department society association club team league book film movie song day jayanti festival puja pooja ritu poornima purnima time lanka month year place chennai mumbai delhi medal statue chalisa service showroom suzuki centre center ghat mela aarti katha temples salai theru galli gali sector block phase
  panchami chaturthi ashtami navami ekadashi utsav mahotsav utsavam yatra shrine darshan sarovar পুজো পুজোয় পুজোর পূজা পূজায় পূজার পুজা मन्दिर मंदिरात घाट चालीसा पूजा आरती कथा मेला नगर रोड मार्ग गली बैंक स्कूल कॉलेज विश्वविद्यालय अस्पताल मंदिर लिमिटेड योजना जयंती நகர் சாலை தெரு வங்கி கோவிலில் கோயில் கோயிலில் அம்மன் மலை கோவில் நகரில் కాలనీ నగర్ రోడ్ రోడ్డు వీధి బ్యాంక్ ನಗರ ರಸ್ತೆ ಬ್ಯಾಂಕ್ നഗർ റോഡ് ബാങ്ക് નગર રોડ બેંક নগর রোড ব্যাংক ਨਗਰ ਰੋਡ ନଗର ରୋଡ଼`);

/** Where people go, in small letters, and how it goes on in Hindi and Urdu that is written in Latin letters. */
export const goals: ReadonlySet<string> = list('school college office hospital bank mandir masjid station market clinic church');
export const goings: ReadonlySet<string> = list(
  'nahi nahin nai gaya gayi gaye gaya aaya aayi aayega aayegi aata aati jayega jayegi jaega jaegi jaata jaati jata jati ja jaa jaane chala chali chale late aa aane pahuncha pahunchi pahunch gya se kyun kab',
);

/** Names that are words, gods, places or first names of English prose as well: by themselves they are nobody's. */
export const everydayWords: ReadonlySet<string> =
  list(`alice allan allen amos anis ann anna austin beant blessing bruno bunny cherry dara donna ella ellen engineer eva evan flora frank gamit hayat honey jane jean jewel julia karam kitty laila leo leon
  lisa liz lois louis lucky luke major mardi martin master merchant michael moses naval neil nida nila nina noah obed oliver pearl prince princess rex rocky rosemary rosy ruth saira sam santa sara silas
  taj tina tom tuli vera viola
  agam antara kanta paras samar alim almas hakim haq imam islam matin musa nabi naved rahat rais saman tamanna jasmine bubbly panna parag sumi venu basil sunny koli patro raymond william marina franco santos contractor linda viral beck adi ava anne tracy wanda violet shine lovely archa balan amala
  abha danish luis shiny ada alba alex amber amelia ana angel april arya august baba baby bage bagh bal bala bana bharat bina bobo bora boro bose bui camilo carmen chand charan clara colney costa cruz daisy dani daniel dar dash data dave david davis dawa dennis dev deo dial dias dil dina dixon don dona
  durga edwin elizabeth elvis esther faith fiona francis gali ganga george giri gloria gold grace guru hari hati hawa helen hope ida india indra indus iris itoo ivy jacob james jan jana jat john jose joseph joy julie june kala kale kali kar kashi kath krishna lal lama lakshmi lena lily lone lucky lux mahadev major mala mali man mandal
  mane mani mann maria mario mark mary math mathew may maya mem mero mir milton mine mini moa mole moon more mog mudra muni murry nag naga nain nair nani nano nath neon nelson nido nima nine om opi orlando pal palm pant panda pandit patton paul pema peter philip pinto pul puli puri raga rai rain raj raja rama ram rana rane rani rao rath rather ray rebello redhu robert rosa rosario rose rout
  ruby sable sagar sah sal salam salvador sama samal sarat sen sema shah sharma shira shine sil singh sita soma soni sood sur surya suri swami tai tali tapi taki tara tata tel teli thomas tika tilak toko tony tomas toor tripura udai urs vaz victor virk wali wangdi will xavier yadav yankee yoga young zote kumar kumari das roy khan ali devi lal prasad
  abbas akbar hasan nizam antony abraham ray bora goma boy nanda indira nehru gandhi ambedkar tagore kamal sindhu punjab bengal assam narmada kaveri yamuna godavari saraswati lata uma tulsi durgapur bihar`);

/** Names that are words of Indian languages as well. */
export const everydayNames: ReadonlySet<string> =
  list(`ada alam ali amber amin amrit ana anand angel april arya asha august baby bagh bal bala baba basanti bharat bharati bhat bina bose bora boro bui chand chandra chaya chhaya charan clara costa cruz daisy dani dar das dash data dave david deo dev devi
  dil dias dina disha divya diya diwan dolma don dona durga faith fateh francis ganesh ganga gali gagan george giri gita gloria gold goma gopi grace guru hari hina hope ida ila indira indra indu iris ishan itoo ivy jain james jan jana jat jaya joy john jose joseph julie june jyoti jyothi kajal kala kale kali kalpana kamal kamala
  karma kar karuna kavita kavitha khan kiran kirti koel komal krishna kumar kumari kusum lal lama lata laxmi lakshmi lily lone lena lucky madan mahadev mahima major mala mali malik malti man mamta mamata manas mani mane mani mann maria mark mary math may maya meena meera megha milan mir mira mita mohan moli more munni muni nag naik nain nair nanda nani nandi nath nayan nayana neelam
  nidhi nima nirmal nirmala nisha nutan olive om opi pal palm padma paul pema pinto piya pooja puja prakash pratima pratibha prem prema preeti prerna prithvi priya pul puli pushpa rachna radha rai raj raja raju ram rama rana rani rao rath rather ratan ravi ray rekha rida riddhi risa rita ritu rohini rosa rose roshni roy ruby rupa sagar sah sai salam sandhya santosh sapna sarita saroj sen seema selvi
  shah shakti shanti sharma shobha shruti siddhi sil simran sindhu singh sita smriti sona sonam sonal sonali soma suman sudha surya swami swapna swati tai tali tara tai teja teli tilak toko tony tulsi uma usha uttam varsha vandana vani veena victor vidya vijay vijaya vikas vimal wali will yadav yash yogi murti kriti chandi prabhat upasana chameli yashasvi sharad
  amar ajay ajaya abha arti aarti archana alok chandan darshan deepa deepak dharam dhara dharti dipak gaurav gayatri gopal govind harsh hem jiban jeevan kailash kanchan kedar kishor kundan lalit lalita madho mohini mukta nakul nayan nishan om padma pankaj paras parvati parth pavan pawan poonam prabha pradeep pranav
  pratap purnima ratna roshan samir sanket sagar shyam sohan sudhir sumer sundar suraj tapan tapas tarun tejas tirupathi udai uday utpal varun vasant vasantha vinay vivek yamini yash prasad prasanna anurag arun aruna ashok bhushan chirag chaitanya gautam gunjan kaushal lokesh mahesh manish mayur mehul nikhil nitin omkar pallavi prashant rajat ranjan sachin sandesh shaligram tushar vaibhav vinod
  amrita anamika anjali aparna arpita asmita bhavna bindu chetna deepika dipti garima hansa jagruti janki juhi kaberi kalyani kasturi krupa leela lopamudra malini mallika manjari medha mugdha namrata nandini neha nilima payal piyali pragati prarthana priti purvi rakhi rashmi rohini roopa sadhana sahana sakshi samriddhi sarala saraswati savita sejal shalini sharada sheela shefali shikha shilpa shraddha shweta smita sneha snehal
  sonia subhadra suchitra sujata sulekha sumana sumitra supriya surabhi sushma swagata tanuja trishna tripti urmi urmila vaishali vidhi vrinda yamuna agnes alba alex amelia anita benny carmen daniel davis dennis dixon edwin elizabeth elvis esther fiona flavia helen jacob jerry lourdes luis manuel mario milton mathew nelson orlando paulose pedro peter philip robert rosario sabina salvador selma sunny
  thomas tomas veronica victor xavier abraham antony christy celine celina audrey felicia jessy julio camilo diogo rock shine shine amal abbas adil akbar hasan habib hilal imran iqbal jamal kamran majid mansoor mustafa nadia nargis nizam rashid saad salim tariq umar usman yasir yusuf zafar`);

/** Further names of families, beside those that made-up people get, some as other scripts have them heard. */
export const moreSurnames: ReadonlySet<string> =
  list(`baghel katti chacko mulla molla saikiya datta baruva gohain medhi bharali lokhande khaire panchal ghosal ghoshal behera begam khatun bibi ravu bhosle dhillom sekhom uraon uranv oraon hansda hansdah hembram murmu tudu kisku besra mahato mahto mahanta gorai mahanti mohanty nayak sethi sahoo pradhan parida swain jena rout barik dalai panigrahi mohapatra
  gogoi saikia hazarika phukan baruah boruah barua borah kalita deka nath talukdar rajbongshi sonowal chutia konwar dihingia
  dhillon dhilon brar sandhu gill sidhu grewal bajwa cheema randhawa virk aulakh sekhon toor maan bhullar bhinder chahal
  rabari bharwad solanki rathod rathwa vasava chaudhari vaghela jadeja gohil makwana parmar zala
  shinde gaikwad kamble dhumal jadhav pawar bhosale mane salunkhe thorat ghorpade kadam mohite shelar waghmare sonawane khandagale
  nayudu naidu goud yadagiri boya mudiraj setty shetty hegde hosamani patil kulkarni gowda bhandari poojary
  kurup menon panicker panikkar namboothiri warrier varghese kuruvila kurian mathew cherian thampi ezhuthachan
  sengupta dasgupta bhattacharya chatterjee banerjee byanarji mukherjee mukharji ganguly goswami chakraborty sarkar biswas mondal haldar majumdar bhowmik sardar pramanik
  meena mina gurjar bairwa jatav valmiki kushwah lodhi bind nishad rajbhar paswan musahar manjhi kewat ahirwar patwa kumhar prajapat bishnoi godara poonia jakhar beniwal sheoran dahiya hooda malik
  bhilala bhuriya damor katara ninama kharadi maravi netam markam kunjam uikey dhurve tekam parte`);

/** Further common names, beside those that made-up people get. */
export const moreNames: ReadonlySet<string> =
  list(`aakash aarav aditi aishwarya akash akhil akshara amitabh amith ananya aniruddh anupam anushka aparajita arjun arnav ashwin avni ayaan ayush bhagyalakshmi bhanu bharathi bhupesh chandrasekhar chandrasekaran charu chinmayi daya devansh devi dhanush dharmesh dhananjay
  dhruv ekta esha farida fathima ganapathi gauri gautham gayathri girija gokul govindraj gurpreet haridas harihar harini harshad harshita hemalatha hitesh hrithik ibrahim indumathi irfan ishaan ishita jagadeesan jagan janaki janardhan jaspal javed jayalakshmi jayant jeevan jyotsna kabir kamala kamalesh kamlesh karan karthikeyan karunanidhi kartik kashinath
  kaveri keshav khushi kishan kishore komal kriti kuldip kumaresan lakshman lakshmikant lalitha lavanya leela madhav madhuri mahalakshmi malathi mallika manasa manisha manmohan meenakshi meghna mithun mohammed mohammad muhammad mukund muralidharan murali murugesan naga nagarjun nandita narayan narendra naresh navin neeraj neeta nirav nivedita pallavi
  parameswaran parthasarathy parvathy pooja prabhu pradyumna prakash pranay pratik preethi priyanka purushottam raghav raghunath rajalakshmi rajan rajani rajendra rajeev rajesh rajeshwari rajkumar rakhi ramachandran ramakrishnan raman ramanathan rangarajan rani ranveer ratna raunak ravichandran ravikumar ravindran reena reshma revati rishabh rishi ritika riya rohan
  rohit ruchi rukmini rupesh sadhana sahil samarth sampath sanjana sanjeev sanjiv santhosh sarojini sathish satyam selvaraj senthilkumar shankar shantanu sharad sharmila shashank shekhar shiv shiva shivam shivani shreyas shrinivas shruti shubham siddharth sivaraman sneha soundarya sriram srinivasan subbulakshmi subhash subramaniam suchitra sudhakar sujith sukanya
  sumit sundar sundararajan sundari surya sushant swaminathan tanvi tejaswi thangaraj trisha udayan uma umashankar vaibhavi vandana varun vasanth vasudevan vasundhara veeramani velu venkataraman venkatesan venugopal vidhya vidyut vijayakumar vikram vimala vineet viraj virat vishnu vishwanath vivaan yamuna yashoda yashwant zara
  aggarwal agrawal ahluwalia ambani ambedkar anand bhatnagar bhattacharjee bhattacharyya bhatia chakravarty chandra chhabra chopra dalal damani deshmukh dhawan dube gandhi gowda gulati handa hegde iyengar iyer jadhav jha kapadia kapur kaur khandelwal khosla kumar luthra mahindra mathur mehra mittal mukherji mukhopadhyay murthy murugan naidu nagpal narang nehru oberoi parashar
  pandit pillai pothen puri raghavan ramaswamy rangan rathi reddy sabharwal sachdev sachdeva sahni saluja sanyal seth shrivastava sidhu srinivasan suri swamy tagore tandon taneja thapar trehan tripathi varma vohra wadhwa warrier chettiar mudaliar nayar vitthal rahim karim maheta nadar thevar gounder konar pillay nambiar kurup varghese thomas mathew philip kuriakose`);

/** How words of Indian scripts begin for what is called after somebody, a god or a month, whatever their ending: विद्यापीठाचा, కళాశాలలో. */
export const calledAfter: RegExp = new RegExp(
  `^(?:${[
    'विद्यापीठ विश्वविद्यालय महाविद्यालय विद्यालय कॉलेज स्कूल स्टेडियम मैदान मंदिर मन्दिर आश्रम चौकात चौकातील मार्ग रोड सड़क अस्पताल हॉस्पिटल रुग्णालय एयरपोर्ट विमानतळ स्टेशन स्थानक पार्क उद्यान भवन बाज़ार बाजार स्टोर्स स्टोअर्स ट्रेडर्स एंटरप्राइजेज मासात महीने महिन्या मंडळ जयंती योजना पुरस्कार रस्त्या रस्ता विसर्जन जत्रा यात्रा उत्सव नदी धरण बांध जलाशय पुतळ मूर्ति मूर्ती मठमा मठात नगरात नगरमा नगरमध्ये चौराहा कॉलोनी पुस्तकालय ग्रंथालय वाचनालय संस्थान ट्रस्ट स्मारक समाधि समाधी बसस्टैंड एक्सप्रेस राजमार्ग जन्मोत्सव पूर्णिमा पौर्णिमा',
    'বিশ্ববিদ্যালয় কলেজ স্কুল স্টেডিয়াম ময়দান মন্দির আশ্রম রোড সরণি সেতু হাসপাতাল বিমানবন্দর স্টেশন পার্ক ভবন বাজার স্টোর্স মাসে জয়ন্তী উদ্যান বিদ্যালয় মহাবিদ্যালয় ষ্টেডিয়াম নগরে নগৰত ঘাটে ঘাটত মূর্তি প্রতিমা নদীর নদীৰ নদীতে মেলায় মেলাত বিসর্জন পূর্ণিমা কলোনি পাঠাগার গ্রন্থাগার পুথিভঁৰাল চিকিৎসালয় উৎসব এক্সপ্রেস সেতুৰ',
    'યુનિવર્સિટી કોલેજ સ્કૂલ શાળા સ્ટેડિયમ મંદિર આશ્રમ માર્ગ રોડ હોસ્પિટલ એરપોર્ટ સ્ટેશન પાર્ક ગાર્ડન ભવન બજાર સ્ટોર્સ માસમાં મહિના જયંતી યોજના માતાની માતાના નદી ડેમ મૂર્તિ પૂજા ઉત્સવ મેળા વિસર્જન પૂનમ કોલોની પુસ્તકાલય ચોકમાં નગરમાં નગરના એક્સપ્રેસ',
    'ਯੂਨੀਵਰਸਿਟੀ ਕਾਲਜ ਸਕੂਲ ਸਟੇਡੀਅਮ ਮੰਦਰ ਮਾਰਗ ਰੋਡ ਹਸਪਤਾਲ ਸਟੇਸ਼ਨ ਪਾਰਕ ਭਵਨ ਬਾਜ਼ਾਰ ਮਹੀਨੇ ਜਯੰਤੀ ਨਗਰ ਚੌਕ ਗੁਰਦੁਆਰ ਮੇਲੇ ਮੇਲਾ ਦਰਿਆ ਡੈਮ ਕਾਲੋਨੀ ਗੁਰਪੁਰਬ ਲਾਇਬ੍ਰੇਰੀ ਐਕਸਪ੍ਰੈਸ',
    'ବିଶ୍ୱବିଦ୍ୟାଳୟ କଲେଜ ସ୍କୁଲ ଷ୍ଟାଡିୟମ ମନ୍ଦିର ଛକ ମାର୍ଗ ରୋଡ ଡାକ୍ତରଖାନା ଷ୍ଟେସନ ପାର୍କ ଭବନ ବଜାର ମାସରେ ନଗରର ନଗରରେ ନଦୀ ପୂଜା ମେଳା ଯାତ୍ରା ମୂର୍ତ୍ତି ଘାଟ ମେଡିକାଲ ପାଠାଗାର ପୂର୍ଣ୍ଣିମା ଜୟନ୍ତୀ',
    'பல்கலைக்கழக கல்லூரி பள்ளி அரங்க கோயில் கோவில் சாலை தெரு மருத்துவமனை விமானநிலைய பூங்கா மண்டப ஸ்டோர்ஸ் மாதத்தில் ஜெயந்தி பாலம் கோவிலுக்கு கோயிலுக்கு ஆற்ற அணை திருவிழா பூஜை நூலக நகரில் நகருக்கு காலனி சிலை எக்ஸ்பிரஸ் மாவட்ட',
    'విశ్వవిద్యాలయ కళాశాల కాలేజ స్కూల్ స్టేడియ మందిర దేవాలయ ఆలయ రోడ్ వీధి ఆసుపత్రి విమానాశ్రయ స్టేషన్ పార్క్ భవన్ బజార్ స్టోర్స్ జనరల్ మాసం జయంతి పూజ గుడి నది డ్యామ్ ఉత్సవ జాతర విగ్రహ నగర్ కాలనీ గ్రంథాలయ ఎక్స్‌ప్రెస్ ఎక్స్ప్రెస్ జిల్లా చౌరస్తా',
    'ವಿಶ್ವವಿದ್ಯಾಲಯ ಕಾಲೇಜ ಶಾಲೆ ಕ್ರೀಡಾಂಗಣ ಮಂದಿರ ದೇವಸ್ಥಾನ ದೇವಾಲಯ ರಸ್ತೆ ವೃತ್ತ ಆಸ್ಪತ್ರೆ ನಿಲ್ದಾಣ ಪಾರ್ಕ್ ಭವನ ಸ್ಟೋರ್ಸ್ ಮಾಸದ ಜಯಂತಿ ನದಿ ಪೂಜೆ ಹಬ್ಬ ಜಾತ್ರೆ ಉತ್ಸವ ಅಣೆಕಟ್ಟ ಮೂರ್ತಿ ಗುಡಿ ನಗರದ ಬಡಾವಣೆ ಗ್ರಂಥಾಲಯ ಜಿಲ್ಲೆ ಎಕ್ಸ್‌ಪ್ರೆಸ್',
    'സർവകലാശാല കോളേജ കോളജ സ്കൂൾ സ്കൂള സ്റ്റേഡിയ ക്ഷേത്ര അമ്പല റോഡ തെരുവ് ആശുപത്രി വിമാനത്താവള സ്റ്റേഷ പാർക്ക ഭവൻ ജയന്തി നദി പുഴ ഉത്സവ പൂജ അണക്കെട്ട് പ്രതിമ വായനശാല നഗറ എക്സ്പ്രസ് ജില്ല',
    'یونیورسٹی کالج اسکول اسٹیڈیم مسجد روڈ ہسپتال اسٹیشن پارک بازار مندر درگاہ مزار کالونی چوک نگر لائبریری ایئرپورٹ ایکسپریس',
  ]
    .join(' ')
    .split(' ')
    .join('|')})`,
  'u',
);
