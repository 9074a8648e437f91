/** Constituencies of the north. See `../constituencies.ts` for the notation. */
export const north: Readonly<Record<string, string>> = {
  CH: `1 Chandigarh`,
  DL: `1 Chandni Chowk: 4 Adarsh Nagar, 14 Shalimar Bagh, 15 Shakur Basti, 16 Tri Nagar, 17 Wazirpur, 18 Model Town, 19 Sadar Bazar, 20 Chandni Chowk, 21 Matia Mahal, 22 Ballimaran
    2 North East Delhi: 2 Burari, 3 Timarpur, 63 Seemapuri*, 64 Rohtas Nagar, 65 Seelam Pur, 66 Ghonda, 67 Babarpur, 68 Gokalpur*, 69 Mustafabad, 70 Karawal Nagar
    3 East Delhi: 41 Jangpura, 54 Okhla, 55 Trilokpuri*, 56 Kondli*, 57 Patparganj, 58 Laxmi Nagar, 59 Vishwas Nagar, 60 Krishna Nagar, 61 Gandhi Nagar, 62 Shahdara
    4 New Delhi: 23 Karol Bagh*, 24 Patel Nagar*, 25 Moti Nagar, 38 Delhi Cantt, 39 Rajinder Nagar, 40 New Delhi, 42 Kasturba Nagar, 43 Malviya Nagar, 44 R. K. Puram, 50 Greater Kailash
    5 North West Delhi*: 1 Nerela, 5 Badli, 6 Rithala, 7 Bawana*, 8 Mundka, 9 Kirari, 10 Sultan Pur Majra*, 11 Nangloi Jat, 12 Mangol Puri*, 13 Rohini
    6 West Delhi: 26 Madipur*, 27 Rajouri Garden, 28 Hari Nagar, 29 Tilak Nagar, 30 Janakpuri, 31 Vikaspuri, 32 Uttam Nagar, 33 Dwarka, 34 Matiala, 35 Najafgarh
    7 South Delhi: 36 Bijwasan, 37 Palam, 45 Mehrauli, 46 Chhatarpur, 47 Deoli*, 48 Ambedkar Nagar*, 49 Sangam Vihar, 51 Kalkaji, 52 Tughlakabad, 53 Badarpur`,
  HP: `1 Kangra: 1 Churah*, 3 Chamba, 4 Dalhousie, 5 Bhattiyat, 6 Nurpur, 7 Indora*, 8 Fatehpur, 9 Jawali, 12 Jawalamukhi, 13 Jaisinghpur*, 14 Sullah, 15 Nagrota, 16 Kangra, 17 Shahpur, 18 Dharamshala, 19 Palampur, 20 Baijnath*
    2 Mandi: 2 Bharmour+, 21 Lahaul & Spiti+, 22 Manali, 23 Kullu, 24 Banjar, 25 Anni*, 26 Karsog*, 27 Sundernagar, 28 Nachan*, 29 Seraj, 30 Darang, 31 Jogindernagar, 33 Mandi, 34 Balh*, 35 Sarkaghat, 66 Rampur*, 68 Kinnaur+
    3 Hamirpur: 10 Dehra, 11 Jaswan-Pragpur, 32 Dharampur, 36 Bhoranj*, 37 Sujanpur, 38 Hamirpur, 39 Barsar, 40 Nadaun, 41 Chintpurni*, 42 Gagret, 43 Haroli, 44 Una, 45 Kutlehar, 46 Jhanduta*, 47 Ghumarwin, 48 Bilaspur, 49 Sri Naina Deviji
    4 Shimla*: 50 Arki, 51 Nalagarh, 52 Doon, 53 Solan*, 54 Kasauli*, 55 Pachhad*, 56 Nahan, 57 Sri Renukaji*, 58 Paonta Sahib, 59 Shillai, 60 Chopal, 61 Theog, 62 Kasumpti, 63 Shimla, 64 Shimla Rural, 65 Jubbal-Kotkhai, 67 Rohru*`,
  HR: `1 Ambala*: 1 Kalka, 2 Panchkula, 3 Naraingarh, 4 Ambala Cantt, 5 Ambala City, 6 Mulana*, 7 Sadhaura*, 8 Jagadhri, 9 Yamunanagar
    2 Kurukshetra: 10 Radaur, 11 Ladwa, 12 Shahbad*, 13 Thanesar, 14 Pehowa, 15 Guhla*, 16 Kalayat, 17 Kaithal, 18 Pundri
    3 Sirsa*: 38 Narwana*, 39 Tohana, 40 Fatehabad, 41 Ratia*, 42 Kalanwali*, 43 Dabwali, 44 Rania, 45 Sirsa, 46 Ellenabad
    4 Hisar: 37 Uchana Kalan, 47 Adampur, 48 Uklana*, 49 Narnaund, 50 Hansi, 51 Barwala, 52 Hisar, 53 Nalwa, 59 Bawani Khera*
    5 Karnal: 19 Nilokheri*, 20 Indri, 21 Karnal, 22 Gharaunda, 23 Assandh, 24 Panipat Rural, 25 Panipat City, 26 Israna*, 27 Samalkha
    6 Sonipat: 28 Ganaur, 29 Rai, 30 Kharkhauda*, 31 Sonipat, 32 Gohana, 33 Baroda, 34 Julana, 35 Safidon, 36 Jind
    7 Rohtak: 60 Meham, 61 Garhi Sampla-Kiloi, 62 Rohtak, 63 Kalanaur*, 64 Bahadurgarh, 65 Badli, 66 Jhajjar*, 67 Beri, 73 Kosli
    8 Bhiwani-Mahendragarh: 54 Loharu, 55 Badhra, 56 Dadri, 57 Bhiwani, 58 Tosham, 68 Ateli, 69 Mahendragarh, 70 Narnaul, 71 Nangal Chaudhry
    9 Gurgaon: 72 Bawal*, 74 Rewari, 75 Pataudi*, 76 Badshahpur, 77 Gurgaon, 78 Sohna, 79 Nuh, 80 Ferozepur Jhirka, 81 Punahana
    10 Faridabad: 82 Hathin, 83 Hodal*, 84 Palwal, 85 Prithla, 86 Faridabad NIT, 87 Badkhal, 88 Ballabgarh, 89 Faridabad, 90 Tigaon`,
  JK: `1 Baramulla: 1 Karnah, 2 Trehgam, 3 Kupwara, 4 Lolab, 5 Handwara, 6 Langate, 7 Sopore, 8 Rafiabad, 9 Uri, 10 Baramulla, 11 Gulmarg, 12 Wagoora-Kreeri, 13 Pattan, 14 Sonawari, 15 Bandipora, 16 Gurez+, 27 Budgam, 28 Beerwah
    2 Srinagar: 17 Kangan+, 18 Ganderbal, 19 Hazratbal, 20 Khanyar, 21 Habbakadal, 22 Lal Chowk, 23 Channapora, 24 Zadibal, 25 Eidgah, 26 Central Shalteng, 29 Khansahib, 30 Charar-i-Sharief, 31 Chadoora, 32 Pampore, 33 Tral, 34 Pulwama, 35 Rajpora, 37 Shopian
    3 Anantnag-Rajouri: 36 Zainapora, 38 D. H. Pora, 39 Kulgam, 40 Devsar, 41 Dooru, 42 Kokernag+, 43 Anantnag West, 44 Anantnag, 45 Srigufwara-Bijbehara, 46 Shangus-Anantnag East, 47 Pahalgam, 84 Nowshera, 85 Rajouri+, 86 Budhal+, 87 Thannamandi+, 88 Surankote+, 89 Poonch Haveli, 90 Mendhar+
    4 Udhampur: 48 Inderwal, 49 Kishtwar, 50 Padder-Nagseni, 51 Bhaderwah, 52 Doda, 53 Doda West, 54 Ramban, 55 Banihal, 59 Udhampur West, 60 Udhampur East, 61 Chenani, 62 Ramnagar*, 63 Bani, 64 Billawar, 65 Basohli, 66 Jasrota, 67 Kathua*, 68 Hiranagar
    5 Jammu: 56 Gulabgarh+, 57 Reasi, 58 Shri Mata Vaishno Devi, 69 Ramgarh*, 70 Samba, 71 Vijaypur, 72 Bishnah*, 73 Suchetgarh*, 74 R. S. Pura-Jammu South, 75 Bahu, 76 Jammu East, 77 Nagrota, 78 Jammu West, 79 Jammu North, 80 Marh*, 81 Akhnoor*, 82 Chhamb, 83 Kalakote-Sunderbani`,
  LA: `1 Ladakh`,
  PB: `1 Gurdaspur: 1 Sujanpur, 2 Bhoa*, 3 Pathankot, 4 Gurdaspur, 5 Dina Nagar*, 6 Qadian, 7 Batala, 9 Fatehgarh Churian, 10 Dera Baba Nanak
    2 Amritsar: 11 Ajnala, 12 Raja Sansi, 13 Majitha, 15 Amritsar North, 16 Amritsar West*, 17 Amritsar Central, 18 Amritsar East, 19 Amritsar South, 20 Attari*
    3 Khadoor Sahib: 14 Jandiala*, 21 Tarn Taran, 22 Khem Karan, 23 Patti, 24 Khadoor Sahib, 25 Baba Bakala*, 27 Kapurthala, 28 Sultanpur Lodhi, 75 Zira
    4 Jalandhar*: 30 Phillaur*, 31 Nakodar, 32 Shahkot, 33 Kartarpur*, 34 Jalandhar West*, 35 Jalandhar Central, 36 Jalandhar North, 37 Jalandhar Cantt, 38 Adampur*
    5 Hoshiarpur*: 8 Sri Hargobindpur*, 26 Bholath, 29 Phagwara*, 39 Mukerian, 40 Dasuya, 41 Urmar, 42 Sham Chaurasi*, 43 Hoshiarpur, 44 Chabbewal*
    6 Anandpur Sahib: 45 Garhshankar, 46 Banga*, 47 Nawan Shahr, 48 Balachaur, 49 Anandpur Sahib, 50 Rupnagar, 51 Chamkaur Sahib*, 52 Kharar, 53 S. A. S. Nagar
    7 Ludhiana: 60 Ludhiana East, 61 Ludhiana South, 62 Atam Nagar, 63 Ludhiana Central, 64 Ludhiana West, 65 Ludhiana North, 66 Gill*, 68 Dakha, 70 Jagraon*
    8 Fatehgarh Sahib*: 54 Bassi Pathana*, 55 Fatehgarh Sahib, 56 Amloh, 57 Khanna, 58 Samrala, 59 Sahnewal, 67 Payal*, 69 Raikot*, 106 Amargarh
    9 Faridkot*: 71 Nihal Singhwala*, 72 Bhagha Purana, 73 Moga, 74 Dharamkot, 84 Giddarbaha, 87 Faridkot, 88 Kotkapura, 89 Jaitu*, 90 Rampura Phul
    10 Firozpur: 76 Firozpur City, 77 Firozpur Rural*, 78 Guru Har Sahai, 79 Jalalabad, 80 Fazilka, 81 Abohar, 82 Balluana*, 85 Malout*, 86 Muktsar
    11 Bathinda: 83 Lambi, 91 Bhucho Mandi*, 92 Bathinda Urban, 93 Bathinda Rural*, 94 Talwandi Sabo, 95 Maur, 96 Mansa, 97 Sardulgarh, 98 Budhlada*
    12 Sangrur: 99 Lehra, 100 Dirba*, 101 Sunam, 102 Bhadaur*, 103 Barnala, 104 Mehal Kalan*, 105 Malerkotla, 107 Dhuri, 108 Sangrur
    13 Patiala: 109 Nabha*, 110 Patiala Rural, 111 Rajpura, 112 Dera Bassi, 113 Ghanaur, 114 Sanour, 115 Patiala, 116 Samana, 117 Shutrana*`,
  RJ: `1 Ganganagar*: 1 Sadulshahar, 2 Ganganagar, 3 Karanpur, 4 Suratgarh, 5 Raisinghnagar*, 7 Sangaria, 8 Hanumangarh, 9 Pilibanga*
    2 Bikaner*: 6 Anupgarh*, 12 Khajuwala*, 13 Bikaner West, 14 Bikaner East, 15 Kolayat, 16 Lunkaransar, 17 Dungargarh, 18 Nokha
    3 Churu: 10 Nohar, 11 Bhadra, 19 Sadulpur, 20 Taranagar, 21 Sardarshahar, 22 Churu, 23 Ratangarh, 24 Sujangarh*
    4 Jhunjhunu: 25 Pilani*, 26 Surajgarh, 27 Jhunjhunu, 28 Mandawa, 29 Nawalgarh, 30 Udaipurwati, 31 Khetri, 32 Fatehpur
    5 Sikar: 33 Lachhmangarh, 34 Dhod*, 35 Sikar, 36 Danta Ramgarh, 37 Khandela, 38 Neem Ka Thana, 39 Srimadhopur, 43 Chomu
    6 Jaipur Rural: 40 Kotputli, 41 Viratnagar, 42 Shahpura, 44 Phulera, 46 Jhotwara, 47 Amber, 48 Jamwa Ramgarh+, 63 Bansur
    7 Jaipur: 49 Hawa Mahal, 50 Vidhyadhar Nagar, 51 Civil Lines, 52 Kishan Pole, 53 Adarsh Nagar, 54 Malviya Nagar, 55 Sanganer, 56 Bagru*
    8 Alwar: 59 Tijara, 60 Kishangarh Bas, 61 Mundawar, 62 Behror, 65 Alwar Rural*, 66 Alwar Urban, 67 Ramgarh, 68 Rajgarh-Laxmangarh+
    9 Bharatpur*: 69 Kathumar*, 70 Kaman, 71 Nagar, 72 Deeg-Kumher, 73 Bharatpur, 74 Nadbai, 75 Weir*, 76 Bayana*
    10 Karauli-Dholpur*: 77 Baseri*, 78 Bari, 79 Dholpur, 80 Rajakhera, 81 Todabhim+, 82 Hindaun*, 83 Karauli, 84 Sapotra+
    11 Dausa+: 57 Bassi+, 58 Chaksu*, 64 Thanagazi, 85 Bandikui, 86 Mahuwa, 87 Sikrai*, 88 Dausa, 89 Lalsot+
    12 Tonk-Sawai Madhopur: 90 Gangapur, 91 Bamanwas+, 92 Sawai Madhopur, 93 Khandar*, 94 Malpura, 95 Niwai*, 96 Tonk, 97 Deoli-Uniara
    13 Ajmer: 45 Dudu*, 98 Kishangarh, 99 Pushkar, 100 Ajmer North, 101 Ajmer South*, 102 Nasirabad, 104 Masuda, 105 Kekri
    14 Nagaur: 106 Ladnun, 107 Deedwana, 108 Jayal*, 109 Nagaur, 110 Khinvsar, 113 Makrana, 114 Parbatsar, 115 Nawan
    15 Pali: 117 Sojat*, 118 Pali, 119 Marwar Junction, 120 Bali, 121 Sumerpur, 125 Osian, 126 Bhopalgarh*, 131 Bilara*
    16 Jodhpur: 122 Phalodi, 123 Lohawat, 124 Shergarh, 127 Sardarpura, 128 Jodhpur, 129 Soorsagar, 130 Luni, 133 Pokaran
    17 Barmer: 132 Jaisalmer, 134 Sheo, 135 Barmer, 136 Baytoo, 137 Pachpadra, 138 Siwana, 139 Gudha Malani, 140 Chohtan*
    18 Jalore: 141 Ahore, 142 Jalore*, 143 Bhinmal, 144 Sanchore, 145 Raniwara, 146 Sirohi, 147 Pindwara-Abu+, 148 Reodar*
    19 Udaipur+: 149 Gogunda+, 150 Jhadol+, 151 Kherwara+, 152 Udaipur Rural+, 153 Udaipur, 156 Salumber+, 157 Dhariawad+, 159 Aspur+
    20 Banswara+: 158 Dungarpur+, 160 Sagwara+, 161 Chorasi+, 162 Ghatol+, 163 Garhi+, 164 Banswara+, 165 Bagidora+, 166 Kushalgarh+
    21 Chittorgarh: 154 Mavli, 155 Vallabhnagar, 167 Kapasan*, 168 Begun, 169 Chittorgarh, 170 Nimbahera, 171 Bari Sadri, 172 Pratapgarh+
    22 Rajsamand: 103 Beawar, 111 Merta*, 112 Degana, 116 Jaitaran, 173 Bhim, 174 Kumbhalgarh, 175 Rajsamand, 176 Nathdwara
    23 Bhilwara: 177 Asind, 178 Mandal, 179 Sahara, 180 Bhilwara, 181 Shahpura*, 182 Jahazpur, 183 Mandalgarh, 184 Hindoli
    24 Kota: 185 Keshoraipatan*, 186 Bundi, 187 Pipalda, 188 Sangod, 189 Kota North, 190 Kota South, 191 Ladpura, 192 Ramganj Mandi*
    25 Jhalawar-Baran: 193 Anta, 194 Kishanganj+, 195 Baran-Atru*, 196 Chhabra, 197 Dag*, 198 Jhalrapatan, 199 Khanpur, 200 Manohar Thana`,
  UK: `1 Tehri Garhwal: 1 Purola*, 2 Yamunotri, 3 Gangotri, 9 Ghanshali*, 12 Pratapnagar, 13 Tehri, 14 Dhanolti, 15 Chakrata+, 16 Vikasnagar, 17 Sahaspur, 19 Raipur, 20 Rajpur Road*, 21 Dehradun Cantt, 22 Mussoorie
    2 Garhwal: 4 Badrinath, 5 Tharali*, 6 Karnprayag, 7 Kedarnath, 8 Rudraprayag, 10 Deoprayag, 11 Narendranagar, 36 Yamkeshwar, 37 Pauri*, 38 Srinagar, 39 Chaubattakhal, 40 Lansdowne, 41 Kotdwar, 61 Ramnagar
    3 Almora*: 42 Dharchula, 43 Didihat, 44 Pithoragarh, 45 Gangolihat*, 46 Kapkote, 47 Bageshwar*, 48 Dwarahat, 49 Salt, 50 Ranikhet, 51 Someshwar*, 52 Almora, 53 Jageshwar, 54 Lohagat, 55 Champawat
    4 Nainital-Udhamsingh Nagar: 56 Lalkuwa, 57 Bhimtal, 58 Nainital*, 59 Haldwani, 60 Kaladhungi, 62 Jaspur, 63 Kashipur, 64 Bajpur*, 65 Gadarpur, 66 Rudrapur, 67 Kichha, 68 Sitarganj, 69 Nanak Matta+, 70 Khatima
    5 Hardwar: 18 Dharampur, 23 Doiwala, 24 Rishikesh, 25 Hardwar, 26 B. H. E. L Ranipur, 27 Jwalapur*, 28 Bhagwanpur*, 29 Jhabrera*, 30 Pirankaliyar, 31 Roorkee, 32 Khanpur, 33 Manglaur, 34 Laksar, 35 Hardwar Rural`,
};
