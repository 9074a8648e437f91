/**
 * Little words that give a language away, typed by hand. Romanised: as people spell them in messages.
 * Native: for languages that share a script with a larger one.
 */
const list = (words: string): readonly string[] => words.normalize('NFC').split(/\s+/);

export const romanisedWords: Readonly<Record<string, readonly string[]>> = {
  hi: list(
    'hai hain ka ki ke ko me mein mai main se nahi nahin kya kaise kaun kab kahan kyun kyu aur bhi to tha thi the ho hota hoti raha rahi rahe kar karo karna kare karen kiya gaya gayi mera meri mere tera teri tere apna apne apni yeh ye yah woh wo wah jo jab tab ab abhi agar lekin par liye saath wala wali wale bahut bohot accha achha acha bhai yaar sab kuch kuchh kal aaj din raat ghar paani baat kaam log hum ham tum aap mujhe tujhe usko isko unka inka iska uska kitna kitne kitni koi kisi mat na haan ji chahiye sakta sakte sakti dekho dekh dikhao bolo bol batao bata jao aao chalo de do le lo den dijiye kijiye karein kariye sabhi agle pichle shaam subah baje tak jaise waise phir fir hoga hogi honge lagao chalao bajao roko hatao banao bhejo suno sunao yahan wahan naya purana',
  ),
  ta: list(
    'la da dei di pa naan nan nee ni neenga ninga avan aval avanga namma nama enga unga en un ithu idhu idu athu adhu adu intha indha antha andha enna ena ennaya epdi eppadi yen edhukku ethukku yaru yaar oru illa ille illai iruku irukku irukka irukkum irukum irundha irunthu iruntha pola mathiri maari madhiri than thaan thane dhan dhaan ah um ku kku kita kitta oda ota nalla romba semma sema vera padam padatha padathula paaru paru pakka paakka panna pannu panra panran pannunga pannitaanga vandha vanthu varum vaa poda po pochu poga theriyum theriyala thala thalaiva thalaivar anna thambi makkal kandippa ellam ellaam ellame ellarum yellam ippo appo inga anga mattum kooda koodathu venum vendam sollu sonna solla solli nu nnu nga vaazhthukkal valthukkal vazhthukkal vetri pathu yarukku nadippu pesum ketta aana aanaalum inime innum irunthalum kaatu iva avlo ivlo evlo sir mass pannalum varuthu varudhu solrathu pannathu edutha eduthu seri sari enaku enakku unaku unakku namakku ungalukku avanuku avanukku ivan ivanga evan yevan yaarum oruthan oruvan onnu onnum rendu moonu padame padathoda padathuku padathukku nadichu nadikura nadikira nadigan paatu pattu paattu vara varen varan varanga vanthuten vanten pona ponga ponaan poi poitu poiduchu paathu pathen paathen paathutu paarunga parunga sollunga solran solren solluvan pesu pesura pesuran kettu kekka aalu aagum aachu aaachu aayiduchu aagidum aaguthu agum adikka adichu podu poduran pottu potta potu edhu ethu edhavadhu ethavathu nallaruku nallarukku nalladhu nallathu semmaya mokka mokkaya kadupu kovam bayangara bayangaram gethu kevalam kevalama paavam pavam mudiyala mudiyathu mudiyadhu mudila mudiyum theriyuma theriyathu theriyadhu puriyala puriyuthu puriyudhu nichayam nijama unmaiya illaya illama irukanga irukaanga irukan irukaru irukar irukinga irupan iruppan irunthichu vachu vechu vaichu vittu vitu vidu viduvan kudukka kudutha kuduthu kodutha vaanga vangi vaangi kaasu panam veetla veedu oorla ooru naadu machan macha machi maams akka appa annan thalaivaa thalaivan thalapathy thalapathi pasanga ponnu paiyan payan nammalu sariya thappu thappa evano pidikum pidikkum pudikum pudichiruku kekuthu kekudhu theva thevai thevayilla vendiyathu panren panringa pannuvanga panniruka pannirukanga panirukanga panniten panitu pannitu pannama pannadha panalam pannalam ennamo ennada ennanga enakkum naanum neeyum avanum apram apuram piragu munnadi pinnadi ulla veliya mela keela kila pakkathula munnala adhuku athuku ithuku idhuku athula idhula ithula adhula enge yenga engayo engaiyum epo eppo eppovum epavum yepdi ipdi ippadi apdi appadi adhan athan idhan ithan yaaro yaruku yaarukku nenachen nenaikiren nenaikuren vaazhga vazhga thaanga thangala',
  ),
  ml: list(
    'anu aanu ano aano alle alla illa ille und undo undu undayirunnu aayirunnu ayirunnu poli pwoli nalla oru ee aa ithu athu enthu entha enthaa ingane angane ikka ikkaa ettan ettante ikkade laletta lalettan mammookka mammukka padam padathinu kanan kaanan kandu kandavar kanunnu kandappol varum vannu poyi pokum cheyyu cheythu cheyyum njan njaan njangal nammal nammude ente ninte avan aval avar avarude ithinte athinte okke ellam ellavarum ellarum pole mathi mathram pinne ipol ippol appol evide ivide avide aaya ayi aayi aavum avum koodi kudi thanne maranam katta aliya machane chetta chettan parayan paranju kollam kollaam kidu kidilan thakarthu pakshe enkil enn ennu enna onnu onnum ille unde undakum aakum akum aakki aakkum varunnu pokunnu kanum kaanum cheyyan sambhavam vere level polichu adipoli itha ithokke athokke alla allenkil ivanmar ivan ithil athil undaya ninnu ninnum vendi kittiya kitti kittum pattiya patti pattum eduthu koduthu',
  ),
  kn: list(
    'ide idhe idu idhu adu adhu alla illa ila iddare iddu madi maadi madu maadu madidare madidira madidaare guru nim nimma nimage nanna nanu naanu nange nam namma namge avru avara avnu avanu ivaru yaru yaaru yake yaake hege heg enu yenu yen ondu ee aa ella ellaru ellara tumba thumba chennagide chenagide chennagi chenagi super anna boss olle olleya kannada kannadiga kannadigaru gottu gottilla beku beda bekagide nodi nodu nodidre nodbeku nodide bandu baa banni hogi hogu haudu howdu alva allva antha anta ante andre matte mattu alli illi elli ge nalli inda aadre adre aythu aaythu agide aagide agli aagli kodi kodu helu heli maatra ashte aste thara tara haage hage heege madtha madtidare barutte hogutte irutte aagutte agutte barthide ivattu nale nodakke maadoke illade iro irodu bitta bittu togondu kelsa jana janaru yavag yavaga yavudu guru gu swalpa bahala nijavada',
  ),
  te: list(
    'undi undhi unnadi ledu ledhu kadu kaadu nenu nuvvu meeru mee naa na nee memu manam manaki vaadu vadu adi idi edi enti enduku ela ekkada ikkada akkada eppudu ippudu appudu chala chaala bagundi baagundi cheyyandi chesaru chesina chestunna cheppandi cheppu cheppadu cinema anna garu gaaru ante kuda kooda kani kaani mari inka inkaa lo ki ku tho nunchi vachindi vachadu vasthundi poyindi oka okka rendu mana manchi babu avunu antunnaru andaru anni evaru emi emaindi chusi chudandi chusaru chesi vellu vellaru kavali kaavali telusu theliyadu matladu ra raa ayya amma unnaru unnayi untundi untadi kaadhu nuvu neeku naaku naku meeku maaku vaallu vallu valla vaadi atanu aame idhi adhi edhi yenti endhuku yenduku yela yekkada ekkadiki yeppudu ippude chaalaa chesthunnaru chestunnaru chesthunna chesthe cheste cheyandi cheyadam cheyali chesukoni cheppina cheppindi cheppalante chepthunna cinemalo cinemaki bagundhi baagundhi bagunnadi bagoledu baledu garini gari gariki anthe antey kudaa kabatti kaabatti inkoka inko marokati tarvata taruvata tharvatha mundu mundhu lopala bayata paina kinda nundi vachina vachindhi vastundi vasthadu vasthe velli vellali vellindi povali poyadu ayindi ayyindi aindi avutundi avuthundi avvali okkate okati okkadu moodu naalugu prathi anta antha entha enta yentha chusanu chusthe chusina chustunna choodandi chudali vinandi vinnanu telugu telusa teliyadu telidu kavalante kaavalante kosam gurinchi valana dwara daggara dagara deggara ranu raaledu raledu ivvandi ichadu ichindi isthe teesukoni thesukoni pettandi petti pettaru anukunna anukunnanu anukuntunna ani ane annadu annaru antunnadu matram maatram kalisi modati chivari peru uru ooru illu pani pilla abbayi ammayi mamayya bava tammudu akka orey arey',
  ),
  mr: list(
    'aahe ahe aahet ahet nahi nahit mi tu to ti te aamhi amhi tumhi tyala tila mala tula majha maza mazi majhi tujha tuza cha chi che la ani aani pan kay kaay kasa kashi kase kuthe kadhi kon khup chan changla changli karto karte karaycha kela keli kele hota hoti hote yeto jato bagh bagha sang sanga mhanje mhanun mhanala sathi saathi madhe madhye var khali aata ata nantar ithe tithe asel asa ashi asto aste kahi kaahi sagle sarva zala zali zale',
  ),
  bn: list(
    'ami tumi apni se tara amra amar tomar apnar amake tomake ki keno kothay kobe kemon ache achhe nei na ar ebong kintu je jodi tahole ekta ekti onek khub bhalo valo kore kori korbo korte korechi korche korlam hobe hoy hoyeche holo theke jonno sathe dada didi bhai ekhon tokhon kotha bolo bolchi bolte jabo jai jabe eta ota oi ei sob kichu keu kono shudhu abar niye diye hoye chilo chhilo thik lagche parbo parbe',
  ),
  gu: list(
    'che chhe chu chhu nathi hu tame tu ame tamara tamaru tamari maru mari mara tari shu su kem kyare kya kevi rite ane pan ma thi ne no ni nu karo karvu karyu kari saru saras bahu bau ghanu aaje kale have hato hati hata thay thayu thase gayo gayi joiye badha badhu koi kai etle pachi pachhi sathe mate avo aavo jao jo bhai ben',
  ),
  pa: list(
    'ne da di de nu nun vich wich tu tusi tussi main assi asi sadda sada sade tuhada tera mera ki kiven kithe kado kyon nahi nai te je haan ji bahut bhot vadiya wadiya changa kar karda kardi karde gaya gayi reha rehi rahe si san hoya hoyi putt veere yaar paaji paji sat sri akal hun hor kujh koi sab lai layi naal ton toh oh eh ohna ehna mainu tenu sanu tuhanu kol kinna hunda hundi jatt',
  ),
  or: list(
    'achhi achha achhanti acchi nahi naahin mu mun tume aapana apana se seemane ama amara tumara mora kana kahinki kemiti kebe kouthi kouthu ebam kintu bahut bhala karibi karuchi karuchhi heba hela helaa hauchi jibi asibi kahiba kari pain sahita ete sabu gote aau tanka tankara',
  ),
  as: list(
    'moi tumi apuni xi xihote aami aru kintu kio kot kenekoi kene nai ase asil ahe hoi hobo hol bhal bohut korim korise korisu korile mur tumar apunar iyat tat etia tetia kotha koi loi pora babe logot xokolu kunu eta ejon jodi',
  ),
  ne: list(
    'cha chha chan chhan chaina chhaina ho hoina ma timi tapai tapaai usle malai timro mero hamro tapaiko ke kina kaha kasari kahile ra tara pani ani dherai ramro garchu garchha garcha garne gareko garnu bhayo bhaye bhako thiyo thie hunchha huncha hunu lai le bata sanga ko ka ki yo tyo yesto tyasto aba ahile aaja bholi kehi sabai',
  ),
  en: list(
    'the is are was were a an of to in for and that this it you i he she we they with on at be have has not do does what how when please can will my your if or from by as all so no yes but his her our their there which who more about would been one out up into than then them these some could other after any only new also use how where why did get make like just over know take good see time year',
  ),
};

