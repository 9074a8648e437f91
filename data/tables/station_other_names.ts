/** Words in the names of stations and their former, English or short forms: every station with the one is also found by the other. */
const WORDS = `Mysore=Mysuru|Bangalore=Bengaluru|Kozhikkode=Kozhikode Calicut|Rajamundry=Rajahmundry Rajamahendravaram|Kamalapati=Habibganj|Brahmapur=Berhampur|Kanyakumari=Cape Comorin Kanniyakumari|Davangere=Davanagere
  |Prayagraj=Allahabad|Mumbai=Bombay|Chennai=Madras|Kolkata=Calcutta|Howrah=Haora|Bengaluru=Bangalore|Mysuru=Mysore|Mangaluru=Mangalore|Hubballi=Hubli|Belagavi=Belgaum|Ballari=Bellary|Kalaburagi=Gulbarga
  |Vijayapura=Bijapur|Shivamogga=Shimoga|Tumakuru=Tumkur|Hosapete=Hospet|Chikkamagaluru=Chikmagalur|Thiruvananthapuram=Trivandrum|Trivandrum=Thiruvananthapuram|Kozhikode=Calicut|Kollam=Quilon|Alappuzha=Alleppey
  |Thrissur=Trichur|Kannur=Cannanore|Palakkad=Palghat|Thalassery=Tellicherry|Vadakara=Badagara|Tiruchchirappalli=Trichy Tiruchirappalli|Tiruchirappalli=Trichy|Thanjavur=Tanjore|Tuticorin=Thoothukudi
  |Kanniyakumari=Kanyakumari Cape Comorin|Puducherry=Pondicherry Pondy|Udagamandalam=Ooty|Udhagamandalam=Ooty|Visakhapatnam=Vizag Vishakhapatnam Waltair|Rajahmundry=Rajamahendravaram|Kadapa=Cuddapah
  |Vadodara=Baroda|Bharuch=Broach|Khambhat=Cambay|Pune=Poona|Nasik=Nashik|Nashik=Nasik|Ahmadnagar=Ahmednagar Ahilyanagar|Ahmednagar=Ahilyanagar|Aurangabad=Chhatrapati Sambhajinagar|Sholapur=Solapur|Solapur=Sholapur
  |Osmanabad=Dharashiv|Madgaon=Margao Goa|Vasco=Goa|Karmali=Goa|Thivim=Goa|Banaras=Varanasi Benares Kashi|Varanasi=Banaras Benares Kashi|Kanpur=Cawnpore|Ayodhya=Faizabad|Gurgaon=Gurugram|Haridwar=Hardwar
  |Dehradun=Dehra Dun|Shimla=Simla|Guwahati=Gauhati|Barddhaman=Burdwan Bardhaman|Bardhaman=Burdwan|Midnapore=Medinipur|Serampore=Shrirampur|Balasore=Baleshwar|Khurda=Khordha|Bhubaneswar=Bhubaneshwar
  |Secunderabad=Hyderabad|Kacheguda=Hyderabad|Tatanagar=Jamshedpur Tata|Egmore=Chennai Madras|Tambaram=Chennai|Yesvantpur=Yeshwanthpur Bengaluru Bangalore|Yasvantpur=Yeshwanthpur Bengaluru Bangalore
  |Hazrat=Delhi|Lokmanyatilak=Mumbai Bombay Kurla|Bandra=Mumbai Bombay|Dadar=Mumbai Bombay|Sealdah=Kolkata Calcutta|Santragachi=Kolkata|Shalimar=Kolkata|Ernakulam=Kochi Cochin
  |Narmadapuram=Hoshangabad|Virangana=Jhansi|Deen=Mughalsarai Moghalsarai Mughal Sarai|Katra=Vaishno Devi`;

