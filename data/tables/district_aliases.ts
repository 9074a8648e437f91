/**
 * Districts that were renamed, or that are also known under another name or spelling.
 * Published data keep whichever name they were written with, so a search has to try both: `former` finds `current` and the other way round.
 */
import type { Renamed } from '../../src/core/place/names.ts';

const ALIASES: Readonly<Record<string, string>> = {
  AN: 'Nicobars=Nicobar|South Andamans=South Andaman',
  AP: `Anantapur=Anantapuramu|Cuddapah=YSR Kadapa|Kadapa=YSR Kadapa|YSR=YSR Kadapa|Y.S.R.=YSR Kadapa|Nellore=SPSR Nellore|Konaseema=Dr. B.R. Ambedkar Konaseema
    |Vizag=Visakhapatnam`,
  AS: 'Karimganj=Sribhumi|Kamrup Metro=Kamrup Metropolitan|North Cachar Hills=Dima Hasao|Marigaon=Morigaon|Sibsagar=Sivasagar',
  BR: 'East Champaran=Purbi Champaran|West Champaran=Pashchim Champaran|Bhabua=Kaimur (Bhabua)|Kaimur=Kaimur (Bhabua)|Purnea=Purnia',
  CG: 'Kawardha=Kabirdham|Koriya=Korea|Sarguja=Surguja|Dakshin Bastar Dantewada=Dantewada|Uttar Bastar Kanker=Kanker',
  GJ: 'Ahmadabad=Ahmedabad|Kutch=Kachchh|Mahesana=Mehsana|The Dangs=Dang|Dohad=Dahod|Panch Mahals=Panchmahal|Arvalli=Aravalli|Baroda=Vadodara|Broach=Bharuch',
  HR: 'Gurgaon=Gurugram|Mewat=Nuh|Hissar=Hisar|Sonepat=Sonipat',
  HP: 'Lahul and Spiti=Lahaul and Spiti|Simla=Shimla',
  JH: 'Purbi Singhbhum=East Singhbhum|Pashchimi Singhbhum=West Singhbhum|Sahibganj=Sahebganj|Palamau=Palamu|Seraikela Kharsawan=Saraikela Kharsawan|Hazaribag=Hazaribagh',
  JK: 'Badgam=Budgam|Punch=Poonch|Shupiyan=Shopian|Bandipore=Bandipora',
  KA: `Bangalore=Bengaluru Urban|Bengaluru=Bengaluru Urban|Bangalore Urban=Bengaluru Urban|Bangalore Rural=Bengaluru Rural|Belgaum=Belagavi|Bellary=Ballari
    |Bijapur=Vijayapura|Chamarajanagar=Chamarajanagara|Chikballapur=Chikkaballapura|Chikmagalur=Chikkamagaluru|Coorg=Kodagu|Davanagere=Davangere
    |Gulbarga=Kalaburagi|Mysore=Mysuru|North Kanara=Uttara Kannada|Ramanagara=Bengaluru South|Shimoga=Shivamogga|South Canara=Dakshina Kannada|Tumkur=Tumakuru`,
  KL: `Alleppey=Alappuzha|Calicut=Kozhikode|Cannanore=Kannur|Kasargod=Kasaragod|Palghat=Palakkad|Quilon=Kollam|Trichur=Thrissur
    |Trivandrum=Thiruvananthapuram|Wynad=Wayanad`,
  LA: 'Leh Ladakh=Leh',
  MH: `Ahmednagar=Ahilyanagar|Aurangabad=Chhatrapati Sambhajinagar|Osmanabad=Dharashiv|Bombay=Mumbai|Mumbai City=Mumbai|Bid=Beed|Gondiya=Gondia|Nasik=Nashik
    |Poona=Pune|Raigarh=Raigad|Sholapur=Solapur|Yeotmal=Yavatmal`,
  ML: 'Ribhoi=Ri Bhoi|Jaintia Hills=West Jaintia Hills',
  MP: 'Hoshangabad=Narmadapuram|East Nimar=Khandwa|West Nimar=Khargone|Narsimhapur=Narsinghpur|Agar=Agar Malwa',
  MZ: 'Saiha=Siaha',
  OD: `Anugul=Angul|Baleshwar=Balasore|Bolangir=Balangir|Baudh=Boudh|Debagarh=Deogarh|Jagatsinghapur=Jagatsinghpur|Jajapur=Jajpur
    |Keonjhar=Kendujhar|Khurda=Khordha|Phulbani=Kandhamal|Sonepur=Subarnapur|Nabarangapur=Nabarangpur`,
  PB: `Mohali=S.A.S. Nagar|Sahibzada Ajit Singh Nagar=S.A.S. Nagar|Nawanshahr=Shahid Bhagat Singh Nagar|Ropar=Rupnagar|Firozpur=Ferozepur
    |Muktsar=Sri Muktsar Sahib|Bhatinda=Bathinda`,
  PY: 'Pondicherry=Puducherry',
  RJ: 'Ganganagar=Sri Ganganagar|Chittaurgarh=Chittorgarh|Dhaulpur=Dholpur|Jhunjhunun=Jhunjhunu|Jalor=Jalore',
  SK: 'East Sikkim=Gangtok|North Sikkim=Mangan|South Sikkim=Namchi|West Sikkim=Gyalshing',
  TN: `Kancheepuram=Kanchipuram|Kanyakumari=Kanniyakumari|Madras=Chennai|Nilgiris=The Nilgiris|Sivagangai=Sivaganga|Tanjore=Thanjavur|Tiruvallur=Thiruvallur
    |Tiruvarur=Thiruvarur|Trichy=Tiruchirappalli|Tuticorin=Thoothukudi|Tirupattur=Tirupathur|Tirupur=Tiruppur|Viluppuram=Villupuram`,
  TR: 'Sipahijala=Sepahijala',
  TS: `Warangal Urban=Hanumakonda|Warangal Rural=Warangal|Rangareddy=Ranga Reddy|Jagitial=Jagtial|Jangoan=Jangaon|Mahbubnagar=Mahabubnagar
    |Komaram Bheem=Kumuram Bheem Asifabad|Medchal=Medchal Malkajgiri`,
  UP: `Allahabad=Prayagraj|Faizabad=Ayodhya|Banaras=Varanasi|Benares=Varanasi|Sant Ravidas Nagar=Bhadohi|Jyotiba Phule Nagar=Amroha|Kanshiram Nagar=Kasganj
    |Lakhimpur Kheri=Kheri|Mahamaya Nagar=Hathras|Noida=Gautam Buddha Nagar|Cawnpore=Kanpur Nagar|Badaun=Budaun|Bara Banki=Barabanki|Panchsheel Nagar=Hapur
    |Bhim Nagar=Sambhal|Prabuddh Nagar=Shamli|Siddharth Nagar=Siddharthnagar|Sant Kabeer Nagar=Sant Kabir Nagar|Kushi Nagar=Kushinagar|Rae Bareilly=Rae Bareli`,
  UK: 'Garhwal=Pauri Garhwal|Hardwar=Haridwar|Udam Singh Nagar=Udham Singh Nagar|Uttar Kashi=Uttarkashi|Rudra Prayag=Rudraprayag',
  WB: `24 Parganas North=North 24 Parganas|24 Parganas South=South 24 Parganas|Burdwan=Purba Bardhaman|Calcutta=Kolkata|Coochbehar=Cooch Behar|Koch Bihar=Cooch Behar
    |East Midnapore=Purba Medinipur|West Midnapore=Paschim Medinipur|Hugli=Hooghly|Haora=Howrah|Maldah=Malda|North Dinajpur=Uttar Dinajpur
    |South Dinajpur=Dakshin Dinajpur|Puruliya=Purulia|Darjiling=Darjeeling`,
};

