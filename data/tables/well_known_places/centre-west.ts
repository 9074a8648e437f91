/** Maharashtra, Goa, Madhya Pradesh and Chhattisgarh: see `well_known_places.ts`. */
export const centreWest = `
400001 Gateway Of India=CST=VT Station=Fort Mumbai=Ballard Estate
400002 Kalbadevi=Zaveri Bazaar
400003 Masjid Bunder=Mandvi
400004 Girgaon=Charni Road=Opera House
400005 Colaba Causeway=Cuffe Parade=Colaba=Navy Nagar
400006 Malabar Hill=Walkeshwar=Nepean Sea Road
400007 Grant Road=Tardeo Road
400008 Mumbai Central=Nagpada
400010 Mazgaon=Dockyard Road
400011 Jacob Circle=Mahalaxmi=Byculla West
400012 Tata Memorial=KEM Hospital=Parel=Lalbaug
400013 Lower Parel=Kamala Mills=Delisle Road=Elphinstone Road
400014 Dadar East=Hindu Colony
400015 Sewri
400016 Mahim
400017 Dharavi
400018 Worli Sea Face=Worli Naka
400019 Matunga=Kings Circle
400020 Churchgate=Marine Drive=Fort Churchgate
400021 Nariman Point
400022 Sion=Chunabhatti
400024 Kurla East=Nehru Nagar Kurla
400025 Siddhivinayak=Prabhadevi
400026 Haji Ali=Breach Candy=Peddar Road=Cumballa Hill=Kemps Corner
400027 Byculla
400028 Dadar West=Shivaji Park
400029 Santacruz Airport
400030 Worli
400031 Wadala
400033 Cotton Green=Kala Chowki
400034 Haji Ali
400037 Antop Hill=Wadala East
400042 Bhandup East
400043 Shivaji Nagar Govandi
400049 Juhu Beach=Juhu
400050 Bandra West=Bandra=Pali Hill=Hill Road=Linking Road=Carter Road
400051 BKC=Bandra Kurla Complex=Bandra East
400052 Khar=Khar West
400053 Lokhandwala=Lokhandwala Complex=Oshiwara=Andheri West=Versova Link Road
400054 Santacruz West
400055 Santacruz East
400056 Vile Parle West
400057 Vile Parle East
400058 Andheri West=Seven Bungalows Road
400059 Marol=JB Nagar=Marol Naka
400060 Jogeshwari East
400061 Versova=Seven Bungalows=Yari Road=Madh Island
400063 Film City Road=Goregaon East
400064 Malad West
400065 Film City=Aarey Colony
400066 Borivali East=Magathane
400067 Kandivali West=Charkop=Mahavir Nagar
400068 Dahisar=Dahisar East
400069 Andheri East
400070 Kurla West=Kurla
400071 BARC=Chembur
400072 Chandivali=Saki Naka=Powai Chandivali
400074 Mahul=Chembur Camp
400075 Pant Nagar
400076 IIT Bombay=Hiranandani=Hiranandani Gardens=Powai
400077 Ghatkopar East
400078 Bhandup West=Bhandup
400079 Vikhroli West
400080 Mulund West
400081 Mulund East
400082 Mulund Colony
400083 Vikhroli East=Kannamwar Nagar
400084 Barve Nagar=Asalpha
400086 Ghatkopar West
400088 Tata Institute of Social Sciences=TISS=Trombay=Deonar
400089 Tilak Nagar Chembur
400091 Borivali Gorai=Gorai
400092 Borivali West
400093 SEEPZ=MIDC Andheri=Chakala=Mahakali Caves=MIDC
400095 Kharodi=Malwani
400097 Malad East
400098 Kalina University=Mumbai University Kalina
400099 Mumbai Airport=Chhatrapati Shivaji Airport=Sahar
400101 Kandivali East=Thakur Village=Lokhandwala Kandivali
400102 Jogeshwari West=Oshiwara Jogeshwari
400103 IC Colony=Mandapeshwar
400104 Bangur Nagar=Mindspace Malad
400601 Thane West
400602 Naupada Thane
400603 Kopri=Thane East
400604 Wagle Estate
400605 Kalwa
400606 Vartak Nagar
400607 Hiranandani Estate=Kolshet
400610 Majiwada=Manpada Thane
400612 Mumbra=Diva
400614 CBD Belapur=Belapur
400615 Kasarvadavali
400701 Ghansoli
400703 Vashi=Vashi Navi Mumbai
400705 Sanpada=Mindspace Airoli
400706 Nerul=Seawoods=Darave
400708 Airoli
400709 Koparkhairane
400710 Mahape
401101 Bhayandar West
401105 Bhayandar East
401107 Mira Road=Mira Road East
401202 Vasai West=Vasai
401203 Nalasopara
401209 Nalasopara East
401303 Virar
402201 Alibaug
402301 Mahad=Raigad Fort
402401 Murud
403001 Panjim=Panaji=Miramar=Campal
403002 Dona Paula
403402 Old Goa
403507 Mapusa
403509 Anjuna=Vagator
403515 Candolim=Sinquerim
403516 Baga=Baga Beach=Calangute Beach=Calangute
403527 Arambol
403601 Margao=Madgaon
403702 Palolem=Palolem Beach=Canacona=Agonda
403708 Colva=Benaulim
403713 Colva Beach
403801 Goa Airport=Dabolim
403802 Vasco=Vasco Da Gama
410102 Matheran
410206 Panvel=New Panvel
410208 Taloja
410209 Kamothe
410210 Kharghar
410301 Khandala
410401 Lonavala
410509 Bhimashankar
411001 Camp Pune=MG Road Pune=Koregaon Park=Pune Camp=Bund Garden=Pune Station
411002 Shukrawar Peth=Tulshibaug
411004 Fergusson College=FC Road=Deccan Gymkhana=Deccan=Prabhat Road=Erandwane=Karve Road
411005 COEP=JM Road=Shivajinagar Pune
411006 Yerwada=Kalyani Nagar=Shastri Nagar Pune
411007 Pune University=Aundh
411008 Pashan=NCL
411009 Parvati=Sahakar Nagar
411011 Kasba Peth=Mangalwar Peth
411012 Dapodi
411013 Magarpatta=Magarpatta City=Hadapsar Industrial Estate
411014 Viman Nagar=Kharadi=EON IT Park=Vadgaon Sheri=Chandan Nagar
411015 Dighi=Vishrantwadi
411016 Senapati Bapat Road=Model Colony=Gokhale Nagar
411019 Chinchwad East
411021 Sus
411026 Bhosari
411027 Aundh Camp=Pimple Saudagar
411028 Hadapsar=Amanora
411030 Sadashiv Peth=Narayan Peth=Dandekar Bridge
411032 Pune Airport=Lohegaon
411033 Chinchwad=Thergaon=Wakad Road
411035 Nigdi Pradhikaran=Akurdi
411036 Mundhwa=Keshav Nagar
411037 Bibwewadi=Market Yard Pune=Gultekdi
411038 Kothrud
411040 Wanowrie=Fatima Nagar
411041 Sinhagad Road=Vadgaon Budruk=Dhayari
411043 Dhankawadi
411044 Nigdi
411045 Baner=Balewadi
411046 Katraj
411048 Kondhwa=NIBM
411051 Anand Nagar Pune=Hingne
411052 Karvenagar
411057 Hinjewadi IT Park=Rajiv Gandhi Infotech Park=Wakad=Hinjewadi=Hinjewadi Phase 1
411058 Warje Malwadi
411060 Undri=Mohammadwadi
412101 Dehu Road
412207 Wagholi
412303 Jejuri
412308 Phursungi=Manjari
412402 Lenyadri
412409 Shivneri
412412 Ozar Ganpati
412805 Panchgani
412806 Mahabaleshwar
413216 Akkalkot=Akkalkot Swami Samarth
413304 Pandharpur
413601 Tuljapur=Tulja Bhavani
414105 Shani Shingnapur
415615 Ganpatipule
416003 Mahalaxmi Kolhapur
416602 Kankavli
416606 Malvan
421201 Dombivli East
421202 Dombivli West
421301 Kalyan West=Kalyan
421306 Kalyan East
421501 Ambernath
421503 Badlapur
422001 Nashik City=Main Road Nashik
422002 College Road Nashik Road=Sharanpur Road
422003 Panchavati
422005 College Road=Gangapur Road Nashik
422007 Satpur
422009 Indira Nagar Nashik=CIDCO Nashik=Ambad
422010 Ambad MIDC
422013 Gangapur Road=Anandvalli
422101 Nashik Road
422212 Trimbakeshwar
422215 Saptashrungi
423109 Shirdi=Sai Baba Temple
431001 Aurangpura
431003 CIDCO Aurangabad
431005 Osmanpura=Station Road Aurangabad
431102 Ellora
431117 Ghrishneshwar
431118 Ajanta Caves
431601 Hazur Sahib
440001 Sitabuldi=Civil Lines Nagpur=Sadar Nagpur
440002 Itwari=Mahal Nagpur
440005 Nagpur Airport
440010 Dharampeth=Ramdaspeth Dharampeth=Shankar Nagar Nagpur
440012 Dhantoli
440013 Katol Road=Seminary Hills Road
440014 Jaripatka
440015 Pratap Nagar Nagpur=Wardha Road=Manish Nagar
440022 Trimurti Nagar
440025 Chinchbhavan
440033 Laxmi Nagar Nagpur
442404 Tadoba
444203 Shegaon=Gajanan Maharaj
444807 Chikhaldara
450331 Burhanpur Fort
450554 Omkareshwar
451224 Maheshwar
452001 Rajwada=MG Road Indore=South Tukoganj=Sarafa Bazar=RNT Marg
452002 Malharganj
452003 Palasia=Indraprastha Indore=New Palasia
452005 Airport Road Indore
452007 Chhawani
452009 Sudama Nagar=Annapurna Road
452010 Vijay Nagar=Vijay Nagar Indore=Scheme 54=Scheme 78
452011 Nanda Nagar=Pardeshipura
452012 Rajendra Nagar Indore=Bijalpur
452014 Bhawarkua=Bhanwarkuan=Khandwa Road
452016 Bengali Square=Tilak Nagar Indore
452018 Saket Indore
454010 Mandu=Mandav
456001 Mahakaleshwar=Mahakal
461881 Pachmarhi
462001 Hamidia Road=Bhopal Old City
462003 TT Nagar=New Market Bhopal=Roshanpura
462011 MP Nagar=Maharana Pratap Nagar=Zone 1=Zone 2
462016 Arera Colony=10 No Market=Shahpura Arera
462022 BHEL
462023 Ashoka Garden
462024 BHEL Bhopal=Habibganj
462026 Hoshangabad Road=Misrod=Habibganj
462030 Bairagarh=Lalghati
462039 Shahpura=Trilanga
462042 Kolar Road
464661 Sanchi
471606 Khajuraho
472246 Orchha
474001 Lashkar=Maharaj Bada
474002 Gwalior Fort
474009 Phool Bagh Gwalior
474011 City Centre Gwalior
475661 Datia Pitambara Peeth=Pitambara Peeth
480881 Pench
481768 Kanha National Park
482001 Civil Lines Jabalpur=Napier Town=Sadar Jabalpur
482002 Wright Town=Gorakhpur Jabalpur
484661 Bandhavgarh
484887 Amarkantak
485771 Maihar=Sharda Mata
486001 Rewa Fort
491445 Dongargarh
492001 Shankar Nagar=Telibandha=Civil Lines Raipur=Devendra Nagar
492010 Tatibandh Raipur
492013 Sunder Nagar Raipur
492015 Naya Raipur=Atal Nagar
494010 Chitrakote Falls
494552 Danteshwari
495001 Bilaspur High Court
`;
