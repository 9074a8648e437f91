/** Constituencies of the west and the centre. See `../constituencies.ts` for the notation. */
export const west: Readonly<Record<string, string>> = {
  CG: `1 Surguja+: 4 Premnagar, 5 Bhatgaon, 6 Pratappur+, 7 Ramanujganj+, 8 Samri+, 9 Lundra+, 10 Ambikapur, 11 Sitapur+
    2 Raigarh+: 12 Jashpur+, 13 Kunkuri+, 14 Pathalgaon+, 15 Lailunga+, 16 Raigarh, 17 Sarangarh*, 18 Kharsia, 19 Dharamjaigarh+
    3 Janjgir-Champa*: 33 Akaltara, 34 Janjgir-Champa, 35 Sakti, 36 Chandrapur, 37 Jaijaipur, 38 Pamgarh*, 43 Bilaigarh*, 44 Kasdol
    4 Korba: 1 Bharatpur-Sonhat+, 2 Manendragarh, 3 Baikunthpur, 20 Rampur+, 21 Korba, 22 Katghora, 23 Pali-Tanakhar+, 24 Marwahi+
    5 Bilaspur: 25 Kota, 26 Lormi, 27 Mungeli*, 28 Takhatpur, 29 Bilha, 30 Bilaspur, 31 Beltara, 32 Masturi*
    6 Rajnandgaon: 71 Pandariya, 72 Kawardha, 73 Khairagarh, 74 Dongargarh*, 75 Rajnandgaon, 76 Dongargaon, 77 Khujji, 78 Mohla-Manpur+
    7 Durg: 62 Patan, 63 Durg-Rural, 64 Durg City, 65 Bhilai Nagar, 66 Vaishali Nagar, 67 Ahiwara*, 68 Saja, 69 Bemetara, 70 Nawagarh*
    8 Raipur: 45 Baloda Bazar, 46 Bhatapara, 47 Dharsiwa, 48 Raipur Rural, 49 Raipur City West, 50 Raipur City North, 51 Raipur City South, 52 Arang*, 53 Abhanpur
    9 Mahasamund: 39 Saraipali*, 40 Basna, 41 Khallari, 42 Mahasamund, 54 Rajim, 55 Bindranawagarh+, 57 Kurud, 58 Dhamtari
    10 Bastar+: 83 Kondagaon+, 84 Narayanpur+, 85 Bastar+, 86 Jagdalpur, 87 Chitrakot+, 88 Dantewada+, 89 Bijapur+, 90 Konta+
    11 Kanker+: 56 Sihawa+, 59 Sanjari Balod, 60 Dondi Lohara+, 61 Gunderdehi, 79 Antagarh+, 80 Bhanupratappur+, 81 Kanker+, 82 Keshkal+`,
  DH: `1 Daman and Diu
    2 Dadra and Nagar Haveli+`,
  GA: `1 North Goa: 1 Mandrem, 2 Pernem*, 3 Bicholim, 4 Tivim, 5 Mapusa, 6 Siolim, 7 Saligao, 8 Calangute, 9 Porvorim, 10 Aldona, 11 Panaji, 12 Taleigao, 13 St. Cruz, 14 St. Andre, 15 Cumbarjua, 16 Mayem, 17 Sanquelim, 18 Poriem, 19 Valpoi, 20 Priol
    2 South Goa: 21 Ponda, 22 Shiroda, 23 Marcaim, 24 Mormugao, 25 Vasco-Da-Gama, 26 Dabolim, 27 Cortalim, 28 Nuvem, 29 Curtorim, 30 Fatorda, 31 Margao, 32 Benaulim, 33 Navelim, 34 Cuncolim, 35 Velim, 36 Quepem, 37 Curchorem, 38 Sanvordem, 39 Sanguem, 40 Canacona`,
  GJ: `1 Kachchh*: 1 Abdasa, 2 Mandvi, 3 Bhuj, 4 Anjar, 5 Gandhidham*, 6 Rapar, 65 Morbi
    2 Banaskantha: 7 Vav, 8 Tharad, 9 Dhanera, 10 Danta+, 12 Palanpur, 13 Deesa, 14 Deodar
    3 Patan: 11 Vadgam*, 15 Kankrej, 16 Radhanpur, 17 Chanasma, 18 Patan, 19 Sidhpur, 20 Kheralu
    4 Mahesana: 21 Unjha, 22 Visnagar, 23 Becharaji, 24 Kadi*, 25 Mahesana, 26 Vijapur, 37 Mansa
    5 Sabarkantha: 27 Himatnagar, 28 Idar*, 29 Khedbrahma+, 30 Bhiloda+, 31 Modasa, 32 Bayad, 33 Prantij
    6 Gandhinagar: 36 Gandhinagar North, 38 Kalol, 40 Sanand, 41 Ghatlodia, 42 Vejalpur, 45 Naranpura, 55 Sabarmati
    7 Ahmedabad East: 34 Dahegam, 35 Gandhinagar South, 43 Vatva, 46 Nikol, 47 Naroda, 48 Thakkarbapa Nagar, 49 Bapunagar
    8 Ahmedabad West*: 44 Ellisbridge, 50 Amraiwadi, 51 Dariapur, 52 Jamalpur-Khadia, 53 Maninagar, 54 Danilimda*, 56 Asarwa*
    9 Surendranagar: 39 Viramgam, 59 Dhandhuka, 60 Dasada*, 61 Limbdi, 62 Wadhwan, 63 Chotila, 64 Dhrangadhra
    10 Rajkot: 66 Tankara, 67 Wankaner, 68 Rajkot East, 69 Rajkot West, 70 Rajkot South, 71 Rajkot Rural*, 72 Jasdan
    11 Porbandar: 73 Gondal, 74 Jetpur, 75 Dhoraji, 83 Porbandar, 84 Kutiyana, 85 Manavadar, 88 Keshod
    12 Jamnagar: 76 Kalavad*, 77 Jamnagar Rural, 78 Jamnagar North, 79 Jamnagar South, 80 Jamjodhpur, 81 Khambhalia, 82 Dwarka
    13 Junagadh: 86 Junagadh, 87 Visavadar, 89 Mangrol, 90 Somnath, 91 Talala, 92 Kodinar*, 93 Una
    14 Amreli: 94 Dhari, 95 Amreli, 96 Lathi, 97 Savarkundla, 98 Rajula, 99 Mahuva, 101 Gariadhar
    15 Bhavnagar: 100 Talaja, 102 Palitana, 103 Bhavnagar Rural, 104 Bhavnagar East, 105 Bhavnagar West, 106 Gadhada*, 107 Botad
    16 Anand: 108 Khambhat, 109 Borsad, 110 Anklav, 111 Umreth, 112 Anand, 113 Petlad, 114 Sojitra
    17 Kheda: 57 Daskroi, 58 Dholka, 115 Matar, 116 Nadiad, 117 Mehmedabad, 118 Mahudha, 120 Kapadvanj
    18 Panchmahal: 119 Thasra, 121 Balasinor, 122 Lunawada, 124 Shehra, 125 Morva Hadaf+, 126 Godhra, 127 Kalol
    19 Dahod+: 123 Santrampur+, 129 Fatepura+, 130 Jhalod+, 131 Limkheda+, 132 Dahod+, 133 Garbada+, 134 Devgadbaria
    20 Vadodara: 135 Savli, 136 Vaghodia, 141 Vadodara City*, 142 Sayajigunj, 143 Akota, 144 Raopura, 145 Manjalpur
    21 Chhota Udaipur+: 128 Halol, 137 Chhota Udaipur+, 138 Jetpur+, 139 Sankheda+, 140 Dabhoi, 146 Padra, 148 Nandod+
    22 Bharuch: 147 Karjan, 149 Dediapada+, 150 Jambusar, 151 Vagra, 152 Jhagadia+, 153 Bharuch, 154 Ankleshwar
    23 Bardoli+: 156 Mangrol+, 157 Mandvi+, 158 Kamrej, 169 Bardoli*, 170 Mahuva+, 171 Vyara+, 172 Nizar+
    24 Surat: 155 Olpad, 159 Surat East, 160 Surat North, 161 Varachha Road, 162 Karanj, 166 Katargam, 167 Surat West
    25 Navsari: 163 Limbayat, 164 Udhna, 165 Majura, 168 Choryasi, 174 Jalalpore, 175 Navsari, 176 Gandevi+
    26 Valsad+: 173 Dangs+, 177 Vansda+, 178 Dharampur+, 179 Valsad, 180 Pardi, 181 Kaprada+, 182 Umbergaon+`,
  MH: `1 Nandurbar+: 1 Akkalkuwa+, 2 Shahada+, 3 Nandurbar+, 4 Nawapur+, 5 Sakri+, 9 Shirpur+
    2 Dhule: 6 Dhule Rural, 7 Dhule City, 8 Sindkheda, 114 Malegaon Central, 115 Malegaon Outer, 116 Baglan+
    3 Jalgaon: 13 Jalgaon City, 14 Jalgaon Rural, 15 Amalner, 16 Erandol, 17 Chalisgaon, 18 Pachora
    4 Raver: 10 Chopda+, 11 Raver, 12 Bhusawal*, 19 Jamner, 20 Muktainagar, 21 Malkapur
    5 Buldhana: 22 Buldhana, 23 Chikhli, 24 Sindkhed Raja, 25 Mehkar*, 26 Khamgaon, 27 Jalgaon (Jamod)
    6 Akola: 28 Akot, 29 Balapur, 30 Akola West, 31 Akola East, 32 Murtizapur*, 33 Risod
    7 Amravati*: 37 Badnera, 38 Amravati, 39 Teosa, 40 Daryapur*, 41 Melghat+, 42 Achalpur
    8 Wardha: 36 Dhamangaon Railway, 43 Morshi, 44 Arvi, 45 Deoli, 46 Hinganghat, 47 Wardha
    9 Ramtek*: 48 Katol, 49 Savner, 50 Hingna, 51 Umred*, 58 Kamthi, 59 Ramtek
    10 Nagpur: 52 Nagpur South West, 53 Nagpur South, 54 Nagpur East, 55 Nagpur Central, 56 Nagpur West, 57 Nagpur North*
    11 Bhandara-Gondiya: 60 Tumsar, 61 Bhandara*, 62 Sakoli, 63 Arjuni-Morgaon*, 64 Tirora, 65 Gondiya
    12 Gadchiroli-Chimur+: 66 Amgaon+, 67 Armori+, 68 Gadchiroli+, 69 Aheri+, 73 Brahmapuri, 74 Chimur
    13 Chandrapur: 70 Rajura, 71 Chandrapur*, 72 Ballarpur, 75 Warora, 76 Wani, 80 Arni+
    14 Yavatmal-Washim: 34 Washim*, 35 Karanja, 77 Ralegaon+, 78 Yavatmal, 79 Digras, 81 Pusad
    15 Hingoli: 82 Umarkhed*, 83 Kinwat, 84 Hadgaon, 92 Basmath, 93 Kalamnuri, 94 Hingoli
    16 Nanded: 85 Bhokar, 86 Nanded North, 87 Nanded South, 89 Naigaon, 90 Deglur*, 91 Mukhed
    17 Parbhani: 95 Jintur, 96 Parbhani, 97 Gangakhed, 98 Pathri, 99 Partur, 100 Ghansawangi
    18 Jalna: 101 Jalna, 102 Badnapur*, 103 Bhokardan, 104 Sillod, 106 Phulambri, 110 Paithan
    19 Aurangabad: 105 Kannad, 107 Aurangabad Central, 108 Aurangabad West*, 109 Aurangabad East, 111 Gangapur, 112 Vaijapur
    20 Dindori+: 113 Nandgaon, 117 Kalwan+, 118 Chandvad, 119 Yevla, 121 Niphad, 122 Dindori+
    21 Nashik: 120 Sinnar, 123 Nashik East, 124 Nashik Central, 125 Nashik West, 126 Deolali*, 127 Igatpuri+
    22 Palghar+: 128 Dahanu+, 129 Vikramgad+, 130 Palghar+, 131 Boisar+, 132 Nalasopara, 133 Vasai
    23 Bhiwandi: 134 Bhiwandi Rural+, 135 Shahapur+, 136 Bhiwandi West, 137 Bhiwandi East, 138 Kalyan West, 139 Murbad
    24 Kalyan: 140 Ambernath*, 141 Ulhas Nagar, 142 Kalyan East, 143 Dombivali, 144 Kalyan Rural, 149 Mumbra-Kalwa
    25 Thane: 145 Mira Bhayandar, 146 Ovala-Majiwada, 147 Kopri-Pachpakhadi, 148 Thane, 150 Airoli, 151 Belapur
    26 Mumbai North: 152 Borivali, 153 Dahisar, 154 Magathane, 160 Kandivali East, 161 Charkop, 162 Malad West
    27 Mumbai North-West: 158 Jogeshwari East, 159 Dindoshi, 163 Goregaon, 164 Versova, 165 Andheri West, 166 Andheri East
    28 Mumbai North-East: 155 Mulund, 156 Vikhroli, 157 Bhandup West, 169 Ghatkopar West, 170 Ghatkopar East, 171 Mankhurd Shivaji Nagar
    29 Mumbai North-Central: 167 Vile Parle, 168 Chandivali, 174 Kurla*, 175 Kalina, 176 Vandre East, 177 Vandre West
    30 Mumbai South-Central: 172 Anushakti Nagar, 173 Chembur, 178 Dharavi*, 179 Sion Koliwada, 180 Wadala, 181 Mahim
    31 Mumbai South: 182 Worli, 183 Shivadi, 184 Byculla, 185 Malabar Hill, 186 Mumbadevi, 187 Colaba
    32 Raigad: 191 Pen, 192 Alibag, 193 Shrivardhan, 194 Mahad, 263 Dapoli, 264 Guhagar
    33 Maval: 188 Panvel, 189 Karjat, 190 Uran, 204 Maval, 205 Chinchwad, 206 Pimpri*
    34 Pune: 208 Vadgaon Sheri, 209 Shivajinagar, 210 Kothrud, 212 Parvati, 214 Pune Cantonment*, 215 Kasba Peth
    35 Baramati: 199 Daund, 200 Indapur, 201 Baramati, 202 Purandar, 203 Bhor, 211 Khadakwasala
    36 Shirur: 195 Junnar, 196 Ambegaon, 197 Khed Alandi, 198 Shirur, 207 Bhosari, 213 Hadapsar
    37 Ahmednagar: 222 Shevgaon, 223 Rahuri, 224 Parner, 225 Ahmednagar City, 226 Shrigonda, 227 Karjat Jamkhed
    38 Shirdi*: 216 Akole+, 217 Sangamner, 218 Shirdi, 219 Kopargaon, 220 Shrirampur*, 221 Nevasa
    39 Beed: 228 Georai, 229 Majalgaon, 230 Beed, 231 Ashti, 232 Kaij*, 233 Parli
    40 Osmanabad: 239 Ausa, 240 Umarga*, 241 Tuljapur, 242 Osmanabad, 243 Paranda, 246 Barshi
    41 Latur*: 88 Loha, 234 Latur Rural, 235 Latur City, 236 Ahmadpur, 237 Udgir*, 238 Nilanga
    42 Solapur*: 247 Mohol*, 248 Solapur City North, 249 Solapur City Central, 250 Akkalkot, 251 Solapur South, 252 Pandharpur
    43 Madha: 244 Karmala, 245 Madha, 253 Sangole, 254 Malshiras*, 255 Phaltan*, 258 Man
    44 Sangli: 281 Miraj*, 282 Sangli, 285 Palus-Kadegaon, 286 Khanapur, 287 Tasgaon-Kavathe Mahankal, 288 Jat
    45 Satara: 256 Wai, 257 Koregaon, 259 Karad North, 260 Karad South, 261 Patan, 262 Satara
    46 Ratnagiri Sindhudurg: 265 Chiplun, 266 Ratnagiri, 267 Rajapur, 268 Kankavli, 269 Kudal, 270 Sawantwadi
    47 Kolhapur: 271 Chandgad, 272 Radhanagari, 273 Kagal, 274 Kolhapur South, 275 Karvir, 276 Kolhapur North
    48 Hatkanangle: 277 Shahuwadi, 278 Hatkanangle*, 279 Ichalkaranji, 280 Shirol, 283 Islampur, 284 Shirala`,
  MP: `1 Morena: 1 Sheopur, 2 Vijaypur, 3 Sabalgarh, 4 Joura, 5 Sumawali, 6 Morena, 7 Dimani, 8 Ambah*
    2 Bhind*: 9 Ater, 10 Bhind, 11 Lahar, 12 Mehgaon, 13 Gohad*, 20 Sewda, 21 Bhander*, 22 Datia
    3 Gwalior: 14 Gwalior Rural, 15 Gwalior, 16 Gwalior East, 17 Gwalior South, 18 Bhitarwar, 19 Dabra*, 23 Karera*, 24 Pohari
    4 Guna: 25 Shivpuri, 26 Pichhore, 27 Kolaras, 28 Bamori, 29 Guna*, 32 Ashok Nagar*, 33 Chanderi, 34 Mungaoli
    5 Sagar: 35 Bina*, 36 Khurai, 37 Surkhi, 40 Naryoli*, 41 Sagar, 146 Kurwai*, 147 Sironj, 148 Shamshabad
    6 Tikamgarh*: 43 Tikamgarh, 44 Jatara*, 45 Prithvipur, 46 Niwari, 47 Khargapur, 48 Maharajpur, 51 Chhatarpur, 52 Bijawar
    7 Damoh: 38 Deori, 39 Rehli, 42 Banda, 53 Malhara, 54 Pathariya, 55 Damoh, 56 Jabera, 57 Hatta*
    8 Khajuraho: 49 Chandla*, 50 Rajnagar, 58 Pawai, 59 Gunnaor*, 60 Panna, 92 Vijayraghavgarh, 93 Murwara, 94 Bahoriband
    9 Satna: 61 Chitrakoot, 62 Raigaon*, 63 Satna, 64 Nagod, 65 Maihar, 66 Amarpatan, 67 Rampur-Baghelan
    10 Rewa: 68 Sirmour, 69 Semariya, 70 Teonthar, 71 Mauganj, 72 Deotalab, 73 Mangawan*, 74 Rewa, 75 Gurh
    11 Sidhi: 76 Churhat, 77 Sidhi, 78 Sihawal, 79 Chitrangi+, 80 Singrauli, 81 Devsar*, 82 Dhauhani+, 83 Beohari+
    12 Shahdol+: 84 Jaisingnagar+, 85 Jaitpur+, 86 Kotma, 87 Anuppur+, 88 Pushprajgarh+, 89 Bandhavgarh+, 90 Manpur+, 91 Barwara+
    13 Jabalpur: 95 Patan, 96 Bargi, 97 Jabalpur Purba*, 98 Jabalpur Uttar, 99 Jabalpur Cantt, 100 Jabalpur Paschim, 101 Panagar, 102 Sihora+
    14 Mandla+: 103 Shahpura+, 104 Dindori+, 105 Bichhiya+, 106 Niwas+, 107 Mandla+, 116 Keolari, 117 Lakhnadon+, 118 Gotegaon*
    15 Balaghat: 108 Baihar+, 109 Lanji, 110 Paraswada, 111 Balaghat, 112 Waraseoni, 113 Katangi, 114 Barghat+, 115 Seoni
    16 Chhindwara: 122 Junnardeo+, 123 Amarwara+, 124 Churai, 125 Saunsar, 126 Chhindwara, 127 Parasia*, 128 Pandhurna+
    17 Hoshangabad: 119 Narsingpur, 120 Tendukheda, 121 Gadarwara, 136 Seoni-Malwa, 137 Hoshangabad, 138 Sohagpur, 139 Pipariya*, 140 Udaipura
    18 Vidisha: 141 Bhojpur, 142 Sanchi*, 143 Silwani, 144 Vidisha, 145 Basoda, 156 Budhni, 158 Ichhawar, 173 Khategaon
    19 Bhopal: 149 Berasia*, 150 Bhopal Uttar, 151 Narela, 152 Bhopal Dakshin-Paschim, 153 Bhopal Madhya, 154 Govindpura, 155 Huzur, 159 Sehore
    20 Rajgarh: 30 Chachoura, 31 Raghogarh, 160 Narsinghgarh, 161 Biaora, 162 Rajgarh, 163 Khilchipur, 164 Sarangpur*, 165 Susner
    21 Dewas*: 157 Ashta*, 166 Agar*, 167 Shajapur, 168 Shujalpur, 169 Kalapipal, 170 Sonkatch*, 171 Dewas, 172 Hatpipliya
    22 Ujjain*: 212 Nagada-Khachrod, 213 Mahidpur, 214 Tarana*, 215 Ghatiya*, 216 Ujjain Uttar, 217 Ujjain Dakshin, 218 Badnagar, 223 Alot*
    23 Mandsour: 222 Jaora, 224 Mandsour, 225 Malhargarh*, 226 Suwasra, 227 Garoth, 228 Manasa, 229 Neemuch, 230 Jawad
    24 Ratlam+: 191 Alirajpur+, 192 Jobat+, 193 Jhabua+, 194 Thandla+, 195 Petlawad+, 219 Ratlam Rural+, 220 Ratlam City, 221 Sailana+
    25 Dhar+: 196 Sardarpur+, 197 Gandhwani+, 198 Kukshi+, 199 Manawar+, 200 Dharampuri+, 201 Dhar, 202 Badnawar, 209 Dr. Ambedkarnagar-Mhow
    26 Indore: 203 Debalpur, 204 Indore-1, 205 Indore-2, 206 Indore-3, 207 Indore-4, 208 Indore-5, 210 Rau, 211 Sanwer*
    27 Khargone+: 183 Maheshwar*, 184 Kasrawad, 185 Khargone, 186 Bhagwanpura+, 187 Sendhawa+, 188 Rajpur+, 189 Pansemal+, 190 Badwani+
    28 Khandwa: 174 Bagali+, 175 Mandhata, 177 Khandwa*, 178 Pandhana+, 179 Nepanagar+, 180 Burhanpur, 181 Bikhangaon+, 182 Badwah
    29 Betul+: 129 Multai, 130 Amla*, 131 Betul, 132 Ghoradongri+, 133 Bhainsdehi+, 134 Timarni+, 135 Harda, 176 Harsud+`,
};
