/**
 * Names of people by region and community, given names and those of families, as they are spelled in Latin letters; typed from general knowledge.
 * Made-up people do not get them; they are there to be recognised. In small letters.
 */
const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const namesByRegion: Readonly<Record<string, readonly string[]>> = {
  north: list(`
    aahana aanya aaradhya aarohi aarush aayush abhimanyu abhinav achal adarsh adhiraj advait agam agastya akanksha akshat alka amarjeet amarnath ambuj
    amisha amresh anant angad angoori anirudh ankit anmol annapurna anshika anshul anshuman antara anuj apoorva archit arpan arpit aryan atharv
    avantika babulal badri badrinath baijnath bajrangi balkishan balmukund balram bandana banke banwari banwarilal basant bhagirath bhagwan bhagwandas
    bhairav bhanwarlal bharti bholanath bholu bhoora bhuri bhuvan bhuvnesh birbal birju bittu brijlal brijmohan bubbly bulbul bunty chaman champak
    chanchal chandrabhan chandraprakash chandravati chaturbhuj chhagan chhaganlal chhavi chhotelal chhotu chintu chunni chunnilal damodar danveer
    dashrath dayanand dayaram dayashankar deenanath deendayal deepanshu deepti devesh devki devkinandan devraj devwati dhanno dhanpal dhanraj
    dharamvir dharmpal dharmveer digvijay dimple dinanath draupadi dropadi dulari durgesh dushyant dwarka ekansh fulmati gajanan gajraj ganeshi
    gaurishankar geetanjali ghanshyam girdhari girraj golu gomti gopichand govardhan guddi guddu gudiya gulab gulabo gulshan gunja gyan gyanchand
    gyanendra hansraj harikishan hariom hariprasad hariram harishankar harishchandra harivansh harshit harshul harshvardhan hazari hemendra himani
    himanshu hiralal hukumchand indrajeet ishwar ishwari itika jagdamba jagdeesh jagmohan jagram jaikishan jaiprakash jairam jaiveer janhvi jankidas
    jatin jawahar jhanvi jitan jugal jyotika kailashi kalavati kalawati kallu kaluram kanhaiya kanhaiyalal kanika kanta kapil karishma kartikey
    kashiram kashish kaushalya kesar keshari keshavi khemchand khyati kishanlal kishori kritika kulwant kunti kusumlata laali lajwanti lakhan lakshay
    lalchand lali lallan lallu laxman laxmikant leelawati lekhraj lokendra madanlal madhubala madhulika madhusudan mahadevi mahavir mahipal maina
    makhan makhanlal malkhan manav mangal mangala mangru manjari manjulata mannu manohar manorama mansi manvendra manvi mayank meenal mewalal mithlesh
    mohanlal motilal mrinalini mudit mukta muktesh mukul munesh muniya munna munnalal muskan nainsukh nakshatra nandkishore nandlal nandu nanhe nanku
    narottam narsingh nathu nathuram navneet netrapal nikita nikki nirbhay nishant nishtha nitesh nitika ombir ompal omprakash omwati padmini palak
    panchanan panchu pannalal pappu paramanand paras parmeshwar phoolchand phoolmati phoolwati phulmati pinky pintu prabhat prabhawati prabhudayal
    prabhunath prachi pradyuman pragya prahlad prakhar prateek praveena preetam premchand premlata premwati prerna priyansh priyanshi priyanshu puneet
    punit pushkar pushpendra pushplata puttan pyarelal raghubir raghunandan raghuraj raghvendra rajaram rajeshwar rajnath rajnish rajpal rajrani
    rajveer rajwanti raksha ramadhar ramadhir ramakant ramashankar ramashray ramavtar ramawati ramchandra ramcharan ramcharitra ramdas ramdayal ramdev
    ramdhani ramdhari ramdulari rameshwar ramgopal ramji ramjilal ramkali ramkhelawan ramkishan ramkishore ramkrishna ramkumar ramlal rammurti
    ramnarayan ramnaresh ramnath ramnivas rampal ramprakash ramprasad rampyari ramratan ramroop ramsevak ramsewak ramsharan ramsingh ramsundar
    ramswaroop ramvati ramveer ramvilas ranjeet ratanlal renuka reshmi reva richa rinki rinku ritesh rituraj rohitash roopchand roshanlal ruchika
    rudra rupchand sadhna sahdev samar samiksha sampat sangram sanjeevani sanju sanoj santlal santram saraswati sarla sarvesh satendra satpal satvik
    satyanarayan satyapal satyaprakash satyavati satyendra saubhagya saumya savitri shailesh shailja shakuntala sharda sharwan shashikala shashikant
    sheetal shiela shikha shishir shishupal shivcharan shivdayal shivkumar shivlal shivnarayan shivnath shivpal shivpujan shivraj shobhit shravan
    shriram shriya shubhangi shubhi shubhra shyamlal shyamsundar siddhant siyaram sohanlal somvati somwati sonu sourabh subhadra sudama sudesh
    sudhanshu sugandha sujeet sukhiya sukhlal sukhram sulochana sumedha sunaina sundarlal suneel suneeta surjan sursati tanisha tanishq tanu tarachand
    taramati tarawati tejpal tejveer thakurdas tikaram tinku trilochan triloki tulsiram tusharika udaybhan udayveer ujjwal urvashi utkarsh vaidehi
    vaishnavi vandita vansh vanshika vartika vasudev vasudha vedant vedprakash veer veerendra veersingh vidhi vidyadhar vidyawati vijayalaxmi vijendra
    vikrant vimlesh vinita vipin virendra vishesh vishram vishwambhar vishwas vrinda yashaswi yashpal yatendra yatin yogendra yogita yudhishthir
  `),
  muslim: list(`
    aabida aafreen aaliya aamina aariz aasif aasma aatif abdulla abdullah abdulrahman abid abida adeeba adeel adnan afaq afroz afsana afsar aftab
    ahsan ajmal akhtari alauddin aleem alfiya alim aliya allauddin almas amanat amanullah ameen ameena ameer aminul amir amjad ammar anas aneesa anisa
    anjum ansar anwara anwari aqeel arbaz areeba arham arifa armaan arsalan asadullah asfiya ashfaq atif atiya ayan aysha ayub azad azam azeem aziz
    aziza azmat azra babar badruddin badshah bahadur barkat basheer batool batul benazir bilkis bilqis bismillah burhan dawood dilawar dilshad ehsan
    ehtesham eijaz fahim faiyaz faizal faizan fakhruddin fareed farhana farhat farheen fariduddin faruk fatema fazal firoz firoza gafoor ghazala gulam
    gulfam gulnar habeeb habiba hafeez hafiz hakim halima hameed hamida hamza haneef hanif hanifa haq harun hashim hasina hassan hidayat humaira
    husain husna idris iftikhar ilyas imam imamuddin inayat intezar irfana irshad isha ishrat islam ismail israr izhar jabbar jabeen jafar jahan
    jahanara jahangir jalal jaleel jameel jamila jamshed jannat jasmin javeria jawed jibran julekha juned kaif kaiser kalam kaleem kalim kamaal
    kamaluddin karamat kauser khadeeja khaleel khalil khurshid khwaja kulsoom laiba lateef latif latifa liaqat liyakat lubna mahboob maheen mahfooz
    mahira mahmud mahmuda maimuna majeed malika mansur maqsood mariyam maryam marziya mastan masud matin maulana mazhar mehak mehar mehboob meher
    mehjabeen mehmood mehreen minhaj miraj misbah mohsina mohtashim moinuddin moosa mubashir mubeen mujahid munawar muneeb muneer munir munira murad
    mursaleen murtaza musa mushtak muskaan mustakim mustaq muzaffar muzammil nabeel nabi nadim naeema nafees nafisa naila naim najma najmuddin naseem
    naseer nasima nasira nasrin naushad naved naveed nawab nawaz nayeem nazira nazma nazneen nazrul neelofar nilofar niloufer nizamuddin noorjahan
    noorjehan nooruddin noorul nurjahan nurul nusrat omar osman parvez parvin parwez pervez qadir qamar qayyum quddus raees rafat rafeeq rafi rafikul
    rafiqul rahat raheem rahima rahmat rahmatullah rais raisa rajab ramzan rasheed rashida rasool rasul raziya razzaq rehman reyaz riaz rukaiya
    ruqaiya sabeeha sabiha sabir sabira sadaf saddam sadik sadiq sadique saeed saeeda safdar safiya sahiba sahid sahira saida saif saifuddin saiful
    saifullah saima sajjad saleem saleema salima saman sameena samina samreen sanaullah sarfaraz sarfraz sartaj sarwar sattar sayed sayeed sayyad
    shabbir shabeena shabina shabnam shadab shafeeq shafi shafiqul shagufta shahana shahbaz shahida shahjahan shahnawaz shahrukh shaik shakeela shakil
    shakila shakir shama shameem shamim shamima shams shamshad shamsher shamshuddin shamsuddin shanawaz sharafat shareef sharif sharifa shaukat shazia
    shireen shirin shoeb sikandar siraj sirajuddin sohel subhan suhail suhana sulaiman suleiman suleman sultan sultana suraiya tabrez tahir tajuddin
    talat talha tamanna tanvir tanzeela tanzil tarannum taranum tarique tasleem taslim taslima tauheed tauqeer tausif tayyab tehseen ubaid umair umer
    uzair uzma waheeda wahid wahida wajid wakeel waqar wasim yakub yaqoob yaseen yasin yasmeen younus yousuf yunus zahid zahir zaid zain zakia zakir
    zameer zareena zarina zeeshan zubaida zulekha zulfikar zulfiqar
  `),
  northFamilies: list(`
    agarwalla agnihotri ahuja asthana babbar badola bagaria bagri bahuguna baid bairagi bajaj bakshi baluni baranwal bargujar barnwal batra bawa
    bhadana bhadauria bharadwaj bhargava bhasin bhutani birla bothra chahar chaubey chhajed chouhan chowdhary chowdhury dalmia dangayach dangi deshwal
    dhaka dhakad dhingra dhobi gahlaut gahlot ghai goel goenka grover gujar gwala harijan jangir jhunjhunwala jindal juneja juyal kabra kachhwaha
    kanojia kansal kasliwal katiyar kaul kejriwal khaitan kharbanda khatri khattar khetan lohar lohia lunia maithani mallah mathuria mehrotra misra
    mongia nagar nagarkoti nahata nigam ojha oswal pachauri pahuja patni poddar pokhriyal porwal pundir raghuvanshi rajak rastogi raturi rawal regar
    rohilla ruia sachan saklani saraf saraswat sengar sethia shakya shrimali sikarwar singhal singhania sogani somani srivastav surana suthar
    thapliyal tibrewal toliya vaish vajpayee vashisht vashistha yaduvanshi zutshi
  `),
  muslimFamilies: list(`
    abidi andrabi attar bagwan barbhuiya chishti farooqi faruqi gazi ghanchi gilani hawari inamdar iraqi kasai khoja kidwai kureshi laskar lodi malla
    mallik maniyar mansoori mansuri memon mollah mujawar mulani mullani multani nadaf nadvi naikwadi nomani pinjari pirzada qasimi qasmi rahmani
    rangrez rehmani salmani shamsi sherwani siddiqi tadvi tamboli tapadar warsi
  `),
  punjab: list(`
    amritpal angrej arvinder badesha bakhshish baldeep baljinder balraj balvinder banta benipal bhajan bhandal bhangu boota boparai chamkaur chana
    channan charanjeet chatha deol dosanjh eknoor gahunia ghuman gosal gurbaksh gurcharan gurdas gurdev gurdial gurinder gurjant gurjeet gurkirat
    gurmail gurmit gurmukh gurnam gurnoor gurpal gursharan gursimran gurtej gurwinder harbans harcharan hardev harjeet harjinder harjot harkirat
    harman harmandeep harmeet harmesh harminder harnam harneet harnek harpal harsimrat harvinder inderjeet inderpal ishmeet jagdev jagjeet jagmeet
    jagroop japji japneet japnoor jarnail jasdeep jashan jashanpreet jasjit jasmeet jasmine jassi jawanda jeet jeeta johal jorawar jugraj kahlon kalsi
    kamaldeep kamaljeet karanveer karnail kartar kashmir kehar khaira khalsa khehra khushdeep kiranjit kirpal komalpreet kooner kulbir kuljeet kuljit
    kulvinder lakhvir lally loveleen maghar mahinder malkeet malkiat mander mangat manjinder manjit manmeet manroop matharu mehtab mukhtiar nagra
    narula navpreet navroop nihal nijjar nimrat nirmaljit nirvair onkar panesar pannu paramjeet pargat prabhdeep prabhleen prabhsimran purewal rajdeep
    rajinder ramanpreet ramneek randeep ranjodh rashpal ravinderjit rehal reshamjit roopinder ruldu saggu sahibjot samra sandhar sanghera sarabjeet
    saran sarbjeet satnam satvinder satvir satwant satwinder savreen sewa sharanjeet sharanpreet shavinder simarjeet simarpreet simranjit simranpreet
    sohal sran sukhbir sukhchain sukhdeep sukhi sukhjinder sukhpal sukhpreet sukhraj sukhvinder sukhwant sukhwinder sumal surinder surjeet surjit
    swaran takhar taranjeet taranjit tarlochan tarsem tegh tejinder thind tirath tiwana ubhi udham ujagar upinder uppal veerpal virdi virpal wahla
    waraich warring yadwinder zorawar
  `),
  bengal: list(`
    abhik abir acharjee adak aich alaka alokesh alpana amalendu amitava amiya anindya ankan apu archisman aritra arka arkaprava arunava arundhati asim
    asit avishek babai babla bablu bagdi baidya bairagya bandopadhyay bapi bappaditya basak basudeb bauri bedanta bhadra bhaduri bhaswati bhaumik
    bhuinya bhuiyan bhunia bidyut bijan biman bipasha bipin bishakha biswanath buddhadeb chaki chakrabarti chakrabarty chandrima chhanda chinmoy
    chowdhuri chumki dalui dasmahapatra debadrita debanjan debarati debashis debdeep debdulal debjyoti deblina debraj dipanwita dolui dulal durba
    gangopadhyay garai gayen ghatak ghorui gobinda gopa gourab gourav guchhait hazra hiran ishani jaba jhilik jhumpa joyeeta joyjit kakali kalidas
    kamila kanjilal kankana kansabanik kapat karmakar kaushiki kayal khanra khatua khokon koley koushik kuheli kuila kumkum labani lipika lodh madhabi
    madhurima maitra makhal malabika malay manidipa manotosh mayukh mazumdar mithu mohua moitra mrinmoy mudi nabanita nandadulal nandy naskar
    nikhilesh niladri nilanjana nirmalya nityananda pahari pakhira palash pamela pampa panchali paramanik paramita parna parthapratim pattanayak payel
    piu porel prabir pramanick pranabesh prasun prithwiraj priyabrata priyam provat purba purkait putul pyne rajarshi rakshit ranajit ratul reba riju
    rimi rimpa rini ritam ritwik roychowdhury rudranil ruidas rumpa runa sagarika sailen samaddar samaresh samiran samrat sanchari sandipan sankar
    sannigrahi santanu sapui sarbani sarmistha sasmal saswata satpathy sayak sayan sayani sayantan sayantani shampa shankha shibani shovan shrabani
    shreyasi shyamali sibani sikdar singha sipra smritikana snehasish sohini somdatta sondip soumen soumik soumitra soumyadeep soumyadip sourav souvik
    srabanti sraboni sreemoyee srijan srijita subhajit subhankar subhasish subhra suchandra suchismita sudipa sudipta sugata sukanta sukla sulagna
    sumana sumanta suparna supratik surajit surojit sushanta susmita sutapa swarnali swarup tanaya tanmoy tapash tapasi taposhi tarafdar tarak
    tathagata tewari thakurta tilottama tirthankar titli trina tuhin tuktuki tumpa uddalak ujjal zinia
  `),
  odisha: list(`
    abanti achyuta alekh alekha amarendra arabinda ardhendu artatrana ashish babuli baikuntha bainsidhar balabhadra balaram banamali bansidhar baral
    basanta bhabagrahi bhagaban bhagabat bhikari bibhudatta bidyadhar bijaya bijayalaxmi biranchi bishnupriya brajakishore budhia budhuni champati
    dakua dandapani dhaneswar dhaneswari dharanidhar digal duryodhan dushasan dwarikanath fakir gangadhar gobardhan gochhayat golak gourahari gouranga
    govinda hadibandhu hara haramohan haraprasad harekrishna harekrushna harichandan jadumani jagabandhu jagannatha jally janmejay jhunu jogendra
    jogeswar jyotirmayee kalandi kanhar kanhei kanhu kartika khageswar khetrabasi khirod kissan krushna krushnachandra kshirod laxmidhar lokanath
    madhab mahakud mahalik maharana mamali manaswini mandakini mayadhar mohanta moharana monalisha muduli muktikanta nabakishore nahak narahari
    narasingha natabar padmabati padmalochan palai pangi panigrahy parija parikshit patitapaban patro pattnaik pitabas prabhasini pradipta praharaj
    pramodini pravasini pravati priyadarshini pujari purnachandra pushpanjali rabinarayan radhakanta radhashyam raiguru ranjita rashmirekha rasmita
    ratha ratikanta routray rudranarayan sabat sadananda sahani samantaray samantray sambit sanjukta sanjulata santilata satyajit saudamini sethy
    shantilata siba sibaram sibasankar singhdeo sisir smrutirekha snehalata soumyaranjan srikanta srimati subash subasini subhalaxmi sukadev sukanti
    suryakanta suvendu swadhin tarai tarini trinath udayanath utkal yudhisthir
  `),
  northEast: list(`
    abani abonmei achyut ahanthem aier alemtemshi amubi angou angouba anjan aosenla aribam asangla athokpam awungshi badaker badap badondor bagra
    bagui balnang balsrang bangsai banlum banri bantei barbora bardewa barooah basar basnet basnett bendangsenla bhabananda bhabesh bhagawati bhargab
    bhaskarjyoti bhattarai bhogeswar biakchhunga biaksanga bijit bipul birina biswa bitopan boinu bomzan bonti bordoloi borthakur chader chambugong
    chamua chanambam changmai chawngthanmawia cheran chhetri chigisam chinang chisim chithung choden chodon choeden choki chongloi chongtham
    chubatoshi chungda daiaphira daimai daimary dalbot daplin darisha debojit dechen deki deuri dhakal dharani dhiraj dipen dipjyoti disket dodum doke
    doley dolker donboklang dorji dowarah duarah dulumoni durlabh duwara engti ering gaihiamngam gangmei gangte gayan ghana ghatani ghimire ghising
    ginkhomang gitartha gitashree golap golmei gongo gonmei goyary grithchi guite gunin gurumayum gyaltsen handique hanglem hangshing hanse haokip
    haralu hatibaruah hauzel hemanga himjyoti hmangaihzuali hmingthanga hoikim hoineu hoito hokato horam huidrom hungyo ibadahun ibalarihun ibansara
    ibochou ibotombi imkongliba imlisunep imna imnatoshi imsong ingti iohbor jampa jigme jimomi jintu jitu jomoh jongkey jongsam joram junmoni
    jyotiprasad jyotirmoy kabyashree kachari kafley kahoto kaikho kakati kakoti kaleon kalpajyoti kaman kamduk kamei kamson kanak kanaklata kandarpa
    kangujam karga kashung katwal kauring keishing keitzar kekhrie kemp keneizhe keppen kesang kevi kevileno kezevino khadka khaidem khaklari khaling
    khamba khamrang khandu khangembam khanikar kharga kharmawphlang kharshiing kharsyntiew khatiwada khatoniar khaute khayi khekiho khiamniungan khing
    khongji khonglah khongsai khongsit khongthaw khongwar khrieketuo khumanthem khundrakpam khuptong kichu kipgen kitboklang kithan kiviho koch
    kongbam konyak koyu kruzo kughato kumud kunga kutum kyntiew kyrmen lachenpa lachungpa lahon lakhya lakhyajyoti lalbiakdiki lalbiakzuala
    lalchhandama lalchhuanawma laldinpuii lalduhawma lalfakzuala lalhriatpuii lalngaihawma lalnunpuia lalnunsanga lalramchuana lalrammawia
    lalramnghaki lalrinchhana lalrindika lalruatfela lalruatkima lalsangzuala lalthangliana lalthanmawia lalthlamuana lalzarzova lalzirliana
    lamneilhing langpoklakpam lanusunep lapynshngain leimahanbi lemtur letkhohao letminlal lhakpa lhendup lhingneichong lhouvum lhungdim libang
    limatemjen limbu linggi lobsang lohagun lohit loitongbam longphoi lourembam lowang lowangcha luikham luit lunkholal machahary machihan magh
    malangmei malsawmdawngliana malsawmtluanga manabendra manalisha manbha mangboi manlun manoshi mapuia marngar matey mawia mawii mebanker megu
    meinam merentoshi meto mewan mezhusenuo mibang mingmar misao miuli moatoshi mochahari moktan moran mousam mrigen muana mudoi muivah mukhim mukunda
    munmi musahary myrthong naba nabin nabum nagen nalo nameirakpam naoba naoton narzary naulak neibou neichute neikecho neikuo neisatuo nemneihat
    nengboi nengneikim nepal newmai ngaihte ngamkhohao ngamlun ngawang ngente ngomdir ngupok niangkhanman niangneihoi nijara nilakshi ningshen nitul
    niva nokchasashi nokho nokrek nongkhlaw nonglait nongpluh nongrang nongsiej nongthombam nunisa nyima nyodu nyori ojah ongmu padu padum padung
    paite pakhrin pakyntein pallab pame pamei panging panmei panyang paotinthang parag paragjyoti pariat parismita pasang patgiri patir patowary
    payeng pebam pegu pemba petekhrie phanindra phaomei phawa phungshok phuntsok phurailatpam pongener porag potsangbam pranita pranjit pratul prodip
    purabi pynhun pynskhem rabha ragui raikhan rajbanshi rajen ramdinthara ramengmawia ranjumoni rapsang rebe rekhamoni remruata remruatpuia rimchi
    rime rimjhim rinzin ripunjoy rishan rodingliana rohluna rojio rokokhono ronghang rongmei rongpi ropmay ruivah rungsung ruokuo rupam rupjyoti
    rymbai ryndong rynjah sagolsem saidingliana sailendra salgra samte samten samudra sangay sapkota sarbeswar sarmah sawian seikhohao seiminthang
    sekhose senapoti senggrik sengnal sentimongla seram seuji seyie seyiesezo shabong shadap shanlang sharmah shembhalang shemphang shimrah shimray
    shylla simanta simte singam singpho singsit singson siram sitlhou sivasagar siwakoti skhem smriti sohkhlet sohtun solomi sopvi sorokhaibam
    sougaijam suiam sumi sunwar surabhi swargiary swer syngai tagio tago taid takar taloh tampha tapak tarali tariang tasing tatin tawsik taye tedo
    teibor teilang temjenla temsula tengrik tepfuneizo teron thakuria thangboi thangkhal thangkhiew thangkhosei thangluah thanhawla theja thejangulie
    thingbaijam thinley thinuo thiumai thongam thupten tiajungla tiakala timsina timung tisso tombing tombisana tongbram tongper tonsing tourangbam
    touthang tovishe trailokya tridip tsetan tsomo tsultrim tuboi tuikhang tulika tungi umbrey umdor upasana upreti urmimala vaiphei vanlalpeka
    vanneihtluanga vanramchhuangi varah vashum vibou viketu vikheho vikuotuo vilatuo visier viswesul vizo vungkhanching waikhom wanda wangmo wangsu
    wankhar wankit wanphrang wanswett watisenla whuorie xukiye yangerla yangfo yangya yangzom yengkhom yepthomi yeshe yeshi yhome yolmo yomgam zasituo
    zeneisituo zhimo zimik zingkhai zirsangliana zonunsanga zoramthanga zoremsanga zothanmawia
  `),
  middle: list(`
    alda angaria atram bakhla balamdina bamaniya bandra banra barela barjo barla barwa beck bhabor bhagora bhengra bhil bhoir bhokta bhoye bhumij
    bhuria bilung birhor birhul birsa birua bodra budhan budhni budhram budhu budhwa budhwari chaitu champia chamra charwa chermako dawar deogam
    dhaniya dhanwar dhodia dhruw dhum dhurwa dindor dodiyar dodrai dongo dukhan dukhi dukhni dungdung ekka etwari fagu fulmani fulo gagrai gamar
    gameti gango garasia gavali gavit gondane gope guhiya guria hansdak hasda hatila hembrom hemla hemrom herenz hessa hidma hirma honhaga horo indwar
    irpachi irpate jamuda jatru jauni jhano jhariyo jitni jojo kachhap kalaswa kandir kandulna kangale karmi kathode katija kawasi kawre kayam kerai
    kerkatta kerketta khadia khakha khalkho kharia kikariya kindo kispotta kodape kokani konkani korram korsa korwa kova kowachi kowe kujur kullu
    kulmethe kumre kunkal lagun laguri lahange lakhiram lakra lakshmina linda lodro lohra lomga lugun machhar madavi madkam madvi mahadeo mahale
    mahali mahida mahli maida mandavi mandawi mangra mangri marandi masram mavi meda meshram minj minz modiyam mogra muchaki munda mundri mundu
    nagesia naitam nargave neti nureti oyam padvi paharia panna pargi parteti pawara pendram pendro phulmani phulmuni phulo pingua podiyam podo potai
    poyam punem purti purty raimuni roat salge salkhan samad samasi sanga sangada sangod saren shiboo shori sinku sirka sodi somari somaru sombari
    somra somri soreng soyam sukhmati sukra sukri sukurmuni sumbrui sundi suni sunia surin sushanto tamsoy tati taviad telam thakare tigga tirky
    todsam topno toppo tubid tuti uddey uike umbarsada usendi vadu valavi valvi varkade vasave vasuniya vatti veladi walvi warghade warkade warli
    waskale wasuniya xalxo xaxa xess
  `),
  gujarat: list(`
    adi ambalal amrut amrutlal ardeshir arjan arnavaz ashokbhai asodariya aspi ava bahman bakul balsara bambhaniya bamji bapsy baria bariya batlivala
    batliwala behram bejan bhabha bhadresh bhagyesh bhailal bhalodia bhanuben bhargav bharucha bhavik bhavini bhavsar bhikha bhikhabhai bhikhu bhimani
    bhojak bhumi bhumika bhupat bhupendra bhuva billimoria bulsara burjor cawas champaben chetana chhatbar chimanlal chinoy chokshi chotaliya
    chudasama commissariat contractor cyrill cyrus dabhi dadachanji dahyabhai dahyalal dangar daraius darius darshil darshit daruwala daruwalla dastur
    deboo devang devji dhameliya dharmistha dhirajlal dhiren dhirubhai dholakiya dhondy dhruti dhruvil dhun dhwani dilnavaz dinaz diniar dinkar
    dinshaw divyesh dodiya dolly dordi dubash dudhat elavia eruch fali faredun farokh farrokh freddy freny gadhvi gautambhai gazdar ghadiali ghadiya
    ghandy ghanshyambhai ghelani ghori godrej gohel gondaliya gool goolbai gosai gunvant hadiya halani hardika haresh harilal harshida hasmukh hemali
    hemang hetvi hiral hirani hirpara hitarth homai homi hormazd hormusji hoshang hutokshi indravadan irani ishwarbhai italiya jahnavi jamnadas
    jamshedji janak jariwala jasoda jasubhai jasumati jayantilal jaydeep jayshree jeejeebhoy jenil jeroo jethalal jethva jethwa jhaverchand jhaveri
    jijina jimmy jivani jokhi joshipura kachhadiya kaikhushru kaizad kakadiya kalaria kamdar kanaiyalal kanani kanga kanji kanjibhai kansagra kantilal
    kanubhai kapasi karanjia karia karsan karsanbhai kashiben katariya kathiriya katrak kaushika kayomarz keki kersi keyur khachar khambhati kharva
    khatsuriya khodabhai khorshed khunt khurshed khushali khushru kikani kolah koli kotadia kotak koticha kotwal krunal kunjal kutar lakhtariya lalji
    lalkaka lataben lathiya lilaben limbachiya lodhia machhi madhvani madon mafatlal maganlal malaviya mandavia mandaviya maneck mangukiya maniar
    manilal manishaben mansukh mavji mehernosh meherwan mihir minaxi minoo mitul modha mody mohanbhai monpara mori mullan nainesh nakrani nakum
    nanavati naranbhai nariman narsinh natubhai natvarlal nauzer nayi nergis nergish niket nikunj nilay nileshbhai nimesh nirali niravkumar nita
    noshir noshirwan odedra oza padhiyar padsala palkhivala pansuriya panthaki pardiwala parimal parshottam patadia percy perin pervin pesi pheroza
    pheroze phiroze pilloo piloo pipaliya poonawalla popat popatlal postwalla prabhudas prafful praful prahladbhai prutha purvesh raiyani rajal rajgor
    ramaben ramani ramanik ramaniklal ramanlal ramila ramilaben ranchhod ranchhodbhai ranpariya rasik rasiklal rathva rati ratilal readymoney ridham
    riten rohinton ronak roshan rupal rupani rupareliya rusi russi rustom rustomji ruttonjee sabhaya samirbhai sanghavi saparia sarosh savaliya savani
    savitaben screwvala sethna shantaben shantilal shapoor shapur shardaben sheriar shernaz sheth shihora shiroya shroff siddi sidhwa silloo smit
    sohrab sojitra somabhai sonagara sonara sopariwala sorab sorabjee sorathia sukhia sunilbhai sureshbhai surti sutariya talati tandel taraben
    tarapore taraporevala tehmina tehmton tehmurasp tejal thaker thakor thrity thummar todywalla togadia trupti turel ujjwala umaretiya umrigar unwala
    unwalla vaghasiya vajifdar vajubhai vakil vallabh vallabhbhai vankar vasant vasoya vazifdar vegad vekaria vihar vimal vinubhai viraf viral virji
    vithalbhai vraj wadia xerxes yagnesh yasna yezdi zarine zarir zaveri zenobia zubin
  `),
  maharashtraAndGoa: list(`
    aaba aabasaheb abhyankar aboli adhav adsul agarkar agostinho aher ahire akshada albert allwyn alphonse alvin ambekar ambhore amey ameya ancy
    andhale andrew angre aniruddha annasaheb annie anthony appasaheb arati araujo arlette asavari ashlesha assumpta athavale athawale atmaram avadhut
    avhad awhad azavedo azevedo baban babanrao babasaheb babruvan bachhav badgujar bagade bagal bagul baliram balkrishna bandal bandu bansode bapat
    baptista bapu bapurao bapusaheb barde barretto barve bayabai bayaji bedekar bendre benedict bernard bhagwat bhairu bhalekar bhamare bhandare
    bhandarkar bhangale bharambe bharati bhau bhaurao bhausaheb bhave bhide bhikaji bhimabai bhimraj bhimrao bhobe bhoite bhole bhor bhujbal bhusari
    bhuse birajdar blasius bobade bodke bokil borade borkar borse brenda bridget britto caldeira cardoso carneiro caroline castelino cecilia cedric
    chandrabhaga chandrakant changdev chaphekar charlotte chavhan chikhalikar chitale chougule christabel christina christopher clarence claudia
    clement clive coelho collin cordeiro correa couto crasta crescentia cutinha cynthia d'costa d'cruz d'cunha d'lima d'mello d'sa d'silva d'souza
    dabholkar dadarao dadasaheb dagadu dahake dalvi damaji damle dandekar dange darekar darryl dasare dattaram dattatraya dattu dcosta dcruz dcunha
    delphine denzil deokar deore derrick dessai devidas dhage dhanaji dhande dhanorkar dharmadhikari dhavale dhawale dhoble dhondiba dhondu diana
    dighe dmello dnyandev dominic dongre doreen dorothy dsilva dudhane dwarkabai edith edna edward eknath eldon emmanuel errol esteves eugene eustace
    evelyn fadnavis falcao faleiro falke farias felix fernanda fernandez ferreira filomena florence floyd fonseca francisca franco freda frias gade
    gadekar gadkari gaidhani galande gangaram gangubai gangurde ganpatrao gaonkar gargote garud gauns gavde gavhane gavin gawali gawas gawde genevieve
    gerard ghadge ghag gharat ghatge ghodke gholap ghule gladys glenn godbole godfrey godse gogate gomez gonsalo gosavi govindrao gregory gulabrao
    gunjal gupte gurav hande hanmant hanumant hanwate haribhau harne harshal harshali hatkar hausabai hazel hemangi henriques hilda hirabai hiwale
    holkar hyacinth ignatius indubai ingale irene isabel ithape jagdale jambhale janabai janardan janet jarag javale jawale jayawant jedhe jennifer
    jerome jivan joachim joan jogdand jondhale jotiba jovita juliana juliet jyotiba kakade kalabai kalbhor kalokhe kamat kamlakar kamthe kanade
    kandolkar kanhopatra kanitkar karandikar karanjkar karpe kashibai katkar katke kausalya kaustubh keith kelkar kenneth kerba kerkar keshavrao
    ketkar khandekar khanderao kharat khare khatal khedekar kher khillare khobragade khot khutwad kirloskar kisan kisanrao kokate kolhe koltharkar
    kolvalkar kondabai kondhalkar kondiba korde kotkar krantisinh kshirsagar kumbhar kundlik kurhade kute lahanu lahu lancy landge lanke latkar
    laxmanrao laxmibai leander leelabai lele leonard lester lidwina limaye limbaji linus lloyd londhe lonkar lopes loretta lotlikar lucas lucia
    lynette mabel machado madhavrao magdalene mahadik mahadu maharao malcolm malhar malhari mallappa malusare mandlik mandrekar mangalwedhekar
    manikrao manjrekar marathe marcelino mardolkar margaret marina martha martins maruti marvin masal mathias maureen medhekar melvin melwyn memane
    mendes mendonca mervyn mhaske michelle minguel minguela mirajkar misquitta mokal mokashi monica moniz moraes morais mrunmayee muktabai mulay munde
    murlidhar musale myra nagare nagnath nagorao nalavade nalawade namdeo namdev nanasaheb naphade narayanrao narhari narke narkhede natasha
    natividade navale nazareth nene neville nicholas nigel nikalje nimbalkar nivrutti noel noella norbert norman olga olivera osborne oscar oswald
    padmakar padmavati padwal pagare paigude palande pandharinath pangare paranjape paranjpe pardeshi parrikar parsekar parshuram parvatibai patade
    patankar patekar pathare patole patricia patrick patwardhan pauline pendse perpetua phadnis phadtare philomina picardo pimenta pinheiro pires
    pisal pius placid pokale potdar prabhudesai pralhad prisca priscilla purandare purva quadros queenie raghoba raikar rajabhau rajashree rajguru
    rajurkar rakhmabai ralph ramabai ramrao ranade rangnath ranpise raosaheb raphael rasal rasquinha ravsaheb raymond rebecca rebeiro regina reginald
    rego remedios ribeiro richard rocha rodricks rohidas rokade roland roquezinho rosaline rosita rowena royston rozario ruben rucha rudolf rufina
    rukhmini rushikesh rutuja ryan sabale sadashiv sahebrao sakharam sakhubai saldanha salgaonkar salins salkar salunke salve samata sambhaji sampada
    sampatrao sandra sanika sanjivani santaji santan santos sapkal sarjerao sarnaik sarode satav sathe satpute satwik savarkar savitribai sawale
    sawarkar selwyn serrao shahaji shahu shaila shailaja shakuntalabai shamrao shankarrao shantabai shantaram sharadchandra sharon shedge shejwal
    sheldon shelke shendge shendre shet shete shetkar shevale shewale shingade shingare shirley shirodkar shirole shirsat shitole shivaji shivajirao
    shridhar shripad shrirang shubhada siddheshwar sindhutai siqueira sitabai sitaram soares solat solunke sonabai sontakke sopan souza sridhar
    stanislaus stanley stella succorina suhas suhasini sukhdeo sulbha supekar surekha suryakant suryawanshi swanandi sybil sylvester sylvia talekar
    talwalkar tanaji tandale tanya tapkir tarabai tatya tatyasaheb tauro tavares tawade tayade tellis tendulkar terence teresa teresinha thackeray
    theodora theresa thite thombare thopte thorve tilekar tingre todkar tracy travasso tribhuvan trimbak tryambak tukaram tulsabai tupekar ubale ubhe
    uddhav ukey umap uttamrao vaidya vaijayanti vairagar valentine valerian vales valles vaman vanessa vartak vasantrao vedpathak velankar velip
    verenkar vernon vichare vidhate vidula vieira vilas vilasrao vincent violet virgil vishwasrao vithabai vithal vitthalrao vivian vrushali wadekar
    wagh waghchaure waghmode wagle wakchaure walter walunj wanjari watve wendy wilfred william wilma wilson winifred yashodabai yashwantrao yelwande
    yeole yeshwant zagade zende zinjurke zombade zumbar
  `),
  karnataka: list(`
    achala adarsha adiga aithal akkamma akki akshatha alur alva amarappa ambareesh ambarish ambavva ambiger amoolya anantharaju anjanappa anjinappa
    ankalagi annapoorna annappa appaji aralikatti arasu ariga ashwathnarayan aswath avinasha ayyappa badiger badigera bagalkot bagewadi bairy
    balachandra balappa ballal banakar banakara bandi bangarappa basamma basanna basappa basavanna basavaraja basavarajappa basavegowda basavva
    belagali belchada bellad belliappa benakatti betageri bettaswamy bevinamarad bhagyamma bhagyavathi bhajantri bhandary bhangi bhanumathi bharamappa
    bheemanna bheemappa bhimappa bhimavva bhimsen bhoomika bhyregowda bilagi bommai bopaiah bopanna boraiah budihal byrappa byregowda cariappa
    chaithra chalawadi chandramma chandrappa chandrashekhara channabasava channamma channappa channegowda chavadi chayadevi chengappa cheriyappa
    chethan chethana chidananda chigari chikkamath chikkamma chikkanna chikkegowda chikkodi chinnamma chinnappa chinnappanavar chowdamma chowdappa
    dambal dasappa devadiga devaiah devamma devappa devaraju devegowda devendrappa dhananjaya dharanesh dharmatti dodamani dodda doddamani doddamma
    doddappa durgamma durgappa dyamannavar eranna erappa gadag gaddi gaddigoudar ganapathy ganesha gangadhara gangamma gangappa ganiga ganiger
    gavisiddappa girijamma girisha gokak gopalakrishna goudar gouramma govindappa govindaraju gudi gunaga gurulingappa gururaj gurusiddappa guttedar
    hadapad hadimani halagatti halamma halappa halli hallur hampannavar hanamanthappa hanamappa hanchinal hanumakka hanumanthappa hanumantharaya
    hanumappa hanumavva harapanahalli harisha harshitha hattikal hebbal hemavathi holi holla honnalli honnamma honnappa honnavva hosakoti hosmani
    hosur hubballi huchappa hugar hulagappa huligemma hullur hunashikatti inamati iranna irappa itagi jagadeesha jalihal jarkiholi jayanna jayappa
    jayaram jayashri jigajinni jogi jyothilakshmi kabbur kadakol kadlimatti kalaiah kalappa kalavathi kalburgi kallappa kallavva kallimani kamalakshi
    kamalamma kambali kambar kammar kantharaju karajagi kariappa karigar karigoudar kariyappa karjol karkera kashappa katagi kattimani kempaiah
    kempamma kempanna kempegowda kenchamma kenchappa keshava khanapur kharvi kilari kittur kolkar kondajji konnur koravar kotari kotian kotresh
    krishnappa krishnegowda kuchabal kudva kulal kumaraswamy kumuda kurbet kusuma lakkamma lakkappa lakkundi lakshmamma lakshmana lakshmappa
    lakshmidevamma lakshmikantha lakshminarayana lamani likhith lingamma linganagoudar lingappa lingaraju lohith lokesha machaiah madamma madappa
    madar madegowda madevamma madhukeshwar madhusudhan madiwalar mahadevamma mahadevappa mahadevaswamy mahalingappa mahantesh mahendrakar
    maheshwarappa malagi malipatil mallamma mallavva malleshappa mallikarjuna mandanna mangalamma manjamma manjanna manjappa manjunatha mannur
    maranabasari mareppa mariyappa maruthi matapathi mathapati mattikatti mayya meenakshamma megharaj meti moger mohankumar monappa monnappa mudakappa
    muddamma muddappa mudhol mulagund mulimani muniraju muniswamy munivenkatappa muniyamma muniyappa muragod muthanna mylarappa nadagouda nadagoudar
    naduvinamani nagabhushan nagamma naganna nagappa nagaraja nagaral nagarathna nagendrappa nagur nanaiah nanjamma nanjappa nanjegowda nanjundaiah
    nanjundappa nanjundaswamy narasamma narasimhaiah narasimhamurthy narasimharaju narayanamma narayanappa narayanaswamy naregal navalgund navyashree
    neelakanta neelamma neelavva nelogi neralagi nidagundi ningamma ninganna ningappa ningaraju ningavva nirvanappa odeyar omkarappa padiyar padmamma
    pampapathi pandurangappa papamma papanna parameshwar parameshwarappa parashuram parvatamma parvathamma patrot pattanashetti pattar pavithra
    pompapathi ponnappa poojar poojari poovaiah prabhakara pradeepa prakasha prathima pujar puneeth puranik puttamma puttanna puttappa puttaraju
    puttaswamy rachana rachappa rachitha rajamma rajanna rajappa rajashekhara rakshitha ramachandrappa ramaiah ramakka ramakrishnappa ramanjinappa
    ramanna ramappa rameshwarappa rangamma ranganagoudar ranganath ranganatha rangappa rangaswamy rathna rathnamma ravikumara renukamma renukaradhya
    revanasiddappa revanna roopashree rudramma rudrappa rudresh sahukar sajjanar salian salimath sanadi sangamesh sanganna sangappa sanjeeva
    sankannavar sannamma sannappa santhosha sarojamma saunshi savadi savithramma savithri shakunthala shanbhag shankaramma shankarappa shantappa
    shantavva shanthamma shanthappa sharanabasappa sharanamma sharanappa shashidhar shekharappa shenai shettar shetti shettigar shigli shirol
    shivaleela shivalingappa shivamma shivananda shivanna shivaprasad shivaraj shivaraju shivarudrappa shivashankar shivegowda shobhamma shreekanth
    shridevi shrinivasa siddalingamma siddalingappa siddamma siddappa siddaramaiah siddavva siddegowda siddesh siddharamappa sindagi sollapur somaiah
    somanna somannavar somappa somashekar somashekhara somavva sowbhagya sridevamma subbaiah subbanna subramanya sudheendra sulibhavi sunagar
    sunandamma suresha susheelamma suvarnakar talavar talawar talwar teggi telsang thammanna thayamma thimayya thimmaiah thimmakka thimmamma thimmanna
    thimmappa thimmegowda thippamma thippanna thippeswamy thirthappa tigadi timmapur tippanna tirlapur triveni tukkar tulasamma udaya udupa ullagaddi
    ullas umesha uppar uppin uthaiah uthappa valikar vanajakshi vasanthamma vastrad vasudeva vedavathi veerabhadrappa veeranna veerappa veerapur
    venkatalakshmamma venkatamma venkatappa venkataramana venkataramanappa venkataswamy venkatesha venkateshappa vijayakumara vijayalakshmi vinayaka
    vinutha virupaksha virupakshappa vishwanatha vokkaliga waddar wadiyar walikar yadahalli yadawad yaligar yallamma yallappa yallavva yamanamma
    yamanappa yankappa yaragatti yashodamma yashwanth yellamma yellappa yeshwanth yogananda yogeesh
  `),
  andhraAndTelangana: list(`
    achamma achanna addanki adilakshmi adinarayana adusumilli agamma akkineni alivelu allam amarnadh ambati ammaji amrutha anajaneyulu anakapalli
    anantha anasuyamma anjaiah anjamma annapurnamma anne anumula appalanaidu appalanarasamma appalaraju appalaswamy apparao appikatla arava arumalla
    ashwitha atluri atmakuri badugu bakkaiah balaiah balakrishna balamani balaraju bandla banoth banothu bapuji basavaiah bathula bejjanki bellamkonda
    bethi bhagyalaxmi bhaskararao bheemaiah bhikshapathi bhimavarapu bhoomaiah bhukya bhulakshmi bhupathiraju bikshapathi bixapathi boggarapu bojja
    bolla bollineni bommareddy bonthu boppana botcha boyapati boyina brahmaiah brahmaji brahmanandam buchaiah buchamma budda bugga burra byreddy
    chadalavada chakali chalasani challa chandraiah chandramouli chandrasekhararao chavali chebrolu chekuri chenchaiah chenchamma chennaiah
    chennamaneni chepuri chilakapati chinnababu chinnaiah chinnarao chinnodu chinta chintala chinthala chiranjeevi chirumamilla chittemma chittibabu
    chitturi chunduri daggubati daida damera dandu darapu dasaradhi dasaratha davuluri deshini devarakonda devender devineni dhanalaxmi dhanamma
    dhanunjaya dharavath dhulipala divakar donthula doosari duddu duggirala dulam durgam durgaprasad durgarao dwarampudi eashwar eda edara edula
    eedara eeramma ellaiah ellamma eluri emani erra errabelli erramma eswaraiah eswaramma eswararao etela gadde gajjela gajula galaiah galla
    ganapathirao gandham gangadhararao gangaraju gangula gangulamma ganji ganta garapati gattaiah gattu giridhar goda godugu golla gollapalli
    gonuguntla gopaiah gopalarao gopisetty goriparthi gorle gottipati gouru govardhana govindaiah govindamma govindarao grandhi gudivada guduru
    gugulothu gujjula gunda gundala gundlapalli gundu gurappa guravaiah guruvulu gutha gutta hanmanthu hanumantharao hanumanthu haranath harinath
    haritha himabindu iddaiah ilaiah inavolu indiramma indrakanti iyyapparao jagadeeshwar jagannadham jaggaiah jaggarao jaggareddy jalaiah jalandhar
    jallepalli janamma janapareddy janardhana janardhanrao jangaiah jangam jangamma jarugumalli jayaprada jayarao jella jogaiah julakanti jupally
    jupudi jyothirmai kadali kadiyala kadiyam kakani kakumanu kalakonda kalvakuntla kameswararao kameswari kamineni kanakadurga kanakaiah kanakamma
    kanakaraju kancharla kanchi kandala kankaiah kanneganti kanthaiah kanthamma kanumuri kapu karanam karri karumuri karunakar kasaiah kasamma kasu
    katari katragadda kavuri kesineni kethavath kilaru killi kishtaiah kistaiah kodali kodela koduri kolla kolluri komaraiah komatireddy kommula
    komuraiah konakalla konda kondaiah kondalrao kondamma kondaveeti kondru koneru konidela koppula kosaraju kotaiah kotamma koteswaramma koteswararao
    kotha kovvuri koyya krishnaiah krishnamma krishnamohan krishnarao krishnaveni kuchibhotla kunduru kunta kuppili kurapati kurra kuruba kushal
    lachaiah lachamma lagadapati lakavath lakshmaiah lakshmanarao lakshmikantham lakshminarasamma lalithamma lanka lavu laxmaiah laxmamma
    laxminarayana lingaiah lokanadham madala maddali madduri madhavaram madhavarao madhusudhana maganti mahalaxmi mahender maheshbabu maheswari
    malakondaiah malireddy malladi mallaiah mallela mallesham malleswararao malleswari mallikharjuna mallipudi manchala manchikanti manchu mandadi
    mandala mandali manemma mangamma mangatayaru manikyam manikyamma manikyarao maram maramreddy mariyamma marri mastanaiah mastanamma masthan matta
    medasani medisetti meka mekapati merugu mikkilineni modugu mogulaiah mohanrao mopidevi mothukuri mounica movva mudragada mukku mulpuri munagala
    muppalla muppidi muralikrishna muthyalamma muthyalu mutyala mutyalamma mynampati nadendla nagabhushanam nagaiah nagalakshmi nagamalleswari
    nagaraju nagarathnamma nagendramma nageshwar nageswararao nageswari nagireddi nagireddy naini nakka nalla nallamala nallapati nallari namburi
    nancharaiah nancharamma nandamuri nandigam nannapaneni nara narasaiah narasimharao narasimhulu narayanapuram narayanarao narra narsaiah narsamma
    narsimha narsimhulu neeraja nelluri nenavath nerella nimmagadda nimmala nomula nukala nune nunna obili obulamma obulesu ooha oruganti padala
    padmaja padmanabham padmavathamma paidamma paidi paiditalli pakala pakeeramma palakurthi palla pallapothu panabaka panchumarthi papaiah papayya
    paritala paruchuri parupalli parvateesam parvathalu pasupuleti pathuri patnam payyavula peddaiah peddamma peddanna peddi peddireddy pediredla
    penmetsa pentaiah pentamma perni pidathala pilli pinisetty pinnamaneni pinnamareddy pinnelli pippalla pochaiah pochamma polaiah polamma poleramma
    ponguleti ponnala ponnam ponnuru poosala popuri posaiah potharaju pothula pothuraju potluri prabhakararao prabhavathi pragathi prameela prasadrao
    prasuna prathap prathipati pratyusha premalatha pulivarthi pulla pullaiah pullamma punnaiah punnamma puppala purandeswari purnachandrarao
    pushpavathi putta puvvada pydiraju racha rachakonda raghavaiah raghavamma raghavarao raghupathi raghuram rajaiah rajamouli rajarao rajitha
    rajyalakshmi ramachandraiah ramachandrarao ramadevi ramakrishna ramalakshmi ramalingaiah ramalingeswararao ramamma ramamohanrao ramanaiah
    ramanamma ramanarao ramanjaneyulu ramarao ramesam ramireddy ramoji ramulamma ramulu ranganayakamma ranganayakulu rathnaiah ratnakumari ratnam
    ratnamma ravela ravindranath ravula rayala rayapati rayapudi rekulapalli revuri rompicherla rosaiah rudramadevi sabavath sabbineni sadineni sagi
    saibaba saidamma saidulu saikiran sailu sambaiah sambamurthy sambasivarao samineni sammaiah sammakka samyuktha sangam sanka sankararao sannibabu
    sarada saradamma saraswathamma sarikonda sarojanamma sathaiah sathemma satteyya satyanandam seelam seethamraju seshagiri seshaiah seshamma
    sesharatnam setti shankaraiah shoba shravani shyamala sidda siddaiah siddareddy simhachalam simhadri singamsetti singireddy sirigiri sirikonda
    sirimalla sirisha sitamma sitaramaiah sitaramanjaneyulu sitharamulu sivaiah sivakrishna sivamma sivanagaraju sivaparvathi sivaramakrishna
    sivasankar somamma somireddy sompalli soujanya sowjanya sravan sravanthi sreedevi sreedhar sreelatha sreenu srihari srilakshmi srilatha
    srinivasarao srinu sriramoju sriramulu subbalakshmi subbamma subbarao subbaratnamma subbarayudu subhashini sudharani suguna sujana sumalatha
    sundaramma sundararao suneetha sunkari suravarapu suryadevara suryakantham suryakumari suryanarayana suseela swarajyam swarna swarnalatha swaroopa
    syamala talari talasani talluri tammineni tanneeru tataiah tatarao tatiparthi tayaramma tejasri tella tenneti thallapaka thatikonda thirumala
    thirupathamma thirupathi thokala thota thumma thummala thummuri tirumalasetty tirumalesh tirupatamma tirupathaiah tirupathirao togaru trimurthulu
    trinadh tumati turlapati udayasri uddaraju umamaheswararao umamaheswari undavalli upendar upender uppala uppalaiah uppuluri vadde vaddi vadlamudi
    vadlapatla vallabhaneni vallepu valluri vanaja vanga vani vankayala varanasi varaprasad varikuti vasireddy vasu vattikuti veerabhadraiah
    veerabhadrarao veeraiah veeramachaneni veeramma veeramreddy veerareddy veeraswamy veerraju velagapudi velamati vellampalli vellanki velpula vemana
    vemireddy vemulapalli vemuri venkaiah venkamma venkanna venkat venkataiah venkatalakshmi venkataramaiah venkataratnam venkatasubbaiah
    venkateswararao venkateswarlu venkatramaiah venkatrao vennam venugopalarao vijayamma vijayasree vinjamuri vinnakota vishnubhotla viswanadham
    viswanath vundavalli vuppala vykuntarao yadaiah yadamma yallaiah yanamala yarlagadda yarram yedla yeduguri yedukondalu yelamanchili yellaiah
    yendluri yenduri yenugula yerram yesamma yesobu yesu yesubabu
  `),
  tamilNadu: list(`
    aadhi aadhira adhithya agila agilan akilan akilandeswari alagar alagarsamy alagesan alagu alamelu amala amalraj ambethkar ambiga ambujam ammu
    amsaveni amutha anandaraj anandhan anandhi anbalagan anbarasan anbarasu anbu anbuchelvan andal angammal anganan anjalai annadurai annakili
    annapoorani anthonysamy antonysamy appadurai arasan arasi aravindan aravindhan archunan arivalagan arivu arockiam arockiamary arockiaraj
    arockiasamy arokiam arokiasamy aruljothi arulmani arulraj arulselvi arunkumar arunraj asaithambi ashokkumar athilakshmi athithan ayyadurai
    ayyakannu ayyammal ayyanar ayyappan ayyasamy bagyalakshmi bagyam balachandar balaguru balu baskar bharathidasan bharathiraja bhuvana bhuvaneshwari
    boominathan boopalan boopathi chandrakumar chandrasekar chellam chellappa chellappan chelliah chenthil chinnadurai chinnaiya chinnakannu
    chinnammal chinnapillai chinnaponnu chinnappan chinnapponnu chinnaraj chinnathai chinnathambi chokkalingam cholan dakshinamoorthy danalakshmi
    deenadayalan devasena devendran dhamodaran dhanabal dhanabalan dhanam dhanapal dhandapani dharmalingam dharman dharmaraj dheena dhinakaran dhivya
    dinakaran divyabharathi durai duraimurugan duraipandi eashwari easwaran elakkiya elangovan elavarasan elavarasi esakki esakkiammal esakkimuthu
    ezhilarasan ezhumalai gajalakshmi gandhimathi gnanam gnanasekar gnanasekaran gnanasoundari gnanavel gobi gobinath gokila gokulakrishnan
    gopalakrishnan gothandaraman govindammal govindaraj govindasamy gowri gowrishankar gunasekar gunasundari gunavathi gurunathan gurusamy guruvammal
    hariharan harikrishnan hemavathy ilaiyaraja ilamaran ilamathi ilangovan ilavarasan indirani iniya innasi irudayaraj irulandi irulappan isaivani
    isakki jagadeeswari jaganathan janakiraman janarthanan jayabal jayabalan jayabharathi jayachitra jayakanthan jayakodi jayakumar jayalalitha
    jayamani jayapal jayaprakash jayaraj jayaseelan jayaselvi jayasri jebaraj jeeva jeevanandham jeevitha jegan jeganathan jenifer jeyakumar
    jeyalakshmi jeyanthi jeyaraj jeyaraman jothi jothilakshmi jothimani kabali kabilan kadirvel kalaiarasan kalaiarasi kalaichelvan kalaichelvi
    kalaimani kalaimathi kalaiselvan kalaiselvi kalaivanan kalamani kaleeswari kaliammal kalidass kalimuthu kalirajan kaliyammal kaliyamoorthy
    kaliyaperumal kamalakannan kamalam kamatchi kanagaraj kanagavalli kanagavel kanagu kanchana kandhan kaniyan kanmani kannadasan kannaiyan kannamma
    kannammal kannappan kanniammal kannika karikalan karmegam karthi karthick karthiga karunakaran karunanithi karuppaiah karuppan karuppannan
    karuppasamy karuppayee karuppayi kasirajan kasthuri kathiresan kathirvel katturaja kaviarasan kaviarasu kavin kavinaya kavinmalar kaviya
    kavundappan keerthana kennedy kodeeswaran kodiyarasan komala komathi koothan kothai kothandapani kothandaraman kottaisamy krishnammal krishnasamy
    kulandai kulandaivelu kulanthaivel kulasekaran kumaravel kumudha kumutha kuppammal kuppan kuppusamy kurinji kuruvammal kuzhali lakshmipathi lenin
    logambal loganathan logesh logeshwari lokanathan madasamy madhan madhankumar madheswaran madhivanan magesh mageshwari magudeeswaran mahendran
    maheswaran makesh malaisamy malar malaravan malarkodi mangaiyarkarasi manikkam manimaran manimekalai manimozhi manivannan manivel manoharan
    manonmani maragatham marappan mariammal mariappan mariyammal mariyappan maruthamuthu maruthupandi masilamani mathiazhagan mathiyalagan mathumathi
    mathusudhanan mayakrishnan mayandi mayilsamy mayilvaganan meenatchi megala meyyappan mohana mohanapriya mohanasundaram mohandas mohanraj mookaiah
    mookammal mookan moorthi moorthy mottaiyan mozhiyan mugilan muniammal muniandi muniasamy munirathinam muniyandi muniyasamy muralitharan murugaiyan
    murugammal muruganandam muruganantham murugappan murugavel murugayya murugeswari muthaiah muthammal muthiah muthu muthukaruppan muthukrishnan
    muthukumaran muthulakshmi muthumani muthumari muthupandi muthuraj muthuraja muthuramalingam muthuraman muthuselvam muthuselvi muthuvel nachimuthu
    nachiyar nadarajan nagalingam nagammal nagappan nagarani nagavalli nagendran nagoor nallakannu nallammal nallathambi nallusamy nambi nandhakumar
    nandhini nandhitha natesan navaneethakrishnan navaneetham navaneethan nedumaran nedunchezhiyan neelakandan neelamegam nesamani nilavan
    nilavazhagan nirmaladevi nithish nithyanandham nivetha nivethitha ondiveeran ooliyan pachaiammal pachaiappan padmapriya palaniammal palaniappan
    palanichamy palanikumar palanivel palpandi panchavarnam pandi pandiammal pandiaraj pandiarajan pandimuthu pandiselvi pandiyan pandiyarajan
    pandurangan paneerselvam panneerselvam papathi pappammal pappathi paramasivan parameshwari parameswari paranthaman parimala parthiban pasupathi
    pattammal pazhanivel pechi pechiammal pechimuthu perachi periasamy periyanayagam periyandavar periyasamy perumalsamy petchi philominal pichai
    pichaimuthu pitchai pitchaimuthu ponmani ponnammal ponnan ponnappan ponni ponnurangam ponnuthai ponnuthayi ponraj ponvel poomalai poongothai
    poonguzhali poorani poosaidurai poovarasan poovizhi porkodi porselvi prabakaran prabavathi prabu pragadeesh prakasam praveenkumar prithviraj
    priyadharshini pugazh pugazhendhi pugazhenthi punitha punithavathi puratchi purushothaman pushpalatha pushpam pushparaj raasathi radhakrishnan
    raja rajadurai rajagopalan rajalingam rajam rajamani rajamanickam rajammal rajangam rajapandi rajarajan rajarathinam rajasekar rajasekaran rajathi
    rajavel rajeshkannan rajini rajinikanth rajmohan rakkammal rakkappan ramadoss ramajayam ramakannan ramalingam ramamoorthy ramamurthy ramanujam
    ramar ramathilagam ramayee rameshkumar ramu ranganathan ranganayaki rangasamy ranjith ranjitham ranjithkumar rasathi rasu rathinam rathinavel
    rathnam ravanan ravishankar regupathi rengaraj rengasamy rettaimalai rosammal saamy sabapathi sabapathy sabari sabarinathan sadaiyan sadasivam
    sahadevan sahaya sahayam sahayaraj sakthi sakunthala samidurai samikannu samipillai sangavi sangili sankaralingam sankareswari sanmugam
    santhakumar santhamani santhana santhanam santhi saradha saranraj saravanakumar saroja sathasivam sathishkumar sathya sathyabama sathyamoorthy
    sathyaraj sathyavani savarimuthammal savarimuthu savitha seenivasan seethaiammal seethalakshmi selladurai sellammal sellamuthu selvakumar
    selvakumari selvamani selvan selvanayagam selvapandi selvapandian selvarani selvarasu semmalar sengodan sengottaiyan sengottuvel senthamarai
    senthamizh senthilnathan senthilvel senthilvelan sermadurai seyadhu shanmuganathan shanmugapriya shanmugasundaram shanmugavalli shanmugavel
    shanthi shenbagam sindhuja sinnathurai sivabalan sivagami sivagnanam sivakozhundu sivanandham sivanesan sivanraj sivaperumal sivaprakasam sivaraj
    sivasamy sivasankari sivasubramanian solaiammal solaimalai solairaj soosai soosaiammal soundararajan soundharya soundrapandian sowmiya sridharan
    subaiyan subashini subbaiyan subbammal subbiah subburaj subramani sudalai sudalaimani sudalaimuthu sudhakaran suganthi suganya sugumaran
    sundarambal sundaramoorthy sundarapandian sundararaj sundaresan suriya suriyakala suriyamoorthy suruli susila swetha tamilarasan tamilarasi
    tamilmani tamilselvan tamizharasan tamizharasi tamizhselvan tamizhselvi thamarai thamaraiselvan thamaraiselvi thambidurai thamilarasan
    thamizharasan thamizhselvi thangam thangamani thangammal thangamuthu thangapandi thangapandian thangarasu thangavelu thanigachalam thanigaivel
    thayammal thayumanavan theivanai thenmoli thennarasu thilagam thilagavathi thillai thillainathan thirumalai thirumavalavan thirumoorthy
    thirumurugan thiruppathi thiruselvam thiruvengadam thulasimani thulasiraman udayakumar udhayanidhi ulaganathan umapathi unnamalai unnamulai
    uthayakumar vadivelu vadivu vairamuthu vairavan vaiyapuri valarmathi valliammai valliammal vanathi vanitha vanmathi varadharajan vasanthakumar
    vasanthi vedachalam vedagiri vedhavalli veerachamy veeraiyan veeralakshmi veerammal veeran veerapandi veerapandian veerasamy veeraselvam velammal
    velankanni velayudham velayutham velladurai vellaichamy vellaisamy vellaiyammal vellaiyan velraj velsamy velumani velusamy venkateswaran
    venkatraman venmathi vennila vetri vetriselvan vettrivel vijayabaskar vijayakanth vijayakumari vijayan vijayaraghavan vijayarajan vijayarani
    vimalraj vinayagam vinoth vinothini vinothkumar viruthagiri visalakshi vishalakshi vizhiyan yasodha yesudas yesudoss yogalakshmi yogaraj
    yogeswaran yogeswari yuvaraj yuvarani yuvasri
  `),
  kerala: list(`
    aadarsh aami abhirami achari achu achuthan aiswarya ajayakumar ajeesh ajesh ajikumar ajimon ajithkumar aleyamma aleykutty alphonsa ambili
    anandavalli anaswara aneesha anilkumar anish annakutty anson antappan antharjanam antherjanam anupriya anusree appu appukuttan arathi
    aravindakshan archa aryasree ashik ashitha aswin athul athulya avarachan ayyappadas baburaj babychan baiju balachandran balagopal balan basil
    beeran beevi beeyathu bhadran bhargavan bhaskaran bijumon bindhu binil binu biya blessy bobban bobby chackochan chakkappan chandramathi chathan
    chathu cheriyan cheru chinju chinnu chirackal chirayath chithira choyi cicily daisy dakshayani damayanthi damodaran dasan denny devanand devananda
    devassy devayani dhanesh dhanya dilna dineesh dinesan divakaran elamma elayath eldhose elikutty eliyamma elsamma embranthiri ezhava ezhuthassan
    faseela fousiya gangadharan geethu geevarghese gireeshan girijan gopan govindankutty greeshmitha haneefa hareesh haridasan harikumar harisree
    hridya ibrahimkutty indulekha ittiyachan ittiyavirah ittoop jaimol jaimon jaison janardhanan jaseela jasna jayadevan jayakrishnan jayaprakashan
    jeenamol jesna jibin jiji jinu jishnu jissmol jithu jobish johnson jolly jomol josekutty josemon josna joychan jubin justin kaippallil kaithakkal
    kalapurackal kalliani kallingal kandathil kanjirathinkal karimattathil karnavar karthyayani karunan kavumkal kesavan kizhakkedath kizhakkethil
    kochappan kochukutty kochumol kochumon kochuparambil kochuthresia koshy kottarathil krishnadas krishnankutty krishnapriya kunhi kunhikrishnan
    kunhimoideen kunhiraman kunjali kunjamma kunjan kunjappan kunjikannan kunjikutty kunjippennu kunjiraman kunjumol kunjumuhammed kunnath kunnel
    kuriachan kuruppu kuttan kuttappan kuttikkattil kuttiyamma lalithambika lathika leelamma leelavathy liji lijin lincy lisha litty lovely madathil
    madhavankutty madhusoodanan malayil maliekal mammad mammootty manikuttan manjaly manjusha mariakutty mariyakutty mathukutty mavelil midhun minimol
    mithra mohammedkutty moideen moidu monisha moopan moothathu muhammed mulackal mundackal muraleedharan nabeesa nafeesa nambeesan namboodiri
    nambudiri nampoothiri nandagopal nangeli narayanankutty navas nellikkal nettikkadan nikhila nimmi nishanth nitheesh nithin noufal noushad nowshad
    olickal omana omanakuttan outha padmakumar palakkal palathingal pallathu panikar pappachan pappan parackal parambil parukutty pathrose pathumma
    pavithran pazhayidam perumpally philipose plammoottil ponnamma poonthottam pothuval potti poulose prajeesh prajitha prakasan prasannan praseetha
    prashob pratheesh premachandran premadasan premkumar priyesh pulickal puthanpura puthenpurackal puthenpurakkal puthenveettil puthiyaveettil
    radhamani rajappan rajasree rajeena rajeevan raji rajimol ramankutty ramesan ramla ramlath ranjini rasheeda razak reji rejimol rejitha remani
    remyamol renjini renjitha rijo rinshad rohith rosily roychan rukhiya sabeena sadanandan sadasivan sajan sajeesh sajeevan sajikumar sajimon sajini
    salih salini sanalkumar sangeeth sanil sanitha sankarankutty santha santhamma saramma sarasamma saraswathy sasidharan sasikala sasikumar sathi
    sathyabhama sathyan seena shafeek shahina shaiju shajahan shajan shajimon shameer shamna shamsudheen shan shanavas shani sharafudheen shareefa
    shari sharika sheeja sheena shefeek shereef shiji shijin shijo shiju shilja shine shinto shobhana shoukath shyjith shyju shyla shylaja siby
    siddique siju simi sinoj siny sivadas sivadasan sivan sivankutty sobhana soman somarajan sooraj soorya sosamma sreedharan sreehari sreejesh
    sreekala sreekanth sreekutty sreelakshmi sreemol sreenath sreeni sreenivasan sreerag sreeraj sreeram sreeranjini sruthi stephy subaida subair
    subhadramma subin suchithra sudevan sudhamani sudharma sudheer sugathan suja sulaikha sulaimankutty sulfi sunilkumar sunny susamma swathy thachil
    thadathil thankachan thankam thankamani thankamma tharayil theckekara thekkedath thekkekara thekkethil thekkumpurath thenguvila thiyyadi
    thommachan thommy thoppil thottathil thressiamma tintu tojo treesa umaiba umaima unnikrishnan unnimaya ushakumari vadakkan vadakkedath vadakkethil
    vaishnav valiathan valiyaveettil variyar vattaparambil vazhayil veettil velappan veliyath vellappally venu venugopalan vettathu vijesh vijil
    vijitha vilasini vilayil vineetha vinitha vinodini vishakh vismaya viswam viswambharan yeldho yesodha yohannan
  `),
  /** Pet names, names of Christians, Parsis, Sikhs and of the peoples of the north-east and the forests, and what else the others lack. */
  everywhere: list(`
    aaliyah aarif abel abigail abner abrar adeline agatha agitok agnel aiman ajaib ajish albin alfred alice alina allan allen amaan amanjot amarinder
    amarpreet amos andrea angela angelina anis anmolpreet ann anna anoushka anthoniraj anthonisamy aolemla arbaaz arfa arlene armaity arman arnold
    arokiaraj arshpreet arslan arthur arzan asghar asher ashley asiya aspandiar atiq atma austin avila avneet ayisha azhagu babloo bachittar baiga
    bakhtawar balkaur balvir bamania bano banoo barbara basit baskey bastian beant beatrice bebo becky behnaz behramji behroz behroze bejon benita
    benjamin bertha bessy bethany betsy betty bhabhor bhagwant bhesania biaksangi bijo bilquis biruli bisahu bisram bittoo blessing boby bodopragada
    bohar boniface bruno bunny buttar caleb calvin carlton catherine chahil chaitan chamru chanan charulata cheeku chellaiah chellamma cherry
    chhuanawma chiku chimey chingkhei chinkhokam chinki chinu chitralekha chitrangada choedon chogyal chosdol chotu chozom christine chunki chunnu
    cleetus clifford cowasji crispin cyril dabloo dalwinder damanpreet daphne dara darukhanawala dastoor daud deborah deldan derek desmond dhanna
    dilbag dilnawaz dimpy dinah dinku dinyar donna doris dosabhai dossabhoy douglas doungel dukhu dula dulcie durairaj ebin edmund edwina eileen ejaz
    elaine eleanor elena elias elijah elisha eliza ella ellen elsa emily emma engineer enid enoch erach eric erica ernest ethel eunice eva evan
    evangeline eveline ezekiel ezhilan ezra fagua fahad faraz faredoon farha fariha farrukh fatma faza feroze flora foolchand fouzia framji framroze
    frank franklin frederick freni furqan gabbar gabriel gajjan gamit gangi gappu gerald geraldine gertrude ghafoor ghanshu ghasi ghasiram gideon
    gigi gilbert ginder ginsuanhau godson gogi gogo goldie goldy gopalaswamy gota graham greta guggu gulistan gullu gumja gurbinder gurbir gurm
    gurnaam gurneet gursewak gurshaan gyalpo gyati hajra hakam hakeem hangsing hannah happu harnoor harold harriet harry harwinder hasib hathila
    hatkhohoi hayat heikrujam hemaprabha henry herbert hibu hidam hmingliana honey honeyjit hormasji hormuz hubert hugh hussaina hutoxi ihsan ijaz
    ikram ilavarasi imdad immanuel inam inao inbaraj indumati inez irengbam isaac isabella isaiah isakkiammal ismat jaffar jagga jaggi jagraj jagseer
    jane janice jared jasim jaskirat jasneet jason jean jebamani jebasingh jeetu jeffrey jehan jema jemima jenny jeremiah jeremy jessica jewel jhari
    jhumki jill jinder jino jirga jiya joanna joban jobanpreet jocelyn joel johanna jonah jonathan joni jony joshua josiah joyce joykumar judith judy
    jujhar julia julian jumsi kabui kadambari kadhir kaikhushroo kaisar kaizer kaku kalara kaliyappan kaloo kaluda kamalpreet kamkhanlal kamli kande
    kandeyang kaniappan karaka karam karanbir karchung karima karlo karora karuppiah katherine kathleen keditsu kekoo keshwar kevilhou kevin kewal
    kezia khadijah khairun khalida khambatta khangura khate khatija khosa khushnuma khushpreet kiranmayi kittu kitty kohle kojing kolanji komkar
    konjengbam kothandam kshama kukki kumeti kuyili labh lachhman laddoo laila laimayum laitonjam lakdawala lakha lakhi lalhmangaiha lalli
    lalremsiami lalrinpuia lalthanhawla laltlanzuala lamare langkham laura lawrence leah lehna leimapokpam lency lenthang leo leon leslie lewis
    lhingboi lhingneikim liangmai lilian lillykutty linet lingam lionel lisa liya liyaqat liz lizy lodoe logu lois lolly longkumar lorraine louis
    louisa lovejot lovey lovis lucky lucy lugu luke lunkim luqman luwang lydia madhavilata maggie mahnoor mahrukh maimom maisnam major malachi malhi
    malto mancherji maneckji manjot manni manraj marcus mardi marian marianne maring marjorie martin marzia masroor master matilda maurice mayang
    mehakpreet mehdi meherbai meherji mehli mehrun merchant meren merlin merwan merwanji micah michael mickey micky mihin milkha millo minnie mintu
    minty miriam mithoo mitthu mojib mollykutty mona montu monty monu mookkammal moses motiwala motu moulika mozhi mrinmayee muhsin munia muniappan
    munmun munsha muthappan muthazhagu mutup myrtle nabila nachhatar nadira nafis nageshia naginder nagma naib najmul naju nallamuthu namgay namkha
    nanavaty nancy nanhi naomi narote nashit nasim nasrullah natalie nathan nathaniel nausheen naval navaz navroz navroze navtej nazim nazish neikha
    neikhohat neil netra nevin ngamkholun nganthoi nguri nicola nida nigar niharika nikka nikku nila nina ningol ningreila ninni nissy nithila nitu
    noah noman nongthang noori nora norah norden norzom nowroji nozer nungsang oankar obadiah obaid obed ojaswini oliver pachaiyappan padda pahan
    pahariya pakhar pakhi palzom pammi pando pangambam pankaja pao pappi papu parasuraman parhaiya parkash paulina pavri pavunraj pearl pendam pendor
    percis periyanayaki perviz petchiammal pfukha phagu phoebe phulchand phumman phurbu piara pihu piku pinkoo pinku piroj pirojsha pirojshaw pitho
    pochkhanawala pochkhanawalla polly pondga ponnuchamy poonawala poppy poumai pouruchisti pranali preet preetha premalata premjit prince princess
    princy pritpal pummy pushpalata qaiser rabiya rachel rachhpal raghubar raghuvar rahil rahila rahmath raihan rajakumari rakha rakhe ramathal
    ramdina ramiz ramona ramror randhir ranthu rauf rayan rayomand rayyan razzak reuben rex rhea rhetso ricky rigzen rihana rimpy rinkoo rinpuia
    ripudaman ritambhara ritz rocky rodney roger romi ronald ronny rony rosalind roselin rosemary rosy roxan ruatfeli rubeena ruhi ruksana rulda
    rupert russell rustam ruth ruttonji ruxana sabiya sabrina sadhu sadiya safina sahota saira sakhrie salahuddin saleha sally salmaan salome saloni
    sam samantha samira samri samson samuthirakani sanasam sanathoi sangha sania saniaro sanichar saniya sankarapandian santa santokh sara sarah
    sarai sarangthem sardool sarwan sathappan sathyaseelan saul sauria sawan sayeeda sayra sehajpreet seilenmang sekar selina senbagam shad shahil
    shahin shalom shambhavi shangreiphao sharmin sharvari shaun sheema sheila shelly sherab sherbano sherene sherly sheroo sheru shibbu shilu
    shingara shinu shonu shoukat siddo sidhwan sidney silas siluvai siluvaimuthu silvia silvy simeon simranjeet sinko sippy sivia
    sodabottleopenerwala sohi solomon somal sophia sophie sorensangbam sornam sra steven stewart sualeha sucha suchi sukhleen sulabha sulakhan sumari
    sunnu susanna susy suzanne swarnalata sweetie sweety tabitha tabo tado tagru taj takhe talib talwinder tanaz tangkhul tanzeel tappu taranpreet
    taraporewala tatung taying tazeen tehmi tenny thaballei thadou thambal thamizh thangkhomang thanzami thavamani theodore therese thinlay thoudam
    tiatoshi tibin tikki tikku tillu timothy tina tinni tinny tirki tittu titu titus tiyu tobgay tobias toijam tom tomthin tongam toni topden toufiq
    tresa tressa trishala tufail tuktuk tuli tyrone tzudir udita ugyen ujwala umme unnati urgyen ursula usama vahid vahneilhing valerie valsamma
    vanita varinder vatcha vedika velan vera verghese vickey vicki vicky viketoul vikho vikky villoo vinni vinny viola viru vishakha vispi vizol
    wairokpam waliullah wangyal wapang warraich waryam wazir winnie winston yaka yami yaming yaronsho yashodhara yashomati yasung yazad yeshey
    yonggam yukta yumlembam yusra yutika yuvi yvonne zachariah zacharias zaib zaiba zainul zakira zareen zarin zechariah zia ziaul ziba zodinpuia
    zora zubeda zuber zulaikha zulu zunaid
  `),
};
