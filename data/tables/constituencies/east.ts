/** Constituencies of the east. See `../constituencies.ts` for the notation. */
export const east: Readonly<Record<string, string>> = {
  AN: `1 Andaman and Nicobar Islands`,
  BR: `1 Valmiki Nagar: 1 Valmiki Nagar, 2 Ramnagar*, 3 Narkatiaganj, 4 Bagaha, 5 Lauriya, 9 Sikta
    2 Paschim Champaran: 6 Nautan, 7 Chanpatia, 8 Bettiah, 10 Raxaul, 11 Sugauli, 12 Narkatia
    3 Purvi Champaran: 13 Harsidhi*, 14 Govindganj, 15 Kesaria, 16 Kalyanpur, 17 Pipra, 19 Motihari
    4 Sheohar: 18 Madhuban, 20 Chiraia, 21 Dhaka, 22 Sheohar, 23 Riga, 30 Belsand
    5 Sitamarhi: 24 Bathnaha*, 25 Parihar, 26 Sursand, 27 Bajpatti, 28 Sitamarhi, 29 Runnisaidpur
    6 Madhubani: 31 Harlakhi, 32 Benipatti, 35 Bisfi, 36 Madhubani, 86 Keoti, 87 Jale
    7 Jhanjharpur: 33 Khajauli, 34 Babubarhi, 37 Rajnagar*, 38 Jhanjharpur, 39 Phulparas, 40 Laukaha
    8 Supaul: 41 Nirmali, 42 Pipra, 43 Supaul, 44 Triveniganj*, 45 Chhatapur, 72 Singheshwar*
    9 Araria: 46 Narpatganj, 47 Raniganj*, 48 Forbesganj, 49 Araria, 50 Jokhihat, 51 Sikti
    10 Kishanganj: 52 Bahadurganj, 53 Thakurganj, 54 Kishanganj, 55 Kochadhaman, 56 Amour, 57 Baisi
    11 Katihar: 63 Katihar, 64 Kadwa, 65 Balrampur, 66 Pranpur, 67 Manihari+, 68 Barari
    12 Purnia: 58 Kasba, 59 Banmankhi*, 60 Rupauli, 61 Dhamdaha, 62 Purnia, 69 Korha*
    13 Madhepura: 70 Alamnagar, 71 Bihariganj, 73 Madhepura, 74 Sonbarsha*, 75 Saharsa, 77 Mahishi
    14 Darbhanga: 79 Gaura Bauram, 80 Benipur, 81 Alinagar, 82 Darbhanga Rural, 83 Darbhanga, 85 Bahadurpur
    15 Muzaffarpur: 88 Gaighat, 89 Aurai, 91 Bochahan*, 92 Sakra*, 93 Kurhani, 94 Muzaffarpur
    16 Vaishali: 90 Minapur, 95 Kanti, 96 Baruraj, 97 Paroo, 98 Sahebganj, 125 Vaishali
    17 Gopalganj*: 99 Baikunthpur, 100 Barauli, 101 Gopalganj, 102 Kuchaikote, 103 Bhore*, 104 Hathua
    18 Siwan: 105 Siwan, 106 Ziradei, 107 Darauli*, 108 Raghunathpur, 109 Daraunda, 110 Barharia
    19 Maharajganj: 111 Goriyakothi, 112 Maharajganj, 113 Ekma, 114 Manjhi, 115 Baniapur, 116 Taraiya
    20 Saran: 117 Marhaura, 118 Chapra, 119 Garkha*, 120 Amnour, 121 Parsa, 122 Sonepur
    21 Hajipur*: 123 Hajipur, 124 Lalganj, 126 Mahua, 127 Raja Pakar*, 128 Raghopur, 129 Mahnar
    22 Ujiarpur: 130 Patepur*, 134 Ujiarpur, 135 Morwa, 136 Sarairanjan, 137 Mohiuddinnagar, 138 Bibhutipur
    23 Samastipur*: 78 Kusheshwar Asthan*, 84 Hayaghat, 131 Kalyanpur*, 132 Warisnagar, 133 Samastipur, 139 Rosera*
    24 Begusarai: 141 Cheria Bariarpur, 142 Bachhwara, 143 Teghra, 144 Matihani, 145 Sahebpur Kamal, 146 Begusarai, 147 Bakhri*
    25 Khagaria: 76 Simri Bakhtiarpur, 140 Hasanpur, 148 Alauli*, 149 Khagaria, 150 Beldaur, 151 Parbatta
    26 Bhagalpur: 152 Bihpur, 153 Gopalpur, 154 Pirpainti*, 155 Kahalgaon, 156 Bhagalpur, 158 Nathnagar
    27 Banka: 157 Sultanganj, 159 Amarpur, 160 Dhoraiya*, 161 Banka, 162 Katoria+, 163 Belhar
    28 Munger: 165 Munger, 166 Jamalpur, 167 Suryagarha, 168 Lakhisarai, 178 Mokama, 179 Barh
    29 Nalanda: 171 Asthawan, 172 Biharsharif, 173 Rajgir*, 174 Islampur, 175 Hilsa, 176 Nalanda, 177 Harnaut
    30 Patna Sahib: 180 Bakhtiarpur, 181 Digha, 182 Bankipur, 183 Kumhrar, 184 Patna Sahib, 185 Fatuha
    31 Pataliputra: 186 Danapur, 187 Maner, 188 Phulwari*, 189 Masaurhi*, 190 Paliganj, 191 Bikram
    32 Arrah: 192 Sandesh, 193 Barhara, 194 Arrah, 195 Agiaon*, 196 Tarari, 197 Jagdishpur, 198 Shahpur
    33 Buxar: 199 Brahampur, 200 Buxar, 201 Dumraon, 202 Rajpur*, 203 Ramgarh, 210 Dinara
    34 Sasaram*: 204 Mohania*, 205 Bhabua, 206 Chainpur, 207 Chenari*, 208 Sasaram, 209 Kargahar
    35 Karakat: 211 Nokha, 212 Dehri, 213 Karakat, 219 Goh, 220 Obra, 221 Nabinagar
    36 Jahanabad: 214 Arwal, 215 Kurtha, 216 Jahanabad, 217 Ghosi, 218 Makhdumpur*, 233 Atri
    37 Aurangabad: 222 Kutumba*, 223 Aurangabad, 224 Rafiganj, 225 Gurua, 227 Imamganj*, 231 Tikari
    38 Gaya*: 226 Sherghati, 228 Barachatti*, 229 Bodh Gaya*, 230 Gaya Town, 232 Belaganj, 234 Wazirganj
    39 Nawada: 170 Barbigha, 235 Rajauli*, 236 Hisua, 237 Nawada, 238 Gobindpur, 239 Warsaliganj
    40 Jamui*: 164 Tarapur, 169 Sheikhpura, 240 Sikandra*, 241 Jamui, 242 Jhajha, 243 Chakai`,
  JH: `1 Rajmahal+: 1 Rajmahal, 2 Borio+, 3 Barhait+, 4 Litipara+, 5 Pakaur, 6 Maheshpur+
    2 Dumka+: 7 Shikaripara+, 8 Nala, 9 Jamtara, 10 Dumka+, 11 Jama+, 14 Sarath
    3 Godda: 12 Jarmundi, 13 Madhupur, 15 Deoghar*, 16 Poreyahat, 17 Godda, 18 Mahagama
    4 Chatra: 26 Simaria*, 27 Chatra*, 73 Manika+, 74 Latehar*, 75 Panki
    5 Kodarma: 19 Kodarma, 20 Barkatha, 28 Dhanwar, 29 Bagodar, 30 Jamua*, 31 Gandey
    6 Giridih: 32 Giridih, 33 Dumri, 34 Gomia, 35 Bermo, 42 Tundi, 43 Baghmara
    7 Dhanbad: 36 Bokaro, 37 Chandankiyari*, 38 Sindri, 39 Nirsa, 40 Dhanbad, 41 Jharia
    8 Ranchi: 50 Ichagarh, 61 Silli, 62 Khijri+, 63 Ranchi, 64 Hatia, 65 Kanke*
    9 Jamshedpur: 44 Bahragora, 45 Ghatsila+, 46 Potka+, 47 Jugsalai*, 48 Jamshedpur-East, 49 Jamshedpur-West
    10 Singhbhum+: 51 Seraikela+, 52 Chaibasa+, 53 Majhgaon+, 54 Jaganathpur+, 55 Manoharpur+, 56 Chakaradharpur+
    11 Khunti+: 57 Kharsawan+, 58 Tamar+, 59 Torpa+, 60 Khunti+, 70 Simdega+, 71 Kolebira+
    12 Lohardaga+: 66 Mandar+, 67 Sisai+, 68 Gumla+, 69 Bishunpur+, 72 Lohardagga+
    13 Palamu*: 76 Daltonganj, 77 Bishrampur, 78 Chhatarpur*, 79 Hussainabad, 80 Garhwa, 81 Bhawanathpur
    14 Hazaribagh: 21 Barhi, 22 Barkagaon, 23 Ramgarh, 24 Mandu, 25 Hazaribagh`,
  OD: `1 Bargarh: 1 Padampur, 2 Bijepur, 3 Bargarh, 4 Attabira*, 5 Bhatli, 6 Brajarajnagar, 7 Jharsuguda
    2 Sundargarh+: 8 Talsara+, 9 Sundargarh+, 10 Biramitrapur+, 11 Raghunathpali*, 12 Rourkela, 13 Rajgangapur+, 14 Bonai+
    3 Sambalpur: 15 Kuchinda+, 16 Rengali*, 17 Sambalpur, 18 Rairakhol, 19 Deogarh, 62 Chhendipada*, 63 Athamallik
    4 Keonjhar+: 20 Telkoi+, 21 Ghasipura, 22 Anandapur*, 23 Patna+, 24 Keonjhar+, 25 Champua, 30 Karanjia+
    5 Mayurbhanj+: 26 Jashipur+, 27 Saraskana+, 28 Rairangpur+, 29 Bangriposi+, 31 Udala+, 33 Baripada+, 34 Morada
    6 Balasore: 32 Badasahi*, 35 Jaleswar, 36 Bhograi, 37 Basta, 38 Balasore, 39 Remuna*, 40 Nilgiri
    7 Bhadrak*: 41 Soro*, 42 Simulia, 43 Bhandaripokhari, 44 Bhadrak, 45 Basudevpur, 46 Dhamnagar*, 47 Chandabali
    8 Jajpur*: 48 Binjharpur*, 49 Bari, 50 Barachana, 51 Dharmasala, 52 Jajpur, 53 Korei, 54 Sukinda
    9 Dhenkanal: 55 Dhenkanal, 56 Hindol*, 57 Kamakhyanagar, 58 Parjanga, 59 Pallahara, 60 Talcher, 61 Angul
    10 Bolangir: 64 Birmaharajpur*, 65 Sonepur, 66 Loisingha*, 67 Patnagarh, 68 Bolangir, 69 Titlagarh, 70 Kantabanji
    11 Kalahandi: 71 Nuapada, 72 Khariar, 77 Lanjigarh+, 78 Junagarh, 79 Dharmgarh, 80 Bhawanipatna*, 81 Narla
    12 Nabarangpur+: 73 Umarkote+, 74 Jharigam+, 75 Nabarangpur+, 76 Dabugam+, 142 Kotpad+, 146 Malkangiri+, 147 Chitrakonda+
    13 Kandhamal: 82 Baliguda+, 83 G. Udayagiri+, 84 Phulbani+, 85 Kantamal, 86 Boudh, 121 Daspalla*, 123 Bhanjanagar
    14 Cuttack: 87 Baramba, 88 Banki, 89 Athagarh, 90 Barabati-Cuttack, 91 Choudwar-Cuttack, 93 Cuttack Sadar*, 120 Khandapada
    15 Kendrapara: 94 Salipur, 95 Mahanga, 96 Patkura, 97 Kendrapara*, 98 Aul, 99 Rajanagar, 100 Mahakalapada
    16 Jagatsinghpur*: 92 Niali*, 101 Paradeep, 102 Tirtol*, 103 Balikuda-Erasama, 104 Jagatsinghpur, 105 Kakatpur*, 106 Nimapara
    17 Puri: 107 Puri, 108 Brahmagiri, 109 Satyabadi, 110 Pipili, 118 Chilika, 119 Ranpur, 122 Nayagarh
    18 Bhubaneswar: 111 Jayadev*, 112 Bhubaneswar Central (Madhya), 113 Bhubaneswar North (Uttar), 114 Ekamra-Bhubaneswar, 115 Jatani, 116 Begunia, 117 Khurda
    19 Aska: 124 Polasara, 125 Kabisuryanagar, 126 Khalikote*, 128 Aska, 129 Surada, 130 Sanakhemundi, 131 Hinjili
    20 Berhampur: 127 Chhatrapur*, 132 Gopalpur, 133 Berhampur, 134 Digapahandi, 135 Chikiti, 136 Mohana+, 137 Paralakhemundi
    21 Koraput+: 138 Gunupur+, 139 Bissam Cuttack+, 140 Rayagada+, 141 Laxmipur+, 143 Jeypore, 144 Koraput*, 145 Pottangi+`,
  WB: `1 Coochbehar*: 2 Mathabhanga*, 3 Coochbehar Uttar*, 4 Coochbehar Dakshin, 5 Sitalkuchi*, 6 Sitai*, 7 Dinhata, 8 Natabari
    2 Alipurduars+: 9 Tufanganj, 10 Kumargram+, 11 Kalchini+, 12 Alipurduars, 13 Falakata*, 14 Madarihat+, 21 Nagrakata+
    3 Jalpaiguri*: 1 Mekliganj*, 15 Dhupguri*, 16 Maynaguri*, 17 Jalpaiguri*, 18 Rajganj*, 19 Dabgram-Fulbari, 20 Mal+
    4 Darjeeling: 22 Kalimpong, 23 Darjeeling, 24 Kurseong, 25 Matigara-Naxalbari*, 26 Siliguri, 27 Phansidewa+, 28 Chopra
    5 Raiganj: 29 Islampur, 30 Goalpokhar, 31 Chakulia, 32 Karandighi, 33 Hemtabad*, 34 Kaliaganj*, 35 Raiganj
    6 Balurghat: 36 Itahar, 37 Kushmandi*, 38 Kumarganj, 39 Balurghat, 40 Tapan+, 41 Gangarampur*, 42 Harirampur
    7 Maldaha Uttar: 43 Habibpur+, 44 Gazole*, 45 Chanchal, 46 Harischandrapur, 47 Malatipur, 48 Ratua, 50 Maldaha*
    8 Maldaha Dakshin: 49 Manikchak, 51 English Bazar, 52 Mothabari, 53 Sujapur, 54 Baisnabnagar, 55 Farakka, 56 Samserganj
    9 Jangipur: 57 Suti, 58 Jangipur, 59 Raghunathganj, 60 Sagardighi, 61 Lalgola, 65 Nabagram*, 66 Khargram*
    10 Baharampur: 67 Burwan*, 68 Kandi, 69 Bharatpur, 70 Rejinagar, 71 Beldanga, 72 Baharampur, 74 Nowda
    11 Murshidabad: 62 Bhagawangola, 63 Raninagar, 64 Murshidabad, 73 Hariharpara, 75 Domkal, 76 Jalangi, 77 Karimpur
    12 Krishnanagar: 78 Tehatta, 79 Palashipara, 80 Kaliganj, 81 Nakashipara, 82 Chapra, 83 Krishnanagar Uttar, 85 Krishnanagar Dakshin
    13 Ranaghat*: 84 Nabadwip, 86 Santipur, 87 Ranaghat Uttar Paschim, 88 Krishnaganj*, 89 Ranaghat Uttar Purba*, 90 Ranaghat Dakshin*, 91 Chakdaha
    14 Bangaon*: 92 Kalyani*, 93 Haringhata*, 94 Bagda*, 95 Bangaon Uttar*, 96 Bangaon Dakshin*, 97 Gaighata*, 98 Swarupnagar*
    15 Barrackpur: 102 Amdanga, 103 Bijpur, 104 Naihati, 105 Bhatpara, 106 Jagatdal, 107 Noapara, 108 Barrackpur
    16 Dum Dum: 109 Khardaha, 110 Dum Dum Uttar, 111 Panihati, 112 Kamarhati, 113 Baranagar, 114 Dum Dum, 117 Rajarhat Gopalpur
    17 Barasat: 100 Habra, 101 Ashoknagar, 115 Rajarhat New Town, 116 Bidhannagar, 118 Madhyamgram, 119 Barasat, 120 Deganga
    18 Basirhat: 99 Baduria, 121 Haroa, 122 Minakhan*, 123 Sandeshkhali+, 124 Basirhat Dakshin, 125 Basirhat Uttar, 126 Hingalganj*
    19 Jaynagar*: 127 Gosaba*, 128 Basanti*, 129 Kultali*, 136 Jaynagar*, 138 Canning Paschim*, 139 Canning Purba, 141 Magrahat Purba*
    20 Mathurapur*: 130 Patharpratima, 131 Kakdwip, 132 Sagar, 133 Kulpi, 134 Raidighi, 135 Mandirbazar*, 142 Magrahat Paschim
    21 Diamond Harbour: 143 Diamond Harbour, 144 Falta, 145 Satgachhia, 146 Bishnupur*, 155 Maheshtala, 156 Budge Budge, 157 Metiaburuz
    22 Jadavpur: 137 Baruipur Purba*, 140 Baruipur Paschim, 147 Sonarpur Dakshin, 148 Bhangar, 150 Jadavpur, 151 Sonarpur Uttar, 152 Tollyganj
    23 Kolkata Dakshin: 149 Kasba, 153 Behala Purba, 154 Behala Paschim, 158 Kolkata Port, 159 Bhabanipur, 160 Rashbehari, 161 Ballygunge
    24 Kolkata Uttar: 162 Chowrangee, 163 Entally, 164 Beleghata, 165 Jorasanko, 166 Shyampukur, 167 Maniktala, 168 Kashipur-Belgachhia
    25 Howrah: 169 Bally, 170 Howrah Uttar, 171 Howrah Madhya, 172 Shibpur, 173 Howrah Dakshin, 174 Sankrail*, 175 Panchla
    26 Uluberia: 176 Uluberia Purba, 177 Uluberia Uttar*, 178 Uluberia Dakshin, 179 Shyampur, 180 Bagnan, 181 Amta, 182 Udaynarayanpur
    27 Sreerampur: 183 Jagatballavpur, 184 Domjur, 185 Uttarpara, 186 Sreerampur, 187 Champdani, 194 Chanditala, 195 Jangipara
    28 Hooghly: 188 Singur, 189 Chandannagar, 190 Chunchura, 191 Balagarh*, 192 Pandua, 193 Saptagram, 197 Dhanekhali*
    29 Arambag*: 196 Haripal, 198 Tarakeswar, 199 Pursurah, 200 Arambag*, 201 Goghat*, 202 Khanakul, 232 Chandrakona*
    30 Tamluk: 203 Tamluk, 204 Panskura Purba, 206 Moyna, 207 Nandakumar, 208 Mahisadal, 209 Haldia*, 210 Nandigram
    31 Kanthi: 211 Chandipur, 212 Patashpur, 213 Kanthi Uttar, 214 Bhagabanpur, 215 Khejuri*, 216 Kanthi Dakshin, 217 Ramnagar
    32 Ghatal: 205 Panskura Paschim, 226 Sabang, 227 Pingla, 229 Debra, 230 Daspur, 231 Ghatal*, 235 Keshpur*
    33 Jhargram+: 220 Nayagram+, 221 Gopiballavpur, 222 Jhargram, 233 Garbeta, 234 Salboni, 237 Binpur+, 238 Bandwan+
    34 Medinipur: 218 Egra, 219 Dantan, 223 Keshiary+, 224 Kharagpur Sadar, 225 Narayangarh, 228 Kharagpur, 236 Medinipur
    35 Purulia: 239 Balarampur, 240 Baghmundi, 241 Joypur, 242 Purulia, 243 Manbazar+, 244 Kashipur, 245 Para*
    36 Bankura: 246 Raghunathpur*, 247 Saltora*, 248 Chhatna, 249 Ranibandh+, 250 Raipur+, 251 Taldangra, 252 Bankura
    37 Bishnupur*: 253 Barjora, 254 Onda, 255 Bishnupur, 256 Katulpur*, 257 Indus*, 258 Sonamukhi*, 259 Khandaghosh*
    38 Bardhaman Purba*: 261 Raina*, 262 Jamalpur*, 264 Kalna*, 265 Memari, 268 Purbasthali Dakshin, 269 Purbasthali Uttar, 270 Katwa
    39 Bardhaman-Durgapur: 260 Bardhaman Dakshin, 263 Monteswar, 266 Bardhaman Uttar*, 267 Bhatar, 274 Galsi*, 276 Durgapur Purba, 277 Durgapur Paschim
    40 Asansol: 275 Pandabeswar, 278 Raniganj, 279 Jamuria, 280 Asansol Dakshin, 281 Asansol Uttar, 282 Kulti, 283 Barabani
    41 Bolpur*: 271 Ketugram, 272 Mangalkot, 273 Ausgram*, 286 Bolpur, 287 Nanoor*, 288 Labpur, 290 Mayureswar
    42 Birbhum: 284 Dubrajpur*, 285 Suri, 289 Sainthia*, 291 Rampurhat, 292 Hansan, 293 Nalhati, 294 Murarai`,
};
