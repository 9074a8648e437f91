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

/** Names of single stations that none of their words has. */
const CODES: Readonly<Record<string, string>> = {
  BDTS: 'Bandra Terminus Mumbai Bombay',
  BRC: 'Baroda',
  CSMT: 'Victoria Terminus|VT|CST|Bombay',
  CNB: 'Cawnpore Central',
  DDU: 'Mughalsarai|Moghalsarai|Mughal Sarai|Pandit Deendayal Upadhyay',
  DLI: 'Old Delhi|Purani Delhi|Delhi',
  GKP: 'Gorakhnath',
  HWH: 'Howrah|Calcutta|Kolkata',
  KCVL: 'Kochuveli|Trivandrum North',
  KJM: 'KR Puram|Krishnarajapuram|Krishnarajapura',
  KOAA: 'Chitpur',
  LTT: 'Kurla Terminus|Mumbai LTT|Bombay|Lokmanya Tilak Terminus',
  MAS: 'Madras Central|Chennai Central',
  MMCT: 'Bombay Central|Mumbai Central|Bombay',
  MS: 'Madras Egmore|Chennai Egmore',
  PRYJ: 'Allahabad',
  PUNE: 'Poona',
  RKMP: 'Habibganj|Bhopal',
  SBC: 'Bangalore City|Bangalore|Bengaluru|Majestic',
  SMVB: 'Bangalore|Bengaluru|Baiyappanahalli Terminal',
  SVDK: 'Vaishno Devi Katra',
  TATA: 'Jamshedpur|Tata',
  TVCN: 'Kochuveli|Trivandrum North',
  TVC: 'Trivandrum Central|Trivandrum|Thiruvananthapuram',
  UBL: 'Hubli',
  VGLJ: 'Jhansi',
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
