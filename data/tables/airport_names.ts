/** Names of airports: those of India first, then the large ones of the world. */

/** Further names of Indian airports, by IATA code: cities they serve, former names of these, and what people call them. */
const NAMES = `AMD Ahmedabad Karnavati|ATQ Raja Sansi Sri Guru Ram Dass Jee|AYJ Ayodhya Faizabad|BBI Bhubaneshwar|BDQ Baroda|BHO Bhopal|BLR Bangalore KIA Devanahalli|BOM Bombay Mumbai Sahar Santacruz
  |CCJ Kozhikode Karipur|CCU Calcutta Dum Dum|CJB Kovai Peelamedu|CNN Cannanore|COK Kochi Nedumbassery Ernakulam|DBR Mithila|DED Dehra Dun Rishikesh|DEL Delhi IGI Palam|DHM Dharamsala McLeod Ganj|DIB Mohanbari
  |GAU Gauhati|GBI Gulbarga|GOI Goa Panaji|GOX Goa Mopa North Goa Panaji|HBX Hubli Dharwad|HDO Delhi Ghaziabad Noida|HGI Itanagar|HSR Rajkot|HSS Hissar|HWR Ludhiana|HYD Shamshabad Secunderabad
  |IMF Tulihal|ISK Nasik Ozar|IXA Singerbhil|IXB Siliguri Darjeeling|IXC Mohali|IXD Allahabad Prayagraj|IXE Mangalore|IXG Belgaum|IXJ Satwari|IXL Ladakh|IXR Ranchi|IXU Sambhajinagar Aurangabad|IXY Gandhidham
  |IXZ Andaman Sri Vijaya Puram|JRG Veer Surendra Sai Sambalpur|KJB Uyyalawada Narasimha Reddy|KNU Cawnpore|KUU Manali Kullu Bhuntar|LKO Amausi|MAA Madras Meenambakkam|MYQ Mysuru|NDC Nanded|NMI Panvel Bombay Mumbai
  |PAT Patna|PGH Nainital Rudrapur|PNQ Poona Lohegaon|PNY Pondy Puducherry|RDP Durgapur Asansol|RJA Rajamahendravaram Rajahmundry|RPR Naya Raipur|SAG Shirdi|SDW Malvan|SHL Umroi|SXR Kashmir|TCR Thoothukudi
  |TIR Renigunta|TRV Trivandrum|TRZ Trichy Tiruchchirappalli|UDR Dabok|VGA Gannavaram Amaravati|VNS Banaras Benares Kashi|VTZ Vizag Vishakhapatnam`;

/**
 * The airports of the world with most passengers, some 170, the busiest first: among the airports of a city the one that is meant.
 * By the order of recent years; a place up or down does not matter.
 */
const BUSIEST = `ATL DXB DFW HND LHR DEN IST ORD DEL LAX CDG JFK CAN AMS FRA ICN MAD SIN PVG LAS MCO MIA CLT PEK SEA BOM EWR SZX BKK SFO PHX BCN CGK KUL KMG JED IAH MEX XIY
  HKG CKG FCO MUC DOH MNL TFU SAW LGW BLR BOS YYZ SYD HGH CTU FLL JNB MSP LGA GRU NRT TPE DTW BOG SGN ZRH DUB PHL SVO MEL RUH CUN SLC MAN YVR LIS VIE ORY PMI CPH OSL DMK BWI HAN
  AYT STN HYD MAA CCU SHA PKX BNE DCA SAN IAD TPA MDW ARN ATH BRU AUH CAI MXP BER WUH NKG CSX KIX FUK CTS ITM OKA GMP PUS CJU DPS SUB COK AMD PNQ GOI GOX LKO IXC
  DUS HEL WAW BUD PRG EDI GVA NCE LYS HAM STR CGN LTN BHX GLA LCY OPO AGP ALC VCE NAP BGY BLQ CMN ALG TUN ADD NBO LOS ACC CPT DUR MRU SEZ KWI BAH MCT SHJ DMM MED
  TLV AMM BEY IKA KHI LHE ISB DAC CMB KTM MLE RGN PNH VTE HKT CNX PEN BKI AKL CHC PER ADL YUL YYC YEG YOW YHZ PDX AUS BNA STL RDU SJC OAK SMF SNA HNL OGG DAL HOU MCI CLE PIT IND CMH
  GDL MTY TIJ PTY SJO HAV SDQ PUJ SJU KIN NAS EZE AEP SCL LIM UIO GIG SDU BSB CNF VCP CCS MVD ASU LPB LED DME VKO KBP TAS ALA GYD TBS EVN OTP SOF BEG ZAG LJU RIX VNO TLL KEF`;

