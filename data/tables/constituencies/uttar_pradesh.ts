/** Constituencies of Uttar Pradesh. See `../constituencies.ts` for the notation. */
export const uttarPradesh: Readonly<Record<string, string>> = {
  UP: `1 Saharanpur: 1 Behat, 3 Saharanpur Nagar, 4 Saharanpur, 5 Deoband, 6 Rampur Maniharan*
    2 Kairana: 2 Nakur, 7 Gangoh, 8 Kairana, 9 Thana Bhawan, 10 Shamli
    3 Muzaffarnagar: 11 Budhana, 12 Charthawal, 14 Muzaffar Nagar, 15 Khatauli, 44 Sardhana
    4 Bijnor: 13 Purqazi*, 16 Meerapur, 22 Bijnor, 23 Chandpur, 45 Hastinapur*
    5 Nagina*: 17 Najibabad, 18 Nagina*, 20 Dhampur, 21 Nehtaur*, 24 Noorpur
    6 Moradabad: 19 Barhapur, 25 Kanth, 26 Thakurdwara, 27 Moradabad Rural, 28 Moradabad Nagar
    7 Rampur: 34 Suar, 35 Chamraua, 36 Bilaspur, 37 Rampur, 38 Milak*
    8 Sambhal: 29 Kundarki, 30 Bilari, 31 Chandausi*, 32 Asmoli, 33 Sambhal
    9 Amroha: 39 Dhanaura*, 40 Naugawan Sadat, 41 Amroha, 42 Hasanpur, 60 Garhmukteshwar
    10 Meerut: 46 Kithore, 47 Meerut Cant, 48 Meerut, 49 Meerut South, 59 Hapur*
    11 Baghpat: 43 Siwalkhas, 50 Chhaprauli, 51 Baraut, 52 Baghpat, 57 Modi Nagar
    12 Ghaziabad: 53 Loni, 54 Muradnagar, 55 Sahibabad, 56 Ghaziabad, 58 Dhaulana
    13 Gautam Buddha Nagar: 61 Noida, 62 Dadri, 63 Jewar, 64 Sikandrabad, 70 Khurja*
    14 Bulandshahr*: 65 Bulandshahr, 66 Syana, 67 Anupshahr, 68 Debai, 69 Shikarpur
    15 Aligarh: 71 Khair*, 72 Baroli, 73 Atrauli, 75 Koil, 76 Aligarh
    16 Hathras*: 74 Chharra, 77 Iglas*, 78 Hathras*, 79 Sadabad, 80 Sikandra Rao
    17 Mathura: 81 Chhata, 82 Mant, 83 Goverdhan, 84 Mathura, 85 Baldev*
    18 Agra*: 86 Etmadpur, 87 Agra Cantt*, 88 Agra South, 89 Agra North, 106 Jalesar*
    19 Fatehpur Sikri: 90 Agra Rural*, 91 Fatehpur Sikri, 92 Kheragarh, 93 Fatehabad, 94 Bah
    20 Firozabad: 95 Tundla*, 96 Jasrana, 97 Firozabad, 98 Shikohabad, 99 Sirsaganj
    21 Mainpuri: 107 Mainpuri, 108 Bhongaon, 109 Kishni*, 110 Karhal, 199 Jaswantnagar
    22 Etah: 100 Kasganj, 101 Amanpur, 102 Patiyali, 104 Etah, 105 Marhara
    23 Badaun: 111 Gunnaur, 112 Bisauli*, 113 Sahaswan, 114 Bilsi, 115 Badaun
    24 Aonla: 116 Shekhupur, 117 Dataganj, 122 Faridpur*, 123 Bithari Chainpur, 126 Aonla
    25 Bareilly: 119 Meerganj, 120 Bhojipura, 121 Nawabganj, 124 Bareilly, 125 Bareilly Cantt
    26 Pilibhit: 118 Baheri, 127 Pilibhit, 128 Barkhera, 129 Puranpur*, 130 Bisalpur
    27 Shahjahanpur*: 131 Katra, 132 Jalalabad, 133 Tilhar, 134 Powayan*, 135 Shahjahanpur, 136 Dadral
    28 Kheri: 137 Palia, 138 Nighasan, 139 Gola Gokrannath, 140 Sri Nagar*, 142 Lakhimpur
    29 Dhaurahra: 141 Dhaurahra, 143 Kasta*, 144 Mohammdi, 145 Maholi, 147 Hargaon*
    30 Sitapur: 146 Sitapur, 148 Laharpur, 149 Biswan, 150 Sevata, 151 Mahmoodabad
    31 Hardoi*: 154 Sawayazpur, 155 Shahabad, 156 Hardoi, 157 Gopamau*, 158 Sandi*
    32 Misrikh*: 153 Misrikh*, 159 Bilgram-Mallanwan, 160 Balamau*, 161 Sandila, 209 Bilhaur*
    33 Unnao: 162 Bangermau, 163 Safipur*, 164 Mohan*, 165 Unnao, 166 Bhagwantnagar, 167 Purwa
    34 Mohanlalganj*: 152 Sidhauli*, 168 Malihabad*, 169 Bakshi Kaa Talab, 170 Sarojini Nagar, 176 Mohanlalganj*
    35 Lucknow: 171 Lucknow West, 172 Lucknow North, 173 Lucknow East, 174 Lucknow Central, 175 Lucknow Cantt
    36 Rae Bareli: 177 Bachhrawan*, 179 Harchandpur, 180 Rae Bareli, 182 Sareni, 183 Unchahar
    37 Amethi: 178 Tiloi, 181 Salon*, 184 Jagdishpur*, 185 Gauriganj, 186 Amethi
    38 Sultanpur: 187 Isauli, 188 Sultanpur, 189 Sadar, 190 Lambhua, 191 Kadipur*
    39 Pratapgarh: 244 Rampur Khas, 247 Vishwanath Ganj, 248 Pratapgarh, 249 Patti, 250 Raniganj
    40 Farrukhabad: 103 Aliganj, 192 Kaimganj*, 193 Amritpur, 194 Farrukhabad, 195 Bhojpur
    41 Etawah*: 200 Etawah, 201 Bharthana*, 203 Dibiyapur, 204 Auraiya*, 207 Sikandra
    42 Kannauj: 196 Chhibramau, 197 Tirwa, 198 Kannauj*, 202 Bidhuna, 205 Rasulabad*
    43 Kanpur: 212 Govindnagar, 213 Sishamau, 214 Arya Nagar, 215 Kidwai Nagar, 216 Kanpur Cantt
    44 Akbarpur: 206 Akbarpur-Raniya, 210 Bithoor, 211 Kalyanpur, 217 Maharajpur, 218 Ghatampur*
    45 Jalaun*: 208 Bhognipur, 219 Madhaugarh, 220 Kalpi, 221 Orai*, 225 Garautha
    46 Jhansi: 222 Babina, 223 Jhansi Nagar, 224 Mauranipur*, 226 Lalitpur, 227 Mehroni*
    47 Hamirpur: 228 Hamirpur, 229 Rath*, 230 Mahoba, 231 Charkhari, 232 Tindwari
    48 Banda: 233 Baberu, 234 Naraini*, 235 Banda, 236 Chitrakoot, 237 Manikpur
    49 Fatehpur: 238 Jahanabad, 239 Bindki, 240 Fatehpur, 241 Ayah Shah, 242 Husainganj, 243 Khaga*
    50 Kaushambi*: 245 Babaganj*, 246 Kunda, 251 Sirathu, 252 Manjhanpur*, 253 Chail
    51 Phulpur: 254 Phaphamau, 255 Soraon*, 256 Phulpur, 261 Allahabad West, 262 Allahabad North
    52 Allahabad: 259 Meja, 260 Karachhana, 263 Allahabad South, 264 Bara*, 265 Koraon*
    53 Barabanki*: 266 Kursi, 267 Ram Nagar, 268 Barabanki, 269 Zaidpur*, 272 Haidergarh*
    54 Faizabad: 270 Dariyabad, 271 Rudauli, 273 Milkipur*, 274 Bikapur, 275 Ayodhya
    55 Ambedkar Nagar: 276 Goshainganj, 277 Katehari, 278 Tanda, 280 Jalalpur, 281 Akbarpur
    56 Bahraich*: 282 Balha*, 283 Nanpara, 284 Matera, 285 Mahasi, 286 Bahraich
    57 Kaiserganj: 287 Payagpur, 288 Kaiserganj, 297 Katra Bazar, 298 Colonelganj, 299 Tarabganj
    58 Shrawasti: 289 Bhinga, 290 Shrawasti, 291 Tulsipur, 292 Gainsari, 294 Balrampur*
    59 Gonda: 293 Utraula, 295 Mehnaun, 296 Gonda, 300 Mankapur*, 301 Gaura
    60 Domariyaganj: 302 Shohratgarh, 303 Kapilvastu*, 304 Bansi, 305 Itwa, 306 Domariyaganj
    61 Basti: 307 Harraiya, 308 Kaptanganj, 309 Rudhauli, 310 Basti Sadar, 311 Mahadewa*
    62 Sant Kabir Nagar: 279 Alapur*, 312 Menhdawal, 313 Khalilabad, 314 Dhanghata*, 325 Khajani*
    63 Maharajganj: 315 Pharenda, 316 Nautanwa, 317 Siswa, 318 Maharajganj*, 319 Paniyara
    64 Gorakhpur: 320 Campierganj, 321 Pipraich, 322 Gorakhpur Urban, 323 Gorakhpur Rural, 324 Sahajanwa
    65 Kushi Nagar: 329 Khadda, 330 Padrauna, 333 Kushinagar, 334 Hata, 335 Ramkola*
    66 Deoria: 331 Tamkuhi Raj, 332 Fazilnagar, 337 Deoria, 338 Pathardeva, 339 Rampur Karkhana
    67 Bansgaon*: 326 Chauri-Chaura, 327 Bansgaon*, 328 Chillupar, 336 Rudrapur, 342 Barhaj
    68 Lalganj*: 343 Atrauliya, 348 Nizamabad, 349 Phoolpur-Pawai, 350 Didarganj, 351 Lalganj*
    69 Azamgarh: 344 Gopalpur, 345 Sagri, 346 Mubarakpur, 347 Azamgarh, 352 Mehnagar*
    70 Ghosi: 353 Madhuban, 354 Ghosi, 355 Muhammadabad-Gohna*, 356 Mau, 358 Rasara
    71 Salempur: 340 Bhatpar Rani, 341 Salempur*, 357 Belthara Road*, 359 Sikanderpur, 362 Bansdih
    72 Ballia: 360 Phephana, 361 Ballia Nagar, 363 Bairia, 377 Zahoorabad, 378 Mohammadabad
    73 Jaunpur: 364 Badlapur, 365 Shahganj, 366 Jaunpur, 367 Malhani, 368 Mungra Badshahpur
    74 Machhlishahr*: 369 Machhlishahr*, 370 Mariyahu, 371 Zafrabad, 372 Kerakat*, 384 Pindra
    75 Ghazipur: 373 Jakhanian*, 374 Saidpur*, 375 Ghazipur, 376 Jangipur, 379 Zamania
    76 Chandauli: 380 Mughalsarai, 381 Sakaldiha, 382 Saiyadraja, 385 Ajagara*, 386 Shivpur
    77 Varanasi: 387 Rohaniya, 388 Varanasi North, 389 Varanasi South, 390 Varanasi Cantt, 391 Sevapuri
    78 Bhadohi: 257 Pratappur, 258 Handia, 392 Bhadohi, 393 Gyanpur, 394 Aurai*
    79 Mirzapur: 395 Chhanbey*, 396 Mirzapur, 397 Majhawan, 398 Chunar, 399 Marihan
    80 Robertsganj*: 383 Chakia*, 400 Ghorawal, 401 Robertsganj, 402 Obra+, 403 Duddhi+`,
};