/** Words of the lists above that are also words or names of English and its neighbours: alone they say nothing of an Indian language. */
export const alsoEnglish: readonly string[] = list(
  'me main se mere ye jo ab par din log ham de le lo den la da di pa nee ni en un ah um anna sir mass ivan evan und pole level guru super boss andre tara cinema ra peru ' +
    'mi tu te chi pan kay chan sang su ma ne mate ben si san sat sri ton oh pain babe yo karen',
);

/** How words end in a language, as it is typed, and in few others. */
export const romanisedEndings: Readonly<Record<string, RegExp>> = {
  ta: /(?:nga|ngala|ukku|kku|uku|athu|adhu|thula|dhula|ula|oda|nnu|anum|num|ndha|ntha|ndhu|nthu|iruku|irukku|irukan|itan|taan|uven|uvan|aama|aatha|yala|kanga|ranga|rathu|radhu|chu|uthu|udhu|inga|aru)$/,
  te: /(?:undi|undhi|indi|indhi|andi|aaru|aadu|unna|unnaru|unnanu|tundi|thundi|ulu|alu|lanu|ulanu|lalo|ulo|yina|ina|alani|adam|ledu|ledhu|tundhi|gaa|inchi|inchaadu|incharu)$/,
  ml: /(?:unnu|unna|ente|inte|ude|ilum|aanu|athu|athinu|athil|annu|alla|ayi|aayi|ippo|iyathu|ikkum|ikkunnu|aayirunnu|ayirunnu|athe|inu|kondu)$/,
  kn: /(?:ide|idhe|tte|utte|dare|dhare|alli|annu|inda|ige|akke|idru|idre|beku|tini|thini|tira|thira|aagi|agide|gala|galu|gowda)$/,
};