/** Letters by which large cities go in messages and on parcels. */
const SHORT: Readonly<Record<string, string>> = {
  AP: 'VSKP=Visakhapatnam',
  AS: 'GHY=Kamrup Metropolitan',
  GJ: 'AMD=Ahmedabad|Ahd=Ahmedabad',
  HR: 'GGN=Gurugram',
  KA: 'BLR=Bengaluru Urban|BGLR=Bengaluru Urban|Blore=Bengaluru Urban',
  KL: 'TVM=Thiruvananthapuram',
  MH: 'NGP=Nagpur',
  OD: 'BBSR=Khordha',
  RJ: 'JPR=Jaipur',
  TN: 'CBE=Coimbatore|CHN=Chennai',
  TS: 'HYD=Hyderabad',
  UK: 'DDN=Dehradun',
  UP: 'GZB=Ghaziabad|LKO=Lucknow|VNS=Varanasi',
};

function renamed(table: Readonly<Record<string, string>>): Renamed[] {
  return Object.entries(table).flatMap(([state, text]) =>
    text.split('|').map((pair) => {
      const [former = '', current = ''] = pair.split('=').map((name) => name.trim());
      return { state, former, current };
    }),
  );
}

export const districtShortForms: readonly Renamed[] = renamed(SHORT);
export const districtAliases: readonly Renamed[] = [...renamed(ALIASES), ...districtShortForms];