/** Names of single stations that none of their words has: former ones, what people say, and the town or shrine that a station serves. */
const CODES: Readonly<Record<string, string>> = {
  ABR: 'Mount Abu',
  ADH: 'Andheri',
  ADI: 'Ahmedabad|Kalupur|Amdavad',
  AF: 'Agra Fort',
  AGC: 'Agra',
  AII: 'Ajmer Sharif',
  ALLP: 'Alleppey',
  ANVT: 'Anand Vihar|Delhi Anand Vihar',
  ASR: 'Ambarsar|Golden Temple',
  AWB: 'Sambhajinagar|Aurangabad',
  AY: 'Ayodhya|Ayodhya Dham',
  AYC: 'Faizabad',
  BAM: 'Berhampur|Brahmapur',
  BAY: 'Bellary',
  BDTS: 'Bandra Terminus Mumbai Bombay|Bandra Terminus',
  BGM: 'Belgaum',
  BHUJ: 'Kutch',
  BKSC: 'Bokaro',
  BNC: 'Bangalore Cantt|Bengaluru Cantt',
  BRC: 'Baroda',
  BSB: 'Banaras|Kashi|Varanasi Cantt|Benares',
  BSBS: 'Manduadih',
  BSR: 'Vasai|Bassein',
  BTE: 'Bharatpur',
  BVI: 'Borivali',
  BWN: 'Burdwan|Bardhaman',
  BZA: 'Bezwada',
  CAN: 'Cannanore',
  CAPE: 'Cape Comorin|Kanyakumari',
  CBE: 'Kovai|Coimbatore',
  CLA: 'Kurla',
  CLT: 'Calicut',
  CNB: 'Cawnpore Central|Cawnpore|Kanpur',
  CSMT: 'Victoria Terminus|VT|CST|Bombay',
  DBRG: 'Dibrugarh',
  DDN: 'Dehra Dun|Mussoorie',
  DDU: 'Mughalsarai|Moghalsarai|Mughal Sarai|Pandit Deendayal Upadhyay',
  DEE: 'Sarai Rohilla',
  DGHR: 'Deoghar',
  DLI: 'Old Delhi|Purani Delhi|Delhi',
  DR: 'Dadar',
  DWK: 'Dwarka|Dwarkadhish',
  ERN: 'Ernakulam Town|Ernakulam North',
  ERS: 'Ernakulam|Ernakulam South|Cochin|Kochi',
  GAYA: 'Bodh Gaya',
  GHY: 'Gauhati',
  GIMB: 'Gandhidham|Kutch',
  GKP: 'Gorakhnath',
  HPT: 'Hospet|Hampi',
  HTE: 'Hatia|Ranchi',
  HW: 'Hardwar',
  HWH: 'Howrah|Calcutta|Kolkata',
  HYB: 'Nampally|Hyderabad|Hyderabad Deccan',
  JAT: 'Jammu',
  JSME: 'Jasidih|Deoghar|Baidyanath Dham',
  JTJ: 'Jolarpet|Jolarpettai',
  KCG: 'Kachiguda',
  KCVL: 'Kochuveli|Trivandrum North',
  KGM: 'Nainital|Haldwani',
  KJM: 'KR Puram|Krishnarajapuram|Krishnarajapura',
  KLBG: 'Gulbarga',
  KOAA: 'Chitpur',
  KOP: 'Kolhapur',
  KPD: 'Vellore|Katpadi',
  KRMI: 'Karmali|Old Goa|Goa',
  KTYM: 'Kottayam',
  KUR: 'Khurda Road|Khordha Road',
  KURJ: 'Khajuraho',
  KZJ: 'Hanamkonda|Kazipet',
  LKO: 'Lucknow|Charbagh',
  LTT: 'Kurla Terminus|Mumbai LTT|Bombay|Lokmanya Tilak Terminus',
  MAO: 'Madgaon|Margao|Goa',
  MAQ: 'Mangalore|Mangalore Central',
  MAS: 'Madras Central|Chennai Central|Puratchi Thalaivar Dr MGR Central',
  MCTM: 'Udhampur',
  MLDT: 'Malda',
  MMCT: 'Bombay Central|Mumbai Central|Bombay',
  MS: 'Madras Egmore|Chennai Egmore',
  MSB: 'Chennai Beach',
  MTJ: 'Vrindavan|Mathura',
  MYS: 'Mysore',
  NCJ: 'Nagercoil',
  NDLS: 'New Delhi|Delhi',
  NDPM: 'Hoshangabad|Narmadapuram',
  NJP: 'Siliguri|Darjeeling|Gangtok',
  NK: 'Nasik|Nashik',
  NZM: 'Hazrat Nizamuddin|Nizamuddin',
  PDY: 'Pondy|Pondicherry',
  PGT: 'Palghat|Palakkad',
  PNBE: 'Patna',
  PNVL: 'Panvel|Navi Mumbai',
  PPTA: 'Patliputra|Patna',
  PRYJ: 'Allahabad|Prayag',
  PUNE: 'Poona',
  PURI: 'Jagannath Puri',
  QLN: 'Quilon',
  RJPB: 'Rajendra Nagar Patna',
  RJY: 'Rajamahendravaram|Rajahmundry',
  RKMP: 'Habibganj|Bhopal',
  RKSH: 'Rishikesh',
  RMM: 'Rameshwaram',
  RNC: 'Ranchi',
  SBC: 'Bangalore City|Bangalore|Bengaluru|Majestic|Krantivira Sangolli Rayanna',
  SC: 'Secunderabad|Hyderabad',
  SGUJ: 'Siliguri',
  SINA: 'Srinagar|Kashmir',
  SMET: 'Shimoga|Shivamogga',
  SMVB: 'Bangalore|Bengaluru|Baiyappanahalli Terminal|Bengaluru Terminal|Visvesvaraya Terminal',
  SNSI: 'Shirdi|Sainagar Shirdi',
  SSPN: 'Puttaparthi|Sai Baba',
  SVDK: 'Vaishno Devi Katra',
  SWM: 'Ranthambore',
  TATA: 'Jamshedpur|Tata|Tatanagar',
  TBM: 'Tambaram',
  TCR: 'Trichur',
  TEN: 'Nellai',
  THVM: 'Thivim|North Goa|Goa',
  TJ: 'Tanjore',
  TNA: 'Thana',
  TPJ: 'Trichy|Tiruchirappalli',
  TPTY: 'Tirumala|Balaji',
  TVC: 'Trivandrum Central|Trivandrum|Thiruvananthapuram',
  TVCN: 'Kochuveli|Trivandrum North',
  UAM: 'Ooty|Ootacamund',
  UBL: 'Hubli|Hubballi',
  VGLJ: 'Jhansi',
  VRL: 'Somnath',
  VSG: 'Vasco|Goa',
  VSKP: 'Vizag|Waltair',
  YPR: 'Yeshwanthpur|Yeshwantpur|Bangalore|Bengaluru',
};