/** Languages that have no model of their own: they are told from the larger language of their script by these words. */
export const nativeWords: Readonly<Record<string, readonly string[]>> = {
  sa: list(
    'अस्ति च इति एव सः तत् अपि भवति यथा तु कृत्वा हि किम् अत्र तत्र यदा तदा अहम् त्वम् मम तव सर्वे सर्वेषां तस्य तेषां एषः अयम् इदम् विना नमः भवन्ति सन्ति अस्मिन् यः अथ खलु',
  ),
  mai: list('अछि छथि छल छलाह छी अहाँ अहाँक हमर ओ केर सँ नहि एहि ओहि भऽ कऽ लेल जकर तकर ककर आओर व्यक्तिकेँ केँ होएत होयत जाइत अपन कोनो सभ'),
  bho: list(
    'बा बाटे बाड़े बाड़ी रहल हमार तोहार रउआ रउवा ओकर ओकरा केहू सभे भइल कइल गइल खातिर होखे होला होई जाई एगो दूगो काहे कइसे अउर आउर नइखे हवन मनई',
  ),
  kok: list(
    'आसा आसात आशिल्लें हांव तूं तुमी आमी म्हजें म्हज्या तुजें ताका ताचें आनी पूण जावंक करपाक म्हण म्हळ्यार देखून तें खंय कितें कशें गोंय गोंयांत दिसा वेळार हें उपरांत न्हय जाल्यार',
  ),
  doi: list('ऐ दा च गी कन्नै आस्तै ओह् एह् जेह्ड़ा जेह्ड़ी होई गेआ करी करदा करदे कीता नेईं तुस अस उसदा उसदी इक मता किश शा उप्पर थमां'),
  brx: list('नों आरो मोनसे थाखाय जायो नङा आं बियो फोर खौ आव नि थानाय मोन बे होनना बिसोर जों नोंथां खालामनाय गाव सानसे मानसि मोनबाय दङ नाङौ'),
  mni: list('অমসুং গী দা মসি অসি অমা মতমদা ঐ নঙ মহাক অদু লৈবা তৌবা ঐখোয় মখোয় খুদিংমক মীওই'),
};