const busiest = new Map(
  BUSIEST.trim()
    .split(/\s+/)
    .map((code, at) => [code, at]),
);

/** How busy an airport is, from 1 for the busiest of the world down to 0 for those that are not among the busiest. */
export function busyness(iata: string): number {
  const at = busiest.get(iata);
  return at === undefined ? 0 : 1 - at / (busiest.size * 2);
}

/** Cities that are called otherwise, or whose airports lie in a town of another name: `code names`. */
const ABROAD = `PEK Peking=Beijing|PKX Beijing=Peking|SGN Saigon=Ho Chi Minh=HCMC|KUL KL=Kuala Lumpur Malaysia=Malaysia|SVO Moscow=Moskva|DME Moscow|VKO Moscow|RGN Rangoon=Burma|DAC Dacca
  |CMB Ceylon=Sri Lanka=Bandaranaike=Colombo|KTM Nepal=Kathmandu|MLE Maldives=Male|DXB Dubai=DXB Dubai|AUH Abu Dhabi|SHJ Sharjah|DOH Qatar=Doha|MCT Oman=Muscat|KWI Kuwait|BAH Bahrain|JED Mecca=Makkah=Jeddah|MED Medina=Madina
  |RUH Riyadh|DMM Dammam|LHR London=Heathrow|LGW London=Gatwick|STN London=Stansted|LTN London=Luton|LCY London|JFK New York=NYC=Kennedy|EWR New York=Newark=NYC|LGA New York=NYC|IAD Washington=Dulles
  |DCA Washington=Reagan|BWI Washington|ORD Chicago=Ohare|MDW Chicago|SFO San Francisco|OAK San Francisco|SJC San Francisco=San Jose=Silicon Valley|LAX Los Angeles=LA|IAH Houston|HOU Houston|DFW Dallas|DAL Dallas
  |MIA Miami|BOS Boston|SEA Seattle|ATL Atlanta|YYZ Toronto=Canada|YVR Vancouver|YUL Montreal|CDG Paris=Charles De Gaulle|ORY Paris=Orly|FRA Frankfurt|MUC Munich=Munchen|ZRH Zurich|GVA Geneva|VIE Vienna=Wien
  |FCO Rome=Roma|CIA Rome|MXP Milan=Milano|LIN Milan|VCE Venice=Venezia|AMS Amsterdam=Schiphol|BRU Brussels|IST Istanbul=Turkey|SAW Istanbul|ATH Athens=Greece|CPH Copenhagen|ARN Stockholm|OSL Oslo|HEL Helsinki
  |HND Tokyo=Haneda|NRT Tokyo=Narita|KIX Osaka|ITM Osaka|ICN Seoul=Incheon=Korea|GMP Seoul|PVG Shanghai=Pudong|SHA Shanghai|CAN Canton=Guangzhou|HKG Hong Kong|TPE Taipei=Taiwan|BKK Bangkok=Suvarnabhumi=Thailand
  |DMK Bangkok=Don Mueang|HKT Phuket|DPS Bali=Denpasar|CGK Jakarta=Batavia|MNL Manila|SIN Singapore=Changi|HAN Hanoi|SYD Sydney|MEL Melbourne|BNE Brisbane|PER Perth|AKL Auckland=New Zealand|JNB Johannesburg=Joburg
  |CPT Cape Town|NBO Nairobi=Kenya|ADD Addis Ababa|CAI Cairo=Egypt|LOS Lagos|MRU Mauritius|SEZ Seychelles|KHI Karachi|LHE Lahore|ISB Islamabad|KBL Kabul|THR Tehran|IKA Tehran|TLV Tel Aviv=Israel|GRU Sao Paulo
  |GIG Rio De Janeiro=Rio|EZE Buenos Aires|MEX Mexico City|PBH Bhutan=Paro|TAS Tashkent|ALA Almaty|GYD Baku|TBS Tbilisi=Georgia`;

const abroad = new Map(
  ABROAD.split('|').map((entry) => {
    const [code = '', ...names] = entry.trim().split(' ');
    return [code, names.join(' ').split('=')] as const;
  }),
);

/** What the large airports of the world are called by their city. */
export function airportNamesAbroad(iata: string): readonly string[] {
  return abroad.get(iata) ?? [];
}

const byCode = new Map(
  NAMES.split('|').map((entry) => {
    const [code = '', ...words] = entry.trim().split(' ');
    const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
    return [code, [...words, ...pairs]] as const;
  }),
);

/** Each word by itself, and each with the one after it: which of them belong together only readers know. */
export function otherAirportNames(iata: string): readonly string[] {
  return byCode.get(iata) ?? [];
}