const byWord: readonly (readonly [word: RegExp, others: string])[] = WORDS.split('|').map((pair) => {
  const [word = '', others = ''] = pair.trim().split('=');
  return [new RegExp(`\\b${word}\\b`, 'i'), others] as const;
});

/** Further names of a station: whole ones, and words that any of its words may be replaced by. */
export function otherStationNames(code: string, name: string): { readonly names: readonly string[]; readonly words: readonly string[] } {
  return { names: CODES[code]?.split('|') ?? [], words: byWord.flatMap(([word, others]) => (word.test(name) ? [others] : [])) };
}

/** The great stations of the country, the most important of a city first: they come before others whose names hold the words of a search. */
const GREAT = `NDLS CSMT HWH MAS SBC SC MMCT DLI NZM ANVT LTT BDTS SDAH MS ADI PUNE KOAA YPR SMVB HYB KCG DEE DSA DR DDR BNC KJM TBM SHM SRC CCG BVI KYN TNA PNVL BSR ADH
  ST BRC RJT BVC JAM BHUJ GIMB VAPI UDN SBIB SBT JP JU BKN AII UDZ KOTA AWR GADJ BPL RKMP INDB UJN GWL JBP ET RTM KTE NGP AK BSL NK MMR JL SUR MRJ KOP NED AWB DD WR BPQ G
  LKO LJN CNB PRYJ BSB BSBS DDU GKP AGC MTJ MB BE ALJN GZB VGLJ TDL AY AYC MTC SRE PNBE RJPB DNR PPTA MFP GAYA DBG BGP SPJ HJP BJU KIR CPR DHN RNC HTE TATA BKSC JSME ASN DGR BWN KGP MLDT NJP
  BBS CTC PURI KUR SBP ROU BAM VSKP BZA TPTY GNT NLR RJY GTL KZJ WL RU NZB ERS ERN TVC TVCN QLN CLT TCR CAN PGT MAQ MAJN KTYM ALLP CBE MDU TPJ SA ED TEN NCJ CAPE RMM KPD TJ VM TUP JTJ
  UBL MYS BGM KLBG GDG BAY HPT DVG ASK MAO VSG THVM CDG UMB ASR LDH JUC JAT SVDK MCTM PTKC FZR BTI DDN HW RKSH KLK SML ROK HSR PNP KKDE GGN FDB
  GHY KYQ DBRG NTSK SCL AGTL LMG NLP RPAN R BSP DURG RIG`;

/** From 0 for the first of them; undefined for all others. */
export const greatStations: ReadonlyMap<string, number> = new Map(
  GREAT.trim()
    .split(/\s+/)
    .map((code, at) => [code, at]),
);
