/** Facts about places, typed from general knowledge of post offices, railways, number plates, airports and telephones. */
import type { FactGroup } from './fact.ts';

export const placeFacts: readonly FactGroup[] = [
  {
    reason: 'India Post: head offices of cities, and the district that each is the seat of or lies in',
    path: (pincode) => `/v1/pincode/${pincode}`,
    read: ({ district }) => district,
    facts: `110001 New Delhi|110006 North Delhi|110092 East Delhi|121001 Faridabad|122001 Gurugram|124001 Rohtak|125001 Hisar|126102 Jind|127021 Bhiwani|131001 Sonipat|132001 Karnal|132103 Panipat|133001 Ambala|134109 Panchkula|135001 Yamunanagar|136027 Kaithal|136118 Kurukshetra
      |140001 Rupnagar|141001 Ludhiana|142001 Moga|143001 Amritsar|144001 Jalandhar|144601 Kapurthala|145001 Pathankot|146001 Hoshiarpur|147001 Patiala|148001 Sangrur|151001 Bathinda|151203 Faridkot|152002 Ferozepur|160017 Chandigarh|160062 S.A.S. Nagar
      |171001 Shimla|173001 Sirmaur|173212 Solan|174001 Bilaspur|174303 Una|175001 Mandi|175101 Kullu|176215 Kangra|176310 Chamba|177001 Hamirpur|180001 Jammu|182101 Udhampur|184101 Kathua|185101 Poonch|185131 Rajouri|190001 Srinagar|192101 Anantnag|193101 Baramulla|194101 Leh|194103 Kargil
      |201001 Ghaziabad|201301 Gautam Buddha Nagar|202001 Aligarh|203001 Bulandshahr|204101 Hathras|205001 Mainpuri|206001 Etawah|207001 Etah|208001 Kanpur Nagar|209601 Farrukhabad|209801 Unnao|210001 Banda|211001 Prayagraj|212601 Fatehpur|221001 Varanasi|222001 Jaunpur|224001 Ayodhya|225001 Barabanki|226001 Lucknow|227405 Amethi|228001 Sultanpur|229001 Rae Bareli|230001 Pratapgarh|231001 Mirzapur|231216 Sonbhadra|232104 Chandauli|233001 Ghazipur|241001 Hardoi|242001 Shahjahanpur|243001 Bareilly|243601 Budaun|244001 Moradabad|244901 Rampur|246701 Bijnor|247001 Saharanpur|250001 Meerut|250609 Baghpat|251001 Muzaffarnagar|261001 Sitapur|262001 Pilibhit|262701 Kheri|271001 Gonda|271201 Balrampur|271801 Bahraich|272001 Basti|273001 Gorakhpur|274001 Deoria|275101 Mau|276001 Azamgarh|277001 Ballia|281001 Mathura|282001 Agra|283203 Firozabad|284001 Jhansi|284403 Lalitpur|285001 Jalaun|245101 Hapur
      |246001 Pauri Garhwal|246171 Rudraprayag|248001 Dehradun|249001 Tehri Garhwal|249401 Haridwar|263001 Nainital|263153 Udham Singh Nagar|262501 Pithoragarh|263601 Almora|249193 Uttarkashi|246401 Chamoli|262523 Champawat
      |301001 Alwar|302001 Jaipur|303303 Dausa|304001 Tonk|305001 Ajmer|306401 Pali|307001 Sirohi|311001 Bhilwara|312001 Chittorgarh|313001 Udaipur|314001 Dungarpur|321001 Bharatpur|322001 Sawai Madhopur|323001 Bundi|324001 Kota|325205 Baran|326001 Jhalawar|327001 Banswara|328001 Dholpur|331001 Churu|332001 Sikar|333001 Jhunjhunu|334001 Bikaner|335001 Sri Ganganagar|335513 Hanumangarh|341001 Nagaur|342001 Jodhpur|343001 Jalore|344001 Barmer|345001 Jaisalmer
      |360001 Rajkot|360575 Porbandar|361001 Jamnagar|362001 Junagadh|363001 Surendranagar|363641 Morbi|364001 Bhavnagar|365601 Amreli|370001 Kachchh|380001 Ahmedabad|382010 Gandhinagar|383001 Sabarkantha|384001 Mahesana|384265 Patan|385001 Banaskantha|387001 Kheda|388001 Anand|389001 Panchmahal|389151 Dahod|390001 Vadodara|392001 Bharuch|393145 Narmada|394650 Tapi|395003 Surat|396001 Valsad|396445 Navsari|394710 Dang
      |400001 Mumbai|400050 Mumbai Suburban|400601 Thane|401404 Palghar|402201 Raigad|403001 North Goa|403601 South Goa|411001 Pune|413001 Solapur|413501 Dharashiv|413512 Latur|414001 Ahilyanagar|415001 Satara|415612 Ratnagiri|416001 Kolhapur|416416 Sangli|422001 Nashik|424001 Dhule|425001 Jalgaon|425412 Nandurbar|431001 Chhatrapati Sambhajinagar|431122 Beed|431203 Jalna|431401 Parbhani|431513 Hingoli|431601 Nanded|440001 Nagpur|441601 Gondia|441904 Bhandara|442001 Wardha|442401 Chandrapur|442605 Gadchiroli|443001 Buldhana|444001 Akola|444505 Washim|444601 Amravati|445001 Yavatmal
      |450001 Khandwa|450331 Burhanpur|451001 Khargone|452001 Indore|454001 Dhar|455001 Dewas|456001 Ujjain|457001 Ratlam|457661 Jhabua|458001 Mandsaur|458441 Neemuch|460001 Betul|461001 Narmadapuram|462001 Bhopal|464001 Vidisha|464551 Raisen|465001 Shajapur|466001 Sehore|465661 Rajgarh|470001 Sagar|470661 Damoh|471001 Chhatarpur|472001 Tikamgarh|473001 Guna|473551 Shivpuri|474001 Gwalior|475661 Datia|476001 Morena|476337 Sheopur|477001 Bhind|480001 Chhindwara|480661 Seoni|481001 Balaghat|481661 Mandla|482001 Jabalpur|483501 Katni|484001 Shahdol|485001 Satna|486001 Rewa|486661 Sidhi|487001 Narsinghpur|488001 Panna
      |490001 Durg|491441 Rajnandgaon|491995 Kabirdham|492001 Raipur|493445 Mahasamund|493773 Dhamtari|494001 Bastar|494334 Kanker|495001 Bilaspur|495677 Korba|496001 Raigarh|496331 Jashpur|497001 Surguja
      |500001 Hyderabad|502001 Sangareddy|503001 Nizamabad|504001 Adilabad|505001 Karimnagar|506001 Hanumakonda|507001 Khammam|508001 Nalgonda|509001 Mahabubnagar|515001 Anantapur|516001 YSR Kadapa|517001 Chittoor|517501 Tirupati|518001 Kurnool|520001 NTR|521001 Krishna|522001 Guntur|523001 Prakasam|524001 SPSR Nellore|530001 Visakhapatnam|532001 Srikakulam|533001 Kakinada|533101 East Godavari|534001 Eluru|535001 Vizianagaram
      |560001 Bengaluru Urban|563101 Kolar|570001 Mysuru|571201 Kodagu|571401 Mandya|572101 Tumakuru|573201 Hassan|574101 Udupi|575001 Dakshina Kannada|577001 Davangere|577101 Chikkamagaluru|577201 Shivamogga|577501 Chitradurga|580001 Dharwad|581301 Uttara Kannada|582101 Gadag|583101 Ballari|584101 Raichur|585101 Kalaburagi|585401 Bidar|586101 Vijayapura|587101 Bagalkot|590001 Belagavi
      |600001 Chennai|604001 Villupuram|605001 Puducherry|607001 Cuddalore|609602 Karaikal|611001 Nagapattinam|613001 Thanjavur|620001 Tiruchirappalli|622001 Pudukkottai|623501 Ramanathapuram|624001 Dindigul|625001 Madurai|626001 Virudhunagar|627001 Tirunelveli|628001 Thoothukudi|629001 Kanniyakumari|630561 Sivaganga|631501 Kanchipuram|632001 Vellore|635001 Krishnagiri|636001 Salem|636701 Dharmapuri|637001 Namakkal|638001 Erode|639001 Karur|641001 Coimbatore|643001 The Nilgiris
      |670001 Kannur|671121 Kasaragod|673001 Kozhikode|673121 Wayanad|676505 Malappuram|678001 Palakkad|680001 Thrissur|682001 Ernakulam|685602 Idukki|686001 Kottayam|688001 Alappuzha|689645 Pathanamthitta|691001 Kollam|695001 Thiruvananthapuram|682555 Lakshadweep
      |700001 Kolkata|711101 Howrah|712101 Hooghly|713101 Purba Bardhaman|713301 Paschim Bardhaman|721101 Paschim Medinipur|722101 Bankura|723101 Purulia|731101 Birbhum|732101 Malda|734101 Darjeeling|735101 Jalpaiguri|736101 Cooch Behar|737101 Gangtok|741101 Nadia|742101 Murshidabad|700124 North 24 Parganas|744101 South Andaman
      |751001 Khordha|752001 Puri|753001 Cuttack|756001 Baleshwar|756100 Bhadrak|757001 Mayurbhanj|759001 Dhenkanal|759122 Angul|760001 Ganjam|764001 Koraput|766001 Kalahandi|767001 Balangir|768001 Sambalpur|769001 Sundargarh
      |781001 Kamrup Metropolitan|782001 Nagaon|783101 Goalpara|784001 Sonitpur|785001 Jorhat|786001 Dibrugarh|788001 Cachar|788710 Sribhumi|793001 East Khasi Hills|794001 West Garo Hills|795001 Imphal West|796001 Aizawl|796701 Lunglei|797001 Kohima|797112 Dimapur|799001 West Tripura|791111 Papum Pare
      |800001 Patna|802101 Buxar|803101 Nalanda|804408 Jehanabad|805110 Nawada|811201 Munger|812001 Bhagalpur|813102 Banka|814101 Dumka|814112 Deoghar|821115 Rohtas|822101 Palamu|823001 Gaya|824101 Aurangabad|825301 Hazaribagh|826001 Dhanbad|827001 Bokaro|831001 East Singhbhum|834001 Ranchi|835302 Lohardaga|841301 Saran|841226 Siwan|841428 Gopalganj|842001 Muzaffarpur|843302 Sitamarhi|844101 Vaishali|845401 Purbi Champaran|846004 Darbhanga|847211 Madhubani|848101 Samastipur|851101 Begusarai|852201 Saharsa|854105 Katihar|854301 Purnia|854311 Araria|855107 Kishanganj`,
  },
  {
    reason: 'Districts formed since 2016, by their towns, and towns of Manipur that the directory has in other districts',
    path: (pincode) => `/v1/pincode/${pincode}`,
    read: ({ district }) => district,
    facts: `795126 Bishnupur|795121 Pherzawl|795132 Imphal West|795149 Thoubal|797103 Chumoukedima|797109 Tseminyu|798626 Noklak|798628 Shamator|497442 Manendragarh-Chirmiri-Bharatpur|491665 Mohla-Manpur-Ambagarh Chowki|491881 Khairagarh-Chhuikhadan-Gandai|495689 Sakti|496445 Sarangarh-Bilaigarh|344022 Balotra|305901 Beawar|321203 Deeg|341303 Didwana-Kuchaman|303108 Kotputli-Behror|301411 Khairthal-Tijara|342301 Phalodi|313027 Salumbar|486331 Mauganj|485771 Maihar|480334 Pandhurna`,
  },
  {
    reason: 'Indian Railways: codes on tickets and boards',
    path: (code) => `/v1/stations/${code}`,
    read: ({ name }) => name,
    within: true,
    facts: `NDLS New Delhi|NZM Nizamuddin|ANVT Anand Vihar|DLI Delhi|CSMT Chhatrapati Shivaji|MMCT Mumbai Central|BDTS Bandra|LTT Tilak|DR Dadar|TNA Thane|KYN Kalyan|PUNE Pune|NK Nashik|MMR Manmad|BSL Bhusaval|NGP Nagpur|WR Wardha|SUR Solapur|MRJ Miraj|KOP Kolhapur|AK Akola|NED Nanded|LUR Latur
      |HWH Howrah|SDAH Sealdah|KOAA Kolkata|ASN Asansol|DGR Durgapur|BWN Barddhaman|KGP Kharagpur|NJP New Jalpaiguri|MLDT Malda|RPH Rampur|MAS Chennai|MS Chennai Egmore|TBM Tambaram|KPD Katpadi|JTJ Jolarpettai|SA Salem|ED Erode|CBE Coimbatore|TUP Tiruppur|TPJ Tiruchchirappalli|MDU Madurai|TEN Tirunelveli|NCJ Nagercoil|RMM Rameswaram|VM Villupuram|TJ Thanjavur|CAPE Kanniyakumari|TN Tuticorin|DG Dindigul
      |SBC Bengaluru|YPR Yesvantpur|BNC Bengaluru|MYS Mysuru|UBL Hubballi|MAQ Mangaluru|BAY Ballari|GTL Guntakal|ASK Arsikere|DWR Dharwad|BGM Belagavi|HPT Hosapete|TVC Thiruvananthapuram|ERS Ernakulam|ERN Ernakulam|QLN Kollam|KTYM Kottayam|TCR Thrissur|PGT Palakkad|CLT Kozhikode|CAN Kannur|ALLP Alappuzha|SRR Shoranur|AWY Aluva|KGQ Kasaragod
      |SC Secunderabad|HYB Hyderabad|KCG Kacheguda|BZA Vijayawada|VSKP Visakhapatnam|RJY Rajahmundry|GNT Guntur|NLR Nellore|TPTY Tirupati|OGL Ongole|EE Eluru|WL Warangal|KZJ Kazipet|NZB Nizamabad|KRNT Kurnool|ATP Anantapur|RU Renigunta|BBS Bhubaneswar|CTC Cuttack|PURI Puri|KUR Khurda|BAM Brahmapur|SBP Sambalpur|ROU Rourkela|JSG Jharsuguda|BLS Balasore|TATA Tatanagar|RNC Ranchi|DHN Dhanbad|HTE Hatia|BKSC Bokaro|JSME Jasidih
      |PNBE Patna|GAYA Gaya|MFP Muzaffarpur|DBG Darbhanga|BGP Bhagalpur|HJP Hajipur|KIR Katihar|SPJ Samastipur|BJU Barauni|CPR Chhapra|DNR Danapur|ARA Ara|BXR Buxar|RXL Raxaul|SHC Saharsa|KIUL Kiul|RJPB Rajendra Nagar|LKO Lucknow|CNB Kanpur|PRYJ Prayagraj|BSB Varanasi|DDU Upadhyaya|GKP Gorakhpur|AGC Agra|MTJ Mathura|JHS Jhansi|ALJN Aligarh|MB Moradabad|BE Bareilly|SRE Saharanpur|MTC Meerut|AYC Ayodhya|GD Gonda|BST Basti|SLN Sultanpur|RBL Rae Bareli|ETW Etawah|TDL Tundla|GZB Ghaziabad|SPN Shahjahanpur|JNU Jaunpur|BUI Ballia|MAU Mau
      |JP Jaipur|AII Ajmer|JU Jodhpur|BKN Bikaner|UDZ Udaipur|KOTA Kota|SWM Sawai Madhopur|BTE Bharatpur|ABR Abu Road|JSM Jaisalmer|AWR Alwar|FL Phulera|SGNR Ganganagar|BME Barmer|BPL Bhopal|RKMP Rani Kamalapati|ET Itarsi|JBP Jabalpur|GWL Gwalior|INDB Indore|UJN Ujjain|RTM Ratlam|KTE Katni|STA Satna|REWA Rewa|BINA Bina|KNW Khandwa|NAD Nagda|SGO Saugor|R Raipur|BSP Bilaspur|DURG Durg|G Gondia|RIG Raigarh|KRBA Korba
      |ADI Ahmedabad|ST Surat|BRC Vadodara|RJT Rajkot|BVC Bhavnagar|JAM Jamnagar|ANND Anand|BH Bharuch|BL Valsad|VAPI Vapi|GIMB Gandhidham|BHUJ Bhuj|PBR Porbandar|DWK Dwarka|VRL Veraval|MSH Mahesana|PNU Palanpur|ASR Amritsar|LDH Ludhiana|JUC Jalandhar|UMB Ambala|CDG Chandigarh|PTA Patiala|BTI Bathinda|FZR Firozpur|PTKC Pathankot|JAT Jammu|SVDK Katra|UHP Udhampur|KLK Kalka|SML Shimla|PNP Panipat|SNP Sonipat|ROK Rohtak|HSR Hisar|RE Rewari|GGN Gurgaon|FDB Faridabad|KKDE Kurukshetra|HW Haridwar|DDN Dehradun|KGM Kathgodam|RK Roorkee|RKSH Rishikesh
      |GHY Guwahati|DBRG Dibrugarh|NTSK Tinsukia|LMG Lumding|DMV Dimapur|SCL Silchar|AGTL Agartala|KYQ Kamakhya|RNY Rangiya|NBQ New Bongaigaon|JTTN Jorhat|MAO Madgaon|VSG Vasco|KRMI Karmali|THVM Thivim|RN Ratnagiri|KUDL Kudal|KAWR Karwar|UD Udupi`,
  },
  {
    reason: 'Zones of Indian Railways',
    path: (code) => `/v1/stations/${code}`,
    read: ({ zone }) => zone,
    facts: `NDLS NR|DLI NR|LKO NR|UMB NR|ASR NR|JAT NR|CDG NR|BSB NR|CSMT CR|DR CR|PUNE CR|NGP CR|SUR CR|BSL CR|MMCT WR|ADI WR|BRC WR|ST WR|RJT WR|RTM WR|INDB WR|HWH ER|SDAH ER|ASN ER|MLDT ER|KGP SER|TATA SER|RNC SER|BBS ECoR|VSKP ECoR|PURI ECoR|SBP ECoR|PNBE ECR|DHN ECR|DDU ECR|SPJ ECR|HJP ECR|GKP NER|CPR NER|IZN NER|GHY NFR|KIR NFR|NJP NFR|TSK NFR|DBRG NFR|MAS SR|TPJ SR|MDU SR|SA SR|PGT SR|TVC SR|SC SCR|BZA SCR|GTL SCR|NED SCR|SBC SWR|UBL SWR|MYS SWR|BSP SECR|R SECR|DURG SECR|JBP WCR|BPL WCR|KOTA WCR|ET WCR|JP NWR|AII NWR|JU NWR|BKN NWR|PRYJ NCR|AGC NCR|GWL NCR|CNB NCR|RN KR|MAO KR`,
  },
  {
    reason: 'Motor Vehicles: the office behind a code of a number plate',
    path: (code) => `/v1/rto/${code}`,
    read: ({ office, city, district }) => [office, city, district],
    within: true,
    facts: `AP-39 Andhra|AR-01 Itanagar|AS-01 Guwahati|BR-01 Patna|BR-02 Gaya|BR-06 Muzaffarpur|BR-10 Bhagalpur|CG-04 Raipur|CG-07 Durg|CG-10 Bilaspur|CH-01 Chandigarh|DD-03 Daman|DL-01 Delhi|GA-01 Panaji|GA-02 Margao|GJ-01 Ahmedabad|GJ-03 Rajkot|GJ-04 Bhavnagar|GJ-05 Surat|GJ-06 Vadodara|GJ-10 Jamnagar|GJ-12 Bhuj|GJ-15 Valsad|GJ-16 Bharuch|GJ-18 Gandhinagar|GJ-21 Navsari|HP-01 Shimla|HP-33 Mandi|HR-01 Ambala|HR-05 Karnal|HR-06 Panipat|HR-10 Sonipat|HR-12 Rohtak|HR-20 Hisar|HR-26 Gurugram|HR-51 Faridabad
      |JH-01 Ranchi|JH-05 Jamshedpur|JH-10 Dhanbad|JK-01 Srinagar|JK-02 Jammu|KA-01 Bengaluru|KA-09 Mysuru|KA-19 Mangaluru|KA-22 Belagavi|KA-25 Dharwad|KA-32 Kalaburagi|KA-34 Ballari|KA-12 Madikeri|KA-14 Shivamogga|KA-17 Davangere|KA-20 Udupi|KA-06 Tumakuru|KA-13 Hassan|KA-11 Mandya|KL-01 Thiruvananthapuram|KL-02 Kollam|KL-03 Pathanamthitta|KL-04 Alappuzha|KL-05 Kottayam|KL-06 Idukki|KL-07 Ernakulam|KL-08 Thrissur|KL-09 Palakkad|KL-10 Malappuram|KL-11 Kozhikode|KL-12 Wayanad|KL-13 Kannur|KL-14 Kasaragod
      |MH-01 Mumbai|MH-02 Mumbai Suburban|MH-03 Mumbai|MH-04 Thane|MH-05 Kalyan|MH-06 Raigad|MH-07 Sindhudurg|MH-08 Ratnagiri|MH-09 Kolhapur|MH-10 Sangli|MH-11 Satara|MH-12 Pune|MH-13 Solapur|MH-14 Pimpri|MH-15 Nashik|MH-16 Ahilyanagar|MH-18 Dhule|MH-19 Jalgaon|MH-20 Sambhajinagar|MH-21 Jalna|MH-22 Parbhani|MH-23 Beed|MH-24 Latur|MH-25 Dharashiv|MH-26 Nanded|MH-27 Amravati|MH-28 Buldhana|MH-29 Yavatmal|MH-30 Akola|MH-31 Nagpur|MH-32 Wardha|MH-33 Gadchiroli|MH-34 Chandrapur|MH-35 Gondia|MH-36 Bhandara|MH-37 Washim|MH-38 Hingoli|MH-39 Nandurbar|MH-43 Navi Mumbai|MH-47 Mumbai Suburban
      |ML-05 Shillong|MN-01 Imphal|MP-04 Bhopal|MP-07 Gwalior|MP-09 Indore|MP-13 Ujjain|MP-15 Sagar|MP-17 Rewa|MP-20 Jabalpur|MP-43 Ratlam|MZ-01 Aizawl|NL-01 Kohima|OD-01 Balasore|OD-02 Bhubaneswar|OD-05 Cuttack|OD-07 Ganjam|OD-13 Puri|OD-15 Sambalpur|PB-02 Amritsar|PB-03 Bathinda|PB-08 Jalandhar|PB-10 Ludhiana|PB-11 Patiala|PB-65 Mohali|PY-01 Puducherry|PY-02 Karaikal|PY-03 Mahe|PY-04 Yanam|RJ-01 Ajmer|RJ-02 Alwar|RJ-05 Bharatpur|RJ-06 Bhilwara|RJ-07 Bikaner|RJ-14 Jaipur|RJ-19 Jodhpur|RJ-20 Kota|RJ-27 Udaipur|SK-01 Gangtok
      |TN-01 Chennai|TN-07 Chennai|TN-09 Chennai|TN-11 Tambaram|TN-20 Thiruvallur|TN-21 Kanchipuram|TN-22 Chennai|TN-23 Vellore|TN-25 Tiruvannamalai|TN-28 Namakkal|TN-29 Dharmapuri|TN-30 Salem|TN-31 Cuddalore|TN-32 Villupuram|TN-33 Erode|TN-37 Coimbatore|TN-38 Coimbatore|TN-39 Tiruppur|TN-43 Nilgiris|TN-45 Tiruchirappalli|TN-46 Perambalur|TN-47 Karur|TN-49 Thanjavur|TN-50 Thiruvarur|TN-51 Nagapattinam|TN-55 Pudukkottai|TN-57 Dindigul|TN-58 Madurai|TN-59 Madurai|TN-60 Theni|TN-63 Sivaganga|TN-65 Ramanathapuram|TN-67 Virudhunagar|TN-69 Thoothukudi|TN-72 Tirunelveli|TN-74 Nagercoil
      |TR-01 Agartala|TG-01 Adilabad|TG-02 Karimnagar|TG-03 Warangal|TG-04 Khammam|TG-05 Nalgonda|TG-06 Mahabubnagar|TG-09 Hyderabad|TG-16 Nizamabad|UK-01 Almora|UK-04 Haldwani|UK-07 Dehradun|UK-08 Haridwar|UP-11 Saharanpur|UP-14 Ghaziabad|UP-15 Meerut|UP-16 Noida|UP-25 Bareilly|UP-32 Lucknow|UP-50 Azamgarh|UP-53 Gorakhpur|UP-65 Varanasi|UP-70 Prayagraj|UP-75 Etawah|UP-78 Kanpur|UP-80 Agra|UP-81 Aligarh|UP-85 Mathura|UP-93 Jhansi|WB-01 Kolkata|WB-11 Howrah|WB-15 Hooghly|WB-73 Siliguri`,
  },
  {
    reason: 'IATA: codes on boarding passes and the city they stand for',
    path: (code) => `/v1/airports/${code}`,
    read: ({ city, name }) => [city, name],
    within: true,
    facts: `DEL Delhi|BOM Mumbai|MAA Chennai|CCU Kolkata|BLR Bengaluru|HYD Hyderabad|AMD Ahmedabad|PNQ Pune|COK Kochi|GOI Dabolim/Vasco|GOX Mopa|TRV Thiruvananthapuram|LKO Lucknow|JAI Jaipur|GAU Guwahati|PAT Patna|BBI Bhubaneswar|IXC Chandigarh|SXR Srinagar|IXJ Jammu|IXL Leh|ATQ Amritsar|VNS Varanasi|IDR Indore|BHO Bhopal|NAG Nagpur|RPR Raipur|IXR Ranchi|VTZ Visakhapatnam|VGA Vijayawada|TIR Tirupati|IXM Madurai|CJB Coimbatore|TRZ Tiruchirappalli|CCJ Calicut|CNN Kannur|IXE Mangaluru|MYQ Mysore|HBX Hub|IXG Belagavi/Belgaum|UDR Udaipur|JDH Jodhpur|JSA Jaisalmer|BDQ Vadodara|STV Surat|BHJ Bhuj|JGA Jamnagar|IXA Agartala|IMF Imphal|AJL Aizawl|DIB Dibrugarh|JRH Jorhat|IXS Silchar|DMU Dimapur|SHL Shillong|IXB Bagdogra/Siliguri|IXZ Port Blair|GAY Gaya|GOP Gorakhpur|AGR Agra|GWL Gwalior|JLR Jabalpur|HJR Khajuraho|DED Dehra|PGH Pantnagar|KUU Bhuntar|DHM Kangra|SAG Shirdi/Kakadi|ISK Nashik|KLH Kolhapur|NDC Nanded|IXU Aurangabad|RJA Rajahmundry/Madhurapudi|CDP Kadapa|DBR Darbhanga|DGH Deoghar|NMI Navi Mumbai|DXN Noida|SXV Salem|LHR London|JFK New York|DXB Dubai|SIN Singapore|CDG Paris|FRA Frankfurt|HND Tokyo|SYD Sydney`,
  },
  {
    reason: 'The state in which an Indian airport lies',
    path: (code) => `/v1/airports/${code}`,
    read: ({ stateCode }) => stateCode,
    facts:
      'DEL DL|BOM MH|MAA TN|CCU WB|BLR KA|HYD TS|AMD GJ|COK KL|GOI GA|LKO UP|JAI RJ|GAU AS|PAT BR|BBI OD|SXR JK|IXL LA|ATQ PB|IDR MP|RPR CG|IXR JH|VTZ AP|IXA TR|IMF MN|AJL MZ|DMU NL|SHL ML|IXB WB|IXZ AN|DED UK|PGH UK|KUU HP|DBD JH|DBR BR|NMI MH|DXN UP|AGX LD|DIU DH|HGI AR|PNY PY|IXC CH',
  },
  {
    reason: 'States and union territories: the code of the state in a GSTIN',
    path: (code) => `/v1/states/${code}`,
    read: ({ gstCode }) => gstCode,
    facts:
      'JK 01|HP 02|PB 03|CH 04|UK 05|HR 06|DL 07|RJ 08|UP 09|BR 10|SK 11|AR 12|NL 13|MN 14|MZ 15|TR 16|ML 17|AS 18|WB 19|JH 20|OD 21|CG 22|MP 23|GJ 24|MH 27|KA 29|GA 30|LD 31|KL 32|TN 33|PY 34|AN 35|TS 36|AP 37|LA 38|DH 26',
  },
  {
    reason: 'States and union territories: their names',
    path: (code) => `/v1/states/${code}`,
    read: ({ name }) => name,
    facts:
      'AN Andaman and Nicobar Islands|AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|CG Chhattisgarh|CH Chandigarh|DL Delhi|GA Goa|GJ Gujarat|HP Himachal Pradesh|HR Haryana|JH Jharkhand|JK Jammu and Kashmir|KA Karnataka|KL Kerala|LA Ladakh|LD Lakshadweep|MH Maharashtra|ML Meghalaya|MN Manipur|MP Madhya Pradesh|MZ Mizoram|NL Nagaland|OD Odisha|PB Punjab|PY Puducherry|RJ Rajasthan|SK Sikkim|TN Tamil Nadu|TR Tripura|TS Telangana|UK Uttarakhand|UP Uttar Pradesh|WB West Bengal',
  },
];
