/** Transport offices of the north. See `../rto.ts` for the notation. */
export const north: Readonly<Record<string, string>> = {
  CH: '01 Chandigarh|02 Chandigarh|03 Chandigarh|04 Chandigarh',
  DL: `01 Mall Road/Delhi/North Delhi|02 Tilak Marg/New Delhi|03 Sheikh Sarai/Delhi/South Delhi|04 Janakpuri/Delhi/West Delhi|05 Loni Road/Delhi/North East Delhi|06 Sarai Kale Khan/Delhi/Central Delhi
    |07 Mayur Vihar/Delhi/East Delhi|08 Wazirpur/Delhi/North West Delhi|09 Dwarka/Delhi/South West Delhi|10 Raja Garden/Delhi/West Delhi|11 Rohini/Delhi/North West Delhi|12 Vasant Vihar/Delhi/South West Delhi
    |13 Surajmal Vihar/Delhi/East Delhi|14 Shakur Basti/Delhi/North West Delhi?|15 Gurugram Road/Delhi/South West Delhi?|16 Bawana/Delhi/North West Delhi?`,
  HP: `01 Shimla|02 Shimla|03 Shimla Urban/Shimla|04 Dharamshala//Kangra?|05 Mandi?|06 Rampur//Shimla|07 Shimla|08 Chopal//Shimla|09 Theog//Shimla|10 Rohru//Shimla|11 Arki//Solan|12 Nalagarh//Solan
    |13 Kandaghat//Solan|14 Solan|15 Parwanoo//Solan|16 Rajgarh//Sirmaur|17 Paonta Sahib//Sirmaur|18 Nahan//Sirmaur|19 Amb//Una|20 Una|21 Barsar//Hamirpur|22 Hamirpur|23 Ghumarwin//Bilaspur
    |24 Bilaspur|25 Reckong Peo//Kinnaur|26 Nichar//Kinnaur|27 Pooh//Kinnaur|28 Sarkaghat//Mandi|29 Joginder Nagar//Mandi|30 Karsog//Mandi|31 Sundernagar//Mandi|32 Gohar//Mandi|33 Mandi
    |34 Kullu|35 Anni//Kullu|36 Dehra//Kangra|37 Palampur//Kangra|38 Nurpur//Kangra|39 Dharamshala//Kangra|40 Kangra|41 Kaza//Lahaul and Spiti|42 Keylong//Lahaul and Spiti
    |43 Udaipur//Lahaul and Spiti?|44 Churah//Chamba|45 Pangi//Chamba|46 Bharmour//Chamba|47 Dalhousie//Chamba|48 Chamba|49 Banjar//Kullu|50 Shimla?|51 Shimla?|52 Shimla|53 Baijnath//Kangra
    |54 Jawali//Kangra|55 Nadaun//Hamirpur|56 Jaisinghpur//Kangra|57 Chowari//Chamba|58 Manali//Kullu|59 Kasauli//Solan?|60 Shimla?|61 Shimla?|62 Shimla|63 Shimla|64 Solan|65 Mandi|66 Kullu|67 Hamirpur
    |68 Dharamshala//Kangra|69 Bilaspur|70 Kangra?|71 Nahan//Sirmaur|72 Una|73 Chamba|74 Bhoranj//Hamirpur|75 Shimla?|76 Padhar//Mandi|77 Dodra Kawar//Shimla|78 Bangana//Una|79 Sangrah//Sirmaur
    |80 Haroli//Una|81 Salooni//Chamba?|82 Balh//Mandi?|83 Jawalamukhi//Kangra|84 Sujanpur//Hamirpur|85 Shillai//Sirmaur|86 Dharampur//Mandi|87 Thunag//Mandi|88 Fatehpur//Kangra|89 Jhandutta//Bilaspur
    |90 Shahpur//Kangra|91 Swarghat//Bilaspur|92 Kumarsain//Shimla|93 Baddi//Solan|94 Nagrota Bagwan//Kangra?|95 Rampur//Shimla?|96 Dheera//Kangra?|97 Indora//Kangra|98 Gagret//Una?|99 Shimla?`,
  HR: `01 Ambala|02 Jagadhri//Yamunanagar|03 Panchkula|04 Naraingarh//Ambala|05 Karnal|06 Panipat|07 Thanesar//Kurukshetra|08 Kaithal|09 Guhla//Kaithal|10 Sonipat|11 Gohana//Sonipat|12 Rohtak
    |13 Bahadurgarh//Jhajjar|14 Jhajjar|15 Meham//Rohtak|16 Bhiwani|17 Siwani//Bhiwani|18 Loharu//Bhiwani|19 Charkhi Dadri|20 Hisar|21 Hansi//Hisar|22 Fatehabad|23 Tohana//Fatehabad|24 Sirsa
    |25 Mandi Dabwali//Sirsa|26 Gurugram|27 Nuh|28 Ferozepur Jhirka//Nuh|29 Ballabgarh//Faridabad|30 Palwal|31 Jind|32 Narwana//Jind|33 Safidon//Jind|34 Mahendragarh|35 Narnaul//Mahendragarh
    |36 Rewari|37 Ambala|38 Faridabad|39 Hisar|40 Assandh//Karnal|41 Pehowa//Kurukshetra|42 Ganaur//Sonipat|43 Kosli//Rewari|44 Ellenabad//Sirsa|45 Karnal|46 Rohtak|47 Rewari|48 Tosham//Bhiwani
    |49 Kalka//Panchkula|50 Hodal//Palwal|51 Faridabad|52 Hathin//Palwal|53 Adampur//Hisar|54 Barara//Ambala|55 Gurugram|56 Jind|57 Sirsa|58 Yamunanagar|59 Ratia//Fatehabad|60 Samalkha//Panipat
    |61 Bhiwani|62 Fatehabad|63 Jhajjar|64 Kaithal|65 Kurukshetra|66 Narnaul//Mahendragarh|67 Panipat|68 Panchkula|69 Sonipat|70 Chandigarh//Chandigarh#Vehicles of the state government|71 Bilaspur//Yamunanagar
    |72 Gurugram South/Gurugram|73 Palwal|74 Nuh|75 Indri//Karnal|76 Pataudi//Gurugram|77 Beri//Jhajjar|78 Shahabad//Kurukshetra|79 Kharkhoda//Sonipat|80 Barwala//Hisar|81 Bawal//Rewari
    |82 Kanina//Mahendragarh|83 Kalayat//Kaithal|84 Charkhi Dadri|85 Ambala Cantonment//Ambala?|86 Narnaund//Hisar|87 Badkhal//Faridabad|88 Badhra//Charkhi Dadri?|89 Badli//Jhajjar|90 Pundri//Kaithal?
    |91 Gharaunda//Karnal|92 Radaur//Yamunanagar?|93 Punahana//Nuh|94 Kalanwali//Sirsa|95 Uchana//Jind|96 Tauru//Nuh|97 Ladwa//Kurukshetra|98 Badshahpur//Gurugram|99 Haryana/#Temporary registrations`,
  JK: `01 Srinagar|02 Jammu|03 Anantnag|04 Budgam|05 Baramulla|06 Doda|07 Kargil#!Ladakh since 2019: now LA-01|08 Kathua|09 Kupwara|10 Leh#!Ladakh since 2019: now LA-02|11 Rajouri|12 Poonch|13 Pulwama
    |14 Udhampur|15 Bandipora|16 Ganderbal|17 Kishtwar|18 Kulgam|19 Ramban|20 Reasi|21 Samba|22 Shopian`,
  LA: '01 Kargil|02 Leh',
  PB: `01 Chandigarh//Chandigarh#State transport commissioner|02 Amritsar|03 Bathinda|04 Faridkot|05 Ferozepur|06 Gurdaspur|07 Hoshiarpur|08 Jalandhar|09 Kapurthala|10 Ludhiana|11 Patiala|12 Rupnagar|13 Sangrur
    |14 Ajnala//Amritsar|15 Abohar//Fazilka|16 Anandpur Sahib//Rupnagar|17 Baba Bakala//Amritsar|18 Batala//Gurdaspur|19 Barnala|20 Balachaur//Shahid Bhagat Singh Nagar|21 Dasuya//Hoshiarpur
    |22 Fazilka|23 Fatehgarh Sahib|24 Garhshankar//Hoshiarpur|25 Jagraon//Ludhiana|26 Khanna//Ludhiana|27 Kharar//S.A.S. Nagar|28 Malerkotla|29 Moga|30 Muktsar//Sri Muktsar Sahib|31 Mansa
    |32 Nawanshahr//Shahid Bhagat Singh Nagar|33 Nakodar//Jalandhar|34 Nabha//Patiala|35 Pathankot|36 Phagwara//Kapurthala|37 Phillaur//Jalandhar|38 Patti//Tarn Taran|39 Rajpura//Patiala
    |40 Rampura Phul//Bathinda|41 Sultanpur Lodhi//Kapurthala|42 Samana//Patiala|43 Samrala//Ludhiana|44 Sunam//Sangrur|45 Talwandi Sabo//Bathinda|46 Tarn Taran|47 Zira//Ferozepur|48 Amloh//Fatehgarh Sahib
    |49 Khamanon//Fatehgarh Sahib|50 Budhlada//Mansa|51 Sardulgarh//Mansa|52 Bassi Pathana//Fatehgarh Sahib|53 Malout//Sri Muktsar Sahib|54 Mukerian//Hoshiarpur|55 Payal//Ludhiana|56 Raikot//Ludhiana
    |57 Bholath//Kapurthala|58 Dera Baba Nanak//Gurdaspur|59 Dhuri//Sangrur|60 Giddarbaha//Sri Muktsar Sahib|61 Jalalabad//Fazilka|62 Jaito//Faridkot|63 Khadoor Sahib//Tarn Taran|64 Moonak//Sangrur
    |65 S.A.S. Nagar (Mohali)/Mohali/S.A.S. Nagar|66 Nihal Singh Wala//Moga|67 Shahkot//Jalandhar|68 Dhar Kalan//Pathankot|69 Bagha Purana//Moga|70 Dera Bassi//S.A.S. Nagar|71 Nangal//Rupnagar
    |72 Patran//Patiala|73 Tapa//Barnala|74 Chamkaur Sahib//Rupnagar|75 Lehragaga//Sangrur|76 Dharamkot//Moga|77 Guru Har Sahai//Ferozepur|78 Banga//Shahid Bhagat Singh Nagar?|79 Kotkapura//Faridkot
    |80 Maur//Bathinda?|81 Majitha//Amritsar?|82 Bhawanigarh//Sangrur|83 Dudhan Sadhan//Patiala?|84 Dirba//Sangrur|85 Kalanaur//Gurdaspur?|86 Ahmedgarh//Malerkotla?|87 Morinda//Rupnagar?|88 Bhikhiwind//Tarn Taran
    |89 Amritsar II/Amritsar?|90 Jalandhar II/Jalandhar?|91 Ludhiana East/Ludhiana`,
  UK: `01 Almora|02 Bageshwar|03 Champawat//Champawat|04 Haldwani//Nainital|05 Pithoragarh|06 Rudrapur//Udham Singh Nagar|07 Dehradun|08 Haridwar|09 Tehri//Tehri Garhwal|10 Uttarkashi
    |11 Karnaprayag//Chamoli|12 Pauri//Pauri Garhwal|13 Rudraprayag|14 Rishikesh//Dehradun|15 Kotdwar//Pauri Garhwal|16 Vikasnagar//Dehradun|17 Roorkee//Haridwar|18 Kashipur//Udham Singh Nagar
    |19 Ramnagar//Nainital|20 Ranikhet//Almora`,
  UP: `07 Dehradun#!Uttarakhand since 2000: now UK-07|10 Haridwar#!Uttarakhand since 2000: now UK-08|11 Saharanpur|12 Muzaffarnagar|13 Bulandshahr|14 Ghaziabad|15 Meerut|16 Noida//Gautam Buddha Nagar
    |17 Baghpat|19 Shamli|20 Bijnor|21 Moradabad|22 Rampur|23 Amroha|24 Budaun|25 Bareilly|26 Pilibhit|27 Shahjahanpur|30 Hardoi|31 Lakhimpur//Kheri|32 Lucknow|33 Rae Bareli|34 Sitapur|35 Unnao
    |36 Amethi|37 Hapur|38 Sambhal|40 Bahraich|41 Barabanki|42 Ayodhya|43 Gonda|44 Sultanpur|45 Akbarpur//Ambedkar Nagar|46 Shravasti|47 Balrampur|50 Azamgarh|51 Basti|52 Deoria|53 Gorakhpur|54 Mau
    |55 Siddharthnagar|56 Maharajganj|57 Padrauna//Kushinagar|58 Khalilabad//Sant Kabir Nagar|60 Ballia|61 Ghazipur|62 Jaunpur|63 Mirzapur|64 Robertsganj//Sonbhadra|65 Varanasi|66 Bhadohi|67 Chandauli
    |70 Prayagraj|71 Fatehpur|72 Pratapgarh|73 Kaushambi|74 Kannauj|75 Etawah|76 Farrukhabad|77 Kanpur Dehat|78 Kanpur/Kanpur/Kanpur Nagar|79 Auraiya|80 Agra|81 Aligarh|82 Etah|83 Firozabad|84 Mainpuri
    |85 Mathura|86 Hathras|87 Kasganj|90 Banda|91 Hamirpur|92 Orai//Jalaun|93 Jhansi|94 Lalitpur|95 Mahoba|96 Chitrakoot`,
};
