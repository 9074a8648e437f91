/**
 * Places that have more than one name today: what people say besides what is written on the post office, the station or the branch.
 * Former names of whole cities stand in `renamed_cities.ts`, of districts in `district_aliases.ts`. Names of one place are divided by =.
 */
const NAMES: Readonly<Record<string, string>> = {
  AN: 'Port Blair=Sri Vijaya Puram=Shri Vijaya Puram|Havelock=Swaraj Dweep|Neil=Shaheed Dweep',
  AP: 'Tirumala=Tirumala Hills=Balaji|Kurnool=Karnool|Machilipatnam=Masulipatnam=Bandar|Nellore=Nellur|Ongole=Ongolu',
  AS: 'Dibrugarh=Dibrugadh|Tezpur=Tejpur|Nagaon=Nowgong|Silchar=Shilchar|Hatigaon=Hathigaon',
  BR: 'Arrah=Ara|Chapra=Chhapra|Bodh Gaya=Bodhgaya|Buxar=Baxar|Monghyr=Munger|Begusarai=Begusaray|Motihari=East Champaran',
  CG: 'Durg=Drug|Bilaspur=Bilaspur CG|Jagdalpur=Bastar',
  DL: `Connaught Place=Connaught Circus=Rajiv Chowk=CP|Lodi=Lodhi|Nizamuddin=Hazrat Nizamuddin|Ansari Nagar=AIIMS|Delhi G.P.O.=Old Delhi
    |Paharganj=Pahar Ganj|Jawaharlal Nehru University=JNU=J.N.U.|Greater Kailash=GK|Defence Colony=Def Col|Okhla=Okhla Industrial Area`,
  GA: 'Mapusa=Mapuca|Vasco Da Gama=Vasco|Calangute=Baga|Mormugao=Marmagao',
  GJ: 'Ahmedabad=Amdavad=Karnavati|Prabhas Patan=Somnath|Dwarka=Dwarkadhish|Bhuj=Bhooj|Vadodara=Vadodra|Kevadia=Ekta Nagar=Statue Of Unity',
  HP: 'Dharamsala=Dharamshala=Dharmshala=Dharmsala|Mcleodganj=Mcleod Ganj|Kullu=Kulu|Kaza=Spiti',
  HR: 'Ambala=Umballa|Kurukshetra=Thanesar|Yamunanagar=Yamuna Nagar|Manesar=IMT Manesar',
  JH: 'Jamshedpur=Tatanagar=Tata|Deoghar=Baidyanath Dham=Babadham|Medininagar=Daltonganj|Bokaro=Bokaro Steel City|Hazaribagh=Hazaribag',
  JK: 'Katra=Vaishno Devi Katra|Srinagar=Shrinagar|Pahalgam=Pahelgam|Baramulla=Varmul|Anantnag=Islamabad Kashmir',
  KA: `Krishnarajapuram=KR Puram=K.R. Puram=Krishnarajapura|Rajarajeshwari Nagar=RR Nagar|Electronics City=Electronic City|Madikeri=Mercara|Malleswaram=Malleshwaram
    |Srirangapatna=Seringapatam|Byatarayanapura=Byatarayanpura|Yeshwanthpur=Yeshwantpur=Yesvantpur|Jayaprakash Nagar=JP Nagar|Basavanagudi=Basavangudi
    |Chamarajpet=Chamrajpet|Davangere=Davanagere|Madiwala=Madivala|Kodagu=Coorg|Kolar Gold Fields=KGF|Subramanya=Kukke Subramanya|Virajpet=Coorg`,
  KL: `Fort Kochi=Fort Cochin|Kochuveli=Trivandrum North=Thiruvananthapuram North|Nemom=Trivandrum South=Thiruvananthapuram South|Sulthan Bathery=Sultan Battery
    |Ernakulam=Kochi=Cochin|Mattancherry=Mattancheri|Changanassery=Changanacherry|Perinthalmanna=Perintalmanna|Vadakara=Badagara`,
  LA: 'Leh=Leh Ladakh',
  MH: `Borivli=Borivali|Dombivli=Dombivali|Vile Parle=Ville Parle=Vileparle|Sewri=Shivadi|Bandra=Vandre|Hinjawadi=Hinjewadi=Hinjavadi|Bandra Kurla Complex=BKC
    |Pimpri=Pimpri Chinchwad=PCMC|Kandivli=Kandivali|Sion=Shiv|Santacruz=Santa Cruz|Mahabaleshwar=Mahabaleswar|Nerul=Nerul Navi Mumbai|Lonavala=Lonavla
    |Alibag=Alibaug|Shirdi=Sai Baba Shirdi|Prabhadevi=Siddhivinayak|Andheri=Andheri Mumbai|Wadala=Vadala|Kurla=Coorla|Mulund=Moolund|Nanded=Hazur Sahib`,
  ML: 'Cherrapunji=Sohra|Cherrapunjee=Sohra',
  MN: 'Imphal=Imfal',
  MP: 'Mhow=Dr Ambedkar Nagar|Jabalpur=Jubbulpore|Saugor=Sagar|Ujjain=Mahakal=Avantika|Bairagarh=Sant Hirdaram Nagar|Pachmarhi=Panchmarhi',
  OD: 'Puri=Jagannath Puri=Puri Jagannath|Konark=Konarak|Jajpur=Jajapur|Kendujhar=Keonjhar|Sambalpur=Sambhalpur|Cuttack=Kataka|Khordha=Khurda',
  PB: 'Amritsar=Ambarsar|S.A.S. Nagar=Mohali=SAS Nagar|Jalandhar=Jullundur|Ludhiana=Ludhiyana|Nawanshahr=SBS Nagar',
  PY: 'Puducherry=Pondy=Pondicherry=Puduchery|Karaikal=Karaikkal|Mahe=Mayyazhi|Yanam=Yanaon',
  RJ: 'Mount Abu=Abu|Nathdwara=Shrinathji|Sawai Madhopur=Ranthambore|Jaipur=Pink City|Ajmer=Ajmer Sharif|Khatu=Khatu Shyam|Sri Ganganagar=Shri Ganganagar',
  TN: `Thyagaraya Nagar=T Nagar=Thiyagaraya Nagar=Theagaraya Nagar=Thiagaraya Nagar|Mamallapuram=Mahabalipuram|Triplicane=Tiruvallikeni=Thiruvallikeni|Kanniyakumari=Kanyakumari=Cape Comorin
    |Coimbatore=Kovai|Tirunelveli=Nellai|Rameswaram=Rameshwaram|Royapettah=Royapeta|Thoraipakkam=Thoraippakkam=Oggiyam Thoraipakkam|Velankanni=Vailankanni|Palani=Pazhani
    |Chromepet=Chrompet=Chromepettai|Srirangam=Thiruvarangam|Chidambaram=Thillai|Kumbakonam=Kudanthai|Nagapattinam=Negapatam|Vedaranyam=Point Calimere|Tiruvannamalai=Arunachala
    |Kalpakkam=Igcar|K.K. Nagar=KK Nagar|Koyambedu=CMBT|Egmore=Ezhumbur|Mylapore=Mayilapur|Sriperumbudur=Sriperumpudur|Madurai=Meenakshi|Coonoor=Kunnur`,
  TS: `HITEC City=Hitech City=Hi Tech City=Cyberabad|Lal Bahadur Nagar=LB Nagar|Kukatpally=Kukatpalle=KPHB|Secunderabad=Sikandarabad|Hyderabad=Bhagyanagar|Serilingampally=Lingampally
    |Shamshabad=Rajiv Gandhi Airport|Warangal=Orugallu|Bhadrachalam=Bhadradri|Yadagirigutta=Yadadri`,
  UK: `Mussoorie=Mussorie=Masuri|Rishikesh=Hrishikesh|Nainital=Naini Tal|Ramnagar=Jim Corbett|Dehradun=Dehra Dun=Doon|Roorkee=Rurki|Joshimath=Jyotirmath`,
  UP: `Mughalsarai=Pt Deen Dayal Upadhyaya Nagar=DDU Nagar|Varanasi=Kashi|Vrindavan=Brindavan=Vrindaban|Greater Noida=Gr Noida|Manduadih=Banaras|Lucknow=Lakhnau|Meerut=Meerat|Kheri=Lakhimpur`,
  WB: `Bidhannagar=Salt Lake=Saltlake=Bidhan Nagar|Barrackpore=Barrackpur|Serampore=Srirampore=Sreerampur|Chandannagar=Chandernagore|Barabazar=Burrabazar=Bara Bazar
    |Khidirpur=Kidderpore=Khidderpore|Kharagpur=Kgp|Santiniketan=Shantiniketan|Dum Dum=Dumdum|Esplanade=Dharmatala|New Town=Rajarhat|Garia=Gariya|Baranagar=Baranagore`,
};

export interface PlaceNames {
  /** Two-letter code of the state. */
  readonly state: string;
  readonly names: readonly string[];
}

export const otherPlaceNames: readonly PlaceNames[] = Object.entries(NAMES).flatMap(([state, places]) =>
  places.split('|').map((names) => ({ state, names: names.trim().split('=') })),
);
