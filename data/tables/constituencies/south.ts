/** Constituencies of the south. See `../constituencies.ts` for the notation. */
export const south: Readonly<Record<string, string>> = {
  AP: `1 Araku+: 10 Palakonda+, 11 Kurupam+, 12 Parvathipuram*, 13 Salur+, 28 Araku Valley+, 29 Paderu+, 53 Rampachodovaram+
    2 Srikakulam: 1 Ichchapuram, 2 Palasa, 3 Tekkali, 4 Pathapatnam, 5 Srikakulam, 6 Amadalavalasa, 8 Narasannapeta
    3 Vizianagaram: 7 Etcherla, 9 Rajam*, 14 Bobbili, 15 Cheepurupalli, 16 Gajapathinagaram, 17 Nellimarla, 18 Vizianagaram
    4 Visakhapatnam: 19 Srungavarapukota, 20 Bhimli, 21 Visakhapatnam East, 22 Visakhapatnam South, 23 Visakhapatnam North, 24 Visakhapatnam West, 25 Gajuwaka
    5 Anakapalli: 26 Chodavaram, 27 Madugula, 30 Anakapalle, 31 Pendurthi, 32 Yelamanchili, 33 Payakaraopet*, 34 Narsipatnam
    6 Kakinada: 35 Tuni, 36 Prathipadu, 37 Pithapuram, 38 Kakinada Rural, 39 Peddapuram, 41 Kakinada City, 52 Jaggampeta
    7 Amalapuram*: 42 Ramachandrapuram, 43 Mummidivaram, 44 Amalapuram*, 45 Razole*, 46 Gannavaram*, 47 Kothapeta, 48 Mandapeta
    8 Rajahmundry: 40 Anaparthy, 49 Rajanagaram, 50 Rajahmundry City, 51 Rajahmundry Rural, 54 Kovvur*, 55 Nidadavole, 66 Gopalapuram*
    9 Narsapuram: 56 Achanta, 57 Palacole, 58 Narsapuram, 59 Bhimavaram, 60 Undi, 61 Tanuku, 62 Tadepalligudem
    10 Eluru: 63 Unguturu, 64 Denduluru, 65 Eluru, 67 Polavaram+, 68 Chintalapudi*, 70 Nuzvid, 73 Kaikalur
    11 Machilipatnam: 71 Gannavaram, 72 Gudivada, 74 Pedana, 75 Machilipatnam, 76 Avanigadda, 77 Pamarru*, 78 Penamaluru
    12 Vijayawada: 69 Tiruvuru*, 79 Vijayawada West, 80 Vijayawada Central, 81 Vijayawada East, 82 Mylavaram, 83 Nandigama*, 84 Jaggayyapeta
    13 Guntur: 86 Tadikonda*, 87 Mangalagiri, 88 Ponnuru, 91 Tenali, 93 Prathipadu*, 94 Guntur West, 95 Guntur East
    14 Narasaraopet: 85 Pedakurapadu, 96 Chilakaluripet, 97 Narasaraopet, 98 Sattenapalli, 99 Vinukonda, 100 Gurajala, 101 Macherla
    15 Bapatla*: 89 Vemuru*, 90 Repalle, 92 Bapatla, 104 Parchur, 105 Addanki, 106 Chirala, 107 Santhanuthalapadu*
    16 Ongole: 102 Yerragondapalem*, 103 Darsi, 108 Ongole, 110 Kondapi*, 111 Markapuram, 112 Giddalur, 113 Kanigiri
    17 Nandyal: 134 Allagadda, 135 Srisailam, 136 Nandikotkur*, 138 Panyam, 139 Nandyal, 140 Banaganapalle, 141 Dhone
    18 Kurnool: 137 Kurnool, 142 Pattikonda, 143 Kodumur*, 144 Yemmiganur, 145 Mantralayam, 146 Adoni, 147 Alur
    19 Anantapur: 148 Rayadurg, 149 Uravakonda, 150 Guntakal, 151 Tadpatri, 152 Singanamala*, 153 Anantapur Urban, 154 Kalyandurg
    20 Hindupur: 155 Raptadu, 156 Madakasira*, 157 Hindupur, 158 Penukonda, 159 Puttaparthi, 160 Dharmavaram, 161 Kadiri
    21 Kadapa: 124 Badvel*, 126 Kadapa, 129 Pulivendla, 130 Kamalapuram, 131 Jammalamadugu, 132 Proddatur, 133 Mydukur
    22 Nellore: 109 Kandukur, 114 Kavali, 115 Atmakur, 116 Kovur, 117 Nellore City, 118 Nellore Rural, 123 Udayagiri
    23 Tirupati*: 119 Sarvepalli, 120 Gudur*, 121 Sullurpeta*, 122 Venkatagiri, 167 Tirupati, 168 Srikalahasti, 169 Satyavedu*
    24 Rajampet: 125 Rajampet, 127 Kodur*, 128 Rayachoti, 162 Thamballapalle, 163 Pileru, 164 Madanapalle, 165 Punganur
    25 Chittoor*: 166 Chandragiri, 170 Nagari, 171 Gangadhara Nellore*, 172 Chittoor, 173 Puthalapattu*, 174 Palamaner, 175 Kuppam`,
  KA: `1 Chikkodi: 1 Nippani, 2 Chikkodi-Sadalga, 3 Athni, 4 Kagawad, 5 Kudachi*, 6 Raybag*, 7 Hukeri, 10 Yemkanmardi+
    2 Belgaum: 8 Arabhavi, 9 Gokak, 11 Belgaum Uttar, 12 Belgaum Dakshin, 13 Belgaum Rural, 16 Bailhongal, 17 Saundatti Yellamma, 18 Ramdurg
    3 Bagalkot: 19 Mudhol*, 20 Terdal, 21 Jamkhandi, 22 Bilgi, 23 Badami, 24 Bagalkot, 25 Hungund, 68 Nargund
    4 Bijapur*: 26 Muddebihal, 27 Devar Hippargi, 28 Basavana Bagevadi, 29 Babaleshwar, 30 Bijapur City, 31 Nagthan*, 32 Indi, 33 Sindgi
    5 Gulbarga*: 34 Afzalpur, 35 Jewargi, 39 Gurmitkal, 40 Chittapur*, 41 Sedam, 43 Gulbarga Rural*, 44 Gulbarga Dakshin, 45 Gulbarga Uttar
    6 Raichur+: 36 Shorapur+, 37 Shahapur, 38 Yadgir, 53 Raichur Rural+, 54 Raichur, 55 Manvi+, 56 Devadurga+, 57 Lingsugur*
    7 Bidar: 42 Chincholi*, 46 Aland, 47 Basavakalyan, 48 Humnabad, 49 Bidar South, 50 Bidar, 51 Bhalki, 52 Aurad*
    8 Koppal: 58 Sindhanur, 59 Maski+, 60 Kushtagi, 61 Kanakagiri*, 62 Gangawati, 63 Yelburga, 64 Koppal, 92 Siruguppa+
    9 Bellary+: 88 Hadagalli*, 89 Hagaribommanahalli*, 90 Vijayanagara, 91 Kampli+, 93 Bellary+, 94 Bellary City, 95 Sandur+, 96 Kudligi+
    10 Haveri: 65 Shirahatti*, 66 Gadag, 67 Ron, 82 Hangal, 84 Haveri*, 85 Byadgi, 86 Hirekerur, 87 Ranibennur
    11 Dharwad: 69 Navalgund, 70 Kundgol, 71 Dharwad, 72 Hubli-Dharwad-East*, 73 Hubli-Dharwad-Central, 74 Hubli-Dharwad-West, 75 Kalghatgi, 83 Shiggaon
    12 Uttara Kannada: 14 Khanapur, 15 Kittur, 76 Haliyal, 77 Karwar, 78 Kumta, 79 Bhatkal, 80 Sirsi, 81 Yellapur
    13 Davanagere: 103 Jagalur+, 104 Harapanahalli, 105 Harihar, 106 Davanagere North, 107 Davanagere South, 108 Mayakonda*, 109 Channagiri, 110 Honnali
    14 Shimoga: 111 Shimoga Rural*, 112 Bhadravati, 113 Shimoga, 114 Tirthahalli, 115 Shikaripur, 116 Sorab, 117 Sagar, 118 Byndoor
    15 Udupi Chikmagalur: 119 Kundapura, 120 Udupi, 121 Kapu, 122 Karkal, 123 Sringeri, 124 Mudigere*, 125 Chikmagalur, 126 Tarikere
    16 Hassan: 127 Kadur, 193 Shravanabelagola, 194 Arsikere, 195 Belur, 196 Hassan, 197 Holenarasipur, 198 Arkalgud, 199 Sakleshpur*
    17 Dakshina Kannada: 200 Belthangady, 201 Moodabidri, 202 Mangalore City North, 203 Mangalore City South, 204 Mangalore, 205 Bantval, 206 Puttur, 207 Sullia*
    18 Chitradurga*: 97 Molakalmuru+, 98 Challakere+, 99 Chitradurga, 100 Hiriyur, 101 Hosadurga, 102 Holalkere*, 136 Sira, 137 Pavagada*
    19 Tumkur: 128 Chikkanayakanahalli, 129 Tiptur, 130 Turuvekere, 132 Tumkur City, 133 Tumkur Rural, 134 Koratagere*, 135 Gubbi, 138 Madhugiri
    20 Mandya: 186 Malavalli*, 187 Maddur, 188 Melukote, 189 Mandya, 190 Srirangapatna, 191 Nagamangala, 192 Krishnarajpet, 211 Krishnarajanagara
    21 Mysore: 208 Madikeri, 209 Virajpet, 210 Piriyapatna, 212 Hunsur, 215 Chamundeshwari, 216 Krishnaraja, 217 Chamaraja, 218 Narasimharaja
    22 Chamarajanagar*: 213 Heggadadevankote+, 214 Nanjangud*, 219 Varuna, 220 T. Narasipur*, 221 Hanur, 222 Kollegal*, 223 Chamarajanagar, 224 Gundlupet
    23 Bangalore Rural: 131 Kunigal, 154 Rajarajeshwarinagar, 176 Bangalore South, 177 Anekal*, 182 Magadi, 183 Ramanagaram, 184 Kanakapura, 185 Channapatna
    24 Bangalore North: 151 K. R. Pura, 152 Byatarayanapura, 153 Yeshvanthapura, 155 Dasarahalli, 156 Mahalakshmi Layout, 157 Malleshwaram, 158 Hebbal, 159 Pulakeshinagar*
    25 Bangalore Central: 160 Sarvagnanagar, 161 C. V. Raman Nagar*, 162 Shivajinagar, 163 Shanti Nagar, 164 Gandhi Nagar, 165 Rajaji Nagar, 168 Chamrajpet, 174 Mahadevapura*
    26 Bangalore South: 166 Govindraj Nagar, 167 Vijay Nagar, 169 Chickpet, 170 Basavanagudi, 171 Padmanaba Nagar, 172 B. T. M. Layout, 173 Jayanagar, 175 Bommanahalli
    27 Chikkballapur: 139 Gauribidanur, 140 Bagepalli, 141 Chikkballapur, 150 Yelahanka, 178 Hosakote, 179 Devanahalli*, 180 Doddaballapur, 181 Nelamangala*
    28 Kolar*: 142 Sidlaghatta, 143 Chintamani, 144 Srinivaspur, 145 Mulbagal*, 146 Kolar Gold Field*, 147 Bangarapet*, 148 Kolar, 149 Malur`,
  KL: `1 Kasaragod: 1 Manjeshwar, 2 Kasaragod, 3 Udma, 4 Kanhangad, 5 Trikaripur, 6 Payyannur, 7 Kalliasseri
    2 Kannur: 8 Taliparamba, 9 Irikkur, 10 Azhikode, 11 Kannur, 12 Dharmadam, 15 Mattannur, 16 Peravoor
    3 Vadakara: 13 Thalassery, 14 Kuthuparamba, 20 Vadakara, 21 Kuttiadi, 22 Nadapuram, 23 Quilandy, 24 Perambra
    4 Wayanad: 17 Mananthavady+, 18 Sulthanbathery+, 19 Kalpetta, 32 Thiruvambadi, 34 Ernad, 35 Nilambur, 36 Wandoor*
    5 Kozhikode: 25 Balusseri*, 26 Elathur, 27 Kozhikode North, 28 Kozhikode South, 29 Beypore, 30 Kunnamangalam, 31 Koduvally
    6 Malappuram: 33 Kondotty, 37 Manjeri, 38 Perinthalmanna, 39 Mankada, 40 Malappuram, 41 Vengara, 42 Vallikkunnu
    7 Ponnani: 43 Tirurangadi, 44 Tanur, 45 Tirur, 46 Kottakkal, 47 Thavanur, 48 Ponnani, 49 Thrithala
    8 Palakkad: 50 Pattambi, 51 Shoranur, 52 Ottappalam, 53 Kongad*, 54 Mannarkkad, 55 Malampuzha, 56 Palakkad
    9 Alathur*: 57 Tarur*, 58 Chittur, 59 Nemmara, 60 Alathur, 61 Chelakkara*, 62 Kunnamkulam, 65 Wadakkanchery
    10 Thrissur: 63 Guruvayoor, 64 Manalur, 66 Ollur, 67 Thrissur, 68 Nattika*, 70 Irinjalakuda, 71 Pudukkad
    11 Chalakudy: 69 Kaipamangalam, 72 Chalakudy, 73 Kodungallur, 74 Perumbavoor, 75 Angamaly, 76 Aluva, 84 Kunnathunad*
    12 Ernakulam: 77 Kalamassery, 78 Paravur, 79 Vypeen, 80 Kochi, 81 Tripunithura, 82 Ernakulam, 83 Thrikkakara
    13 Idukki: 86 Muvattupuzha, 87 Kothamangalam, 88 Devikulam*, 89 Udumbanchola, 90 Thodupuzha, 91 Idukki, 92 Peerumade
    14 Kottayam: 85 Piravom, 93 Pala, 94 Kaduthuruthy, 95 Vaikom*, 96 Ettumanoor, 97 Kottayam, 98 Puthuppally
    15 Alappuzha: 102 Aroor, 103 Cherthala, 104 Alappuzha, 105 Ambalappuzha, 107 Haripad, 108 Kayamkulam, 116 Karunagappally
    16 Mavelikkara*: 99 Changanassery, 106 Kuttanad, 109 Mavelikkara*, 110 Chengannur, 118 Kunnathur*, 119 Kottarakkara, 120 Pathanapuram
    17 Pathanamthitta: 100 Kanjirappally, 101 Poonjar, 111 Thiruvalla, 112 Ranni, 113 Aranmula, 114 Konni, 115 Adoor*
    18 Kollam: 117 Chavara, 121 Punalur, 122 Chadayamangalam, 123 Kundara, 124 Kollam, 125 Eravipuram, 126 Chathannoor
    19 Attingal: 127 Varkala, 128 Attingal*, 129 Chirayinkeezhu*, 130 Nedumangad, 131 Vamanapuram, 136 Aruvikkara, 138 Kattakkada
    20 Thiruvananthapuram: 132 Kazhakkoottam, 133 Vattiyoorkavu, 134 Thiruvananthapuram, 135 Nemom, 137 Parassala, 139 Kovalam, 140 Neyyattinkara`,
  LD: `1 Lakshadweep+`,
  PY: `1 Puducherry: 1 Mannadipet, 2 Thirubhuvanai*, 3 Oussudu*, 4 Mangalam, 5 Villianur, 6 Ozhukarai, 7 Kadirgamam, 8 Indira Nagar, 9 Thattanchavady, 10 Kamraj Nagar, 11 Lawspet, 12 Kalapet, 13 Muthialpet, 14 Raj Bhavan, 15 Oupalam, 16 Orleampeth, 17 Nellithope, 18 Mudaliarpet, 19 Ariankuppam, 20 Manavely, 21 Embalam*, 22 Nettapakkam*, 23 Bahour, 24 Nedungadu*, 25 Thirunallar, 26 Karaikal North, 27 Karaikal South, 28 Neravy-T. R. Pattinam, 29 Mahe, 30 Yanam`,
  TN: `1 Tiruvallur*: 1 Gummidipoondi, 2 Ponneri*, 4 Tiruvallur, 5 Poonamallee*, 6 Avadi, 9 Madavaram
    2 Chennai North: 10 Tiruvottiyur, 11 Dr. Radhakrishnan Nagar, 12 Perambur, 13 Kolathur, 15 Thiru-Vi-Ka-Nagar*, 17 Royapuram
    3 Chennai South: 22 Virugambakkam, 23 Saidapet, 24 Thiyagarayanagar, 25 Mylapore, 26 Velachery, 27 Sholinganallur
    4 Chennai Central: 14 Villivakkam, 16 Egmore*, 18 Harbour, 19 Chepauk-Thiruvallikeni, 20 Thousand Lights, 21 Anna Nagar
    5 Sriperumbudur: 7 Maduravoyal, 8 Ambattur, 28 Alandur, 29 Sriperumbudur*, 30 Pallavaram, 31 Tambaram
    6 Kancheepuram*: 32 Chengalpattu, 33 Thiruporur, 34 Cheyyur*, 35 Madurantakam*, 36 Uthiramerur, 37 Kancheepuram
    7 Arakkonam: 3 Tiruttani, 38 Arakkonam*, 39 Sholingur, 40 Katpadi, 41 Ranipet, 42 Arcot
    8 Vellore: 43 Vellore, 44 Anaikattu, 45 Kilvaithinankuppam*, 46 Gudiyattam*, 47 Vaniyambadi, 48 Ambur
    9 Krishnagiri: 51 Uthangarai*, 52 Bargur, 53 Krishnagiri, 54 Veppanahalli, 55 Hosur, 56 Thalli
    10 Dharmapuri: 57 Palacodu, 58 Pennagaram, 59 Dharmapuri, 60 Pappireddippatti, 61 Harur*, 85 Mettur
    11 Tiruvannamalai: 49 Jolarpet, 50 Tiruppattur, 62 Chengam*, 63 Tiruvannamalai, 64 Kilpennathur, 65 Kalasapakkam
    12 Arani: 66 Polur, 67 Arani, 68 Cheyyar, 69 Vandavasi*, 70 Gingee, 71 Mailam
    13 Viluppuram*: 72 Tindivanam*, 73 Vanur*, 74 Viluppuram, 75 Vikravandi, 76 Tirukkoyilur, 77 Ulundurpettai
    14 Kallakurichi: 78 Rishivandiyam, 79 Sankarapuram, 80 Kallakurichi*, 81 Gangavalli*, 82 Attur*, 83 Yercaud+
    15 Salem: 84 Omalur, 86 Edappadi, 88 Salem (West), 89 Salem (North), 90 Salem (South), 91 Veerapandi
    16 Namakkal: 87 Sankari, 92 Rasipuram*, 93 Senthamangalam+, 94 Namakkal, 95 Paramathi-Velur, 96 Tiruchengodu
    17 Erode: 97 Kumarapalayam, 98 Erode (East), 99 Erode (West), 100 Modakkurichi, 101 Dharapuram*, 102 Kangayam
    18 Tiruppur: 103 Perundurai, 104 Bhavani, 105 Anthiyur, 106 Gobichettipalayam, 113 Tiruppur (North), 114 Tiruppur (South)
    19 Nilgiris*: 107 Bhavanisagar*, 108 Udhagamandalam, 109 Gudalur*, 110 Coonoor, 111 Mettuppalayam, 112 Avanashi*
    20 Coimbatore: 115 Palladam, 116 Sulur, 117 Kavundampalayam, 118 Coimbatore (North), 120 Coimbatore (South), 121 Singanallur
    21 Pollachi: 119 Thondamuthur, 122 Kinathukadavu, 123 Pollachi, 124 Valparai*, 125 Udumalaipettai, 126 Madathukulam
    22 Dindigul: 127 Palani, 128 Oddanchatram, 129 Attur, 130 Nilakkottai*, 131 Natham, 132 Dindigul
    23 Karur: 133 Vedasandur, 134 Aravakurichi, 135 Karur, 136 Krishnarayapuram*, 138 Manapparai, 179 Viralimalai
    24 Tiruchirappalli: 139 Srirangam, 140 Tiruchirappalli (West), 141 Tiruchirappalli (East), 142 Thiruverumbur, 178 Gandarvakottai*, 180 Pudukkottai
    25 Perambalur: 137 Kulithalai, 143 Lalgudi, 144 Manachanallur, 145 Musiri, 146 Thuraiyur*, 147 Perambalur*
    26 Cuddalore: 151 Tittakudi*, 152 Vriddhachalam, 153 Neyveli, 154 Panruti, 155 Cuddalore, 156 Kurinjipadi
    27 Chidambaram*: 148 Kunnam, 149 Ariyalur, 150 Jayankondam, 157 Bhuvanagiri, 158 Chidambaram, 159 Kattumannarkoil*
    28 Mayiladuthurai: 160 Sirkazhi*, 161 Mayiladuthurai, 162 Poompuhar, 170 Thiruvidaimarudur*, 171 Kumbakonam, 172 Papanasam
    29 Nagapattinam*: 163 Nagapattinam, 164 Kilvelur*, 165 Vedaranyam, 166 Thiruthuraipoondi*, 168 Thiruvarur, 169 Nannilam
    30 Thanjavur: 167 Mannargudi, 173 Thiruvaiyaru, 174 Thanjavur, 175 Orathanadu, 176 Pattukkottai, 177 Peravurani
    31 Sivaganga: 181 Thirumayam, 182 Alangudi, 184 Karaikudi, 185 Tiruppattur, 186 Sivaganga, 187 Manamadurai*
    32 Madurai: 188 Melur, 189 Madurai East, 191 Madurai North, 192 Madurai South, 193 Madurai Central, 194 Madurai West
    33 Theni: 190 Sholavandan*, 197 Usilampatti, 198 Andipatti, 199 Periyakulam*, 200 Bodinayakanur, 201 Cumbum
    34 Virudhunagar: 195 Thiruparankundram, 196 Tirumangalam, 204 Sattur, 205 Sivakasi, 206 Virudhunagar, 207 Aruppukkottai
    35 Ramanathapuram: 183 Aranthangi, 208 Tiruchuli, 209 Paramakudi*, 210 Tiruvadanai, 211 Ramanathapuram, 212 Mudhukulathur
    36 Thoothukkudi: 213 Vilathikulam, 214 Thoothukkudi, 215 Tiruchendur, 216 Srivaikuntam, 217 Ottapidaram*, 218 Kovilpatti
    37 Tenkasi*: 202 Rajapalayam, 203 Srivilliputhur*, 219 Sankarankovil*, 220 Vasudevanallur*, 221 Kadayanallur, 222 Tenkasi
    38 Tirunelveli: 223 Alangulam, 224 Tirunelveli, 225 Ambasamudram, 226 Palayamkottai, 227 Nanguneri, 228 Radhapuram
    39 Kanniyakumari: 229 Kanniyakumari, 230 Nagercoil, 231 Colachel, 232 Padmanabhapuram, 233 Vilavancode, 234 Killiyoor`,
  TS: `1 Adilabad+: 1 Sirpur, 5 Asifabad+, 6 Khanapur+, 7 Adilabad, 8 Boath+, 9 Nirmal, 10 Mudhole
    2 Peddapalli*: 2 Chennur*, 3 Bellampalli*, 4 Mancherial, 22 Dharmapuri*, 23 Ramagundam, 24 Manthani, 25 Peddapalle
    3 Karimnagar: 26 Karimnagar, 27 Choppadandi*, 28 Vemulawada, 29 Sircilla, 30 Manakondur*, 31 Huzurabad, 32 Husnabad
    4 Nizamabad: 11 Armur, 12 Bodhan, 17 Nizamabad (Urban), 18 Nizamabad (Rural), 19 Balkonda, 20 Koratla, 21 Jagtial
    5 Zahirabad: 13 Jukkal*, 14 Banswada, 15 Yellareddy, 16 Kamareddy, 35 Narayankhed, 36 Andole*, 38 Zahirabad*
    6 Medak: 33 Siddipet, 34 Medak, 37 Narsapur, 39 Sangareddy, 40 Patancheru, 41 Dubbak, 42 Gajwel
    7 Malkajgiri: 43 Medchal, 44 Malkajgiri, 45 Qutbullapur, 46 Kukatpalle, 47 Uppal, 49 Lal Bahadur Nagar, 71 Secunderabad Cantt*
    8 Secunderabad: 57 Musheerabad, 59 Amberpet, 60 Khairatabad, 61 Jubilee Hills, 62 Sanathnagar, 63 Nampally, 70 Secunderabad
    9 Hyderabad: 58 Malakpet, 64 Karwan, 65 Goshamahal, 66 Charminar, 67 Chandrayangutta, 68 Yakutpura, 69 Bahadurpura
    10 Chevella: 50 Maheswaram, 51 Rajendranagar, 52 Serilingampally, 53 Chevella*, 54 Pargi, 55 Vicarabad*, 56 Tandur
    11 Mahabubnagar: 72 Kodangal, 73 Narayanpet, 74 Mahbubnagar, 75 Jadcherla, 76 Devarkadra, 77 Makthal, 84 Shadnagar
    12 Nagarkurnool*: 78 Wanaparthy, 79 Gadwal, 80 Alampur*, 81 Nagarkurnool, 82 Achampet*, 83 Kalwakurthy, 85 Kollapur
    13 Nalgonda: 86 Devarakonda+, 87 Nagarjuna Sagar, 88 Miryalaguda, 89 Huzurnagar, 90 Kodad, 91 Suryapet, 92 Nalgonda
    14 Bhuvanagiri: 48 Ibrahimpatnam, 93 Munugode, 94 Bhongir, 95 Nakrekal*, 96 Thungathurthi*, 97 Alair, 98 Jangaon
    15 Warangal*: 99 Ghanpur (Station)*, 100 Palakurthi, 104 Parkal, 105 Warangal West, 106 Warangal East, 107 Wardhannapet*, 108 Bhupalpalle
    16 Mahabubabad+: 101 Dornakal+, 102 Mahabubabad+, 103 Narsampet, 109 Mulug+, 110 Pinapaka+, 111 Yellandu+, 119 Bhadrachalam+
    17 Khammam: 112 Khammam, 113 Palair, 114 Madhira*, 115 Wyra+, 116 Sathupalle*, 117 Kothagudem, 118 Aswaraopeta+`,
};
