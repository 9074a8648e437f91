/** Bengal, Odisha, the North East, Bihar and Jharkhand: see `well_known_places.ts`. */
export const east = `
700001 BBD Bagh=Dalhousie=Esplanade Kolkata=Fairlie Place
700003 Bagbazar
700004 Shyambazar=RG Kar
700005 Hatibagan=Sovabazar
700006 Beadon Street=Maniktala Road
700007 Burrabazar=Bara Bazar
700009 Amherst Street
700010 Beleghata
700012 Bowbazar=College Street
700013 Dharmatala Street
700014 Entally
700016 Park Street
700017 Park Circus=Beckbagan
700019 Ballygunge=Gariahat Road
700020 Bhowanipore=Bhawanipur=Elgin Road=Nandan
700023 Khidderpore=Kidderpore
700024 Garden Reach=Metiabruz
700025 Bhowanipore=Hazra
700026 Kalighat=Rashbehari=Deshapriya Park
700027 Alipore=Alipore Zoo=Chetla
700028 Dum Dum=Nagerbazar=Dum Dum Junction
700029 Gariahat=Lake Gardens Road
700031 Dhakuria
700032 Jadavpur University=Jadavpur=Santoshpur Jadavpur
700033 Tollygunge=Charu Market
700034 Behala
700036 Baranagar
700037 Belgachia
700038 Sahapur
700039 Tiljala=Picnic Garden
700040 Regent Park=Kudghat
700042 Kasba
700045 Lake Gardens=Prince Anwar Shah Road=South City Mall
700046 Science City
700047 Naktala
700048 Sribhumi
700052 Kolkata Airport=NSCBI Airport=Dum Dum Airport
700053 New Alipore
700054 Kankurgachi=Phoolbagan
700055 Bangur Avenue=Dum Dum Park
700056 Belgharia
700059 Baguiati=Baguihati
700061 Thakurpukur Sarsuna
700063 Thakurpukur
700064 Salt Lake Sector 1=Salt Lake=Bidhannagar=City Centre Salt Lake
700068 Jodhpur Park
700069 Dharmatala=Chowringhee
700070 Bansdroni
700071 Victoria Memorial
700074 Dum Dum Cantonment
700075 Santoshpur
700076 Dakshineswar
700078 Haltu
700082 Haridevpur
700084 Garia
700086 Baghajatin
700091 Salt Lake Sector 5=Sector V=Salt Lake=Karunamoyee
700094 Patuli=Panchasayar
700099 Mukundapur=Ajoy Nagar
700101 Kestopur
700102 Kestopur Prafulla Kanan
700107 Ruby Hospital=Anandapur=Acropolis Mall
700108 Bon Hooghly
700135 Rajarhat=New Town Action Area 1
700136 Rajarhat Gopalpur=Chinar Park
700156 New Town=New Town Rajarhat=Ecospace Kolkata=Action Area 2
700157 Hatiara=Action Area 1
711101 Howrah Station
711102 Shibpur
711106 Salkia
711202 Belur Math
712410 Tarakeswar
713201 Durgapur Benachity
713209 Durgapur
713216 City Centre Durgapur
713301 Asansol Burnpur Road
721302 IIT Kharagpur
721428 Digha
721455 Mandarmani
731233 Tarapith
731235 Santiniketan=Visva Bharati
734001 Siliguri=Hill Cart Road=Sevoke Road
734003 Pradhan Nagar
734004 NJP=New Jalpaiguri
734005 Hakimpara
734010 Matigara
734101 Darjeeling=Tiger Hill
734203 Kurseong
734301 Kalimpong
737101 Gangtok=MG Marg Gangtok
737113 Pelling
737120 Lachung
737135 Rumtek
741313 Mayapur=ISKCON Mayapur
742149 Hazarduari=Murshidabad Palace
743368 Sundarban=Sundarbans=Sundarban National Park
743370 Gosaba=Sundarbans
744101 Port Blair=Sri Vijaya Puram=Cellular Jail
744211 Havelock=Swaraj Dweep
751001 Unit 2 Ashok Nagar=Bhubaneswar Station
751002 Old Town=Lingaraj Temple
751003 Baramunda=Unit 8
751006 Laxmi Sagar
751007 Saheed Nagar=Satya Nagar
751010 Rasulgarh
751012 Nayapalli
751013 RRL
751015 IRC Village
751016 Chandrasekharpur=Sailashree Vihar Road
751019 Patrapada=AIIMS Bhubaneswar
751021 Sailashree Vihar=Niladri Vihar
751023 Damana=Infocity Chandrasekharpur
751024 KIIT=Infocity
751030 Khandagiri
752001 Jagannath Puri=Jagannath Temple
752002 Swargadwar
752030 Chilika=Barkul
752111 Konark=Sun Temple
753001 Barabati
753003 College Square Cuttack
753014 CDA Cuttack=Bidanasi
756025 Chandipur
769008 NIT Rourkela
781001 Panbazar=Fancy Bazar=Pan Bazaar
781003 Silpukhuri=Chandmari
781005 Ganeshguri=GS Road=Dispur=Christian Basti
781006 Last Gate
781007 Ulubari
781008 Rehabari=Paltan Bazar
781010 Kamakhya
781011 Maligaon
781012 Pandu
781014 Gauhati University
781015 Guwahati Airport=Borjhar
781019 Kahilipara
781021 Bamunimaidan
781022 Six Mile=Khanapara
781028 Beltola
781036 Hengrabari
781037 Panjabari
781039 IIT Guwahati
781102 Hajo
781315 Manas National Park
785106 Majuli=Kamalabari
790001 Bomdila
790101 Dirang
790104 Tawang
791120 Ziro
792110 Tezu
793001 Police Bazar
793003 Laitumkhrah
793108 Cherrapunji
793109 Dawki
795126 Loktak Lake=Moirang
796001 Aizawl Bara Bazar
797001 Kohima War Cemetery
799001 Ujjayanta Palace
799120 Udaipur Tripura=Tripura Sundari
800001 Gandhi Maidan=Patna Junction=Boring Road=Fraser Road=Exhibition Road=Buddha Colony=SK Puri=Dak Bungalow
800003 Kadamkuan
800004 Ashok Rajpath=Bankipur
800005 NIT Patna
800006 Mahendru
800007 Gulzarbagh
800008 Patna City=Patna Sahib
800011 Kurji Road
800013 Patliputra Colony
800014 Raja Bazar=Bailey Road
800016 Rajendra Nagar Patna
800020 Kankarbagh=Lohia Nagar
800023 Shastri Nagar Patna
800024 Keshri Nagar
800025 Ashiana Digha Road
801503 Saguna More
803101 Bihar Sharif
803111 Nalanda
803116 Rajgir
811311 Jamui
814112 Deoghar=Baidyanath Dham
824231 Bodh Gaya=Mahabodhi=Bodhgaya Temple
825329 Parasnath=Sammed Shikharji=Madhuban Parasnath
826001 Bank More=Hirapur
826004 ISM Dhanbad=IIT Dhanbad
827004 Bokaro Sector 4
829150 Rajrappa
831001 Bistupur=Tatanagar=Sakchi
831005 Kadma
831009 Telco
831011 Sonari
831012 Mango
834001 Ranchi=Main Road Ranchi=Lalpur=Circular Road
834002 Doranda=Hinoo
834003 Harmu Argora
834004 HEC=Dhurwa
834008 Kanke Road=Morabadi
834009 Bariatu=RIMS
834012 Harmu
835218 Netarhat
844128 Vaishali Stupa
`;
