/**
 * Well-known places that have no post office of their name, or share it with smaller ones, and that the addresses of bank branches do not
 * tell: institutions, landmarks, business districts, airports, and where pilgrims and tourists go. `pincode names`; names are divided by =.
 */
const PLACES = `
110001 Connaught Place=India Gate=Janpath=Parliament House=Mandi House
110003 Khan Market=Lodhi Road=Lodhi Colony=Safdarjung Airport
110006 Old Delhi=Chandni Chowk=Red Fort=Jama Masjid=Lal Qila=Shahjahanabad
110007 Delhi University=North Campus=DU North Campus
110011 Central Secretariat=Udyog Bhawan
110016 IIT Delhi=Hauz Khas Village=Qutub Institutional Area
110019 Nehru Place=Lotus Temple=Kalkaji Mandir
110021 Chanakyapuri=Diplomatic Enclave
110025 Jamia Millia Islamia=Jamia University=Shaheen Bagh
110029 AIIMS=All India Institute of Medical Sciences=AIIMS Delhi=Safdarjung Hospital
110030 Qutub Minar=Qutab Minar
110037 IGI Airport=Delhi Airport=Indira Gandhi International Airport=Aerocity
110048 Greater Kailash 1=Greater Kailash 2=GK 1=GK 2=Greater Kailash Part 1
110055 New Delhi Railway Station=Paharganj
110067 JNU=Jawaharlal Nehru University
110070 Vasant Kunj
110085 Rohini
110092 Akshardham=Laxmi Nagar Delhi
122002 Cyber City=Cyber Hub=DLF Cyber City=DLF Phase 2=DLF Phase 3=Golf Course Road
122016 Udyog Vihar
141004 PAU=Punjab Agricultural University
143001 Golden Temple=Harmandir Sahib=Jallianwala Bagh
147002 Punjabi University
160012 PGI Chandigarh=PGIMER
160014 Panjab University
171005 Himachal Pradesh University=Summer Hill
172114 Spiti Valley
175105 Kasol=Manikaran
175131 Manali=Solang Valley=Rohtang
176215 Mcleodganj=Mcleod Ganj=Dalai Lama Temple
182301 Vaishno Devi=Mata Vaishno Devi=Vaishno Devi Katra
190001 Dal Lake=Lal Chowk Srinagar
193403 Gulmarg
192126 Pahalgam=Amarnath
194101 Leh=Leh Ladakh=Pangong=Nubra
201301 Noida=Noida Sector 18=Noida Sector 62
201309 Noida Sector 62
201310 Greater Noida=Pari Chowk
202002 AMU=Aligarh Muslim University
208016 IIT Kanpur
211002 Allahabad University
221001 Kashi Vishwanath=Dashashwamedh Ghat=Godowlia
221005 BHU=Banaras Hindu University=IIT BHU
221007 Sarnath
224123 Ram Janmabhoomi=Ram Mandir=Hanuman Garhi
226010 Gomti Nagar
244715 Jim Corbett=Corbett National Park
246422 Badrinath
246443 Auli
246445 Kedarnath
247667 IIT Roorkee
249135 Gangotri
249141 Yamunotri
249304 Laxman Jhula=Lakshman Jhula
249401 Har Ki Pauri
263145 Pantnagar University
281001 Krishna Janmabhoomi
281121 Banke Bihari=Prem Mandir
282001 Taj Mahal=Agra Fort=Tajganj
283110 Fatehpur Sikri
302001 MI Road Jaipur
302002 Hawa Mahal
302028 Amber Fort=Amer Fort
332602 Khatu Shyam=Khatushyamji
305001 Ajmer Sharif=Dargah Sharif
305022 Pushkar
307501 Mount Abu=Dilwara
313301 Nathdwara=Shrinathji
322001 Ranthambore
333031 BITS Pilani
342001 Mehrangarh
361335 Dwarka=Dwarkadhish
362268 Somnath=Somnath Mandir=Somnath Temple
362001 Girnar
370510 Rann Of Kutch=White Rann
380015 IIM Ahmedabad=Satellite Ahmedabad=ISRO Ahmedabad
380005 Motera=Narendra Modi Stadium
380027 Sabarmati Ashram
382355 GIFT City
393151 Statue Of Unity=Kevadia=Ekta Nagar
400001 Gateway Of India=CST=VT Station=Fort Mumbai=Ballard Estate
400005 Colaba Causeway=Cuffe Parade
400012 Tata Memorial=KEM Hospital
400013 Lower Parel=Kamala Mills
400018 Worli Sea Face
400020 Churchgate=Marine Drive
400021 Nariman Point
400025 Siddhivinayak=Prabhadevi
400026 Haji Ali=Breach Candy=Peddar Road
400030 Worli
400049 Juhu Beach
400051 BKC=Bandra Kurla Complex
400053 Lokhandwala=Lokhandwala Complex=Oshiwara
400063 Film City Road
400065 Film City=Aarey Colony
400071 BARC
400076 IIT Bombay=Hiranandani=Hiranandani Gardens
400088 Tata Institute of Social Sciences=TISS
400093 SEEPZ=MIDC Andheri
400098 Kalina University=Mumbai University Kalina
400099 Mumbai Airport=Chhatrapati Shivaji Airport
400614 CBD Belapur
400705 Sanpada=Mindspace Airoli
401107 Mira Road
402201 Alibaug
403001 Panjim=Panaji
403402 Old Goa
403509 Anjuna=Vagator
403515 Candolim=Sinquerim
403516 Baga=Baga Beach=Calangute Beach
403527 Arambol
403702 Palolem=Palolem Beach
403708 Colva=Benaulim
403801 Goa Airport=Dabolim
410102 Matheran
410301 Khandala
410401 Lonavala
411001 Camp Pune=MG Road Pune=Koregaon Park
411004 Fergusson College=FC Road=Deccan Gymkhana
411005 COEP=JM Road
411007 Pune University=Aundh
411014 Viman Nagar=Kharadi=EON IT Park
411032 Pune Airport=Lohegaon
411045 Baner=Balewadi
411057 Hinjewadi IT Park=Rajiv Gandhi Infotech Park
412805 Panchgani
412806 Mahabaleshwar
414105 Shani Shingnapur
416003 Mahalaxmi Kolhapur
422212 Trimbakeshwar
423109 Shirdi=Sai Baba Temple
431601 Hazur Sahib
440001 Sitabuldi
440005 Nagpur Airport
450554 Omkareshwar
452010 Vijay Nagar
456001 Mahakaleshwar=Mahakal
461881 Pachmarhi
462024 BHEL Bhopal=Habibganj
464661 Sanchi
471606 Khajuraho
474002 Gwalior Fort
484887 Amarkantak
491445 Dongargarh
500001 Abids=Koti=Nampally Station
500002 Charminar
500003 Secunderabad Station
500007 Osmania University=OU
500008 Golconda Fort
500028 Mehdipatnam
500032 Gachibowli=Financial District=University Of Hyderabad=Nanakramguda
500033 Jubilee Hills=Film Nagar
500034 Banjara Hills
500081 HITEC City=Hitech City=Madhapur=Mindspace=Raheja Mindspace
500084 Kondapur
501218 Shamshabad Airport=Hyderabad Airport=RGIA
501512 Ramoji Film City
506004 NIT Warangal
507111 Bhadrachalam
508115 Yadadri
515134 Puttaparthi
517501 Tirupati
517504 Tirumala=Tirupati Balaji
518101 Srisailam
520001 Kanaka Durga=Indrakeeladri
522237 Amaravati Secretariat
530003 Andhra University=RK Beach
530017 MVP Colony
531149 Araku=Araku Valley
560001 MG Road=MG Road Bangalore=Vidhana Soudha=Cubbon Park=Brigade Road=Commercial Street
560009 Majestic=Kempegowda Bus Station=KSR Station=Gandhinagar Bangalore
560012 IISc=Indian Institute of Science
560017 HAL=Old Airport Road
560029 NIMHANS=BTM Layout=Christ University
560034 Koramangala
560037 Marathahalli
560045 Manyata Tech Park=Nagawara
560048 ITPL=Brookefield
560066 Whitefield=ITPL
560068 Bommanahalli=BTM Layout 2
560076 IIM Bangalore=Bannerghatta Road
560100 Electronic City=Infosys Campus
560102 HSR Layout
560103 Bellandur=Ecospace=Outer Ring Road
560300 Bangalore Airport=Kempegowda Airport=KIAL=Bengaluru Airport
570010 Chamundi Hill=Chamundi Hills=Mysore Palace
571438 Srirangapatna
571201 Coorg=Madikeri
576104 Manipal
575025 NITK Surathkal
577435 Jog Falls
581326 Gokarna
581350 Murudeshwar
583239 Hampi
600001 Chennai GPO=Parrys=George Town
600003 Chennai Central=Park Town
600005 Marina Beach=Triplicane=Chepauk
600017 T Nagar=Pondy Bazaar
600020 Adyar
600025 Anna University=Guindy Engineering College
600016 Chennai Airport
600032 Guindy=Ekkatuthangal
600036 IIT Madras=IIT Chennai
600041 Thiruvanmiyur
600089 Ramapuram=DLF IT Park
600096 Perungudi
600097 Thoraipakkam=OMR
600107 CMBT=Koyambedu
600113 Taramani=TIDEL Park
600119 Sholinganallur=ECR
603103 SIPCOT Siruseri
603104 Mahabalipuram=Mamallapuram
605101 Auroville
606601 Arunachaleswarar
608001 Nataraja Temple
611111 Velankanni
613001 Brihadeeswarar=Big Temple
620006 Srirangam
620015 NIT Trichy
623526 Rameswaram=Rameshwaram
624101 Kodaikanal
624601 Palani
625001 Meenakshi Amman=Meenakshi Temple
627811 Courtallam=Kutralam
629702 Kanyakumari=Vivekananda Rock
632004 CMC Vellore
632014 VIT Vellore=VIT
636601 Yercaud
636810 Hogenakkal
641014 Coimbatore Airport=Peelamedu
641114 Isha=Isha Foundation=Isha Yoga
643001 Ooty=Udhagamandalam
643101 Coonoor
673570 IIM Calicut
673601 NIT Calicut
680101 Guruvayur=Guruvayoor
682001 Fort Kochi=Fort Cochin=Mattancherry
682042 Infopark=Smart City Kochi
683111 Cochin Airport=Kochi Airport=Nedumbassery
685612 Munnar
685509 Thekkady=Kumily
689662 Sabarimala
695023 Padmanabhaswamy=East Fort
695141 Varkala
695527 Kovalam
695022 VSSC=Vikram Sarabhai Space Centre
695581 Technopark=Kazhakoottam=Kazhakuttam
700001 BBD Bagh=Dalhousie=Esplanade Kolkata=Fairlie Place
700007 Burrabazar=Bara Bazar
700012 Bowbazar=College Street
700016 Park Street
700026 Kalighat
700032 Jadavpur University
700052 Kolkata Airport=NSCBI Airport=Dum Dum Airport
700064 Salt Lake Sector 1
700069 Dharmatala=Chowringhee
700071 Victoria Memorial
700076 Dakshineswar
700091 Salt Lake Sector 5=Sector V=Salt Lake
700156 New Town=New Town Rajarhat=Ecospace Kolkata
711101 Howrah Station
711202 Belur Math
713209 Durgapur
721302 IIT Kharagpur
721428 Digha
731235 Santiniketan=Visva Bharati
734001 Siliguri
734004 NJP=New Jalpaiguri
734101 Darjeeling=Tiger Hill
737101 Gangtok=MG Marg Gangtok
744101 Port Blair=Sri Vijaya Puram=Cellular Jail
744211 Havelock=Swaraj Dweep
751024 KIIT
752001 Jagannath Puri=Jagannath Temple
752111 Konark=Sun Temple
753001 Barabati
769008 NIT Rourkela
781010 Kamakhya
781015 Guwahati Airport=Borjhar
781039 IIT Guwahati
790104 Tawang
793108 Cherrapunji
800001 Gandhi Maidan=Patna Junction
800005 NIT Patna
803116 Rajgir
814112 Deoghar=Baidyanath Dham
824231 Bodh Gaya=Mahabodhi
826004 ISM Dhanbad=IIT Dhanbad
831001 Bistupur=Tatanagar
834001 Ranchi
`;

export interface WellKnownPlace {
  readonly pincode: string;
  readonly names: readonly string[];
}

export const wellKnownPlaces: readonly WellKnownPlace[] = PLACES.trim()
  .split('\n')
  .map((line) => ({ pincode: line.slice(0, 6), names: line.slice(7).split('=') }));
